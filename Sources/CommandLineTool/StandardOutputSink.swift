internal import ImageCoding

/// Hands the bytes of a picture to the console.
final class StandardOutputSink: ByteSink {
    private let console: Console

    init(_ console: Console) {
        self.console = console
    }

    func write(_ bytes: [UInt8]) throws(ImageCodingError) {
        try console.write(bytes)
    }
}
