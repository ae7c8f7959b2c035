internal import CompiledCatalog
internal import ICUKit

/// Writes what most messages of Unicode MessageFormat 2 are: texts, strings, numbers and dates, chosen by one or two of them.
///
/// Reports nothing: whatever takes more is left to ``MessageFormat2Formatter``.
@safe struct MessageFormat2PlainWriter {
  private let writer: PlainWriter
  private let names: ArgumentNames
  private let message: LocaleChain.Found
  /// The number of the declaration that selects, or all ones; most messages show what selects.
  private var selectedNumber = UInt32.max
  private var selectedValue: Value?

  @inline(__always)
  init(_ writer: PlainWriter, names: ArgumentNames, message: LocaleChain.Found) {
    self.writer = writer
    self.names = names
    self.message = message
  }

  /// Writes a message where nothing in it takes more than this, and returns whether that is so.
  @inline(never)
  mutating func write(_ program: borrowing ProgramView, to output: inout FormatOutput) -> Bool {
    guard let pattern = pattern(of: program), let count = program.word(at: pattern) else {
      return false
    }
    var index = 0
    while index < Int(count), !output.isTruncated {
      index &+= 1
      guard let word = program.word(at: pattern &+ index) else { return false }
      switch MessageFormat2Layout.Part(rawValue: word >> MessageFormat2Layout.partShift) {
      case .text:
        guard let text = program.text(at: pattern &+ index) else { return false }
        output.append(text)
      case .expression:
        let place = Int(word & (1 << MessageFormat2Layout.partShift - 1))
        guard let value = value(at: place, in: program), write(value, in: program, to: &output)
        else {
          return false
        }
      case .markup, nil: return false
      }
    }
    return !output.isTruncated
  }

  private typealias Function = MessageFormat2Layout.Function

  /// An argument with a function.
  private struct Value {
    let position: Int
    let function: Function
    /// Where its options are.
    let expression: ProgramExpression

    @inline(__always)
    init(position: Int, function: Function, expression: ProgramExpression) {
      self.position = position
      self.function = function
      self.expression = expression
    }

    @inline(__always)
    var hasOptions: Bool { expression.optionCount > 0 }

    func with(_ function: Function) -> Value {
      Value(position: position, function: function, expression: expression)
    }
  }

  private func value(at place: Int, in program: borrowing ProgramView) -> Value? {
    guard var expression = ProgramExpression(program, at: place) else { return nil }
    if expression.operandKind == .declaration {
      guard expression.function == Function.none,
        let number = program.word(at: expression.place &+ 1)
      else { return nil }
      if number == selectedNumber { return selectedValue }
      guard let declared = program.declaration(Int(number)) else { return nil }
      expression = declared
    }
    guard expression.operandKind == .argument, let function = expression.function,
      let name = program.text(at: expression.place &+ 1),
      let position = names.position(of: name)
    else { return nil }
    return Value(position: position, function: function, expression: expression)
  }

  @inline(__always)
  private func write(
    _ value: Value, in program: borrowing ProgramView, to output: inout FormatOutput
  ) -> Bool {
    guard !value.hasOptions else { return writePrepared(value, in: program, to: &output) }
    switch value.function {
    case .none:
      if writeText(value.position, to: &output) || writeNumber(value.position, to: &output) {
        return true
      }
      if writeDecimal(value.position, to: &output) { return true }
      let isNumber = writer.arguments.double(at: value.position) != nil
      let function = isNumber ? Function.number : Function.datetime
      return writePrepared(value.with(function), in: program, to: &output)
    case .number:
      if writeNumber(value.position, to: &output) || writeDecimal(value.position, to: &output) {
        return true
      }
      return writePrepared(value, in: program, to: &output)
    case .integer:
      return writeNumber(value.position, to: &output)
        || writePrepared(value, in: program, to: &output)
    case .string: return writeText(value.position, to: &output)
    default: return writePrepared(value, in: program, to: &output)
    }
  }

  @inline(__always)
  private func writeNumber(_ position: Int, to output: inout FormatOutput) -> Bool {
    guard let number = writer.arguments.integer(at: position) else { return false }
    let isIsolated = isolateNumber(to: &output)
    writer.write(number, to: &output)
    if isIsolated { output.append("\u{2069}") }
    return true
  }

  /// Begins the isolate of a number where there is one, and returns whether there is.
  @inline(__always)
  private func isolateNumber(to output: inout FormatOutput) -> Bool {
    let isRightToLeft = unsafe writer.format._withUnsafeGuaranteedRef { $0.isRightToLeft }
    let isIsolated = writer.isolation == .always || isRightToLeft && writer.isolation != .never
    if isIsolated { output.append(isRightToLeft ? "\u{2067}" : "\u{2066}") }
    return isIsolated
  }

