/// Where two trees differ first.
struct TreeDifference: CustomStringConvertible {
    let description: String

    /// Nil when every line is the same.
    init?(_ expected: String, _ actual: String) {
        guard expected != actual else { return nil }
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(old, new).prefix { $0 == $1 }.count
        let found = line < new.count ? new[line] : "(the end)"
        let wanted = line < old.count ? old[line] : "(the end)"
        description = "line \(line + 1) of the tree is\n\(found)\ninstead of\n\(wanted)"
    }
}
