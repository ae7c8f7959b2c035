public import CatalogRuntime

/// A text field that is checked, and complains only when focus is lost.
///
/// ``ValidationFeedback`` says when an error appears and goes away. The text is checked with every change; a check that
/// depends on anything else is asked again when focus is lost and on submit.
public struct ValidatedField: FormField {
  private var field: ClearableField
  private let validators: [any Validator]
  private let isVerbatim: Bool
  /// Whether the field must be filled in: whether the validators refuse an empty text.
  public let isRequired: Bool

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - specification: What the field is called, asks for and takes.
  ///   - text: The text to begin with; it is right until the field loses focus.
  ///   - validators: The checks, in order: the first message is the one that is shown.
  ///   - onSubmit: Called with what was typed when it is submitted and nothing is wrong with it.
  public init(
    _ specification: FieldSpecification, text: String = "", validators: [any Validator] = [],
    onSubmit: (@Sendable (FieldInput) -> Void)? = nil
  ) {
    self.init(
      ClearableField(specification, text: text, onSubmit: onSubmit), validators: validators,
      isVerbatim: false)
  }

  /// Creates a field of its title, with validators.
  ///
  /// - Parameters:
  ///   - title: What the field is for.
  ///   - text: The text to begin with.
  ///   - symbolName: The name of a symbol in the set of icons of the app.
  ///   - hints: How the text is typed.
  ///   - validators: The checks, in order: the first message is the one that is shown.
  public init(
    title: LocalizedStringResource, text: String = "", symbolName: String? = nil,
    hints: InputHints = .text, validators: [any Validator]
  ) {
    self.init(
      FieldSpecification(title: title, symbolName: symbolName, hints: hints), text: text,
      validators: validators)
  }

  /// Creates a field of its title, with a closure that checks the text.
  ///
  /// - Parameters:
  ///   - title: What the field is for.
  ///   - text: The text to begin with.
  ///   - symbolName: The name of a symbol in the set of icons of the app.
  ///   - hints: How the text is typed.
  ///   - validate: Returns what is wrong with the text, which is trimmed and in normalization form C; `nil` where
  ///     nothing is.
  public init(
    title: LocalizedStringResource, text: String = "", symbolName: String? = nil,
    hints: InputHints = .text, validate: @escaping @Sendable (String) -> LocalizedStringResource?
  ) {
    self.init(
      title: title, text: text, symbolName: symbolName, hints: hints,
      validators: [ClosureValidator { validate($0.text) }])
  }

  /// Creates a field of its title, with a closure whose messages are shown as they are in every locale.
  ///
  /// - Parameters:
  ///   - title: What the field is for.
  ///   - text: The text to begin with.
  ///   - symbolName: The name of a symbol in the set of icons of the app.
  ///   - hints: How the text is typed.
  ///   - validate: Returns what is wrong with the text, which is trimmed and in normalization form C; `nil` where
  ///     nothing is.
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource, text: String = "", symbolName: String? = nil,
    hints: InputHints = .text, validate: @escaping @Sendable (String) -> String?
  ) {
    self.init(
      title: title, text: text, symbolName: symbolName, hints: hints,
      validators: [ClosureValidator { validate($0.text).map { .verbatim($0) } }])
  }

  init(_ field: ClearableField, validators: [any Validator], isVerbatim: Bool) {
    self.field = field
    self.validators = validators
    self.isVerbatim = isVerbatim
    isRequired = !validators.messages(for: FieldInput("")).isEmpty
    self.field.note(ownProblems(of: field.text))
  }

  private func input(of text: String) -> FieldInput {
    isVerbatim ? FieldInput(verbatim: text) : FieldInput(text)
  }

  private func ownProblems(of text: String) -> [LocalizedStringResource] {
    validators.messages(for: input(of: text))
  }
}

extension ValidatedField {
  /// What the field is called, asks for and takes.
  public var specification: FieldSpecification { field.specification }
  /// The text as it was typed.
  public var text: String { field.text }
  /// What was typed.
  public var input: FieldInput { input(of: field.text) }
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

  /// Gives the field focus.
  public mutating func focus() { field.focus() }

  /// Takes the focus away, and shows what is wrong.
  public mutating func blur() {
    guard isFocused else { return field.blur() }
    field.note(ownProblems(of: text))
    field.blur()
  }

  /// Replaces the text, as typing does: an error can go away, and none can appear.
  public mutating func edit(_ text: String) { field.edit(text, problems: ownProblems(of: text)) }

  /// Empties the field; it keeps its focus and shows no error.
  public mutating func clear() { field.clear(problems: ownProblems(of: "")) }

  /// Shows what is wrong with the text, wherever the focus is.
  public mutating func commit() {
    field.note(ownProblems(of: text))
    field.commit()
  }

  /// Commits the text, and calls the submit handler where the text is right.
  public mutating func submit() {
    guard isEnabled else { return }
    commit()
    if problems.isEmpty { onSubmit?(input) }
  }
}
