internal import CatalogModel
internal import MessageSyntax

/// What an entry has that rules look for; no rule is asked about an entry that has nothing of what it looks for.
///
/// A feature that is absent is a promise: there is nothing of the kind. One that is there is none.
struct EntryFeatures: OptionSet, Sendable {
  let rawValue: UInt64

  /// The entry itself: what a rule looks for that every entry has to be shown to.
  static let entry = EntryFeatures(rawValue: 1 << 63)
  /// A percent sign in the key or in a text.
  static let formats = EntryFeatures(rawValue: 1 << 32)
  /// A localization that varies or has substitutions.
  static let variations = EntryFeatures(rawValue: 1 << 33)
  /// Texts of another syntax than printf formats.
  static let messages = EntryFeatures(rawValue: 1 << 34)
  /// A comment.
  static let comment = EntryFeatures(rawValue: 1 << 35)
  /// A text in which there is nothing to be seen.
  static let blankText = EntryFeatures(rawValue: 1 << 36)
  /// A text in state `new`.
  static let newText = EntryFeatures(rawValue: 1 << 37)
  /// A text in state `needs_review`.
  static let textForReview = EntryFeatures(rawValue: 1 << 38)
  /// A text in state `machine_translated`.
  static let machineTranslatedText = EntryFeatures(rawValue: 1 << 39)

  /// Phrases of an App Shortcut.
  static let phrases = EntryFeatures(rawValue: 1 << 40)

  /// A localization in which there is nothing at all.
  static let emptyObject = EntryFeatures(rawValue: 1 << 41)

  /// Every feature: what is known of an entry that nobody looked at.
  static let unknown = EntryFeatures(rawValue: .max)

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A text that has one of some traits.
  static func texts(having traits: TextTraits) -> EntryFeatures {
    EntryFeatures(rawValue: UInt64(traits.rawValue))
  }

  /// What an entry has because of one of its localizations.
  init(_ message: Message) {
    self = []
    if message.varies {
      insert(.variations)
      message.forEachUnit { _, unit in insert(unit) }
    } else if let unit = message.root.unit {
      insert(unit)
    } else if message.isEmptyObject {
      insert(.emptyObject)
    }
    if let phrases = message.root.phrases {
      formUnion([.phrases, .blankText, EntryFeatures(phrases.state)])
    }
  }

  /// What an entry has because of its key.
  init(ofKey key: String, _ traits: TextTraits) {
    self = .texts(having: traits)
    if traits.contains(.placeholderStart), PrintfText.mayHoldPlaceholders(key) { insert(.formats) }
  }

  private mutating func insert(_ unit: StringUnit) {
    let traits = unit.value.map(TextTraits.init(of:)) ?? []
    formUnion([.texts(having: traits), EntryFeatures(unit.state)])
    if traits.mayBeBlank { insert(.blankText) }
    if traits.contains(.placeholderStart), unit.mayHoldPlaceholders { insert(.formats) }
  }

  private init(_ state: TranslationState?) {
    self =
      switch state {
      case .new: .newText
      case .needsReview: .textForReview
      case .machineTranslated: .machineTranslatedText
      case .translated, .other, nil: []
      }
  }

  /// What the texts of the entry have, all of them together.
  var traits: TextTraits { TextTraits(rawValue: UInt32(truncatingIfNeeded: rawValue)) }
}

extension TextTraits {
  /// Whether a text may have nothing but white space.
  fileprivate var mayBeBlank: Bool {
    !contains(.character) || !isDisjoint(with: [.edgeSpace, .control])
  }
}
