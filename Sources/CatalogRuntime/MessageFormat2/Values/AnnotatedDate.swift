internal import ICUKit

/// A point in time with a function and its options (UTS 35 Part 9, Date and Time Value Formatting).
struct AnnotatedDate {
  /// When it is.
  enum Moment {
    /// Milliseconds since 1970 in UTC, with the offset of its clock in minutes.
    case instant(milliseconds: Double, offsetMinutes: Int)
    /// What a clock shows, in milliseconds since 1970 as if it were one of UTC.
    case local(milliseconds: Double)

    /// Reads an argument; `nil` where it is no point in time.
    init?(_ argument: FormatArgument) {
      switch argument {
      case .date(let seconds):
        guard seconds.isFinite else { return nil }
        self = .instant(milliseconds: seconds * 1000, offsetMinutes: 0)
      case .string(let text):
        guard let literal = DateTimeLiteral(text) else { return nil }
        guard let offset = literal.offsetMinutes else {
          self = .local(milliseconds: literal.localMilliseconds)
          return
        }
        self = .instant(
          milliseconds: literal.localMilliseconds - Double(offset * 60_000), offsetMinutes: offset)
      case .integer, .unsignedInteger, .number, .decimal, .specifier, .localized: return nil
      }
    }

    /// The time zone that comes with it; `nil` where none does.
    var timeZone: TimeZoneIdentifier? {
      guard case .instant(_, let minutes) = self else { return nil }
      func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
      let size = abs(minutes)
      return minutes == 0
        ? .utc
        : TimeZoneIdentifier((minutes < 0 ? "-" : "+") + two(size / 60) + ":" + two(size % 60))
    }
  }

  /// The time zone of the process.
  private static let processTimeZone: TimeZoneIdentifier = {
    let format = try? DateTimeFormat.shared(for: "en", style: .pattern("VV"))
    return (try? format?.text(of: 0)).flatMap { TimeZoneIdentifier($0) } ?? .utc
  }()

  let moment: Moment
  /// What was passed, or the literal.
  let argument: FormatArgument
  var style: DateTimeOptions
  /// The options `timeZone`, `calendar` and `hour12`, also those of the operand.
  var overrides: [String: MessageOption] = [:]

  init(moment: Moment, argument: FormatArgument, style: DateTimeOptions) {
    self.moment = moment
    self.argument = argument
    self.style = style
  }

  /// Creates what a date is without a function; `nil` for other arguments.
  init?(_ argument: FormatArgument) {
    guard case .date = argument, let moment = Moment(argument) else { return nil }
    self.init(moment: moment, argument: argument, style: .dateAndTime)
  }

  /// Returns the text in a locale.
  func text(in locale: String) throws(MessageFunctionError) -> String {
    let (format, milliseconds) = try format(in: locale)
    do { return try format.text(of: milliseconds) } catch { throw .unsupportedOperation }
  }

  /// Returns the pieces of the text in a locale.
  func pieces(in locale: String) throws(MessageFunctionError) -> [MessagePart.Expression.Piece] {
    let (format, milliseconds) = try format(in: locale)
    do {
      return try format.parts(of: milliseconds).map { part in
        let kind = part.field.map { String(describing: $0) } ?? "literal"
        return MessagePart.Expression.Piece(kind: kind, text: part.text)
      }
    } catch { throw .unsupportedOperation }
  }

  /// Returns what shows the date in a locale, and others with the same options, and its milliseconds since 1970.
  func format(
    in locale: String
  ) throws(MessageFunctionError) -> (format: DateTimeFormat, milliseconds: Double) {
    var style = style
    switch overrides["hour12"]?.text {
    case "true": style.hourCycle = .twelveHours
    case "false": style.hourCycle = .twentyFourHours
    default: break
    }
    do {
      let (zone, milliseconds) = try place(isZoneShown: style.timeZoneStyle != nil)
      let format = try DateTimeFormat.shared(
        for: locale, style: style.style, timeZone: zone, calendar: overrides["calendar"]?.text,
        isProleptic: true)
      return (format, milliseconds)
    } catch { throw .unsupportedOperation }
  }

  private func place(
    isZoneShown: Bool
  ) throws(ICUError) -> (zone: TimeZoneIdentifier?, milliseconds: Double) {
    let name = overrides["timeZone"]?.text
    let asked = name == "input" ? moment.timeZone : name.flatMap { TimeZoneIdentifier($0) }
    switch moment {
    case .instant(let milliseconds, _): return (asked, milliseconds)
    case .local(let milliseconds):
      // Where no zone is shown, the clock is, also where the zone skips or repeats what it shows.
      guard isZoneShown else { return (.utc, milliseconds) }
      let zone = asked ?? Self.processTimeZone
      return (zone, try zone.milliseconds(ofLocal: milliseconds))
    }
  }
}
