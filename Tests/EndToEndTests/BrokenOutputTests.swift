import Foundation
import Glibc
import Testing

/// Places that take no picture.
struct BrokenOutputTests {
    @Test(arguments: [
        BrokenInput.command(
            "standard output on a full disk",
            ["render", "page.json", "-o", "-"],
            shell: "exec \"$@\" > /dev/full",
            exitCode: 74,
            "standard output: error: cannot write: No space left on device; make room and try again"
        ),
        .command(
            "a text on a full disk",
            ["layout", "page.json"],
            shell: "exec \"$@\" > /dev/full",
            exitCode: 74,
            "standard output: error: cannot write: No space left on device; make room and try again"
        ),
        .command(
            "a file that grows beyond the limit",
            ["render", "page.json"],
            shell: "said=$(ulimit -f 0; \"$@\" 2>&1); code=$?; echo \"$said\" >&2; exit $code",
            exitCode: 74,
            "page.png: error: cannot write: File too large"
        ),
        .command(
            "a closed standard output",
            ["render", "page.json", "-o", "-"],
            shell: "exec \"$@\" >&-",
            exitCode: 74,
            "standard output: error: cannot write: Bad file descriptor"
        ),
        .command(
            "a folder that cannot be made",
            ["render", "page.json", "-o", "/proc/new/page.png"],
            exitCode: 73,
            "/proc/new/: error: cannot create the folder: No such file or directory"
        ),
        .command(
            "a file in place of the folder",
            ["render", "page.json", "-o", "page.json/page.png"],
            exitCode: 73,
            "page.json/: error: cannot create the folder: Not a directory"
        ),
        .command(
            "a suffix of no format",
            ["render", "page.json", "-o", "page.jpg"],
            exitCode: 64,
            "error: \"page.jpg\" is no folder and its suffix names no format; "
                + "use .png, .svg or .pdf, or end a new folder's name in \"/\""
        ),
        .command(
            "a suffix against --format",
            ["render", "page.json", "-o", "page.png", "--format", "svg"],
            exitCode: 64,
            "error: --format svg contradicts \"page.png\"; leave --format out, or change the suffix"
        ),
        .command(
            "two pages in one file",
            ["render", "page.json", "page.json", "-o", "page.png"],
            exitCode: 64,
            "error: 2 pages cannot go to one file \"page.png\"; give a folder: -o DIR"
        ),
    ])
    func `a place that takes no picture is told`(input: BrokenInput) throws {
        try input.check()
    }

    @Test func `a folder in the picture's place is told`() throws {
        var input = BrokenInput.command(
            "a folder as picture",
            ["render", "page.json"],
            exitCode: 73,
            "page.png: error: cannot create the file: Is a directory"
        )
        input.items["page.png"] = .folder
        try input.check()
    }

    @Test func `a link to a full device is told`() throws {
        var input = BrokenInput.command(
            "a full disk",
            ["render", "page.json"],
            exitCode: 74,
            "page.png: error: cannot write: No space left on device; make room and try again"
        )
        input.items["page.png"] = .link(to: "/dev/full")
        try input.check()
    }

    /// The super-user writes everywhere: the command is run as nobody.
    @Test func `a folder without permission is told`() throws {
        let nobody = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        try BrokenInput.command(
            "a folder without permission",
            ["render", "page.json"],
            shell: "chmod 555 .; \(nobody)\"$@\"; code=$?; chmod 755 .; exit $code",
            exitCode: 73,
            "page.png: error: cannot create the file: Permission denied"
        ).check()
    }

    @Test func `a page that fails leaves neither a picture nor its folder`() throws {
        var input = BrokenInput.page(
            "a new folder",
            "{\"data\": 5",
            "1:11: error: the file ends before the \"{\" of line 1 is closed; add \"}\""
        )
        input.arguments += ["-o", "new/deep/page.png"]
        try input.check()
    }

    /// Without a standard output the next file opened would get its number, and the path would be printed into it.
    @Test func `a closed standard output does not end in the picture`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(BrokenInput.soundPage.utf8), to: "page.json")
        let whole = try CommandRun(["render", "page.json", "-o", "a.png"], in: folder)
        let closed = try CommandRun(
            ["render", "page.json", "-o", "b.png"],
            in: folder,
            shell: "exec \"$@\" >&-"
        )
        #expect(whole.exitCode == 0)
        #expect(closed.exitCode == 74)
        let isSame = try folder.data(of: "a.png") == folder.data(of: "b.png")
        #expect(isSame)
    }

    @Test func `a reader that goes away ends the command quietly`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(BrokenInput.soundPage.utf8), to: "page.json")
        let shell = "{ \"$@\"; echo \"code $?\" >&2; } | true"
        let run = try CommandRun(["schema"], in: folder, shell: shell)
        #expect(run.errors == "code 0\n")
    }
}
