import Listshot

/// Writes one picture to PNG in memory again and again, its pixels being there already.
struct EncodeBenchmark {
    let bitmap: Bitmap

    init(picture: String) throws {
        bitmap = try ImageFile.decode(path: picture)
    }

    /// Name, time and size in the words of the C program.
    func line(runs: Int) throws -> String {
        var size = 0
        let time = try Stopwatch.median(of: runs) {
            let sink = MemorySink()
            try PNG.write(bitmap, workers: 2, to: sink)
            size = sink.bytes.count
        }
        return "listshot \(time) ms \(size) bytes"
    }
}
