import CDeflate
import CISAL
import CPNG
import CTurboJPEG

/// The versions of the C libraries that pictures are read and written with, for goldens.
public enum LibraryVersions {
    /// Name and version, sorted by name.
    ///
    /// libpng tells its version at run time; the others have no such call, so theirs is that of the headers.
    public static let all: [(name: String, version: String)] = [
        ("isa-l", "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)"),
        ("libdeflate", LIBDEFLATE_VERSION_STRING),
        ("libjpeg-turbo", dotted(Int(LIBJPEG_TURBO_VERSION_NUMBER))),
        ("libpng", unsafe String(cString: png_get_libpng_ver(nil))),
    ]

    /// 2001005 stands for 2.1.5.
    private static func dotted(_ number: Int) -> String {
        "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
    }
}
