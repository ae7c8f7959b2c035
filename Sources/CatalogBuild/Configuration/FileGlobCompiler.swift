/// Makes the states of a `FileGlob`.
///
/// The pattern is first read into a tree, then the states are made from its end to its start, each with
/// the number of the one that follows it.
struct FileGlobCompiler {
  private indirect enum Node {
    case take(FileGlob.Matcher)
    /// `*`.
    case stars
    /// `**/`: any number of folders.
    case folders
    /// `**` at the end.
    case everything
    case alternatives([[Node]])
  }

  private static let longest = 4096
  private static let deepest = 16

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var states: [FileGlob.State] = [.end]

  /// Compiles a pattern.
  static func compile(
    _ pattern: String
  ) throws(FileGlobError) -> (states: [FileGlob.State], start: Int) {
    var scalars = Array(pattern.unicodeScalars)
    while scalars.starts(with: "./".unicodeScalars) { scalars.removeFirst(2) }
    while scalars.last == "/" && scalars.count > 1 { scalars.removeLast() }
    guard scalars.first != "/",
      !scalars.split(separator: "/").contains(where: { $0.elementsEqual("..".unicodeScalars) })
    else { throw .leadsOut }
    guard scalars.count <= longest else { throw .tooLarge }
    var compiler = FileGlobCompiler(scalars: scalars)
    let nodes = try compiler.sequence(depth: 0)
    if compiler.position < scalars.count { throw .unopened("}") }
    let start = compiler.add(nodes, before: 0)
    return (compiler.states, start)
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private var isAtComponentStart: Bool {
    guard position > 0 else { return true }
    return ["/", "{", ","].contains(scalars[position - 1])
  }

  /// Reads up to the end, or inside braces up to a comma or a closing brace.
  private mutating func sequence(depth: Int) throws(FileGlobError) -> [Node] {
    var nodes: [Node] = []
    while position < scalars.count {
      let scalar = scalars[position]
      if scalar == "}" || (depth > 0 && scalar == ",") { break }
      switch scalar {
      case "*": nodes.append(stars())
      case "?": nodes.append(.take(.anyButSlash))
      case "[": nodes.append(.take(try set()))
      case "{": nodes.append(try braces(depth: depth + 1))
      case "\\":
        position += 1
        guard position < scalars.count else { throw .unclosed("\\") }
        nodes.append(.take(.character(scalars[position])))
      default: nodes.append(.take(.character(scalar)))
      }
      position += 1
    }
    return nodes
  }

  /// Reads `*` or `**` and stays on the last character of it.
  private mutating func stars() -> Node {
    let isFirst = isAtComponentStart
    let start = position
    while position + 1 < scalars.count, scalars[position + 1] == "*" { position += 1 }
    guard isFirst, position == start + 1 else { return .stars }
    if position + 1 == scalars.count { return .everything }
    guard scalars[position + 1] == "/" else {
      return scalars[position + 1] == "}" || scalars[position + 1] == "," ? .everything : .stars
    }
    position += 1
    return .folders
  }

  /// Reads a set and stays on its closing bracket.
  private mutating func set() throws(FileGlobError) -> FileGlob.Matcher {
    position += 1
    let isNegated = position < scalars.count && ["!", "^"].contains(scalars[position])
    if isNegated { position += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while position < scalars.count, scalars[position] != "]" || ranges.isEmpty {
      let first = try setCharacter()
      var last = first
      if position + 1 < scalars.count, scalars[position] == "-", scalars[position + 1] != "]" {
        position += 1
        last = try setCharacter()
      }
      guard first <= last else { throw .badSet }
      ranges.append(first...last)
    }
    guard position < scalars.count else { throw .unclosed("[") }
    return .set(ranges, isNegated: isNegated)
  }

  private mutating func setCharacter() throws(FileGlobError) -> Unicode.Scalar {
    if scalars[position] == "\\" { position += 1 }
    guard position < scalars.count else { throw .unclosed("[") }
    guard scalars[position] != "/" else { throw .badSet }
    defer { position += 1 }
    return scalars[position]
  }

  /// Reads `{a,b}` and stays on its closing brace.
  private mutating func braces(depth: Int) throws(FileGlobError) -> Node {
    guard depth <= FileGlobCompiler.deepest else { throw .tooLarge }
    var alternatives: [[Node]] = []
    repeat {
      position += 1
      alternatives.append(try sequence(depth: depth))
      guard position < scalars.count else { throw .unclosed("{") }
    } while scalars[position] == ","
    return .alternatives(alternatives)
  }

  private mutating func add(_ nodes: [Node], before next: Int) -> Int {
    var next = next
    for node in nodes.reversed() { next = add(node, before: next) }
    return next
  }

  private mutating func add(_ node: Node, before next: Int) -> Int {
    switch node {
    case .take(let matcher): return add(.take(matcher, next: next))
    case .stars: return addLoop(of: .anyButSlash, before: next)
    case .everything:
      return add(.take(.any, next: addLoop(of: .any, before: next)))
    case .folders:
      let fork = add(.fork([]))
      let slash = add(.take(.character("/"), next: fork))
      let name = add(.take(.anyButSlash, next: addLoop(of: .anyButSlash, before: slash)))
      states[fork] = .fork([next, name])
      return fork
    case .alternatives(let sequences):
      var starts: [Int] = []
      for sequence in sequences { starts.append(add(sequence, before: next)) }
      return add(.fork(starts))
    }
  }

  /// Adds what takes any number of characters.
  private mutating func addLoop(of matcher: FileGlob.Matcher, before next: Int) -> Int {
    let fork = add(.fork([]))
    states[fork] = .fork([next, add(.take(matcher, next: fork))])
    return fork
  }

  private mutating func add(_ state: FileGlob.State) -> Int {
    states.append(state)
    return states.count - 1
  }
}
