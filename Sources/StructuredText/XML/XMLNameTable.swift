/// The names of elements and attributes, each of them once.
struct XMLNameTable: Sendable {
  private var names: [String] = []
  private var prefixes: [String] = []
  private var locals: [String] = []
  private var spellings: [[UInt8]] = []
  /// For each slot the index of a name and one, or 0; the number of slots is a power of two.
  private var slots = [Int32](repeating: 0, count: 64)

  subscript(index: Int) -> String { names[index] }

  /// Returns the part of a name before its colon; empty where it has none.
  func prefix(_ index: Int) -> String { prefixes[index] }

  /// Returns the part of a name behind its colon; all of it where it has none.
  func local(_ index: Int) -> String { locals[index] }

  /// Returns the index of a name, which it gets where it is new.
  mutating func index(of name: ArraySlice<UInt8>) -> Int {
    var slot = slot(of: name)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if spellings[index].elementsEqual(name) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    names.append(String(decoding: name, as: UTF8.self))
    let colon = name.firstIndex(of: UInt8(ascii: ":"))
    prefixes.append(colon.map { String(decoding: name[..<$0], as: UTF8.self) } ?? "")
    locals.append(
      String(decoding: name[(colon.map { $0 + 1 } ?? name.startIndex)...], as: UTF8.self))
    spellings.append(Array(name))
    slots[slot] = Int32(names.count)
    if names.count * 2 > slots.count { grow() }
    return names.count - 1
  }

  /// Returns the index of a name, or `nil` where no element or attribute has it.
  func existingIndex(of name: String) -> Int? {
    let bytes = Array(name.utf8)
    var slot = slot(of: bytes[...])
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if spellings[index] == bytes { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 4)
    for (index, spelling) in spellings.enumerated() {
      var slot = slot(of: spelling[...])
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  private func slot(of name: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
  }
}
