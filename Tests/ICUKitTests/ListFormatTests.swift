import ICUKit
import Testing

@Suite struct ListFormatTests {
  @Test(
    "lists are joined as the locale does",
    arguments: [
      ("en", .conjunction, .long, ["A", "B", "C"], "A, B, and C"),
      ("en-GB", .conjunction, .long, ["A", "B", "C"], "A, B and C"),
      ("en", .disjunction, .long, ["A", "B"], "A or B"),
      ("en", .conjunction, .short, ["A", "B"], "A & B"),
      ("en", .unit, .narrow, ["3 ft", "7 in"], "3 ft 7 in"),
      ("es", .conjunction, .long, ["padre", "hijos"], "padre e hijos"),
      ("es", .disjunction, .long, ["siete", "ocho"], "siete u ocho"),
      ("de", .conjunction, .long, ["A", "B", "C"], "A, B und C"),
      ("ja", .conjunction, .long, ["A", "B", "C"], "A、B、C"),
      ("ar", .conjunction, .long, ["أ", "ب"], "أ وب"),
      ("en", .conjunction, .long, [], ""), ("en", .conjunction, .long, ["A"], "A"),
      ("en", .conjunction, .long, ["", "B"], " and B"),
    ] as [(String, ListFormat.Kind, ListFormat.Width, [String], String)])
  func lists(
    _ locale: String, _ kind: ListFormat.Kind, _ width: ListFormat.Width, _ elements: [String],
    _ text: String
  ) throws {
    let format = try ListFormat.shared(for: locale, kind: kind, width: width)
    #expect(try format.text(of: elements) == text)
  }

  @Test("the parts of a list say which elements they are")
  func parts() throws {
    let parts = try ListFormat.shared(for: "en").parts(of: ["😀", "B", "C"])
    #expect(parts.map(\.text) == ["😀", ", ", "B", ", and ", "C"])
    #expect(parts.map(\.field) == [0, nil, 1, nil, 2])
  }

  @Test("a list may have very many elements")
  func manyElements() throws {
    let elements = (0..<5000).map(String.init)
    let format = try ListFormat.shared(for: "de")
    let text = elements.dropLast().joined(separator: ", ") + " und 4999"
    #expect(try format.text(of: elements) == text)
    #expect(try format.parts(of: elements).count == 9999)
  }
}

@Suite struct RelativeTimeFormatTests {
  @Test(
    "times relative to now have the words of the locale",
    arguments: [
      ("en", .long, 3, .day, .always, "in 3 days"), ("en", .long, -1, .day, .always, "1 day ago"),
      ("en", .long, -1, .day, .auto, "yesterday"), ("en", .long, 0, .second, .auto, "now"),
      ("en", .short, -3, .month, .always, "3 mo. ago"),
      ("en", .long, 1.5, .hour, .always, "in 1.5 hours"),
      ("es", .long, 2, .week, .always, "dentro de 2 semanas"),
      ("es", .long, 2, .day, .auto, "pasado mañana"),
      ("de", .long, -2, .day, .auto, "vorgestern"),
      ("fr", .long, 1, .year, .auto, "l’année prochaine"),
      ("ja", .long, -5, .minute, .always, "5 分前"),
      ("ar-EG", .long, 3, .day, .always, "خلال ٣ أيام"),
      ("en", .long, -0.0, .quarter, .always, "0 quarters ago"),
    ]
      as [(
        String, RelativeTimeFormat.Style, Double, RelativeTimeFormat.Unit,
        RelativeTimeFormat.Numbers,
        String
      )])
  func times(
    _ locale: String, _ style: RelativeTimeFormat.Style, _ offset: Double,
    _ unit: RelativeTimeFormat.Unit, _ numbers: RelativeTimeFormat.Numbers, _ text: String
  ) throws {
    let format = try RelativeTimeFormat.shared(for: locale, style: style)
    #expect(try format.text(of: offset, unit, numbers: numbers) == text)
  }

  @Test("the parts of a relative time say which digits they are")
  func parts() throws {
    let format = try RelativeTimeFormat.shared(for: "en")
    let parts = try format.parts(of: -1234.5, .day)
    #expect(parts.map(\.text) == ["1", ",", "234", ".", "5", " days ago"])
    #expect(
      parts.map(\.field) == [
        .integer, .groupingSeparator, .integer, .decimalSeparator, .fraction, nil,
      ])
  }

  @Test("an offset that is not finite is an error", arguments: [Double.nan, .infinity])
  func errors(_ offset: Double) throws {
    let format = try RelativeTimeFormat.shared(for: "en")
    #expect(throws: ICUError.self) { try format.text(of: offset, .day) }
  }
}

@Suite struct DurationFormatTests {
  @Test(
    "durations have an amount for each unit",
    arguments: [
      ("en", .long, "1 hour, 2 minutes"), ("en", .short, "1 hr, 2 min"), ("en", .narrow, "1h 2m"),
      ("es", .long, "1 hora y 2 minutos"), ("de", .long, "1 Stunde, 2 Minuten"),
      ("ja", .short, "1 時間 2 分"), ("fa", .long, "۱ ساعت و ۲ دقیقه"),
    ] as [(String, ListFormat.Width, String)])
  func durations(_ locale: String, _ width: ListFormat.Width, _ text: String) throws {
    let format = DurationFormat(locale: locale, width: width)
    let components: [DurationFormat.Component] = [
      .init(.integer(1), .hour), .init(.integer(2), .minute),
    ]
    #expect(try format.text(of: components) == text)
  }

  @Test("every unit has a name")
  func units() throws {
    let format = DurationFormat(locale: "en")
    let texts = try DurationFormat.Unit.allCases.map {
      try format.text(of: [.init(.integer(2), $0)])
    }
    #expect(
      texts == [
        "2 years", "2 months", "2 weeks", "2 days", "2 hours", "2 minutes", "2 seconds",
        "2 milliseconds",
      ])
    #expect(try format.text(of: []) == "")
    #expect(throws: ICUError.self) { try format.text(of: [.init(.decimal("x"), .day)]) }
  }
}
