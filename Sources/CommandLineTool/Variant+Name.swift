internal import Graphics

/// Names of variants, as they stand in file names after an `@`.
extension Variant {
    /// What differs from the defaults, joined by dashes, for instance `dark-AX5`; nil when nothing does.
    ///
    /// The parts have a fixed order and forms that cannot be taken for one another (a device has no dashes, a
    /// length starts with its letter, sizes are in capitals), so different variants have different names.
    var name: String? {
        let screen = Variant(device: device).traits()
        let usual = Variant(device: device, locale: locale).traits()
        let parts: [String?] = [
            device?.slug.replacing("-", with: ""),
            part(width, unless: screen.width) { "w\($0)" },
            part(height, unless: screen.height) { "h\($0)" },
            part(scale, unless: screen.scale) { "\($0)x" },
            appearance == usual.appearance ? nil : appearance?.rawValue,
            textSize == usual.textSize ? nil : textSize?.rawValue,
            locale?.name == Traits().locale ? nil : locale?.name,
            direction == usual.direction ? nil : direction?.rawValue,
        ]
        let present = parts.compactMap(\.self)
        return present.isEmpty ? nil : present.joined(separator: "-")
    }

    private func part(_ value: Double?, unless usual: Double, _ form: (String) -> String) -> String? {
        guard let value, value != usual else { return nil }
        return form(NumberText.plain(value))
    }
}
