/// An argument where it is: reading it in place copies it not, and so counts no references.
struct HeldArgument: ~Copyable {
  let value: FormatArgument

  /// The number, where the argument is a whole number with a sign.
  var integer: Int64? {
    if case .integer(let number) = value { number } else { nil }
  }

  /// Writes the argument where it is a text, and returns whether it is.
  @inline(__always)
  borrowing func writeString(to output: inout FormatOutput) -> Bool {
    guard case .string(let text) = value else { return false }
    output.append(text)
    return true
  }

  /// The beginning of the argument, where it is a text.
  @inline(__always)
  borrowing func beginningOfString() -> TextBeginning? {
    guard case .string(let text) = value else { return nil }
    return TextBytes.with(text) { $0.beginning }
  }

  /// The number, where the argument is a finite one with decimals.
  var double: Double? {
    if case .number(let number) = value, number.isFinite { number } else { nil }
  }

  /// The seconds since 1970 in UTC, where the argument is a finite point in time.
  var seconds: Double? {
    if case .date(let seconds) = value, seconds.isFinite { seconds } else { nil }
  }

  /// Whether the argument is a text that is in NFC for sure, as all text below U+0300 is.
  borrowing func isNormalizedString() -> Bool {
    guard case .string(let text) = value else { return false }
    return TextBytes.with(text) { own in
      for index in unsafe own.bytes.indices where unsafe own.bytes[index] >= 0xCC { return false }
      return true
    }
  }

  /// Whether the argument is a text of some bytes.
  @inline(__always)
  borrowing func isString(_ bytes: Span<UInt8>) -> Bool {
    guard case .string(let text) = value, text.utf8.count == bytes.count else { return false }
    return TextBytes.with(text) { $0.hasSameBytes(as: bytes) }
  }

  /// Writes the argument where it is what a placeholder without modifiers asks for.
  ///
  /// - Parameters:
  ///   - letter: The letter of the placeholder in ASCII.
  ///   - writer: Knows the locale.
  ///   - output: What it is written to.
  /// - Returns: Whether it is that.
  @inline(never)
  borrowing func writePlain(
    letter: UInt8, by writer: PlainWriter, to output: inout FormatOutput
  ) -> Bool {
    switch value {
    case .string(let text):
      guard letter == UInt8(ascii: "@") else { return false }
      writer.write(text, to: &output)
    case .integer(let number):
      guard letter == UInt8(ascii: "d") else { return false }
      writer.write(number, to: &output)
    default: return false
    }
    return true
  }
}

/// The arguments of one message, which whoever formats it keeps.
@safe struct ArgumentList {
  /// The arguments by their positions, which begin at 0 here.
  private let arguments: UnsafeBufferPointer<HeldArgument>

  /// Passes the arguments of an array on, which are counted once and not with every copy of the list.
  @inline(__always)
  static func with<Result>(
    _ arguments: [FormatArgument], _ body: (ArgumentList) -> Result
  ) -> Result {
    unsafe arguments.withUnsafeBufferPointer { buffer in
      // A held argument is the argument and nothing else.
      let start = unsafe UnsafeRawPointer(buffer.baseAddress)?
        .assumingMemoryBound(to: HeldArgument.self)
      return unsafe body(
        ArgumentList(arguments: UnsafeBufferPointer(start: start, count: buffer.count)))
    }
  }

  /// Whether there is none.
  @inline(__always)
  var isEmpty: Bool { unsafe arguments.isEmpty }

  /// Returns the argument at a position from 1, or `nil` where it was not passed.
  subscript(position: Int) -> FormatArgument? {
    guard isPassed(position) else { return nil }
    return unsafe arguments[position &- 1].value
  }

  /// Whether there is an argument at a position from 1.
  @inline(__always)
  func isPassed(_ position: Int) -> Bool {
    // A position below 1 is a very large number here.
    unsafe UInt(bitPattern: position &- 1) < UInt(bitPattern: arguments.count)
  }

  /// Returns the argument at a position where it is a whole number with a sign, else `nil`.
  @inline(__always)
  func integer(at position: Int) -> Int64? {
    guard isPassed(position) else { return nil }
    return unsafe arguments[position &- 1].integer
  }

  /// Writes the argument at a position where it is a text, and returns whether it is.
  @inline(__always)
  func writeString(_ position: Int, to output: inout FormatOutput) -> Bool {
    guard isPassed(position) else { return false }
    return unsafe arguments[position &- 1].writeString(to: &output)
  }

  /// Returns the beginning of the argument at a position where it is a text, else `nil`.
  @inline(__always)
  func beginningOfString(at position: Int) -> TextBeginning? {
    guard isPassed(position) else { return nil }
    return unsafe arguments[position &- 1].beginningOfString()
  }

  /// Writes the argument at a position where it is what a placeholder without modifiers asks for.
  ///
  /// - Returns: Whether it is that.
  @inline(__always)
  func writePlain(
    _ position: Int, letter: UInt8, by writer: PlainWriter,
    to output: inout FormatOutput
  ) -> Bool {
    guard isPassed(position) else { return false }
    return unsafe arguments[position &- 1].writePlain(letter: letter, by: writer, to: &output)
  }

  /// Returns the argument at a position where it is a finite number with decimals, else `nil`.
  func double(at position: Int) -> Double? {
    guard isPassed(position) else { return nil }
    return unsafe arguments[position &- 1].double
  }

  /// Returns the seconds since 1970 of the argument at a position where it is a finite point in time, else `nil`.
  func seconds(at position: Int) -> Double? {
    guard isPassed(position) else { return nil }
    return unsafe arguments[position &- 1].seconds
  }

  /// Whether the argument at a position is a text that is in NFC for sure.
  func isNormalizedString(_ position: Int) -> Bool {
    guard isPassed(position) else { return false }
    return unsafe arguments[position &- 1].isNormalizedString()
  }

  /// Whether the argument at a position is a text of some bytes.
  @inline(__always)
  func isString(_ position: Int, _ bytes: Span<UInt8>) -> Bool {
    guard isPassed(position) else { return false }
    return unsafe arguments[position &- 1].isString(bytes)
  }

  /// The position of the first number; 1 where there is none.
  var positionOfNumber: Int {
    (unsafe arguments.indices.first { unsafe arguments[$0].value.isNumber } ?? 0) + 1
  }
}
