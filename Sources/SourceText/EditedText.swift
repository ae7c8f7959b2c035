/// A text to which edits are applied, one set after another, and that knows at every time what of
/// the original is left and what stands in the place of the rest.
package struct EditedText: Sendable {
  /// Some bytes of the original and what stands in their place.
  package struct Replacement: Hashable, Sendable {
    /// The bytes of the original; empty where something is inserted.
    package var range: SourceRange
    /// What stands there now.
    package var bytes: [UInt8]

    /// Creates a replacement.
    package init(range: SourceRange, bytes: [UInt8]) {
      self.range = range
      self.bytes = bytes
    }
  }

  private enum Piece {
    case kept(Range<Int>)
    case inserted(ArraySlice<UInt8>)

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .inserted(let bytes): bytes.count
      }
    }

    func part(_ offsets: Range<Int>) -> Piece {
      switch self {
      case .kept(let range):
        .kept(range.lowerBound + offsets.lowerBound..<range.lowerBound + offsets.upperBound)
      case .inserted(let bytes):
        .inserted(
          bytes[bytes.startIndex + offsets.lowerBound..<bytes.startIndex + offsets.upperBound])
      }
    }
  }

  /// What was there before any edit.
  package let original: [UInt8]
  /// What is there now.
  package private(set) var bytes: [UInt8]
  private var pieces: [Piece]

  /// Starts with a text as it is.
  package init(_ original: [UInt8]) {
    self.original = original
    bytes = original
    pieces = original.isEmpty ? [] : [.kept(0..<original.count)]
  }

  /// Applies edits to the text as it is now.
  ///
  /// Takes time linear in the size of the text and in the number of edits so far.
  ///
  /// - Parameter edits: Edits of `bytes`, in any order.
  /// - Throws: `TextEditError` for the first edit that cannot be applied; no edit is applied then.
  package mutating func apply(_ edits: [TextEdit]) throws(TextEditError) {
    let edits = try TextEdit.ascending(edits, byteCount: bytes.count)
    var rest = PieceReader(pieces)
    var result: [Piece] = []
    for edit in edits {
      rest.read(to: edit.range.start) { result.append($0) }
      rest.read(to: edit.range.end) { _ in }
      if !edit.replacement.isEmpty { result.append(.inserted(Array(edit.replacement.utf8)[...])) }
    }
    rest.read(to: bytes.count) { result.append($0) }
    pieces = result
    bytes = joined()
  }

  /// The difference to the original: replacements in ascending order, none beside another one.
  package var replacements: [Replacement] {
    var found: [Replacement] = []
    var inserted: [UInt8] = []
    var end = 0
    func finish(before start: Int) {
      guard start > end || !inserted.isEmpty else { return }
      found.append(Replacement(range: SourceRange(end, start), bytes: inserted))
      inserted = []
    }
    for piece in pieces {
      switch piece {
      case .inserted(let bytes): inserted += bytes
      case .kept(let range):
        finish(before: range.lowerBound)
        end = range.upperBound
      }
    }
    finish(before: original.count)
    return found
  }

  private func joined() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces {
      switch piece {
      case .kept(let range): result += original[range]
      case .inserted(let bytes): result += bytes
      }
    }
    return result
  }

  /// Reads pieces from the first to the last, cut where a reader stops.
  private struct PieceReader {
    private let pieces: [Piece]
    private var index = 0
    /// How much of the piece at `index` is read.
    private var offset = 0
    private var position = 0

    init(_ pieces: [Piece]) { self.pieces = pieces }

    mutating func read(to end: Int, _ body: (Piece) -> Void) {
      while position < end {
        let piece = pieces[index]
        let count = min(piece.count - offset, end - position)
        body(piece.part(offset..<offset + count))
        position += count
        offset += count
        guard offset == piece.count else { return }
        index += 1
        offset = 0
      }
    }
  }
}
