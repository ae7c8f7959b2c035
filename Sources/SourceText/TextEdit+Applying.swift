/// Why edits cannot be applied to a file.
public enum TextEditError: Error, Hashable, Sendable {
  /// An edit reaches behind the end of the file.
  case outOfRange(SourceRange, byteCount: Int)
  /// Two edits change the same bytes, or one inserts inside what the other replaces.
  case overlapping(SourceRange, SourceRange)
}

extension SourceFile {
  /// Returns the content of the file with some edits applied.
  ///
  /// Every byte outside the ranges of the edits stays as it is; without edits the result is the
  /// file itself, whatever it holds. Takes time linear in the size of the file.
  ///
  /// - Parameter edits: Edits in any order. Insertions at the same place are applied in the order
  ///   in which they are given, and before a replacement that starts there.
  /// - Throws: `TextEditError` for the first edit that cannot be applied; no edit is applied then.
  public func applying(_ edits: [TextEdit]) throws(TextEditError) -> [UInt8] {
    let edits = try TextEdit.ascending(edits, byteCount: bytes.count)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var copied = 0
    for edit in edits {
      result += bytes[copied..<edit.range.start]
      result += edit.replacement.utf8
      copied = edit.range.end
    }
    return result + bytes[copied...]
  }
}

extension TextEdit {
  /// Returns edits in the order in which they are applied.
  ///
  /// - Parameters:
  ///   - edits: Edits in any order.
  ///   - byteCount: The size of what they are applied to.
  /// - Throws: `TextEditError` for the first edit that cannot be applied.
  static func ascending(
    _ edits: [TextEdit], byteCount: Int
  ) throws(TextEditError) -> [TextEdit] {
    let edits = edits.enumerated()
      .sorted { left, right in
        (left.element.range.start, left.element.range.end, left.offset)
          < (right.element.range.start, right.element.range.end, right.offset)
      }
      .map(\.element)
    for (earlier, later) in zip(edits, edits.dropFirst())
    where later.range.start < earlier.range.end {
      throw .overlapping(earlier.range, later.range)
    }
    for edit in edits where edit.range.end > byteCount {
      throw .outOfRange(edit.range, byteCount: byteCount)
    }
    return edits
  }
}
