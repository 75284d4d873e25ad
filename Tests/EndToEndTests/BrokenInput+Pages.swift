/// The commonest cases in one line each.
extension BrokenInput {
    /// A page that is drawn to no picture: `page.json` with this text.
    static func page(_ name: String, _ text: String, _ errors: String..., results: [String] = [])
        -> BrokenInput
    {
        page(name, Array(text.utf8), errors)
    }

    static func page(_ name: String, _ bytes: [UInt8], _ errors: [String]) -> BrokenInput {
        BrokenInput(
            name: name,
            items: ["page.json": .bytes(bytes)],
            arguments: ["render", "page.json"],
            exitCode: 65,
            errors: errors.map { "page.json:" + $0 }
        )
    }

    /// A command line beside a page `page.json` that has nothing wrong.
    static func command(
        _ name: String,
        _ arguments: [String],
        shell: String = "exec \"$@\"",
        exitCode: Int32,
        _ errors: String...
    ) -> BrokenInput {
        BrokenInput(
            name: name,
            items: ["page.json": .text(soundPage)],
            arguments: arguments,
            shell: shell,
            exitCode: exitCode,
            errors: errors
        )
    }

    static let soundPage = """
        { "cells": { "Row": { "label": "{{text}}" } },
          "data": [{ "bind": "Row", "height": 44, "each": [{ "text": "one" }] }] }
        """
}
