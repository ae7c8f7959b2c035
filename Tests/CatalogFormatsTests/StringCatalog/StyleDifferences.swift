/// What may be different between a file and the same catalog as the writer writes it.
struct StyleDifferences: OptionSet, Hashable {
  let rawValue: Int

  /// Keys, locales or cases stand in another order.
  static let order = StyleDifferences(rawValue: 1)
  /// The fields of an object stand in another order, such as `version` in front.
  static let fieldOrder = StyleDifferences(rawValue: 2)
  /// White space between the parts: `": "`, `{}` on one line, another indent, tabs.
  static let layout = StyleDifferences(rawValue: 4)
  /// A line end behind the last brace.
  static let finalNewline = StyleDifferences(rawValue: 8)

  /// Every single difference.
  static let each: [StyleDifferences] = [.order, .fieldOrder, .layout, .finalNewline]

  /// Returns whether these differences, all of them, explain a file.
  ///
  /// - Parameters:
  ///   - file: The bytes of the file.
  ///   - canonical: Its catalog in Xcode's order.
  ///   - asFound: Its catalog in its own order.
  func explain(_ file: [UInt8], canonical: [UInt8], asFound: [UInt8]) -> Bool {
    if isEmpty { return file == canonical && file == asFound }
    return allow(file, canonical: canonical, asFound: asFound)
      && Self.each.filter(contains).allSatisfy {
        !subtracting($0).allow(file, canonical: canonical, asFound: asFound)
      }
  }

  private func allow(_ file: [UInt8], canonical: [UInt8], asFound: [UInt8]) -> Bool {
    parts(of: file) == parts(of: contains(.order) ? asFound : canonical)
  }

  /// The text without what may be different.
  private func parts(of bytes: [UInt8]) -> [String] {
    var bytes = bytes
    if contains(.finalNewline), bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if contains(.layout) {
      bytes.removeAll { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }
    guard contains(.fieldOrder) else { return [String(decoding: bytes, as: UTF8.self)] }
    return bytes.split(omittingEmptySubsequences: false) {
      $0 == 0x0A || $0 == 0x2C || $0 == 0x7B || $0 == 0x7D
    }
    .map { String(decoding: $0, as: UTF8.self) }
    .sorted()
  }
}
