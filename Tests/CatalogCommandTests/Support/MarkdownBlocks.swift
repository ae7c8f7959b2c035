import CatalogTestSupport

/// The code blocks of a page of the documentation.
enum MarkdownBlocks {
  /// Returns the blocks of a language.
  ///
  /// - Parameters:
  ///   - language: What stands behind the fence.
  ///   - file: The path in the package.
  ///   - section: The heading of the section that they stand in; `nil` for the whole page.
  static func all(in language: String, of file: String, section: String? = nil) -> [String] {
    var text = (try? PackageFolder.text(of: file))?[...] ?? ""
    if let section {
      text = text.split(separator: "\n## ").first { $0.hasPrefix(section + "\n") } ?? ""
    }
    return text.split(separator: "\n```\(language)\n", omittingEmptySubsequences: false).dropFirst()
      .compactMap { $0.split(separator: "\n```", maxSplits: 1).first.map(String.init) }
  }
}
