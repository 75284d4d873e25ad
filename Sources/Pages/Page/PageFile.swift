internal import Foundation

/// Reads whole input files, bounded.
enum PageFile {
    static func bytes(at path: String) throws(PageError) -> [UInt8] {
        let attributes: [FileAttributeKey: Any]
        do {
            let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            attributes = try FileManager.default.attributesOfItem(atPath: resolved)
        } catch {
            throw .notFound(path: path)
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?: throw .isDirectory(path: path)
        case .typeCharacterSpecial?, .typeBlockSpecial?: throw .notAFile(path: path)
        default: break
        }
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        guard size <= JSONReader.sizeLimit else { throw .tooLarge(path: path, bytes: size) }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
    }
}
