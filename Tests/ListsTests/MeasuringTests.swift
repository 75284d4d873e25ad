import Foundation
import Graphics
import Layouts
import Lists
import Testing
import Text

private let automatic = SizeBinding(isAutomatic: true)

/// Texts of different lengths, some of them twice.
private func notes(_ count: Int, _ className: String = "LetterCell") -> [ListItem] {
    (0..<count).map { index in
        let text = String(repeating: "word 词 🙂 ", count: index % 7 + 1)
        return ListItem(className: className, data: ItemData(text), size: automatic)
    }
}

private func registry(_ log: CellLog, isParallel: Bool) -> CellRegistry {
    CellRegistry([
        CellClass(name: "LetterCell", allowsParallelMeasuring: isParallel) { LetterCell(log: log) }
    ])
}

@Suite struct MeasuringTests {
    @Test func `the cell of document 000 is 100 pt higher than its label's end`() throws {
        let item = ListItem(className: "LetterCell", data: ItemData("One line"), size: automatic)
        // A line of 17 pt is 20.5 at 2x: 20 + 20.5 + 100.
        #expect(try itemSizes(ListContent(sections: [ListSection(items: [item])]))[0].height == 140.5)
    }

    @Test(arguments: [1, 2, 8])
    func `each distinct class, data and width is measured once`(jobs: Int) throws {
        let log = CellLog()
        let cache = SizeCache()
        let content = ListContent(sections: [ListSection(items: notes(70))])
        let first = try adapter(
            content,
            registry: registry(log, isParallel: true),
            jobs: jobs,
            sizeCache: cache
        )
        #expect(cache.counters == (hits: 63, measures: 7))
        #expect(log.measured == 7)
        let second = try adapter(content, registry: first.registry, jobs: jobs, sizeCache: cache)
        #expect(cache.counters == (hits: 133, measures: 7))
        #expect(second.placement == first.placement)
        var narrow = Traits()
        narrow.width = 320
        _ = try adapter(content, registry: first.registry, traits: narrow, jobs: jobs, sizeCache: cache)
        #expect(cache.counters == (hits: 196, measures: 14))
    }

    @Test func `text size and fonts are part of what a size is remembered under`() throws {
        let cache = SizeCache()
        let content = ListContent(sections: [ListSection(items: notes(1))])
        _ = try adapter(content, sizeCache: cache)
        _ = try adapter(content, traits: Traits(textSize: .accessibilityLarge), sizeCache: cache)
        #expect(cache.counters.measures == 2)
    }

    @Test func `values that only compare equal are measured apart`() throws {
        let data = [ItemData(1), ItemData(1.0), ItemData("e\u{301}"), ItemData("\u{E9}")]
        let items = data.map { ListItem(className: "LetterCell", data: $0, size: automatic) }
        let cache = SizeCache()
        _ = try adapter(ListContent(sections: [ListSection(items: items)]), sizeCache: cache)
        #expect(cache.counters.measures == 4)
    }

    @Test func `data without a key is measured every time`() throws {
        let item = ListItem(className: "LetterCell", data: ItemData(value: "a", key: nil), size: automatic)
        let cache = SizeCache()
        _ = try adapter(ListContent(sections: [ListSection(items: [item, item])]), sizeCache: cache)
        #expect(cache.counters == (hits: 0, measures: 2))
    }

    @Test(arguments: [2, 8])
    func `several threads place and draw as one does`(jobs: Int) throws {
        let content = ListContent(sections: [ListSection(items: notes(200))])
        let registry = registry(CellLog(), isParallel: true)
        let one = try adapter(content, registry: registry, jobs: 1)
        let several = try adapter(content, registry: registry, jobs: jobs)
        #expect(several.placement == one.placement)
        #expect(ListPainter(several).tree() == ListPainter(one).tree())
        let pictures = [one, several].map { ListPainter($0).picture() }
        #expect(dump(pictures[0]) == dump(pictures[1]))
    }

    /// Layers as text; glyph runs name their fonts, not the objects that hold them.
    private func dump(_ picture: Picture) -> [String] {
        picture.layers.map { layer in
            "\(layer.origin) \(layer.bounds) "
                + layer.list.entries.map { entry in
                    guard case .glyphs(let run, let origin, let color) = entry.command else {
                        return "\(entry)"
                    }
                    return "\(run.face.name) \(run.size) \(run.glyphs) \(origin) \(color)"
                }.joined(separator: "; ")
        }
    }

    @Test func `a class that does not allow other threads is used on the caller's only`() throws {
        let log = CellLog()
        let content = ListContent(sections: [ListSection(items: notes(200))])
        let adapter = try adapter(content, registry: registry(log, isParallel: false), jobs: 8)
        _ = ListPainter(adapter).picture()
        #expect(log.threads == [UInt(bitPattern: ObjectIdentifier(Thread.current))])
    }
}
