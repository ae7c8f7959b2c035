public import CatalogRuntime

/// A text field with a label beside it and a prompt in it.
///
/// The prompt is shown while the field is empty; a field without one, or with an empty one, shows its label there. The
/// prompt is never the name of the field: assistive technology is told the label. Its checks are those of a
/// ``ValidatedField``, which it is.
public typealias PromptedField = ValidatedField

extension ValidatedField {
  /// Creates a field with a label and a prompt.
  ///
  /// - Parameters:
  ///   - label: What the field is for: its title.
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

  /// What the field is for.
  public var label: LocalizedStringResource { specification.title }
  /// What stands in the field while it is empty; `nil` for the label.
  public var prompt: LocalizedStringResource? { specification.prompt }
}
