public import CatalogRuntime
public import ICUKit

/// What to draw of a form beside its fields, in the language of who sees it.
public struct FormAppearance: Hashable, Sendable {
  /// The title.
  public let title: String
  /// What the button that saves says, in the usual case.
  public let saveTitle: String
  /// The same in upper case, as the language has it: `KAYDET` in Turkish.
  public let uppercasedSaveTitle: String
  /// Whether the button that saves is enabled.
  public let canSave: Bool
  /// What to do before the form can be saved, for assistive technology; `nil` where it can.
  public let saveHint: String?
  /// What the button that leaves the form says.
  public let cancelTitle: String
  /// How many problems there are, “2 problems in 2 fields”; `nil` while no error is shown.
  public let problemSummary: String?
  /// The errors that are shown, for a list away from the fields, in the order of focus.
  public let errors: [String]
  /// The heading of the list of entries.
  public let entriesTitle: String
  /// How many entries there are, “2 entries”; while there is none, that there is none.
  public let entriesCount: String
  /// The entries, oldest first; of one without any text, such as a secure field alone leaves, that it has none.
  public let entries: [String]
  /// What to say because of the last event: that an entry was added.
  public let announcement: String?
  /// The direction of the reader’s language.
  public let direction: TextDirection
}

extension Form {
  /// Returns what to draw beside the fields.
  ///
  /// - Parameter locale: The locale of the reader; nothing of another one is kept.
  public func appearance(in locale: CatalogLocale) -> FormAppearance {
    let saveTitle = saveTitle.text(in: locale)
    let hint = LocalizedStringResource.fields("Fill in the required fields to save.")
    return FormAppearance(
      title: title.text(in: locale), saveTitle: saveTitle,
      uppercasedSaveTitle: uppercasedSaveTitle(in: locale), canSave: canSave,
      saveHint: canSave ? nil : hint.text(in: locale),
      cancelTitle: LocalizedStringResource.fields("Cancel").text(in: locale),
      problemSummary: problemSummary?.text(in: locale),
      errors: errors.map { $0.listMessage.text(in: locale) },
      entriesTitle: LocalizedStringResource.fields("Entries").text(in: locale),
      entriesCount: entriesCount.text(in: locale),
      entries: entries.map { $0.listText(in: locale) },
      announcement: announcement?.text(in: locale), direction: locale.direction)
  }

  /// How many entries there are; while there is none, that there is none.
  public var entriesCount: LocalizedStringResource {
    entries.isEmpty ? .fields("No entries yet.") : .fields("\(entries.count) entries")
  }

  /// Returns what the button that saves says in upper case, by the rules of the language that its text is in.
  ///
  /// - Parameter locale: The locale of the reader.
  public func uppercasedSaveTitle(in locale: CatalogLocale) -> String {
    var language = locale
    if case .bundle(let bundle) = saveTitle.bundle { language = bundle.bestLocale(for: locale) }
    return CaseMapping.uppercased(saveTitle.text(in: locale), locale: language.identifier)
  }

  /// Returns what to draw of a field.
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - locale: The locale of the reader; nothing of another one is kept.
  /// - Returns: The appearance, `nil` where the form has no such field.
  public func appearance(of id: FieldID, in locale: CatalogLocale) -> FieldAppearance? {
    self[id]?.appearance(in: locale)
  }

  /// Returns what assistive technology is told about a field, with the way to the next field where one follows.
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - locale: The locale of the listener; nothing of another one is kept.
  /// - Returns: What is told, `nil` where the form has no such field.
  public func accessibility(of id: FieldID, in locale: CatalogLocale) -> FieldAccessibility? {
    guard let index = index(of: id) else { return nil }
    let following: FieldAccessibility.Following =
      self.index(after: index) == nil ? .nothing : .field
    return FieldAccessibility(of: fields[index], in: locale, following: following)
  }
}
