extension MessageFormat2 {
  /// Returns whether a text is a name, as a variable, a function and an option have one (UTS 35 Part 9, `name`).
  public static func isName(_ text: String) -> Bool { SyntaxCharacter.isName(text.unicodeScalars) }
}

extension MessageFormat2 {
  /// The character classes of the syntax (UTS 35 Part 9, “Complete ABNF”).
  enum SyntaxCharacter {
    /// The ASCII bytes of `name-char`: those of `name-start`, digits, `-` and `.`.
    private static let lowNameBytes: UInt64 = 1 << 43 | 1 << 45 | 1 << 46 | 0x3FF << 48
    private static let highNameBytes: UInt64 = 0x3FF_FFFF << 1 | 1 << 31 | 0x3FF_FFFF << 33

    /// Returns whether a byte is an ASCII `name-start`: a letter, `_` or `+`.
    @inline(__always)
    static func isASCIINameStart(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "+") || byte & 0x40 != 0 && isASCIIName(byte)
    }

    /// Returns whether a byte is an ASCII `name-char`.
    @inline(__always)
    static func isASCIIName(_ byte: UInt8) -> Bool {
      let bytes = byte & 0x40 == 0 ? lowNameBytes : highNameBytes
      return byte < 0x80 && bytes &>> UInt64(byte & 0x3F) & 1 != 0
    }

    /// Returns whether a byte ends a run of text: a brace, `\` or U+0000.
    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), 0: true
      default: false
      }
    }

    /// Marks the bytes of a word that end a run of text by their highest bits.
    ///
    /// The lowest mark is always right; those above it may be wrong.
    @inline(__always)
    static func marksOfSpecials(in word: UInt64) -> UInt64 {
      let ones: UInt64 = 0x0101_0101_0101_0101
      func marks(_ byte: UInt8) -> UInt64 {
        let difference = word ^ (ones &* UInt64(byte))
        return (difference &- ones) & ~difference
      }
      let marks =
        marks(UInt8(ascii: "{")) | marks(UInt8(ascii: "}")) | marks(UInt8(ascii: "\\")) | marks(0)
      return marks & (ones << 7)
    }

    /// Returns whether a scalar above ASCII is a `name-start` and so a `name-char`.
    static func isNameAboveASCII(_ scalar: UInt32) -> Bool {
      switch scalar {
      case 0x80...0xA0, 0x61C, 0x1680, 0x2000...0x200A, 0x200E...0x200F, 0x2028...0x202F, 0x205F,
        0x2066...0x2069, 0x3000, 0xD800...0xDFFF, 0xFDD0...0xFDEF:
        false
      default: scalar & 0xFFFE != 0xFFFE
      }
    }

    /// Returns whether a scalar is `bidi`, a mark or an isolate that the syntax passes over.
    static func isBidirectionalControl(_ scalar: UInt32) -> Bool {
      switch scalar {
      case 0x61C, 0x200E, 0x200F, 0x2066...0x2069: true
      default: false
      }
    }

    /// Returns whether a scalar is `ws`.
    static func isSpace(_ scalar: UInt32) -> Bool {
      switch scalar {
      case 0x20, 0x09, 0x0A, 0x0D, 0x3000: true
      default: false
      }
    }

    /// Returns whether a text is an `identifier`: a name, or two names with a colon between them.
    static func isIdentifier(_ text: String) -> Bool {
      text.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .allSatisfy { isName($0) }
    }

    /// Returns whether scalars are a `name`, without the marks that may stand around it.
    static func isName(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
      guard let first = scalars.first,
        first.isASCII ? isASCIINameStart(UInt8(first.value)) : isNameAboveASCII(first.value)
      else { return false }
      return isUnquotedLiteral(scalars)
    }

    /// Returns whether scalars are an `unquoted-literal`.
    static func isUnquotedLiteral(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
      !scalars.isEmpty
        && scalars.allSatisfy {
          $0.isASCII ? isASCIIName(UInt8($0.value)) : isNameAboveASCII($0.value)
        }
    }

    /// Returns whether a text is a number of JSON (RFC 8259, section 6).
    static func isNumber(_ text: some Collection<UInt8>) -> Bool {
      var rest = text[...]
      func skipDigits() -> Int {
        let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        rest = rest[digits.endIndex...]
        return digits.count
      }
      func skip(_ bytes: UInt8...) -> Bool {
        guard let first = rest.first, bytes.contains(first) else { return false }
        rest = rest.dropFirst()
        return true
      }
      _ = skip(UInt8(ascii: "-"))
      let hasZero = rest.first == UInt8(ascii: "0")
      let count = skipDigits()
      guard count == 1 || count > 1 && !hasZero else { return false }
      if skip(UInt8(ascii: ".")), skipDigits() == 0 { return false }
      if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
        _ = skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
        if skipDigits() == 0 { return false }
      }
      return rest.isEmpty
    }

    /// Returns text without `\` before the characters that it escapes.
    static func withoutEscapes(_ text: String) -> String {
      var isEscaped = false
      var value = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        isEscaped = scalar == "\\" && !isEscaped
        if !isEscaped { value.append(scalar) }
      }
      return String(value)
    }

    /// Returns a name without bidirectional controls.
    static func withoutControls(_ name: String) -> String {
      String(
        String.UnicodeScalarView(name.unicodeScalars.filter { !isBidirectionalControl($0.value) }))
    }
  }
}
