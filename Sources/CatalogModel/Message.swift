public import SourceText

/// What is said in one locale: a tree of variations over texts, and substitutions used by them.
public struct Message: Sendable {
  /// The root of the tree of variations.
  public var root: MessageNode
  /// The substitutions in the order of the file, duplicates included.
  public var substitutions: [Substitution]

  /// Creates a message.
  public init(root: MessageNode, substitutions: [Substitution] = []) {
    self.root = root
    self.substitutions = substitutions
  }
}

extension Message {
  /// Whether the message has forms or substitutions rather than one text.
  public var varies: Bool { !substitutions.isEmpty || !root.variations.isEmpty }

  /// Whether the message says anything: phrases, or a text that is not empty.
  public var hasText: Bool {
    var found = root.phrases != nil
    forEachUnit { _, unit in found = found || unit.value?.isEmpty == false }
    return found
  }
}

/// One node in a tree of variations: a text, a list of phrases, or variations with nodes of their
/// own.
///
/// A file may give a node several of these, or none; the model keeps whatever is there.
public struct MessageNode: Sendable {
  /// The text, or `nil` where the node has none.
  public var unit: StringUnit?
  /// The variations, by kind, in the order of the file.
  ///
  /// A well-formed node has at most one.
  public var variations: [Variation]
  /// The phrases of an App Shortcut, or `nil` where the node has none.
  public var phrases: StringSet? {
    get {
      guard case .phrases(let phrases)? = rareParts else { return nil }
      return phrases
    }
    set { rareParts = newValue.map { .phrases($0) } }
  }
  /// Fields that are not part of the model, in the order of the file.
  public var otherFields: [Field]
  /// What the file has in the place of a node that is no object; `nil` in a well-formed file.
  ///
  /// A node with such a value has nothing else.
  public var otherValue: FieldValue?
  /// The phrases, which few nodes have, in a place of their own: catalogs hold and copy many nodes.
  private var rareParts: RareParts?

  private indirect enum RareParts: Sendable {
    case phrases(StringSet)
  }

  /// Creates a node.
  public init(
    unit: StringUnit? = nil, variations: [Variation] = [], phrases: StringSet? = nil,
    otherFields: [Field] = []
  ) {
    self.unit = unit
    self.variations = variations
    self.otherFields = otherFields
    rareParts = phrases.map { .phrases($0) }
  }
}

/// A text with the state of its translation.
public struct StringUnit: Sendable {
  /// The text; `nil` where the file gives none, which is not the same as an empty text.
  public var value: String?
  /// The bytes of the text between its delimiters, still with the escapes of the format.
  public var valueRange: SourceRange?
  /// The state; `nil` where the file gives none.
  public var state: TranslationState?
  /// The bytes of the state.
  public var stateRange: SourceRange?
  /// Fields that are not part of the model, in the order of the file.
  public var otherFields: [Field]

  /// Creates a text.
  public init(
    value: String?, valueRange: SourceRange? = nil, state: TranslationState? = .translated,
    stateRange: SourceRange? = nil, otherFields: [Field] = []
  ) {
    self.value = value
    self.valueRange = valueRange
    self.state = state
    self.stateRange = stateRange
    self.otherFields = otherFields
  }
}

/// The phrases of an App Shortcut in one locale (`stringSet` in a String Catalog).
public struct StringSet: Sendable {
  /// One phrase.
  public struct Phrase: Sendable {
    /// The text.
    public var value: String
    /// The bytes of the text between its delimiters.
    public var range: SourceRange?

    /// Creates a phrase.
    public init(value: String, range: SourceRange? = nil) {
      self.value = value
      self.range = range
    }
  }

  /// The phrases in the order of the file.
  ///
  /// A list that holds none, or something else than texts, is one of the `otherFields`.
  public var phrases: [Phrase]
  /// The state; `nil` where the file gives none.
  public var state: TranslationState?
  /// The bytes of the state.
  public var stateRange: SourceRange?
  /// Fields that are not part of the model, in the order of the file.
  public var otherFields: [Field]

  /// Creates a list of phrases.
  public init(
    phrases: [Phrase], state: TranslationState? = .translated, stateRange: SourceRange? = nil,
    otherFields: [Field] = []
  ) {
    self.phrases = phrases
    self.state = state
    self.stateRange = stateRange
    self.otherFields = otherFields
  }
}
