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

  private func range(around at: Int) -> Range<Int>? {
    let name = bytes[..<at].reversed().prefix {
      $0.isASCIIAlphanumeric || "._%+-".utf8.contains($0)
    }
    var end = at + 1
    while end < bytes.count, bytes[end].isASCIIAlphanumeric || ".-".utf8.contains(bytes[end]) {
      end += 1
    }
    while end > at + 1, ".-".utf8.contains(bytes[end - 1]) { end -= 1 }
    let labels = bytes[at + 1..<end].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !name.isEmpty, labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }),
      let last = labels.last, last.count >= 2, last.allSatisfy(\.isASCIILetter)
    else { return nil }
    return at - name.count..<end
  }
}
