internal import Diagnostics

/// A problem that one property has with some items' data.
struct ItemProblems {
    struct Key: Hashable {
        var id: String
        var offset: Int32
        var subject: String
    }

    let key: Key
    let severity: Severity
    let message: String
    let remedy: String?
    let first: ItemLabel
    private var last: ItemLabel
    private var count = 1

    init(key: Key, severity: Severity, message: String, remedy: String?, first: ItemLabel) {
        self.key = key
        self.severity = severity
        self.message = message
        self.remedy = remedy
        self.first = first
        last = first
    }

    /// Counts another item, once.
    mutating func add(_ item: ItemLabel) {
        guard item != last else { return }
        last = item
        count += 1
    }

    var problem: JSONProblem {
        let others = count > 1 ? ", and \(count - 1) more" : ""
        return JSONProblem(
            offset: Int(key.offset),
            severity: severity,
            id: key.id,
            message: "\(message) (\(first)\(others))",
            remedy: remedy
        )
    }
}
