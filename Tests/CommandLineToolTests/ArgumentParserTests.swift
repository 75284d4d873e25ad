import Diagnostics
import Testing

@testable import CommandLineTool

@Suite struct ArgumentParserTests {
    private let verb = Verb(
        name: "render",
        summary: "Draws.",
        operands: .pages,
        options: [.output, .jobs, .strict, .appearance, .fontFolder, .offset],
        examples: [Verb.Example(line: "listshot render a.json", meaning: "draws a")]
    )
    private let other = Verb(
        name: "schema",
        summary: "Prints.",
        operands: .none,
        options: [],
        examples: []
    )
    private var parser: ArgumentParser { ArgumentParser(verbs: [verb, other]) }

    @Test(
        arguments: [
            (["a.json", "b.json"], ["a.json", "b.json"], [:]),
            (["a.json", "-o", "x.png"], ["a.json"], ["output": ["x.png"]]),
            (["-ox.png", "a.json"], ["a.json"], ["output": ["x.png"]]),
            (["-o=x.png", "a.json"], ["a.json"], ["output": ["x.png"]]),
            (["--output", "x.png", "a.json"], ["a.json"], ["output": ["x.png"]]),
            (["--output=x=y.png", "a.json"], ["a.json"], ["output": ["x=y.png"]]),
            (["a.json", "-o", "-"], ["a.json"], ["output": ["-"]]),
            (["-", "-j4"], ["-"], ["jobs": ["4"]]),
            (["a.json", "--strict"], ["a.json"], ["strict": []]),
            (["a.json", "--appearance", "light,dark"], ["a.json"], ["appearance": ["light", "dark"]]),
            (
                ["--appearance=light", "a.json", "--appearance", "dark"], ["a.json"],
                ["appearance": ["light", "dark"]]
            ),
            (["a.json", "--font-dir", "x,y", "--font-dir=z"], ["a.json"], ["font-dir": ["x,y", "z"]]),
            (["a.json", "--offset", "-20.5"], ["a.json"], ["offset": ["-20.5"]]),
            (["--", "--strict", "-j"], ["--strict", "-j"], [:]),
            (["-j", "2", "--", "-", "--"], ["-", "--"], ["jobs": ["2"]]),
        ] as [([String], [String], [String: [String]])]
    )
    func `arguments are sorted into operands and values`(
        line: [String],
        operands: [String],
        values: [String: [String]]
    ) throws {
        guard case .verb(let found, let arguments) = try parser.parse(["render"] + line) else {
            Issue.record("no verb")
            return
        }
        #expect(found.name == "render")
        #expect(arguments.operands == operands)
        for option in verb.options {
            #expect(arguments.contains(option) == (values[option.name] != nil))
            #expect(arguments.values(of: option) == values[option.name] ?? [])
        }
    }

    @Test(
        arguments: [
            ([], "no verb given; try \"listshot render page.json\" or \"listshot --help\""),
            (["rendr"], "unknown verb \"rendr\"; did you mean \"render\"?"),
            (["feed.json"], "\"feed.json\" is no verb; did you mean \"listshot render feed.json\"?"),
            (["--versoin"], "unknown option \"--versoin\"; did you mean \"--version\"?"),
            (["help", "schem"], "unknown verb \"schem\"; did you mean \"schema\"?"),
            (["--generate-completion-script"], "needs the name of a shell; give one of bash, zsh, fish"),
            (["--generate-completion-script", "bahs"], "unknown shell \"bahs\"; did you mean \"bash\"?"),
            (
                ["render", "a", "--apearance=dark"],
                "unknown option \"--apearance\" of render; did you mean \"--appearance\"?"
            ),
            (["render", "a", "--zzz"], "\"listshot render --help\" lists the options"),
            (["render", "a", "-x"], "unknown option \"-x\" of render"),
            (["render", "a", "--output"], "--output needs a value; expected --output FILE|DIR|-"),
            (["render", "a", "--output="], "--output needs a value"),
            (["render", "a", "-o", "--strict"], "-o needs a value"),
            (["render", "a", "-o", "x.png", "-o", "y.png"], "-o is given twice"),
            (["render", "a", "--strict=yes"], "--strict takes no value, found \"yes\""),
            (["render", "a", "--appearance", "light,,dark"], "--appearance has an empty value"),
            (["render", "--strict"], "render needs a PAGE; for instance \"listshot render a.json\""),
            (["schema", "x"], "schema takes no operand, found \"x\" too many"),
        ] as [([String], String)]
    )
    func `a wrong line ends with 64 and says what would work`(line: [String], sentence: String) throws {
        let failure = try #require(throws: CommandFailure.self) { try parser.parse(line) }
        #expect(failure.exitCode.rawValue == 64)
        #expect(failure.diagnostics.count == 1)
        let text = failure.diagnostics[0].description
        #expect(text.contains(sentence), "\(text)")
    }

    @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"]])
    func `help of the command is asked for in several ways`(line: [String]) throws {
        guard case .help(nil) = try parser.parse(line) else {
            Issue.record("no help")
            return
        }
    }

    @Test(arguments: [["render", "--help"], ["render", "a", "-h"], ["help", "render"]])
    func `help of a verb needs no operands`(line: [String]) throws {
        guard case .help(let verb?) = try parser.parse(line) else {
            Issue.record("no help of a verb")
            return
        }
        #expect(verb.name == "render")
    }

    @Test func `a completion script is asked for with a space or an equals sign`() throws {
        for line in [["--generate-completion-script", "zsh"], ["--generate-completion-script=zsh"]] {
            guard case .completionScript(.zsh) = try parser.parse(line) else {
                Issue.record("no script")
                return
            }
        }
    }
}
