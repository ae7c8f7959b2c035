import CatalogFormats
import CatalogModel
import CatalogTestSupport
import ICUKit
import LocaleCore
import MessageSyntax
import SourceText
import Testing

@testable import CatalogLint

@Suite struct TextTraitsTests {
  private static let corpus = SharedFolder.files(in: "corpus/xcstrings", ending: ".xcstrings")

  /// Traits that a text has exactly where one of its characters is of a kind.
  private static let kinds: [(trait: TextTraits, isOfKind: @Sendable (Unicode.Scalar) -> Bool)] = [
    (.digit, { "0"..."9" ~= $0 }), (.nonASCII, { !$0.isASCII }), (.lessThan, { $0 == "<" }),
    (.ampersand, { $0 == "&" }), (.dollar, { $0 == "$" }), (.closingBrace, { $0 == "}" }),
    (.colon, { $0 == ":" }),
    (.dot, { $0 == "." }), (.backslash, { $0 == "\\" }), (.space, { $0 == " " }),
    (.markdown, { "*_`~[".unicodeScalars.contains($0) }),
    (.control, { $0.isASCII && CharacterFacts.isControl($0) }),
    (.lineBreak, { "\n\r\u{2028}\u{2029}".unicodeScalars.contains($0) }),
    (.quotationMark, { "\"“”„‟«»「」『』〝〞〟".unicodeScalars.contains($0) }),
    (
      .bidiControl,
      { CharacterFacts.isBidiControl($0) && !"\u{61C}\u{200E}\u{200F}".unicodeScalars.contains($0) }
    ),
    (.basicLetter, { $0.isASCII && $0.properties.isAlphabetic }),
    (
      .cyrillic,
      { 0x400...0x52F ~= $0.value && !(0x483...0x489 ~= $0.value) }
    ),
    (.character, { _ in true }),
  ]

