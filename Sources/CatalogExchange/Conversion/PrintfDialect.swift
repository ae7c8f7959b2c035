internal import MessageSyntax

/// How programs that read a format write printf placeholders.
enum PrintfDialect: Sendable {
  /// Apple's: `%@` for a text, `%lld` for a whole number.
  case apple
  /// Java's and Android's: `%s`, `%d`; several placeholders in a text have positions.
  case java

  /// The dialect of a format's programs, or `nil` where its texts are kept as they are.
  init?(format: String) {
    switch format {
    case "xcstrings", "strings", "stringsdict", "xcloc": self = .apple
    case "android": self = .java
    default: return nil
    }
  }

  /// Writes the placeholders of a text as in another dialect.
  ///
  /// - Parameters:
  ///   - text: A text in this dialect.
  ///   - other: The other dialect.
  /// - Returns: The text, or the first placeholder that the other dialect cannot say.
  func convert(_ text: String, to other: PrintfDialect) -> Result<String, UnknownPlaceholder> {
    guard self != other, PrintfText.mayHoldPlaceholders(text) else { return .success(text) }
    let placeholders = PrintfText(parsing: text).ignoringProse().placeholders
    let needsPositions = other == .java && placeholders.count > 1
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    for placeholder in placeholders {
      let spelling = placeholder.spelling(in: text)
      guard case .conversion(let conversion) = placeholder.kind,
        placeholder.starArguments.isEmpty,
        let letters = other.letters(for: conversion)
      else { return .failure(UnknownPlaceholder(spelling: spelling)) }
      let head = spelling.dropLast(conversion.spelling.utf8.count)
      var prefix = String(head)
      if needsPositions, placeholder.explicitPosition == nil {
        prefix = "%\(placeholder.argument)$" + head.dropFirst()
      }
      result += bytes[copied..<placeholder.range.lowerBound] + prefix.utf8 + letters.utf8
      copied = placeholder.range.upperBound
    }
    return .success(String(decoding: result + bytes[copied...], as: UTF8.self))
  }

  /// A placeholder that a dialect cannot say.
  struct UnknownPlaceholder: Error, Hashable {
    let spelling: String
  }

  private func letters(for conversion: PrintfConversion) -> String? {
    switch (self, conversion.letter) {
    case (.java, .object), (.java, .s): "s"
    case (.java, .d), (.java, .i), (.java, .u), (.java, .D), (.java, .U): "d"
    case (.java, .f), (.java, .F): "f"
    case (.java, .x), (.java, .X), (.java, .o), (.java, .e), (.java, .E), (.java, .g), (.java, .G),
      (.java, .c):
      String(Unicode.Scalar(conversion.letter.rawValue))
    case (.java, _): nil
    case (.apple, .s), (.apple, .S), (.apple, .object): "@"
    case (.apple, .d), (.apple, .i): conversion.length == .none ? "lld" : conversion.spelling
    case (.apple, _): conversion.spelling
    }
  }
}
