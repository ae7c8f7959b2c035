public import CatalogRuntime

/// A field as a form and who draws it see it.
///
/// Fields are values: they know no toolkit, no clock and no locale of their screen. A person’s actions are the mutating methods,
/// and ``appearance(in:)`` and ``accessibility(in:)`` say what to show after each of them, in any language. A field that
/// is not enabled ignores all actions, and is not checked, as HTML bars disabled controls from validation.
public protocol FormField: Sendable {
  /// What the field is called, asks for and takes.
  var specification: FieldSpecification { get }
  /// The text as it was typed.
  var text: String { get }
  /// What was typed.
  var input: FieldInput { get }
  /// The state machine that decides about the error.
  var feedback: ValidationFeedback { get }
  /// Whether the field takes input; one that stops loses its focus and its error.
  var isEnabled: Bool { get set }
  /// Whether the person asked for less motion.
  var reducesMotion: Bool { get set }
  /// Whether the field must be filled in: whether an empty text is wrong.
  var isRequired: Bool { get }
  /// All that is wrong with the text, whether a person is told or not: what makes the field invalid. ``error`` is the first of
  /// them once it is shown.
  var problems: [LocalizedStringResource] { get }
  /// What is wrong with the text beside other fields; a form sets it.
  var relationProblem: LocalizedStringResource? { get set }
  /// What assistive technology should say because of the last event; who has said it sets it to `nil`.
  var announcement: LocalizedStringResource? { get set }
  /// The count of characters below the field.
  var counter: LocalizedStringResource? { get }
  /// What to do with the field, in a sentence for assistive technology.
  var accessibilityHint: LocalizedStringResource? { get }
  /// What an entry of a form keeps of the field; `nil` for nothing.
  var entryText: FieldEntryText? { get }

  /// Gives the field focus.
  mutating func focus()
  /// Takes the focus away, and shows what is wrong.
  mutating func blur()
  /// Replaces the text, as typing does: an error can go away, and none can appear.
  mutating func edit(_ text: String)
  /// Empties the field; it keeps its focus and shows no error.
  mutating func clear()
  /// Takes the text for the person’s answer and shows what is wrong with it, wherever the focus is.
  mutating func commit()
  /// Commits the text, as the Return key does, and calls the submit handler where the text is right.
  mutating func submit()
  /// Takes the locale that the person reads and types in from now on.
  mutating func use(_ locale: CatalogLocale)

  /// Returns the text to draw.
  func shownText(in locale: CatalogLocale) -> String
  /// Returns the text to say.
  func accessibleValue(in locale: CatalogLocale) -> String
}

extension FormField {
  /// The title.
  public var title: LocalizedStringResource { specification.title }
  /// Whether nothing is typed.
  public var isEmpty: Bool { text.isEmpty }
  /// Whether the field has focus.
  public var isFocused: Bool { feedback.isFocused }
  /// Whether the person was told, since the field was last emptied, what is wrong with it or that nothing is.
  public var isChecked: Bool { feedback.isChecked }
  /// The error that is shown; `nil` while the person types and has not been told, although there may be ``problems``.
  public var error: LocalizedStringResource? { feedback.error }
  /// Whether nothing is wrong that matters: a field that is not enabled is valid.
  public var isValid: Bool { !isEnabled || problems.isEmpty }
  /// The count that the specification asks for.
  public var counter: LocalizedStringResource? { specification.counter.text(for: input) }
  /// The help of the specification.
  public var accessibilityHint: LocalizedStringResource? { specification.help }
  /// The text as it is checked.
  public var entryText: FieldEntryText? { FieldEntryText(input.text) }

  /// Does nothing: the text is the same in every locale.
  public mutating func use(_ locale: CatalogLocale) {}
  /// Returns the text as it was typed.
  public func shownText(in locale: CatalogLocale) -> String { text }
  /// Returns the text that is drawn.
  public func accessibleValue(in locale: CatalogLocale) -> String { shownText(in: locale) }

  /// Returns what to draw.
  ///
  /// - Parameter locale: The locale of the reader; nothing of another one is kept.
  public func appearance(in locale: CatalogLocale) -> FieldAppearance {
    FieldAppearance(of: self, in: locale)
  }

  /// Returns what assistive technology is told.
  ///
  /// - Parameter locale: The locale of the listener; nothing of another one is kept.
  public func accessibility(in locale: CatalogLocale) -> FieldAccessibility {
    FieldAccessibility(of: self, in: locale, following: .field)
  }

  /// Returns what assistive technology should say because of the last event, once.
  ///
  /// - Parameter locale: The locale of the listener.
  public mutating func takeAnnouncement(in locale: CatalogLocale) -> String? {
    defer { announcement = nil }
    return announcement?.text(in: locale)
  }
}
