internal import CatalogModel
internal import LocaleCore
internal import MessageSyntax
internal import SourceText

/// The texts of a localization that are messages: of MessageFormat 1 or 2, or of a syntax that only puts values in.
///
/// Like the contexts, they belong to one thread.
final class MessageTexts {
  /// What became of reading a text.
  enum Reading {
    case read(ReadMessage)
    case notMessageFormat1(MessageFormat1.SyntaxError)
    case notMessageFormat2(MessageFormat2.SyntaxError)

    /// The message, or `nil` where the text is none.
    var message: ReadMessage? {
      if case .read(let message) = self { message } else { nil }
    }
  }

  /// A text that was read.
  struct Text {
    /// The text with the way to it.
    let unit: UnitContext
    /// The text.
    let value: String
    /// What became of reading it.
    let reading: Reading
  }

  /// The texts that are not empty, in the order of the file.
  let texts: [Text]
  /// The plurals in the texts, in the order of the file.
  private(set) lazy var plurals = makePlurals()
  private let catalog: CatalogContext

  init(
    _ units: [UnitContext], as syntax: TextSyntax, in locale: LocaleContext,
    of catalog: CatalogContext
  ) {
    self.catalog = catalog
    texts = units.compactMap { unit in
      guard let value = unit.unit.value, !value.isEmpty else { return nil }
      return Text(
        unit: unit, value: value, reading: MessageTexts.read(value, as: syntax, in: locale))
    }
  }

  /// Reads a text.
  static func read(_ text: String, as syntax: TextSyntax, in locale: LocaleContext) -> Reading {
    if syntax == .messageFormat2 {
      do throws(MessageFormat2.SyntaxError) {
        let message = try MessageFormat2.Message(parsing: text)
        return .read(ReadMessage(MessageFormat2Reading(message), of: text, syntax, in: locale))
      } catch {
        return .notMessageFormat2(error)
      }
    }
    if let placeholders = PlacedText(reading: text, as: syntax) {
      return .read(
        ReadMessage(
          PlaceholderReading(placeholders, of: text, syntax), of: text, syntax, in: locale))
    }
    do throws(MessageFormat1.SyntaxError) {
      let pattern = try MessageFormat1.Pattern(parsing: text)
      return .read(ReadMessage(MessageFormat1Reading(pattern), of: text, syntax, in: locale))
    } catch {
      return .notMessageFormat1(error)
    }
  }

  private func makePlurals() -> [PluralVariation] {
    texts.flatMap { text -> [PluralVariation] in
      guard let message = text.reading.message else { return [] }
      return message.selectors.compactMap { selector in
        guard case .plural(let isOrdinal) = selector.kind else { return nil }
        return PluralVariation(
          path: text.unit.path, variation: variation(selector, in: text),
          message: .init(message: message, selector: selector, isOrdinal: isOrdinal))
      }
    }
  }

  /// The forms of a selector as a catalog has them, each category once; numbers themselves are left out.
  private func variation(_ selector: MessageSelector, in text: Text) -> Variation {
    var names: Set<String> = []
    var cases: [Variation.Case] = []
    for form in selector.forms {
      let name: String
      switch form.key {
      case .number: continue
      case .word(let word): name = word
      case nil: name = PluralCategory.other.rawValue
      }
      guard names.insert(name).inserted else { continue }
      cases.append(
        Variation.Case(
          name: name, nameRange: text.unit.range(of: form.keyRange, in: catalog),
          node: MessageNode()))
    }
    return Variation(
      kind: .plural, kindRange: text.unit.range(of: selector.nameRange, in: catalog), cases: cases)
  }
}
