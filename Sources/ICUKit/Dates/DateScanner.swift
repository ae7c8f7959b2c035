internal import ICUShims

/// The characters of a typed date, without bidi marks and the white space around them, and with plain spaces.
struct DateScanner {
  /// Three runs of digits, and what stands behind each of them.
  struct NumericDate {
    fileprivate(set) var runs: [[Int]]
    fileprivate(set) var separators: [String]
  }

  let text: String

  init(_ text: String) {
    let visible = text.unicodeScalars.filter { !CharacterFacts.isBidiControl($0) }
    let start = visible.firstIndex { !CharacterFacts.isWhiteSpace($0) } ?? visible.endIndex
    let end = visible.lastIndex { !CharacterFacts.isWhiteSpace($0) }.map {
      visible.index(after: $0)
    }
    var trimmed = String.UnicodeScalarView()
    for scalar in visible[start..<(end ?? start)] {
      trimmed.append(CharacterFacts.isWhiteSpace(scalar) ? " " : scalar)
    }
    self.text = String(trimmed)
  }

  var isEmpty: Bool { text.isEmpty }

  /// The greatest number of digits that follow each other.
  var longestRun: Int {
    var longest = 0
    var current = 0
    for scalar in text.unicodeScalars {
      current = cicu_character_digit_value(scalar.value) < 0 ? 0 : current + 1
      longest = max(longest, current)
    }
    return longest
  }

  /// Returns the parts of a date in digits of one numbering system; `nil` where the text has another form.
  func numericDate() -> NumericDate? {
    var date = NumericDate(runs: [], separators: [])
    var zero: UInt32?
    var isInRun = false
    for scalar in text.unicodeScalars {
      let value = cicu_character_digit_value(scalar.value)
      guard value >= 0 else {
        guard !date.runs.isEmpty else { return nil }
        isInRun = false
        if !CharacterFacts.isWhiteSpace(scalar) {
          date.separators[date.separators.count - 1].unicodeScalars.append(Self.narrow(scalar))
        }
        continue
      }
      guard zero == nil || zero == scalar.value - UInt32(value) else { return nil }
      zero = scalar.value - UInt32(value)
      if !isInRun {
        date.runs.append([])
        date.separators.append("")
      }
      isInRun = true
      date.runs[date.runs.count - 1].append(Int(value))
    }
    return date.runs.count == 3 ? date : nil
  }

  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{FF0F}": "/"
    case "\u{FF0E}": "."
    case "\u{FF0D}", "\u{2010}", "\u{2011}", "\u{2013}", "\u{2212}": "-"
    default: scalar
    }
  }
}

extension DateScanner.NumericDate {
  /// Returns the date in an order of fields or that of ISO 8601; `nil` where the separators are those of neither.
  func date(
    order: [DateFormatting.Field], separators own: [String]
  ) throws(DateParseError) -> CalendarDate? {
    if runs.map(\.count) == [4, 2, 2], separators == ["-", "-", ""] {
      return try date(order: [.year, .month, .day])
    }
    guard order.count == 3, hasSeparators(of: own) else { return nil }
    return try date(order: order)
  }

  /// Returns the date in an order of fields with just these separators; `nil` where it has others.
  func date(
    order: [DateFormatting.Field], exactly own: [String]
  ) throws(DateParseError) -> CalendarDate? {
    guard order.count == 3, separators == own else { return nil }
    return try date(order: order)
  }

  private func hasSeparators(of own: [String]) -> Bool {
    guard own.count == 3, separators[2].isEmpty || separators[2] == own[2] else { return false }
    if separators.prefix(2) == own.prefix(2) { return true }
    return separators[0] == separators[1] && ["/", ".", "-"].contains(separators[0])
  }

  private func date(order: [DateFormatting.Field]) throws(DateParseError) -> CalendarDate {
    var year = 0
    var month = 0
    var day = 0
    for (field, run) in zip(order, runs) {
      let isYear = field == .year
      if isYear, run.count < 4 { throw .shortYear }
      guard run.count <= (isYear ? 4 : 2) else { throw .invalid }
      let value = run.reduce(0) { $0 * 10 + $1 }
      switch field {
      case .year: year = value
      case .month: month = value
      case .day: day = value
      }
    }
    guard let date = CalendarDate(year: year, month: month, day: day) else { throw .noSuchDay }
    return date
  }
}
