import Diagnostics
import Foundation
import Testing

@testable import CommandLineTool

@Suite struct LayoutCommandTests {
    @Test func `the text has a line for each element with its reasons`() throws {
        let recording = try Recording()
        #expect(recording.run("layout", "feed.json", "--appearance", "dark") == .success)
        #expect(
            try recording.output == """
                feed.json@dark: list 375 x 812 pt, content 375 x 76.5 pt
                                          x   y  width  height
                  header 0   Title        0   0    375      32
                  cell 0,10  ArticleCell  0  32    375    44.5  sized itself; clipped

                """
        )
    }

    @Test func `the JSON has a schema version, traits, frames and diagnostics`() throws {
        let warning = Diagnostic(
            id: "clipped",
            severity: .warning,
            place: SourcePlace(file: "feed.json", line: 3),
            message: "cut off"
        )
        let recording = try Recording(service: FakeService(diagnostics: [warning]))
        #expect(recording.run("layout", "feed.json", "--json", "--width", "320,375") == .success)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(recording.output.utf8)) as? [String: Any]
        )
        #expect(document["schemaVersion"] as? Int == 1)
        let layouts = try #require(document["layouts"] as? [[String: Any]])
        #expect(layouts.map { $0["variant"] as? String } == ["w320", nil])
        let traits = try #require(layouts[0]["traits"] as? [String: Any])
        #expect(traits["width"] as? Double == 320)
        #expect(traits["textSize"] as? String == "L")
        #expect(traits["direction"] as? String == "ltr")
        let elements = try #require(layouts[0]["elements"] as? [[String: Any]])
        #expect(elements.map { $0["kind"] as? String } == ["header", "cell"])
        #expect(elements.map { $0["item"] as? Int } == [nil, 10])
        #expect(elements[1]["class"] as? String == "ArticleCell")
        #expect(
            elements[1]["frame"] as? [String: Double] == ["x": 0, "y": 32, "width": 375, "height": 44.5]
        )
        let diagnostics = try #require(layouts[1]["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["id"] as? String } == ["clipped"])
        #expect(diagnostics.map { $0["line"] as? Int } == [3])
        #expect(try recording.errors == "feed.json:3: warning: cut off\n")
    }

    @Test(arguments: [([], 0), (["--strict"], 1)] as [([String], Int32)])
    func `warnings make 1 only under strictness`(options: [String], code: Int32) throws {
        let warning = Diagnostic(id: "clipped", severity: .warning, message: "cut off")
        let recording = try Recording(service: FakeService(diagnostics: [warning]))
        #expect(Tool(session: recording.session).run(["layout", "feed.json"] + options).rawValue == code)
    }

    @Test func `a page that fails ends with its code and prints no result`() throws {
        let failure = CommandFailure(.missingInput, id: "missing", "no such file", file: "feed.json")
        let recording = try Recording(service: FakeService(failures: ["feed": failure]))
        #expect(recording.run("layout", "feed.json").rawValue == 66)
        #expect(try recording.output == "")
        #expect(try recording.errors == "feed.json: error: no such file\n")
    }

    @Test func `the schema is printed as it is`() throws {
        let recording = try Recording()
        #expect(recording.run("schema") == .success)
        #expect(try recording.output == "{}\n")
    }
}
