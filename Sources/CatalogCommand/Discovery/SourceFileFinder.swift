internal import CatalogBuild
internal import CatalogFormats
internal import SourceText

/// Finds the files with the source texts of translations that were named without them.
///
/// In a format with one language a file, `values-de/strings.xml` alone does not say what it translates;
/// `values/strings.xml` beside it does.
struct SourceFileFinder {
  /// Where the files are.
  let environment: CommandEnvironment
  /// How files are read.
  let settings: ReadingSettings

  /// A table of which files were found.
  private struct Table {
    let format: any CatalogFormat
    /// A file of it, as it was named, and its absolute path.
    let path: String
    let absolutePath: String
    var hasSource: Bool
  }

  private var sourceLanguage: String { settings.sourceLanguage ?? "en" }

  /// Returns the paths of source files that are not among some files, one a table at most.
  func sources(of catalogs: [String]) -> [String] {
    var tables: [String: Table] = [:]
    for path in catalogs {
      let absolutePath = settings.formats.locate(path)
      guard let (format, location) = located(absolutePath) else { continue }
      let isSource = rank(of: location.locale) != nil
      if tables[location.table] == nil {
        tables[location.table] = Table(
          format: format, path: path, absolutePath: absolutePath, hasSource: isSource)
      } else if isSource {
        tables[location.table]?.hasSource = true
      }
    }
    return tables.filter { !$0.value.hasSource }.compactMap { source(of: $0.key, $0.value) }
      .sorted()
  }

  private func located(_ path: String) -> (any CatalogFormat, TableLocation)? {
    for format in CatalogFormats.candidates(for: path) where format.layout == .monolingual {
      if let location = format.location(ofNamed: path) { return (format, location) }
    }
    return nil
  }

  /// How good a locale is for source texts, the best first; `nil` where it is another language.
  private func rank(of locale: String?) -> Int? {
    guard let locale else { return 0 }
    if locale == sourceLanguage { return 1 }
    let isVariant = ["-", "_"].contains { locale.hasPrefix(sourceLanguage + $0) }
    return isVariant ? 2 : nil
  }

  private func source(of name: String, _ table: Table) -> String? {
    let pattern = name.split(separator: "/", omittingEmptySubsequences: false)
    let own = table.absolutePath.split(separator: "/", omittingEmptySubsequences: false)
    let given = table.path.split(separator: "/", omittingEmptySubsequences: false)
    guard pattern.count == own.count, let place = pattern.lastIndex(where: { $0.contains("*") })
    else { return nil }
    let tail = own.count - place
    guard given.count >= tail else { return nil }
    let folder = own.prefix(place)
    let items = try? FileSystem.items(of: folder.isEmpty ? "." : folder.joined(separator: "/"))
    var best: (rank: Int, path: String)?
    for item in items ?? [] {
      let rest = [item.name[...]] + own.suffix(tail - 1)
      let absolutePath = (folder + rest).joined(separator: "/")
      guard let location = table.format.location(ofNamed: absolutePath), location.table == name,
        let rank = rank(of: location.locale), rank < best?.rank ?? Int.max,
        (try? FileSystem.status(of: absolutePath))?.kind == .file
      else { continue }
      best = (rank, (given.dropLast(tail) + rest).joined(separator: "/"))
    }
    return best?.path
  }
}
