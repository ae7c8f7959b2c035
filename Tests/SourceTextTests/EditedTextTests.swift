import CatalogTestSupport
import SourceText
import Testing

/// Edits in several rounds, and the difference that they leave.
@Suite struct EditedTextTests {
  @Test("rounds of edits give the same as one after the other, and the difference leads there")
  func rounds() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let original = RandomText.bytes(&generator)
      var text = EditedText(original)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let edits = RandomText.edits(of: text.bytes, &generator)
        let expected = try SourceFile(path: "", bytes: text.bytes).applying(edits)
        try text.apply(edits)
        try #require(text.bytes == expected)
      }
      var result: [UInt8] = []
      var copied = 0
      for replacement in text.replacements {
        result += original[copied..<replacement.range.start] + replacement.bytes
        copied = replacement.range.end
      }
      try #require(result + original[copied...] == text.bytes)
    }
  }

  @Test("edits that overlap change nothing")
  func overlap() {
    var text = EditedText(Array("abc".utf8))
    #expect(throws: TextEditError.self) {
      try text.apply([
        TextEdit(range: SourceRange(0, 2), replacement: ""),
        TextEdit(range: SourceRange(1, 3), replacement: ""),
      ])
    }
    #expect(text.bytes == Array("abc".utf8))
    #expect(text.replacements.isEmpty)
  }

  @Test("an edit that is taken back leaves no difference in its bytes")
  func takenBack() throws {
    var text = EditedText(Array("abc".utf8))
    try text.apply([TextEdit(range: SourceRange(1, 2), replacement: "xy")])
    try text.apply([TextEdit(range: SourceRange(1, 3), replacement: "b")])
    #expect(text.bytes == text.original)
    #expect(UnifiedDiff(of: text).hunks.isEmpty)
  }
}

/// Differences by lines.
@Suite struct UnifiedDiffTests {
  @Test("applied to the old text, a difference gives the new one")
  func application() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      var text = EditedText(RandomText.bytes(&generator))
      try text.apply(RandomText.edits(of: text.bytes, &generator))
      let contextCount = Int.random(in: 0...3, using: &generator)
      let diff = UnifiedDiff(of: text, contextCount: contextCount)
      try #require(apply(diff, to: text.original) == text.bytes)
      for hunk in diff.hunks { try expectWellFormed(hunk, contextCount) }
    }
  }

  @Test("changes that are near each other share a hunk, others have their own")
  func grouping() throws {
    let lines = (1...20).map { "\($0)\n" }.joined()
    var text = EditedText(Array(lines.utf8))
    let second = SourceRange(2, 3)
    let eighth = SourceRange(14, 15)
    let last = SourceRange(lines.utf8.count, lines.utf8.count)
    try text.apply([
      TextEdit(range: second, replacement: "two"), TextEdit(range: eighth, replacement: "eight"),
      TextEdit(range: last, replacement: "21"),
    ])
    let headers = UnifiedDiff(of: text).hunks.map(\.header)
    #expect(headers == ["@@ -1,11 +1,11 @@", "@@ -18,3 +18,4 @@"])
  }

  @Test("what is inserted into nothing begins at line 0")
  func empty() throws {
    var text = EditedText([])
    try text.apply([TextEdit(range: SourceRange(0, 0), replacement: "a\nb")])
    #expect(UnifiedDiff(of: text).hunks.map(\.header) == ["@@ -0,0 +1,2 @@"])
  }

  private func expectWellFormed(_ hunk: UnifiedDiff.Hunk, _ contextCount: Int) throws {
    let leading = hunk.lines.prefix { $0.kind == .kept }.count
    let trailing = hunk.lines.reversed().prefix { $0.kind == .kept }.count
    try #require(leading <= contextCount && trailing <= contextCount)
    try #require(hunk.lines.contains { $0.kind != .kept })
  }

  private func apply(_ diff: UnifiedDiff, to bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { $0 + [0x0A] }
    lines[lines.count - 1].removeLast()
    if lines.last == [] { lines.removeLast() }
    var result: [UInt8] = []
    var position = 0
    for hunk in diff.hunks {
      result += lines[position..<hunk.oldStart].joined()
      let old = hunk.lines.filter { $0.kind != .added }.map { Array($0.bytes) }
      guard Array(lines[hunk.oldStart..<hunk.oldStart + hunk.oldCount].map { Array($0) }) == old
      else { return [] }
      result += hunk.lines.filter { $0.kind != .removed }.flatMap(\.bytes)
      position = hunk.oldStart + hunk.oldCount
    }
    return result + lines[position...].joined()
  }
}

/// Corrections that can be applied together.
@Suite struct FixItSelectionTests {
  @Test(
    "of corrections that touch the same bytes the one that ends first is chosen",
    arguments: [
      ([[0..<10], [2..<3], [4..<5]], [1, 2]),
      ([[0..<2], [2..<4]], [0, 1]),
      ([[2..<2], [2..<4]], [0]),
      ([[0..<2], [2..<2]], [1]),
      ([[0..<1, 8..<9], [4..<5]], [1]),
      ([[5..<6], [1..<2], [5..<6]], [1, 0]),
      ([[], [3..<3]], [1]),
    ] as [([[Range<Int>]], [Int])])
  func choice(_ ranges: [[Range<Int>]], _ expected: [Int]) {
    let fixIts = ranges.map { ranges in
      FixIt(
        message: "x",
        edits: ranges.map {
          TextEdit(range: SourceRange($0.lowerBound, $0.upperBound), replacement: "")
        })
    }
    #expect(FixIt.compatible(among: fixIts) == expected)
  }

  @Test("what is chosen can be applied")
  func application() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let bytes = RandomText.bytes(&generator)
      let fixIts = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        FixIt(message: "x", edits: RandomText.edits(of: bytes, &generator))
      }
      let chosen = FixIt.compatible(among: fixIts)
      #expect(chosen.isEmpty == fixIts.allSatisfy(\.edits.isEmpty))
      _ = try SourceFile(path: "", bytes: bytes).applying(chosen.flatMap { fixIts[$0].edits })
    }
  }
}

/// Small texts of few letters and many line ends.
private enum RandomText {
  static func bytes(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      [UInt8(ascii: "a"), UInt8(ascii: "b"), 0x0A, 0x0A, 0x0D].randomElement(using: &generator) ?? 0
    }
  }

  /// Edits in ascending order, none touching another one.
  static func edits(of bytes: [UInt8], _ generator: inout SeededGenerator) -> [TextEdit] {
    var edits: [TextEdit] = []
    var start = Int.random(in: 0...3, using: &generator)
    while start <= bytes.count, edits.count < 5 {
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &generator))
      let replacement = RandomText.bytes(&generator).prefix(
        Int.random(in: 0...6, using: &generator))
      edits.append(
        TextEdit(
          range: SourceRange(start, end), replacement: String(decoding: replacement, as: UTF8.self))
      )
      start = end + Int.random(in: 1...12, using: &generator)
    }
    return edits
  }
}
