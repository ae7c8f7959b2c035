internal import SourceText

/// Makes text from a file fit to stand in GitHub Flavored Markdown, where nothing of it is markup.
enum MarkdownText {
  /// Returns a text that stands inside a line, in the cell of a table as well.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - limit: The number of scalars from which on the text is cut and ends with `…`.
  static func escaped(_ text: String, limit: Int = .max) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in VisibleText.escaped(text, limit: limit).unicodeScalars {
      if isReference(previous, scalar) {
        result.append(contentsOf: "<!-- -->".unicodeScalars)
      }
      result.append(contentsOf: escape(of: scalar).unicodeScalars)
      previous = scalar
    }
    return String(result)
  }

  /// Returns a text that stands inside an element of HTML.
  static func html(_ text: String) -> String {
    let escaped = VisibleText.escaped(text).unicodeScalars.map { htmlEscape(of: $0) ?? String($0) }
    return escaped.joined()
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "|", "~", "$": "\\" + String(scalar)
    default: htmlEscape(of: scalar) ?? String(scalar)
    }
  }

  private static func htmlEscape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }

  /// Whether two scalars begin a reference to a person or an issue, or the name of an emoji.
  ///
  /// These are found after the Markdown was read, so that a backslash does not help.
  private static func isReference(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch first {
    case "@", "#": second.properties.isAlphabetic || second.properties.numericType != nil
    case ":": second.properties.isAlphabetic
    default: false
    }
  }
}
