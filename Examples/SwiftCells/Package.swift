// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SwiftCells",
    dependencies: [
        .package(name: "Listshot", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "SwiftCells",
            dependencies: [
                .product(name: "Listshot", package: "Listshot"),
                .product(name: "ListshotCommand", package: "Listshot"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
