/// Why an item of a flow is where it is.
public struct LineReason: Sendable, Hashable {
    /// How the items of a line are spread over the room.
    public enum Placing: Sendable, Hashable {
        case leading, centered, trailing
        /// The gaps share the room that the items leave.
        case justified
        /// One item, wider than the room by an excess.
        case tooWide(excess: Double)
    }

    /// The sum that did not fit, so that the item began a new line: used + gap + length > room.
    public struct Wrap: Sendable, Hashable {
        /// What the items of the line above take, with their least gaps.
        public var used: Double
        public var gap: Double
        public var length: Double
        public var room: Double
    }

    /// The line and the position on it, from 0.
    public var line: Int
    public var position: Int
    public var itemsOnLine: Int
    /// The real distance between the line's items.
    public var gap: Double
    public var placing: Placing
    /// The number of columns, if items of equal size keep to the columns of a grid.
    public var gridColumns: Int?
    /// Only for an item that begins a line other than the first.
    public var wrap: Wrap?
}

extension LineReason: CustomStringConvertible {
    /// For instance `line 2, item 1 of 2, gap 10, leading; wrapped: 82+10+160 > 240`; counts from 1.
    public var description: String {
        var parts = ["line \(line + 1)", "item \(position + 1) of \(itemsOnLine)"]
        if itemsOnLine > 1 { parts.append("gap \(PointText.of(gap))") }
        if let gridColumns { parts.append("grid of \(gridColumns)") }
        parts.append(placingText)
        return parts.joined(separator: ", ") + (wrap.map { "; wrapped: \($0)" } ?? "")
    }

    private var placingText: String {
        switch placing {
        case .leading: "leading"
        case .centered: "centred"
        case .trailing: "trailing"
        case .justified: "justified"
        case .tooWide(let excess): "\(PointText.of(excess)) too wide"
        }
    }
}

extension LineReason.Wrap: CustomStringConvertible {
    public var description: String {
        let sum = [used, gap, length].map(PointText.of).joined(separator: "+")
        return "\(sum) > \(PointText.of(room))"
    }
}
