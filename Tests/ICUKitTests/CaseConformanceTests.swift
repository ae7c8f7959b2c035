import CatalogTestSupport
import ICUKit
import Testing

private let folder = "conformance/unicode/"
private let needsData = "needs the Unicode data beside the package"

private struct OracleRow: Decodable {
  let text: String
  let locale: String
  let lower: String
  let upper: String
  let title: String
  let titleNoLower: String
  let fold: String?

  enum CodingKeys: String, CodingKey {
    case text = "in"
    case locale, lower, upper, title, titleNoLower, fold
  }
}

private struct LocaleDifferences: Decodable {
  let diffs: [String: [String: [[String]]]]
}

@Suite struct CaseConformanceTests {
  @Test(
    "texts have the case that ICU gives them in ten locales",
    .enabled(
      if: SharedFolder.has(folder + "icu72-casing-oracle.json"), Comment(rawValue: needsData)))
  func oracle() throws {
    let rows = try SharedFolder.json([OracleRow].self, of: folder + "icu72-casing-oracle.json")
    #expect(rows.count == 990)
    let keepingRest = TitleCaseStyle(rest: .kept)
    for row in rows {
      let mapped = [
        CaseMapping.lowercased(row.text, locale: row.locale),
        CaseMapping.uppercased(row.text, locale: row.locale),
        CaseMapping.titlecased(row.text, locale: row.locale),
        CaseMapping.titlecased(row.text, locale: row.locale, style: keepingRest),
        row.fold == nil ? nil : CaseMapping.folded(row.text, locale: row.locale),
      ]
      let expected = [row.lower, row.upper, row.title, row.titleNoLower, row.fold]
      #expect(mapped.map { $0.map(codePoints) } == expected.map { $0.map(codePoints) }, "\(row)")
    }
  }

  @Test(
    "exactly the code points that differ from the root differ",
    .enabled(
      if: SharedFolder.has(folder + "icu72-casing-locale-diffs.json"), Comment(rawValue: needsData))
  )
  func localeDifferences() throws {
    let file = folder + "icu72-casing-locale-diffs.json"
    let differences = try SharedFolder.json(LocaleDifferences.self, of: file).diffs
    #expect(differences.count == 6)
    for (locale, kinds) in differences {
      for (kind, map) in Self.mappings {
        let differing = Self.lettersWithCase.count {
          codePoints(map($0, locale)) != codePoints(map($0, "und"))
        }
        let rows = kinds[kind] ?? []
        for row in rows {
          #expect(codePoints(map(row[0], locale)) == codePoints(row[1]), "\(locale) \(kind) \(row)")
          #expect(codePoints(map(row[0], "und")) == codePoints(row[2]), "\(locale) \(kind) \(row)")
        }
        #expect(differing == rows.count, "\(locale) \(kind)")
      }
    }
  }

  /// The blocks of the scripts that some language has rules for, with their marks.
  private static let lettersWithCase = [
    0...0x58F, 0x1D00...0x1FFF, 0x2100...0x218F, 0xFB00...0xFB17,
  ]
  .joined().compactMap { Unicode.Scalar(UInt32($0)).map { String($0) } }

  private static let mappings: [(String, @Sendable (String, String) -> String)] = [
    ("lower", { CaseMapping.lowercased($0, locale: $1) }),
    ("upper", { CaseMapping.uppercased($0, locale: $1) }),
    ("title", { CaseMapping.titlecased($0, locale: $1) }),
  ]

  @Test(
    "every row of ICU's own data has its case",
    .enabled(if: SharedFolder.has(folder + "icu72-casing.txt"), Comment(rawValue: needsData)))
  func ownData() throws {
    var group = ""
    var rows = 0
    for line in try SharedFolder.lines(of: folder + "icu72-casing.txt") {
      if let heading = line.firstMatch(of: /(\w+casing|casefolding) \{/) {
        group = String(heading.1)
      }
      let fields = line.matches(of: /"([^"]*)"/).map { String($0.1) }
      guard line.contains("{ \""), !line.contains("Headers"), fields.count >= 3 else { continue }
      let mapped = try map(fields, group)
      #expect(codePoints(mapped) == codePoints(fields[1]), "\(line)")
      rows += 1
    }
    #expect(rows == 23)
  }

