internal import CompiledCatalog

/// Reads the placeholders of a format that no compiler has seen: a key that is not in its catalog.
struct PrintfScanner: ~Escapable {
  /// A piece of the format.
  enum Piece {
    /// Text that is shown as it is; a doubled percent sign is one of them.
    case text(Range<Int>)
    /// A placeholder, at the bytes in the range.
    case placeholder(PrintfSpecifier, position: Int?, Range<Int>)
  }

  private let bytes: Span<UInt8>
  private var offset = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) { self.bytes = bytes }

  /// Returns the next piece, or `nil` at the end; takes O(n) for all of them.
  ///
  /// A percent sign that begins no placeholder is text.
  mutating func next() -> Piece? {
    guard offset < bytes.count else { return nil }
    let start = offset
    if bytes[start] == UInt8(ascii: "%") {
      if byte(at: start + 1) == UInt8(ascii: "%") {
        offset = start + 2
        return .text(start + 1..<offset)
      }
      if let piece = placeholder(at: start) { return piece }
      offset = start + 1
    }
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "%") { offset += 1 }
    return .text(start..<offset)
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func placeholder(at start: Int) -> Piece? {
    var cursor = start + 1
    var position: Int?
    var afterNumber = cursor
    if let number = number(at: &afterNumber), byte(at: afterNumber) == UInt8(ascii: "$"), number > 0
    {
      position = number
      cursor = afterNumber + 1
    }
    // The name of a substitution, which only a catalog defines: it is shown.
    if byte(at: cursor) == UInt8(ascii: "#"), byte(at: cursor + 1) == UInt8(ascii: "@") {
      return nil
    }
    var specifier = PrintfSpecifier.object
    specifier.flags = flags(at: &cursor)
    specifier.width = number(at: &cursor)
    if byte(at: cursor) == UInt8(ascii: ".") {
      cursor += 1
      specifier.precision = number(at: &cursor) ?? 0
    }
    specifier.length = length(at: &cursor)
    guard let letter = byte(at: cursor) else { return nil }
    specifier.letter = letter
    guard specifier.kind != nil else { return nil }
    offset = cursor + 1
    return .placeholder(specifier, position: position, start..<offset)
  }

  /// Reads a number of at most six digits; larger ones are none.
  private func number(at cursor: inout Int) -> Int? {
    var value = 0
    let start = cursor
    while let digit = byte(at: cursor), UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit {
      guard cursor - start < 6 else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      cursor += 1
    }
    return cursor == start ? nil : value
  }

  private func flags(at cursor: inout Int) -> ArgumentView.Flags {
    var flags: ArgumentView.Flags = []
    while let byte = byte(at: cursor) {
      switch byte {
      case UInt8(ascii: "-"): flags.insert(.leftAligned)
      case UInt8(ascii: "+"): flags.insert(.signed)
      case UInt8(ascii: " "): flags.insert(.spaced)
      case UInt8(ascii: "#"): flags.insert(.alternative)
      case UInt8(ascii: "0"): flags.insert(.zeroPadded)
      case UInt8(ascii: "'"): flags.insert(.grouped)
      default: return flags
      }
      cursor += 1
    }
    return flags
  }

  private func length(at cursor: inout Int) -> ArgumentView.Length {
    let first = byte(at: cursor)
    let isDouble = byte(at: cursor + 1) == first
    let length: ArgumentView.Length
    switch first {
    case UInt8(ascii: "h"): length = isDouble ? .hh : .h
    case UInt8(ascii: "l"): length = isDouble ? .ll : .l
    case UInt8(ascii: "q"): length = .q
    case UInt8(ascii: "j"): length = .j
    case UInt8(ascii: "z"): length = .z
    case UInt8(ascii: "t"): length = .t
    case UInt8(ascii: "L"): length = .longDouble
    default: return .none
    }
    cursor += length == .hh || length == .ll ? 2 : 1
    return length
  }
}
