internal import Foundation
internal import Glibc
public import Lists

/// The `listshot` command as a whole, for the executable itself and for those of users with cells of their own.
///
/// A program with cells of its own registers them and has the whole command:
///
///     import CommandLineTool
///     ListshotCommand.run { $0.register(PriceCell.self) }
public enum ListshotCommand {
    /// Runs the command with the arguments of the process and ends the process with its exit code.
    ///
    /// - Parameter registering: adds the cell classes that pages may bind by name.
    public static func run(registering: (inout CellRegistry) -> Void = { _ in }) -> Never {
        var registry = CellRegistry()
        registering(&registry)
        run(with: LibraryService(registry: registry))
    }

    /// Runs the command with the arguments of the process and ends the process with its exit code.
    static func run(with service: any PageService) -> Never {
        // A reader of standard output that goes away is an error value of write(2), not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        // Likewise a file that grows beyond the limit of the process.
        signal(SIGXFSZ, SIG_IGN)
        occupyClosedStreams()
        let process = ProcessInfo.processInfo
        let session = Session(
            console: Console(environment: process.environment),
            service: service,
            processorCount: min(max(process.activeProcessorCount, 1), 256),
            clock: { ProcessInfo.processInfo.systemUptime },
            pause: { usleep(125_000) == 0 || errno == EINTR }
        )
        exit(Tool(session: session).run(Array(process.arguments.dropFirst())).rawValue)
    }

    /// Keeps the numbers of closed standard streams from being given to files, into which messages would be
    /// written; reading and writing them still fails, as it should.
    private static func occupyClosedStreams() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
            _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
