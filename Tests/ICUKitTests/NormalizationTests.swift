import CatalogTestSupport
import ICUKit
import Testing

private let testFile = "conformance/unicode/ucd15/NormalizationTest.txt"
private let caseFoldFile = "conformance/unicode/icu72-nfkc_cf.txt"

@Suite struct NormalizationTests {
  @Test(
    "each form has its spelling",
    arguments: [
      ("e\u{301}", NormalizationForm.nfc, "\u{E9}"), ("\u{E9}", .nfd, "e\u{301}"),
      ("ﬁ²", .nfc, "ﬁ²"), ("ﬁ²", .nfkc, "fi2"), ("ﬁe\u{301}", .nfkc, "fi\u{E9}"),
      ("ﬁ\u{E9}", .nfkd, "fie\u{301}"), ("Straße\u{AD}", .nfkcCaseFold, "strasse"),
      ("\u{212B}", .nfc, "\u{C5}"), ("\u{1100}\u{1161}\u{11A8}", .nfc, "각"),
      ("각", .nfd, "\u{1100}\u{1161}\u{11A8}"), ("Save", .nfkcCaseFold, "save"),
      ("q\u{307}\u{323}", .nfc, "q\u{323}\u{307}"), ("\u{A0}", .nfkc, " "), ("", .nfd, ""),
      ("\u{AD}", .nfkcCaseFold, ""),
    ])
  func forms(text: String, form: NormalizationForm, expected: String) {
    let normalized = Normalization.normalized(text, to: form)
    #expect(codePoints(normalized) == codePoints(expected))
    let isSame = codePoints(text) == codePoints(expected)
    #expect(Normalization.isNormalized(text, to: form) == isSame)
    #expect(Normalization.isNormalized(normalized, to: form))
  }

  @Test("text that is normalized is handed back without a copy")
  func withoutCopy() {
    let texts = [
      String(repeating: "名前", count: 100), String(repeating: "é", count: 100),
      String(repeating: "save ", count: 100),
    ]
    for var text in texts {
      var normalized = Normalization.normalized(text)
      let start = text.withUTF8 { UInt(bitPattern: $0.baseAddress) }
      #expect(normalized.withUTF8 { UInt(bitPattern: $0.baseAddress) } == start)
    }
  }

  @Test("text that grows eighteenfold still fits")
  func growth() {
    let ligature = String(repeating: "\u{FDFA}", count: 20_000)
    #expect(Normalization.normalized(ligature, to: .nfkc).unicodeScalars.count == 18 * 20_000)
    let marks = "a" + String(repeating: "\u{301}\u{323}", count: 20_000)
    let ordered = codePoints(Normalization.normalized(marks, to: .nfd))
    #expect(ordered[1] == 0x323 && ordered[20_001] == 0x301)
  }

  @Test(
    "every row of NormalizationTest.txt agrees in four forms",
    .enabled(if: SharedFolder.has(testFile), "needs the Unicode data beside the package"))
  func conformance() throws {
    var rows = 0
    for line in try SharedFolder.lines(of: testFile) where !line.hasPrefix("@") {
      let fields = line.split(separator: ";").prefix(5).map { decoded($0) }
      #expect(agrees(fields), "\(line)")
      rows += 1
    }
    #expect(rows == 19_074)
  }

  /// The invariants at the head of the file: composed forms of columns 1 to 3 and of 4 and 5, and so on.
  private func agrees(_ columns: [String]) -> Bool {
    let codes = columns.map(codePoints)
    return columns.indices.allSatisfy { index in
      let isCompatible = index > 2
      let expected: [(NormalizationForm, Int)] = [
        (.nfc, isCompatible ? 3 : 1), (.nfd, isCompatible ? 4 : 2), (.nfkc, 3), (.nfkd, 4),
      ]
      return expected.allSatisfy { form, column in
        codePoints(Normalization.normalized(columns[index], to: form)) == codes[column]
          && Normalization.isNormalized(columns[index], to: form) == (codes[index] == codes[column])
      }
    }
  }

  @Test(
    "every row of NFKC_Casefold agrees",
    .enabled(if: SharedFolder.has(caseFoldFile), "needs the Unicode data beside the package"))
  func caseFold() throws {
    var rows = 0
    for line in try SharedFolder.lines(of: caseFoldFile) where !line.hasPrefix("@") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let folded = Normalization.normalized(decoded(fields[0]), to: .nfkcCaseFold)
      #expect(codePoints(folded) == codePoints(decoded(fields[1])), "\(line)")
      rows += 1
    }
    #expect(rows == 19_069 + 10_491)
  }
}
