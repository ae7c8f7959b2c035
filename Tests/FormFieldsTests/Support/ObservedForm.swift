import CatalogRuntime

@testable import FormFields

/// A form with what is expected of it, worked out from the texts alone.
struct ObservedForm {
  /// Something that random events should come by.
  enum Landmark: CaseIterable {
    case errorOnBlur, errorOnSubmit, errorOnSave, errorBesideAnother
    case errorFollowsText, errorGoesWhileTyping, errorGoesBesideAnother, errorCleared
    case saved, savedTwice, refused, staysOnSecondSave
  }

  static let ids: [FieldID] = ["name", "nickname", "age", "password", "again"]
  /// What is typed; the secrets hold signs that nothing else does.
  static let texts: [FieldID: [String]] = [
    "name": ["", "A", "An", "Ana", "Anastasia"], "nickname": ["", "x"],
    "age": ["", "7", "1234", "seven"], "password": ["", "§§§", "§§§§"],
    "again": ["", "§§§", "§§§§"],
  ]

  private(set) var form = Form(
    title: FormTitle.contact,
    fields: [
      "name": ValidatedField(
        title: FieldTitle.name, validators: [SampleRequired(), SampleMinimum(3)]),
      "nickname": PromptedField(label: FieldTitle.name),
      "age": ValueField(title: FieldTitle.age, format: SampleNumber()),
      "password": SecureField(title: FieldTitle.password, validators: [SampleRequired()]),
      "again": SecureField(title: FieldTitle.confirmPassword, validators: [SampleRequired()]),
    ], rules: [.equal("again", to: "password")], locale: "en")
  private(set) var landmarks: Set<Landmark> = []
  private var last: Snapshot?
  /// The fields that were left, and not emptied since.
  private var checked: Set<FieldID> = []

  /// What is seen of a form between two events.
  struct Snapshot {
    var texts: [FieldID: String] = [:]
    var errors: [FieldID: String] = [:]
    var announcements: [FieldID: String] = [:]
    var disabled: Set<FieldID> = []
    var focus: FieldID?
    var entries: [String] = []
    var problems: [FieldID: String] = [:]

    init(of form: Form) {
      for id in ObservedForm.ids {
        guard let field = form[id] else { continue }
        texts[id] = field.input.rawText
        errors[id] = form.appearance(of: id, in: "en")?.error
        announcements[id] = form.accessibility(of: id, in: "en")?.announcement
        if !field.isEnabled { disabled.insert(id) }
      }
      focus = form.focusedID
      entries = form.entries.map { $0.text(in: "en") }
      problems = ObservedForm.problems(of: texts, disabled: disabled)
    }
  }

  /// Returns what is wrong with texts, worked out without the fields.
  static func problems(
    of texts: [FieldID: String], disabled: Set<FieldID>
  ) -> [FieldID: String] {
    var problems: [FieldID: String] = [:]
    for id in ["name", "password", "again"] as [FieldID] where texts[id] == "" {
      problems[id] = "This field is required."
    }
    switch texts["name"]?.count {
    case 1: problems["name"] = "2 characters needed"
    case 2: problems["name"] = "1 character needed"
    default: break
    }
    if texts["age"] == "seven" { problems["age"] = "“seven” is not a whole number." }
    if texts["again"] != "", texts["again"] != texts["password"], !disabled.contains("password") {
      problems["again"] = "The passwords do not match."
    }
    return problems.filter { !disabled.contains($0.key) }
  }

  /// Does something to the form.
  ///
  /// - Returns: The invariants that do not hold after it.
  mutating func perform(_ event: FormEvent) -> [String] {
    let before = last ?? Snapshot(of: form)
    let saved = apply(event)
    let after = Snapshot(of: form)
    last = after
    note(event, before, after)
    var violations = Violations(event: event, before: before, after: after, checked: checked)
    checked = violations.checkedAfter
    violations.checkErrors()
    violations.checkFocus()
    violations.checkEntries(saved: saved)
    violations.check(
      form.isValid == after.problems.isEmpty, "the form is valid where nothing is wrong")
    violations.check(form.canSave == form.isValid, "Save is enabled where the form is valid")
    violations.check(
      form.errors.map(\.id) == Self.ids.filter { after.errors[$0] != nil },
      "errors are in the order of focus")
    return violations.found
  }

  /// Whether nothing that a program may print of the form holds a secret.
  var keepsSecrets: Bool {
    var text = "\(form)" + String(reflecting: form)
    dump(form.fields, to: &text)
    text += form.appearance(in: "en").entries.joined()
    for id in Self.ids {
      text += "\(String(describing: form.appearance(of: id, in: "en")))"
      text += "\(String(describing: form.accessibility(of: id, in: "en")))"
    }
    return !text.contains("§")
  }

  private mutating func apply(_ event: FormEvent) -> Bool? {
    switch event {
    case .focus(let id): form.focus(id)
    case .next: form.focusNext()
    case .previous: form.focusPrevious()
    case .blur: form.blur()
    case .type(let id, let text): form.edit(id, text)
    case .clear(let id): form.clear(id)
    case .submit: form.submit()
    case .save: return form.save() != nil
    case .enable(let id): form.enable(id)
    case .disable(let id): form.disable(id)
    }
    return nil
  }

  private mutating func note(_ event: FormEvent, _ before: Snapshot, _ after: Snapshot) {
    for id in Self.ids {
      switch (event, before.errors[id], after.errors[id]) {
      case (.submit, nil, .some): landmarks.insert(.errorOnSubmit)
      case (.save, nil, .some): landmarks.insert(.errorOnSave)
      case (_, nil, .some):
        landmarks.insert(before.focus == id ? .errorOnBlur : .errorBesideAnother)
      case (.type(id, _), .some(let old), .some(let new)) where old != new:
        landmarks.insert(.errorFollowsText)
      case (.type(let typed, _), .some, nil):
        landmarks.insert(typed == id ? .errorGoesWhileTyping : .errorGoesBesideAnother)
      case (.clear(id), .some, nil): landmarks.insert(.errorCleared)
      case (.save, .some, .some): landmarks.insert(.staysOnSecondSave)
      default: break
      }
    }
    if case .save = event {
      let grew = after.entries.count > before.entries.count
      landmarks.insert(grew ? (before.entries.isEmpty ? .saved : .savedTwice) : .refused)
    }
  }
}
