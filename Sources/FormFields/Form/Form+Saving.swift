public import CatalogRuntime

extension Form {
  /// Saves the form: appends an entry, calls ``onSave``, empties the fields and gives the first one focus.
  ///
  /// Where something is wrong nothing is saved: every error is shown, and the first field that has one gets focus. Fields
  /// that are not enabled are neither kept in the entry nor emptied.
  ///
  /// - Returns: The entry, `nil` where something is wrong.
  @discardableResult
  public mutating func save() -> FormEntry? {
    dropAnnouncements()
    commitFields()
    if let wrong = fields.firstIndex(where: { !$0.isValid }) {
      moveFocus(to: wrong)
      return nil
    }
    let entry = FormEntry(items: items)
    entries.append(entry)
    onSave?(self)
    clearFields()
    announcement =
      entry.hasText
      ? .fields("Added to the list: \(entry, format: FormEntryStyle())")
      : .fields("Added to the list.")
    return entry
  }

  /// Returns what assistive technology should say because of the last event, once: errors in the order of focus, then what
  /// the form has to say.
  public mutating func takeAnnouncements(in locale: CatalogLocale) -> [String] {
    defer { dropAnnouncements() }
    let all = fields.map(\.announcement) + [announcement]
    return all.compactMap { $0?.text(in: locale) }
  }

  private mutating func commitFields() {
    for index in fields.indices { fields[index].commit() }
    step { $0.applyRules($0.rules) }
    for index in fields.indices where fields[index].hidesProblem {
      step { $0.fields[index].commit() }
    }
  }

  private var items: [FormEntry.Item] {
    zip(ids, fields).compactMap { id, field in
      guard field.isEnabled, let content = field.entryText else { return nil }
      return FormEntry.Item(id: id, title: field.title, content: content)
    }
  }

  private mutating func clearFields() {
    if let index = focusedIndex { fields[index].blur() }
    for index in fields.indices { fields[index].clear() }
    applyRules(rules)
    if let first = fields.firstIndex(where: \.isEnabled) { fields[first].focus() }
  }
}
