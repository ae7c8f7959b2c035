public import CatalogRuntime

/// What a field is called, asks for and takes: all of it that does not change while a person types.
public struct FieldSpecification: Sendable {
  /// What the field is for, such as “Email”.
  public var title: LocalizedStringResource
  /// What stands in the field while it is empty, such as a sample; `nil` for the title.
  public var prompt: LocalizedStringResource?
  /// A sentence that stands below the field all the time, such as “Use at least 3 characters.”.
  public var help: LocalizedStringResource?
  /// The name of a symbol in the set of icons of the app.
  public var symbolName: String?
  /// How the text is typed.
  public var hints: InputHints
  /// Which count of characters stands below the field.
  public var counter: FieldCounter
  /// Which fields are marked beside their titles.
  public var marking: FieldMarking

  /// Creates a specification.
  ///
  /// - Parameters:
  ///   - title: What the field is for.
  ///   - prompt: What stands in the field while it is empty; `nil` for the title.
  ///   - help: A sentence that stands below the field all the time.
  ///   - symbolName: The name of a symbol in the set of icons of the app.
  ///   - hints: How the text is typed.
  ///   - counter: Which count of characters stands below the field.
  ///   - marking: Which fields are marked beside their titles.
  public init(
    title: LocalizedStringResource, prompt: LocalizedStringResource? = nil,
    help: LocalizedStringResource? = nil, symbolName: String? = nil, hints: InputHints = .text,
    counter: FieldCounter = .hidden, marking: FieldMarking = .required
  ) {
    self.title = title
    self.prompt = prompt
    self.help = help
    self.symbolName = symbolName
    self.hints = hints
    self.counter = counter
    self.marking = marking
  }

  /// Returns what stands in the empty field: the prompt, or the title where there is none or it has no text.
  ///
  /// - Parameter locale: The locale of the reader.
  public func placeholder(in locale: CatalogLocale) -> String {
    if let prompt = prompt?.text(in: locale), !prompt.isEmpty { return prompt }
    return title.text(in: locale)
  }
}
