import CatalogTestSupport
import ICUKit
import Testing

private let firstStrongFile = "conformance/unicode/icu72-first-strong.json"

private struct Row: Decodable {
  let text: String
  let base: String

  enum CodingKeys: String, CodingKey {
    case text = "in"
    case base
  }
}

@Suite struct TextDirectionTests {
  @Test(
    "the first strong character decides",
    arguments: [
      ("", nil), ("123", nil), ("!?", nil), ("abc אבג", .leftToRight), ("אבג abc", .rightToLeft),
      ("123 אבג", .rightToLeft), ("مرحبا", .rightToLeft), ("١٢٣", nil), ("१२३", .leftToRight),
      ("\u{200F}abc", .rightToLeft), ("\u{200E}אבג", .leftToRight),
      ("\u{2067}abc\u{2069} אבג", .leftToRight), ("𐤀", .rightToLeft), ("👍", nil),
    ] as [(String, TextDirection?)])
  func firstStrong(text: String, direction: TextDirection?) {
    #expect(TextDirection.firstStrong(in: text) == direction)
  }

  @Test(
    "every text has the direction that ICU gives it",
    .enabled(if: SharedFolder.has(firstStrongFile), "needs the Unicode data beside the package"))
  func conformance() throws {
    let rows = try SharedFolder.json([Row].self, of: firstStrongFile)
    #expect(rows.count == 22)
    let names: [TextDirection?: String] = [
      .leftToRight: "LTR", .rightToLeft: "RTL", nil: "NEUTRAL",
    ]
    for row in rows {
      #expect(names[TextDirection.firstStrong(in: row.text)] == row.base, "\(row)")
    }
  }
}
