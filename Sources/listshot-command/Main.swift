internal import CommandLineTool

@main
struct Main {
    static func main() {
        ListshotCommand.run()
    }
}
