/// A verb at work: made from its arguments, it does its work once.
protocol Command: SendableMetatype {
    static var verb: Verb { get }

    /// Reads the arguments; everything that is wrong with them is told before any work is done.
    init(_ arguments: Arguments, in session: Session) throws(CommandFailure)

    func run(in session: Session) throws(CommandFailure) -> ExitCode
}
