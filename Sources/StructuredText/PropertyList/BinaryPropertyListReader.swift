internal import SourceText

/// Reads a property list in Apple's binary form (`bplist00`, as CoreFoundation's CFBinaryPList.c describes it).
///
/// Objects refer to each other by number. Every object that is shown costs a byte somewhere; a file whose objects
/// are shown more often than it has bytes was made to grow.
struct BinaryPropertyListReader {
  private static let trailerByteCount = 32

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let topObject: Int
  private let tableOffset: Int
  private var budget: Int
  private var depth = 0
  /// The texts that are read already: long ones may be referred to often.
  private var texts: [Int: (text: String, range: SourceRange)] = [:]

  /// Reads header and trailer.
  init(_ bytes: [UInt8]) throws(PropertyListProblem) {
    self.bytes = bytes
    guard bytes.starts(with: "bplist0".utf8), bytes.count >= 8 + Self.trailerByteCount else {
      throw PropertyListProblem(
        SourceRange(0, min(bytes.count, 8)),
        "this binary property list is cut off, or of another version than 00")
    }
    let trailer = bytes.count - Self.trailerByteCount
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    func number(_ index: Int) -> Int {
      Int(clamping: bytes[(trailer + index)..<(trailer + index + 8)].bigEndianNumber)
    }
    objectCount = number(8)
    topObject = number(16)
    tableOffset = number(24)
    budget = bytes.count
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, objectCount <= bytes.count,
      tableOffset <= trailer, objectCount * offsetSize <= trailer - tableOffset
    else { throw Self.damage(trailer) }
  }

  /// Reads the value of the file.
  mutating func root() throws(PropertyListProblem) -> PropertyListNode { try node(topObject) }

  private static func damage(_ offset: Int) -> PropertyListProblem {
    PropertyListProblem(
      SourceRange(offset, offset),
      "this binary property list is damaged here; get the file anew, or make it with plutil")
  }

  private mutating func node(_ object: Int) throws(PropertyListProblem) -> PropertyListNode {
    if let known = texts[object] {
      try spend(at: known.range.start)
      return PropertyListNode(value: .string(known.text), range: known.range)
    }
    guard 0..<objectCount ~= object else { throw Self.damage(tableOffset) }
    let entry = tableOffset + object * offsetSize
    let start = Int(clamping: bytes[entry..<(entry + offsetSize)].bigEndianNumber)
    guard 8..<tableOffset ~= start else { throw Self.damage(entry) }
    try spend(at: start)
    return try node(object, at: start)
  }

  private mutating func spend(at offset: Int) throws(PropertyListProblem) {
    budget -= 1
    if budget < 0 { throw Self.damage(offset) }
  }

  private mutating func node(
    _ object: Int, at start: Int
  ) throws(PropertyListProblem) -> PropertyListNode {
    let low = Int(bytes[start] & 0x0F)
    switch bytes[start] >> 4 {
    case 0x0 where low == 8 || low == 9:
      return PropertyListNode(value: .bool(low == 9), range: SourceRange(start, start + 1))
    case 0x1 where low <= 4:
      let payload = try payload(start + 1, 1 << low)
      let value = Int64(truncatingIfNeeded: payload.bigEndianNumber)
      return PropertyListNode(value: .number("\(value)"), range: range(start, payload))
    case 0x2 where low == 2 || low == 3:
      let payload = try payload(start + 1, 1 << low)
      return PropertyListNode(value: .number("\(payload.real)"), range: range(start, payload))
    case 0x3 where low == 3:
      let payload = try payload(start + 1, 8)
      return PropertyListNode(value: .date("\(payload.real)"), range: range(start, payload))
    case 0x4:
      let payload = try counted(start, unit: 1)
      return PropertyListNode(value: .data(Array(payload)), range: range(start, payload))
    case 0x5: return try text(object, try counted(start, unit: 1), isWide: false)
    case 0x6: return try text(object, try counted(start, unit: 2), isWide: true)
    case 0xA: return try array(start)
    case 0xD: return try dictionary(start)
    default: throw Self.damage(start)
    }
  }

