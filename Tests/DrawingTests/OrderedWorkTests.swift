import Foundation
import Graphics
import ImageCoding
import Synchronization
import Testing

@testable import Drawing

struct OrderedWorkTests {
    @Test(arguments: [1, 2, 8])
    func `parts arrive in order, whoever makes them`(workers: Int) throws {
        var received: [Int] = []
        try OrderedWork.run(
            count: 200,
            workers: Array(0..<workers),
            make: { (_, part) throws(DrawingError) in part * part },
            receive: { received.append($0) }
        )
        #expect(received == (0..<200).map { $0 * $0 })
    }

    @Test(arguments: [1, 2, 8])
    func `the first failure in order ends the work`(workers: Int) {
        var received: [Int] = []
        #expect(throws: DrawingError.unreadableFont(name: "20", code: 0)) {
            try OrderedWork.run(
                count: 200,
                workers: Array(0..<workers),
                make: { (_, part) throws(DrawingError) in
                    if part >= 20 { throw .unreadableFont(name: "\(part)", code: 0) }
                    return part
                },
                receive: { received.append($0) }
            )
        }
        #expect(received == Array(0..<20))
    }

    @Test func `no more parts wait than the workers need`() throws {
        let made = Mutex(0)
        var received = 0
        var mostAhead = 0
        try OrderedWork.run(
            count: 300,
            workers: Array(0..<4),
            make: { (_, part) throws(DrawingError) in
                made.withLock { $0 += 1 }
                return part
            },
            receive: { _ in
                mostAhead = max(mostAhead, made.withLock { $0 } - received)
                received += 1
            }
        )
        // The window is twice the workers and two more.
        #expect(mostAhead <= 10)
    }

    @Test func `a failing receiver is told`() {
        final class Full: ByteSink {
            func write(_ bytes: [UInt8]) throws(ImageCodingError) { throw .cannotEncode("full") }
        }
        #expect(throws: DrawingError.output(.cannotEncode("full"))) {
            try PictureRenderer().writePNG(of: Sketch(4, 4).picture, jobs: 2, to: Full())
        }
    }
}
