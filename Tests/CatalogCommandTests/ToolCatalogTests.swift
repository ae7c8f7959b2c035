import CatalogFormats
import CatalogLint
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

@testable import CatalogCommand

/// The catalog of the tool's own texts, and what is made from it.
@Suite struct ToolCatalogTests {
  private let catalog: Catalog

  init() throws { catalog = try ToolCatalog.read() }

  @Test("the Spanish texts in the code are those of the catalog")
  func generatedSource() throws {
    try GoldenFile("Sources/CatalogCommand/Messages/SpanishMessages.swift")
      .expect(ToolCatalog.swiftSource(of: catalog, locale: "es"))
  }

  @Test("the catalog is written as Xcode writes it")
  func canonicalBytes() throws {
    let bytes = try StringCatalogWriter().write(catalog)
    try GoldenFile(ToolCatalog.name).expect(String(decoding: bytes, as: UTF8.self))
  }

  @Test("every key is translated")
  func everyKey() {
    #expect(Set(catalog.entries.map(\.key)) == Set(SpanishMessages.texts.keys))
  }

  @Test("a translation has the arguments of its text, as often")
  func everyArgument() {
    for (format, translation) in SpanishMessages.texts {
      #expect(arguments(of: format) == arguments(of: translation), "\(format)")
    }
  }

  @Test("a source text that numbers its arguments is the key else")
  func numberedSource() {
    for entry in catalog.entries {
      guard let source = ToolCatalog.text(of: entry, in: "en") else { continue }
      let withoutNumbers = source.replacing(/%[1-9]\$@/, with: "%@")
      #expect(withoutNumbers == entry.key)
    }
  }

  /// How often a format uses each argument.
  private func arguments(of format: String) -> [Int: Int] {
    var uses: [Int: Int] = [:]
    var next = 1
    for match in format.matches(of: /%(?:%|([1-9])\$@|@)/) where match.output.0 != "%%" {
      uses[match.output.1.flatMap { Int($0) } ?? next, default: 0] += 1
      if match.output.1 == nil { next += 1 }
    }
    return uses
  }
}

/// The catalog of the tool's own texts.
enum ToolCatalog {
  static let name = "Catalogs/Tool.xcstrings"

  static func read() throws -> Catalog {
    let file = SourceFile(path: name, bytes: Array(try PackageFolder.text(of: name).utf8))
    let parsed = StringCatalogReader().read(file)
    try #require(parsed.diagnostics.isEmpty)
    return parsed.value
  }

  /// The plain text of an entry in a locale, or `nil` where it has none.
  static func text(of entry: Entry, in locale: String) -> String? {
    entry.localizations?.first { $0.locale == locale }?.message.root.unit?.value
  }

  /// The texts of a locale as Swift source.
  static func swiftSource(of catalog: Catalog, locale: String) -> String {
    let entries = catalog.entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let texts = entries.compactMap { entry in
      text(of: entry, in: locale).map {
        "    \(literal(entry.key)):\n      \(literal($0)),\n"
      }
    }
    return """
      // swift-format-ignore-file
      // Made from \(name) by ToolCatalogTests with UPDATE_GOLDEN=1; do not edit it.

      /// The Spanish texts of the tool.
      enum SpanishMessages {
        /// The translations, each under the format of its English text: `%@` where an argument stands and
        /// `%%` for a percent sign.
        static let texts: [String: String] = [
      \(texts.joined())  ]
      }

      """
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
