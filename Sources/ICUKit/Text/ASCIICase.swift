/// Case mapping of text that is all ASCII, where no rule of a language is asked.
enum ASCIICase {
  /// Returns the text in upper case, or `nil` where it is not all ASCII.
  static func uppercased(_ text: String) -> String? {
    mapped(text, letters: UInt8(ascii: "a"))
  }

  /// Returns the text in lower case, or `nil` where it is not all ASCII.
  static func lowercased(_ text: String) -> String? {
    mapped(text, letters: UInt8(ascii: "A"))
  }

  /// Changes the case of the 26 letters from `first` on; a text without them is handed back.
  private static func mapped(_ text: String, letters first: UInt8) -> String? {
    var source = text
    return source.withUTF8 { source -> String? in
      var bits: UInt8 = 0
      var hasLetter = false
      for index in source.indices {
        let byte = unsafe source[index]
        bits |= byte
        hasLetter = hasLetter || byte &- first < 26
      }
      guard bits < 0x80 else { return nil }
      guard hasLetter else { return text }
      return unsafe String(unsafeUninitializedCapacity: source.count) { target in
        for index in source.indices {
          let byte = unsafe source[index]
          unsafe target[index] = byte &- first < 26 ? byte ^ 0x20 : byte
        }
        return source.count
      }
    }
  }
}
