internal import ICUKit
internal import LocaleCore

/// The quotation marks that the readers of a language are used to.
struct QuotationStyle {
  /// Two marks that belong together.
  struct Pair: Hashable {
    let opening: Unicode.Scalar
    let closing: Unicode.Scalar
  }

  /// The pairs that may be used, that of CLDR first.
  let pairs: [Pair]
  /// The pair for a quotation inside a quotation.
  let inner: Pair

  /// Looks a locale up; `nil` where CLDR has no data for the language.
  init?(of locale: LocaleTag) {
    guard let marks = QuotationMarks.marks(for: locale.identifier),
      let outer = Pair(marks.outer), let inner = Pair(marks.inner)
    else { return nil }
    self.inner = inner
    let others = QuotationStyle.others[locale.language] ?? []
    pairs = [outer, inner, .typewriter] + others.compactMap(Pair.init)
  }

  /// Returns the closing marks that may follow an opening one.
  func closings(of opening: Unicode.Scalar) -> [Unicode.Scalar] {
    pairs.filter { $0.opening == opening }.map(\.closing)
  }

  /// The pair that is right for nearly everything.
  var usual: Pair { pairs.first ?? .typewriter }

  /// What books and newspapers print besides the marks of CLDR, an opening and a closing mark each.
  private static let others: [String: [String]] = [
    "ar": ["“”", "«»"], "be": ["„“", "“”"], "bg": ["“”", "«»"], "bs": ["„“", "»«", "“”"],
    "ca": ["“”"], "cs": ["»«"], "da": ["»«", "„“", "””", "“”"], "de": ["»«", "«»"], "el": ["“”"],
    "es": ["“”"], "et": ["«»"], "eu": ["«»"], "fa": ["“”"], "fi": ["»»", "“”"],
    "fr": ["“”"], "gl": ["“”"], "he": ["“”", "„”"], "hr": ["»«", "„”", "“”"], "hu": ["»«"],
    "hy": ["“”"], "id": ["«»"], "is": ["“”"], "it": ["“”"], "ja": ["“”", "〝〟"], "ka": ["«»"],
    "kk": ["«»"], "ko": ["「」", "『』"], "lt": ["“”"], "lv": ["„”", "“”"], "mk": ["»«"],
    "nb": ["“”", "””", "„“"], "nl": ["“”", "„”", "””"], "nn": ["“”", "””"], "no": ["“”", "””"],
    "pl": ["»«"], "pt": ["«»"], "ro": ["“”"], "ru": ["“”"], "sk": ["»«"], "sl": ["»«"],
    "sq": ["„“", "“”"], "sr": ["„”", "»«", "“”"], "sv": ["»»", "“”"], "tr": ["«»"],
    "uk": ["“”"], "ur": ["“”"], "vi": ["«»"], "yue": ["“”"], "zh": ["“”", "「」", "『』"],
    "zh-yue": ["“”"],
  ]
}

extension QuotationStyle.Pair {
  /// The marks of typewriters and keyboards, which serve every language.
  fileprivate static let typewriter = QuotationStyle.Pair(opening: "\"", closing: "\"")

  fileprivate init?(_ pair: QuotationMarks.Pair) {
    self.init(pair.opening + pair.closing)
  }

  fileprivate init?(_ marks: String) {
    let scalars = marks.unicodeScalars
    guard let opening = scalars.first, let closing = scalars.last, scalars.count == 2 else {
      return nil
    }
    self.init(opening: opening, closing: closing)
  }
}
