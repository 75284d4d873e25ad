/// A lossless way to store a surveyed picture's pixels.
enum PNGPixelLayout {
    case grey(bitDepth: Int)
    case palette([UInt32], bitDepth: Int)
    case color
    case colorWithAlpha

    /// The ways worth a try, in a fixed order; one of them always fits.
    static func candidates(for survey: PixelSurvey) -> [PNGPixelLayout] {
        guard let palette = survey.palette else { return [survey.isOpaque ? .color : .colorWithAlpha] }
        let bitDepth = [1, 2, 4, 8].first { palette.count <= 1 << $0 } ?? 8
        let indexed = PNGPixelLayout.palette(palette, bitDepth: bitDepth)
        guard survey.isOpaque, survey.isGrey else {
            return [indexed, survey.isOpaque ? .color : .colorWithAlpha]
        }
        return [.grey(bitDepth: greyBitDepth(palette)), indexed]
    }

    /// `n` bits hold the multiples of `255 / (2ⁿ - 1)`.
    private static func greyBitDepth(_ colors: [UInt32]) -> Int {
        [1, 2, 4].first { depth in
            colors.allSatisfy { ($0 & 0xFF) % UInt32(255 / ((1 << depth) - 1)) == 0 }
        } ?? 8
    }

    var colorType: PNGFileHeader.ColorType {
        switch self {
        case .grey: .grey
        case .palette: .palette
        case .color: .color
        case .colorWithAlpha: .colorWithAlpha
        }
    }

    var bitDepth: Int {
        switch self {
        case .grey(let bitDepth), .palette(_, let bitDepth): bitDepth
        case .color, .colorWithAlpha: 8
        }
    }

    var bitsPerPixel: Int {
        switch self {
        case .grey, .palette: bitDepth
        case .color: 24
        case .colorWithAlpha: 32
        }
    }

    /// PLTE and tRNS, where there is a palette.
    var paletteChunks: [UInt8] {
        guard case .palette(let colors, _) = self else { return [] }
        let components = colors.flatMap { color in [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) } }
        let alphas = colors.prefix { $0 < 0xFF00_0000 }.map { UInt8($0 >> 24) }
        let palette = PNGChunk.bytes(type: .palette, data: components)
        return alphas.isEmpty ? palette : palette + PNGChunk.bytes(type: .transparency, data: alphas)
    }

    /// The rows of the picture without filter bytes.
    func rows(of survey: PixelSurvey) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity((survey.width * bitsPerPixel + 7) / 8 * survey.height)
        switch self {
        case .grey(let bitDepth):
            let step = UInt32(255 / ((1 << bitDepth) - 1))
            packRows(of: survey, into: &bytes) { UInt8(($0 & 0xFF) / step) }
        case .palette(let colors, _):
            let indices = Dictionary(uniqueKeysWithValues: zip(colors, UInt8.min...UInt8.max))
            var last: (color: UInt32, index: UInt8)?
            packRows(of: survey, into: &bytes) { pixel in
                if let last, last.color == pixel { return last.index }
                let index = indices[pixel] ?? 0
                last = (pixel, index)
                return index
            }
        case .color: appendBytes(of: survey, shifts: [0, 8, 16], to: &bytes)
        case .colorWithAlpha: appendBytes(of: survey, shifts: [0, 8, 16, 24], to: &bytes)
        }
        return bytes
    }

    private func appendBytes(of survey: PixelSurvey, shifts: [UInt32], to bytes: inout [UInt8]) {
        for pixel in survey.pixels {
            for shift in shifts { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
        }
    }

    /// Packs samples of less than eight bits, the leftmost in the high bits; rows start on a byte.
    private func packRows(of survey: PixelSurvey, into bytes: inout [UInt8], sample: (UInt32) -> UInt8) {
        let samplesPerByte = 8 / bitDepth
        for row in 0..<survey.height {
            for x in 0..<survey.width {
                let value = sample(survey.pixels[row * survey.width + x])
                if x % samplesPerByte == 0 { bytes.append(0) }
                bytes[bytes.count - 1] |= value << UInt8(8 - bitDepth * (x % samplesPerByte + 1))
            }
        }
    }
}
