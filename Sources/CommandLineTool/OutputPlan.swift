internal import Diagnostics

/// Which picture goes where: every page in every variant, each to a place of its own.
struct OutputPlan: Sendable {
    /// Where one picture goes.
    enum Destination: Sendable, Hashable {
        case file(String)
        case standardOutput
    }

    struct Picture: Sendable, Hashable {
        let page: PageSource
        let variant: Variant
        let format: PictureFormat
        let destination: Destination

        /// How the progress line calls it.
        var label: String {
            switch destination {
            case .file(let path): path
            case .standardOutput: page.name
            }
        }
    }

    /// What `-o` names.
    private enum Target {
        case folder(String)
        case file(String)
        case standardOutput
    }

    let pictures: [Picture]

    /// Plans the pictures of all pages and variants by the values of `-o` and `--format`.
    ///
    /// Without `-o`, pages go to the working folder and a page from standard input to standard output.
    init(
        pages: [PageSource],
        variants: [Variant],
        output: String?,
        format: PictureFormat?,
        isFolder: (String) -> Bool
    ) throws(CommandFailure) {
        let target = try Self.target(output, pages: pages, isFolder)
        let format = try Self.format(of: target, asked: format)
        try Self.checkCount(of: target, pages: pages.count, variants: variants.count)
        pictures = pages.flatMap { page in
            variants.map { variant in
                Picture(
                    page: page,
                    variant: variant,
                    format: format,
                    destination: Self.destination(in: target, page, variant, format, variants.count)
                )
            }
        }
        try checkDistinct()
    }

    private static func target(
        _ output: String?,
        pages: [PageSource],
        _ isFolder: (String) -> Bool
    ) throws(CommandFailure) -> Target {
        guard let output else {
            if pages == [.standardInput] { return .standardOutput }
            return .folder("")
        }
        if output == "-" { return .standardOutput }
        if output.hasSuffix("/") || isFolder(output) {
            return .folder(output.hasSuffix("/") ? output : output + "/")
        }
        guard PictureFormat(suffixOf: output) != nil else {
            throw .usage(
                "\"\(output)\" is no folder and its suffix names no format",
                remedy: "use .png, .svg or .pdf, or end a new folder's name in \"/\""
            )
        }
        return .file(output)
    }

    private static func format(
        of target: Target,
        asked: PictureFormat?
    ) throws(CommandFailure) -> PictureFormat {
        guard case .file(let path) = target, let named = PictureFormat(suffixOf: path) else {
            return asked ?? .png
        }
        guard asked == nil || asked == named else {
            throw .usage(
                "--format \(asked?.rawValue ?? "") contradicts \"\(path)\"",
                remedy: "leave --format out, or change the suffix"
            )
        }
        return named
    }

    private static func checkCount(of target: Target, pages: Int, variants: Int) throws(CommandFailure) {
        switch target {
        case .folder: return
        case .file(let path):
            guard pages > 1 else { return }
            throw .usage(
                "\(pages) pages cannot go to one file \"\(path)\"",
                remedy: "give a folder: -o DIR"
            )
        case .standardOutput:
            guard pages * variants > 1 else { return }
            throw .usage(
                "\(pages * variants) pictures cannot go to standard output",
                remedy: "give a folder: -o DIR"
            )
        }
    }

    private static func destination(
        in target: Target,
        _ page: PageSource,
        _ variant: Variant,
        _ format: PictureFormat,
        _ variantCount: Int
    ) -> Destination {
        let suffix = variant.name.map { "@" + $0 } ?? ""
        switch target {
        case .standardOutput: return .standardOutput
        case .folder(let folder): return .file("\(folder)\(page.stem)\(suffix).\(format.rawValue)")
        case .file(let path) where variantCount == 1: return .file(path)
        case .file(let path):
            let end = path.index(path.endIndex, offsetBy: -(format.rawValue.count + 1))
            return .file(path[..<end] + suffix + path[end...])
        }
    }

    private func checkDistinct() throws(CommandFailure) {
        var pages: [String: PageSource] = [:]
        for picture in pictures {
            guard case .file(let path) = picture.destination else { continue }
            if let other = pages.updateValue(picture.page, forKey: path) {
                throw .usage(
                    "\"\(other.name)\" and \"\(picture.page.name)\" would both be written to \"\(path)\"",
                    remedy: "draw them in two calls, each with its own -o DIR"
                )
            }
        }
    }
}
