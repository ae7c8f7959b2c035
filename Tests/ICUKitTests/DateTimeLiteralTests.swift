import ICUKit
import Testing

@Suite struct DateTimeLiteralTests {
  @Test(
    "dates with and without a time are read",
    arguments: [
      ("2006-01-02", 1_136_160_000_000, nil), ("2006-01-02T15:04:06", 1_136_214_246_000, nil),
      ("2006-01-02T15:04:06.789", 1_136_214_246_789, nil),
      ("2006-01-02T15:04:06.7Z", 1_136_214_246_700, 0),
      ("2006-01-02T15:04:06+05:30", 1_136_214_246_000, 330),
      ("2006-01-02T15:04:06-14:00", 1_136_214_246_000, -840), ("1970-01-01", 0, nil),
      ("1969-12-31T23:59:59.99", -10, nil), ("2024-02-29", 1_709_164_800_000, nil),
    ] as [(String, Double, Int?)])
  func literals(_ text: String, _ local: Double, _ offset: Int?) {
    let literal = DateTimeLiteral(text)
    #expect(literal?.localMilliseconds == local)
    #expect(literal?.offsetMinutes == offset)
  }

  @Test(
    "anything else is none",
    arguments: [
      "", "horse", "2006", "2006-1-2", "0000-01-01", "2006-13-01", "2006-02-30", "2006-01-02T",
      "2006-01-02T15:04", "2006-01-02T24:00:00", "2006-01-02T15:60:00", "2006-01-02T15:04:60",
      "2006-01-02T15:04:06.", "2006-01-02T15:04:06.1234", "2006-01-02T15:04:06+14:01",
      "2006-01-02T15:04:06+0100", "2006-01-02T15:04:06 Z", "2006-01-02 15:04:06", "2006-01-02Z",
      "٢٠٠٦-01-02", "2006-01-02T15:04:06ZZ",
    ])
  func noLiterals(_ text: String) {
    #expect(DateTimeLiteral(text) == nil)
  }

  @Test("an instant has the offset of the text, else that of the zone")
  func instants() throws {
    let madrid = try #require(TimeZoneIdentifier("Europe/Madrid"))
    let floating = try #require(DateTimeLiteral("2006-01-02T15:04:06"))
    #expect(try floating.milliseconds(in: madrid) == 1_136_214_246_000 - 3_600_000)
    #expect(try floating.milliseconds(in: .utc) == 1_136_214_246_000)
    let fixed = try #require(DateTimeLiteral("2006-01-02T15:04:06-01:00"))
    #expect(try fixed.milliseconds(in: madrid) == 1_136_214_246_000 + 3_600_000)
  }
}
