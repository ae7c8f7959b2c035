public import SourceText

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A JSON text as a flat list of nodes that know their bytes (RFC 8259).
///
/// Order, duplicate names and the spelling of numbers are kept: nothing is interpreted before it is
/// asked for. A node is named by its index; index 0 is the value of the file. The members of an
/// object and the elements of an array follow it in order.
public struct JSONDocument: Sendable {
  /// What a node is.
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// An object.
    case object
    /// An array.
    case array
    /// A string.
    case string
    /// A number.
    case number
    /// `true`.
    case `true`
    /// `false`.
    case `false`
    /// `null`.
    case null
  }

  struct Node: BitwiseCopyable {
    var kind: Kind
    var hasEscapes = false
    var nameHasEscapes = false
    var nameStart: UInt32 = 0
    var nameEnd: UInt32 = 0
    var start: UInt32
    var end: UInt32 = 0
    /// How many nodes this one is, with everything in it.
    var count: UInt32 = 1
  }

  /// How deep arrays and objects may stand inside each other.
  public static let maximumDepth = 512

  /// The text.
  public let bytes: [UInt8]
  let nodes: [Node]

  /// Parses a text.
  ///
  /// A byte order mark of UTF-8 in front is passed over. Takes linear time and 24 bytes of
  /// memory a value.
  ///
  /// - Parameter bytes: The whole file, less than 4 GiB.
  /// - Throws: `JSONSyntaxError` for the first place that is no JSON.
  public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    self.bytes = bytes
    if let halves = JSONHalves(of: bytes) {
      nodes = halves.nodes
    } else {
      nodes = try Self.nodes(of: bytes)
    }
  }

  private static func nodes(of bytes: [UInt8]) throws(JSONSyntaxError) -> [Node] {
    let encodingError = JSONParser.encodingError(in: bytes.span)
    var parser = JSONParser(bytes)
    do throws(JSONSyntaxError) {
      try parser.parse()
    } catch {
      if case .notUTF8Encoding = error.kind { throw error }
      throw encodingError ?? error
    }
    if let encodingError { throw encodingError }
    return parser.nodes
  }

  /// Returns what a node is.
  public func kind(_ node: Int) -> Kind { nodes[node].kind }

  /// Returns the bytes of a node: of a string between its quotation marks, else all of them.
  public func range(_ node: Int) -> SourceRange {
    SourceRange(Int(nodes[node].start), Int(nodes[node].end))
  }

  /// Returns the bytes of the name of a member between its quotation marks; empty where the node is
  /// no member.
  public func nameRange(_ node: Int) -> SourceRange {
    SourceRange(Int(nodes[node].nameStart), Int(nodes[node].nameEnd))
  }

  /// Returns the first member or element of a node; with `next(after:)` up to `end(of:)` it walks
  /// all.
  public func firstChild(of node: Int) -> Int { node + 1 }

  /// Returns the sibling that follows a node, or the end of their parent.
  public func next(after node: Int) -> Int { node + Int(nodes[node].count) }

  /// Returns the index behind the last member or element of a node.
  public func end(of node: Int) -> Int { node + Int(nodes[node].count) }

  /// Returns whether a node has members or elements.
  public func hasChildren(_ node: Int) -> Bool { firstChild(of: node) < end(of: node) }

  /// Returns the number of members or elements of a node; takes time linear in it.
  public func childCount(of node: Int) -> Int {
    var count = 0
    var child = firstChild(of: node)
    while child < end(of: node) {
      count += 1
      child = next(after: child)
    }
    return count
  }

  /// Returns the members or elements of a node, in the order of the text.
  public func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = firstChild(of: node)
    while child < end(of: node) {
      children.append(child)
      child = next(after: child)
    }
    return children
  }

  /// Returns whether the name of a member is the one given.
  ///
  /// - Parameters:
  ///   - node: A member.
  ///   - expected: A name in ASCII.
  public func name(_ node: Int, is expected: StaticString) -> Bool {
    let member = nodes[node]
    if member.nameHasEscapes { return name(node) == "\(expected)" }
    return equal(Int(member.nameStart), Int(member.nameEnd), expected)
  }

  /// Returns whether a node is the string given.
  ///
  /// - Parameters:
  ///   - node: Any node.
  ///   - expected: A text in ASCII.
  public func string(_ node: Int, is expected: StaticString) -> Bool {
    let value = nodes[node]
    guard value.kind == .string else { return false }
    if value.hasEscapes { return string(node) == "\(expected)" }
    return equal(Int(value.start), Int(value.end), expected)
  }

  /// Returns the name of a member with its escapes resolved.
  public func name(_ node: Int) -> String {
    let member = nodes[node]
    return decoded(Int(member.nameStart), Int(member.nameEnd), hasEscapes: member.nameHasEscapes)
  }

  /// Returns the text of a string with its escapes resolved, or `nil` where the node is no string.
  public func string(_ node: Int) -> String? {
    let value = nodes[node]
    guard value.kind == .string else { return nil }
    return decoded(Int(value.start), Int(value.end), hasEscapes: value.hasEscapes)
  }

  /// Returns the digits of a number as they are written, or `nil` where the node is no number.
  public func number(_ node: Int) -> String? {
    let value = nodes[node]
    guard value.kind == .number else { return nil }
    return decoded(Int(value.start), Int(value.end), hasEscapes: false)
  }

  private func decoded(_ start: Int, _ end: Int, hasEscapes: Bool) -> String {
    if hasEscapes { return JSONEscapes.decode(bytes[start..<end]) }
    // The parser has validated the whole text, and strings end at ASCII quotation marks.
    return String(valid: bytes.span.extracting(start..<end))
  }

  private func equal(_ start: Int, _ end: Int, _ expected: StaticString) -> Bool {
    let count = end - start
    guard count == expected.utf8CodeUnitCount else { return false }
    return unsafe bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return count == 0 }
      return unsafe memcmp(base + start, expected.utf8Start, count) == 0
    }
  }
}
