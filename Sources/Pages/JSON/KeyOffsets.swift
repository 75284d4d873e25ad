/// The keys of one object, to find those that are written twice.
struct KeyOffsets {
    /// From this many keys on a table is faster than looking at each.
    private static let tableThreshold = 16

    private var table: [String: Int] = [:]

    /// Where the key stands already, among `members` that came before; nil when it is new.
    mutating func insert(_ key: String, at offset: Int, into members: [JSONMember]) -> Int? {
        guard members.count >= Self.tableThreshold else {
            return members.first { $0.key == key }.map { Int($0.keyOffset) }
        }
        if table.isEmpty {
            for member in members { table[member.key] = Int(member.keyOffset) }
        }
        if let first = table[key] { return first }
        table[key] = offset
        return nil
    }
}
