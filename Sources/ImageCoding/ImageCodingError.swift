/// What can go wrong while pictures are read and written.
public enum ImageCodingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The output could not be opened: no such folder, no permission, a folder in its place.
    case cannotCreate(path: String, reason: SystemFailure)
    /// The output was opened, but did not take all bytes: a full disk, a closed pipe.
    case cannotWrite(path: String, reason: SystemFailure)
    /// The input could not be opened or read.
    case cannotRead(path: String, reason: SystemFailure)
    /// The input was read, but is not a picture we can show.
    case unusable(name: String, problem: ImageProblem)
    /// The picture cannot be written as asked; the text says why.
    case cannotEncode(String)

    public var description: String {
        switch self {
        case .cannotCreate(let path, let reason): "\(path): cannot create the file: \(reason)"
        case .cannotWrite(let path, let reason): "\(path): write error: \(reason)"
        case .cannotRead(let path, let reason): "\(path): cannot read the file: \(reason)"
        case .unusable(let name, let problem): "\(name): \(problem)"
        case .cannotEncode(let reason): "cannot write the picture: \(reason)"
        }
    }
}
