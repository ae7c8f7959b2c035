public import CatalogFormats
public import CatalogModel
public import SourceText

/// A part of a catalog that a format cannot hold, and that is left out of what is written in it.
public struct FormatLoss: Error, Hashable, Sendable {
  /// What is lost.
  public enum Kind: Hashable, Sendable {
    /// A part of the model.
    case feature(FormatFeature)
    /// A state; the text is written without it.
    case state(TranslationState)
    /// A text in a syntax that the format does not have, and why it has no equal in one that it has.
    case syntax(TextSyntax, reason: DiagnosticMessage)
    /// A field of another format.
    case field(String)
    /// A plural form, by the name of its category.
    case form(String)
  }

  /// What is lost.
  public let kind: Kind
  /// The part of the catalog that it is lost from.
  public let subject: Diagnostic.Subject

  /// Creates a loss.
  public init(kind: Kind, subject: Diagnostic.Subject) {
    self.kind = kind
    self.subject = subject
  }
}

extension FormatLoss.Kind {
  /// What is lost, in words.
  public var message: DiagnosticMessage {
    switch self {
    case .feature(let feature): feature.refusal
    case .state(let state): "the format has no word for the state “\(state.spelling)”"
    case .syntax(let syntax, let reason):
      "the format cannot hold texts in the syntax “\(syntax.rawValue)”, and this one cannot be converted: \(reason.text)"
    case .form(let name): "the format has no place for the plural form “\(name)”"
    case .field(let name): "the format has no place for the field “\(name)”"
    }
  }
}
