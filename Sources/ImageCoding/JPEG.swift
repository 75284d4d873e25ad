public import Graphics
/// Reading of JPEG files.
public enum JPEG {
    public static func decode(
        _ bytes: [UInt8],
        name: String = "picture",
        limits: ImageLimits = ImageLimits()
    ) throws(ImageCodingError) -> Bitmap {
        throw .unusable(name: name, problem: .empty)
    }
}