  /// Writes a number with few decimals.
  @inline(never)
  private func writeDecimal(_ position: Int, to output: inout FormatOutput) -> Bool {
    guard let number = writer.arguments.double(at: position), let decimal = ShortDecimal(number)
    else { return false }
    let start = output.count
    let isIsolated = isolateNumber(to: &output)
    let isWritten = unsafe writer.format._withUnsafeGuaranteedRef { format in
      unsafe format.standardNumbers._withUnsafeGuaranteedRef { $0.write(decimal, to: &output) }
    }
    guard isWritten else {
      output.removeLast(output.count &- start)
      return false
    }
    if isIsolated { output.append("\u{2069}") }
    return true
  }

  @inline(__always)
  private func writeText(_ position: Int, to output: inout FormatOutput) -> Bool {
    guard writer.isolation != .never else {
      return writer.arguments.writeString(position, to: &output)
    }
    let start = output.count
    output.append("\u{2068}")
    guard writer.arguments.writeString(position, to: &output) else {
      output.removeLast(output.count &- start)
      return false
    }
    output.append("\u{2069}")
    return true
  }
}

extension MessageFormat2PlainWriter {
  /// How well a key fits; a key that fits better has a greater one.
  private enum Fit {
    static let catchAll = 0
    static let category = 1
    static let exact = 2
  }

  /// A whole number or a text that selects.
  private enum Selector {
    case number(Int64, category: PluralForm?)
    /// One in NFC, as keys are.
    case text(position: Int)
  }

  /// Returns where the pattern is that is shown; `nil` where that takes more than this.
  @inline(__always)
  private mutating func pattern(of program: borrowing ProgramView) -> Int? {
    guard let body = program.word(at: MessageFormat2Layout.body) else { return nil }
    guard body & MessageFormat2Layout.matcherFlag != 0 else { return Int(body) }
    let matcher = Int(body & ~MessageFormat2Layout.matcherFlag)
    guard let selectorCount = program.word(at: matcher), 1...2 ~= selectorCount,
      let variantCount = program.word(at: matcher &+ 1),
      let first = selector(at: matcher &+ MessageFormat2Layout.matcherSize, in: program)
    else { return nil }
    var second: Selector?
    if selectorCount == 2 {
      second = selector(at: matcher &+ MessageFormat2Layout.matcherSize &+ 1, in: program)
      guard second != nil else { return nil }
    }
    var row = matcher &+ MessageFormat2Layout.matcherSize &+ Int(selectorCount)
    let greatest = selectorCount == 2 ? Fit.exact &* 4 &+ Fit.exact : Fit.exact
    var best = -1
    var pattern: Int?
    for _ in 0..<Int(variantCount) {
      guard let fit = fit(row, first, second, in: program) else { return nil }
      row &+= Int(selectorCount) &* MessageFormat2Layout.keySize
      if fit > best {
        best = fit
        pattern = program.word(at: row).map { Int($0) }
        // None of the others fits better, and of two that fit as well the first counts.
        if fit == greatest { break }
      }
      row &+= 1
    }
    return pattern
  }

  /// Returns how well the keys of a variant fit, below 0 where they do not; `nil` where that takes more than this.
  private func fit(
    _ row: Int, _ first: Selector, _ second: Selector?, in program: borrowing ProgramView
  ) -> Int? {
    guard let fit = fit(ofKeyAt: row, first, in: program) else { return nil }
    guard let second, fit >= 0 else { return fit }
    guard
      let other = self.fit(
        ofKeyAt: row &+ MessageFormat2Layout.keySize, second, in: program)
    else { return nil }
    return other < 0 ? other : fit &* 4 &+ other
  }

  @inline(__always)
  private func fit(
    ofKeyAt place: Int, _ selector: Selector, in program: borrowing ProgramView
  ) -> Int? {
    guard let key = MessageKeyView(program, at: place) else { return nil }
    if key.kind == .catchAll { return Fit.catchAll }
    switch selector {
    case .number(let number, let category):
      switch key.kind {
      case .category:
        return category.map { UInt32($0.rawValue) } == key.value ? Fit.category : -1
      case .smallInteger: return Int64(key.value) == number ? Fit.exact : -1
      case .number:
        // Such a key is no small number in its shortest spelling.
        return 0..<Int64(MessageFormat2Layout.smallIntegerLimit) ~= number ? -1 : nil
      case .text, .catchAll: return nil
      }
    case .text(let position):
      guard let text = program.text(at: place) else { return nil }
      return writer.arguments.isString(position, text) ? Fit.exact : -1
    }
  }

  private mutating func selector(
    at place: Int, in program: borrowing ProgramView
  ) -> Selector? {
    guard let number = program.word(at: place),
      let expression = program.declaration(Int(number)),
      expression.operandKind == .argument,
      let value = value(at: expression.place, in: program)
    else { return nil }
    selectedNumber = number
    selectedValue = value
    switch value.function {
    case .string:
      guard writer.arguments.isNormalizedString(value.position) else { return nil }
      return .text(position: value.position)
    case .number, .integer:
      guard let number = writer.arguments.integer(at: value.position) else { return nil }
      if value.hasOptions { return selector(number, value, in: program) }
      return category(of: number.magnitude, .cardinal).map { .number(number, category: $0) }
    default: return nil
    }
  }

