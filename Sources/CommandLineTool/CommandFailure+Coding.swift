internal import Glibc
internal import ImageCoding

/// Failures of files and pictures as exit codes and sentences.
extension CommandFailure {
    init(_ error: ImageCodingError) {
        switch error {
        case .cannotCreate(let path, let reason):
            self.init(.cannotCreate, id: "cannot-create", "cannot create the file: \(reason)", file: path)
        case .cannotWrite(_, let reason) where reason.code == EPIPE:
            self = .closedPipe
        case .cannotWrite(let path, let reason):
            let remedy = reason.isFullDisk ? "make room and try again" : nil
            self.init(.inputOutput, id: "cannot-write", "cannot write: \(reason)", remedy: remedy, file: path)
        case .cannotRead(let path, let reason):
            let isMissing = [ENOENT, ENOTDIR, EACCES, EISDIR].contains(reason.code)
            let code: ExitCode = isMissing ? .missingInput : .inputOutput
            self.init(code, id: "cannot-read", "cannot read the file: \(reason)", file: path)
        case .unusable(let name, let problem):
            self.init(.badContent, id: "unusable-image", "\(problem)", file: name)
        case .cannotEncode(let reason):
            self.init(.badContent, id: "cannot-encode", "cannot write the picture: \(reason)")
        }
    }
}
