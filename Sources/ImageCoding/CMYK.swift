/// Conversion of CMYK pixels without a colour profile.
enum CMYK {
    /// Turns pixels C M Y K into pixels B G R A in place: `R = (255 - C) · (255 - K) / 255`, and so on.
    ///
    /// Programs that write Adobe's marker store the complements: then no subtraction is needed.
    static func convert(_ bytes: inout [UInt8], isInverted: Bool) {
        let flip: UInt8 = isInverted ? 0 : 255
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let light = UInt32(bytes[index + 3] ^ flip)
            func component(_ offset: Int) -> UInt8 {
                UInt8(truncatingIfNeeded: (UInt32(bytes[index + offset] ^ flip) * light + 127) / 255)
            }
            let (red, green, blue) = (component(0), component(1), component(2))
            bytes[index] = blue
            bytes[index + 1] = green
            bytes[index + 2] = red
            bytes[index + 3] = 255
        }
    }
}
