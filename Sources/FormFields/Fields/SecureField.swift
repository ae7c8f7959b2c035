public import CatalogRuntime

/// A field for a secret, such as a password, which it neither shows nor tells.
///
/// - What is drawn is ``bulletCount`` bullets, however long the text is, and nothing for the empty field. A counter that the
///   specification asks for is left out.
/// - Assistive technology is told nothing of the text, not even whether there is one.
/// - `description`, `debugDescription`, the mirror, and so `dump`, printing and logging, show the key of the title and the
///   focus alone: no character and no length, neither directly nor through an error such as “2 characters needed”.
/// - It is neither `Codable` nor `Equatable`, and an entry of a form keeps nothing of it. Who needs the text reads
///   ``text`` in a handler.
///
/// An error is shown as in any field: one that counts characters tells the count to whoever sees the screen.
///
/// White space at the ends of the text counts; validators and handlers are given it in normalization form C. The memory that held it is not
/// overwritten, since Swift’s strings cannot be.
public struct SecureField: FormField {
  /// The number of bullets that are drawn for a text of any length.
  public static let bulletCount = 8

  private var field: ValidatedField

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - specification: What the field is called, asks for and takes.
  ///   - text: The text to begin with.
  ///   - validators: The checks, in order.
  ///   - onSubmit: Called with the text when it is submitted and nothing is wrong with it.
  public init(
    _ specification: FieldSpecification, text: String = "", validators: [any Validator] = [],
    onSubmit: (@Sendable (FieldInput) -> Void)? = nil
  ) {
    field = ValidatedField(
      ClearableField(specification, text: text, onSubmit: onSubmit), validators: validators,
      isVerbatim: true)
  }

  /// Creates a field of its title.
  ///
  /// - Parameters:
  ///   - title: What the field is for.
  ///   - text: The text to begin with.
  ///   - symbolName: The name of a symbol in the set of icons of the app.
  ///   - hints: How the text is typed.
  ///   - validators: The checks, in order.
  public init(
    title: LocalizedStringResource, text: String = "", symbolName: String? = nil,
    hints: InputHints = .currentPassword, validators: [any Validator] = []
  ) {
    self.init(
      FieldSpecification(title: title, symbolName: symbolName, hints: hints), text: text,
      validators: validators)
  }
}

extension SecureField {
  /// The secret itself, as it was typed.
  public var text: String { field.text }
  /// What was typed, with every character.
  public var input: FieldInput { field.input }
  /// Whether the field must be filled in: whether the validators refuse an empty text.
  public var isRequired: Bool { field.isRequired }
  /// What the field is called, asks for and takes.
  public var specification: FieldSpecification { field.specification }
  /// All that is wrong with the text.
  public var problems: [LocalizedStringResource] { field.problems }
  /// What assistive technology should say because of the last event.
  public var announcement: LocalizedStringResource? {
    get { field.announcement }
    set { field.announcement = newValue }
  }
  /// The state machine that decides about the error.
  public var feedback: ValidationFeedback { field.feedback }

  /// Whether the field takes input; one that stops loses its focus and its error.
  public var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }
  /// Whether the person asked for less motion.
  public var reducesMotion: Bool {
    get { field.reducesMotion }
    set { field.reducesMotion = newValue }
  }
  /// What is wrong with the text beside other fields; a form sets it.
  public var relationProblem: LocalizedStringResource? {
    get { field.relationProblem }
    set { field.relationProblem = newValue }
  }
  /// Called with what was typed when it is submitted and nothing is wrong with it.
  public var onSubmit: (@Sendable (FieldInput) -> Void)? {
    get { field.onSubmit }
    set { field.onSubmit = newValue }
  }

  /// None: a count would tell the length.
  public var counter: LocalizedStringResource? { nil }
  /// That what is typed stays hidden.
  public var accessibilityHint: LocalizedStringResource? { .fields("What you type stays hidden.") }
  /// Nothing: entries do not keep secrets.
  public var entryText: FieldEntryText? { nil }

  /// Gives the field focus.
  public mutating func focus() { field.focus() }

  /// Takes the focus away, and shows what is wrong.
  public mutating func blur() { field.blur() }

  /// Replaces the text, as typing does: an error can go away, and none can appear.
  public mutating func edit(_ text: String) { field.edit(text) }

  /// Empties the field; it keeps its focus and shows no error.
  public mutating func clear() { field.clear() }

  /// Shows what is wrong with the text, wherever the focus is.
  public mutating func commit() { field.commit() }

  /// Commits the text, and calls the submit handler where the text is right.
  public mutating func submit() { field.submit() }

  /// Returns bullets: ``bulletCount`` of them, or none for the empty field.
  public func shownText(in locale: CatalogLocale) -> String {
    isEmpty ? "" : String(repeating: "•", count: Self.bulletCount)
  }

  /// Returns the empty text.
  public func accessibleValue(in locale: CatalogLocale) -> String { "" }
}
