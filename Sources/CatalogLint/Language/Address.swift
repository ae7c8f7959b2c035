/// An address of the Web or of mail that stands in a text.
struct Address {
  /// The UTF-8 offsets in the text.
  let range: Range<Int>
  /// The address as it is written, with `…` for placeholders.
  let spelling: String
  /// What is the same in two addresses that lead to one place, be it in two languages.
  let identity: String
}

/// How the addresses of a translation differ from those of its source text.
enum AddressDifference {
  /// One stands in the place of another one.
  case changed(Address, expected: Address)
  /// One is not in the source text.
  case added(Address)
  /// One of the source text is gone.
  case lost(Address)

  /// Compares addresses, whose order does not matter.
  static func all(in found: [Address], from expected: [Address]) -> [AddressDifference] {
    let known = Set(expected.map(\.identity))
    let present = Set(found.map(\.identity))
    let added = found.filter { !known.contains($0.identity) }
    let lost = expected.filter { !present.contains($0.identity) }
    let pairs = zip(added, lost).map { AddressDifference.changed($0, expected: $1) }
    return pairs + added.dropFirst(lost.count).map(AddressDifference.added)
      + lost.dropFirst(added.count).map(AddressDifference.lost)
  }
}

extension Address {
  /// Makes an address of some bytes of a text.
  init(_ bytes: ArraySlice<UInt8>, identity: (String) -> String) {
    range = bytes.startIndex..<bytes.endIndex
    var spelling: [UInt8] = []
    for byte in bytes {
      if byte != 0 {
        spelling.append(byte)
      } else if spelling.last != 0 {
        spelling.append(0)
      }
    }
    let parts = spelling.split(separator: 0, omittingEmptySubsequences: false)
    self.spelling = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "…")
    self.identity = identity(self.spelling)
  }
}
