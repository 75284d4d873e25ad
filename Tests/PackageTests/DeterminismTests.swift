import Testing

/// A picture depends on the page, its data, the traits, the fonts and the libraries, and on nothing else.
struct DeterminismTests {
    /// The command itself may ask for the machine's state; a stage may not.
    private static let above: Set<String> = ["CommandLineTool"]

    @Test(arguments: [
        "Date()", "Date.now", "ContinuousClock", "SuspendingClock", "clock_gettime", "Locale.current",
        "Locale.autoupdatingCurrent", "TimeZone.current", "setlocale", "getenv", "processInfo.environment",
        ".hashValue", ".random(", "arc4random", "UUID()",
    ])
    func `no stage asks the machine`(for text: String) throws {
        for target in try Manifest.load().targets(ofKind: .regular) where !Self.above.contains(target.name) {
            for file in try target.sources() {
                #expect(file.places(of: text) == [], "\(text) makes a result depend on the machine")
            }
        }
    }
}
