internal import LocaleCore
internal import SourceText

/// Gives the tool's own texts in the language of the user.
///
/// The key of a text is its English form, as in `Catalogs/Tool.xcstrings`. A text without a translation
/// stays English, and reports for programs always are.
struct Translator: Sendable {
  /// Leaves every text in English.
  static let english = Translator(language: "en", texts: [:])

  /// The translator of the run that goes on.
  @TaskLocal static var current = Translator.english

  /// The language of the texts.
  let language: String
  private let texts: [String: String]

  private init(language: String, texts: [String: String]) {
    self.language = language
    self.texts = texts
  }

  /// Creates the translator that the variables of the environment ask for, as gettext reads them.
  ///
  /// The first language that the tool knows counts.
  init(_ environment: CommandEnvironment) {
    let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    let variables = names.map { ($0, environment.variable($0) ?? "") }
    let preferred = EnvironmentLocales.preferred(in: Dictionary(uniqueKeysWithValues: variables))
    let languages = preferred.map(\.language)
    let language = languages.first { $0 == "en" || $0 == "es" }
    self.init(language: language ?? "en", texts: language == "es" ? SpanishMessages.texts : [:])
  }

  /// Returns a text without arguments in the language of the user.
  func text(_ english: String) -> String { text(DiagnosticMessage(stringLiteral: english)) }

  /// Returns a message in the language of the user.
  ///
  /// Arguments that are phrases of the tool, such as “a whole number”, are translated, too. What comes
  /// from the user's files stays as it is.
  func text(_ message: DiagnosticMessage) -> String {
    guard let format = texts[message.format] else { return message.text }
    return message.mappingArguments(phrase).text(format: format)
  }

  private func phrase(_ argument: String) -> String {
    let beginnings = [
      "a ", "an ", "the ", "it ", "its ", "no ", "permission ", "symbolic ", "true or ", "line ",
      "lines ", "empty (line ",
    ]
    guard beginnings.contains(where: argument.hasPrefix) else { return argument }
    let phrase = DiagnosticMessage(numbersOf: argument)
    return texts[phrase.format].map { phrase.text(format: $0) } ?? argument
  }
}

extension DiagnosticMessage {
  /// The message in the language of the user.
  var localized: String { Translator.current.text(self) }
}

extension String {
  /// The text in the language of the user.
  var localized: String { Translator.current.text(self) }
}

extension DiagnosticMessage {
  /// Takes the numbers out of a phrase: `lines 3–5` has the format `lines %@–%@`.
  fileprivate init(numbersOf phrase: String) {
    var interpolation = StringInterpolation(
      literalCapacity: phrase.utf8.count, interpolationCount: 2)
    var rest = phrase[...]
    while !rest.isEmpty {
      let text = rest.prefix { !$0.isASCIIDigit }
      interpolation.appendLiteral(String(text))
      let digits = rest[text.endIndex...].prefix(while: \.isASCIIDigit)
      if !digits.isEmpty { interpolation.appendInterpolation(String(digits)) }
      rest = rest[digits.endIndex...]
    }
    self.init(stringInterpolation: interpolation)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { "0"..."9" ~= self }
}
