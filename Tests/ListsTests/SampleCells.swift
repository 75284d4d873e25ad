import Foundation
import Graphics
import Layouts
import Lists
import Synchronization
import Text
import Views

/// Counts what happens to the cells of one test, from any thread.
final class CellLog: Sendable {
    private struct State {
        var made = 0
        var reused = 0
        var measured = 0
        var threads: Set<UInt> = []
    }

    private let state = Mutex(State())

    var made: Int { state.withLock { $0.made } }
    var reused: Int { state.withLock { $0.reused } }
    var measured: Int { state.withLock { $0.measured } }
    /// The threads on which cells were measured or laid out.
    var threads: Set<UInt> { state.withLock { $0.threads } }

    func noteMade() { state.withLock { $0.made += 1 } }
    func noteReused() { state.withLock { $0.reused += 1 } }

    func noteMeasured() {
        let thread = UInt(bitPattern: ObjectIdentifier(Thread.current))
        state.withLock { state in
            state.measured += 1
            state.threads.insert(thread)
        }
    }
}

/// A cell that shows its text as a label by frames, as document 000 writes cells.
final class LetterCell: TableViewCell, SelfSizing {
    let label = Label()
    private let log: CellLog?

    init(log: CellLog) {
        self.log = log
        super.init(frame: .zero)
        setUp()
        log.noteMade()
    }

    required init(frame: CGRect = .zero) {
        log = nil
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        log?.noteReused()
        label.text = nil
        contentView.backgroundColor = nil
    }

    override func whenGetResponseObject(_ object: Any?) {
        label.text = object as? String
    }

    func layoutSubviews(forWidth width: CGFloat, height: CGFloat) -> CGSize {
        log?.noteMeasured()
        label.frame = CGRect(x: 15, y: 20, width: width - 30, height: 0)
        label.sizeToFit()
        return CGSize(width: width, height: label.maxY + 100)
    }
}

/// A cell as large as its datum says; it remembers the size it was offered.
final class EchoCell: CollectionViewCell, SelfSizing {
    private var size = CGSize.zero

    override func whenGetResponseObject(_ object: Any?) {
        size = object as? CGSize ?? .zero
    }

    /// A width of 0 answers with the offered width, a height of 0 with the offered one.
    func layoutSubviews(forWidth width: CGFloat, height: CGFloat) -> CGSize {
        CGSize(
            width: size.width == 0 ? width : size.width,
            height: size.height == 0 ? width / 10 : size.height
        )
    }
}

/// A view that cannot measure itself.
final class PlainCell: CollectionViewCell {}

/// The size that an echo cell answers, as a datum.
func echo(_ width: CGFloat = 0, _ height: CGFloat = 0) -> ItemData {
    ItemData(CGSize(width: width, height: height))
}

let sampleRegistry = CellRegistry([
    CellClass(LetterCell.self), CellClass(EchoCell.self), CellClass(PlainCell.self),
])

/// One set for all lists, as sizes are remembered under it.
private let fonts = Result { try FontSet.debian() }

func adapter(
    _ content: ListContent,
    registry: CellRegistry = sampleRegistry,
    traits: Traits = Traits(),
    jobs: Int = 1,
    sizeCache: SizeCache = SizeCache()
) throws -> ListAdapter {
    try ListAdapter(
        content: content,
        registry: registry,
        environment: TextEnvironment(fonts: try fonts.get(), traits: traits),
        jobs: jobs,
        sizeCache: sizeCache
    )
}

/// The sizes of the first section's items.
func itemSizes(_ content: ListContent, traits: Traits = Traits()) throws -> [CGSize] {
    let placement = try adapter(content, traits: traits).placement
    return content.sections[0].items.indices.compactMap {
        placement.frame(ofItem: $0, inSection: 0)?.size
    }
}
