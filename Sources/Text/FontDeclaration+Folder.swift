internal import CHarfBuzz
internal import Foundation

extension FontDeclaration {
    /// The faces of all font files in a folder and its subfolders, in the order of their paths.
    static func faces(inFolder folder: String) throws(TextError) -> [FontDeclaration] {
        // An enumerator is made for any path; only listing tells that there is a folder to be read.
        guard (try? FileManager.default.contentsOfDirectory(atPath: folder)) != nil,
            let names = FileManager.default.enumerator(atPath: folder)
        else { throw .unreadableFolder(folder) }
        let endings = [".otf", ".ttf", ".ttc", ".otc"]
        var paths: [String] = []
        for case let name as String in names where endings.contains(where: name.lowercased().hasSuffix) {
            paths.append("\(folder)/\(name)")
        }
        return paths.sorted().flatMap(faces(inFile:))
    }

    private static func faces(inFile path: String) -> [FontDeclaration] {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return [] }
        defer { unsafe hb_blob_destroy(blob) }
        let count = unsafe hb_face_count(blob)
        return (0..<count).compactMap { index in
            guard let face = unsafe hb_face_create(blob, index) else { return nil }
            defer { unsafe hb_face_destroy(face) }
            guard unsafe hb_face_get_glyph_count(face) > 0, let family = unsafe familyName(of: face) else {
                return nil
            }
            let style = unsafe style(of: face)
            return FontDeclaration(
                family: family,
                path: path,
                index: Int(index),
                weight: style.weight,
                isItalic: style.isItalic
            )
        }
    }

    /// The typographic family (name 16), else the plain one (name 1).
    private static func familyName(of face: OpaquePointer) -> String? {
        for nameID in [hb_ot_name_id_t(16), hb_ot_name_id_t(1)] {
            var text = [CChar](repeating: 0, count: 128)
            var length = UInt32(text.count)
            let total = unsafe hb_ot_name_get_utf8(face, nameID, nil, &length, &text)
            if total > 0 { return String(decoding: text.prefix(Int(length)).map(UInt8.init), as: UTF8.self) }
        }
        return nil
    }

    /// Weight and slant from the OS/2 table: usWeightClass at byte 4, fsSelection at byte 62 (bit 0 italic).
    private static func style(of face: OpaquePointer) -> (weight: Font.Weight, isItalic: Bool) {
        let tag = UInt32(0x4F53_2F32)
        guard let table = unsafe hb_face_reference_table(face, tag) else { return (.regular, false) }
        defer { unsafe hb_blob_destroy(table) }
        var length: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(table, &length), length >= 64 else {
            return (.regular, false)
        }
        let bytes = unsafe UnsafeRawBufferPointer(start: data, count: Int(length))
        let weight = unsafe Int(bytes[4]) << 8 | Int(bytes[5])
        return (Font.Weight(rawValue: weight), unsafe bytes[63] & 1 != 0)
    }
}
