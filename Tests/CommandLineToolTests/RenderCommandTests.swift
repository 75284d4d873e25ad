import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import CommandLineTool

@Suite struct RenderCommandTests {
    private let folder: TemporaryFolder
    private let warning = Diagnostic(id: "missing-image", severity: .warning, message: "no image \"a.png\"")

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `every page and variant is written, and told on standard output`() throws {
        let recording = try Recording()
        let out = folder.file("shots") + "/"
        #expect(
            recording.run("render", "a.json", "b.json", "--appearance", "light,dark", "-o", out) == .success
        )
        #expect(
            try folder.names() == [
                "shots", "shots/a.png", "shots/a@dark.png", "shots/b.png", "shots/b@dark.png",
            ]
        )
        #expect(try folder.text(of: "shots/b@dark.png") == "png of b")
        let paths = ["a.png", "a@dark.png", "b.png", "b@dark.png"].map { out + $0 + "\n" }
        #expect(try recording.output == paths.joined())
        #expect(try recording.errors == "")
    }

    @Test func `the options reach the library`() throws {
        let recording = try Recording()
        #expect(
            recording.run(
                "render",
                "a.json",
                "-o",
                folder.file("x.svg"),
                "--data",
                "d.json",
                "--images",
                "photos",
                "--font-dir",
                "f1",
                "--font-dir",
                "f2",
                "-j",
                "3",
                "--viewport",
                "--offset=-12.5",
                "--width",
                "320"
            ) == .success
        )
        let expected = PageRequest(
            page: .file("a.json"),
            variant: Variant(width: 320),
            data: .file("d.json"),
            imageFolder: "photos",
            fontFolders: ["f1", "f2"],
            viewport: .init(offset: -12.5),
            jobs: 3
        )
        #expect(recording.service.requests == [expected])
        #expect(try folder.text(of: "x.svg") == "svg of a")
    }

    @Test func `a page from standard input goes to standard output`() throws {
        let recording = try Recording(input: "{\"data\": []}")
        #expect(recording.run("render", "-", "--format", "pdf") == .success)
        #expect(try recording.output == "pdf of stdin")
        #expect(recording.service.requests.map(\.page) == [.standardInput])
        #expect(recording.service.requests.map(\.standardInput) == [Array("{\"data\": []}".utf8)])
        #expect(recording.service.requests.map(\.jobs) == [4])
    }

    @Test func `data from standard input feeds a page from a file`() throws {
        let recording = try Recording(input: "[1]")
        #expect(recording.run("render", "a.json", "--data", "-", "-o", folder.file("a.png")) == .success)
        #expect(recording.service.requests.map(\.data) == [.standardInput])
        #expect(recording.service.requests.map(\.standardInput) == [Array("[1]".utf8)])
    }

    @Test func `a page that fails leaves no file and does not stop the others`() throws {
        let failure = CommandFailure(.badContent, id: "bad", "unknown key \"x\"", file: "a.json")
        let recording = try Recording(service: FakeService(failures: ["a": failure]))
        #expect(
            recording.run("render", "a.json", "b.json", "--appearance=light,dark", "-o", folder.path).rawValue
                == 65
        )
        #expect(try folder.names() == ["b.png", "b@dark.png"])
        #expect(try recording.errors == "a.json: error: unknown key \"x\"\n")
    }

    @Test func `a failing page leaves the picture it had`() throws {
        try folder.write("old", to: "a.png")
        let failure = CommandFailure(.badContent, id: "bad", "bad page")
        let recording = try Recording(service: FakeService(failures: ["a": failure]))
        #expect(recording.run("render", "a.json", "-o", folder.file("a.png")).rawValue == 65)
        #expect(try folder.names() == ["a.png"])
        #expect(try folder.text(of: "a.png") == "old")
    }

    @Test(arguments: [(false, 0), (true, 1)])
    func `warnings are told once and only strictness makes them 1`(isStrict: Bool, code: Int32) throws {
        let recording = try Recording(service: FakeService(diagnostics: [warning]))
        let arguments =
            ["render", "a.json", "--width", "320,375", "-o", folder.path] + (isStrict ? ["--strict"] : [])
        #expect(Tool(session: recording.session).run(arguments).rawValue == code)
        #expect(try recording.errors == "warning: no image \"a.png\"\n")
        #expect(try folder.names() == ["a.png", "a@w320.png"])
    }

    @Test func `a lint of the severity error makes 1 without strictness`() throws {
        let lint = Diagnostic(id: "clipped", severity: .error, message: "cut off")
        let recording = try Recording(service: FakeService(diagnostics: [lint]))
        #expect(recording.run("render", "a.json", "-o", folder.path).rawValue == 1)
        #expect(try folder.names() == ["a.png"])
    }

    @Test func `standard input has a limit`() throws {
        let fitting = try Recording(input: "12345")
        #expect(try fitting.session.readInput(limit: 5) == Array("12345".utf8))
        let larger = try Recording(input: "123456")
        let failure = try #require(throws: CommandFailure.self) { try larger.session.readInput(limit: 5) }
        #expect(failure.exitCode.rawValue == 65)
    }

    @Test func `an output that cannot be created ends with 73`() throws {
        try folder.write("", to: "file")
        let recording = try Recording()
        #expect(recording.run("render", "a.json", "-o", folder.file("file/x.png")).rawValue == 73)
        let reason = "cannot create the folder: Not a directory"
        #expect(try recording.errors == "\(folder.file("file/")): error: \(reason)\n")
        #expect(try folder.names() == ["file"])
    }

    @Test func `a full disk ends with 74`() throws {
        let recording = try Recording()
        #expect(recording.run("render", "a.json", "-o", "-").rawValue == 0)
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let session = Session(
            console: Console(output: full.fileDescriptor, errors: full.fileDescriptor, environment: [:]),
            service: FakeService(),
            processorCount: 1,
            clock: { 0 },
            pause: { false }
        )
        #expect(Tool(session: session).run(["render", "a.json", "-o", "-"]).rawValue == 74)
    }

    @Test(arguments: [
        (["render", "a.json", "--offset", "5"], "add --viewport"),
        (["render", "a.json", "--viewport", "--offset", "far"], "expected a number of points"),
        (["render", "a.json", "-j", "0"], "expected a whole number from 1 to 256"),
        (["render", "a.json", "--format", "gif"], "expected png, svg or pdf"),
        (["render", "-", "-"], "standard input is named twice"),
        (["render", "-", "--data", "-"], "standard input is named twice"),
        (["render", "-", "--watch", "-o", "x.png"], "--watch needs files, not standard input"),
        (["render", "a.json", "--watch", "-o", "-"], "--watch needs files, not standard output"),
    ])
    func `options that contradict end with 64 before anything is drawn`(
        line: [String],
        sentence: String
    ) throws {
        let recording = try Recording()
        #expect(Tool(session: recording.session).run(line).rawValue == 64)
        let errors = try recording.errors
        #expect(errors.contains(sentence), "\(errors)")
        #expect(recording.service.requests == [])
    }

    @Test func `a terminal is no place for a picture`() throws {
        let recording = try Recording(isTerminal: true)
        #expect(recording.run("render", "a.json", "-o", "-").rawValue == 64)
        #expect(try recording.output == "")
    }

    @Test func `watching draws again when the page or one of its images changes`() throws {
        try folder.write("{}", to: "a.json")
        let page = folder.file("a.json")
        let photo = folder.file("photo.png")
        let left = Mutex(6)
        let recording = try Recording(
            service: FakeService(inputs: [photo]),
            pause: {
                let count = left.withLock { count in
                    count -= 1
                    return count
                }
                let text = count == 4 ? "page" : count == 2 ? "photo" : nil
                guard let text else { return count > 0 }
                let path = text == "page" ? page : photo
                return FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
            }
        )
        #expect(recording.run("render", page, "-o", folder.file("a.svg"), "--watch") == .success)
        #expect(recording.service.requests.count == 3)
        #expect(try recording.errors == "changed: \(page)\nchanged: \(photo)\n")
    }
}