  private func map(_ fields: [String], _ group: String) throws -> String {
    switch group {
    case "lowercasing": CaseMapping.lowercased(fields[0], locale: fields[2])
    case "uppercasing": CaseMapping.uppercased(fields[0], locale: fields[2])
    case "titlecasing":
      CaseMapping.titlecased(
        fields[0], locale: fields[2], style: style(type: fields[3], options: fields[4]))
    default: CaseMapping.folded(fields[0], locale: fields[2] == "T" ? "tr" : "und")
    }
  }

  private func style(type: String, options: String) -> TitleCaseStyle {
    let units: [String: TitleCaseStyle.Unit] = ["-2": .text, "0": .graphemeCluster, "3": .sentence]
    return TitleCaseStyle(
      unit: units[type] ?? .word, rest: options.contains("L") ? .kept : .lowercased,
      start: options.contains("A") ? .firstCharacter : .firstLetter)
  }

  @Test(
    "every row of CaseFolding.txt is folded, Turkic ones in Turkish",
    .enabled(if: SharedFolder.has(folder + "ucd15/CaseFolding.txt"), Comment(rawValue: needsData)))
  func caseFolding() throws {
    var rows = 0
    for line in try SharedFolder.lines(of: folder + "ucd15/CaseFolding.txt") {
      let fields = line.split(separator: ";").map { $0.drop { $0 == " " } }
      rows += 1
      // Simple folding is not offered: a character that has one has a full folding too.
      guard fields[1] != "S" else { continue }
      let text = decoded(fields[0])
      let folded = CaseMapping.folded(text, locale: fields[1] == "T" ? "tr" : "und")
      #expect(codePoints(folded) == codePoints(decoded(fields[2])), "\(line)")
    }
    #expect(rows == 1560)
  }

  @Test(
    "every row of SpecialCasing.txt is mapped, in its language and context",
    .enabled(if: SharedFolder.has(folder + "ucd15/SpecialCasing.txt"), Comment(rawValue: needsData))
  )
  func specialCasing() throws {
    var rows = 0
    for line in try SharedFolder.lines(of: folder + "ucd15/SpecialCasing.txt") {
      let fields = line.prefix { $0 != "#" }.split(separator: ";").map { $0.drop { $0 == " " } }
      let conditions = fields.count > 4 ? fields[4].split(separator: " ").map(String.init) : []
      let language = conditions.first { $0.count == 2 } ?? "und"
      let context = try #require(Self.contexts[conditions.first { $0.count > 2 } ?? ""])
      let text = context.before + decoded(fields[0]) + context.after
      let lower = CaseMapping.lowercased(text, locale: language)
      #expect(
        codePoints(lower) == codePoints(context.lowerBefore + decoded(fields[1]) + context.after),
        "\(line)")
      if conditions.isEmpty || (conditions.count == 1 && language != "und") {
        let title = CaseMapping.titlecased(
          text, locale: language, style: TitleCaseStyle(start: .firstCharacter))
        #expect(codePoints(title) == codePoints(decoded(fields[2])), "\(line)")
        let upper = CaseMapping.uppercased(text, locale: language)
        #expect(codePoints(upper) == codePoints(decoded(fields[3])), "\(line)")
      }
      rows += 1
    }
    #expect(rows == 119)
  }

  private struct Context {
    let before: String
    let lowerBefore: String
    let after: String
  }

  private static let contexts: [String: Context] = [
    "": Context(before: "", lowerBefore: "", after: ""),
    "Final_Sigma": Context(before: "α", lowerBefore: "α", after: ""),
    "More_Above": Context(before: "", lowerBefore: "", after: "\u{300}"),
    "After_I": Context(before: "I", lowerBefore: "i", after: ""),
    "Not_Before_Dot": Context(before: "", lowerBefore: "", after: "x"),
    // The dot is dropped in upper case only.
    "After_Soft_Dotted": Context(before: "i", lowerBefore: "i", after: ""),
  ]
}
