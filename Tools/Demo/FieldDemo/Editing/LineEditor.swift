internal import ICUKit

/// One line of text with a place in it where the next character goes.
///
/// The place is always between two grapheme clusters. Every change takes O(n).
struct LineEditor: Hashable, Sendable {
  /// The most bytes of UTF-8 that a line takes: far more than anybody types, little enough to check at each key.
  static let limit = 4096

  /// The text.
  private(set) var text: String
  /// Where the next character goes, as an offset in UTF-8.
  private(set) var offset: Int

  /// Begins with a text; the next character goes behind it.
  init(_ text: String = "") {
    self.text = text
    offset = text.utf8.count
  }

  /// The number of grapheme clusters before the place.
  var cursor: Int { GraphemeClusters.ends(in: text).count { $0 <= offset } }

  /// Takes over a text that somebody else made; the place stays where it can.
  mutating func replace(with text: String) {
    guard text != self.text else { return }
    self.text = text
    offset = boundary(atOrAfter: min(offset, text.utf8.count))
  }

  /// Inserts a text.
  ///
  /// - Returns: Whether all of it fitted; else it was cut before a grapheme cluster.
  mutating func insert(_ inserted: String) -> Bool {
    let room = max(Self.limit - text.utf8.count, 0)
    let kept = Self.prefix(of: inserted, bytes: room)
    text.insert(contentsOf: kept, at: index(of: offset))
    // What was inserted may have joined with what stands behind it.
    offset = boundary(atOrAfter: offset + kept.utf8.count)
    return kept.utf8.count == inserted.utf8.count
  }

  /// Removes the grapheme cluster before the place.
  mutating func removeBackward() { remove(from: boundary(before: offset), to: offset) }

  /// Removes the grapheme cluster behind the place.
  mutating func removeForward() { remove(from: offset, to: boundary(atOrAfter: offset + 1)) }

  /// Moves the place one grapheme cluster towards the start.
  mutating func moveBackward() { offset = boundary(before: offset) }

  /// Moves the place one grapheme cluster towards the end.
  mutating func moveForward() { offset = boundary(atOrAfter: offset + 1) }

  /// Moves the place to the start.
  mutating func moveToStart() { offset = 0 }

  /// Moves the place to the end.
  mutating func moveToEnd() { offset = text.utf8.count }

  private mutating func remove(from start: Int, to end: Int) {
    text.removeSubrange(index(of: start)..<index(of: end))
    // Removing what stood between may have joined its neighbours.
    offset = start
    offset = boundary(atOrAfter: start)
  }

  private func index(of offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
  }

  private func boundary(before offset: Int) -> Int {
    GraphemeClusters.ends(in: text).last { $0 < offset } ?? 0
  }

  private func boundary(atOrAfter offset: Int) -> Int {
    if offset == 0 { return 0 }
    return GraphemeClusters.ends(in: text).first { $0 >= offset } ?? text.utf8.count
  }

  /// The longest begin of a text that has at most so many bytes and ends where a grapheme cluster does.
  private static func prefix(of text: String, bytes: Int) -> Substring {
    if text.utf8.count <= bytes { return text[...] }
    // One scalar more than fits, so that a cluster that goes on behind the limit is seen to.
    var end = text.utf8.index(text.startIndex, offsetBy: bytes)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(after: end) }
    let head = String(text.unicodeScalars[..<text.unicodeScalars.index(after: end)])
    let last = GraphemeClusters.ends(in: head).last { $0 <= bytes } ?? 0
    return text[..<text.utf8.index(text.startIndex, offsetBy: last)]
  }
}
