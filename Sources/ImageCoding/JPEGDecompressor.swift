import CTurboJPEG
import Graphics

/// TurboJPEG's decompressor with the header of one file.
@safe
struct JPEGDecompressor: ~Copyable {
    let width: Int
    let height: Int
    /// True when the pixels are cyan, magenta, yellow, black, also as YCCK.
    let isCMYK: Bool
    private let handle: tjhandle

    init(_ bytes: [UInt8]) throws(ImageProblem) {
        guard let handle = unsafe tjInitDecompress() else {
            throw .damaged(format: "JPEG", detail: "no memory for the decompressor")
        }
        var (width, height, subsampling, colorspace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let status = unsafe tjDecompressHeader3(
            handle,
            bytes,
            UInt(bytes.count),
            &width,
            &height,
            &subsampling,
            &colorspace
        )
        if status != 0, let problem = unsafe Self.problem(of: handle) {
            unsafe tjDestroy(handle)
            throw problem
        }
        unsafe self.handle = handle
        self.width = Int(width)
        self.height = Int(height)
        isCMYK = colorspace == TJCS_CMYK.rawValue || colorspace == TJCS_YCCK.rawValue
    }

    deinit { unsafe tjDestroy(handle) }

    /// Four bytes per pixel in a format of TurboJPEG's; the exact DCT gives the same pixels on all processors.
    func pixels(_ bytes: [UInt8], format: TJPF) throws(ImageProblem) -> Bitmap {
        let stopping = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS | TJFLAG_STOPONWARNING
        var (pixels, isComplete) = decompress(bytes, format, flags: stopping)
        if !isComplete {
            // Only the last of several warnings can be asked for: stop at the first, then at none.
            if let problem = unsafe Self.problem(of: handle) { throw problem }
            (pixels, isComplete) = decompress(bytes, format, flags: TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
            if !isComplete, let problem = unsafe Self.problem(of: handle) { throw problem }
        }
        return Bitmap(width: width, height: height, bytes: pixels)
    }

    private func decompress(_ bytes: [UInt8], _ format: TJPF, flags: Int32) -> ([UInt8], isComplete: Bool) {
        var status: Int32 = 0
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            unsafe buffer.initialize(repeating: 0)
            status = unsafe tjDecompress2(
                handle,
                bytes,
                UInt(bytes.count),
                buffer.baseAddress,
                Int32(width),
                0,
                Int32(height),
                Int32(format.rawValue),
                flags
            )
            count = buffer.count
        }
        return (pixels, status == 0)
    }

    /// What the last call complained about; nil when that does no harm to the pixels.
    private static func problem(of handle: tjhandle) -> ImageProblem? {
        let message = unsafe String(cString: tjGetErrorStr2(handle))
        if message.contains("remature end") { return .truncated(format: "JPEG") }
        guard unsafe tjGetErrorCode(handle) == TJERR_WARNING.rawValue else {
            let isUnsupported = message.contains("nsupported")
            return isUnsupported
                ? .unsupported(format: "JPEG", detail: message) : .damaged(format: "JPEG", detail: message)
        }
        // Cameras leave bytes between segments, and we do not read colour profiles.
        let isHarmless = message.contains("extraneous bytes") || message.contains("ICC")
        guard message.contains("Corrupt"), !isHarmless else { return nil }
        return .damaged(format: "JPEG", detail: message)
    }
}
