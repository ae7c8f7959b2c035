public import CatalogModel

/// A catalog that shows what a rule reports, or what it leaves alone.
public struct RuleExample: Sendable {
  /// The entries of a String Catalog, as they stand inside its `strings` object.
  public let entries: String
  /// The locales that are required, as with `--locales`; empty leaves it to the catalog.
  public let locales: [String]
  /// The locales that another catalog of the same project has.
  public let siblingLocales: [String]
  /// The entries of another catalog of the same table, or `nil` where there is none.
  public let tableMate: String?
  /// The source language of the catalog.
  public let sourceLanguage: String
  /// The entries before the change, as with `--base`; `nil` where nothing is compared.
  public let base: String?
  /// What the configuration says of the rule; empty where the rule has its defaults.
  public let options: RuleOptions
  /// The words that the languages of the example have, by locale; empty where nothing is spelt.
  public let dictionaries: [String: [String]]
  /// How the texts say where values stand in them.
  public let syntax: TextSyntax
  /// The whole file where the example is not an ordinary String Catalog, else `nil`.
  public let wholeFile: String?
  /// The name of the file, which tells its format.
  public let path: String
  /// The file of the example, for a failing test.
  public let filePath: String
  /// The line of the example, for a failing test.
  public let line: Int

  /// Creates an example from the entries of a String Catalog.
  ///
  /// - Parameters:
  ///   - entries: What stands inside the `strings` object, with `↓` in front of each expected
  ///     place.
  ///   - locales: The locales that are required, as with `--locales`.
  ///   - siblingLocales: The locales that another catalog of the same project has.
  ///   - tableMate: The entries of another catalog of the same table.
  ///   - sourceLanguage: The source language.
  ///   - base: The entries before the change, as with `--base`.
  ///   - options: What the configuration says of the rule.
  ///   - dictionaries: The words that the languages have, by locale.
  ///   - syntax: How the texts say where values stand in them.
  public init(
    _ entries: String, locales: [String] = [], siblingLocales: [String] = [],
    tableMate: String? = nil, sourceLanguage: String = "en", base: String? = nil,
    options: RuleOptions = RuleOptions(), dictionaries: [String: [String]] = [:],
    syntax: TextSyntax = .printf,
    filePath: String = #filePath, line: Int = #line
  ) {
    self.entries = entries
    self.locales = locales
    self.siblingLocales = siblingLocales
    self.tableMate = tableMate
    self.sourceLanguage = sourceLanguage
    self.base = base
    self.options = options
    self.dictionaries = dictionaries
    self.syntax = syntax
    self.wholeFile = nil
    self.path = "example.xcstrings"
    self.filePath = filePath
    self.line = line
  }

  /// Creates an example from a whole file.
  ///
  /// - Parameters:
  ///   - wholeFile: The content, with `↓` in front of each expected place.
  ///   - path: The name of the file, which tells its format.
  public init(
    wholeFile: String, path: String = "example.xcstrings", filePath: String = #filePath,
    line: Int = #line
  ) {
    self.entries = ""
    self.locales = []
    self.siblingLocales = []
    self.tableMate = nil
    self.sourceLanguage = "en"
    self.base = nil
    self.options = RuleOptions()
    self.dictionaries = [:]
    self.syntax = .printf
    self.wholeFile = wholeFile
    self.path = path
    self.filePath = filePath
    self.line = line
  }

  /// The content of the file, markers included.
  public var markedText: String { wholeFile ?? catalog(with: entries) }

  /// The content of the file before the change; `nil` where nothing is compared.
  public var baseText: String? { base.map(catalog) }

  private func catalog(with entries: String) -> String {
    """
    {
      "sourceLanguage" : "\(sourceLanguage)",
      "strings" : {
    \(entries)
      },
      "version" : "1.0"
    }
    """
  }
}
