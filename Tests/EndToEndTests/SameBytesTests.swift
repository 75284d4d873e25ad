import Foundation
import Testing

/// The same page gives the same bytes, whatever the machine and however many jobs.
struct SameBytesTests {
    /// One way to run the command that must not matter.
    struct Circumstance: CustomTestStringConvertible {
        let testDescription: String
        let jobs: Int
        let environment: [String: String]

        init(_ description: String, jobs: Int = 1, environment: [String: String] = [:]) {
            testDescription = description
            self.jobs = jobs
            self.environment = environment
        }
    }

    private static let nowhere = "/dev/null/nowhere"

    private static let circumstances = [
        Circumstance("again"),
        Circumstance("two jobs", jobs: 2),
        Circumstance("two jobs again", jobs: 2),
        Circumstance("eight jobs", jobs: 8),
        Circumstance("eight jobs again", jobs: 8),
        Circumstance("Turkish", environment: ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]),
        Circumstance("German numbers", environment: ["LC_NUMERIC": "de_DE.UTF-8", "LANGUAGE": "de"]),
        Circumstance("Tokyo", environment: ["TZ": "Asia/Tokyo"]),
        Circumstance("no home", jobs: 2, environment: ["HOME": nowhere, "XDG_CACHE_HOME": nowhere]),
        Circumstance(
            "nonsense for the font libraries",
            jobs: 2,
            environment: [
                "FONTCONFIG_FILE": nowhere, "FONTCONFIG_PATH": nowhere, "HB_SHAPER_LIST": "fallback",
                "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35",
                "PANGO_LANGUAGE": "ja:zh",
            ]
        ),
    ]

    /// What the rich page is drawn to alone, with one job and an environment of nothing but a path.
    private static let reference = Result { try run(Circumstance("reference")) }

    private static func run(_ circumstance: Circumstance) throws -> CommandRun {
        let folder = try TemporaryFolder()
        try RichPage.write(to: folder)
        return try CommandRun(
            ["render", "rich.json", "-o", "-", "-j", "\(circumstance.jobs)"],
            in: folder,
            environment: circumstance.environment
        )
    }

    @Test(arguments: circumstances)
    func `no circumstance changes a byte`(circumstance: Circumstance) throws {
        let reference = try Self.reference.get()
        let run = try Self.run(circumstance)
        // As a value of its own: a failed expectation of the data would describe every byte of it.
        let isSame = run.output == reference.output
        #expect(isSame)
        #expect(run.errors == reference.errors)
        #expect(run.exitCode == 0)
    }

    /// 375 pt at scale 2; the missing picture and nothing else is told.
    @Test func `the page that is compared is drawn whole`() throws {
        let run = try Self.reference.get()
        #expect(run.output.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(Array(run.output[16..<20]) == [0, 0, 2, 0xEE])
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains("missing.png"))
    }
}
