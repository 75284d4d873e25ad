internal import Foundation

extension Device {
    /// Every known device, phones first, older screens before newer ones.
    ///
    /// Points and scales: Apple's Human Interface Guidelines, Layout. Insets: Tencent/QMUI_iOS `QMUIHelper.m`
    /// with published tables; iPhone 15 and later from screenshots of cashapp/AccessibilitySnapshot (59 and 62),
    /// iPhone 16e by its equal screen only.
    public static let all: [Device] = phones + tablets

    private static let phones: [Device] = [
        row(["iPhone 5s", "iPhone SE", "iPod touch"], 320, 568, scale: 2, top: 20, bottom: 0),
        row(
            ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"],
            375,
            667,
            scale: 2,
            top: 20,
            bottom: 0
        ),
        row(
            ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
            414,
            736,
            scale: 3,
            top: 20,
            bottom: 0
        ),
        row(["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44, bottom: 34),
        row(["iPhone XR", "iPhone 11"], 414, 896, scale: 2, top: 48, bottom: 34),
        row(["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, scale: 3, top: 44, bottom: 34),
        row(["iPhone 12 mini", "iPhone 13 mini"], 375, 812, scale: 3, top: 50, bottom: 34),
        row(
            ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"],
            390,
            844,
            scale: 3,
            top: 47,
            bottom: 34
        ),
        row(
            ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
            428,
            926,
            scale: 3,
            top: 47,
            bottom: 34
        ),
        row(
            ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
            393,
            852,
            scale: 3,
            top: 59,
            bottom: 34
        ),
        row(
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
            430,
            932,
            scale: 3,
            top: 59,
            bottom: 34
        ),
        row(["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, top: 62, bottom: 34),
        row(["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, scale: 3, top: 62, bottom: 34),
        [Device(name: "iPhone Air", width: 420, height: 912, scale: 3, safeArea: nil)],
    ].flatMap { $0 }

    private static let tablets: [Device] = [
        row(["iPad 9.7", "iPad mini 7.9"], 768, 1024, scale: 2, top: 20, bottom: 0),
        row(["iPad mini 8.3"], 744, 1133, scale: 2, top: 24, bottom: 20),
        row(["iPad 10.2"], 810, 1080, scale: 2, top: 20, bottom: 0),
        row(["iPad Air 3", "iPad Pro 10.5"], 834, 1112, scale: 2, top: 20, bottom: 0),
        row(
            ["iPad 10.9", "iPad 11", "iPad Air 10.9", "iPad Air 11"],
            820,
            1180,
            scale: 2,
            top: 24,
            bottom: 20
        ),
        row(["iPad Pro 11"], 834, 1194, scale: 2, top: 24, bottom: 20),
        row(["iPad Air 13", "iPad Pro 12.9"], 1024, 1366, scale: 2, top: 24, bottom: 20),
    ].flatMap { $0 }

    /// Devices with the same screen, in points.
    private static func row(
        _ names: [String],
        _ width: Double,
        _ height: Double,
        scale: Double,
        top: Double,
        bottom: Double
    ) -> [Device] {
        let safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return names.map {
            Device(name: $0, width: width, height: height, scale: scale, safeArea: safeArea)
        }
    }
}
