import Foundation
import Graphics
import Testing

@Suite struct DeviceTests {
    @Test(arguments: [
        ("iPhone 16 Pro", 402.0, 874.0, 3.0, 62.0, 34.0),
        ("iPhone SE", 320, 568, 2, 20, 0),
        ("iPhone SE 3", 375, 667, 2, 20, 0),
        ("iPhone 8 Plus", 414, 736, 3, 20, 0),
        ("iPhone 11", 414, 896, 2, 48, 34),
        ("iPhone 13 mini", 375, 812, 3, 50, 34),
        ("iPhone 15", 393, 852, 3, 59, 34),
        ("iPhone 17 Pro Max", 440, 956, 3, 62, 34),
        ("iPad mini 8.3", 744, 1133, 2, 24, 20),
        ("iPad Pro 12.9", 1024, 1366, 2, 24, 20),
    ])
    func `a device has its published screen`(
        name: String,
        width: Double,
        height: Double,
        scale: Double,
        top: Double,
        bottom: Double
    ) throws {
        let device = try #require(Device.named(name))
        #expect(device.name == name)
        #expect([device.width, device.height, device.scale] == [width, height, scale])
        #expect(device.safeArea == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    @Test(arguments: ["iphone-16-pro", "IPHONE 16 PRO", "iPhone16Pro", "iphone_16_pro", " iphone 16 pro "])
    func `case, spaces and dashes of a name do not matter`(spelling: String) {
        #expect(Device.named(spelling)?.name == "iPhone 16 Pro")
    }

    @Test(arguments: ["", "-", "iPhone", "iPhone 16 Pros", "Pixel 9"])
    func `an unknown name is no device`(name: String) {
        #expect(Device.named(name) == nil)
    }

    @Test func `every device is found by its name and by its slug`() {
        for device in Device.all {
            #expect(Device.named(device.name) == device)
            #expect(Device.named(device.slug) == device)
        }
        #expect(Set(Device.all.map(\.slug)).count == Device.all.count)
        #expect(Device.named("iPad Pro 12.9")?.slug == "ipad-pro-12-9")
    }

    @Test func `a screen without a source for its insets has none`() {
        #expect(Device.all.filter { $0.safeArea == nil }.map(\.name) == ["iPhone Air"])
    }
}
