import CatalogCompiler
import CatalogModel
import CatalogRuntime
import MessageSyntax

/// A message of ICU MessageFormat that was compiled alone.
struct ShownMessage {
  private let bundle: CatalogBundle
  private let locale: CatalogLocale

  init(
    _ text: String, locale: String = "en",
    apostrophes: MessageFormat1.ApostropheMode = .doubleOptional
  ) throws {
    let bytes = try CatalogCompiler.compile(
      message: text, syntax: .messageFormat1, locale: locale,
      options: CompileOptions(apostrophes: apostrophes))
    bundle = try CatalogBundle(contents: bytes)
    self.locale = CatalogLocale(locale)
  }

  /// Formats the message, and returns what was found wrong.
  func shown(
    _ arguments: NamedArguments
  ) -> (text: String, problems: [LocalizationIssue.Problem]) {
    let (text, issues) = LocalizationIssue.collecting {
      bundle.string(
        forKey: CatalogCompiler.messageKey, named: arguments, locale: locale,
        options: FormatOptions(isolation: .never))
    }
    return (text, issues.map(\.problem))
  }

  /// Formats the message, in which nothing is to be wrong.
  func text(_ arguments: NamedArguments) -> String {
    let (text, problems) = shown(arguments)
    return problems.isEmpty ? text : "\(text) \(problems)"
  }

  /// Formats the message with arguments that go by their positions, and returns the bytes that are added to others.
  func bytes(_ arguments: [FormatArgument]) -> [UInt8] {
    var bytes: [UInt8] = []
    bundle.append(
      key: CatalogCompiler.messageKey, arguments: arguments, locale: locale,
      options: FormatOptions(isolation: .never), to: &bytes)
    return bytes
  }
}
