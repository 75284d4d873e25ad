extension LoadedPage {
    /// The data file that the page names, for those who watch its inputs.
    public var files: [String] {
        guard let name = page.dataFile, case .found(let path) = assets.find(name) else { return [] }
        return [path]
    }
}
