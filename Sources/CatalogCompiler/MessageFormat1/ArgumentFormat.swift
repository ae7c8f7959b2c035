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
    switch argument.format {
    case .natural: self.init(.natural)
    case .number: self.init(.number)
    case .integer: self.init(.integer)
    case .currency: self.init(.currency)
    case .percent: self.init(.percent)
    case .numberSkeleton(let skeleton): self.init(.numberSkeleton, style: skeleton)
    case .numberPattern(let pattern): self.init(.numberPattern, style: pattern)
    case .date(let length): self.init(.date, Self.length(length))
    case .time(let length): self.init(.time, Self.length(length))
    case .dateSkeleton(let skeleton): self.init(.dateSkeleton, style: skeleton)
    case .datePattern(let pattern): self.init(.datePattern, style: pattern)
    case .spellout(let ruleSet): self.init(.spellout, style: ruleSet)
    case .ordinal(let ruleSet): self.init(.ordinal, style: ruleSet)
    case .duration(let ruleSet): self.init(.duration, style: ruleSet)
    case .unknown(let type):
      throw .invalidMessage(
        text: text, offset: argument.typePlace.range.lowerBound,
        reason:
          "“\(type)” is no type of an argument; ICU knows number, date, time, spellout, ordinal, duration, plural, selectordinal, select and choice"
      )
    }
    do throws(FormatStyleError) { try check(locale: locale) } catch {
      throw .invalidMessage(
        text: text,
        offset: argument.range(ofRefused: error.subject, at: error.offset).lowerBound,
        reason: "ICU refuses the style “\(error.subject)” (\(error.icuError.name))")
    }
  }

  private init(
    _ format: Layout.Format, _ length: Layout.Length = .short, style: String = ""
  ) {
    bits =
      format.rawValue << Layout.operandShift | length.rawValue << Layout.lengthShift
    self.style = style
  }

  private static func length(_ length: MessageFormat1.ArgumentFormat.Length) -> Layout.Length {
    switch length {
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
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
}
