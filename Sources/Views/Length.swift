public import Foundation

/// A length in points, or a share of the parent's length.
public enum Length: Sendable, Hashable {
    case points(CGFloat)
    /// 1 is the parent's whole length.
    case fraction(CGFloat)

    /// Points within a parent's length; a share of an unlimited length is none.
    func resolved(in parent: CGFloat) -> CGFloat? {
        switch self {
        case .points(let points): points
        case .fraction(let fraction): parent.isFinite ? fraction * parent : nil
        }
    }
}
