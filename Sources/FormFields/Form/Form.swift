public import CatalogRuntime

/// Fields that are filled in, checked and saved together, and the list of what was saved.
///
/// All that a person does goes through the form, which holds these together: at most one field has focus; when it moves, the
/// field that loses it shows what is wrong; fields that are checked beside others are, whichever of them changes; and
/// ``announcement`` and those of the fields are what the last event made.
public struct Form: Sendable {
  /// What the form is for.
  public let title: LocalizedStringResource
  /// What the button that saves says, in its usual case.
  public let saveTitle: LocalizedStringResource
  /// The fields, in the order of focus.
  public let ids: [FieldID]
  /// What is checked of fields beside others.
  public let rules: [FormRule]
  /// What was saved, oldest first.
  public internal(set) var entries: [FormEntry] = []
  /// What assistive technology should say because of the last event, beside the announcements of the fields.
  public internal(set) var announcement: LocalizedStringResource?
  /// Called when the form is saved, after the entry was appended and before the fields are emptied.
  public var onSave: (@Sendable (Form) -> Void)?

  var fields: [any FormField]

  /// Whether the person asked for less motion.
  public var reducesMotion = false {
    didSet { for index in fields.indices { fields[index].reducesMotion = reducesMotion } }
  }

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - title: What the form is for.
  ///   - fields: The fields by their identifiers, in the order of focus. An identifier must not occur twice.
  ///   - rules: What is checked of fields beside others.
  ///   - saveTitle: What the button that saves says; `nil` for “Save”.
  ///   - locale: The locale that the person reads and types in; `nil` for those that the fields have.
  ///   - onSave: Called when the form is saved.
  public init(
    title: LocalizedStringResource, fields: KeyValuePairs<FieldID, any FormField>,
    rules: [FormRule] = [], saveTitle: LocalizedStringResource? = nil,
    locale: CatalogLocale? = nil, onSave: (@Sendable (Form) -> Void)? = nil
  ) {
    precondition(
      Set(fields.map(\.key)).count == fields.count, "an identifier of a field occurs twice")
    self.title = title
    self.rules = rules
    self.saveTitle = saveTitle ?? .fields("Save")
    self.onSave = onSave
    ids = fields.map(\.key)
    self.fields = fields.map(\.value)
    if let locale { use(locale) } else { applyRules(rules) }
  }

  /// Returns a field.
  ///
  /// - Parameter id: The field.
  /// - Returns: The field, `nil` where the form has none of the name.
  public subscript(id: FieldID) -> (any FormField)? { index(of: id).map { fields[$0] } }

  /// Returns a field of a type.
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - type: The type.
  /// - Returns: The field, `nil` where the form has none of the name and the type.
  public func field<Field: FormField>(_ id: FieldID, as type: Field.Type) -> Field? {
    self[id] as? Field
  }

  /// Takes the locale that the person reads and types in from now on.
  ///
  /// - Parameter locale: The locale.
  public mutating func use(_ locale: CatalogLocale) {
    step { form in
      for index in form.fields.indices { form.fields[index].use(locale) }
      form.applyRules(form.rules)
    }
  }

  func index(of id: FieldID) -> Int? { ids.firstIndex(of: id) }
}
