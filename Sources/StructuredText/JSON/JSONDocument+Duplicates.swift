extension JSONDocument {
  /// Finds the members of an object whose name another member before them has.
  ///
  /// - Parameter object: An object.
  /// - Returns: For each repeated member, the member that first has the name, and the one that
  ///   repeats it, in the order of the text.
  public func duplicates(in object: Int) -> [(first: Int, repeated: Int)] {
    if hasAscendingNames(object) { return [] }
    let few = 16
    var position = 0
    var found: [(first: Int, repeated: Int)] = []
    var member = firstChild(of: object)
    while member < end(of: object) {
      if position == few { return duplicatesAmongMany(in: object) }
      if let first = memberWithSameName(as: member, in: object) { found.append((first, member)) }
      member = next(after: member)
      position += 1
    }
    return found
  }

  /// Whether the names of an object ascend, letters of either case being the same: then none stands
  /// twice.
  ///
  /// Most objects are written in such an order, and this is much cheaper than a look-up a name.
  private func hasAscendingNames(_ object: Int) -> Bool {
    var previous = firstChild(of: object)
    guard previous < end(of: object) else { return true }
    var member = next(after: previous)
    while member < end(of: object) {
      guard name(previous, isBefore: member) else { return false }
      previous = member
      member = next(after: member)
    }
    return true
  }

  private func name(_ one: Int, isBefore other: Int) -> Bool {
    let (one, other) = (nodes[one], nodes[other])
    if one.nameHasEscapes || other.nameHasEscapes { return false }
    var (offset, otherOffset) = (Int(one.nameStart), Int(other.nameStart))
    while offset < one.nameEnd, otherOffset < other.nameEnd {
      let (byte, otherByte) = (foldedCase(bytes[offset]), foldedCase(bytes[otherOffset]))
      if byte != otherByte { return byte < otherByte }
      offset += 1
      otherOffset += 1
    }
    return offset == one.nameEnd && otherOffset < other.nameEnd
  }

  private func foldedCase(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  private func memberWithSameName(as member: Int, in object: Int) -> Int? {
    var earlier = firstChild(of: object)
    while earlier < member {
      if haveSameName(earlier, member) { return earlier }
      earlier = next(after: earlier)
    }
    return nil
  }

  private func duplicatesAmongMany(in object: Int) -> [(first: Int, repeated: Int)] {
    var found: [(first: Int, repeated: Int)] = []
    var names = NameIndex(capacity: childCount(of: object))
    var member = firstChild(of: object)
    while member < end(of: object) {
      if let first = note(member, in: &names) { found.append((first, member)) }
      member = next(after: member)
    }
    return found
  }

  private func note(_ member: Int, in names: inout NameIndex) -> Int? {
    let node = nodes[member]
    let raw = bytes[Int(node.nameStart)..<Int(node.nameEnd)]
    let spelling = node.nameHasEscapes ? Array(name(member).utf8)[...] : raw
    return names.note(spelling, at: member) { haveSameName($0, member) }
  }

  private func haveSameName(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (nodes[one], nodes[other])
    if first.nameHasEscapes || second.nameHasEscapes {
      return name(one).utf8.elementsEqual(name(other).utf8)
    }
    let count = first.nameEnd - first.nameStart
    guard count == second.nameEnd - second.nameStart else { return false }
    for offset in 0..<Int(count)
    where bytes[Int(first.nameStart) + offset] != bytes[Int(second.nameStart) + offset] {
      return false
    }
    return true
  }
}
