/// Whose forms of Han characters a locale reads.
enum HanRegion: String, Sendable, Hashable {
    case japan = "JP"
    case korea = "KR"
    case mainlandChina = "SC"
    case taiwan = "TC"
    case hongKong = "HK"

    /// Simplified forms unless the locale says otherwise, as the product's main Han audience reads them.
    init(locale: String) {
        let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
        switch parts.first {
        case "ja": self = .japan
        case "ko": self = .korea
        case "zh" where parts.contains("hk") || parts.contains("mo"): self = .hongKong
        case "zh" where parts.contains("hant") || parts.contains("tw"): self = .taiwan
        default: self = .mainlandChina
        }
    }

    /// The families with this region's Han family in the place of the first one and the others left out.
    func order(_ families: [String]) -> [String] {
        let prefix = "Noto Sans CJK "
        let own = prefix + rawValue
        guard families.contains(own), let place = families.firstIndex(where: { $0.hasPrefix(prefix) }) else {
            return families
        }
        var order = families.filter { !$0.hasPrefix(prefix) }
        order.insert(own, at: place)
        return order
    }
}
