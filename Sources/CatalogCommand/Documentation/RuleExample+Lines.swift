internal import CatalogLint
internal import CatalogModel
internal import ICUKit
internal import SourceText

extension RuleExample {
  /// A line of an example.
  struct MarkedLine: Hashable, Sendable {
    /// The line without its markers, with nothing hidden in it.
    let text: String
    /// A `^` under each place that is reported, or `nil` where there is none.
    let marker: String?
  }

  /// What is shown of the example: its entries, or the whole file where it is not an ordinary
  /// catalog, without the indentation that all lines have.
  ///
  /// - Parameter width: The columns from which on a line, and the markers under it, go on in the
  ///   next.
  /// - Returns: The lines.
  func markedLines(width: Int = .max) -> [MarkedLine] {
    RuleExample.markedLines(of: wholeFile ?? entries, width: width)
  }

  /// The entries as they were, shown likewise; `nil` where nothing is compared.
  func baseLines(width: Int = .max) -> [MarkedLine]? {
    base.map { RuleExample.markedLines(of: $0, width: width) }
  }

  private static func markedLines(of text: String, width: Int) -> [MarkedLine] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.flatMap { RuleExample.marked($0.dropFirst(indentation), width: width) }
  }

  private static func marked(_ line: Substring, width: Int) -> [MarkedLine] {
    var pieces: [MarkedLine] = []
    var text = ""
    var column = 0
    var marks: [Int] = []
    var isMarked = false
    func finish() {
      pieces.append(MarkedLine(text: text, marker: marker(at: marks)))
      (text, column, marks) = ("", 0, [])
    }
    for character in line {
      guard character != "↓" else {
        isMarked = true
        continue
      }
      let shown = character == "\t" ? "    " : VisibleText.escaped(String(character))
      if column + TextWidth.columns(of: shown) > width { finish() }
      if isMarked { marks.append(column) }
      isMarked = false
      text += shown
      column += TextWidth.columns(of: shown)
    }
    if isMarked { marks.append(column) }
    finish()
    return pieces
  }

  private static func marker(at columns: [Int]) -> String? {
    guard let last = columns.last else { return nil }
    return String((0...last).map { columns.contains($0) ? "^" : " " })
  }

  /// What else the example takes for granted, or `nil` where that is nothing.
  var circumstances: String? {
    var parts: [String] = []
    if !locales.isEmpty {
      let list: DiagnosticMessage = "with --locales \(locales.joined(separator: ","))"
      parts.append(list.localized)
    }
    if !siblingLocales.isEmpty {
      let list: DiagnosticMessage = "another catalog has \(siblingLocales.joined(separator: ", "))"
      parts.append(list.localized)
    }
    if tableMate != nil {
      let mate: DiagnosticMessage = "with another file of the same table"
      parts.append(mate.localized)
    }
    if !dictionaries.isEmpty {
      let list: DiagnosticMessage =
        "with dictionaries of \(dictionaries.keys.sorted().joined(separator: ", "))"
      parts.append(list.localized)
    }
    if base != nil { parts.append("compared with --base".localized) }
    if syntax != .printf { parts.append("--syntax " + syntax.rawValue) }
    if sourceLanguage != "en" {
      let language: DiagnosticMessage = "source language \(sourceLanguage)"
      parts.append(language.localized)
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
