internal import Graphics

/// One set of traits asked for on the command line; what is nil is left to the page and the defaults.
struct Variant: Sendable, Hashable {
    var device: Device?
    var width: Double?
    var height: Double?
    var scale: Double?
    var appearance: Appearance?
    var textSize: ContentSizeCategory?
    var locale: LocaleTag?
    var direction: LayoutDirection?

    /// The traits to draw for: these over the device's over the page's own.
    func traits(over page: Traits = Traits()) -> Traits {
        let language = locale?.name ?? page.locale
        let ofLanguage = locale == nil ? page.direction : Traits.direction(ofLocale: language)
        return Traits(
            width: width ?? device?.width ?? page.width,
            height: height ?? device?.height ?? page.height,
            scale: scale ?? device?.scale ?? page.scale,
            appearance: appearance ?? page.appearance,
            textSize: textSize ?? page.textSize,
            locale: language,
            direction: direction ?? ofLanguage,
            isElevated: page.isElevated
        )
    }
}
