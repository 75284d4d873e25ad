internal import ImageCoding

/// Counts the bytes that pass, for the progress line.
final class ProgressSink: ByteSink {
    private let next: any ByteSink
    private let progress: ProgressLine

    init(_ next: any ByteSink, _ progress: ProgressLine) {
        self.next = next
        self.progress = progress
    }

    func write(_ bytes: [UInt8]) throws(ImageCodingError) {
        try next.write(bytes)
        progress.advance(by: bytes.count)
    }
}
