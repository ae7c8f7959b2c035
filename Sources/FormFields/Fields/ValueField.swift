public import CatalogRuntime

/// A field for a value that is no text, such as a number or a date.
///
/// What is typed is apart from the value: the value is taken from the text when focus is lost and on submit, if the text
/// can be read and nothing is wrong with it, and the text is then written anew as the format writes the value for editing. A
/// text that the format wrote is never read back, so that a value is not cut to what its text shows. A text that
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
  /// What was typed last; `nil` where the value is the owner’s, and where the field was emptied.
  private var typed: TypedText?
  /// Whether the text is what the format wrote, and not what was typed.
  private var isWritten = true

  /// A text in the locale that it was typed in, in which alone it is read.
  private struct TypedText {
    let input: FieldInput
    let locale: CatalogLocale
  }

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
      specification, text: value.map { format.editableText(of: $0, in: locale) } ?? "")
    field.note(writtenProblems)
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

  /// What a typed text says: a value where it can be read, and all that is wrong.
  private func reading(
    _ typed: TypedText
  ) -> (value: Format.Value?, problems: [LocalizedStringResource]) {
    let (input, locale) = (typed.input, typed.locale)
    guard !input.text.isEmpty else { return (nil, validators.messages(for: input, in: locale)) }
    do throws(FieldParseError) {
      let value = try format.value(of: input, in: locale)
      return (value, problems(of: value, typed))
    } catch {
      let problems =
        error.excess == nil
        ? [] : validators.rangeMessages(of: Format.Value.self, for: input, in: locale)
      return (nil, problems.isEmpty ? [error.message] : problems)
    }
  }

  /// All that is wrong with a value: validators of texts are asked about what was typed.
  private func problems(of value: Format.Value, _ typed: TypedText) -> [LocalizedStringResource] {
    validators.messages(for: value, typedAs: typed.input, in: typed.locale)
      + (validate?(value).map { [$0] } ?? [])
  }

  /// All that is wrong with the value whose text the format wrote.
  private var writtenProblems: [LocalizedStringResource] {
    guard let value else { return validators.messages(for: FieldInput(""), in: locale) }
    return problems(of: value, typed ?? TypedText(input: FieldInput(writtenText), locale: locale))
  }

  /// All that is wrong with the text as it stands.
  private var currentProblems: [LocalizedStringResource] {
    if let typed, !isWritten { reading(typed).problems } else { writtenProblems }
  }

  /// Takes the value of a typed text where nothing is wrong with it, and writes the text anew.
  private mutating func take() {
    guard let typed, !isWritten else { return field.note(writtenProblems) }
    let (value, problems) = reading(typed)
    field.note(problems)
    guard problems.isEmpty else { return }
    self.value = value
    isWritten = true
    field.write(writtenText, problems: [])
  }

  /// The text of the value for editing.
  private var writtenText: String {
    value.map { format.editableText(of: $0, in: locale) } ?? ""
  }
}

extension ValueField {
  /// Replaces the value, as the owner may at any time; an error can go away, and none can appear.
  ///
  /// - Parameter value: The value; `nil` empties the field.
  public mutating func set(_ value: Format.Value?) {
    self.value = value
    typed = nil
    isWritten = true
    field.write(writtenText, problems: writtenProblems)
  }

  /// Takes the locale that the person reads and types in from now on.
  ///
  /// A text that can be read in the locale that it was typed in is written anew in the other one; any other text stays as it
  /// was typed, and is read in that locale until it is edited.
  ///
  /// - Parameter locale: The locale.
  public mutating func use(_ locale: CatalogLocale) {
    self.locale = locale
    let announcement = field.announcement
    if isWritten {
      field.write(writtenText, problems: writtenProblems)
    } else if let typed {
      translate(typed)
    }
    if field.error != nil { field.announcement = announcement }
  }

  /// Writes a typed text anew in the locale of the field where nothing is lost by that.
  private mutating func translate(_ typed: TypedText) {
    var text = field.text
    if let value = reading(typed).value {
      let written = format.editableText(of: value, in: locale)
      let input = FieldInput(written)
      if let read = try? format.value(of: input, in: locale), read == value {
        text = written
        self.typed = TypedText(input: input, locale: locale)
      }
    }
    field.write(text, problems: currentProblems)
  }

  /// Replaces the text, as typing does: an error can go away, none can appear, and the value stays.
  public mutating func edit(_ text: String) {
    guard isEnabled else { return }
    isWritten = false
    let typed = TypedText(input: FieldInput(text), locale: locale)
    self.typed = typed
    field.edit(text, problems: reading(typed).problems)
  }

  /// Empties the field and takes the value away; the field keeps its focus and shows no error.
  public mutating func clear() {
    guard isEnabled else { return }
    value = nil
    typed = nil
    isWritten = true
    field.clear(problems: writtenProblems)
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
    return format.editableText(of: value, in: locale)
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

  /// Gives the field focus.
  public mutating func focus() { field.focus() }
}
