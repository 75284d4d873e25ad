internal import Graphics

/// Every option of the command, in the order of the help.
extension Option {
    static let help = Option("help", short: "h", .flag, help: "Show this help.")

    static let output = Option(
        "output",
        short: "o",
        .single(ValueForm("FILE|DIR|-", .files(PictureFormat.allCases.map(\.rawValue)))),
        help: "Where to write; the suffix chooses the format, - is standard output."
    )
    static let format = Option(
        "format",
        .single(.words(PictureFormat.allCases.map(\.rawValue))),
        help: "Format of what goes to a folder or to standard output; png if not given."
    )
    static let json = Option("json", .flag, help: "Print JSON with a schema version instead of text.")
    static let strict = Option("strict", .flag, help: "End with exit code 1 if there are warnings.")
    static let watch = Option("watch", .flag, help: "Draw again whenever an input changes; ends with Ctrl-C.")
    static let jobs = Option(
        "jobs",
        short: "j",
        .single(ValueForm("N")),
        help: "How many threads to use; the result is the same for any number."
    )

    static let data = Option(
        "data",
        .single(ValueForm("FILE", .files(["json"]))),
        help: "A JSON file that feeds the page, when its data is elsewhere; - is standard input."
    )
    static let images = Option("images", .single(.folder), help: "Where to look for images.")
    static let fontFolder = Option(
        "font-dir",
        .repeated(.folder),
        help: "Use the fonts of this folder instead of the default set; may be repeated."
    )

    static let viewport = Option(
        "viewport",
        .flag,
        help: "Draw one screen, as high as the traits say, instead of the whole content."
    )
    static let offset = Option(
        "offset",
        .single(.length),
        help: "How far the list is scrolled; with --viewport."
    )

    static let width = Option("width", .list(.length), help: "Width of the list; 375 if not given.")
    static let height = Option("height", .list(.length), help: "Height of the screen; 812 if not given.")
    static let device = Option(
        "device",
        .list(ValueForm("NAME", .words(Device.all.map(\.slug)))),
        help: "Width, height and scale of a device, for instance iphone-16-pro."
    )
    static let scale = Option("scale", .list(ValueForm("N")), help: "Pixels per point; 2 if not given.")
    static let appearance = Option(
        "appearance",
        .list(.words(Appearance.allCases.map(\.rawValue))),
        help: "Light or dark; light if not given."
    )
    static let textSize = Option(
        "text-size",
        .list(ValueForm("SIZE", .words(ContentSizeCategory.allCases.map(\.rawValue)))),
        help: "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 or AX5; L if not given."
    )
    static let locale = Option(
        "locale",
        .list(ValueForm("ID")),
        help: "Language of the list, for instance zh-Hans; en if not given."
    )
    static let direction = Option(
        "direction",
        .list(.words(LayoutDirection.allCases.map(\.rawValue))),
        help: "Left to right or right to left; that of the locale if not given."
    )

    /// What the picture is drawn for; several values of one make several variants.
    static let traits = [device, width, height, scale, appearance, textSize, locale, direction]
    /// What a page is made from and how.
    static let page = [data, images, fontFolder, jobs, strict]
}
