internal import Diagnostics
internal import Graphics

/// Makes variants of the trait options: every combination of the values given.
struct TraitOptions {
    /// More combinations than this in one call are taken for a mistake.
    static let mostVariants = 1000

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// The combinations in the order of the options' help, values in the order given, repeated values once.
    func variants() throws(CommandFailure) -> [Variant] {
        var variants = [Variant()]
        try cross(&variants, \.device, .device, device)
        try cross(&variants, \.width, .width) { text throws(CommandFailure) in
            try number(text, of: .width, within: 1...20_000, "points")
        }
        try cross(&variants, \.height, .height) { text throws(CommandFailure) in
            try number(text, of: .height, within: 1...20_000, "points")
        }
        try cross(&variants, \.scale, .scale) { text throws(CommandFailure) in
            try number(text, of: .scale, within: 0.5...8, "pixels per point")
        }
        try cross(&variants, \.appearance, .appearance) { text throws(CommandFailure) in
            try choice(text, of: .appearance)
        }
        try cross(&variants, \.textSize, .textSize) { text throws(CommandFailure) in
            try choice(text, of: .textSize)
        }
        try cross(&variants, \.locale, .locale, locale)
        try cross(&variants, \.direction, .direction) { text throws(CommandFailure) in
            try choice(text, of: .direction)
        }
        return variants
    }

    private func cross<Value: Hashable>(
        _ variants: inout [Variant],
        _ field: WritableKeyPath<Variant, Value?>,
        _ option: Option,
        _ parse: (String) throws(CommandFailure) -> Value
    ) throws(CommandFailure) {
        var values: [Value] = []
        for text in arguments.values(of: option) {
            let value = try parse(text)
            if !values.contains(value) { values.append(value) }
        }
        guard !values.isEmpty else { return }
        guard variants.count * values.count <= Self.mostVariants else {
            throw .usage(
                "the trait options make \(variants.count * values.count) or more variants",
                remedy: "at most \(Self.mostVariants) are drawn in one call"
            )
        }
        variants = variants.flatMap { variant in
            values.map { value in
                var changed = variant
                changed[keyPath: field] = value
                return changed
            }
        }
    }

    private func device(_ text: String) throws(CommandFailure) -> Device {
        if let device = Device.named(text) { return device }
        let near = Suggestion.nearest(to: text, in: Device.all.flatMap { [$0.slug, $0.name] })
        let remedy = near.map { "did you mean \"\($0)\"?" } ?? "\"listshot render --help\" lists the devices"
        throw .usage("unknown device \"\(text)\"", remedy: remedy)
    }

    private func locale(_ text: String) throws(CommandFailure) -> LocaleTag {
        if let tag = LocaleTag(text) { return tag }
        throw .usage(
            "\"\(text)\" is no language tag",
            remedy:
                "expected a language with an optional script and region, as in \"en\", \"zh-Hans\", \"ar-EG\""
        )
    }

    private func number(
        _ text: String,
        of option: Option,
        within range: ClosedRange<Double>,
        _ unit: String
    ) throws(CommandFailure) -> Double {
        if let value = NumberText.parse(text), range.contains(value) { return value }
        let bounds = "\(NumberText.plain(range.lowerBound)) to \(NumberText.plain(range.upperBound))"
        throw .usage("--\(option.name) is \"\(text)\"", remedy: "expected \(bounds) \(unit)")
    }

    private func choice<Value: RawRepresentable & CaseIterable>(
        _ text: String,
        of option: Option
    ) throws(CommandFailure) -> Value where Value.RawValue == String {
        let cases = Array(Value.allCases)
        if let value = cases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return value }
        throw .usage(
            "unknown --\(option.name) \"\(text)\"",
            remedy: "expected " + cases.map(\.rawValue).joined(separator: ", ")
        )
    }
}
