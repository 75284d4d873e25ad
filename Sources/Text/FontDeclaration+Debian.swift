internal import Foundation

extension FontDeclaration {
    /// The default set: the faces of Debian's packages fonts-inter, fonts-noto-cjk, fonts-noto-color-emoji and
    /// fonts-noto-core that Listshot uses, where they are installed.
    static func debian(root: String = "/usr/share/fonts") -> [FontDeclaration] {
        let all = inter(root) + hanCollections(root) + [emoji(root)] + tallScripts(root)
        return all.filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func inter(_ root: String) -> [FontDeclaration] {
        let names: [(String, Font.Weight)] = [
            ("Thin", .ultraLight), ("ExtraLight", .thin), ("Light", .light), ("Regular", .regular),
            ("Medium", .medium), ("SemiBold", .semibold), ("Bold", .bold), ("ExtraBold", .heavy),
            ("Black", .black),
        ]
        return names.flatMap { name, weight in
            [false, true].map { isItalic in
                let style = isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
                return FontDeclaration(
                    family: "Inter",
                    path: "\(root)/opentype/inter/Inter-\(style).otf",
                    weight: weight,
                    isItalic: isItalic
                )
            }
        }
    }

    /// The collection holds one face per region, in this order; their glyphs differ, not their coverage.
    private static func hanCollections(_ root: String) -> [FontDeclaration] {
        let weights: [(String, Font.Weight)] = [("Regular", .regular), ("Bold", .bold)]
        return ["JP", "KR", "SC", "TC", "HK"].enumerated().flatMap { index, region in
            weights.map { name, weight in
                FontDeclaration(
                    family: "Noto Sans CJK \(region)",
                    path: "\(root)/opentype/noto/NotoSansCJK-\(name).ttc",
                    index: index,
                    weight: weight
                )
            }
        }
    }

    private static func emoji(_ root: String) -> FontDeclaration {
        FontDeclaration(
            family: "Noto Color Emoji",
            path: "\(root)/truetype/noto/NotoColorEmoji.ttf",
            weight: .regular
        )
    }

    private static func tallScripts(_ root: String) -> [FontDeclaration] {
        let weights: [(String, Font.Weight)] = [("Regular", .regular), ("Bold", .bold)]
        return ["Arabic", "Hebrew", "Thai", "Devanagari"].flatMap { script in
            weights.map { name, weight in
                FontDeclaration(
                    family: "Noto Sans \(script)",
                    path: "\(root)/truetype/noto/NotoSans\(script)-\(name).ttf",
                    weight: weight
                )
            }
        }
    }
}
