/// How a text stands in a cell: with doubled quotation marks if it is quoted, and with an apostrophe before it if a
/// spreadsheet would take it for a formula.
enum CellText {
  private static let quote = UInt8(ascii: "\"")
  private static let apostrophe = UInt8(ascii: "'")

  /// Returns what the bytes of a cell say.
  static func decode(_ raw: ArraySlice<UInt8>, isQuoted: Bool) -> String {
    let raw = isGuarded(raw) ? raw.dropFirst() : raw
    guard isQuoted, raw.contains(quote) else { return String(decoding: raw, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var rest = raw
    while let mark = rest.firstIndex(of: quote) {
      text += rest[...mark]
      rest = rest[min(mark + 2, raw.endIndex)...]
    }
    text += rest
    return String(decoding: text, as: UTF8.self)
  }

  /// Spells a text as a cell.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - separator: What parts the cells.
  static func encode(_ text: String, separator: UInt8) -> [UInt8] {
    var bytes = Array(text.utf8)
    if needsGuard(bytes[...]) { bytes.insert(apostrophe, at: 0) }
    let isQuoted =
      bytes.contains { $0 == separator || $0 == quote || $0 == 0x0A || $0 == 0x0D }
      || bytes.first == 0x20 || bytes.last == 0x20 || bytes.first == 0x09 || bytes.last == 0x09
    guard isQuoted else { return bytes }
    return [quote] + bytes.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }

  /// Whether an apostrophe begins the bytes of a cell that is no part of its text.
  static func isGuarded(_ raw: ArraySlice<UInt8>) -> Bool {
    raw.first == apostrophe && needsGuard(raw)
  }

  /// Whether a sign that begins a formula stands at the beginning, or behind apostrophes that do.
  private static func needsGuard(_ text: ArraySlice<UInt8>) -> Bool {
    switch text.drop(while: { $0 == apostrophe }).first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      true
    default: false
    }
  }
}
