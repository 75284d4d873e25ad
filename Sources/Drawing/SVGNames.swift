/// Gives cairo's names in an SVG numbers of their own.
///
/// Cairo numbers surfaces over the whole life of the process, so a second drawing of the same picture would have
/// other names.
enum SVGNames {
    /// The words that cairo writes before such numbers.
    private static let words = ["surface", "image"].map { Array($0.utf8) }

    /// Numbers the names in the order in which they first appear; each word has numbers of its own.
    static func renumbered(_ svg: [UInt8]) -> [UInt8] {
        var numbers = words.map { _ in [Int: Int]() }
        var result: [UInt8] = []
        result.reserveCapacity(svg.count)
        var index = 0
        while index < svg.count {
            let byte = svg[index]
            result.append(byte)
            index += 1
            // Names stand in quotes where they are made, and behind a number sign where they are used.
            guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"),
                let name = name(in: svg, at: index)
            else { continue }
            let number = numbers[name.word][name.number] ?? numbers[name.word].count
            numbers[name.word][name.number] = number
            result += words[name.word] + Array(String(number).utf8)
            index = name.end
        }
        return result
    }

    private static func name(in svg: [UInt8], at start: Int) -> (word: Int, number: Int, end: Int)? {
        for (index, word) in words.enumerated() where svg[start...].starts(with: word) {
            var end = start + word.count
            var number = 0
            while end < svg.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(svg[end]),
                end < start + 24
            {
                number = number * 10 + Int(svg[end] - UInt8(ascii: "0"))
                end += 1
            }
            return end > start + word.count ? (index, number, end) : nil
        }
        return nil
    }
}