  private static func expectTraits(of text: String) {
    let traits = TextTraits(of: text)
    let scalars = text.unicodeScalars
    for (trait, isOfKind) in kinds {
      #expect(
        traits.contains(trait) == scalars.contains(where: isOfKind),
        "\(trait) of \(text.debugDescription)")
    }
    #expect(traits.contains(.edgeSpace) == !EdgeSpace(text).isEmpty, "\(text.debugDescription)")
    let found = text.findings
    for (trait, isFound) in found where isFound {
      #expect(traits.contains(trait), "\(trait) of \(text.debugDescription)")
    }
  }

  @Test("the traits of random texts are what looking for each thing finds")
  func randomTexts() {
    let parts = [
      "a", "Zebra", "é", "ß", "Ð", "Ã", "Â", "â", "ð", "©", "¼", "Ÿ", "€", "™", "œ", "œ", "ф",
      "Привет", "αβ",
      "ёж", "e\u{301}", "\u{301}", "한", "\u{1112}\u{1161}\u{11AB}", "漢字", "が", "か\u{3099}", "שלום",
      "\u{5B0}", "مرحبا", "\u{64B}\u{651}", "٣", "۴", "३", "नमस्ते", "\u{94D}\u{94D}", "क़", "ไทย",
      "\u{E38}\u{E48}",
      "५", "７", "🙂", "👩\u{200D}👧", "☎️", "½", "⅓", "\u{FFFD}", "\u{FEFF}", "\u{200B}", "\u{200E}",
      "\u{202B}",
      "\u{2069}", "\u{AD}", "\u{A0}", "\u{2028}", "\u{3000}", "\u{7}", "\t", "\n", "\r\n", " ",
      "  ", "1", "42",
      "%@", "%1$lld", "%", "٪", "％", "{n}", "${x}", "<b>", "&amp;", "a@b.de", "://",
      "https://x.org",
      "www.x.org", "www.", ".", ":", "…", "*", "_", "`", "[", "\\n", "\"", "“", "”", "„", "«", "»",
      "「", "〟", "'", "’",
      "-", "!", "(", "\u{340}", "\u{1F71}", "\u{212B}", "\u{2126}", "\u{F900}", "\u{1D15E}",
      "\u{E0061}",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<4000 {
      let count = Int.random(in: 0...6, using: &generator)
      let chosen = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }
      Self.expectTraits(of: chosen.joined())
    }
  }

  @Test("every single character has the traits of its kind")
  func everyCharacter() {
    for value in UInt32(1)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let traits = TextTraits(of: String(scalar))
      for (trait, isOfKind) in Self.kinds where traits.contains(trait) != isOfKind(scalar) {
        Issue.record("\(trait) of \(scalar.codePoint)")
      }
      if scalar.properties.numericType == .decimal, traits.isDisjoint(with: NumberSearch.traits) {
        Issue.record("\(scalar.codePoint) is a digit")
      }
    }
  }

  @Test("no text without the trait can be denormal: neither by one character nor by two")
  func normalization() {
    var marks: [String] = []
    for value in UInt32(0x80)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let isDenormal = TextTraits(of: text).contains(.denormal)
      if !Normalization.isNormalized(text), !isDenormal {
        Issue.record("\(scalar.codePoint) is not in NFC")
      }
      if scalar.properties.canonicalCombiningClass != .notReordered, !isDenormal {
        marks.append(text)
      }
      let parts = Array(Normalization.normalized(text, to: .nfd).unicodeScalars)
      if parts.count > 1, let last = parts.last,
        !TextTraits(of: "a" + String(last)).contains(.denormal),
        Normalization.isNormalized(text)
      {
        Issue.record("\(last.codePoint) composes to \(scalar.codePoint)")
      }
    }
    for first in marks {
      for second in marks { #expect(TextTraits(of: "a" + first + second).contains(.denormal)) }
    }
    #expect(!marks.isEmpty)
  }

  @Test(
    "the traits of real texts are what looking for each thing finds", .enabled(if: !corpus.isEmpty))
  func corpusTexts() throws {
    for name in Self.corpus {
      let catalog = StringCatalogReader().read(try SharedFolder.read("corpus/xcstrings/" + name))
        .value
      for entry in catalog.entries {
        Self.expectTraits(of: entry.key)
        for localization in entry.localizations ?? [] {
          localization.message.forEachUnit { _, unit in unit.value.map(Self.expectTraits) }
        }
      }
    }
  }
}

extension String {
  /// What looking closely finds; a text without the trait may have none of it.
  fileprivate var findings: [(trait: TextTraits, isFound: Bool)] {
    let scalars = unicodeScalars
    let lost = LostCharacterSearch(self)
    let blanked = BlankedText(self)
    let numbers = NumberSearch(BlankedText(self), groupsBySpace: true)
    return [
      (.placeholderStart, blanked.bytes != Array(utf8)),
      (.placeholderStart, PrintfText.mayHoldPlaceholders(self)),
      (.invisible, !InvisibleCharacterSearch(self + "a", isRightToLeft: false).found.isEmpty),
      (.lostCharacter, !lost.replacements.isEmpty || !lost.misreadings.isEmpty),
      (.denormal, !Normalization.isNormalized(self)),
      (
        NumberSearch.traits.subtracting(.digit),
        numbers.hasNumbers && !scalars.contains { "0"..."9" ~= $0 }
      ),
      (.webAddress, !WebAddressSearch(blanked).addresses.isEmpty),
      (.at, !MailAddressSearch(blanked).addresses.isEmpty),
      (
        .quotationMark,
        QuotationStyle(of: LocaleTag("en")).flatMap { QuotationSearch.first(in: self, style: $0) }
          != nil
      ),
      (.bidiControl, !BidiControlSearch(self).unbalancedOffsets.isEmpty),
      (.space, !DoubledWordSearch.secondWords(in: self).isEmpty),
      (.basicLetter, DraftMark.first(in: self, hasWordTodo: false) != nil),
    ]
  }
}

extension NumberSearch {
  /// Whether there is a number, or another notation of one.
  fileprivate var hasNumbers: Bool {
    !numbers.isEmpty || !digitsInNames.isEmpty || hasOtherNotation
  }
}
