import Foundation

/// Which goldens `make record NAME=…` asks to be written, from the environment variable `LISTSHOT_RECORD`.
enum RecordingMode {
    static let names = ProcessInfo.processInfo.environment["LISTSHOT_RECORD", default: ""]
        .split(separator: " ").map(String.init)

    static func records(_ name: String) -> Bool {
        names.contains(name) || names == ["all"]
    }
}
