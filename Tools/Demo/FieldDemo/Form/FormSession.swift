internal import CatalogRuntime
internal import FormFields
internal import ICUKit

/// A form in the hands of one person: what keys do, and what is to be seen after each.
struct FormSession: Sendable {
  /// What is to become of the program.
  enum Outcome: Hashable, Sendable {
    case goesOn
    case ends
    case isInterrupted
    case isSuspended
  }

  private(set) var form: Form
  private(set) var locale: CatalogLocale
  private(set) var isSaveFocused = false
  private var editor = LineEditor()
  /// What is said about the last key, beside what the form says.
  private var note: LocalizedStringResource?

  /// Begins with the first field.
  init(locale: CatalogLocale) {
    form = DemoForm.make(locale: locale)
    self.locale = locale
    form.focusNext()
  }

  /// Does what a key stands for.
  mutating func handle(_ key: Key) -> Outcome {
    note = nil
    switch key {
    case .interrupt: return .isInterrupted
    case .suspend: return .isSuspended
    case .endOfInput: return .ends
    case .tab, .down: moveForward()
    case .backTab, .up: moveBackward()
    case .enter: submit()
    case .nextLanguage: use(DemoLanguages.language(after: locale))
    case .redraw, .escape: break
    case _ where isSaveFocused: if key == .text(" ") { save() }
    default: edit(key)
    }
    return .goesOn
  }

  /// Shows the form in another language.
  mutating func use(_ locale: CatalogLocale) {
    self.locale = locale
    form.use(locale)
    if let field = focusedField { editor.replace(with: field.input.rawText) }
  }

  private var focusedField: (any FormField)? { form.focusedID.flatMap { form[$0] } }

  /// A field that hides its text hides the place in it, too.
  private var hidesText: Bool { focusedField is SecureField }

  private mutating func edit(_ key: Key) {
    switch key {
    case .text(let text): insert(text)
    case .paste(let text): insert(PastedText.line(of: text))
    case .backspace:
      editor.removeBackward()
      form.edit(editor.text)
    case .delete:
      editor.removeForward()
      form.edit(editor.text)
    case .clear:
      editor = LineEditor()
      form.clear()
    case _ where hidesText: break
    case .left: isRightToLeft ? editor.moveForward() : editor.moveBackward()
    case .right: isRightToLeft ? editor.moveBackward() : editor.moveForward()
    case .home: editor.moveToStart()
    case .end: editor.moveToEnd()
    default: break
    }
  }

  private mutating func insert(_ text: String) {
    let fits = editor.insert(text)
    form.edit(editor.text)
    if !fits { note = DemoText.kept(GraphemeClusters.count(in: editor.text)) }
  }

  /// Whether the arrows point against the order of reading.
  private var isRightToLeft: Bool {
    let direction = TextDirection.firstStrong(in: editor.text)
    return (direction ?? DemoLanguages.direction(for: locale)) == .rightToLeft
  }

  private mutating func moveForward() {
    isSaveFocused = !form.focusNext()
    beginEditing()
  }

  private mutating func moveBackward() {
    isSaveFocused = !form.focusPrevious()
    beginEditing()
  }

  private mutating func submit() {
    if isSaveFocused || form.submit() { save() } else { beginEditing() }
  }

  private mutating func save() {
    form.save()
    isSaveFocused = false
    beginEditing()
  }

  private mutating func beginEditing() {
    editor = LineEditor(focusedField?.input.rawText ?? "")
  }
}

extension FormSession {
  /// What is to be seen.
  var view: FormView {
    let appearance = form.appearance(in: locale)
    return FormView(
      direction: DemoLanguages.direction(for: locale), title: appearance.title,
      fields: form.ids.compactMap(view),
      save: FormView.Button(
        title: appearance.uppercasedSaveTitle, isEnabled: appearance.canSave,
        isFocused: isSaveFocused, hint: isSaveFocused ? appearance.saveHint ?? "" : ""),
      entriesTitle: appearance.entriesTitle, entries: appearance.entries,
      noEntries: appearance.entriesCount,
      message: note?.text(in: locale) ?? appearance.announcement ?? "", shortcuts: shortcuts)
  }

  private func view(of id: FieldID) -> FormView.Field? {
    guard let appearance = form.appearance(of: id, in: locale) else { return nil }
    let end = GraphemeClusters.count(in: appearance.text)
    return FormView.Field(
      title: appearance.title, mark: appearance.mark ?? "", text: appearance.text,
      origin: isWritten(id, as: appearance.text) ? .program : .person,
      cursor: appearance.isFocused ? hidesText ? end : editor.cursor : nil,
      placeholder: appearance.placeholder, error: appearance.error, help: appearance.help ?? "",
      showsClearKey: appearance.showsClearButton && appearance.isFocused)
  }

  /// Whether the text of a field is not what was typed, but how its format writes the value.
  private func isWritten(_ id: FieldID, as text: String) -> Bool {
    guard let field = form[id], !(field is ValidatedField) else { return false }
    return field.entryText?.text(in: locale) == text
  }

  private var shortcuts: [FormView.Shortcut] {
    [
      ("Tab", DemoText.nextField), ("^U", DemoText.clearText), ("F2", DemoText.changeLanguage),
      ("^C", DemoText.quit),
    ].map { FormView.Shortcut(key: $0, label: $1.text(in: locale)) }
  }
}
