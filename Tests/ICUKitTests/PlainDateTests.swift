import ICUKit
import Testing

@Suite("Dates that are written without ICU’s calendar")
struct PlainDateTests {
  private static let locales = [
    "en", "es", "de", "fr", "pl", "ru", "fi", "el", "ja", "zh", "ko", "hi", "mr", "bn", "my", "ar",
    "ar-EG", "fa", "he", "he-u-ca-hebrew", "th", "th-u-ca-gregory", "en-u-ca-buddhist",
    "ja-u-ca-japanese", "en-u-nu-deva", "en-u-nu-roman", "pt-BR", "sw", "vi", "bg", "lt", "eu",
  ]
  private static let styles: [DateTimeStyle] = [
    .date(.short), .date(.medium), .date(.long), .date(.full), .time(.short), .time(.medium),
    .time(.full), .dateAndTime(.short, .short), .dateAndTime(.full, .long), .skeleton("yMMMEd"),
    .skeleton("jms"), .skeleton("GyMMM"), .skeleton("yQQQ"), .skeleton("hB"),
    .pattern("''yy 'o''clock' KK:kk LLLL ccc"), .pattern("yyyy-MM-dd'T'HH:mm:ss"),
    .pattern("yyy MMMMM EEEEE dd"), .pattern("'only text'"), .pattern("yyyyyy hh a"),
  ]

  /// Instants of many years, also those that only ICU takes.
  private static let instants: [Double] =
    [
      0, -1, 0.5, -0.5, 951_782_399_999, 951_782_400_000, 1_711_846_799_999, 1_711_846_800_000,
      -12_219_292_800_000, -12_219_292_800_001, -62_135_596_800_000, 253_402_300_799_999,
      253_402_300_800_000, 8.64e15, -8.64e15, 1e300,
    ] + (0..<20).map { -13_000_000_000_000 + Double($0) * 13_333_333_333_777 }

  @Test("they are those of the calendar", arguments: locales)
  func sameAsCalendar(_ locale: String) throws {
    let zones = ["UTC", "Europe/Madrid", "America/St_Johns"]
    for name in zones {
      let zone = try #require(TimeZoneIdentifier(name))
      for style in Self.styles {
        let format = try DateTimeFormat.shared(for: locale, style: style, timeZone: zone)
        for instant in Self.instants {
          // Only ICU tells of parts.
          let expected = try format.parts(of: instant).map(\.text).joined()
          #expect(try format.text(of: instant) == expected, "\(style) \(name) \(instant)")
        }
      }
    }
  }

  @Test("a text that does not fit is written again, and is then the same")
  func smallBuffer() throws {
    let format = try DateTimeFormat.shared(for: "hi", style: .date(.full), timeZone: .utc)
    let text = Array(try format.text(of: 0).utf8)
    for capacity in 0...text.count + 1 {
      var buffer = [UInt8](repeating: 0, count: capacity)
      let count = try unsafe buffer.withUnsafeMutableBufferPointer {
        unsafe try format.write(0, into: $0)
      }
      #expect(count == text.count)
      if capacity >= count { #expect(Array(buffer.prefix(count)) == text) }
    }
  }
}

@Suite("Texts of lists and relative times")
struct FormattedTextTests {
  @Test("a list is the same in one piece and in its pieces", arguments: ["en", "es", "he", "zh"])
  func lists(_ locale: String) throws {
    let words = ["iglesia", "hielo", "uno", "ocho", "\u{1F600}é", "", "שלום"]
    for count in [0, 1, 2, 3, 7, 40, 400] {
      let elements = (0..<count).map { words[$0 % words.count] }
      for kind in ListFormat.Kind.allCases {
        let format = try ListFormat.shared(for: locale, kind: kind)
        #expect(
          try format.text(of: elements) == format.parts(of: elements).map(\.text).joined(),
          "\(count) \(kind)")
      }
    }
  }

  @Test(
    "a relative time is the same in one piece and in its pieces", arguments: ["en", "ar", "pl"])
  func relativeTimes(_ locale: String) throws {
    for style in RelativeTimeFormat.Style.allCases {
      let format = try RelativeTimeFormat.shared(for: locale, style: style)
      for unit in RelativeTimeFormat.Unit.allCases {
        for numbers in RelativeTimeFormat.Numbers.allCases {
          for offset in [0, -0.0, 1, -1, 2, -2.5, 11, 1e6, -1e15, 1e300] {
            let parts = try format.parts(of: offset, unit, numbers: numbers)
            #expect(
              try format.text(of: offset, unit, numbers: numbers)
                == parts.map(\.text).joined(), "\(style) \(unit) \(numbers) \(offset)")
          }
        }
      }
    }
  }
}
