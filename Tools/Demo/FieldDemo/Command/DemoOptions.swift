internal import CatalogRuntime
internal import ICUKit
internal import SourceText

/// What the command line asks for.
struct DemoOptions: Hashable, Sendable {
  /// What is to be done.
  enum Action: Hashable, Sendable {
    case showForm
    case writePage(path: String)
    case showHelp
  }

  static let names = ["--help", "--html", "--locale"]

  var action = Action.showForm
  /// The language of the form, and that of complaints about what stands behind it.
  var locale: CatalogLocale

  /// Reads the arguments behind the name of the program.
  ///
  /// - Parameters:
  ///   - arguments: `--name value` or `--name=value`. Help comes before anything else that is asked for.
  ///   - locale: The locale where none is named.
  init(_ arguments: [String], locale: CatalogLocale) throws(DemoUsageError) {
    self.locale = locale
    var asksForHelp = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (name, value) = Self.split(argument)
      switch name {
      case "--help", "-h":
        guard value == nil else { throw error(DemoText.extraValue(name)) }
        asksForHelp = true
      case "--locale": self.locale = try language(try take(value, for: name, from: &rest))
      case "--html": action = .writePage(path: try take(value, for: name, from: &rest))
      case _ where name.hasPrefix("-") && name != "-":
        throw error(
          DemoText.unknownOption(name),
          suggestion: NameSuggestion.nearest(to: name, among: Self.names))
      default: throw error(DemoText.unexpected(argument))
      }
    }
    if asksForHelp { action = .showHelp }
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private func take(
    _ value: String?, for name: String, from rest: inout ArraySlice<String>
  ) throws(DemoUsageError) -> String {
    if let value, !value.isEmpty { return value }
    // A value that begins with a hyphen is written behind “=”, so that a forgotten one is noticed.
    guard value == nil, let next = rest.first, !next.isEmpty, !next.hasPrefix("-") else {
      throw error(DemoText.missingValue(name))
    }
    return rest.removeFirst()
  }

  private func language(_ name: String) throws(DemoUsageError) -> CatalogLocale {
    let locale = CatalogLocale(name)
    guard LocaleIdentity(locale.identifier).isLanguageKnown else {
      throw error(
        DemoText.unknownLanguage(name),
        suggestion: NameSuggestion.nearest(to: name, among: DemoLanguages.identifiers))
    }
    return locale
  }

  private func error(
    _ message: LocalizedStringResource, suggestion: String? = nil
  ) -> DemoUsageError {
    DemoUsageError(message: message, suggestion: suggestion, locale: locale)
  }
}

/// What was wrong with the command line.
struct DemoUsageError: Error {
  let message: LocalizedStringResource
  /// What may have been meant, or `nil` where nothing is near.
  let suggestion: String?
  /// The language to say it in.
  let locale: CatalogLocale
}
