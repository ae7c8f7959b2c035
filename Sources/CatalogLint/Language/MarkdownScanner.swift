/// What Markdown makes of a text, as far as `AttributedString` and SwiftUI show it: strong and emphasized text,
/// struck-through text, code, links (CommonMark 0.31, section 6).
struct MarkdownScanner {
  /// A kind of markup.
  enum Kind: CaseIterable {
    case strong, emphasis, strikethrough, code, link
  }

  /// How often each kind is there, whole.
  private(set) var counts: [Kind: Int] = [:]
  /// Where marks stand that have no counterpart, in UTF-8 offsets, by what they would begin or end.
  private(set) var loose: [(kind: Kind, range: Range<Int>)] = []

  private let bytes: [UInt8]

  /// A run of `*`, `_` or `~`.
  private struct Run {
    let byte: UInt8
    var range: Range<Int>
    let canOpen: Bool
    let canClose: Bool
  }

  /// Looks at a text.
  init(_ text: String) {
    bytes = BlankedText(text).bytes
    pairRuns(scanRuns())
  }

  /// Reads code and links, and collects what may mark emphasis.
  private mutating func scanRuns() -> [Run] {
    var runs: [Run] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): index = readCode(at: index)
      case UInt8(ascii: "["):
        if let end = linkEnd(from: index) {
          counts[.link, default: 0] += 1
          runs += MarkdownScanner.runs(in: bytes, index + 1..<end.text)
          index = end.link
        } else {
          index += 1
        }
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        let end = runEnd(at: index)
        runs.append(MarkdownScanner.run(index..<end, in: bytes))
        index = end
      default: index += 1
      }
    }
    return runs
  }

  private static func runs(in bytes: [UInt8], _ range: Range<Int>) -> [Run] {
    var runs: [Run] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard "*_~".utf8.contains(byte) else {
        index += 1
        continue
      }
      let end = bytes[index..<range.upperBound].firstIndex { $0 != byte } ?? range.upperBound
      runs.append(run(index..<end, in: bytes))
      index = end
    }
    return runs
  }

  private func runEnd(at start: Int) -> Int {
    bytes[start...].firstIndex { $0 != bytes[start] } ?? bytes.count
  }

  private mutating func readCode(at start: Int) -> Int {
    let end = runEnd(at: start)
    var index = end
    while let next = bytes[index...].firstIndex(of: UInt8(ascii: "`")) {
      let close = runEnd(at: next)
      if close - next == end - start {
        guard !hasClosingApostrophe(end..<next) else { return end }
        counts[.code, default: 0] += 1
        return close
      }
      index = close
    }
    loose.append((.code, start..<end))
    return end
  }

  /// Whether an apostrophe closes what a backtick has opened, as in `name' of the GNU project's older texts.
  private func hasClosingApostrophe(_ range: Range<Int>) -> Bool {
    range.contains { index in
      bytes[index] == UInt8(ascii: "'")
        && (index + 1 == range.upperBound || !bytes[index + 1].isASCIIAlphanumeric)
    }
  }

  /// Where the words of a link end, and where the link does: `[words](place)`.
  private func linkEnd(from start: Int) -> (text: Int, link: Int)? {
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: "[") { depth += 1 }
      guard bytes[index] == UInt8(ascii: "]") else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      guard index > start + 1, bytes[(index + 1)...].first == UInt8(ascii: "("),
        let close = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: ")"))
      else { return nil }
      return (index, close + 1)
    }
    return nil
  }

  private mutating func pairRuns(_ runs: [Run]) {
    var open: [Run] = []
    for run in runs where MarkdownScanner.kind(of: run) != nil {
      var run = run
      while run.canClose, !run.range.isEmpty,
        let last = open.lastIndex(where: { $0.byte == run.byte })
      {
        // Two marks are strong where both sides have them.
        let count = min(2, min(open[last].range.count, run.range.count))
        if run.byte == UInt8(ascii: "~"), count < 2 { break }
        counts[MarkdownScanner.kind(run.byte, count), default: 0] += 1
        open.removeSubrange((last + 1)...)
        open[last].range = open[last].range.lowerBound..<open[last].range.upperBound - count
        if open[last].range.isEmpty { open.removeLast() }
        run.range = run.range.lowerBound + count..<run.range.upperBound
      }
      guard !run.range.isEmpty else { continue }
      if run.canOpen {
        open.append(run)
      } else {
        loose.append((MarkdownScanner.kind(run.byte, run.range.count), run.range))
      }
    }
    loose += open.map { (MarkdownScanner.kind($0.byte, $0.range.count), $0.range) }
    loose.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func kind(_ byte: UInt8, _ count: Int) -> Kind {
    byte == UInt8(ascii: "~") ? .strikethrough : count >= 2 ? .strong : .emphasis
  }

  /// What a run marks; `nil` for rows of marks that stand for themselves.
  private static func kind(of run: Run) -> Kind? {
    guard run.range.count <= 3 else { return nil }
    if run.byte == UInt8(ascii: "~"), run.range.count != 2 { return nil }
    return kind(run.byte, run.range.count)
  }

  private static func run(_ range: Range<Int>, in bytes: [UInt8]) -> Run {
    let before = Neighbour(before: range.lowerBound, in: bytes)
    let after = Neighbour(after: range.upperBound, in: bytes)
    let isLeft = after != .space && (after == .letter || before != .letter)
    let isRight = before != .space && (before == .letter || after != .letter)
    let isUnderscore = bytes[range.lowerBound] == UInt8(ascii: "_")
    return Run(
      byte: bytes[range.lowerBound], range: range,
      canOpen: isLeft && (!isUnderscore || !isRight || before == .punctuation),
      canClose: isRight && (!isUnderscore || !isLeft || after == .punctuation))
  }

  /// What stands beside a run of marks.
  private enum Neighbour {
    case space, punctuation, letter

    init(before index: Int, in bytes: [UInt8]) {
      var start = index
      repeat { start -= 1 } while start >= 0 && bytes[start] & 0xC0 == 0x80
      self = start < 0 ? .space : Neighbour(bytes[start..<index])
    }

    init(after index: Int, in bytes: [UInt8]) {
      guard index < bytes.count else {
        self = .space
        return
      }
      var end = index + 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      self = Neighbour(bytes[index..<end])
    }

    private init(_ bytes: ArraySlice<UInt8>) {
      guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first,
        scalar.value != 0
      else {
        // A placeholder stands for text.
        self = .letter
        return
      }
      if scalar.properties.isWhitespace {
        self = .space
      } else {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
          .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
          .modifierSymbol, .otherSymbol:
          self = .punctuation
        default: self = .letter
        }
      }
    }
  }
}
