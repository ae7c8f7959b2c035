/// What edits change in a text, line by line, as `diff -u` shows it.
///
/// The lines follow from the edits: nothing is searched for, and the time is linear in the size of
/// the text. A line ends with LF; a CR before it is part of the line.
package struct UnifiedDiff: Sendable {
  /// A line with what became of it.
  package struct Line: Hashable, Sendable {
    /// What became of a line.
    package enum Kind: Sendable {
      /// It is in both texts.
      case kept
      /// It is in the old text alone.
      case removed
      /// It is in the new text alone.
      case added
    }

    /// What became of it.
    package let kind: Kind
    /// The line, with its LF where it has one.
    package let bytes: ArraySlice<UInt8>
  }

  /// Lines that are shown together.
  package struct Hunk: Sendable {
    /// The index of the first line in the old text, from 0.
    package let oldStart: Int
    /// The index of the first line in the new text, from 0.
    package let newStart: Int
    /// The lines, those that are removed before those that are added in their place.
    package let lines: [Line]

    /// The number of its lines in the old text.
    package var oldCount: Int { lines.count { $0.kind != .added } }
    /// The number of its lines in the new text.
    package var newCount: Int { lines.count { $0.kind != .removed } }

    /// The line that begins the hunk: `@@ -3,7 +3,6 @@`.
    package var header: String {
      "@@ -\(Hunk.span(oldStart, oldCount)) +\(Hunk.span(newStart, newCount)) @@"
    }

    /// The lines as `diff` writes them: from 1, and where there is none, the one before.
    private static func span(_ start: Int, _ count: Int) -> String {
      let first = count == 0 ? start : start + 1
      return count == 1 ? "\(first)" : "\(first),\(count)"
    }
  }

  /// The hunks in the order of the text; none where nothing is different.
  package let hunks: [Hunk]

  /// Compares a text with what edits make of it.
  ///
  /// - Parameters:
  ///   - text: The text with its edits.
  ///   - contextCount: The number of lines that are shown before and after a change.
  package init(of text: EditedText, contextCount: Int = 3) {
    let lines = TextLines(text.original)
    let changes = UnifiedDiff.changes(text, lines)
    var hunks: [Hunk] = []
    var shift = 0
    var rest = changes[...]
    while let first = rest.first {
      var group = [first]
      while let next = rest.dropFirst(group.count).first, let last = group.last,
        next.old.lowerBound - last.old.upperBound <= 2 * contextCount
      {
        group.append(next)
      }
      rest = rest.dropFirst(group.count)
      hunks.append(UnifiedDiff.hunk(group, lines, shift: shift, contextCount: contextCount))
      shift += group.reduce(0) { $0 + $1.new.count - $1.old.count }
    }
    self.hunks = hunks
  }

  /// Neighbouring lines that are replaced by others.
  private struct Change {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  private static func hunk(
    _ changes: [Change], _ lines: TextLines, shift: Int, contextCount: Int
  ) -> Hunk {
    let first = changes.first?.old.lowerBound ?? 0
    let start = max(0, first - contextCount)
    var shown: [Line] = []
    var position = start
    for change in changes {
      shown += lines[position..<change.old.lowerBound].map { Line(kind: .kept, bytes: $0) }
      shown += lines[change.old].map { Line(kind: .removed, bytes: $0) }
      shown += change.new.map { Line(kind: .added, bytes: $0) }
      position = change.old.upperBound
    }
    let end = min(lines.count, position + contextCount)
    shown += lines[position..<end].map { Line(kind: .kept, bytes: $0) }
    return Hunk(oldStart: start, newStart: start + shift, lines: shown)
  }

  private static func changes(_ text: EditedText, _ lines: TextLines) -> [Change] {
    var changes: [Change] = []
    var rest = text.replacements[...]
    while let first = rest.popFirst() {
      var replacements = [first]
      var last = lines.line(at: first.range.end)
      while let next = rest.first, lines.line(at: next.range.start) <= last {
        replacements.append(next)
        last = lines.line(at: next.range.end)
        rest = rest.dropFirst()
      }
      let start = lines.line(at: first.range.start)
      let change = change(
        replacements, of: text.original, start..<min(last + 1, lines.count), lines)
      if let change { changes.append(change) }
    }
    return changes
  }

  /// Returns the change that some replacements make of whole lines, without the lines at both ends
  /// that stay as they are; `nil` where all do.
  private static func change(
    _ replacements: [EditedText.Replacement], of original: [UInt8], _ old: Range<Int>,
    _ lines: TextLines
  ) -> Change? {
    var bytes: [UInt8] = []
    var copied = lines.start(of: old.lowerBound)
    for replacement in replacements {
      bytes += original[copied..<replacement.range.start]
      bytes += replacement.bytes
      copied = replacement.range.end
    }
    bytes += original[copied..<max(copied, lines.start(of: old.upperBound))]
    let new = TextLines(bytes)
    var (oldLines, newLines) = (Array(lines[old])[...], Array(new[0..<new.count])[...])
    while let one = oldLines.first, let other = newLines.first, one == other {
      oldLines.removeFirst()
      newLines.removeFirst()
    }
    while let one = oldLines.last, let other = newLines.last, one == other {
      oldLines.removeLast()
      newLines.removeLast()
    }
    guard !oldLines.isEmpty || !newLines.isEmpty else { return nil }
    let start = old.lowerBound + oldLines.startIndex
    return Change(old: start..<start + oldLines.count, new: Array(newLines))
  }
}

/// The lines of a text; unlike those of a `LineTable` they end with LF alone.
private struct TextLines {
  private let bytes: [UInt8]
  /// The start of each line, and the end of the text.
  private let bounds: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var bounds = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { bounds.append(offset + 1) }
    if bounds.last != bytes.count { bounds.append(bytes.count) }
    self.bounds = bounds
  }

  var count: Int { bounds.count - 1 }

  /// The offset of a line, or the end of the text for the one behind the last.
  func start(of line: Int) -> Int { bounds[min(line, count)] }

  /// The line that holds an offset; the end of a text that ends with LF is in the one behind the last.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = bounds.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bounds[middle] <= offset { low = middle } else { high = middle }
    }
    let isUnfinished = low == count && count > 0 && bytes.last != 0x0A
    return isUnfinished ? low - 1 : low
  }

  subscript(lines: Range<Int>) -> [ArraySlice<UInt8>] {
    lines.map { bytes[bounds[$0]..<bounds[$0 + 1]] }
  }
}
