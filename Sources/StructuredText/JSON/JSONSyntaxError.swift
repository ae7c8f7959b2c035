public import SourceText

/// Why a text is no JSON (RFC 8259), and where.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The file holds no byte, or white space only.
    case empty
    /// The bytes are UTF-16 or UTF-32.
    case notUTF8Encoding(String)
    /// A byte sequence is not valid UTF-8.
    case invalidUTF8
    /// The file ends inside a value.
    case unexpectedEnd(inside: Container)
    /// A byte stands where something else was expected.
    case unexpected(found: String, expected: Expectation)
    /// A comma stands before a closing bracket.
    case trailingComma
    /// A comment; JSON has none.
    case comment
    /// `NaN`, `Infinity`, `None`, `True` and other names that are no JSON values.
    case unknownLiteral(String)
    /// A number that breaks the grammar, such as `01` or `1.`.
    case invalidNumber
    /// A backslash before a character that it cannot escape.
    case invalidEscape
    /// One half of a surrogate pair, escaped without the other half.
    case loneSurrogate
    /// A control character that has to be escaped in a string.
    case controlCharacter(UInt8)
    /// Arrays and objects stand inside each other deeper than the limit.
    case tooDeep(limit: Int)
    /// Something follows the value of the file.
    case contentAfterEnd
  }

  /// What a value is part of.
  public enum Container: Hashable, Sendable {
    /// A string.
    case string
    /// An object.
    case object
    /// An array.
    case array
  }

  /// What would have been right.
  public enum Expectation: Hashable, Sendable {
    /// A value.
    case value
    /// A member name in quotation marks.
    case memberName
    /// A member name or the end of the object.
    case memberNameOrEnd
    /// A colon.
    case colon
    /// A comma or the end of the object.
    case commaOrObjectEnd
    /// A comma or the end of the array.
    case commaOrArrayEnd
  }

  /// The bytes that are wrong; empty at the end of the file.
  public let range: SourceRange
  /// What is wrong.
  public let kind: Kind

  /// Creates an error.
  public init(range: SourceRange, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

extension JSONSyntaxError {
  /// What is wrong, what was expected and what to do.
  public var message: DiagnosticMessage {
    switch kind {
    case .empty: "the file is empty; a JSON object was expected"
    case .notUTF8Encoding(let name):
      "the file is in \(name); save it as UTF-8, which is what JSON and its readers expect"
    case .invalidUTF8: "these bytes are not valid UTF-8; save the file as UTF-8"
    case .unexpectedEnd(.string):
      "the file ends inside a string; the end of the file is missing, or a closing quotation mark is"
    case .unexpectedEnd(.object):
      "the file ends inside an object; the end of the file is missing, or a closing brace is"
    case .unexpectedEnd(.array):
      "the file ends inside an array; the end of the file is missing, or a closing bracket is"
    case .unexpected(let found, let expected): expected.message(found: found)
    case .trailingComma: "nothing follows this comma; remove it, or add what is missing after it"
    case .comment: "JSON has no comments; remove this one"
    case .unknownLiteral(let name):
      "\(name) is no JSON value; expected an object, an array, a string, a number, true, false or null"
    case .invalidNumber: "this is no JSON number; expected digits such as 1, 20 or 1.5"
    case .invalidEscape:
      "a backslash in a string escapes only \" \\ / b f n r t or uXXXX; write \\\\ for a backslash"
    case .loneSurrogate:
      "half of a surrogate pair; write the character itself or both halves as \\uD83D\\uDE00"
    case .controlCharacter(UInt8(ascii: "\n")), .controlCharacter(UInt8(ascii: "\r")):
      "a line ends inside a string; write \\n for a line end, or close the string"
    case .controlCharacter(UInt8(ascii: "\t")): "a tab stands inside a string; write \\t"
    case .controlCharacter(let byte):
      "a control character stands inside a string; write \\u00\(hexadecimal(byte))"
    case .tooDeep(let limit):
      "values are nested deeper than \(limit) levels, which is the limit; the file may be damaged"
    case .contentAfterEnd: "the file goes on after the end of its value; remove what follows"
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension JSONSyntaxError.Expectation {
  fileprivate func message(found: String) -> DiagnosticMessage {
    switch self {
    case .value: "found \(found) where a value was expected"
    case .memberName: "found \(found) where a name in quotation marks was expected"
    case .memberNameOrEnd:
      "found \(found) where a name in quotation marks or a closing brace was expected"
    case .colon: "found \(found) where a colon was expected after the name"
    case .commaOrObjectEnd: "found \(found) where a comma or a closing brace was expected"
    case .commaOrArrayEnd: "found \(found) where a comma or a closing bracket was expected"
    }
  }
}
