internal import SourceText

/// Which lines of two files stand for one another, in the order of both.
struct LineAlignment {
  /// Lines that stand for one another.
  struct Anchor {
    let left: ClosedRange<Int>
    let right: ClosedRange<Int>
  }

  /// Lines of the left file that the right one has others for.
  struct Difference {
    let left: Range<Int>
    let right: Range<Int>
  }

  private let left: FileLines
  private let right: FileLines
  /// For each left line the right ones; empty where there are none.
  private var partners: [Range<Int>]
  /// How the right file indents what the left one does with some white space.
  private var indents: [[UInt8]: ArraySlice<UInt8>] = [:]

  /// Aligns lines: those of the anchors, then from each of them on both sides those that are equal.
  init(_ left: FileLines, _ right: FileLines, anchors: [Anchor]) {
    self.left = left
    self.right = right
    partners = Array(repeating: 0..<0, count: left.count)
    var end = (left: -1, right: -1)
    for anchor in anchors {
      let isLater = anchor.left.lowerBound >= end.left && anchor.right.lowerBound >= end.right
      guard isLater else { continue }
      if anchor.left.count == anchor.right.count {
        for (line, partner) in zip(anchor.left, anchor.right) { join(line, partner...partner) }
      } else if anchor.left.count == 1 {
        join(anchor.left.lowerBound, anchor.right)
      } else {
        continue
      }
      end = (anchor.left.upperBound, anchor.right.upperBound)
    }
    extend()
    for line in partners.indices where !partners[line].isEmpty && !left.content(line).isEmpty {
      let indent = Array(left.indent(line))
      if indents[indent] == nil { indents[indent] = right.indent(partners[line].lowerBound) }
    }
  }

  private mutating func join(_ line: Int, _ others: ClosedRange<Int>) {
    let known = partners[line]
    partners[line] =
      known.isEmpty
      ? others.lowerBound..<others.upperBound + 1
      : min(known.lowerBound, others.lowerBound)..<max(known.upperBound, others.upperBound + 1)
  }

  private mutating func extend() {
    var next = 0
    for line in partners.indices {
      if partners[line].isEmpty, next < right.count, next < firstPartner(behind: line, from: next),
        left.content(line).elementsEqual(right.content(next))
      {
        partners[line] = next..<next + 1
      }
      if partners[line].isEmpty { next = .max } else { next = partners[line].upperBound }
    }
    var previous = right.count - 1
    for line in partners.indices.reversed() {
      if partners[line].isEmpty, previous >= 0, previous >= lastPartner(before: line),
        left.content(line).elementsEqual(right.content(previous))
      {
        partners[line] = previous..<previous + 1
      }
      previous = partners[line].isEmpty ? -1 : partners[line].lowerBound - 1
    }
  }

  /// The first right line that a line behind another one has; looks no further than the next lines do.
  private func firstPartner(behind line: Int, from start: Int) -> Int {
    var line = line + 1
    let limit = min(partners.count, line + 64)
    while line < limit {
      if !partners[line].isEmpty { return partners[line].lowerBound }
      line += 1
    }
    return line == partners.count ? right.count : start + 1
  }

  /// The first right line that is behind all those of the lines before another one.
  private func lastPartner(before line: Int) -> Int {
    var line = line - 1
    let limit = max(-1, line - 64)
    while line > limit {
      if !partners[line].isEmpty { return partners[line].upperBound }
      line -= 1
    }
    return 0
  }

  /// Where the files differ, in their order.
  var differences: [Difference] {
    var found: [Difference] = []
    var (first, next) = (0, 0)
    for line in partners.indices where !partners[line].isEmpty {
      let partner = partners[line]
      guard partner.lowerBound >= next else { continue }
      if first < line || next < partner.lowerBound {
        found.append(Difference(left: first..<line, right: next..<partner.lowerBound))
      }
      (first, next) = (line + 1, partner.upperBound)
    }
    if first < left.count || next < right.count {
      found.append(Difference(left: first..<left.count, right: next..<right.count))
    }
    return found
  }

