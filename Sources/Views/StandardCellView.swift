public import Foundation
internal import Graphics
internal import Text

/// The content of a standard table cell: text, detail and image in one of UIKit's four arrangements.
///
/// Figures: uikit-facts 3.3; distances of subtitle cells are those of a 55.5 pt row at 2x.
public final class StandardCellView: View {
    /// As `UITableViewCell.CellStyle`.
    public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
        case `default`, value1, value2, subtitle
    }

    public let style: Style
    public let textLabel = Label()
    public let detailTextLabel = Label()
    public let imageView = ImageView()
    /// Distance of the content from the leading edge, and from the trailing edge without an accessory.
    public var margin: CGFloat = 16
    /// Distance from the trailing edge: the margin, or 8 beside an accessory.
    public var trailingMargin: CGFloat = 16

    private static let imageToText: CGFloat = 16
    private static let minimumHeight: CGFloat = 44
    private static let subtitleTop: CGFloat = 10
    private static let subtitleGap: CGFloat = 1
    private static let subtitleBottom: CGFloat = 9.5
    private static let textPadding: CGFloat = 11
    private static let value2TitleWidth: CGFloat = 91
    private static let valueGap: CGFloat = 6

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        textLabel.font = .preferredFont(forTextStyle: .body)
        detailTextLabel.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
        detailTextLabel.textColor = style == .subtitle ? .label : .secondaryLabel
        if style == .value2 {
            textLabel.textColor = .tintColor
            textLabel.textAlignment = .right
            detailTextLabel.textColor = .label
        }
        for view in [imageView, textLabel, detailTextLabel] { addSubview(view) }
    }

    private var textStart: CGFloat {
        guard let image = imageView.image else { return margin }
        return margin + image.size.width + Self.imageToText
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = labelWidths(in: max(0, size.width - textStart - trailingMargin))
        let text = height(of: textLabel, width: widths.text)
        let detail =
            detailTextLabel.text?.isEmpty == false
            ? height(of: detailTextLabel, width: widths.detail) : 0
        let height =
            switch style {
            case .default: text + Self.textPadding * 2
            case .value1, .value2: max(text, detail) + Self.textPadding * 2
            case .subtitle where detail > 0:
                Self.subtitleTop + text + Self.subtitleGap + detail + Self.subtitleBottom
            case .subtitle: text + Self.textPadding * 2
            }
        let image = imageView.image.map { $0.size.height + 8 } ?? 0
        return CGSize(width: size.width, height: max(height, Self.minimumHeight, image))
    }

    /// How the two labels share a row's room.
    private func labelWidths(in room: CGFloat) -> (text: CGFloat, detail: CGFloat) {
        switch style {
        case .default, .subtitle: return (room, room)
        case .value1:
            let detail = min(detailTextLabel.sizeThatFits(.zero).width, room * 0.6)
            return (max(0, room - detail - (detail > 0 ? Self.valueGap : 0)), detail)
        case .value2:
            let text = min(Self.value2TitleWidth, room / 2)
            return (text, max(0, room - text - Self.valueGap))
        }
    }

    private func height(of label: Label, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGRect(
            x: textStart,
            y: 0,
            width: max(0, frame.width - textStart - trailingMargin),
            height: frame.height
        )
        let image = imageView.image?.size ?? .zero
        place(
            imageView,
            CGRect(x: margin, y: (frame.height - image.height) / 2, width: image.width, height: image.height)
        )
        switch style {
        case .default: place(textLabel, room)
        case .subtitle: layoutSubtitle(in: room)
        case .value1: layoutValue(in: room)
        case .value2: layoutContact(in: room)
        }
    }

    private func layoutSubtitle(in room: CGRect) {
        guard detailTextLabel.text?.isEmpty == false else { return place(textLabel, room) }
        let text = height(of: textLabel, width: room.width)
        let detail = height(of: detailTextLabel, width: room.width)
        let needed = Self.subtitleTop + text + Self.subtitleGap + detail + Self.subtitleBottom
        let top = Self.subtitleTop + (room.height - needed) / 2
        place(textLabel, CGRect(x: room.minX, y: top, width: room.width, height: text))
        place(
            detailTextLabel,
            CGRect(x: room.minX, y: top + text + Self.subtitleGap, width: room.width, height: detail)
        )
    }

    /// The detail keeps its width at the trailing edge; the text takes what is left.
    private func layoutValue(in room: CGRect) {
        let (text, detail) = labelWidths(in: room.width)
        place(textLabel, CGRect(x: room.minX, y: 0, width: text, height: room.height))
        place(detailTextLabel, CGRect(x: room.maxX - detail, y: 0, width: detail, height: room.height))
    }

    private func layoutContact(in room: CGRect) {
        let (text, detail) = labelWidths(in: room.width)
        place(textLabel, CGRect(x: room.minX, y: 0, width: text, height: room.height))
        place(detailTextLabel, CGRect(x: room.maxX - detail, y: 0, width: detail, height: room.height))
    }

    private func place(_ view: View, _ rect: CGRect) {
        var rect = rect
        if traits.direction == .rightToLeft { rect.origin.x = frame.width - rect.maxX }
        view.frame = rect
    }
}
