import Diagnostics
import Foundation

@testable import Pages

/// Reads a page from a text, with no files beside it.
func load(
    _ text: String,
    data: String? = nil,
    classNames: Set<String> = [],
    folder: String = "/nonexistent"
) throws -> LoadedPage {
    let loader = PageLoader(
        data: data.map { .bytes(Array($0.utf8), name: "data.json") },
        classNames: classNames
    )
    return try loader.load(Array(text.utf8), name: "page.json", folder: folder)
}

/// What a page's reader says, one line each.
func messages(
    _ text: String,
    data: String? = nil,
    classNames: Set<String> = ["A", "B", "C", "H"],
    folder: String = "/nonexistent"
) throws -> [String] {
    try load(text, data: data, classNames: classNames, folder: folder).diagnostics.map(\.description)
}

/// The items of a page, section by section, as `Class(data) size`.
func items(
    _ text: String,
    data: String? = nil,
    classNames: Set<String> = ["A", "B", "C", "H"]
) throws -> [[String]] {
    try load(text, data: data, classNames: classNames).content.sections.map { $0.items.map(describe) }
}

func describe(_ item: PageItem) -> String {
    let data = item.data.map { "(" + (($0.insertedText) ?? $0.found) + ")" } ?? ""
    let name = item.binding.className ?? "-"
    switch item.binding.size {
    case .unspecified: return name + data
    case .automatic: return "\(name)\(data) auto"
    case .height(let height): return "\(name)\(data) \(Int(height))"
    case .size(let size): return "\(name)\(data) \(Int(size.width))x\(Int(size.height))"
    }
}
