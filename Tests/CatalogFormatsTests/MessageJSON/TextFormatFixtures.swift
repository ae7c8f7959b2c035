import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// The formats with one locale a file whose fixtures are read, written and damaged alike.
enum TextFormatFixtures {
  /// A file and its format.
  struct Sample: Sendable, CustomTestStringConvertible {
    let format: any CatalogFormat
    let path: String
    let isShared: Bool

    var testDescription: String { path }

    var file: SourceFile {
      get throws {
        isShared
          ? try SharedFolder.read(path) : try SourceFile(reading: PackageFolder.path + "/" + path)
      }
    }
  }

  private static let folders: [(name: String, ending: String, format: any CatalogFormat)] = [
    ("Android", ".xml", AndroidFormat()), ("ARB", ".arb", ARBFormat()),
    ("ICUJSON", ".json", ICUJSONFormat()), ("I18next", ".json", I18nextFormat()),
  ]

  /// The project’s own files.
  static let own = folders.flatMap { folder in
    PackageFolder.files(in: "Tests/Fixtures/" + folder.name, ending: folder.ending).map {
      Sample(
        format: folder.format, path: "Tests/Fixtures/\(folder.name)/\($0)", isShared: false)
    }
  }

  private static let corpora: [(name: String, ending: String, format: any CatalogFormat)] = [
    ("android", ".xml", AndroidFormat()), ("arb", ".arb", ARBFormat()),
    ("icu-json", ".json", ICUJSONFormat()), ("i18next", ".json", I18nextFormat()),
  ]

  /// Whether the files of real projects are there.
  static let haveCorpora = corpora.allSatisfy { SharedFolder.has("corpus/" + $0.name) }

  /// The files of real projects.
  static let real = corpora.flatMap { corpus in
    SharedFolder.files(in: "corpus/" + corpus.name, ending: corpus.ending).map {
      Sample(format: corpus.format, path: "corpus/\(corpus.name)/\($0)", isShared: true)
    }
  }
}

extension TextFormatFixtures.Sample {
  /// The locale of the texts.
  private var locale: String { path.hasSuffix("_en.arb") ? "en" : "de" }

  /// Reads bytes as if they were the file.
  func read(_ bytes: [UInt8]) -> Parsed<Catalog> {
    format.reader(ReadingOptions(locale: locale)).read(SourceFile(path: path, bytes: bytes))
  }

  /// Writes a catalog in the format of the file.
  func write(_ catalog: Catalog) throws -> [UInt8] {
    guard let writer = format.writer(WritingOptions(locale: locale)) else { return [] }
    return try writer.write(catalog)
  }
}

extension Diagnostic {
  /// The finding in one line, for golden files.
  var line: String {
    let place = range.map { "@\($0)" } ?? ""
    let key = subject.key.map { " [\($0)]" } ?? ""
    let fixes = fixIts.isEmpty ? "" : " (fix: " + fixIts.map(\.message.text).joined() + ")"
    return "\(severity.rawValue) \(rule.rawValue)\(place)\(key) \(message.text)\(fixes)\n"
  }
}
