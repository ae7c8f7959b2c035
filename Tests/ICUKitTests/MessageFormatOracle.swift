import CatalogTestSupport

/// Rows of what ICU’s own MessageFormat made of messages.
enum MessageFormatOracle {
  static let path = "conformance/mf1/icu72-oracle/format.json"
  static let isThere = SharedFolder.has(path)

  struct Row: Decodable, Sendable {
    struct Argument: Decodable, Sendable {
      let type: String
      let value: JSONTree
    }

    let pattern: String
    let locale: String
    let args: [Argument]
    let exp: String?
    let error: String?
  }

  /// A message that is one formatted argument.
  struct Format: Sendable, CustomStringConvertible {
    let type: String
    let style: String?
    let row: Row

    var description: String { "\(row.locale) \(row.pattern)" }
  }

  /// The messages that are no more than an argument of some types.
  static func formats(_ types: Set<String>) -> [Format] {
    let rows = (try? SharedFolder.json([Row].self, of: path)) ?? []
    return rows.compactMap { row in
      let inner = row.pattern.dropFirst().dropLast()
      guard row.pattern.hasPrefix("{"), row.pattern.hasSuffix("}"), row.args.count == 1,
        !inner.contains(where: { "{}'".contains($0) })
      else { return nil }
      let parts = inner.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count > 1 else { return nil }
      let type = trimmed(parts[1])
      guard types.contains(type) else { return nil }
      return Format(type: type, style: parts.count > 2 ? String(parts[2]) : nil, row: row)
    }
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