  /// Returns the edits of the right file that change it as the left one is changed.
  ///
  /// - Parameters:
  ///   - difference: Lines of the left file, and what they become.
  ///   - source: The file that they become lines of.
  /// - Returns: `nil` where the right file has no place for them.
  func edits(for difference: Difference, from source: FileLines) -> [TextEdit]? {
    let lines = difference.left
    let new = difference.right
    if lines.isEmpty { return insertion(of: new, before: lines.lowerBound, source) }
    let places = partners[lines]
    guard places.allSatisfy({ !$0.isEmpty }) else { return nil }
    guard zip(places, places.dropFirst()).allSatisfy({ $0.upperBound == $1.lowerBound }),
      let first = places.first?.lowerBound, let last = places.last?.upperBound
    else { return nil }
    let isEqual = zip(lines, places).allSatisfy {
      $1.count == 1 && left.content($0).elementsEqual(right.content($1.lowerBound))
    }
    if lines.count == 1, let line = new.first,
      source.content(line).starts(with: left.content(lines.lowerBound))
    {
      return growth(of: lines.lowerBound, to: new, source, in: first..<last)
    }
    guard isEqual else { return nil }
    let range = SourceRange(right.start(first), right.start(last))
    return text(of: new, source, endsLine: right.bytes[..<right.start(last)].last == 0x0A)
      .map { [TextEdit(range: range, replacement: $0)] }
  }

  /// A line that only becomes longer grows at its end, and the rest follows.
  private func growth(
    of line: Int, to new: Range<Int>, _ source: FileLines, in places: Range<Int>
  ) -> [TextEdit]? {
    let last = places.upperBound
    guard
      let rest = String(
        validating: source.content(new.lowerBound).dropFirst(left.content(line).count),
        as: UTF8.self)
    else { return nil }
    let end = right.contentRange(last - 1).upperBound
    var edits = [TextEdit(range: SourceRange(end, end), replacement: rest)]
    if new.count > 1 {
      guard let more = text(of: new.dropFirst(), source, endsLine: true) else { return nil }
      edits.append(
        TextEdit(range: SourceRange(right.start(last), right.start(last)), replacement: more))
    }
    return edits
  }

  private func insertion(of new: Range<Int>, before line: Int, _ source: FileLines) -> [TextEdit]? {
    let offset: Int
    if line == 0 {
      offset = 0
    } else if !partners[line - 1].isEmpty {
      offset = right.start(partners[line - 1].upperBound)
    } else if line < left.count, !partners[line].isEmpty {
      offset = right.start(partners[line].lowerBound)
    } else if line == left.count {
      offset = right.bytes.count
    } else {
      return nil
    }
    let isAtLineStart = offset == 0 || right.bytes[offset - 1] == 0x0A
    guard let text = text(of: new, source, endsLine: isAtLineStart || offset < right.bytes.count)
    else { return nil }
    let before = isAtLineStart ? "" : String(decoding: right.lineEnd, as: UTF8.self)
    return [TextEdit(range: SourceRange(offset, offset), replacement: before + text)]
  }

  /// Lines in the layout of the right file; `nil` where they are no UTF-8.
  private func text(of lines: Range<Int>, _ source: FileLines, endsLine: Bool) -> String? {
    var bytes: [UInt8] = []
    for line in lines {
      let indent = source.indent(line)
      let content = source.content(line)
      if !content.isEmpty { bytes += indents[Array(indent)] ?? indent }
      bytes += content
      // White space at the end of a line may be a part of a text.
      let rest = source.bytes[content.endIndex..<source.range(line).upperBound]
      if !content.isEmpty { bytes += rest.prefix { $0 == 0x20 || $0 == 0x09 } }
      if endsLine || line != lines.upperBound - 1 { bytes += right.lineEnd }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
