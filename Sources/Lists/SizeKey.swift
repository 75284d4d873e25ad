internal import Foundation
internal import Graphics
internal import Text

/// Everything that a cell's size depends on.
///
/// Unchecked because of the data: keys are compared on the thread that lays the list out, and hashed elsewhere only
/// for classes whose data may go there.
struct SizeKey: Hashable, @unchecked Sendable {
    /// What all cells of one layout have in common; one object for all its keys.
    final class Context: Sendable {
        let traits: Traits
        let fonts: FontSet

        init(_ environment: TextEnvironment) {
            traits = environment.traits
            fonts = environment.fonts
        }

        func isEqual(to other: Context) -> Bool {
            self === other || (fonts === other.fonts && traits == other.traits)
        }
    }

    let className: String
    let data: AnyHashable
    let offered: CGSize
    /// True in a flow, where the measured width counts.
    let isFreeWidth: Bool
    let context: Context
    /// Worked out once, as data may be long.
    private let hash: Int

    init(
        className: String,
        data: AnyHashable,
        offered: CGSize,
        isFreeWidth: Bool,
        context: Context
    ) {
        self.className = className
        self.data = data
        self.offered = offered
        self.isFreeWidth = isFreeWidth
        self.context = context
        var hasher = Hasher()
        hasher.combine(className)
        hasher.combine(data)
        hasher.combine(offered.width)
        hash = hasher.finalize()
    }

    static func == (a: SizeKey, b: SizeKey) -> Bool {
        a.hash == b.hash && a.offered == b.offered && a.isFreeWidth == b.isFreeWidth
            && a.className == b.className
            && a.context.isEqual(to: b.context) && areSame(a.data, b.data)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }

    /// Stricter than `==`, for which 1 equals 1.0 and a composed letter its parts although they look different.
    private static func areSame(_ a: AnyHashable, _ b: AnyHashable) -> Bool {
        guard a == b, type(of: a.base) == type(of: b.base) else { return false }
        guard let a = a.base as? String, let b = b.base as? String else { return true }
        return a.utf8.elementsEqual(b.utf8)
    }
}