  private func range(_ start: Int, _ payload: ArraySlice<UInt8>) -> SourceRange {
    SourceRange(start, payload.endIndex)
  }

  private func payload(
    _ start: Int, _ count: Int
  ) throws(PropertyListProblem) -> ArraySlice<UInt8> {
    guard start <= tableOffset, 0...(tableOffset - start) ~= count else {
      throw Self.damage(start - 1)
    }
    return bytes[start..<(start + count)]
  }

  /// Returns what follows a marker that has a count: in the marker itself, or, where that is too small, in a whole
  /// number behind it.
  private func counted(
    _ start: Int, unit: Int
  ) throws(PropertyListProblem) -> ArraySlice<UInt8> {
    var count = Int(bytes[start] & 0x0F)
    var offset = start + 1
    if count == 0x0F {
      let marker = try payload(offset, 1)
      guard let byte = marker.first, 0x10...0x13 ~= byte else { throw Self.damage(offset) }
      let digits = try payload(offset + 1, 1 << Int(byte & 0x0F))
      count = Int(clamping: digits.bigEndianNumber)
      offset = digits.endIndex
    }
    guard count <= bytes.count else { throw Self.damage(start) }
    return try payload(offset, count * unit)
  }

  private mutating func text(
    _ object: Int, _ payload: ArraySlice<UInt8>, isWide: Bool
  ) throws(PropertyListProblem) -> PropertyListNode {
    let range = SourceRange(payload.startIndex, payload.endIndex)
    let text: String
    if isWide {
      let decoded = try? DecodedText(Array(payload), as: .utf16(.bigEndian))
      text = String(decoding: decoded?.bytes ?? [], as: UTF8.self)
    } else {
      guard payload.allSatisfy({ $0 < 0x80 }) else { throw Self.damage(range.start) }
      text = String(decoding: payload, as: UTF8.self)
    }
    texts[object] = (text, range)
    return PropertyListNode(value: .string(text), range: range)
  }

  private func references(_ payload: ArraySlice<UInt8>) -> [Int] {
    stride(from: payload.startIndex, to: payload.endIndex, by: referenceSize).map {
      Int(clamping: payload[$0..<($0 + referenceSize)].bigEndianNumber)
    }
  }

  private mutating func array(_ start: Int) throws(PropertyListProblem) -> PropertyListNode {
    let payload = try counted(start, unit: referenceSize)
    try descend(at: start)
    var nodes: [PropertyListNode] = []
    for reference in references(payload) { nodes.append(try node(reference)) }
    depth -= 1
    return PropertyListNode(value: .array(nodes), range: range(start, payload))
  }

  private mutating func dictionary(_ start: Int) throws(PropertyListProblem) -> PropertyListNode {
    let payload = try counted(start, unit: 2 * referenceSize)
    try descend(at: start)
    let references = references(payload)
    let count = references.count / 2
    var members: [PropertyListNode.Member] = []
    for (key, value) in zip(references[..<count], references[count...]) {
      let keyNode = try node(key)
      guard let name = keyNode.string else { throw Self.damage(keyNode.range.start) }
      members.append(
        PropertyListNode.Member(key: name, keyRange: keyNode.range, node: try node(value)))
    }
    depth -= 1
    return PropertyListNode(value: .dictionary(members), range: range(start, payload))
  }

  private mutating func descend(at offset: Int) throws(PropertyListProblem) {
    depth += 1
    if depth > PropertyListDocument.maximumDepth { throw Self.damage(offset) }
  }
}

extension ArraySlice<UInt8> {
  /// The number that at most eight bytes write, the high one first; of more the low eight.
  fileprivate var bigEndianNumber: UInt64 { reduce(0) { $0 << 8 | UInt64($1) } }

  /// The floating-point number that four or eight bytes write.
  fileprivate var real: Double {
    count == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bigEndianNumber)))
      : Double(bitPattern: bigEndianNumber)
  }
}