  @inline(__always)
  private func category(of magnitude: UInt64, _ kind: PluralKind) -> PluralForm? {
    unsafe message.catalog._withUnsafeGuaranteedRef {
      unsafe $0.category(of: magnitude, kind, in: message.step.pointee.messages)
    }
  }
}

extension MessageFormat2PlainWriter {
  /// Writes a number or a date with the format of its function and options.
  @inline(never)
  private func writePrepared(
    _ value: Value, in program: borrowing ProgramView, to output: inout FormatOutput
  ) -> Bool {
    guard let prepared = unsafe prepared(value, in: program) else { return false }
    return unsafe prepared._withUnsafeGuaranteedRef { prepared in
      switch prepared.content {
      case .number(let format, let use):
        guard let number = number(at: value.position, isRounded: use.isRounded) else {
          return false
        }
        return unsafe write(to: &output) { buffer in unsafe try? format.write(number, into: buffer)
        }
      case .date(let format):
        guard let seconds = writer.arguments.seconds(at: value.position) else { return false }
        return unsafe write(to: &output) { buffer in
          unsafe try? format.write(seconds * 1000, into: buffer)
        }
      case .other: return false
      }
    }
  }

  /// Writes what ICU writes, isolated where numbers are.
  @inline(__always)
  private func write(
    to output: inout FormatOutput, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int?
  ) -> Bool {
    let isIsolated = isolateNumber(to: &output)
    guard unsafe output.append(body) else { return false }
    if isIsolated { output.append("\u{2069}") }
    return true
  }

  /// Returns the number at a position, rounded where that is asked for; `nil` where that takes more than this.
  @inline(__always)
  private func number(at position: Int, isRounded: Bool) -> NumericValue? {
    if let number = writer.arguments.integer(at: position) { return .integer(number) }
    guard let number = writer.arguments.double(at: position) else { return nil }
    guard isRounded else { return .double(number) }
    // What is rounded to zero loses its sign.
    return number.magnitude < 1 ? nil : .double(number.rounded(.toNearestOrAwayFromZero))
  }

  /// Returns the selector of a whole number with options; `nil` where that takes more than this.
  @inline(never)
  private func selector(
    _ number: Int64, _ value: Value, in program: borrowing ProgramView
  ) -> Selector? {
    guard let prepared = unsafe prepared(value, in: program) else { return nil }
    return unsafe prepared._withUnsafeGuaranteedRef { prepared in
      guard case .number(let format, let use) = prepared.content, let selection = use.selection
      else { return nil }
      guard selection != .exact else { return .number(number, category: nil) }
      let isOrdinal = selection == .ordinal
      if use.keepsWholeNumbers,
        let category = category(of: number.magnitude, isOrdinal ? .ordinal : .cardinal)
      {
        return .number(number, category: category)
      }
      let category = try? format.pluralCategory(
        of: .integer(number), kind: isOrdinal ? .ordinal : .cardinal)
      return category.map { .number(number, category: PluralForm($0)) }
    }
  }

  /// Returns the function of a value with its options, as the locale shows them; `nil` where they take more than this.
  @inline(__always)
  private func prepared(
    _ value: Value, in program: borrowing ProgramView
  ) -> Unmanaged<PreparedExpression>? {
    unsafe FormatOutput.with { key in
      guard write(keyOf: value, in: program, to: &key) else { return nil }
      return unsafe writer.format._withUnsafeGuaranteedRef { format in
        unsafe format.expressions.expression(key.bytes) {
          content(of: value, in: program, format)
        }
      }
    }
  }

  /// Writes the function and the options of a value; returns whether all of them are texts of the message, none of which is
  /// about more than the format.
  @inline(__always)
  private func write(
    keyOf value: Value, in program: borrowing ProgramView, to key: inout FormatOutput
  ) -> Bool {
    key.append(UInt8(truncatingIfNeeded: value.function.rawValue))
    var place = value.expression.options
    for _ in 0..<value.expression.optionCount {
      guard program.word(at: place &+ 1) == MessageFormat2Layout.Operand.literal.rawValue,
        let name = program.text(at: place), let text = program.text(at: place &+ 2),
        let nameCount = UInt8(exactly: name.count), let textCount = UInt8(exactly: text.count),
        !(name.count > 1 && name[0] == UInt8(ascii: "u") && name[1] == UInt8(ascii: ":"))
      else { return false }
      key.append(nameCount)
      key.append(name)
      key.append(textCount)
      key.append(text)
      place &+= MessageFormat2Layout.optionSize
    }
    return !key.isTruncated
  }

  @inline(never)
  private func content(
    of value: Value, in program: borrowing ProgramView, _ format: FormatLocale
  ) -> PreparedExpression.Content {
    var formatter = MessageFormat2Formatter(
      writer.arguments, names: names, format: format, isolation: writer.isolation)
    let options = formatter.options(
      at: value.expression.options, value.expression.optionCount, in: program)
    guard !formatter.isDamaged else { return .other }
    return PreparedExpression.Content(value.function, options, in: format)
  }
}
