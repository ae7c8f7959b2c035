import CatalogTestSupport
import Testing

private let oracleFile = "conformance/printf/foundation-linux-format-oracle.json"

private struct OracleRow: Decodable {
  let format: String
  let locale: String?
  let args: [NumberArgument]
  let exp: String
}

/// A row of Foundation on Linux that is not followed.
private struct Deviation {
  let format: String
  let locale: String?
  let expected: String
  let reason: String

  static let all: [Deviation] = {
    let flag = "the flag ' is one of POSIX and groups digits; Foundation prints it"
    let unsigned = "an unsigned number has no minus"
    return [
      Deviation(format: "%'d", locale: nil, expected: "1234567", reason: flag),
      Deviation(format: "%'d", locale: "en_US", expected: "1,234,567", reason: flag),
      Deviation(format: "%'d", locale: "de_DE", expected: "1.234.567", reason: flag),
      Deviation(format: "%'d", locale: "fr_FR", expected: "1\u{202F}234\u{202F}567", reason: flag),
      Deviation(format: "%'d", locale: "ar_EG", expected: "١٬٢٣٤٬٥٦٧", reason: flag),
      Deviation(format: "%'d", locale: "hi_IN", expected: "12,34,567", reason: flag),
      Deviation(
        format: "%llu", locale: "en_US", expected: "18,446,744,073,709,551,615", reason: unsigned),
      Deviation(
        format: "%llu", locale: "de_DE", expected: "18.446.744.073.709.551.615", reason: unsigned),
      Deviation(
        format: "%llu", locale: "fr_FR",
        expected: "18\u{202F}446\u{202F}744\u{202F}073\u{202F}709\u{202F}551\u{202F}615",
        reason: unsigned),
      Deviation(
        format: "%llu", locale: "ar_EG", expected: "١٨٬٤٤٦٬٧٤٤٬٠٧٣٬٧٠٩٬٥٥١٬٦١٥", reason: unsigned),
      Deviation(
        format: "%llu", locale: "hi_IN", expected: "1,84,46,74,40,73,70,95,51,615",
        reason: unsigned),
      Deviation(
        format: "%e", locale: "ar_EG", expected: "١٫٢٣٤٥٦٨اس\u{61C}+٠٤",
        reason: "CLDR 42 spells the exponent اس, the CLDR of Foundation أس"),
    ]
  }()
}

@Suite("Numbers of Foundation on Linux")
struct NumberConformanceTests {
  @Test(
    "every number is as Foundation shows it, or there is a reason",
    .enabled(if: SharedFolder.has(oracleFile), "needs the printf data beside the package"))
  func oracle() throws {
    var numericCount = 0
    var deviationCount = 0
    for row in try SharedFolder.json([OracleRow].self, of: oracleFile) {
      guard let text = NumberFormat.text(row.format, row.args, locale: row.locale) else { continue }
      numericCount += 1
      let deviation = Deviation.all.first { $0.format == row.format && $0.locale == row.locale }
      let label = "\(row.format) \(row.locale ?? "without locale")"
      if let deviation {
        deviationCount += 1
        #expect(text == deviation.expected, "\(label): \(deviation.reason)")
        #expect(text != row.exp, "\(label) needs no reason any more")
      } else {
        #expect(text == row.exp, "\(label)")
      }
    }
    #expect(numericCount == 95)
    #expect(deviationCount == Deviation.all.count)
  }
}
