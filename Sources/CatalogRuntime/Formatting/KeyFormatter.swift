/// Writes a text that is in no catalog: a key, or a default value, which is a printf format when arguments are passed.
enum KeyFormatter {
  /// Writes a format with its arguments; without any the text is shown as it is.
  static func write(
    _ format: Span<UInt8>, _ arguments: inout ArgumentFormatter, to output: inout FormatOutput
  ) {
    guard arguments.isFormatted else { return output.append(format) }
    var scanner = PrintfScanner(format)
    var next = 0
    while let piece = scanner.next() {
      switch piece {
      case .text(let range): output.append(format.extracting(range))
      case .placeholder(let specifier, let position, let range):
        // A placeholder with a position does not change what the next one without takes.
        if position == nil { next += 1 }
        let position = position ?? next
        if !arguments.write(position, as: specifier, to: &output) {
          arguments.note(.missingArgument(position: position))
          output.append(format.extracting(range))
        }
      }
    }
  }
}
