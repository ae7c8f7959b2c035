/// Makes the entries of a catalog, one after the other.
struct EntryGenerator {
  private enum Kind {
    /// The key is the English text.
    case text
    /// The key is the English text and counts something.
    case plural
    /// The key is a name, and the English text stands in the catalog.
    case identifier
    /// The key is not to be translated.
    case untranslated
  }

  private static let placeholders = [
    ["%@"], ["%@"], ["%@"], ["%@"], ["%lld"], ["%lld"], ["%d"], ["%.1f"], ["%lld%%"],
    ["%1$@", "%2$@"], ["%1$@", "%2$lld"],
  ]

  private let languages: [SampleLanguage]
  private var numbers: SplitMix64
  private var faults: FaultInjector
  private var usedKeys: Set<String> = []

  init(languages: [SampleLanguage], seed: UInt64, isFaulty: Bool) {
    self.languages = (languages + [.english]).sorted { $0.locale < $1.locale }
    numbers = SplitMix64(seed: seed)
    faults = FaultInjector(isActive: isFaulty)
  }

  /// Returns a key that was not there before, and the member of `strings` for it.
  mutating func next() -> (key: String, member: CatalogText) {
    let kind = drawKind()
    var shape = drawShape(of: kind)
    var key = drawKey(of: kind, shape)
    while !usedKeys.insert(key).inserted {
      shape = drawShape(of: kind)
      key = drawKey(of: kind, shape)
    }
    var member = CatalogText(depth: 2)
    member.object(key) { entry in
      if kind == .untranslated || numbers.happens(perThousand: 600) {
        entry.string("comment", comment(on: shape))
      }
      if kind == .identifier { entry.string("extractionState", "manual") }
      if kind == .untranslated {
        entry.false("shouldTranslate")
      } else {
        entry.object("localizations") { localize(shape, kind, into: &$0) }
      }
    }
    return (key, member)
  }

  private mutating func drawKind() -> Kind {
    switch numbers.number(in: 0...99) {
    case ..<3: .plural
    case ..<35: .identifier
    case 99: .untranslated
    default: .text
    }
  }

  private mutating func drawShape(of kind: Kind) -> SampleText {
    if kind == .plural { return SampleText(pluralUsing: &numbers) }
    let isFormatted = kind != .untranslated && numbers.happens(perThousand: 230)
    let placeholders = isFormatted ? numbers.element(of: EntryGenerator.placeholders) : []
    return SampleText(placeholders: placeholders, using: &numbers)
  }

  private mutating func drawKey(of kind: Kind, _ shape: SampleText) -> String {
    switch kind {
    case .text, .untranslated: return shape.text(in: .english, using: &numbers)
    case .plural: return shape.pluralText(in: .english, using: &numbers)
    case .identifier:
      let count = numbers.number(in: 2...4)
      let words = (0..<count).map { _ in numbers.element(of: SampleLanguage.english.words) }
      return words.joined(separator: ".")
    }
  }

  private mutating func comment(on shape: SampleText) -> String {
    let screen = numbers.element(of: SampleLanguage.english.words)
    let role = numbers.element(of: ["Title of a button", "Label", "Message", "Hint", "Heading"])
    let arguments =
      switch shape.placeholders.count {
      case 0: ""
      case 1: " The argument is the \(numbers.element(of: SampleLanguage.english.words))."
      default: " The arguments are the name and what belongs to it."
      }
    return "\(role) on the \(screen) screen.\(arguments)"
  }

  private mutating func localize(
    _ shape: SampleText, _ kind: Kind, into localizations: inout CatalogText
  ) {
    for language in languages where language.locale != "en" || kind != .text {
      localizations.object(language.locale) { localization in
        guard kind == .plural else {
          let value = shape.text(in: language, using: &numbers)
          return stringUnit(value, shape, language, into: &localization)
        }
        localization.object("variations") { variations in
          variations.object("plural") { plural in
            for category in language.pluralCategories {
              let value = shape.pluralText(in: language, using: &numbers)
              plural.object(category) { stringUnit(value, shape, language, into: &$0) }
            }
          }
        }
      }
    }
  }

  private mutating func stringUnit(
    _ value: String, _ shape: SampleText, _ language: SampleLanguage, into text: inout CatalogText
  ) {
    var unit = SampleUnit(state: "translated", value: value)
    if language.locale != "en" {
      if numbers.happens(perThousand: 1) { unit.state = "needs_review" }
      faults.spoil(&unit, placeholders: shape.placeholders)
    }
    text.object("stringUnit") { members in
      members.string("state", unit.state)
      members.string("value", unit.value)
    }
  }
}
