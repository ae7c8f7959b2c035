internal import CompiledCatalog
internal import ICUKit

/// Writes what most messages are made of: texts, and arguments that are what their placeholders ask for.
@safe struct PlainWriter {
  let arguments: ArgumentList
  /// The locale of the message, which whoever formats it keeps.
  let format: Unmanaged<FormatLocale>
  /// Whether texts are isolated that run the other way.
  let isIsolating: Bool
  /// When values are isolated.
  let isolation: FormatOptions.Isolation

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - arguments: The arguments; without any a message is shown as it stands in its catalog.
  ///   - format: The locale of the message, which must live as long as the writer.
  ///   - options: How the text is shown.
  @inline(__always)
  init(_ arguments: ArgumentList, format: Unmanaged<FormatLocale>, options: FormatOptions) {
    self.arguments = arguments
    unsafe self.format = unsafe format
    isolation = options.isolation
    isIsolating =
      switch isolation {
      case .automatic: unsafe format._withUnsafeGuaranteedRef { $0.isRightToLeft }
      case .always: true
      case .never: false
      }
  }

  /// Writes a pattern where nothing in it takes more than this, and returns whether that is so.
  @inline(__always)
  func write(_ pattern: borrowing PatternView, to output: inout FormatOutput) -> Bool {
    writeParts(of: pattern, from: 0, to: &output) == pattern.count && !output.isTruncated
  }

  /// Writes parts of a pattern up to the first one that takes more than this.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - first: The first part.
  ///   - output: What they are written to.
  /// - Returns: The part that was not written; the number of parts where all were.
  @inline(never)
  func writeParts(
    of pattern: borrowing PatternView, from first: Int, to output: inout FormatOutput
  ) -> Int {
    let count = pattern.count
    let isFormatted = !arguments.isEmpty
    var index = first
    while index < count {
      switch pattern.commonPart(uncheckedAt: index) {
      case .text(let text, let isVerbatim) where isVerbatim || isFormatted: output.append(text)
      case .argument(let number, let letter, false):
        let isWritten =
          letter == UInt8(ascii: "@") && !isIsolating
          && arguments.writeString(number, to: &output)
        guard isWritten || arguments.writePlain(number, letter: letter, by: self, to: &output)
        else { return index }
      default: return index
      }
      index &+= 1
    }
    return count
  }

  /// Writes a whole number as `%lld` does.
  @inline(__always)
  func write(_ number: Int64, to output: inout FormatOutput) {
    let limit = unsafe format._withUnsafeGuaranteedRef { $0.plainLimit }
    if number >= 0, number.magnitude < limit {
      output.appendDigits(of: number.magnitude, minimumCount: 1)
    } else {
      writeDecimal(number, to: &output)
    }
  }

  @inline(never)
  private func writeDecimal(_ number: Int64, to output: inout FormatOutput) {
    let symbols = unsafe format._withUnsafeGuaranteedRef { $0.symbols }
    NumberConversion.decimal.write(number, symbols: symbols, to: &output)
  }

  /// Writes a text, isolated where its direction asks for it.
  @inline(__always)
  func write(_ text: String, to output: inout FormatOutput) {
    guard isIsolating, runsTheOtherWay(text) else { return output.append(text) }
    output.append("\u{2068}")
    output.append(text)
    output.append("\u{2069}")
  }

  @inline(never)
  private func runsTheOtherWay(_ text: String) -> Bool {
    let isRightToLeft = unsafe format._withUnsafeGuaranteedRef { $0.isRightToLeft }
    return TextDirection.firstStrong(in: text).map { ($0 == .rightToLeft) != isRightToLeft }
      ?? false
  }
}
