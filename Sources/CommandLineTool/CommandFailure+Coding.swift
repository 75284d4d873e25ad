internal import Glibc
internal import ImageCoding

/// Failures of files and pictures as exit codes.
extension CommandFailure {
    init(_ error: ImageCodingError) {
        switch error {
        case .cannotCreate:
            self.init(.cannotCreate, id: "cannot-create", "\(error)")
        case .cannotWrite(_, let reason) where reason.code == EPIPE:
            self = .closedPipe
        case .cannotWrite:
            self.init(.inputOutput, id: "cannot-write", "\(error)")
        case .cannotRead(_, let reason):
            let isMissing = [ENOENT, ENOTDIR, EACCES, EISDIR].contains(reason.code)
            self.init(isMissing ? .missingInput : .inputOutput, id: "cannot-read", "\(error)")
        case .unusable:
            self.init(.badContent, id: "unusable-image", "\(error)")
        case .cannotEncode:
            self.init(.badContent, id: "cannot-encode", "\(error)")
        }
    }
}
