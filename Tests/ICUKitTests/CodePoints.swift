/// Reads code points as the files of the Unicode Character Database write them: `0041 0301`.
func decoded(_ hexadecimal: some StringProtocol) -> String {
  var text = ""
  for code in hexadecimal.split(separator: " ") {
    if let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) {
      text.unicodeScalars.append(scalar)
    }
  }
  return text
}

/// The code points of a text, to compare what canonical equivalence would take as the same.
func codePoints(_ text: some StringProtocol) -> [UInt32] {
  text.unicodeScalars.map(\.value)
}
