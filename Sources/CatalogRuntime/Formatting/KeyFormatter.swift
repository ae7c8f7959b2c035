/// Writes a text that is in no catalog: a key, or a default value, which is a printf format when arguments are passed.
enum KeyFormatter {
  /// Writes a format with its arguments; without any the text is shown as it is.
  static func write(
    _ format: Span<UInt8>, _ arguments: inout ArgumentFormatter, to output: inout FormatOutput
  ) {
    guard arguments.isFormatted else { return output.append(format) }
    var scanner = PrintfScanner(format)
    var next = 1
    while let piece = scanner.next() {
      switch piece {
      case .text(let range): output.append(format.extracting(range))
      case .placeholder(let specifier, let position, let range):
        let position = position ?? next
        next = position + 1
        if !arguments.write(position, as: specifier, to: &output) {
          arguments.note(.missingArgument(position: position))
          output.append(format.extracting(range))
        }
      }
    }
  }
}
