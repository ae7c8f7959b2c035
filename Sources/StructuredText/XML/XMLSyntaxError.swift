public import SourceText

/// Why a text is no XML that is read, and where.
public struct XMLSyntaxError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The file holds no element.
    case empty
    /// A byte sequence is not valid in the encoding of the file.
    case invalidEncoding
    /// The file names an encoding that is not known, or that it does not have.
    case wrongEncoding
    /// The file ends inside an element, or, without a name, inside a tag, a comment or a declaration.
    case unexpectedEnd(element: String?)
    /// An end tag does not match its start tag.
    case mismatchedTag(expected: String)
    /// A NUL byte.
    case nulByte
    /// A byte stands where the grammar allows none such.
    case invalidToken
    /// An ampersand or what follows it is no reference.
    case invalidReference
    /// The file ends inside a character data section.
    case unclosedCharacterData
    /// An attribute stands twice in one tag.
    case duplicateAttribute
    /// A reference to an entity that is not one of the five of XML.
    case undefinedEntity(String)
    /// The document type declares an entity.
    case entityDeclaration(String)
    /// The XML declaration does not stand at the very beginning.
    case misplacedDeclaration
    /// Something follows the root element.
    case contentAfterEnd
    /// Elements stand inside each other deeper than the limit.
    case tooDeep(limit: Int)
    /// The parser refused for another reason, in its own words.
    case other(String)
  }

  /// The bytes that are wrong; empty where something is missing.
  public let range: SourceRange
  /// What is wrong.
  public let kind: Kind

  /// Creates an error.
  public init(range: SourceRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

extension XMLSyntaxError {
  /// What is wrong, what was expected and what to do.
  public var message: DiagnosticMessage {
    switch kind {
    case .empty: "the file holds no XML element; the end of the file may be missing"
    case .invalidEncoding:
      "these bytes are no text in the encoding of the file; save the file as UTF-8"
    case .wrongEncoding:
      "the encoding that the file names is not known, or not the one that it has; save it as UTF-8"
    case .unexpectedEnd(let element?):
      "the file ends inside <\(element)>; the end of the file is missing, or the tag </\(element)> is"
    case .unexpectedEnd(nil): "the file ends inside a tag or a comment; its end is missing"
    case .mismatchedTag(let expected): "expected </\(expected)>; every element needs its end tag"
    case .nulByte: "a NUL byte, which no text has; the file is damaged, or is not UTF-8"
    case .invalidToken:
      "this is no XML; write &lt; for a less-than sign, and &amp; for an ampersand in a text"
    case .invalidReference: "this is no character reference; write &amp; for an ampersand"
    case .unclosedCharacterData:
      "the file ends inside a character data section; its end, ]]>, is missing"
    case .duplicateAttribute: "this attribute stands twice in its tag; keep one of the two"
    case .undefinedEntity(let name):
      "the entity &\(name); is not defined; write the character itself, or &amp; for an ampersand"
    case .entityDeclaration(let name):
      "the entity \(name) is declared here, which is not read; write its text where it is used"
    case .misplacedDeclaration:
      "<?xml must stand at the very beginning of the file; remove what stands before it"
    case .contentAfterEnd: "the file goes on after the end of its element; remove what follows"
    case .tooDeep(let limit):
      "elements are nested deeper than \(limit) levels, which is the limit; the file may be damaged"
    case .other(let reason): "this is no XML: \(reason)"
    }
  }
}
