/// Finds addresses of the Web in a text: those with a scheme, and those that begin with `www.`.
struct WebAddressSearch {
  private let bytes: [UInt8]

  init(_ text: BlankedText) { bytes = text.bytes }

  /// Whether a text has what an address begins with; far cheaper than looking for addresses.
  static func mayFindAddress(in bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: ":") where bytes.hasWord("://", at: index): return true
      case UInt8(ascii: "w") where bytes.hasWord("www.", at: index): return true
      default: break
      }
    }
    return false
  }

  /// The addresses, in their order.
  var addresses: [Address] {
    var found: [Address] = []
    var index = 0
    while index < bytes.count {
      guard let start = start(at: index) else {
        index += 1
        continue
      }
      let end = end(from: start.body)
      if end > start.body {
        found.append(Address(bytes[start.first..<end], identity: WebAddressSearch.identity))
      }
      index = max(end, index + 1)
    }
    return found
  }

  /// Where an address starts whose scheme ends at an offset, and where that starts which follows the scheme.
  private func start(at index: Int) -> (first: Int, body: Int)? {
    guard bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "w") else { return nil }
    let rest = bytes[index...]
    if rest.starts(with: "://".utf8) {
      let scheme = bytes[..<index].reversed().prefix { $0.isASCIIAlphanumeric }
      return scheme.count >= 2 ? (index - scheme.count, index + 3) : nil
    }
    let isApart = index == 0 || !(bytes[index - 1].isASCIIAlphanumeric || bytes[index - 1] == 0x2F)
    return rest.starts(with: "www.".utf8) && isApart ? (index, index + 4) : nil
  }

  private func end(from start: Int) -> Int {
    var end = start
    var depth = 0
    while end < bytes.count {
      let byte = bytes[end]
      guard byte == 0 || 0x21...0x7E ~= byte, !"<>\"'`\\]}|*".utf8.contains(byte) else { break }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { break }
      end += 1
    }
    while end > start, ".,;:!?".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Leaves out what names a language: sites have one address for each.
  private static func identity(of spelling: String) -> String {
    let address = spelling.lowercased()
    let parts = address.split { "/?&=#".contains($0) }
    let hostIndex = parts.first?.hasSuffix(":") == true ? 1 : 0
    let kept = parts.enumerated().compactMap { index, part -> String? in
      if index == hostIndex { return host(part) }
      return isLanguage(part) ? nil : String(part)
    }
    return kept.joined(separator: "/")
  }

  private static func host(_ name: Substring) -> String {
    let labels = name.split(separator: ".")
    guard labels.count >= 3, let first = labels.first, first == "www" || isLanguage(first) else {
      return String(name)
    }
    return labels.dropFirst().joined(separator: ".")
  }

  private static func isLanguage(_ part: Substring) -> Bool {
    let subtags = part.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard subtags.count <= 3, let language = subtags.first, 2...3 ~= language.utf8.count else {
      return false
    }
    if subtags.count == 1 && language.utf8.count == 3 { return false }
    return subtags.dropFirst().allSatisfy { $0.utf8.count == 2 || $0.utf8.count == 4 }
      && part.utf8.allSatisfy { $0.isASCIILetter || $0 == 0x2D || $0 == 0x5F }
  }
}
