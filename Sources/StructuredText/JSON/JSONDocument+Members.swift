public import SourceText

extension JSONDocument {
  /// Returns all bytes of a member with its name, or of an element: from the first quotation mark to
  /// the end of the value.
  public func wholeRange(_ node: Int) -> SourceRange {
    let value = range(node)
    let mark = kind(node) == .string ? 1 : 0
    let name = nameRange(node)
    // A name stands behind a quotation mark, so none begins the text.
    return SourceRange(name.start > 0 ? name.start - 1 : value.start - mark, value.end + mark)
  }

  /// Returns whether two values are the same: members in the same order, texts and digits alike.
  ///
  /// White space and escapes play no part, nor do the names of the two themselves. Takes linear time.
  public func haveSameValue(_ one: Int, _ other: Int) -> Bool {
    let distance = other - one
    guard end(of: one) + distance == end(of: other), hasSameContent(one, other) else {
      return false
    }
    return (firstChild(of: one)..<end(of: one)).allSatisfy { node in
      hasSameContent(node, node + distance)
        && name(node).utf8.elementsEqual(name(node + distance).utf8)
    }
  }

  private func hasSameContent(_ one: Int, _ other: Int) -> Bool {
    guard kind(one) == kind(other), end(of: one) - one == end(of: other) - other else {
      return false
    }
    switch kind(one) {
    case .string: return (string(one) ?? "").utf8.elementsEqual((string(other) ?? "").utf8)
    case .number: return number(one) == number(other)
    case .object, .array, .true, .false, .null: return true
    }
  }
}
