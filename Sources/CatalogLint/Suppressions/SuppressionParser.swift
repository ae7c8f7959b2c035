/// Reads what the comment of an entry silences.
struct SuppressionParser {
  private static let dashes = [Array("--".utf8), Array("—".utf8), Array("–".utf8)]

  private let bytes: [UInt8]
  private var position = 0

  /// Starts at the beginning of a comment.
  init(_ comment: String) { bytes = Array(comment.utf8) }

  /// Returns the next line that begins with a keyword, or `nil` where there is none; text may stand in
  /// front of it.
  mutating func next(after keyword: [UInt8]) -> Suppression? {
    while position + keyword.count <= bytes.count {
      let start = position
      position += 1
      guard bytes[start...].starts(with: keyword), !isWord(at: start - 1) else { continue }
      guard !isWord(at: start + keyword.count) else { continue }
      position = start + keyword.count
      return suppression(from: start)
    }
    return nil
  }

  private mutating func suppression(from start: Int) -> Suppression {
    var items: [Suppression.Item] = []
    var end = position
    repeat {
      skipSpaces()
      items += rule()
      if !items.isEmpty { end = max(end, position) }
      skipSpaces()
    } while skip(UInt8(ascii: ","))
    let hasReason = skipDash() && !isAtLineEnd(ignoringSpaces: true)
    while !isAtLineEnd(ignoringSpaces: false) { position += 1 }
    return Suppression(offsets: start..<end, items: items, hasReason: hasReason)
  }

  /// Reads `RULE` or `RULE(es, fr)`.
  private mutating func rule() -> [Suppression.Item] {
    guard let name = word() else { return [] }
    let rule = text(name)
    guard skip(UInt8(ascii: "(")) else {
      return [Suppression.Item(rule: rule, locale: nil, offsets: name)]
    }
    var items: [Suppression.Item] = []
    repeat {
      skipSpaces()
      guard let locale = word() else { break }
      items.append(Suppression.Item(rule: rule, locale: text(locale), offsets: locale))
      skipSpaces()
    } while skip(UInt8(ascii: ","))
    _ = skip(UInt8(ascii: ")"))
    return items.isEmpty ? [Suppression.Item(rule: rule, locale: nil, offsets: name)] : items
  }

  private mutating func word() -> Range<Int>? {
    guard !isDash(at: position) else { return nil }
    let start = position
    while isWord(at: position) { position += 1 }
    return start < position ? start..<position : nil
  }

  /// Whether a byte is part of the name of a rule or of a locale.
  private func isWord(at offset: Int) -> Bool {
    guard bytes.indices.contains(offset) else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      return true
    default: return false
    }
  }

  private func isDash(at offset: Int) -> Bool {
    SuppressionParser.dashes.contains { bytes[offset...].starts(with: $0) }
  }

  private mutating func skipDash() -> Bool {
    guard let dash = SuppressionParser.dashes.first(where: { bytes[position...].starts(with: $0) })
    else { return false }
    position += dash.count
    return true
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 }

  private func isAtLineEnd(ignoringSpaces: Bool) -> Bool {
    let rest = ignoringSpaces ? bytes[position...].drop(while: isSpace) : bytes[position...]
    return rest.first.map { $0 == 0x0A || $0 == 0x0D } ?? true
  }

  private func text(_ offsets: Range<Int>) -> String {
    String(decoding: bytes[offsets], as: UTF8.self)
  }
}
