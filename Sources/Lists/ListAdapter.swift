internal import Foundation
internal import Graphics
public import Layouts
public import Text

/// Turns a list's content into frames and pictures: finds classes, measures cells, lays out, makes what is seen.
public final class ListAdapter {
    /// What is shown; the empty item alone where there is nothing else.
    public let content: ListContent
    public let registry: CellRegistry
    public let environment: TextEnvironment
    /// How many threads may work; never changes a result.
    public let jobs: Int
    public let sizeCache: SizeCache
    public let placement: Placement
    public let issues: [ListIssue]
    let classes: [String: CellClass]

    /// Measures and places everything; frames are final afterwards.
    public init(
        content: ListContent,
        registry: CellRegistry,
        environment: TextEnvironment,
        jobs: Int = 1,
        sizeCache: SizeCache = SizeCache()
    ) throws(ListError) {
        self.content = content.shown
        self.registry = registry
        self.environment = environment
        self.jobs = jobs
        self.sizeCache = sizeCache
        classes = try Self.classes(named: self.content, in: registry)
        let measurer = ListMeasurer(
            content: self.content,
            classes: classes,
            environment: environment,
            jobs: jobs,
            sizeCache: sizeCache
        )
        do {
            let measured = try measurer.measure()
            issues = measured.issues
            placement = try ListLayout.placement(
                of: measured.sections,
                layouts: self.content.sections.map { $0.layout ?? content.layout },
                in: measurer.container
            )
        } catch {
            throw .layout(error)
        }
    }

    /// The item shown by an element.
    public func item(of element: ListElement) -> ListItem? {
        switch element {
        case .header(let section): content.sections[section].header
        case .item(let item, let section): content.sections[section].items[item]
        case .footer(let section): content.sections[section].footer
        }
    }

    private static func classes(
        named content: ListContent,
        in registry: CellRegistry
    ) throws(ListError) -> [String: CellClass] {
        var found: [String: CellClass] = [:]
        for (section, contents) in content.sections.enumerated() {
            let supplementary = [contents.header, contents.footer].compactMap { $0 }
            for (index, item) in (contents.items + supplementary).enumerated() {
                guard let name = item.className, found[name] == nil else { continue }
                guard let cellClass = registry[name] else {
                    throw .unknownClass(name: name, section: section, item: index, known: registry.names)
                }
                found[name] = cellClass
            }
        }
        return found
    }
}
