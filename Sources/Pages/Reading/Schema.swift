/// A JSON Schema as far as pages need it.
indirect enum Schema: Sendable {
    /// A key of an object.
    struct Property: Sendable {
        var name: String
        var summary: String
        var schema: Schema
        var isRequired: Bool
    }

    case any
    case boolean
    case null
    case number(Bounds)
    case integer(Bounds)
    case string
    case pattern(String)
    case names([String])
    case constant(JSONValue)
    case array(Schema, count: ClosedRange<Int>?)
    /// No other keys are allowed; with `others` any further key has a value of that form.
    case object([Property], others: Schema?)
    /// An object that ignores what it does not know.
    case openObject([Property])
    case anyOf([Schema])
    case reference(String)
    /// As the schema says, or a text with `{{…}}`, at any depth.
    case bindable(Schema)

    struct Bounds: Sendable {
        var minimum: Double?
        var exclusiveMinimum: Double?
        var maximum: Double?

        static let any = Bounds()
        static let atLeastZero = Bounds(minimum: 0)
        static let positive = Bounds(exclusiveMinimum: 0)
    }
}
