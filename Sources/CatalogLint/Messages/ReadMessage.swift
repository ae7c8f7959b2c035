internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import MessageSyntax

/// What rules ask of a message, whatever its syntax is.
protocol MessageReading {
  /// The arguments that select texts, in the order of the message.
  var selectors: [MessageSelector] { get }

  /// Every use of an argument, in the order of the message.
  var arguments: [MessageArgument] { get }

  /// Returns what people read where arguments are as a selection says.
  ///
  /// - Parameters:
  ///   - selection: The arguments.
  ///   - category: Tells the plural category of a number, for an ordinal number or another one.
  func shown(_ selection: Selection, category: (Double, Bool) -> String?) -> ShownText

  /// Returns an argument as a text shows it, such as `{name}`.
  func spelling(of name: String) -> String

  /// The key for the number 0.
  var zeroSpelling: String { get }

  /// What is malformed in a message that can be read all the same.
  var faults: [PlacedText.Fault] { get }
}

extension MessageReading {
  /// Nothing: what is malformed cannot be read.
  var faults: [PlacedText.Fault] { [] }
}

/// A text that is a message and could be read.
final class ReadMessage {
  /// The most texts of one message that are looked at: some with many selectors have very many.
  static let maximumCount = 64

  /// What the parser made of the text.
  let reading: any MessageReading
  /// The arguments that select texts, in the order of the message.
  private(set) lazy var selectors = reading.selectors
  /// Every use of an argument, in the order of the message.
  private(set) lazy var arguments = reading.arguments
  /// With what arguments each of the texts is shown, at most `maximumCount` of them; first where `other` is
  /// taken everywhere.
  private(set) lazy var selections = makeSelections()
  private let text: String
  private let syntax: TextSyntax
  private let locale: LocaleContext

  init(
    _ reading: any MessageReading, of text: String, _ syntax: TextSyntax, in locale: LocaleContext
  ) {
    self.reading = reading
    self.text = text
    self.syntax = syntax
    self.locale = locale
  }

  private func makeSelections() -> [Selection] {
    var selections: [Selection] = [Selection()]
    var known: Set<Selection> = [Selection()]
    for form in selectors.flatMap(\.forms) where known.insert(form.selection).inserted {
      selections.append(form.selection)
      if selections.count == ReadMessage.maximumCount { break }
    }
    return selections
  }

  /// Returns what people read where arguments are as a selection says.
  func shown(_ selection: Selection = Selection()) -> ShownText {
    reading.shown(selection) { number, isOrdinal in
      guard let integer = Int(exactly: number) else { return nil }
      return self.profile(isOrdinal: isOrdinal).category(of: integer).rawValue
    }
  }

  /// Returns where the message has to be changed so that parts of what it shows are replaced; `nil` where that would
  /// change more than these parts, or where they are not written as they are shown.
  ///
  /// - Parameters:
  ///   - parts: UTF-8 offsets in what is shown, in ascending order, and what is to stand there.
  ///   - shown: What is shown.
  ///   - selection: The arguments with which that is shown.
  /// - Returns: UTF-8 offsets in the message with the replacements.
  func written(
    _ parts: [(offsets: Range<Int>, replacement: String)], in shown: ShownText,
    _ selection: Selection
  ) -> [(offsets: Range<Int>, replacement: String)]? {
    var written: [(offsets: Range<Int>, replacement: String)] = []
    var changedText = Array(text.utf8)
    var changedShown = Array(shown.text.utf8)
    for part in parts.reversed() {
      guard let offsets = shown.literal(part.offsets) else { return nil }
      written.insert((offsets, part.replacement), at: 0)
      changedText.replaceSubrange(offsets, with: part.replacement.utf8)
      changedShown.replaceSubrange(part.offsets, with: part.replacement.utf8)
    }
    let reading = MessageTexts.read(
      String(decoding: changedText, as: UTF8.self), as: syntax, in: locale)
    guard let changed = reading.message, changed.selections == selections,
      changed.arguments.map(\.name) == arguments.map(\.name),
      changed.reading.faults.count == self.reading.faults.count,
      changed.shown(selection).text.utf8.elementsEqual(changedShown)
    else { return nil }
    return written
  }

  /// Which categories the language of the message has.
  func profile(isOrdinal: Bool) -> PluralProfile {
    isOrdinal ? locale.ordinals : locale.plurals
  }

  /// Whether one of the texts has a letter.
  private(set) lazy var hasLetters = selections.contains {
    shown($0).text.hasLetterOutsidePlaceholders
  }

  /// Returns a part of the message as it is written.
  ///
  /// - Parameter range: UTF-8 offsets in the message.
  func text(at range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// Returns whether another message is written with the same bytes.
  func hasSameText(as other: ReadMessage) -> Bool { text.utf8.elementsEqual(other.text.utf8) }

  /// Returns whether the message uses an argument.
  func has(_ name: String) -> Bool { arguments.contains { $0.name == name } }
}

extension LocaleContext {
  /// Which categories of ordinal numbers the locale has.
  var ordinals: PluralProfile { PluralProfile.profile(for: tag.identifier, kind: .ordinal) }
}
