import Testing

/// Command lines that make no sense.
struct BrokenOptionTests {
    @Test(arguments: [
        BrokenInput.command(
            "no verb",
            [],
            exitCode: 64,
            "error: no verb given; try \"listshot render page.json\" or \"listshot --help\""
        ),
        .command(
            "an unknown verb",
            ["rendr", "page.json"],
            exitCode: 64,
            "error: unknown verb \"rendr\"; did you mean \"render\"?"
        ),
        .command(
            "a page as verb",
            ["page.json"],
            exitCode: 64,
            "error: \"page.json\" is no verb; did you mean \"listshot render page.json\"?"
        ),
        .command(
            "no page",
            ["render"],
            exitCode: 64,
            "error: render needs a PAGE; for instance \"listshot render feed.json\""
        ),
        .command(
            "an unknown option",
            ["render", "page.json", "--widht", "320"],
            exitCode: 64,
            "error: unknown option \"--widht\" of render; did you mean \"--width\"?"
        ),
        .command(
            "an option without its value",
            ["render", "page.json", "--appearance"],
            exitCode: 64,
            "error: --appearance needs a value; expected --appearance light|dark"
        ),
        .command(
            "an unknown device",
            ["render", "page.json", "--device", "iphone-16-por"],
            exitCode: 64,
            "error: unknown device \"iphone-16-por\"; did you mean \"iphone-16-pro\"?"
        ),
        .command(
            "a width that is a word",
            ["render", "page.json", "--width", "wide"],
            exitCode: 64,
            "error: --width is \"wide\"; expected 1 to 20000 points"
        ),
        .command(
            "a width that is not a number",
            ["render", "page.json", "--width", "nan"],
            exitCode: 64,
            "error: --width is \"nan\"; expected 1 to 20000 points"
        ),
        .command(
            "a negative width",
            ["render", "page.json", "--width=-320"],
            exitCode: 64,
            "error: --width is \"-320\"; expected 1 to 20000 points"
        ),
        .command(
            "a huge width",
            ["render", "page.json", "--width", "1000000"],
            exitCode: 64,
            "error: --width is \"1000000\"; expected 1 to 20000 points"
        ),
        .command(
            "a huge scale",
            ["render", "page.json", "--scale", "100"],
            exitCode: 64,
            "error: --scale is \"100\"; expected 0.5 to 8 pixels per point"
        ),
        .command(
            "a width and a scale that are too much together",
            ["render", "page.json", "--width", "20000", "--scale", "8"],
            exitCode: 65,
            "page.json: error: cannot draw a picture of 160000 x 352 pixels; "
                + "width must be 1 to 32767, height 1 to 2147483647"
        ),
        .command(
            "an unknown text size",
            ["render", "page.json", "--text-size", "HUGE"],
            exitCode: 64,
            "error: unknown --text-size \"HUGE\"; "
                + "expected XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"
        ),
        .command(
            "an unknown locale",
            ["render", "page.json", "--locale", "english_UK"],
            exitCode: 64,
            "error: \"english_UK\" is no language tag; expected a language with an optional script and region, "
                + "as in \"en\", \"zh-Hans\", \"ar-EG\""
        ),
        .command(
            "an unknown direction",
            ["render", "page.json", "--direction", "up"],
            exitCode: 64,
            "error: unknown --direction \"up\"; expected ltr, rtl"
        ),
        .command(
            "no jobs",
            ["render", "page.json", "-j", "0"],
            exitCode: 64,
            "error: --jobs is \"0\"; expected a whole number from 1 to 256"
        ),
        .command(
            "an offset without a screen",
            ["render", "page.json", "--offset", "3"],
            exitCode: 64,
            "error: --offset scrolls a screen; add --viewport, or leave --offset out"
        ),
        .command(
            "standard input twice",
            ["render", "-", "--data", "-"],
            exitCode: 64,
            "error: standard input is named twice; give \"-\" once"
        ),
        .command(
            "a page to inspect",
            ["inspect", "page.json"],
            exitCode: 65,
            "page.json: error: this is a JSON document; a PNG or JPEG picture is needed"
        ),
    ])
    func `a command line that makes no sense is told`(input: BrokenInput) throws {
        try input.check()
    }
}
