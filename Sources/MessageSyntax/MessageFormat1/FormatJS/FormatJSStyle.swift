/// The style of an argument as FormatJS reads it: without the white space around it.
struct FormatJSStyle {
  /// The style without the white space at its end.
  let text: String

  /// Takes a style that begins with no white space.
  init(_ raw: String) {
    var scalars = raw.unicodeScalars[...]
    while let last = scalars.last, Self.isTrimmed(last) { scalars.removeLast() }
    text = String(scalars)
  }

  /// What stands behind `::` and white space; `nil` for a style without `::`.
  var skeleton: String? {
    let scalars = text.unicodeScalars
    guard scalars.starts(with: "::".unicodeScalars) else { return nil }
    return String(scalars.dropFirst(2).drop { Self.isTrimmed($0) })
  }

  /// Whether `trim` of JavaScript takes a character away (ECMA-262, section 22.1.3.32).
  private static func isTrimmed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0xA0, 0xFEFF, 0x2028, 0x2029: true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }
}
