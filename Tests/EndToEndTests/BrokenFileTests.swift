import Glibc
import Testing

/// Pages and data that are not there, cannot be read, or lie where a page must not look.
struct BrokenFileTests {
    private static let row = "\"cells\": {\"A\": {\"label\": \"x\"}}"

    private static func fed(_ name: String, by data: BrokenInput.Item?, path: String, _ error: String)
        -> BrokenInput
    {
        var items = [
            "page.json": BrokenInput.Item.text(
                "{\"dataFile\": \"feed.json\", \(row),\n"
                    + "\"data\": [{\"bind\": \"A\", \"height\": 9, \"each\": \"\(path)\"}]}"
            )
        ]
        items["feed.json"] = data
        return BrokenInput(
            name: name,
            items: items,
            arguments: ["render", "page.json"],
            exitCode: 65,
            errors: [error]
        )
    }

    @Test(arguments: [
        BrokenInput(
            name: "a folder as page",
            items: ["page.json": .folder],
            arguments: ["render", "page.json"],
            exitCode: 66,
            errors: ["page.json: error: this is a folder; name a page in it"]
        ),
        .command(
            "a page that is missing",
            ["render", "pag.json"],
            exitCode: 66,
            "pag.json: error: no such file"
        ),
        .command(
            "a page in a file",
            ["render", "page.json/page.json"],
            exitCode: 66,
            "page.json/page.json: error: no such file"
        ),
        .command(
            "an endless device as page",
            ["render", "/dev/zero"],
            exitCode: 66,
            "/dev/zero: error: this is a device, not a file"
        ),
        // The memory of the process is a file whose first page cannot be read.
        .command(
            "a page that breaks off while it is read",
            ["render", "/proc/self/mem"],
            exitCode: 74,
            "/proc/self/mem: error: cannot read the file: Input/output error"
        ),
        .command(
            "a closed standard input",
            ["render", "-"],
            shell: "exec \"$@\" <&-",
            exitCode: 74,
            "error: cannot read standard input: Bad file descriptor"
        ),
        .command(
            "a data file that is missing",
            ["render", "page.json", "--data", "feed.json"],
            exitCode: 66,
            "feed.json: error: no such file"
        ),
        .command(
            "an image folder that is missing",
            ["render", "page.json", "--images", "photos"],
            exitCode: 66,
            "photos: error: no such folder for --images"
        ),
        .command(
            "a font folder that is missing",
            ["render", "page.json", "--font-dir", "fonts"],
            exitCode: 66,
            "error: cannot read the font folder fonts"
        ),
    ])
    func `what cannot be read is told`(input: BrokenInput) throws {
        try input.check()
    }

    /// The super-user reads everything: the command is run as nobody.
    @Test func `a page without permission is told`() throws {
        let shell =
            geteuid() == 0
            ? "chmod 0 page.json; exec setpriv --reuid=65534 --regid=65534 --clear-groups \"$@\""
            : "chmod 0 page.json; exec \"$@\""
        try BrokenInput.command(
            "a page without permission",
            ["render", "page.json"],
            shell: shell,
            exitCode: 66,
            "page.json: error: cannot read the file: Permission denied"
        ).check()
    }

    @Test(arguments: [
        fed(
            "a data file of the page that is missing",
            by: nil,
            path: "$",
            "page.json:1:14: error: no file \"feed.json\" beside the page"
        ),
        fed(
            "a data file that ends early",
            by: .text("{\"a\":\n [1"),
            path: "$.a",
            "feed.json:2:4: error: the file ends before the \"[\" of line 2 is closed; add \"]\""
        ),
        fed(
            "a path that leads nowhere",
            by: .text("{\"articles\": []}"),
            path: "$.article",
            "page.json:2:37: error: \"$.article\" leads to nothing in the data; did you mean \"articles\"?"
        ),
        fed(
            "a path that leads to a number",
            by: .text("{\"a\": {\"b\": 5}}"),
            path: "$.a.b",
            "page.json:2:37: error: \"$.a.b\" must lead to an array, found 5"
        ),
        fed(
            "a data file that is a link out of the folder",
            by: .link(to: "/etc/hostname"),
            path: "$",
            "page.json:1:14: error: \"feed.json\" lies outside of the page's folder; "
                + "move it beside the page, or name it with --data"
        ),
        .page(
            "a data file above the folder",
            "{\"dataFile\": \"../feed.json\", \"data\": []}",
            "1:14: error: \"../feed.json\" lies outside of the page's folder; "
                + "move it beside the page, or name it with --data"
        ),
        .page(
            "an image folder above the folder",
            "{\"imageFolder\": \"..\", \"data\": []}",
            "1:17: error: the folder \"..\" lies outside of the page's folder; "
                + "move it beside the page, or name it with --images"
        ),
    ])
    func `data that cannot be had is told`(input: BrokenInput) throws {
        try input.check()
    }
}
