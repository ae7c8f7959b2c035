public import CatalogModel
public import SourceText

/// What a catalog holds that a format cannot, and where.
public struct CatalogWriteError: Error, Hashable, Sendable {
  /// What the format cannot hold.
  public enum Kind: Hashable, Sendable {
    /// A field has a number that the format cannot spell.
    case invalidNumber(String)
    /// Values are nested deeper than the readers of the format go.
    case tooDeep(limit: Int)
    /// A part has fields, and besides them a value that would have to stand in their place.
    case valueBesideFields
    /// A part of the catalog that the format has no place for.
    case unsupported(FormatFeature)
    /// A state that the format has no word for.
    case unsupportedState(TranslationState)
    /// Texts in a syntax that the format does not have.
    case unsupportedSyntax(TextSyntax)
    /// A field that belongs to another format, or that no format knows.
    case unsupportedField(String)
    /// A text or a key that cannot be spelt in a file of the format, and why.
    case unsupportedText(reason: DiagnosticMessage)
    /// A locale that the file has to have, and the catalog has not.
    case missingLocale(String)
    /// ICU cannot give the order in which the format keeps names; the reason in its words.
    case orderUnavailable(reason: String)
  }

  /// What the format cannot hold.
  public let kind: Kind
  /// The part of the catalog that holds it.
  public let subject: Diagnostic.Subject

  /// Creates an error.
  public init(kind: Kind, subject: Diagnostic.Subject) {
    self.kind = kind
    self.subject = subject
  }
}

extension CatalogWriteError {
  /// What cannot be written and why.
  public var message: DiagnosticMessage {
    switch kind {
    case .invalidNumber(let digits): "“\(digits)” is no number that the format can spell"
    case .tooDeep(let limit): "values are nested deeper than \(limit) levels"
    case .valueBesideFields:
      "there are fields here, and a value that is no object; a file can hold only one of the two"
    case .unsupported(let feature): feature.refusal
    case .unsupportedState(let state): "the format has no word for the state “\(state.spelling)”"
    case .unsupportedSyntax(let syntax):
      "the format cannot hold texts in the syntax “\(syntax.rawValue)”"
    case .unsupportedField(let name): "the format has no place for the field “\(name)”"
    case .unsupportedText(let reason): reason
    case .missingLocale(let locale): "the catalog has no texts in “\(locale)”"
    case .orderUnavailable(let reason): "ICU cannot order the keys: \(reason)"
    }
  }
}
