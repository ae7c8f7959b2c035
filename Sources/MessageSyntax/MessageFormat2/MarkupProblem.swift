extension MessageFormat2 {
  /// Markup of a pattern that has no counterpart.
  ///
  /// The syntax allows it; what shows the message may not.
  public struct MarkupProblem: Hashable, Sendable {
    /// What is missing.
    public enum Kind: Hashable, Sendable {
      /// A span that is opened and not closed.
      case unclosed
      /// A span that is closed and not opened.
      case unopened
      /// A span that is closed while one that was opened in it is still open.
      case crossing
    }

    /// What is missing.
    public let kind: Kind
    /// The markup without counterpart; of spans that cross, the closing one.
    public let markup: Markup
  }
}

extension MessageFormat2.Pattern {
  /// Returns the markup that does not nest, in the order of the text.
  ///
  /// Takes time linear in the size of the pattern, but for the sorting of what it found.
  public func markupProblems() -> [MessageFormat2.MarkupProblem] {
    let spans = markup
    var openByName: [String: [Int]] = [:]
    var open: [Int] = []
    var isClosed = Array(repeating: false, count: spans.count)
    var problems: [MessageFormat2.MarkupProblem] = []
    for (index, markup) in spans.enumerated() {
      switch markup.kind {
      case .standalone: break
      case .open:
        open.append(index)
        openByName[markup.name, default: []].append(index)
      case .close:
        guard let opening = openByName[markup.name]?.popLast() else {
          problems.append(MessageFormat2.MarkupProblem(kind: .unopened, markup: markup))
          continue
        }
        if open.last != opening {
          problems.append(MessageFormat2.MarkupProblem(kind: .crossing, markup: markup))
        }
        isClosed[opening] = true
        while let last = open.last, isClosed[last] { open.removeLast() }
      }
    }
    problems += open.filter { !isClosed[$0] }.map {
      MessageFormat2.MarkupProblem(kind: .unclosed, markup: spans[$0])
    }
    return problems.sorted {
      $0.markup.range.lowerBound < $1.markup.range.lowerBound
    }
  }
}
