internal import Graphics
internal import Synchronization

/// The declared fonts: the only ones that can reach a pixel.
///
/// Files are opened when first needed and stay open. Characters that a label's own family lacks come from the
/// other families of the set, in declared order, Han by the locale's region first.
public final class FontSet: Sendable {
    /// All declared faces, families in fallback order.
    public let declarations: [FontDeclaration]
    /// The family that the system font stands for.
    public let systemFamily: String
    private let families: [String]
    private let state = Mutex(State())

    private struct State {
        var faces: [FontDeclaration: LoadedFace] = [:]
        var chains: [ChainKey: [LoadedFace]] = [:]
        var substitutions: Set<String> = []
    }

    private struct ChainKey: Hashable {
        var family: Font.Family
        var weight: Font.Weight
        var isItalic: Bool
        var locale: String
    }

    /// The fonts of Debian's packages (`make setup` installs them).
    public static func debian() throws(TextError) -> FontSet {
        let declarations = FontDeclaration.debian()
        guard !declarations.isEmpty else { throw .noFonts(places: ["/usr/share/fonts"]) }
        return FontSet(declarations: declarations)
    }

    /// The fonts in folders and their subfolders, and none else; earlier folders come first.
    public static func folders(_ paths: [String]) throws(TextError) -> FontSet {
        var declarations: [FontDeclaration] = []
        for path in paths { declarations += try FontDeclaration.faces(inFolder: path) }
        guard !declarations.isEmpty else { throw .noFonts(places: paths) }
        return FontSet(declarations: declarations)
    }

    /// A set of the given faces; the system font is Inter when declared, else the first family.
    public init(declarations: [FontDeclaration]) {
        self.declarations = declarations
        families = declarations.reduce(into: []) { families, declaration in
            if !families.contains(declaration.family) { families.append(declaration.family) }
        }
        systemFamily = families.contains("Inter") ? "Inter" : families.first ?? ""
    }

    /// The files of the set, each once, in declared order.
    public var files: [String] {
        declarations.reduce(into: []) { files, declaration in
            if !files.contains(declaration.path) { files.append(declaration.path) }
        }
    }

    /// Sentences about weights and families that were asked for and replaced by the nearest ones, sorted.
    public var substitutions: [String] {
        state.withLock { $0.substitutions.sorted() }
    }

    /// The faces to try for a font's characters, its own family's first.
    func chain(for font: Font, locale: String) -> [LoadedFace] {
        let key = ChainKey(
            family: font.family,
            weight: font.weight,
            isItalic: font.isItalic,
            locale: locale
        )
        return state.withLock { state in
            if let chain = state.chains[key] { return chain }
            let chain = makeChain(key, &state)
            state.chains[key] = chain
            return chain
        }
    }

    private func name(of family: Font.Family) -> String {
        switch family {
        case .system: systemFamily
        case .named(let name): name
        }
    }

    private func makeChain(_ key: ChainKey, _ state: inout State) -> [LoadedFace] {
        var order = HanRegion(locale: key.locale).order(families)
        let family = name(of: key.family)
        if families.contains(family) {
            order.removeAll { $0 == family }
            order.insert(family, at: 0)
        } else {
            state.substitutions.insert(
                "font family \"\(family)\" is not in the font set; used \(systemFamily)"
            )
            order.removeAll { $0 == systemFamily }
            order.insert(systemFamily, at: 0)
        }
        return order.compactMap { family in
            loadedFace(family, key.weight, isItalic: key.isItalic, isOwn: family == order[0], &state)
        }
    }

    private func loadedFace(
        _ family: String,
        _ weight: Font.Weight,
        isItalic: Bool,
        isOwn: Bool,
        _ state: inout State
    ) -> LoadedFace? {
        let candidates = declarations.filter { $0.family == family }
        let slanted = candidates.filter { $0.isItalic == isItalic }
        let pool = slanted.isEmpty ? candidates : slanted
        guard
            let nearest = pool.min(by: { Self.distance($0.weight, weight) < Self.distance($1.weight, weight) }
            )
        else { return nil }
        if isOwn, nearest.weight != weight {
            state.substitutions.insert(
                "font family \"\(family)\" has no weight \(weight.rawValue); used \(nearest.weight.rawValue)"
            )
        }
        if let face = state.faces[nearest] { return face }
        let face = LoadedFace(nearest, needsSlant: isItalic && !nearest.isItalic)
        state.faces[nearest] = face
        return face
    }

    /// Nearest weight first; of two equally near ones, the bolder for bold requests and the lighter for light ones.
    private static func distance(_ a: Font.Weight, _ b: Font.Weight) -> Int {
        let difference = (a.rawValue - b.rawValue) * 2
        let isOnPreferredSide = (b > .medium) == (difference > 0)
        return abs(difference) + (isOnPreferredSide ? 0 : 1)
    }
}
