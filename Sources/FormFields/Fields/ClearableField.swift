public import CatalogRuntime

/// A text field with a title, a symbol, a button that empties it, and an error that its owner sets.
public struct ClearableField: FormField {
  /// What the field is called, asks for and takes.
  public let specification: FieldSpecification
  /// The text as it was typed.
  public private(set) var text: String
  /// Whether the person asked for less motion.
  public var reducesMotion = false
  /// Called with what was typed when it is submitted and nothing is wrong with it.
  public var onSubmit: (@Sendable (FieldInput) -> Void)?
  /// What the owner or the checks find wrong with the text alone.
  private(set) var ownProblems: [LocalizedStringResource] = []
  /// The state machine that decides about the error.
  public private(set) var feedback = ValidationFeedback()

  /// Whether the field takes input; one that stops loses its focus and its error.
  ///
  /// An error that the owner has set is shown again where the field takes input again.
  public var isEnabled = true {
    didSet {
      if !isEnabled { feedback.disable() }
      if isEnabled, !oldValue, let ownError { feedback.submit(problem: ownError) }
    }
  }

  /// The error that the owner has set, shown or not.
  private var ownError: LocalizedStringResource?

  /// What is wrong with the text beside other fields; a form sets it.
  public var relationProblem: LocalizedStringResource? {
    didSet { feedback.edit(problem: problems.first) }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - specification: What the field is called, asks for and takes.
  ///   - text: The text to begin with.
  ///   - onSubmit: Called with what was typed when it is submitted and nothing is wrong with it.
  public init(
    _ specification: FieldSpecification, text: String = "",
    onSubmit: (@Sendable (FieldInput) -> Void)? = nil
  ) {
    self.specification = specification
    self.text = text
    self.onSubmit = onSubmit
  }

  /// Creates a field of its title.
  ///
  /// - Parameters:
  ///   - title: What the field is for.
  ///   - text: The text to begin with.
  ///   - symbolName: The name of a symbol in the set of icons of the app.
  ///   - errorMessage: The error to begin with.
  ///   - hints: How the text is typed.
  public init(
    title: LocalizedStringResource, text: String = "", symbolName: String? = nil,
    errorMessage: LocalizedStringResource? = nil, hints: InputHints = .text
  ) {
    self.init(
      FieldSpecification(title: title, symbolName: symbolName, hints: hints), text: text)
    self.errorMessage = errorMessage
  }

  /// The error that is shown.
  ///
  /// One that is set stays until it is set to `nil` or the field is emptied.
  public var errorMessage: LocalizedStringResource? {
    get { feedback.error }
    set {
      ownError = newValue
      ownProblems = newValue.map { [$0] } ?? []
      if isEnabled { feedback.submit(problem: problems.first) }
    }
  }

  /// What was typed.
  public var input: FieldInput { FieldInput(text) }
  /// False: nothing is checked.
  public var isRequired: Bool { false }
  /// All that is wrong with the text.
  public var problems: [LocalizedStringResource] {
    relationProblem.map { ownProblems + [$0] } ?? ownProblems
  }
  /// What assistive technology should say because of the last event.
  public var announcement: LocalizedStringResource? {
    get { feedback.announcement }
    set { feedback.announcement = newValue }
  }

  /// Gives the field focus.
  public mutating func focus() {
    guard isEnabled else { return }
    feedback.focus()
  }

  /// Takes the focus away.
  public mutating func blur() { feedback.blur(problem: problems.first) }

  /// Replaces the text; an error stays.
  public mutating func edit(_ text: String) { edit(text, problems: ownProblems) }

  /// Empties the field; it keeps its focus and shows no error.
  public mutating func clear() { clear(problems: []) }

  /// Shows what is wrong with the text, wherever the focus is.
  public mutating func commit() {
    guard isEnabled else { return }
    feedback.submit(problem: problems.first)
  }

  /// Commits the text, and calls the submit handler where nothing is wrong.
  public mutating func submit() {
    guard isEnabled else { return }
    commit()
    if problems.isEmpty { onSubmit?(input) }
  }
}

extension ClearableField {
  /// Replaces the text and what is wrong with it.
  mutating func edit(_ text: String, problems ownProblems: [LocalizedStringResource]) {
    guard isEnabled else { return }
    write(text, problems: ownProblems)
  }

  /// Empties the field, with what is wrong with an empty one.
  mutating func clear(problems ownProblems: [LocalizedStringResource]) {
    guard isEnabled else { return }
    text = ""
    ownError = nil
    self.ownProblems = ownProblems
    feedback.clear()
  }

  /// Replaces the text and what is wrong with it, also where no person can.
  mutating func write(_ text: String, problems ownProblems: [LocalizedStringResource]) {
    self.text = text
    self.ownProblems = ownProblems
    feedback.edit(problem: problems.first)
  }

  /// Replaces what is wrong with the text, before that is shown.
  mutating func note(_ ownProblems: [LocalizedStringResource]) { self.ownProblems = ownProblems }
}
