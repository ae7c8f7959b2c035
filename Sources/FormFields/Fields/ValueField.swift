public import CatalogRuntime

/// A field for a value that is no text, such as a number or a date.
///
/// What is typed is apart from the value: the value is taken from the text when focus is lost and on submit, if the text
/// can be read and nothing is wrong with it, and the text is then written anew as the format writes the value. A text that
/// cannot be taken stays as it was typed, below it the reason, and the value is the last one that could. Emptying
/// the field takes the value away at once.
public struct ValueField<Format: FieldFormat>: FormField {
  /// How the value is written and read.
  public let format: Format
  /// The value that was taken last; `nil` for an empty field.
  public private(set) var value: Format.Value?
  /// The locale that the person reads and types in.
  public private(set) var locale: CatalogLocale
  /// Called with the value when the text is submitted and nothing is wrong with it.
  public var onSubmit: (@Sendable (Format.Value?) -> Void)?
  /// Whether the field must be filled in: whether the validators refuse an empty text.
  public let isRequired: Bool

  private var field: ClearableField
  private let validators: [any Validator]
  private let validate: (@Sendable (Format.Value) -> LocalizedStringResource?)?
  /// Whether the text is what the format wrote, and not what was typed.
  private var isWritten = true

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - specification: What the field is called, asks for and takes.
  ///   - value: The value to begin with; `nil` for an empty field.
  ///   - format: How the value is written and read.
  ///   - locale: The locale that the person reads and types in.
  ///   - validators: Checks of the text that can be read, or is empty.
  ///   - validate: Returns what is wrong with a value, after the validators; `nil` where nothing is.
  ///   - onSubmit: Called with the value when the text is submitted and nothing is wrong with it.
  public init(
    _ specification: FieldSpecification, value: Format.Value? = nil, format: Format,
    locale: CatalogLocale = .current, validators: [any Validator] = [],
    validate: (@Sendable (Format.Value) -> LocalizedStringResource?)? = nil,
    onSubmit: (@Sendable (Format.Value?) -> Void)? = nil
  ) {
    self.format = format
    self.value = value
    self.locale = locale
    self.validators = validators
    self.validate = validate
    self.onSubmit = onSubmit
    isRequired = !validators.messages(for: FieldInput("")).isEmpty
    field = ClearableField(
      specification, text: value.map { format.text(of: $0, in: locale) } ?? "")
    field.note(reading(field.text).problems)
  }

  /// Creates a field of its title.
  ///
  /// - Parameters:
  ///   - title: What the field is for.
  ///   - value: The value to begin with; `nil` for an empty field.
  ///   - format: How the value is written and read.
  ///   - locale: The locale that the person reads and types in.
  ///   - symbolName: The name of a symbol in the set of icons of the app.
  ///   - hints: How the text is typed.
  ///   - validators: Checks of the text that can be read, or is empty.
  ///   - validate: Returns what is wrong with a value, after the validators; `nil` where nothing is.
  public init(
    title: LocalizedStringResource, value: Format.Value? = nil, format: Format,
    locale: CatalogLocale = .current, symbolName: String? = nil, hints: InputHints = .text,
    validators: [any Validator] = [],
    validate: (@Sendable (Format.Value) -> LocalizedStringResource?)? = nil
  ) {
    self.init(
      FieldSpecification(title: title, symbolName: symbolName, hints: hints), value: value,
      format: format, locale: locale, validators: validators, validate: validate)
  }

  /// What a text says: a value where it can be read, and all that is wrong.
  private func reading(
    _ text: String
  ) -> (value: Format.Value?, problems: [LocalizedStringResource]) {
    let input = FieldInput(text)
    guard !input.text.isEmpty else { return (nil, validators.messages(for: input, in: locale)) }
    do throws(FieldParseError) {
      let value = try format.value(of: input, in: locale)
      let problem = validate?(value)
      return (value, validators.messages(for: input, in: locale) + (problem.map { [$0] } ?? []))
    } catch {
      return (nil, [error.message])
    }
  }

  /// Takes the value of the text where nothing is wrong with it, and writes the text anew.
  private mutating func take() {
    let (value, problems) = reading(field.text)
    field.note(problems)
    guard problems.isEmpty else { return }
    self.value = value
    write(value)
  }

  /// Writes the text of a value.
  private mutating func write(_ value: Format.Value?) {
    let text = value.map { format.text(of: $0, in: locale) } ?? ""
    isWritten = true
    field.write(text, problems: reading(text).problems)
  }
}

extension ValueField {
  /// Replaces the value, as the owner may at any time; an error can go away, and none can appear.
  ///
  /// - Parameter value: The value; `nil` empties the field.
  public mutating func set(_ value: Format.Value?) {
    self.value = value
    write(value)
  }

  /// Takes the locale that the person reads and types in from now on.
  ///
  /// A text that can be read in the locale before it is written anew in the other one; any other text stays as it was
  /// typed.
  ///
  /// - Parameter locale: The locale.
  public mutating func use(_ locale: CatalogLocale) {
    let shown = isWritten ? value : reading(field.text).value
    self.locale = locale
    guard let shown else { return field.write(field.text, problems: reading(field.text).problems) }
    let wasWritten = isWritten
    write(shown)
    isWritten = wasWritten
  }

  /// Replaces the text, as typing does: an error can go away, none can appear, and the value stays.
  public mutating func edit(_ text: String) {
    guard isEnabled else { return }
    isWritten = false
    field.edit(text, problems: reading(text).problems)
  }

  /// Empties the field and takes the value away; the field keeps its focus and shows no error.
  public mutating func clear() {
    guard isEnabled else { return }
    value = nil
    isWritten = true
    field.clear(problems: reading("").problems)
  }

  /// Takes the focus away, takes the value, and shows what is wrong.
  public mutating func blur() {
    if isFocused { take() }
    field.blur()
  }

  /// Takes the value and shows what is wrong with the text, wherever the focus is.
  public mutating func commit() {
    guard isEnabled else { return }
    take()
    field.commit()
  }

  /// Commits the text, and calls the submit handler where the text is right.
  public mutating func submit() {
    guard isEnabled else { return }
    commit()
    if problems.isEmpty { onSubmit?(value) }
  }

  /// Returns the text as it was typed, or that of the value in the locale of the reader once it was taken.
  public func shownText(in locale: CatalogLocale) -> String {
    guard isWritten, locale != self.locale, let value else { return field.text }
    return format.text(of: value, in: locale)
  }

  /// The value, written in the locale of whoever reads the entry.
  public var entryText: FieldEntryText? {
    let format = format
    guard let value else { return FieldEntryText("") }
    return FieldEntryText { format.text(of: value, in: $0) }
  }
}

extension ValueField {
  /// The text as it was typed, or as the format wrote it.
  public var text: String { field.text }
  /// What was typed.
  public var input: FieldInput { field.input }
  /// Whether nothing is typed.
  public var isEmpty: Bool { field.isEmpty }
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

  /// Gives the field focus.
  public mutating func focus() { field.focus() }
}
