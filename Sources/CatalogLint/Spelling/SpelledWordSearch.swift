internal import ICUKit
internal import LocaleCore

/// Finds the words of a text that can be looked up in a dictionary.
///
/// Left out is what dictionaries do not have: placeholders, addresses, markup, code, words with digits, in
/// mixed case or in capital letters alone, and words in another script than that of the language.
struct SpelledWordSearch {
  /// A word while it is looked for.
  private struct Candidate {
    let text: String
    let range: Range<Int>
    let isCapitalized: Bool
    let startsSentence: Bool
    let isSpelt: Bool
  }

  /// Longer words are none, and Hunspell does not take them.
  private static let maximumByteCount = 90

  /// The words, in their order.
  private(set) var words: [SpelledWord] = []

  /// Looks at a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale that it is in.
  init(_ text: String, locale: String) {
    let tag = LocaleTag(locale)
    let prose = ProseText(text)
    let string = String(decoding: prose.bytes, as: UTF8.self)
    var candidates: [Candidate] = []
    var start = 0
    for end in WordBoundaries.ends(in: string, locale: locale) {
      defer { start = end }
      let spelling = String(decoding: prose.bytes[start..<end], as: UTF8.self)
      guard let word = Self.word(spelling) else { continue }
      candidates.append(
        Candidate(
          text: word, range: start..<end,
          isCapitalized: word.first?.isUppercase ?? false,
          startsSentence: prose.startsSentence(at: start),
          isSpelt: Self.isSpelt(word, hasLatinScript: tag.hasLatinScript)))
    }
    let capitalizesNouns = Self.languagesWithCapitalNouns.contains(tag.language)
    let isSentence = !capitalizesNouns && Self.isSentence(candidates)
    for (index, candidate) in candidates.enumerated() where candidate.isSpelt {
      words.append(
        SpelledWord(
          text: candidate.text, range: candidate.range,
          compound: Self.compound(around: index, in: candidates, prose),
          hasFullStop: prose.has(".", at: candidate.range.upperBound),
          isName: isSentence && candidate.isCapitalized && !candidate.startsSentence))
    }
  }

  private static let languagesWithCapitalNouns: Set = ["de", "gsw", "lb", "nds"]

  /// The word that a segment is, in NFC and without soft hyphens; `nil` for anything else.
  private static func word(_ segment: String) -> String? {
    var letterCount = 0
    for scalar in segment.unicodeScalars {
      switch CharacterFacts.generalCategory(of: scalar) {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        letterCount += 1
      case .nonspacingMark, .spacingMark, .format: break
      default: if scalar != "'" && scalar != "’" { return nil }
      }
    }
    guard letterCount > 0, segment.utf8.count <= maximumByteCount else { return nil }
    let seen = segment.unicodeScalars.filter { !isIgnored($0) }
    let word = String(String.UnicodeScalarView(seen))
    return word.utf8.allSatisfy { $0 < 0x80 } ? word : Normalization.normalized(word)
  }

  /// Joiners are a part of words: `می‌خواهم`.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    CharacterFacts.isDefaultIgnorable(scalar) && scalar != "\u{200C}" && scalar != "\u{200D}"
  }

  /// Whether a word is one for dictionaries; of two letters too many are abbreviations.
  private static func isSpelt(_ word: String, hasLatinScript: Bool) -> Bool {
    guard word.count >= 3,
      word.unicodeScalars.allSatisfy({ isLatin($0) == hasLatinScript || !isLetter($0) })
    else {
      return false
    }
    return word.split { $0 == "'" || $0 == "’" }.allSatisfy { part in
      !part.dropFirst().contains(where: \.isUppercase)
    }
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || Script.script(of: scalar) == latin
  }

  private static let latin = Script(code: "Latn")

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && Script.script(of: scalar) != .inherited
  }

  /// Whether most words that could have a small letter have one, as in a sentence and not in a title.
  private static func isSentence(_ candidates: [Candidate]) -> Bool {
    let inner = candidates.filter { !$0.startsSentence }
    return inner.count { !$0.isCapitalized } * 2 > inner.count
  }

  private static func compound(
    around index: Int, in candidates: [Candidate], _ prose: ProseText
  ) -> String? {
    var first = index
    while first > 0, prose.joins(candidates[first - 1].range, candidates[first].range) {
      first -= 1
    }
    var last = index
    while last + 1 < candidates.count,
      prose.joins(candidates[last].range, candidates[last + 1].range)
    {
      last += 1
    }
    let range = candidates[first].range.lowerBound..<candidates[last].range.upperBound
    let isHalf = prose.has("-", at: range.lowerBound - 1) || prose.has("-", at: range.upperBound)
    guard first < last || isHalf else { return nil }
    return Normalization.normalized(String(decoding: prose.bytes[range], as: UTF8.self))
  }
}
