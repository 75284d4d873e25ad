/// What the IHDR chunk of a PNG file says.
public struct PNGFileHeader: Sendable, Hashable {
    /// The colour types of the PNG specification, table 11.1.
    public enum ColorType: Int, Sendable, Hashable {
        case grey = 0
        case color = 2
        case palette = 3
        case greyWithAlpha = 4
        case colorWithAlpha = 6

        var bitDepths: [Int] {
            switch self {
            case .grey: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .color, .greyWithAlpha, .colorWithAlpha: [8, 16]
            }
        }
    }

    public let width: Int
    public let height: Int
    public let bitDepth: Int
    public let colorType: ColorType
    public let isInterlaced: Bool

    init(_ data: ArraySlice<UInt8>) throws(ImageProblem) {
        let reader = ByteReader(bytes: data)
        guard data.count == 13,
            let width = reader.integer(at: 0, byteCount: 4),
            let height = reader.integer(at: 4, byteCount: 4)
        else { throw .damaged(format: "PNG", detail: "its header has \(data.count) bytes instead of 13") }
        let sides = 1...Int(Int32.max)
        guard sides.contains(width), sides.contains(height) else {
            throw .damaged(format: "PNG", detail: "its header says \(width) x \(height) pixels")
        }
        let fields = Array(data.dropFirst(8)).map { Int($0) }
        guard let colorType = ColorType(rawValue: fields[1]) else {
            throw .damaged(
                format: "PNG",
                detail: "its colour type is \(fields[1]); it can be 0, 2, 3, 4 or 6"
            )
        }
        guard colorType.bitDepths.contains(fields[0]) else {
            let choice = colorType.bitDepths.map(String.init).joined(separator: ", ")
            let detail = "colour type \(fields[1]) with \(fields[0]) bits per channel; it can have \(choice)"
            throw .damaged(format: "PNG", detail: detail)
        }
        guard fields[2] == 0, fields[3] == 0, fields[4] < 2 else {
            throw .damaged(format: "PNG", detail: "its compression, filter or interlace method is unknown")
        }
        self.width = width
        self.height = height
        self.bitDepth = fields[0]
        self.colorType = colorType
        self.isInterlaced = fields[4] == 1
    }
}
