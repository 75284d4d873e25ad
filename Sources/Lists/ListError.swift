internal import Diagnostics
public import Layouts

/// Why a list cannot be laid out.
public enum ListError: Error, Sendable, CustomStringConvertible {
    case unknownClass(name: String, section: Int, item: Int, known: [String])
    case layout(LayoutError)

    public var description: String {
        switch self {
        case .unknownClass(let name, let section, let item, let known):
            let remedy = Suggestion.remedy(for: name, among: known).map { "; \($0)" } ?? ""
            return "section \(section), item \(item): unknown cell class \"\(name)\"\(remedy)"
        case .layout(let error): return "\(error)"
        }
    }
}
