internal import Graphics
public import Layouts
public import Text

/// Turns a list's content into frames and pictures: finds classes, measures cells, lays out, makes what is seen.
public final class ListAdapter: Sendable {
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
        self.content = content.shown(in: environment.traits)
        self.registry = registry
        self.environment = environment
        self.jobs = jobs
        self.sizeCache = sizeCache
        classes = try Self.classes(named: self.content, in: registry)
        let measurer = ListMeasurer(
            content: self.content,
            cells: CellMeasurer(
                content: self.content,
                classes: classes,
                environment: environment,
                jobs: jobs,
                sizeCache: sizeCache
            ),
            container: Self.container(self.content, environment.traits)
        )
        let measured = try measurer.measure()
        issues = measured.issues
        do {
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
        content.item(of: element)
    }

    /// The class of the cell that shows an element; nil for a plain empty cell.
    func cellClass(of element: ListElement) -> CellClass? {
        content.item(of: element)?.className.flatMap { classes[$0] }
    }

    private static func container(_ content: ListContent, _ traits: Traits) -> Container {
        Container(
            width: traits.width,
            height: traits.height,
            contentInsets: content.contentInsets,
            direction: traits.direction,
            scrollDirection: content.scrollDirection
        )
    }

    private static func classes(
        named content: ListContent,
        in registry: CellRegistry
    ) throws(ListError) -> [String: CellClass] {
        var found: [String: CellClass] = [:]
        var last: String?
        func look(_ name: String?, _ element: ListElement) throws(ListError) {
            guard let name, name != last else { return }
            last = name
            guard found[name] == nil else { return }
            guard let cellClass = registry[name] else {
                throw .unknownClass(name: name, element: element, known: registry.names)
            }
            found[name] = cellClass
        }
        for section in content.sections.indices {
            let items = content.sections[section].items
            try look(content.sections[section].header?.className, .header(section: section))
            for index in items.indices { try look(items[index].className, .item(index, section: section)) }
            try look(content.sections[section].footer?.className, .footer(section: section))
        }
        return found
    }
}
