internal import CatalogLint
internal import CatalogModel
internal import ICUKit
internal import SourceText

/// The messages of the page as data for its script, as compact as JSON allows.
///
/// Files, locales, rules and texts of the page are lists that numbers refer to. An entry is
/// `[file, line, key, source, comment, [locales without any text], [rows]]`, a row
/// `[locale, status, line, text, findings]`. A text is a string, or `[[variation, string]]` where the message
/// varies; `0` stands for what is not there.
struct CoveragePageData {
  /// How much is translated.
  let result: CoverageResult
  /// The catalogs.
  let inputs: [LintInput]
  /// What the linter found in them.
  let findings: [FileReport]
  /// Where the files are.
  let paths: ReportPaths

  /// The data, as JSON that may stand in an element `script`.
  var bytes: [UInt8] {
    let format = CoverageFormat.current
    var json = JSONText(reservingCapacity: 1 << 20, isForScript: true)
    let catalogs = PageCatalog.all(result, inputs, findings)
    let locales = LocaleNumbers(catalogs)
    var rules: [String] = []
    json.object {
      $0.member("language", format.language)
      $0.arrayMember("files") {
        for catalog in catalogs {
          $0.array {
            $0.element(paths.relative(catalog.coverage.path))
            $0.element(catalog.coverage.sourceLanguage)
          }
        }
      }
      $0.arrayMember("locales") {
        for locale in locales.identifiers {
          $0.array {
            $0.element(locale)
            $0.element(format.name(of: locale))
            $0.element(LocaleIdentity(locale).isRightToLeft ? 1 : 0)
          }
        }
      }
      $0.objectMember("texts") { CoveragePageTexts.append(to: &$0) }
      $0.arrayMember("entries") {
        for (index, catalog) in catalogs.enumerated() {
          var writer = PageEntryWriter(catalog, number: index, locales: locales)
          writer.append(to: &$0, rules: &rules)
        }
      }
      $0.arrayMember("rules") {
        for rule in rules { $0.element(rule) }
      }
    }
    return json.finish()
  }
}

/// A catalog with what was counted and what was found in it.
struct PageCatalog {
  /// What was counted.
  let coverage: CatalogCoverage
  /// The catalog.
  let input: LintInput
  /// The findings about entries that make a message suspicious, by the key of the entry.
  let findings: [String: [Diagnostic]]

  /// The rules whose findings only repeat what the state of a message says.
  private static let repeatedRules: Set<RuleID> = [
    "missing-translation", "state-new", "needs-review", "machine-translated",
  ]

  /// Joins what belongs to the same file.
  static func all(
    _ result: CoverageResult, _ inputs: [LintInput], _ reports: [FileReport]
  ) -> [PageCatalog] {
    let inputs = inputs.filter(\.isParsed)
    var reportsByPath: [[UInt8]: FileReport] = [:]
    for report in reports { reportsByPath[Array(report.path.utf8)] = report }
    return zip(result.report.catalogs, inputs).map { coverage, input in
      let diagnostics = reportsByPath[Array(coverage.path.utf8)]?.diagnostics ?? []
      let suspicious = diagnostics.filter {
        $0.severity >= .warning && $0.subject.key != nil && !repeatedRules.contains($0.rule)
      }
      return PageCatalog(
        coverage: coverage, input: input,
        findings: Dictionary(grouping: suspicious) { $0.subject.key ?? "" })
    }
  }
}

/// The locales of the page by their numbers.
struct LocaleNumbers {
  /// The locales, each spelling once, in the order of their bytes.
  let identifiers: [String]
  private let numbers: [String: Int]

  /// Collects the locales that messages of some catalogs are missing or suspicious in.
  init(_ catalogs: [PageCatalog]) {
    var all: Set<String> = []
    for catalog in catalogs {
      all.formUnion(catalog.coverage.locales.map(\.locale))
      all.formUnion(catalog.findings.values.joined().compactMap(\.subject.locale))
    }
    identifiers = all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    numbers = Dictionary(uniqueKeysWithValues: zip(identifiers, 0...))
  }

  /// Returns the number of a locale; that of none is one more than the last.
  subscript(locale: String?) -> Int { locale.flatMap { numbers[$0] } ?? identifiers.count }
}
