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

  /// Returns one diagnostic that names both sides of each conflict, or `nil` where a fault is not at the line of a
  /// conflict marker.
  ///
  /// For a format in which such a line can stand elsewhere, as in a comment.
  static func diagnostic(in file: SourceFile, at offset: Int) -> Diagnostic? {
    guard mayBegin(at: offset, in: file) else { return nil }
    let lines = LineTable(file.bytes)
    guard let line = lines.range(ofLine: lines.position(at: offset).line),
      Marker(file.bytes[line.start..<withoutLineEnd(line, in: file).end]) != nil
    else { return nil }
    return diagnostic(in: file)
  }

  /// Returns one diagnostic that names both sides of each conflict, or `nil` where no line is a
  /// conflict marker.
  ///
  /// Only for a file that is not valid in its own format: there a marker cannot be content.
  static func diagnostic(in file: SourceFile) -> Diagnostic? {
    let lines = LineTable(file.bytes)
    let remains = remains(markers(in: file, lines))
    guard let first = remains.first else { return nil }
    func range(_ line: Int) -> SourceRange? {
      lines.range(ofLine: line).map { withoutByteOrderMark(withoutLineEnd($0, in: file), in: file) }
    }
    return Diagnostic(
      rule: .catalogParse, severity: .error, message: first.message, range: range(first.line),
      notes: remains.dropFirst().map { .init(message: $0.message, range: range($0.line)) })
  }

  /// The conflicts, and the markers that belong to none, in the order of the file.
  private static func remains(
    _ markers: [(line: Int, marker: Marker)]
  ) -> [(line: Int, message: DiagnosticMessage)] {
    let conflicts = conflicts(markers)
    let known = Set(
      conflicts.flatMap { [$0.start, $0.base, $0.middle, $0.end].compactMap(\.self) })
    let strays = markers.map(\.line).filter { !known.contains($0) }
    let all = conflicts.map { ($0.start, message($0)) } + strays.map { ($0, strayMessage($0)) }
    return all.sorted { $0.0 < $1.0 }.map { (line: $0.0, message: $0.1) }
  }

  private static func markers(
    in file: SourceFile, _ lines: LineTable
  ) -> [(line: Int, marker: Marker)] {
    (1...lines.lineCount).compactMap { line in
      guard let range = lines.range(ofLine: line) else { return nil }
      let content = withoutByteOrderMark(withoutLineEnd(range, in: file), in: file)
      return Marker(file.bytes[content.start..<content.end]).map { (line, $0) }
    }
  }

  private static func conflicts(_ markers: [(line: Int, marker: Marker)]) -> [Conflict] {
    var conflicts: [Conflict] = []
    // A side may hold a conflict itself: that of an earlier merge that was committed unfinished.
    var open: [Conflict] = []
    for (line, marker) in markers {
      if marker == .ours {
        open.append(Conflict(start: line))
        continue
      }
      guard var conflict = open.popLast() else { continue }
      switch marker {
      case .ours: break
      case .base: conflict.base = line
      case .middle: conflict.middle = line
      case .theirs:
        conflict.end = line
        if conflict.middle != nil { conflicts.append(conflict) }
        continue
      }
      open.append(conflict)
    }
    return conflicts
  }

  /// Whether a marker may stand at the line of an offset: told in constant time where none does.
  private static func mayBegin(at offset: Int, in file: SourceFile) -> Bool {
    guard TextEncoding(of: file.bytes) == .utf8 else { return true }
    let far = 256
    var start = min(offset, file.bytes.count)
    while start > 0, file.bytes[start - 1] != 0x0A, file.bytes[start - 1] != 0x0D {
      start -= 1
      if offset - start > far { return true }
    }
    let line = file.bytes[start...]
    let first = line.first
    return start == 0 || ["<", "|", "=", ">"].contains { UInt8(ascii: $0) == first }
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

  private static func withoutByteOrderMark(
    _ range: SourceRange, in file: SourceFile
  ) -> SourceRange {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let hasMark = range.start == 0 && file.bytes[..<range.end].starts(with: mark)
    return SourceRange(range.start + (hasMark ? mark.count : 0), range.end)
  }

  private static func withoutLineEnd(_ range: SourceRange, in file: SourceFile) -> SourceRange {
    var end = range.end
    while end > range.start, file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(range.start, end)
  }
}
