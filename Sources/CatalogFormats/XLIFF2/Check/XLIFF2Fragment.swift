internal import SourceText

/// A fragment identifier of XLIFF 2, such as `#f=f1/u=u1/n=n1` (XLIFF 2.1, section 4.4).
struct XLIFF2Fragment {
  /// One step: a prefix and an identifier.
  struct Selector {
    /// The prefix; empty for segments, ignorables and inline elements of the source.
    let prefix: Substring
    let id: Substring
  }

  let selectors: [Selector]

  private static let order = ["f": 0, "g": 1, "u": 1]
  /// The prefixes of the modules, and of the one extension that has registered its own.
  private static let modules: Set<Substring> = [
    "mtc", "gls", "fs", "mda", "res", "ctr", "slr", "val", "its", "itsm", "pgs", "tbx",
  ]

  /// The selector of what the identifier names.
  var leaf: Selector? { selectors.last }

  /// Returns the identifier of the step with a prefix.
  func id(of prefix: String) -> Substring? { selectors.first { $0.prefix == prefix }?.id }

  /// Reads a reference.
  ///
  /// - Parameter reference: The reference, which begins with `#`.
  /// - Throws: A message for a reference that is no fragment identifier.
  init(_ reference: String) throws(XLIFF2FragmentError) {
    var rest = reference.dropFirst()
    if rest.first == "/" { rest = rest.dropFirst() }
    var selectors: [Selector] = []
    for part in rest.split(separator: "/", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let last = pieces.last, XLIFF2ValueType.isNameToken(last) else {
        throw .malformed(String(part))
      }
      guard pieces.count == 2 else {
        selectors.append(Selector(prefix: "", id: last))
        continue
      }
      guard XLIFF2ValueType.isNameToken(pieces[0]) else { throw .unknownPrefix(String(pieces[0])) }
      selectors.append(Selector(prefix: pieces[0], id: last))
    }
    try XLIFF2Fragment.check(selectors)
    self.selectors = selectors
  }

  private static func check(_ selectors: [Selector]) throws(XLIFF2FragmentError) {
    var rank = -1
    for selector in selectors {
      let isKnown =
        ["", "f", "g", "u", "n", "d", "t"].contains(selector.prefix)
        || modules.contains(selector.prefix)
      guard isKnown else { throw .unknownPrefix(String(selector.prefix)) }
      let next = order[String(selector.prefix)] ?? 2
      guard next > rank else { throw .order }
      rank = next
    }
  }
}

/// Why a reference is no fragment identifier.
enum XLIFF2FragmentError: Error {
  case malformed(String)
  case unknownPrefix(String)
  case order

  var message: DiagnosticMessage {
    switch self {
    case .malformed(let part):
      "“\(part)” is no step of a fragment identifier; expected one as in #u=id or #n=id"
    case .unknownPrefix(let prefix):
      """
      “\(prefix)” is no prefix of a fragment identifier; expected f, g, u, n, d, t, or that of a module such as gls
      """
    case .order:
      "a fragment identifier names at most a file, then a group or a unit, then one thing in it"
    }
  }
}
