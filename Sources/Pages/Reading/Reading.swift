internal import Diagnostics

/// One pass over a document or over items' data: what is wrong is collected here, and reading goes on.
final class Reading {
    /// Problems that are kept to be shown in the order of the text.
    private static let storeLimit = 10_000

    let source: SourceText
    /// What messages call the value that is being read, for instance `"height"`.
    private(set) var subject = "the value"
    /// While true, a text with `{{…}}` in it stands for any value.
    private(set) var acceptsBindings = false
    /// The bindings met since they were last taken, for the node that is being read.
    var bindings: [Binding] = []
    /// The item whose data is being read; problems are then told once per property, with the first such item.
    var item: ItemLabel?
    /// Reports at the item's own place, for templates that do not stand in the source.
    var itemOffset: Int32?
    /// Where the page asks for the data that is being read.
    private var bindingOffset: Int32 = 0

    private var problems: [JSONProblem] = []
    /// How many more there were than are worth keeping.
    private var notStored = 0
    private var itemProblems: [ItemProblems.Key: Int] = [:]
    private var itemProblemList: [ItemProblems] = []
    private let isSilent: Bool

    init(_ source: SourceText) {
        self.source = source
        isSilent = false
    }

    private init(silent source: SourceText) {
        self.source = source
        isSilent = true
    }

    /// Reports nothing, for data that is already checked.
    static func silent(_ source: SourceText) -> Reading {
        Reading(silent: source)
    }

    /// How many problems there are so far.
    var problemCount: Int { problems.count + itemProblemList.count + notStored }

    /// All problems so far, in the order of the text; those that many items share are one.
    var diagnostics: [Diagnostic] {
        source.diagnostics(of: problems + itemProblemList.map(\.problem), notStored: notStored)
    }

    func error(
        _ id: String,
        _ message: @autoclosure () -> String,
        remedy: @autoclosure () -> String? = nil,
        at offset: Int32
    ) {
        report(.error, id, message, remedy, at: offset)
    }

    func warning(
        _ id: String,
        _ message: @autoclosure () -> String,
        remedy: @autoclosure () -> String? = nil,
        at offset: Int32
    ) {
        report(.warning, id, message, remedy, at: offset)
    }

    /// Reports that a value is not what its key takes.
    func mismatch(_ value: JSONValue, expected: @autoclosure () -> String) {
        error(
            "wrong-type",
            "\(subject) must be \(expected()), found \(value.found)",
            at: value.offset
        )
    }

    private func report(
        _ severity: Severity,
        _ id: String,
        _ message: () -> String,
        _ remedy: () -> String?,
        at offset: Int32
    ) {
        guard !isSilent else { return }
        guard let item else {
            guard problems.count < Self.storeLimit else {
                notStored += 1
                return
            }
            problems.append(
                JSONProblem(
                    offset: Int(offset),
                    severity: severity,
                    id: id,
                    message: message(),
                    remedy: remedy()
                )
            )
            return
        }
        let key = ItemProblems.Key(id: id, offset: itemOffset ?? bindingOffset, subject: subject)
        if let index = itemProblems[key] {
            itemProblemList[index].add(item)
            return
        }
        guard itemProblemList.count < Self.storeLimit else {
            notStored += 1
            return
        }
        itemProblems[key] = itemProblemList.count
        itemProblemList.append(
            ItemProblems(key: key, severity: severity, message: message(), remedy: remedy(), first: item)
        )
    }

    /// Runs `body` with another name for the value in messages.
    func naming<Result>(_ subject: @autoclosure () -> String, _ body: () -> Result) -> Result {
        guard !isSilent else { return body() }
        let before = self.subject
        self.subject = subject()
        defer { self.subject = before }
        return body()
    }

    /// Runs `body` for its errors only, with bound texts in place of any value.
    func acceptingBindings(_ body: () -> Void) {
        let before = acceptsBindings
        acceptsBindings = true
        defer { acceptsBindings = before }
        body()
    }

    /// Runs `body` on an item's data, on behalf of a property of the page.
    func resolving<Result>(_ key: String, at offset: Int32, _ body: () -> Result) -> Result {
        guard !isSilent else { return body() }
        let before = (subject, bindingOffset)
        (subject, bindingOffset) = (key, offset)
        defer { (subject, bindingOffset) = before }
        return body()
    }
}
