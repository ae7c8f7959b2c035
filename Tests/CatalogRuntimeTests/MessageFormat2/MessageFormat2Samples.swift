import CatalogCompiler
import CatalogModel
import CatalogRuntime

/// Bundles of one message of MessageFormat 2, with the key `k`.
enum MessageFormat2Samples {
  static func catalog(_ messages: [String: String], locale: String) -> Catalog {
    let entries = messages.sorted { $0.key < $1.key }.map { key, text in
      let unit = StringUnit(value: text)
      return Entry(
        key: key,
        localizations: [
          Localization(locale: locale, message: Message(root: MessageNode(unit: unit)))
        ])
    }
    return Catalog(sourceLanguage: locale, entries: entries, syntax: .messageFormat2)
  }

  static func compiled(_ messages: [String: String], locale: String = "en-US") throws -> [UInt8] {
    try CatalogCompiler.compile([
      CatalogTable(name: "Localizable", catalog: catalog(messages, locale: locale))
    ])
  }

  static func bundle(_ text: String, locale: String = "en-US") throws -> CatalogBundle {
    try CatalogBundle(contents: compiled(["k": text], locale: locale))
  }

  /// What formatting a message gives.
  struct Formatted: Equatable {
    var text: String
    var problems: [MessageProblem.Kind]
  }

  static func format(
    _ text: String, _ arguments: NamedArguments = [:], locale: String = "en-US",
    isolation: FormatOptions.Isolation = .never
  ) throws -> Formatted {
    let bundle = try bundle(text, locale: locale)
    let (shown, issues) = LocalizationIssue.collecting {
      bundle.string(
        forKey: "k", named: arguments, locale: CatalogLocale(locale),
        options: FormatOptions(isolation: isolation))
    }
    return Formatted(text: shown, problems: kinds(of: issues))
  }

  static func kinds(of issues: [LocalizationIssue]) -> [MessageProblem.Kind] {
    issues.compactMap { issue in
      guard case .message(let problem) = issue.problem else { return nil }
      return problem.kind
    }
  }
}
