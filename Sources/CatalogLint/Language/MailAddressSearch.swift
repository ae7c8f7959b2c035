/// Finds addresses of mail in a text.
struct MailAddressSearch {
  private let bytes: [UInt8]

  init(_ text: BlankedText) { bytes = text.bytes }

  /// The addresses, in their order.
  var addresses: [Address] {
    var found: [Address] = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: "@") {
      if let range = range(around: index) {
        found.append(Address(bytes[range]) { $0.lowercased() })
      }
    }
    return found
  }

  /// Returns whether a text may have an address: an at sign with a name in front and a label behind.
  static func mayFindAddress(in bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] == UInt8(ascii: "@") {
      guard index > 0, index + 1 < bytes.count, bytes[index - 1] != UInt8(ascii: "%"),
        bytes[index - 1].isPartOfMailName, bytes[index + 1].isPartOfMailHost
      else { continue }
      return true
    }
    return false
  }

  private func range(around at: Int) -> Range<Int>? {
    let name = bytes[..<at].reversed().prefix(while: \.isPartOfMailName)
    var end = at + 1
    while end < bytes.count, bytes[end].isPartOfMailHost { end += 1 }
    while end > at + 1, ".-".utf8.contains(bytes[end - 1]) { end -= 1 }
    let labels = bytes[at + 1..<end].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !name.isEmpty, labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }),
      let last = labels.last, last.count >= 2, last.allSatisfy(\.isASCIILetter)
    else { return nil }
    return at - name.count..<end
  }
}

extension UInt8 {
  fileprivate var isPartOfMailName: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "%"), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: isASCIIAlphanumeric
    }
  }

  fileprivate var isPartOfMailHost: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}
