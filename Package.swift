// swift-tools-version: 6.2
import PackageDescription

/// The settings every Swift target shares; see CONTRIBUTING.md for the reasons.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
]

func systemLibrary(_ name: String, pkgConfig: String, package: String) -> Target {
    .systemLibrary(
        name: name,
        path: "Sources/SystemLibraries/\(name)",
        pkgConfig: pkgConfig,
        providers: [.apt([package])]
    )
}

func stage(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
    of name: String,
    _ dependencies: [Target.Dependency] = [],
    exclude: [String] = []
) -> Target {
    .testTarget(
        name: name + "Tests",
        dependencies: [.init(stringLiteral: name)] + dependencies,
        exclude: exclude,
        swiftSettings: settings
    )
}

let package = Package(
    name: "Listshot",
    products: [
        .library(name: "Listshot", targets: ["Listshot"]),
        .library(name: "ListshotCommand", targets: ["CommandLineTool"]),
        .executable(name: "listshot", targets: ["listshot-command"]),
    ],
    targets: [
        systemLibrary("CCairo", pkgConfig: "cairo-ft", package: "libcairo2-dev"),
        systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", package: "libharfbuzz-dev"),
        systemLibrary("CPango", pkgConfig: "pango", package: "libpango1.0-dev"),
        systemLibrary("CPNG", pkgConfig: "libpng", package: "libpng-dev"),
        systemLibrary("CTurboJPEG", pkgConfig: "libturbojpeg", package: "libturbojpeg0-dev"),
        systemLibrary("CDeflate", pkgConfig: "libdeflate", package: "libdeflate-dev"),
        systemLibrary("CISAL", pkgConfig: "libisal", package: "libisal-dev"),
        systemLibrary("CXXHash", pkgConfig: "libxxhash", package: "libxxhash-dev"),

        stage("Diagnostics"),
        stage("Graphics"),
        stage("Layouts", ["Graphics"]),
        stage("Text", ["Graphics", "CHarfBuzz", "CPango"]),
        stage("ImageCoding", ["Graphics", "CPNG", "CTurboJPEG", "CDeflate", "CISAL", "CXXHash"]),
        stage("Drawing", ["Graphics", "ImageCoding", "CCairo"]),
        stage("Views", ["Graphics", "Text"]),
        stage("Lists", ["Diagnostics", "Graphics", "Layouts", "Text", "Views"]),
        stage("Pages", ["Diagnostics", "Graphics", "Layouts", "Text", "Views", "Lists"]),
        stage("Snapshots", ["Graphics", "ImageCoding"]),
        stage(
            "Listshot",
            [
                "Diagnostics", "Graphics", "Layouts", "Text", "ImageCoding", "Drawing", "Views", "Lists",
                "Pages",
            ]
        ),
        stage(
            "CommandLineTool",
            [
                "Listshot", "Diagnostics", "Graphics", "Layouts", "Text", "ImageCoding", "Drawing", "Views",
                "Lists", "Pages",
            ]
        ),
        .executableTarget(
            name: "listshot-command",
            dependencies: ["CommandLineTool"],
            swiftSettings: settings
        ),

        .executableTarget(
            name: "listshot-bench",
            dependencies: ["Listshot"],
            path: "Benchmarks/ListshotBench",
            swiftSettings: settings
        ),

        tests(of: "Diagnostics"),
        tests(of: "Graphics"),
        tests(of: "Layouts", ["Graphics"], exclude: ["Fixtures"]),
        tests(of: "Text", ["Graphics"]),
        tests(of: "ImageCoding", ["Graphics", "CTurboJPEG"]),
        tests(of: "Drawing", ["Graphics", "ImageCoding"]),
        tests(of: "Views", ["Graphics", "Text"]),
        tests(of: "Lists", ["Graphics", "Layouts", "Text", "Views"]),
        tests(of: "Pages", ["Diagnostics", "Graphics", "Layouts", "Text", "Views", "Lists"]),
        tests(of: "CommandLineTool", ["Diagnostics", "Graphics", "ImageCoding", "Listshot"]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["listshot-command"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "Listshot", "Diagnostics", "Drawing", "Graphics", "ImageCoding", "Lists", "Pages", "Text",
                "Snapshots",
            ],
            exclude: ["Pages"],
            swiftSettings: settings
        ),
        .testTarget(name: "PackageTests", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
