extension MessageFormat1 {
  /// How an argument without messages is shown, by its type and its style.
  public enum ArgumentFormat: Hashable, Sendable {
    /// The length of a date or a time.
    public enum Length: String, Hashable, Sendable {
      /// Digits, as a rule.
      case short
      /// What a style that says nothing means.
      case medium
      /// The month as a word, or the time with its zone.
      case long
      /// Everything there is.
      case full
    }

    /// As the value is: a name alone.
    case natural
    /// A number of the locale.
    case number
    /// A number without decimals.
    case integer
    /// A number with the currency of the locale.
    case currency
    /// A number of hundredths.
    case percent
    /// A number by a skeleton, which is what stands behind `::`.
    case numberSkeleton(String)
    /// A number by a pattern: `#,##0.00`.
    case numberPattern(String)
    /// A date of a length.
    case date(Length)
    /// A time of a length.
    case time(Length)
    /// A date or a time by a skeleton, which is what stands behind `::`.
    case dateSkeleton(String)
    /// A date or a time by a pattern: `yyyy-MM-dd`.
    case datePattern(String)
    /// Words, by a rule set where there is a name of one.
    case spellout(String)
    /// An ordinal number, by a rule set where there is a name of one.
    case ordinal(String)
    /// Hours, minutes and seconds, by a rule set where there is a name of one.
    case duration(String)
    /// A type that ICU does not know.
    case unknown(String)
  }
}

extension MessageFormat1.Argument {
  /// How the argument is shown, as ICU reads type and style: keywords in any case and with white space around them.
  public var format: MessageFormat1.ArgumentFormat {
    let style = style ?? ""
    switch kind {
    case .number: return Self.number(style, skeleton)
    case .date: return skeleton.map { .dateSkeleton($0) } ?? Self.date(style) { .date($0) }
    case .time: return skeleton.map { .dateSkeleton($0) } ?? Self.date(style) { .time($0) }
    case .spellout: return .spellout(style)
    case .ordinal: return .ordinal(style)
    case .duration: return .duration(style)
    case .unknown(let type): return .unknown(type)
    case .none, .plural, .selectOrdinal, .select, .choice: return .natural
    }
  }

  /// Returns the place in the text of what another program refuses in the style.
  ///
  /// - Parameters:
  ///   - refused: What it was given: the style, or the skeleton of it.
  ///   - offset: Where it stopped reading, in UTF-16 units of that; `nil` where it does not tell.
  /// - Returns: The UTF-8 offsets from there to the end of the word, or of the whole style.
  public func range(ofRefused refused: String, at offset: Int?) -> Range<Int> {
    let bytes = Array((style ?? "").utf8)
    let end = stylePlace.range.upperBound
    let start = end - bytes.count
    let trailing = bytes.reversed().prefix { $0 <= 0x20 }.count
    guard let offset, (style ?? "").hasSuffix(refused) else {
      return start + bytes.prefix { $0 <= 0x20 }.count..<max(start, end - trailing)
    }
    let before = String(decoding: Array(refused.utf16.prefix(offset)), as: UTF16.self)
    let first = min(bytes.count, bytes.count - refused.utf8.count + before.utf8.count)
    let length = bytes[first...].prefix { $0 > 0x20 }.count
    return start + first..<start + first + length
  }

  private static func number(_ style: String, _ skeleton: String?) -> MessageFormat1.ArgumentFormat
  {
    switch keyword(style) {
    case "": .number
    case "currency": .currency
    case "percent": .percent
    case "integer": .integer
    default: skeleton.map { .numberSkeleton($0) } ?? .numberPattern(style)
    }
  }

  private static func date(
    _ style: String,
    _ format: (MessageFormat1.ArgumentFormat.Length) -> MessageFormat1.ArgumentFormat
  ) -> MessageFormat1.ArgumentFormat {
    let word = keyword(style)
    return (word.isEmpty ? .medium : MessageFormat1.ArgumentFormat.Length(rawValue: word))
      .map(format) ?? .datePattern(style)
  }

  /// The style as ICU compares it: in lower case, without white space around it.
  private static func keyword(_ style: String) -> String {
    var scalars = style.unicodeScalars[...]
    while let first = scalars.first, first.properties.isPatternWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isPatternWhitespace { scalars.removeLast() }
    return String(scalars).lowercased()
  }
}
