/// A place that takes the bytes of a file in order: memory, a file, standard output.
public protocol ByteSink: AnyObject {
    func write(_ bytes: [UInt8]) throws(ImageCodingError)
}
