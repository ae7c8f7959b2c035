public import SourceText

/// Why a text is no YAML that is read, and where.
public struct YAMLSyntaxError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The bytes are no text in the encoding of the file.
    case invalidEncoding
    /// A control character.
    case controlCharacter
    /// A tab where only spaces may indent.
    case tab
    /// A line begins with other spaces than those that belong together with it.
    case indentation
    /// A colon and a space in a plain text that stands behind a key.
    case colonInText
    /// A key without a colon.
    case missingColon
    /// A quotation mark or a bracket that is never closed.
    case unclosed
    /// A character that cannot begin a plain text.
    case reservedCharacter(String)
    /// An escape that YAML does not have.
    case unknownEscape
    /// An alias without an anchor before it.
    case undefinedAlias(String)
    /// Values stand inside each other deeper than the limit.
    case tooDeep(limit: Int)
    /// Another document begins.
    case severalDocuments
    /// The parser refused for another reason, in its own words.
    case other(String)
  }

  /// The bytes that are wrong.
  public let range: SourceRange
  /// What is wrong.
  public let kind: Kind

  /// Creates an error.
  public init(range: SourceRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

extension YAMLSyntaxError {
  /// What is wrong, what was expected and what to do.
  public var message: DiagnosticMessage {
    switch kind {
    case .invalidEncoding: "these bytes are not valid UTF-8; save the file as UTF-8"
    case .controlCharacter: "YAML has no control characters; write an escape in quotation marks"
    case .tab: "YAML is indented with spaces alone; replace the tab"
    case .indentation:
      "the spaces before this line fit no line above it; indent keys that belong together alike"
    case .colonInText:
      "a colon and a space begin a value here; put the text in quotation marks"
    case .missingColon: "a key needs a colon and a space behind it; add them"
    case .unclosed: "what begins here is never closed; add the closing mark"
    case .reservedCharacter(let character):
      "a text cannot begin with “\(character)”; put it in quotation marks"
    case .unknownEscape: "YAML has no such escape; double the backslash"
    case .undefinedAlias(let name): "no anchor “&\(name)” stands before this alias; define it first"
    case .tooDeep(let limit): "values are nested deeper than \(limit) levels"
    case .severalDocuments:
      "another document begins here, and only the first one is read; put its texts into a file of their own"
    case .other(let reason): "this is no YAML: \(reason)"
    }
  }
}
