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
    case .orderUnavailable(let reason): "ICU cannot order the keys: \(reason)"
    }
  }
}
