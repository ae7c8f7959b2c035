internal import SourceText

/// Finds what an unfinished merge leaves in a file.
enum ConflictMarkers {
  private enum Marker {
    case ours
    case base
    case middle
    case theirs

    init?(_ line: ArraySlice<UInt8>) {
      let width = 7
      guard let first = line.first, line.count >= width,
        line.prefix(width).allSatisfy({ $0 == first })
      else { return nil }
      let label = line.dropFirst(width)
      guard label.first.map({ $0 == UInt8(ascii: " ") }) ?? true else { return nil }
      switch first {
      case UInt8(ascii: "<"): self = .ours
      case UInt8(ascii: "|"): self = .base
      case UInt8(ascii: "=") where label.isEmpty: self = .middle
      case UInt8(ascii: ">"): self = .theirs
      default: return nil
      }
    }
  }

  private struct Conflict {
    var start: Int
    var base: Int?
    var middle: Int?
    var end: Int?
  }

  /// Returns one diagnostic that names both sides of each conflict, or `nil` where no line is a
  /// conflict marker.
  ///
  /// Only for a file that is not valid in its own format: there a marker cannot be content.
  static func diagnostic(in file: SourceFile) -> Diagnostic? {
    let lines = LineTable(file.bytes)
    let markers = markers(in: file, lines)
    guard let first = markers.first else { return nil }
    let conflicts = conflicts(markers)
    return Diagnostic(
      rule: .catalogParse, severity: .error,
      message: conflicts.first.map(message) ?? strayMessage(first.line),
      range: lines.range(ofLine: first.line).map { withoutLineEnd($0, in: file) },
      notes: conflicts.dropFirst().map { conflict in
        Diagnostic.Note(
          message: message(conflict),
          range: lines.range(ofLine: conflict.start).map { withoutLineEnd($0, in: file) })
      })
  }

  private static func markers(
    in file: SourceFile, _ lines: LineTable
  ) -> [(line: Int, marker: Marker)] {
    (1...lines.lineCount).compactMap { line in
      guard let range = lines.range(ofLine: line) else { return nil }
      let content = withoutLineEnd(range, in: file)
      return Marker(file.bytes[content.start..<content.end]).map { (line, $0) }
    }
  }

  private static func conflicts(_ markers: [(line: Int, marker: Marker)]) -> [Conflict] {
    var conflicts: [Conflict] = []
    var open: Conflict?
    for (line, marker) in markers {
      switch marker {
      case .ours: open = Conflict(start: line)
      case .base: open?.base = line
      case .middle: open?.middle = line
      case .theirs:
        if var conflict = open, conflict.middle != nil {
          conflict.end = line
          conflicts.append(conflict)
        }
        open = nil
      }
    }
    return conflicts
  }

  private static func message(_ conflict: Conflict) -> DiagnosticMessage {
    let middle = conflict.middle ?? conflict.start
    let ours = lineSpan(after: conflict.start, before: conflict.base ?? middle)
    let theirs = lineSpan(after: middle, before: conflict.end ?? middle)
    return """
      merge conflict: one side is \(ours), the other is \(theirs); keep what is right of both and \
      remove the marker lines
      """
  }

  private static func lineSpan(after start: Int, before end: Int) -> String {
    switch end - start - 1 {
    case ...0: "empty (line \(start))"
    case 1: "line \(start + 1)"
    default: "lines \(start + 1)–\(end - 1)"
    }
  }

  private static func strayMessage(_ line: Int) -> DiagnosticMessage {
    "line \(line) is a merge conflict marker that was left behind; finish the merge and remove it"
  }

  private static func withoutLineEnd(_ range: SourceRange, in file: SourceFile) -> SourceRange {
    var end = range.end
    while end > range.start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(range.start, end)
  }
}
