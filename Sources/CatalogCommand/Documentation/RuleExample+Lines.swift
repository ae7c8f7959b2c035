internal import CatalogLint

extension RuleExample {
  /// A line of an example.
  struct MarkedLine: Hashable, Sendable {
    /// The line without its markers, with nothing hidden in it.
    let text: String
    /// A `^` under each place that is reported, or `nil` where there is none.
    let marker: String?
  }

  /// What is shown of the example: its entries, or the whole file where it is not an ordinary catalog.
  var markedLines: [MarkedLine] {
    (wholeFile ?? entries).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var text = ""
      var marker = ""
      for character in line {
        if character == "↓" {
          marker += String(repeating: " ", count: displayWidth(text) - displayWidth(marker)) + "^"
        } else {
          text += character == "\t" ? "    " : VisibleText.escaped(String(character))
        }
      }
      return MarkedLine(text: text, marker: marker.isEmpty ? nil : marker)
    }
  }

  /// What else the example takes for granted, or `nil` where that is nothing.
  var circumstances: String? {
    var parts: [String] = []
    if !locales.isEmpty { parts.append("with --locales " + locales.joined(separator: ",")) }
    if !siblingLocales.isEmpty {
      parts.append("another catalog has " + siblingLocales.joined(separator: ", "))
    }
    if sourceLanguage != "en" { parts.append("source language " + sourceLanguage) }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
