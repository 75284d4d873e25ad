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
        guard status == 0 else {
            let problem = unsafe Self.problem(of: handle)
            unsafe tjDestroy(handle)
            throw problem ?? .damaged(format: "JPEG", detail: "its header cannot be read")
        }
        unsafe self.handle = handle
        self.width = Int(width)
        self.height = Int(height)
        isCMYK = colorspace == TJCS_CMYK.rawValue || colorspace == TJCS_YCCK.rawValue
    }

    deinit { unsafe tjDestroy(handle) }

    /// Four bytes per pixel in a format of TurboJPEG's; the exact DCT gives the same pixels on all processors.
    func pixels(_ bytes: [UInt8], format: TJPF) throws(ImageProblem) -> Bitmap {
        var status: Int32 = 0
        let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            status = unsafe tjDecompress2(
                handle,
                bytes,
                UInt(bytes.count),
                buffer.baseAddress,
                Int32(width),
                0,
                Int32(height),
                Int32(format.rawValue),
                TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
            )
            count = buffer.count
        }
        if status != 0, let problem = unsafe Self.problem(of: handle) { throw problem }
        return Bitmap(width: width, height: height, bytes: pixels)
    }

    /// What the last call complained about; nil when the pixels are complete all the same.
    private static func problem(of handle: tjhandle) -> ImageProblem? {
        let message = unsafe String(cString: tjGetErrorStr2(handle))
        if message.contains("remature end") { return .truncated(format: "JPEG") }
        let isWarning = unsafe tjGetErrorCode(handle) == TJERR_WARNING.rawValue
        if isWarning, message.contains("extraneous bytes") { return nil }
        if !isWarning, message.contains("nsupported") { return .unsupported(format: "JPEG", detail: message) }
        return .damaged(format: "JPEG", detail: message)
    }
}
