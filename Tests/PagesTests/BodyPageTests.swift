import Diagnostics
import Foundation
import Testing

@testable import Pages

struct BodyPageTests {
    /// The JSON of document 003, shortened.
    private static let text = """
        {
           "body" :[{
              "type": 0,
               "content": "http://example.org/a/photo.jpg",
               "target":"appName://previewSingleImage"
            },
            { "type": 1, "content": "A text", "target":"appName://lookAllContent", "extra": true },
            { "type": 2, "content": "http://example.org/film.mp4", "target":"appName://playInFullScreen" },
            { "type": 7, "content": "?" }
          ],
          "more": 1
        }
        """

    @Test func `each element is a section with one cell that sizes itself and reports its target`() throws {
        let content = try load(Self.text).content
        #expect(
            content.sections.map { $0.items.map { $0.binding.className } } == [
                ["BodyImageCell"], ["BodyTextCell"], ["BodyVideoCell"], ["BodyUnknownCell"],
            ]
        )
        #expect(
            content.sections.map { $0.items[0].binding.order } == [
                "appName://previewSingleImage", "appName://lookAllContent", "appName://playInFullScreen", nil,
            ]
        )
        #expect(content.sections.allSatisfy { $0.items[0].binding.size == .automatic })
        #expect(content.sections[1].items[0].data?["content"] == "A text")
    }

    @Test func `a body page is a grouped table without separators`() throws {
        let list = try load(Self.text).page.list
        #expect(list.layout == .table(TableSettings(style: .grouped, hasSeparators: false)))
    }

    @Test func `an unknown type and a missing picture are warnings at their elements`() throws {
        let found = try messages(Self.text)
        #expect(
            found == [
                "page.json:2:13: warning: no image \"http://example.org/a/photo.jpg\" beside the page or in its image folders (section 0, item 0); a placeholder is drawn",
                "page.json:9:15: warning: unknown type of content, found 7; 0 is an image, 1 a text, 2 a video",
            ]
        )
    }

    @Test func `a video shows the picture of its name`() throws {
        try withFolder { folder in
            try Data().write(to: URL(fileURLWithPath: folder + "/film.png"))
            let content = try load(Self.text, folder: folder).content
            #expect(content.sections[2].items[0].data?["poster"] == "film.png")
        }
    }

    @Test(arguments: [
        ("{\"body\": 1}", "1:10: error: \"body\" must be an array, found 1"),
        ("{\"body\": [1]}", "1:11: error: an element of \"body\" must be an object, found 1"),
        ("{\"body\": [{\"type\": 1}]}", "1:11: error: an element of \"body\" needs the key \"content\""),
        ("{\"body\": [{\"type\": 1, \"content\": 5}]}", "1:34: error: \"content\" must be a text, found 5"),
        (
            "{\"body\": [{\"type\": 1, \"content\": \"\", \"target\": 5}]}",
            "1:48: error: \"target\" must be a text, found 5"
        ),
    ])
    func `a mistake in a body is told`(text: String, expected: String) throws {
        let found = try messages(text)
        #expect(found == ["page.json:" + expected])
    }
}
