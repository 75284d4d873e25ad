import Foundation
import Graphics
import Testing
import Text
import Views

private func cell(
    _ style: StandardCellView.Style,
    _ text: String,
    _ detail: String? = nil
) throws -> StandardCellView {
    let cell = StandardCellView(style: style)
    cell.ownEnvironment = TextEnvironment(fonts: try FontSet.debian(), traits: Traits())
    cell.textLabel.text = text
    cell.detailTextLabel.text = detail
    return cell
}

/// Figures: uikit-facts 3.3, frames that Interface Builder saved.
@Suite struct StandardCellTests {
    @Test func `a row of one line is 44 pt high`() throws {
        // 11 + 20.5 + 11 is less.
        #expect(try cell(.default, "Text").sizeThatFits(CGSize(width: 375, height: 0)).height == 44)
    }

    @Test(arguments: [(16.0, 343.0), (8, 351)])
    func `text begins at the margin and ends at it or 8 before an accessory`(
        trailing: Double,
        width: Double
    ) throws {
        let cell = try cell(.default, "Text")
        cell.trailingMargin = trailing
        try layOut(cell, 375, 44)
        #expect(cell.textLabel.frame == rect(16, 0, width, 44))
    }

    @Test func `a subtitle row is 55_5 pt high with its lines at 10 and 31_5`() throws {
        let cell = try cell(.subtitle, "Title", "Subtitle")
        cell.margin = 20
        cell.trailingMargin = 20
        #expect(cell.sizeThatFits(CGSize(width: 414, height: 0)).height == 55.5)
        try layOut(cell, 414, 55.5)
        #expect(cell.textLabel.frame == rect(20, 10, 374, 20.5))
        #expect(cell.detailTextLabel.frame == rect(20, 31.5, 374, 14.5))
    }

    @Test func `a subtitle row without a subtitle is a plain one`() throws {
        #expect(try cell(.subtitle, "Title").sizeThatFits(CGSize(width: 375, height: 0)).height == 44)
    }

    @Test func `a value ends at the trailing margin`() throws {
        let cell = try cell(.value1, "Name", "Value")
        try layOut(cell, 414, 44)
        #expect(cell.detailTextLabel.maxX == 398)
        #expect(cell.textLabel.maxX < cell.detailTextLabel.x)
        #expect(!cell.textLabel.isTruncated && !cell.detailTextLabel.isTruncated)
    }

    @Test(arguments: StandardCellView.Style.allCases)
    func `a text of several lines has room in the row it measures`(style: StandardCellView.Style) throws {
        let long = String(repeating: "many words ", count: 12)
        let cell = try cell(style, long, style == .default ? nil : "Value of some length")
        cell.textLabel.numberOfLines = 0
        cell.detailTextLabel.numberOfLines = 0
        let height = cell.sizeThatFits(CGSize(width: 375, height: 0)).height
        try layOut(cell, 375, height)
        #expect(!cell.textLabel.isTruncated)
    }

    @Test func `a picture moves the text by its width and 16`() throws {
        let cell = try cell(.default, "Text")
        cell.imageView.image = Image(name: "icon", bitmap: Bitmap(width: 30, height: 20))
        try layOut(cell, 375, 44)
        #expect(cell.imageView.frame == rect(16, 12, 30, 20))
        #expect(cell.textLabel.frame == rect(62, 0, 297, 44))
    }

    @Test func `right to left mirrors a row`() throws {
        let cell = try cell(.default, "Text")
        cell.trailingMargin = 8
        try layOut(cell, 375, 44, traits: Traits(direction: .rightToLeft))
        #expect(cell.textLabel.frame == rect(8, 0, 351, 44))
    }

    @Test(arguments: [
        (AccessoryType.none, 375.0, 375.0), (.disclosureIndicator, 375, 348.5),
        (.disclosureIndicator, 414, 383.5), (.checkmark, 414, 370),
    ])
    func `an accessory takes its width and the margin`(
        type: AccessoryType,
        width: Double,
        contentWidth: Double
    ) throws {
        // Taken: 26.5 at 375 and 30.5 at 414 by the chevron, 44 at 414 by the check mark.
        let cell = TableViewCell()
        cell.accessoryType = type
        try layOut(cell, width, 44, traits: Traits(width: width))
        #expect(cell.contentView.frame == rect(0, 0, contentWidth, 44))
    }

    @Test func `a chevron ends at the margin, mirrored in a right-to-left interface`() throws {
        for (direction, x) in [(LayoutDirection.leftToRight, 351.5), (.rightToLeft, 16)] {
            let cell = TableViewCell()
            cell.accessoryType = .disclosureIndicator
            try layOut(cell, 375, 44, traits: Traits(direction: direction))
            let accessory = try #require(cell.subviews.last)
            #expect(accessory.frame == rect(x, 15.5, 7.5, 13))
            let entry = try #require(accessory.displayList().entries.first)
            guard case .path(let path, _, _) = entry.command else {
                Issue.record("the chevron is no path")
                continue
            }
            let tip = direction == .leftToRight ? 6.5 : 1
            #expect(path.elements[1] == .line(CGPoint(x: tip, y: 6.5)))
        }
    }

    @Test func `an accessory that is taken away leaves the cell`() {
        let cell = TableViewCell()
        cell.accessoryType = .checkmark
        cell.accessoryType = .none
        #expect(cell.subviews.count == 1)
        #expect(cell.contentWidth(forWidth: 300) == 300)
    }

    @Test(arguments: [(15, 30), (17, 33)] as [(CGFloat, CGFloat)])
    func `a system button is its title's height and 12 pt`(size: CGFloat, height: CGFloat) throws {
        let button = Button()
        button.ownEnvironment = TextEnvironment(fonts: try FontSet.debian(), traits: Traits())
        button.title = "Follow"
        button.font = .systemFont(ofSize: size)
        #expect(button.sizeThatFits(.zero).height == height)
    }

    @Test func `a button's title follows the tint and fades when disabled`() throws {
        let button = Button()
        button.title = "Follow"
        button.tintColor = Color(RGBA(255, 0, 0))
        func titleColor() throws -> RGBA {
            try layOut(button, 100, 30)
            for entry in button.displayList().entries {
                if case .glyphs(_, _, let color) = entry.command { return color }
            }
            return .clear
        }
        #expect(try titleColor() == RGBA(255, 0, 0))
        button.isEnabled = false
        #expect(try titleColor() == Color.tertiaryLabel.resolved(for: Traits()))
    }
}
