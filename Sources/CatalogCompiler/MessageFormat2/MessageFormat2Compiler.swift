internal import CompiledCatalog

/// Turns a text of Unicode MessageFormat 2 into a program of the run time.
struct MessageFormat2Compiler {
  /// The canonical tag of the locale.
  let locale: String

  /// Returns the node of a text.
  func compile(
    _ text: String, depth: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> NodeReference? {
    throw .malformed
  }

  /// Returns the source of a message that is nothing but a text.
  static func source(ofPlain text: String) -> String { text }
}
