internal import CompiledCatalog

extension PrintfSpecifier {
  /// Creates the specifier of an argument of a message; a width that is an argument itself is looked up.
  init(_ argument: borrowing ArgumentView, in arguments: ArgumentFormatter) {
    self.init(letter: argument.letter, length: argument.length)
    if !argument.isUnmodified {
      flags = argument.flags
      width = Self.value(argument.width, arguments)
      precision = Self.value(argument.precision, arguments)
    }
  }

  private static func value(
    _ field: ArgumentView.Field?, _ arguments: ArgumentFormatter
  ) -> Int? {
    switch field {
    case nil: return nil
    case .number(let number): return number
    case .argument(let position):
      return switch arguments.argument(at: position) {
      case .integer(let value): Int(exactly: value)
      case .unsignedInteger(let value): Int(exactly: value)
      default: nil
      }
    }
  }

  /// Returns the placeholder as a format spells it.
  func spelling(position: Int?) -> String {
    var text = "%"
    if let position { text += "\(position)$" }
    let signs: [(ArgumentView.Flags, String)] = [
      (.leftAligned, "-"), (.signed, "+"), (.spaced, " "), (.alternative, "#"),
      (.zeroPadded, "0"), (.grouped, "'"),
    ]
    for (flag, sign) in signs where flags.contains(flag) { text += sign }
    if let width { text += "\(width)" }
    if let precision { text += ".\(precision)" }
    return text + length.spelling + String(UnicodeScalar(letter))
  }
}
