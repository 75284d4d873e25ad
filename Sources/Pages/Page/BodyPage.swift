/// Document 003's own pages: `{"body": [{"type": 0, "content": …, "target": …}]}`.
///
/// Every element is its own section of a grouped table; a tap reports its target (semantics 4).
enum BodyPage {
    private enum Cell: String {
        case image = "BodyImageCell"
        case text = "BodyTextCell"
        case video = "BodyVideoCell"
        case unknown = "BodyUnknownCell"
    }

    static var schema: Schema {
        let element = Schema.openObject([
            .init(name: "type", summary: "0 image, 1 text, 2 video.", schema: .any, isRequired: true),
            .init(name: "content", summary: "The text, or where it is.", schema: .string, isRequired: true),
            .init(name: "target", summary: "What a tap reports.", schema: .string, isRequired: false),
        ])
        return .openObject([
            .init(
                name: "body",
                summary: "The elements from top to bottom.",
                schema: .array(element, count: nil),
                isRequired: true
            )
        ])
    }

    /// True for a document of this shape and none of an own page.
    static func matches(_ root: JSONValue) -> Bool {
        root["body"] != nil && root["data"] == nil && root["cells"] == nil && root["list"] == nil
    }

    static func read(_ root: JSONValue, assets: AssetFolders, _ reading: Reading) -> (Page, PageContent) {
        var page = page(in: reading)
        page.list.layout = .table(TableSettings(style: .grouped, hasSeparators: false))
        let elements = reading.naming("\"body\"") {
            Format<[JSONValue]>.array(of: .any).read(root["body"] ?? [], reading) ?? []
        }
        let sections = elements.compactMap { element in
            section(element, assets: assets, reading)
        }
        return (page, PageContent(sections: sections))
    }

    private static func page(in reading: Reading) -> Page {
        let document = JSONReader.read(templates, name: "body")
        var page = Page.read(document.root ?? [:], Reading(document.source))
        page.isBody = true
        return page
    }

    private static func section(
        _ element: JSONValue,
        assets: AssetFolders,
        _ reading: Reading
    ) -> PageSection? {
        guard element.members != nil else {
            reading.naming("an element of \"body\"") { reading.mismatch(element, expected: "an object") }
            return nil
        }
        let cell = cell(of: element, reading)
        guard let content = content(of: element, cell, reading) else { return nil }
        let target = element["target"].flatMap { value in
            reading.naming("\"target\"") { Format<String>.string.read(value, reading) }
        }
        let binding = ItemBinding(className: cell.rawValue, size: .automatic, order: target)
        let data = data(content, element, cell, assets)
        // A grouped table keeps a distance where a header is missing; one of height 0 says that there is none.
        let none = PageItem(binding: ItemBinding(size: .height(0)), data: nil, offset: element.offset)
        let item = PageItem(binding: binding, data: data, offset: element.offset)
        return PageSection(items: [item], header: none, footer: none)
    }

    private static func cell(of element: JSONValue, _ reading: Reading) -> Cell {
        switch element["type"]?.content {
        case .integer(0): return .image
        case .integer(1): return .text
        case .integer(2): return .video
        default:
            let found = element["type"]?.found ?? "none"
            reading.warning(
                "unknown-type",
                "unknown type of content, found \(found)",
                remedy: "0 is an image, 1 a text, 2 a video",
                at: element["type"]?.offset ?? element.offset
            )
            return .unknown
        }
    }

    private static func content(of element: JSONValue, _ cell: Cell, _ reading: Reading) -> String? {
        guard let content = element["content"] else {
            if cell == .unknown { return "" }
            reading.error(
                "missing-key",
                "an element of \"body\" needs the key \"content\"",
                at: element.offset
            )
            return nil
        }
        if cell == .unknown { return content.insertedText ?? "" }
        return reading.naming("\"content\"") { Format<String>.string.read(content, reading) }
    }

    private static func data(
        _ content: String,
        _ element: JSONValue,
        _ cell: Cell,
        _ assets: AssetFolders
    ) -> JSONValue {
        var members = [JSONMember(key: "content", value: JSONValue(.string(content)))]
        switch cell {
        case .video:
            if let poster = poster(of: content, in: assets) {
                members.append(JSONMember(key: "poster", value: JSONValue(.string(poster))))
            }
        case .unknown:
            let type = element["type"]?.found ?? "none"
            members.append(JSONMember(key: "type", value: JSONValue(.string(type))))
        case .image, .text: break
        }
        return JSONValue(.object(members))
    }

    /// The picture of a video's name, if there is one.
    private static func poster(of video: String, in assets: AssetFolders) -> String? {
        let name = video.contains("://") ? AssetFolders.lastPart(of: video) : video
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        return ["jpg", "png"].map { "\(stem).\($0)" }.first { candidate in
            if case .found = assets.find(candidate) { true } else { false }
        }
    }

    private static let templates = """
        {
          "cells": {
            "BodyImageCell": { "image": "{{content}}", "contentMode": "scaleAspectFill", "clipsToBounds": true },
            "BodyTextCell": {
              "stack": "vertical", "padding": [12, 16],
              "children": [ { "label": "{{content}}", "numberOfLines": 0 } ]
            },
            "BodyVideoCell": {
              "overlay": [
                { "box": "systemGray4", "top": 0, "leading": 0, "bottom": 0, "trailing": 0 },
                {
                  "image": "{{poster}}", "if": "poster", "contentMode": "scaleAspectFill", "clipsToBounds": true,
                  "top": 0, "leading": 0, "bottom": 0, "trailing": 0
                },
                { "box": "#00000099", "width": 56, "height": 56, "cornerRadius": 28 },
                { "label": "\\u25B6\\uFE0E", "font": 24, "textColor": "white" }
              ],
              "aspectRatio": 1.7777777777777777
            },
            "BodyUnknownCell": {
              "stack": "vertical", "padding": [12, 16], "border": { "color": "systemRed" },
              "children": [
                {
                  "label": "Unknown type {{type}}", "font": "footnote", "textColor": "systemRed",
                  "numberOfLines": 0
                }
              ]
            }
          }
        }
        """
}
