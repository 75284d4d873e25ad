import Foundation

/// A page of everything that could differ from run to run: scripts, emoji, photos, shadows, columns of equal height.
enum RichPage {
    /// Writes the page and its photos into a folder, as `rich.json`.
    static func write(to folder: TemporaryFolder) throws {
        let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Examples/photos")
        for photo in ["mug.jpg", "vase.jpg", "ada.png"] {
            try folder.write([UInt8](try Data(contentsOf: examples.appending(path: photo))), to: photo)
        }
        try folder.write(Array(text.utf8), to: "rich.json")
    }

    static let text = """
        {
          "list": {
            "layout": { "type": "waterfall", "columns": 2, "lineSpacing": 12, "interitemSpacing": 12, "insets": 16 },
            "backgroundColor": "systemGroupedBackground"
          },
          "cells": {
            "Title": { "stack": "vertical", "padding": 16, "children": [
              { "label": "Today 今日 🌤️ اليوم", "font": { "size": 28, "weight": "bold" } }
            ] },
            "Card": {
              "stack": "vertical", "backgroundColor": "systemBackground", "cornerRadius": 14,
              "shadow": { "opacity": 0.2, "offset": [0, 3], "radius": 6 },
              "children": [
                { "image": "{{photo}}", "aspectRatio": "{{ratio}}", "contentMode": "scaleAspectFill", "if": "photo" },
                { "stack": "vertical", "spacing": 4, "padding": 12, "children": [
                  { "label": "{{title}}", "font": "headline", "numberOfLines": 2 },
                  { "label": "{{text}}", "font": "subheadline", "textColor": "secondaryLabel", "numberOfLines": 0 }
                ] }
              ]
            }
          },
          "headers": [{ "bind": "Title", "automaticDimension": true }],
          "data": [{
            "bind": "Card", "automaticDimension": true,
            "each": [
              { "photo": "mug.jpg", "ratio": 1, "title": "Two-glaze mug ☕️", "text": "Dishwasher safe; 350 ml." },
              { "photo": "vase.jpg", "ratio": 0.714, "title": "陶土花瓶", "text": "手工拉坯，高二十四厘米，每一只都不一样。" },
              { "title": "مصباح من النحاس", "text": "ضوء دافئ للقراءة في المساء، 129 €" },
              { "photo": "ada.png", "ratio": 1, "title": "Ada 👩🏽‍🚀", "text": "A very long line that is cut in the middle of a wo\u{AD}rd" },
              { "photo": "missing.png", "ratio": 1.5, "title": "夜间列车回来了：十二小时，三个国家，一张票", "text": "שלום · สวัสดี · नमस्ते" }
            ]
          }]
        }
        """
}
