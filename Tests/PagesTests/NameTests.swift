import Layouts
import Testing
import Views

@testable import Pages

/// Names that pages accept become values of other stages by name; each must exist there.
struct NameTests {
    @Test(arguments: StackProperties.Axis.allCases)
    func `stacks know the axis`(name: StackProperties.Axis) {
        #expect(StackView.Axis(rawValue: name.rawValue) != nil)
    }

    @Test(arguments: StackProperties.Alignment.allCases)
    func `stacks know the alignment`(name: StackProperties.Alignment) {
        #expect(StackView.Alignment(rawValue: name.rawValue) != nil)
    }

    @Test(arguments: StackProperties.Distribution.allCases)
    func `stacks know the distribution`(name: StackProperties.Distribution) {
        #expect(StackView.Distribution(rawValue: name.rawValue) != nil)
    }

    @Test(arguments: ImageProperties.ContentMode.allCases)
    func `views know the content mode`(name: ImageProperties.ContentMode) {
        #expect(ContentMode(rawValue: name.rawValue) != nil)
    }

    @Test(arguments: CellSettings.Accessory.allCases)
    func `cells know the accessory`(name: CellSettings.Accessory) {
        #expect(AccessoryType(rawValue: name.rawValue) != nil)
    }

    @Test(arguments: TableCellProperties.Style.allCases)
    func `standard cells know the style`(name: TableCellProperties.Style) {
        #expect(StandardCellView.Style(rawValue: name.rawValue) != nil)
    }

    @Test(arguments: TableSettings.Style.allCases)
    func `tables know the style`(name: TableSettings.Style) {
        #expect(TableStyle(rawValue: name.rawValue) != nil)
    }

    @Test(arguments: FlowSettings.Alignment.allCases)
    func `flows know the alignment`(name: FlowSettings.Alignment) {
        #expect(FlowAlignment(rawValue: name.rawValue) != nil)
    }

    @Test(arguments: WaterfallSettings.Order.allCases)
    func `waterfalls know the order`(name: WaterfallSettings.Order) {
        #expect(WaterfallOrder(rawValue: name.rawValue) != nil)
    }
}
