/// The heights a table gives to headers and footers that name none, in points.
///
/// Figures: frames that Interface Builder, which runs UIKit, saved into public storyboards (iOS 12 to 18).
public struct TableSpacing: Sendable, Hashable {
    /// A header with a view, in the first section and in the others.
    public var firstHeader: Double
    public var header: Double
    /// The distance kept where a section has no header.
    public var missingHeader: Double
    /// A footer with a view.
    public var footer: Double
    /// The distance kept where a section has no footer.
    public var missingFooter: Double

    /// Headers and footers of 28; nothing where there is none.
    public static let plain = TableSpacing(
        firstHeader: 28,
        header: 28,
        missingHeader: 0,
        footer: 28,
        missingFooter: 0
    )
    /// Footer 18 and header 38 make the 56 between titled groups; the first header is 17.5 higher.
    public static let grouped = TableSpacing(
        firstHeader: 55.5,
        header: 38,
        missingHeader: 18,
        footer: 18,
        missingFooter: 18
    )

    public init(
        firstHeader: Double,
        header: Double,
        missingHeader: Double,
        footer: Double,
        missingFooter: Double
    ) {
        self.firstHeader = firstHeader
        self.header = header
        self.missingHeader = missingHeader
        self.footer = footer
        self.missingFooter = missingFooter
    }
}
