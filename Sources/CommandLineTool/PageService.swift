internal import ImageCoding

/// What the verbs need from the library; everything below the command is behind it.
protocol PageService: Sendable {
    /// The version of Listshot.
    var version: String { get }

    /// The JSON Schema of pages.
    var pageSchema: String { get }

    /// Draws one picture, handing its bytes over piece by piece.
    ///
    /// An error of the sink ends the drawing and is thrown on as the failure it means.
    func render(
        _ request: PageRequest,
        as format: PictureFormat,
        to sink: any ByteSink
    ) throws(CommandFailure) -> RenderOutcome

    /// Lays a page out without drawing it.
    func layout(_ request: PageRequest) throws(CommandFailure) -> LayoutReport
}
