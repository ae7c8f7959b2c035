internal import CatalogFormats
internal import CatalogModel
internal import LocaleCore
internal import MessageSyntax
internal import SourceText

/// Fits the messages of entries to what a format can hold.
struct TextFitter {
  let capabilities: FormatCapabilities
  /// The dialect of the texts; `nil` where it is not known.
  let source: PrintfDialect?
  /// The dialect that the format's programs read; `nil` where texts are kept as they are.
  let dialect: PrintfDialect?
  let sourceLanguage: String
  /// What the names of the format’s own fields begin with; `nil` where all fields are its own.
  let fieldPrefixes: [String]?
  /// Whether arguments of MessageFormat have names that are identifiers, never numbers.
  let namesArguments: Bool

  /// The syntax that texts get where they have to get another one.
  static func preferredSyntax(of capabilities: FormatCapabilities) -> TextSyntax {
    let order: [TextSyntax] = [.messageFormat1, .messageFormat2, .printf, .plain]
    return order.first { capabilities.syntaxes.contains($0) }
      ?? TextSyntax.allCases.first { capabilities.syntaxes.contains($0) } ?? .plain
  }

  /// Fits the messages of an entry.
  func fit(_ entry: inout Entry, of catalog: Catalog, _ losses: inout [FormatLoss]) {
    guard let localizations = entry.localizations else { return }
    let syntax = entry.syntax ?? catalog.syntax
    let original = entry
    let source = localizations.first { LocaleTag($0.locale) == LocaleTag(sourceLanguage) }
    let arguments = EntryArguments(entry: original, source: source)
    let target =
      capabilities.syntaxes.contains(syntax)
      ? syntax : TextFitter.preferredSyntax(of: capabilities)
    entry.localizations = localizations.compactMap { localization in
      var localization = localization
      var fitter = MessageFitter(
        capabilities: capabilities, fieldPrefixes: fieldPrefixes,
        subject: .init(key: original.key, locale: localization.locale))
      do throws(FormatLoss) {
        if target != syntax {
          localization.message = try convert(
            localization.message, from: syntax, to: target, arguments, fitter.subject)
        } else if syntax == .printf {
          localization.message = try redialected(localization.message, fitter.subject)
        }
      } catch {
        losses.append(error)
        return nil
      }
      fitter.fit(&localization.message)
      losses += fitter.losses
      return fitter.isMissing(localization.message) ? nil : localization
    }
    if target != syntax { entry.syntax = nil }
  }

  private func redialected(
    _ message: Message, _ subject: Diagnostic.Subject
  ) throws(FormatLoss) -> Message {
    guard let source, let dialect, source != dialect else { return message }
    return try message.mappingTexts { text throws(FormatLoss) in
      switch source.convert(text, to: dialect) {
      case .success(let converted): return converted
      case .failure(let unknown):
        throw FormatLoss(
          kind: .syntax(
            .printf, reason: "the programs of the format do not know \(unknown.spelling)"),
          subject: subject)
      }
    }
  }

  private func convert(
    _ message: Message, from syntax: TextSyntax, to target: TextSyntax,
    _ arguments: EntryArguments, _ subject: Diagnostic.Subject
  ) throws(FormatLoss) -> Message {
    let converter = SyntaxConverter(
      locale: subject.locale ?? sourceLanguage, namesArguments: namesArguments)
    do throws(SyntaxConverter.Refusal) {
      return try converter.convert(message, from: syntax, to: target, arguments: arguments)
    } catch {
      throw FormatLoss(kind: .syntax(syntax, reason: error.reason), subject: subject)
    }
  }
}

extension Message {
  /// Returns the message with other texts.
  func mappingTexts<Failure: Error>(
    _ transform: (String) throws(Failure) -> String
  ) throws(Failure) -> Message {
    // One call for all roots: of two, Swift 6.3 makes broken code where it optimizes.
    var roots = [root] + substitutions.map(\.root)
    for index in roots.indices { try roots[index].mapTexts(transform) }
    var message = self
    message.root = roots[0]
    for index in message.substitutions.indices {
      message.substitutions[index].root = roots[index + 1]
    }
    return message
  }
}

extension MessageNode {
  fileprivate mutating func mapTexts<Failure: Error>(
    _ transform: (String) throws(Failure) -> String
  ) throws(Failure) {
    if let text = unit?.value { unit?.value = try transform(text) }
    for variation in variations.indices {
      for form in variations[variation].cases.indices {
        try variations[variation].cases[form].node.mapTexts(transform)
      }
    }
  }
}
