import Diagnostics
import Foundation
import Testing

@testable import Pages

/// Runs `body` with the path of a new folder, which is removed afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
}

private func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
}

struct FileTests {
    @Test func `a page finds its data file and its pictures beside it`() throws {
        try withFolder { folder in
            try write("[{\"photo\": \"https://example.org/x/a%20b.png?w=1\"}]", folder + "/feed/data.json")
            try write("", folder + "/feed/pictures/a b.png")
            try write(
                """
                {"dataFile": "data.json", "imageFolder": "pictures",
                 "cells": {"V": {"image": "{{photo}}"}},
                 "data": [{"bind": "V", "height": 10, "each": "$"}]}
                """,
                folder + "/feed/page.json"
            )
            let loaded = try PageLoader().load(path: folder + "/feed/page.json")
            #expect(loaded.diagnostics.isEmpty)
            #expect(loaded.content.sections.map(\.items.count) == [1])
            let path = folder + "/feed/pictures/a b.png"
            #expect(loaded.assets.find("https://example.org/x/a%20b.png?w=1") == .found(path: path))
        }
    }

    @Test func `names and links that lead out of the folder are refused`() throws {
        try withFolder { folder in
            try write("", folder + "/secret.png")
            try write("", folder + "/page/in.png")
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/page/link.png",
                withDestinationPath: folder + "/secret.png"
            )
            let assets = AssetFolders(folders: [folder + "/page"])
            #expect(assets.find("in.png") == .found(path: folder + "/page/in.png"))
            #expect(assets.find("../secret.png") == .outside)
            #expect(assets.find("link.png") == .outside)
            #expect(assets.find(folder + "/secret.png") == .outside)
            #expect(assets.find("https://example.org/..%2Fsecret.png") == .missing)
            let open = AssetFolders(folders: [folder + "/page"], allowsOutside: true)
            #expect(open.find("../secret.png") == .found(path: folder + "/page/../secret.png"))
        }
    }

    @Test func `an image outside is an error at the page's line`() throws {
        let text =
            "{\"cells\": {\"V\": {\"image\": \"/etc/passwd\"}}, \"data\": [{\"bind\": \"V\", \"height\": 1}]}"
        let found = try messages(text)
        #expect(
            found == [
                "page.json:1:17: error: the image \"/etc/passwd\" lies outside of the page's folder (section 0, item 0); move it beside the page, or name its folder with --images"
            ]
        )
    }

    @Test func `a missing file, a folder and a device are told apart`() throws {
        try withFolder { folder in
            #expect(throws: PageError.notFound(path: folder + "/no.json")) {
                try PageLoader().load(path: folder + "/no.json")
            }
            #expect(throws: PageError.isDirectory(path: folder)) { try PageLoader().load(path: folder) }
            #expect(throws: PageError.notAFile(path: "/dev/zero")) {
                try PageLoader().load(path: "/dev/zero")
            }
        }
    }
}
