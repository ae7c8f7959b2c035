/// The parts of a pattern while it is read.
struct PartList {
  var parts: [MessageFormat1.Part] = []
  var numbers: [Double] = []
  var hasNamedArguments = false
  var hasNumberedArguments = false

  /// The number of parts.
  var count: Int { parts.count }

  /// Adds a part.
  @inline(__always)
  mutating func append(
    _ kind: MessageFormat1.Part.Kind, at offset: Int, length: Int, value: Int = 0
  ) {
    parts.append(MessageFormat1.Part(kind, at: offset, length: length, value: value))
  }

  /// Adds the part that ends what another one begins.
  @inline(__always)
  mutating func appendLimit(
    of start: Int, _ kind: MessageFormat1.Part.Kind, at offset: Int, length: Int, value: Int = 0
  ) {
    parts[start].limit = parts.count
    append(kind, at: offset, length: length, value: value)
  }

  /// Adds a part for a number and keeps the number.
  ///
  /// - Returns: Whether the number could be kept: the index has 15 bits.
  mutating func append(number: Double, at offset: Int, length: Int) -> Bool {
    guard numbers.count <= Int(Int16.max) else { return false }
    append(.argumentDouble, at: offset, length: length, value: numbers.count)
    numbers.append(number)
    return true
  }
}
