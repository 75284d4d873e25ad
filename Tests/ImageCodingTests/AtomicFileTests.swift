import Foundation
import Graphics
import Testing

@testable import ImageCoding

struct AtomicFileTests {
    @Test func `a file appears whole when it is committed, and nothing else remains`() throws {
        let folder = try TemporaryFolder()
        let file = try AtomicFile(path: folder.file("a.png"))
        try file.write([1, 2])
        #expect(try !folder.contents.contains("a.png"))
        try file.write([3])
        try file.commit()
        #expect(try folder.contents == ["a.png"])
        #expect(try folder.bytes(of: "a.png") == [1, 2, 3])
    }

    @Test func `a file that is given up leaves nothing, and the old one as it was`() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([7], to: folder.file("a.png"))
        let discarded = try AtomicFile(path: folder.file("a.png"))
        try discarded.write([1])
        discarded.discard()
        do {
            let forgotten = try AtomicFile(path: folder.file("a.png"))
            try forgotten.write([2])
        }
        #expect(try folder.contents == ["a.png"])
        #expect(try folder.bytes(of: "a.png") == [7])
    }

    @Test func `several files are written side by side in one folder`() throws {
        let folder = try TemporaryFolder()
        let files = try (0..<20).map { try AtomicFile(path: folder.file("\($0)")) }
        for (index, file) in files.enumerated() { try file.write([UInt8(index)]) }
        for file in files.reversed() { try file.commit() }
        #expect(try folder.contents.count == 20)
        #expect(try folder.bytes(of: "13") == [13])
    }

    @Test func `a file whose name has the greatest length is written`() throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "n", count: 255)
        try AtomicFile.write([1], to: folder.file(name))
        #expect(try folder.contents == [name])
    }

    @Test(arguments: ["no/such/a.png", "", "."])
    func `a file that cannot be created is told as such`(name: String) throws {
        let folder = try TemporaryFolder()
        let path = name.isEmpty ? folder.path : folder.file(name)
        let error = #expect(throws: ImageCodingError.self) { try AtomicFile(path: path) }
        guard case .cannotCreate(path, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try folder.contents.isEmpty)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func `a full disk is a write error`() throws {
        let bitmap = SampleBitmap.noise.bitmap(50, 50)
        let file = try AtomicFile(path: "/dev/full")
        let error = #expect(throws: ImageCodingError.self) { try PNG.write(bitmap, to: file) }
        #expect(error == .cannotWrite(path: "/dev/full", reason: SystemFailure(code: ENOSPC)))
        #expect(error?.description == "/dev/full: write error: No space left on device")
        #expect(SystemFailure(code: ENOSPC).isFullDisk)
    }

    @Test func `a device is written, not replaced`() throws {
        try AtomicFile.write([1, 2, 3], to: "/dev/null")
        var status = stat()
        #expect(unsafe stat("/dev/null", &status) == 0)
        #expect(status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func `a link stays a link, and its target gets the bytes`() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1], to: folder.file("target"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link"),
            withDestinationPath: folder.file("target")
        )
        try AtomicFile.write([2], to: folder.file("link"))
        #expect(try folder.bytes(of: "target") == [2])
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")).hasSuffix(
                "/target"
            )
        )
        #expect(try folder.contents == ["link", "target"])
    }

    @Test func `a replaced file keeps its permissions`() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1], to: folder.file("a"))
        #expect(unsafe chmod(folder.file("a"), 0o640) == 0)
        try AtomicFile.write([2], to: folder.file("a"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("a"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func `nothing can be written after the end`() throws {
        let folder = try TemporaryFolder()
        let file = try AtomicFile(path: folder.file("a"))
        try file.commit()
        #expect(throws: ImageCodingError.self) { try file.write([1]) }
        #expect(throws: ImageCodingError.self) { try file.commit() }
        #expect(try folder.bytes(of: "a") == [])
    }

    @Test func `a descriptor takes all bytes of a write`() throws {
        let pipe = Pipe()
        let sink = FileDescriptorSink(pipe.fileHandleForWriting.fileDescriptor, path: "pipe")
        try sink.write(Array("whole".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd() == Data("whole".utf8))
        let closed = #expect(throws: ImageCodingError.self) {
            try FileDescriptorSink(-1, path: "x").write([1])
        }
        #expect(closed == .cannotWrite(path: "x", reason: SystemFailure(code: EBADF)))
    }
}
