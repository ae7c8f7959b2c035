public import CatalogRuntime

/// A text field with a label beside it and a prompt in it.
///
/// The prompt is shown while the field is empty; a field without one, or with an empty one, shows its label there. The
/// prompt is never the name of the field: assistive technology is told the label.
public struct PromptedField: FormField {
  private var field: ValidatedField

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: What the field is for.
  ///   - prompt: What stands in the field while it is empty; `nil` for the label.
  ///   - text: The text to begin with.
  ///   - symbolName: The name of a symbol in the set of icons of the app.
  ///   - hints: How the text is typed.
  ///   - validators: The checks, in order.
  public init(
    label: LocalizedStringResource, prompt: LocalizedStringResource? = nil, text: String = "",
    symbolName: String? = nil, hints: InputHints = .text, validators: [any Validator] = []
  ) {
    self.init(
      FieldSpecification(title: label, prompt: prompt, symbolName: symbolName, hints: hints),
      text: text, validators: validators)
  }

  /// Creates a field of its specification, whose title is the label.
  ///
  /// - Parameters:
  ///   - specification: What the field is called, asks for and takes.
  ///   - text: The text to begin with.
  ///   - validators: The checks, in order.
  ///   - onSubmit: Called with what was typed when it is submitted and nothing is wrong with it.
  public init(
    _ specification: FieldSpecification, text: String = "", validators: [any Validator] = [],
    onSubmit: (@Sendable (FieldInput) -> Void)? = nil
  ) {
    field = ValidatedField(
      specification, text: text, validators: validators, onSubmit: onSubmit)
  }

  /// What the field is for.
  public var label: LocalizedStringResource { specification.title }
  /// What stands in the field while it is empty; `nil` for the label.
  public var prompt: LocalizedStringResource? { specification.prompt }
}

extension PromptedField {
  /// The text as it was typed.
  public var text: String { field.text }
  /// What was typed.
  public var input: FieldInput { field.input }
  /// Whether nothing is typed.
  public var isEmpty: Bool { field.isEmpty }
  /// Whether the field must be filled in: whether the validators refuse an empty text.
  public var isRequired: Bool { field.isRequired }
  /// What the field is called, asks for and takes.
  public var specification: FieldSpecification { field.specification }
  /// Whether the field has focus.
  public var isFocused: Bool { field.isFocused }
  /// Whether the person was told what is wrong since the field was last emptied.
  public var isChecked: Bool { field.isChecked }
  /// All that is wrong with the text.
  public var problems: [LocalizedStringResource] { field.problems }
  /// The error that is shown.
  public var error: LocalizedStringResource? { field.error }
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
  public mutating func blur() { field.blur() }

  /// Replaces the text, as typing does: an error can go away, and none can appear.
  public mutating func edit(_ text: String) { field.edit(text) }

  /// Empties the field; it keeps its focus and shows no error.
  public mutating func clear() { field.clear() }

  /// Shows what is wrong with the text, wherever the focus is.
  public mutating func commit() { field.commit() }

  /// Commits the text, and calls the submit handler where the text is right.
  public mutating func submit() { field.submit() }

  /// Returns the text as it was typed.
  public func shownText(in locale: CatalogLocale) -> String { text }
}
