/// Messages as Flutter's tool reads them without `use-escaping`, and the same messages as ICU has them.
///
/// For Flutter an apostrophe is always one. For ICU two of them are one, and one before a brace begins a quotation.
enum ARBText {
  private static let apostrophe = UInt8(ascii: "'")

  /// Returns a message in ICU's syntax.
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(apostrophe) else { return text }
    var decoded: [UInt8] = []
    forEachRun(in: Array(text.utf8)) { _, run, isDoubled in
      decoded += run
      if isDoubled { decoded += run }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Returns the offset in a message of Flutter that an offset in the one of ICU stands for.
  static func plainOffset(ofDecoded offset: Int, in text: String) -> Int {
    var decoded = 0
    var result: Int?
    let bytes = Array(text.utf8)
    forEachRun(in: bytes) { start, run, isDoubled in
      let count = isDoubled ? 2 * run.count : run.count
      if result == nil, offset < decoded + count {
        result = start + (isDoubled ? (offset - decoded) / 2 : offset - decoded)
      }
      decoded += count
    }
    return result ?? bytes.count
  }

  /// Returns a message for Flutter, or `nil` where it shows a brace, which needs `use-escaping: true`.
  static func encode(_ text: String) -> String? {
    guard text.utf8.contains(apostrophe) else { return text }
    let bytes = Array(text.utf8)
    var encoded: [UInt8] = []
    var isQuoted = false
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      offset += 1
      guard byte == apostrophe else {
        if isQuoted, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return nil }
        encoded.append(byte)
        continue
      }
      if next == apostrophe {
        encoded.append(byte)
        offset += 1
      } else if isQuoted {
        isQuoted = false
      } else if isSyntax(next) {
        isQuoted = true
      } else {
        encoded.append(byte)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isSyntax(_ byte: UInt8) -> Bool { "{}#|".utf8.contains(byte) }

  /// Calls a closure for each run of apostrophes and for what stands between them.
  private static func forEachRun(
    in bytes: [UInt8],
    _ body: (_ start: Int, _ run: ArraySlice<UInt8>, _ isDoubled: Bool) -> Void
  ) {
    var start = 0
    while start < bytes.count {
      let isApostrophe = bytes[start] == apostrophe
      let end = bytes[start...].firstIndex { ($0 == apostrophe) != isApostrophe } ?? bytes.count
      let isBeforeSyntax = end < bytes.count && isSyntax(bytes[end])
      body(start, bytes[start..<end], isApostrophe && (end - start > 1 || isBeforeSyntax))
      start = end
    }
  }
}
