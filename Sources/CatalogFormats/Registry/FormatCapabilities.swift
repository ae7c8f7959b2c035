public import CatalogModel
public import SourceText

/// A part of a catalog that not every format can hold.
public enum FormatFeature: String, Hashable, Sendable, CaseIterable {
  /// Comments of entries.
  case comments
  /// Contexts beside the source text of an entry.
  case contexts
  /// Forms by the plural category of a number.
  case plurals
  /// Forms by the device.
  case devices
  /// Forms by the width.
  case widths
  /// Parts of a message that vary by an argument of their own.
  case substitutions
  /// Phrases of App Shortcuts.
  case phrases
  /// Texts in more than one language beside those of the source.
  case severalLocales
  /// Source texts that differ from the keys.
  case sourceTexts
  /// Entries that are not to be translated.
  case doNotTranslate
  /// Where an entry came from: extracted, manual, stale.
  case extractionStates
  /// Entries that the source does not have any more.
  case obsoleteEntries
  /// Texts that are there and empty, as others than texts that are not there.
  case emptyTexts
}

/// What the files of a format can hold.
public struct FormatCapabilities: Hashable, Sendable {
  /// The parts of a catalog that it can hold.
  public var features: Set<FormatFeature>
  /// The states of translations that it tells apart; a format without states has none, and every text that is there
  /// is translated.
  public var states: Set<TranslationState>
  /// The syntaxes that its texts may have.
  ///
  /// A format that stores any text as it is has all of them.
  public var syntaxes: Set<TextSyntax>

  /// Creates capabilities.
  public init(
    features: Set<FormatFeature>, states: Set<TranslationState> = [],
    syntaxes: Set<TextSyntax> = Set(TextSyntax.allCases)
  ) {
    self.features = features
    self.states = states
    self.syntaxes = syntaxes
  }
}

extension FormatFeature {
  /// What is said where a format cannot hold a part of a catalog.
  public var refusal: DiagnosticMessage {
    switch self {
    case .comments: "the format has no comments"
    case .contexts: "the format has no contexts beside the source text"
    case .plurals: "the format has no plural forms"
    case .devices: "the format has no forms for devices"
    case .widths: "the format has no forms by width"
    case .substitutions: "the format has no substitutions"
    case .phrases: "the format has no phrases of App Shortcuts"
    case .severalLocales: "a file of the format holds one locale; name one"
    case .sourceTexts: "the format has keys that are the source text, and here the two differ"
    case .doNotTranslate: "the format cannot say that a text is not to be translated"
    case .extractionStates: "the format cannot say where an entry came from"
    case .obsoleteEntries: "the format cannot keep obsolete entries"
    case .emptyTexts: "the format cannot tell an empty text from a missing one"
    }
  }
}

extension Variation.Kind {
  /// What a format has to be able to hold for such a variation.
  package var feature: FormatFeature {
    switch self {
    case .plural, .other: .plurals
    case .device: .devices
    case .width: .widths
    }
  }
}
