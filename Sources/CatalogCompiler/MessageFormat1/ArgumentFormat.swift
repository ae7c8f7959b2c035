internal import CompiledCatalog
internal import ICUKit
internal import MessageSyntax
internal import SourceText

/// How an argument without messages is shown.
struct ArgumentFormat {
  typealias Layout = MessageFormat1Layout

  /// The format and the length, where they stand in the word of the argument.
  let bits: UInt32
  /// The skeleton, the pattern or the name of a rule set; empty where there is none.
  let style: String

  /// Reads type and style as ICU does, which makes its formats when it reads a message.
  ///
  /// - Parameters:
  ///   - argument: The argument.
  ///   - text: The text that it stands in.
  ///   - locale: The tag of the locale.
  /// - Throws: `invalidMessage` where ICU makes no format.
  init(
    _ argument: MessageFormat1.Argument, in text: String, locale: String
  ) throws(CompileError.Problem) {
    let style = argument.style ?? ""
    switch argument.kind {
    case .number: self.init(number: style, skeleton: argument.skeleton)
    case .date: self.init(.date, .dateSkeleton, style, skeleton: argument.skeleton)
    case .time: self.init(.time, .dateSkeleton, style, skeleton: argument.skeleton)
    case .spellout: self.init(.spellout, style: style)
    case .ordinal: self.init(.ordinal, style: style)
    case .duration: self.init(.duration, style: style)
    case .unknown(let type):
      throw .invalidMessage(
        text: text, offset: argument.typePlace.range.lowerBound,
        reason:
          "“\(type)” is no type of an argument; ICU knows number, date, time, spellout, ordinal, duration, plural, selectordinal, select and choice"
      )
    case .none, .plural, .selectOrdinal, .select, .choice: self.init(.natural, style: "")
    }
    do throws(FormatStyleError) { try check(locale: locale) } catch {
      throw .invalidMessage(
        text: text, offset: Self.offset(of: error, argument),
        reason: "ICU refuses the style “\(error.subject)” (\(error.icuError.name))")
    }
  }

  private init(_ format: Layout.Format, _ length: Layout.Length = .short, style: String) {
    bits =
      format.rawValue << Layout.operandShift | length.rawValue << Layout.lengthShift
    self.style = style
  }

  private init(number style: String, skeleton: String?) {
    switch Self.keyword(style) {
    case "": self.init(.number, style: "")
    case "currency": self.init(.currency, style: "")
    case "percent": self.init(.percent, style: "")
    case "integer": self.init(.integer, style: "")
    default:
      if let skeleton {
        self.init(.numberSkeleton, style: skeleton)
      } else {
        self.init(.numberPattern, style: style)
      }
    }
  }

  private init(
    _ format: Layout.Format, _ ofSkeleton: Layout.Format, _ style: String, skeleton: String?
  ) {
    if let skeleton {
      self.init(ofSkeleton, style: skeleton)
      return
    }
    switch Self.keyword(style) {
    case "", "medium": self.init(format, .medium, style: "")
    case "short": self.init(format, .short, style: "")
    case "long": self.init(format, .long, style: "")
    case "full": self.init(format, .full, style: "")
    default: self.init(.datePattern, style: style)
    }
  }

  /// The style as ICU compares it: in lower case, without white space around it.
  private static func keyword(_ style: String) -> String {
    var scalars = style.unicodeScalars[...]
    while let first = scalars.first, first.properties.isPatternWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isPatternWhitespace { scalars.removeLast() }
    return String(scalars).lowercased()
  }

  private func check(locale: String) throws(FormatStyleError) {
    switch Layout.Format(rawValue: bits >> Layout.operandShift & 0xFF) {
    case .numberSkeleton: _ = try NumberFormat.shared(for: locale, style: .skeleton(style))
    case .numberPattern: _ = try NumberFormat.shared(for: locale, style: .pattern(style))
    case .dateSkeleton: _ = try DateTimeFormat.shared(for: locale, style: .skeleton(style))
    case .datePattern: _ = try DateTimeFormat.shared(for: locale, style: .pattern(style))
    default: break
    }
  }

  /// Where ICU stopped, in UTF-8 bytes of the text; the start of the style where it does not tell.
  private static func offset(
    of error: FormatStyleError, _ argument: MessageFormat1.Argument
  ) -> Int {
    let style = argument.style ?? ""
    let range = argument.stylePlace.range
    let subjectStart = range.upperBound - error.subject.utf8.count
    guard let offset = error.offset, style.hasSuffix(error.subject) else {
      return range.lowerBound + style.utf8.count - style.utf8.drop { $0 <= 0x20 }.count
    }
    let before = String(decoding: Array(error.subject.utf16.prefix(offset)), as: UTF16.self)
    return subjectStart + min(before.utf8.count, error.subject.utf8.count)
  }
}
