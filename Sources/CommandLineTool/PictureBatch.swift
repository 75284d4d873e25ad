internal import Diagnostics
internal import ImageCoding

/// Draws the pictures of a plan one after the other; one that fails does not keep the others from being drawn.
struct PictureBatch {
    struct Result {
        /// The first failure's, or what warnings make it.
        var exitCode = ExitCode.success
        /// Every file that was read or looked for, in order.
        var inputs: [String] = []
    }

    let pictures: [OutputPlan.Picture]
    let options: PageOptions
    let session: Session

    /// Draws all, printing the path of each file as it is finished.
    func draw() throws(CommandFailure) -> Result {
        let progress = ProgressLine(total: pictures.count, console: session.console, clock: session.clock)
        let ticker = ProgressTicker(progress, isShown: session.console.isErrorTerminal)
        defer { withExtendedLifetime(ticker) {} }
        var result = Result()
        var told: Set<Diagnostic> = []
        for picture in pictures {
            progress.begin(picture.label)
            var diagnostics: [Diagnostic]
            do {
                let outcome = try draw(picture, progress)
                diagnostics = outcome.diagnostics
                result.inputs += outcome.inputs
                progress.end()
                if case .file(let path) = picture.destination { try session.console.print(path) }
            } catch {
                if error == .closedPipe { throw error }
                progress.end()
                diagnostics = error.diagnostics
                if result.exitCode == .success { result.exitCode = error.exitCode }
            }
            // The variants of a page mostly have the same faults: each is told once.
            for diagnostic in diagnostics where told.insert(diagnostic).inserted {
                session.console.report(diagnostic)
            }
        }
        if result.exitCode == .success { result.exitCode = options.exitCode(for: told) }
        return result
    }

    private func draw(
        _ picture: OutputPlan.Picture,
        _ progress: ProgressLine
    ) throws(CommandFailure) -> RenderOutcome {
        switch picture.destination {
        case .standardOutput:
            return try draw(picture, to: StandardOutputSink(session.console), progress)
        case .file(let path):
            return try draw(picture, toFile: path, progress)
        }
    }

    private func draw(
        _ picture: OutputPlan.Picture,
        toFile path: String,
        _ progress: ProgressLine
    ) throws(CommandFailure) -> RenderOutcome {
        let file = LateFile(path: path)
        do throws(CommandFailure) {
            let outcome = try draw(picture, to: file, progress)
            try commit(file)
            return outcome
        } catch {
            throw file.folderFailure ?? error
        }
    }

    private func commit(_ file: LateFile) throws(CommandFailure) {
        do throws(ImageCodingError) {
            try file.commit()
        } catch {
            throw CommandFailure(error)
        }
    }

    private func draw(
        _ picture: OutputPlan.Picture,
        to sink: any ByteSink,
        _ progress: ProgressLine
    ) throws(CommandFailure) -> RenderOutcome {
        try session.service.render(
            options.request(for: picture.page, picture.variant),
            as: picture.format,
            to: ProgressSink(sink, progress)
        )
    }
}
