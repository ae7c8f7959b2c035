internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

extension MessageFormat1Formatter {
  /// Returns the place of the message that a plural argument chooses, or of the end of the argument where it was not
  /// passed; `nil` where the program is damaged.
  @inline(__always)
  mutating func message(
    ofPlural word: UInt32, at place: Int,
    _ arguments: inout ArgumentFormatter, to output: inout FormatOutput
  ) -> Int? {
    guard let position = position(of: word, at: place, arguments) else {
      writeMissing(at: place, &arguments, to: &output)
      return target(at: place &+ 2)
    }
    if let number = arguments.plain.arguments.integer(at: position),
      let target = program.message(
        ofPlural: word, for: number, at: place,
        category: { category(of: $0, isOrdinal: $1) })
    {
      return target
    }
    return message(ofPlural: word, position, at: place, &arguments)
  }

  @inline(__always)
  private mutating func message(_ category: PluralForm, at place: Int) -> Int? {
    target(at: place &+ Layout.categoryTargets &+ Int(category.rawValue))
  }

  @inline(__always)
  private mutating func category(of magnitude: UInt64, isOrdinal: Bool) -> PluralForm? {
    unsafe message.catalog._withUnsafeGuaranteedRef {
      unsafe $0.category(
        of: magnitude, isOrdinal ? .ordinal : .cardinal, in: message.step.pointee.messages)
    }
  }

  /// Returns the message for any argument.
  @inline(never)
  private mutating func message(
    ofPlural word: UInt32, _ position: Int, at place: Int,
    _ arguments: inout ArgumentFormatter
  ) -> Int? {
    let isOrdinal = word & Layout.isOrdinal != 0
    let value = arguments.argument(at: position)
    let number = value.flatMap { MessageNumber($0) }
    if let number,
      let explicit = program.explicitMessage(of: number.double, at: place)
    {
      return explicit
    }
    let other = message(.other, at: place)
    if case .specifier = value { return other }
    let asksForCategory = word & Layout.asksForCategory != 0
    guard let number, !asksForCategory || !number.double.isNaN,
      let offset = program.number(at: place &+ 3)
    else {
      noteMismatch(
        isOrdinal ? "selectordinal" : "plural", position, at: place, &arguments)
      return other
    }
    guard asksForCategory else { return other }
    guard let format = program.word(at: place &+ Layout.countedFormat),
      let style = program.text(at: place &+ Layout.countedFormat &+ 1)
    else { return nil }
    let counted = Counted(number: number.less(offset), format: format & ~0xFF, isOrdinal: isOrdinal)
    return message(category(of: counted, style, arguments), at: place)
  }

  /// A number of which a category is wanted, and how it is shown.
  private struct Counted {
    let number: MessageNumber
    let format: UInt32
    let isOrdinal: Bool
  }

  /// Returns the category of a number as its format shows it; a format that is none of `DecimalFormat` leaves it as it
  /// is, which ICU does with skeletons, too.
  private mutating func category(
    of counted: Counted, _ style: Span<UInt8>, _ arguments: borrowing ArgumentFormatter
  ) -> PluralForm {
    let format = Layout.Format(rawValue: counted.format >> Layout.operandShift & 0xFF)
    if let whole = counted.number.whole, format?.keepsWholeNumbers == true,
      let category = category(of: whole.magnitude, isOrdinal: counted.isOrdinal)
    {
      return category
    }
    switch format {
    case .natural, .number, .integer, .percent, .currency, .numberPattern:
      let bits = format == .natural ? LocaleFormats.number : counted.format
      let category = withFormats(arguments) {
        $0.category(
          of: counted.number.value, kind: counted.isOrdinal ? .ordinal : .cardinal, bits, style)
      }
      return category.map { PluralForm($0) } ?? .other
    default:
      let selector = unsafe arguments.format._withUnsafeGuaranteedRef {
        $0.selector(counted.isOrdinal ? .ordinal : .cardinal)
      }
      return PluralForm(selector.category(of: counted.number.double))
    }
  }
}

extension MessageFormat1Formatter {
  /// Returns the place of the message that a select argument chooses, or of the end of the argument where it was not
  /// passed; `nil` where the program is damaged.
  @inline(__always)
  mutating func message(
    ofSelect word: UInt32, at place: Int,
    _ arguments: inout ArgumentFormatter, to output: inout FormatOutput
  ) -> Int? {
    guard let position = position(of: word, at: place, arguments) else {
      writeMissing(at: place, &arguments, to: &output)
      return target(at: place &+ 2)
    }
    guard let beginning = arguments.plain.arguments.beginningOfString(at: position) else {
      return message(ofSelect: word, position, at: place, &arguments)
    }
    return program.message(ofSelect: word, at: place, textBeginningWith: beginning) { name in
      arguments.plain.arguments.isString(position, name)
    }
  }

  @inline(never)
  private mutating func message(
    ofSelect word: UInt32, _ position: Int, at place: Int,
    _ arguments: inout ArgumentFormatter
  ) -> Int? {
    switch arguments.argument(at: position) {
    case .localized(let value):
      let locale = unsafe arguments.format._withUnsafeGuaranteedRef { $0.locale }
      let text = value.text(in: locale)
      return TextBytes.with(text) { text in
        program.message(ofSelect: word, at: place, textBeginningWith: text.beginning) {
          text.hasSameBytes(as: $0)
        }
      }
    case .specifier: break
    default: noteMismatch("select", position, at: place, &arguments)
    }
    return target(at: place &+ Layout.otherTarget)
  }

  /// Returns the place of the message that a choice argument chooses, or of the end of the argument where it was not
  /// passed; `nil` where the program is damaged.
  ///
  /// It is the last message before the first whose limit is not reached; the limit of the first one has no meaning.
  @inline(never)
  mutating func message(
    ofChoice word: UInt32, at place: Int,
    _ arguments: inout ArgumentFormatter, to output: inout FormatOutput
  ) -> Int? {
    guard let position = position(of: word, at: place, arguments) else {
      writeMissing(at: place, &arguments, to: &output)
      return target(at: place &+ 2)
    }
    var entry = place &+ 3
    let value = arguments.argument(at: position)
    guard let number = value.flatMap({ MessageNumber($0)?.double }) else {
      noteMismatch("choice", position, at: place, &arguments)
      return target(at: entry &+ 3)
    }
    for _ in 1..<max(1, word >> Layout.operandShift & 0xFFFF) {
      let next = entry &+ Layout.limitSize
      guard let limit = program.number(at: next),
        let isExclusive = program.word(at: next &+ 2)
      else { return nil }
      // Nothing is reached by what is no number.
      let isReached = isExclusive == 1 ? number > limit : number >= limit
      guard isReached else { break }
      entry = next
    }
    return target(at: entry &+ 3)
  }
}
