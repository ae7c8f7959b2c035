internal import ICUKit
internal import SourceText
internal import StructuredText

extension StringCatalogFormat: PartedFormat {
  /// Finds the places between the entries.
  public func parts(of bytes: [UInt8], ofSize size: Int) -> FileParts? {
    JSONMembers.parts(of: bytes, in: "strings", ofSize: size)
  }

  /// A comma stands between two entries.
  public func joint(before second: ArraySlice<UInt8>) -> [UInt8] { [UInt8(ascii: ",")] }

  /// Puts the entries into the order of Xcode.
  public func ordered(_ bytes: [UInt8]) -> [UInt8]? {
    guard let collator = try? Collator.root else { return nil }
    var names: [String] = []
    var members: [SourceRange] = []
    let place = JSONMembers.forEach(in: bytes, of: "strings") { name, end in
      names.append(JSONEscapes.decode(bytes[name].dropFirst().dropLast()))
      members.append(SourceRange(name.lowerBound, end))
    }
    guard let place, !members.isEmpty else { return nil }
    let order = collator.sorted(names)
    guard order != Array(order.indices) else { return bytes }
    names = []
    var sorted: [UInt8] = []
    sorted.reserveCapacity(bytes.count)
    sorted += bytes[..<members[0].start]
    for (position, index) in order.enumerated() {
      if position > 0 { sorted += bytes[members[position - 1].end..<members[position].start] }
      sorted += bytes[members[index].start..<members[index].end]
    }
    sorted += bytes[place.end...]
    return sorted
  }
}
