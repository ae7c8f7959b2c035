import CatalogRuntime
import ICUKit
import Testing

@testable import FormFields

@Suite("A form")
struct FormTests {
  private func contact(onSave: (@Sendable (Form) -> Void)? = nil) -> Form {
    Form(
      title: FormTitle.contact,
      fields: [
        "name": ValidatedField(
          title: FieldTitle.name, validators: [SampleRequired(), SampleMinimum(3)]),
        "email": PromptedField(label: FieldTitle.email, prompt: FieldPrompt.email),
        "age": ValueField(title: FieldTitle.age, format: SampleNumber()),
      ], locale: "en", onSave: onSave)
  }

  private func passwords() -> Form {
    Form(
      title: FormTitle.details,
      fields: [
        "password": SecureField(title: FieldTitle.password, validators: [SampleRequired()]),
        "again": SecureField(title: FieldTitle.confirmPassword, validators: [SampleRequired()]),
      ], rules: [.equal("again", to: "password")])
  }

  @Test("moves the focus in the order of its fields, and leaves them at both ends")
  func focusOrder() {
    var form = contact()
    var order: [FieldID?] = []
    for _ in 0..<5 {
      let moved = form.focusNext()
      #expect(moved == (form.focusedID != nil))
      order.append(form.focusedID)
    }
    #expect(order == ["name", "email", "age", nil, "name"])
    #expect(form.focusPrevious() == false)
    #expect(form.focusPrevious() == true && form.focusedID == "age")
  }

  @Test("skips fields that take no input")
  func disabledFields() {
    var form = contact()
    form.disable("email")
    form.focus("name")
    form.focusNext()
    #expect(form.focusedID == "age")
    form.focusPrevious()
    #expect(form.focusedID == "name")
    form.focus("email")
    #expect(form.focusedID == "name")
    form.disable("name")
    #expect(form.focusedID == nil)
    form.focusNext()
    #expect(form.focusedID == "age")
    form.disable("age")
    #expect(form.focusNext() == false && form.focusedID == nil)
    #expect(form.isValid)
    form.enable("name")
    #expect(!form.isValid)
  }

  @Test("shows what is wrong with a field when the focus leaves it for another one")
  func leaving() {
    var form = contact()
    form.focus("name")
    form.edit("A")
    #expect(form.errors.isEmpty && !form.canSave)
    form.focus("age")
    #expect(form.firstError?.id == "name")
    #expect(form["name"]?.announcement?.text(in: "en") == "Error: 2 characters needed")
    form.edit("x")
    #expect(form["name"]?.announcement == nil)
    form.blur()
    #expect(form.errors.map(\.id) == ["name", "age"])
    #expect(form.focusedID == nil)
  }

  @Test("saves what is right: appends an entry, calls its handler, empties the fields, begins anew")
  func save() {
    let saved = Recorder<[String]>()
    var form = contact { form in
      saved.append(form.entries.map { $0.text(in: "en") } + [form["name"]?.input.text ?? ""])
    }
    form.focus("name")
    form.edit("Ana")
    form.focus("age")
    form.edit("1234")
    #expect(form.canSave)
    let entry = form.save()
    #expect(entry?.text(in: "en") == "Ana · 1,234")
    #expect(form.entries.map { $0.text(in: "es") } == ["Ana · 1.234"])
    #expect(entry?.items.map(\.id) == ["name", "email", "age"])
    #expect(saved.values == [["Ana · 1,234", "Ana"]])
    #expect(form.ids.allSatisfy { form[$0]?.isEmpty == true })
    #expect(form.focusedID == "name")
    #expect(form.errors.isEmpty && !form.canSave)
    #expect(form.appearance(in: "en").announcement == "Added to the list: Ana · 1,234")
    #expect(form.takeAnnouncements(in: "es") == ["Añadido a la lista: Ana · 1.234"])
    #expect(form.takeAnnouncements(in: "es") == [])
  }

  @Test("saves nothing where something is wrong: shows every error and goes to the first")
  func failedSave() {
    var form = contact()
    form.focus("age")
    form.edit("x")
    #expect(form.save() == nil)
    #expect(form.entries.isEmpty && form.focusedID == "name")
    #expect(form.errors.map(\.id) == ["name", "age"])
    #expect(
      form.takeAnnouncements(in: "en") == [
        "Error: This field is required.", "Error: “x” is not a whole number.",
      ])
    #expect(form["age"]?.input.text == "x")
    #expect(form.save() == nil)
    #expect(form.takeAnnouncements(in: "en") == [])
  }

  @Test("counts its problems and the fields that have them, once they are shown")
  func summary() {
    var form = Form(
      title: FormTitle.contact,
      fields: [
        "name": ValidatedField(
          title: FieldTitle.name, text: "A", validators: [SampleMinimum(3), SampleMinimum(2)]),
        "email": ValidatedField(title: FieldTitle.email, validators: [SampleRequired()]),
      ])
    #expect(form.problemSummary == nil)
    form.save()
    #expect(form.appearance(in: "en").problemSummary == "3 problems in 2 fields")
    #expect(form.appearance(in: "es").problemSummary == "3 problemas en 2 campos")
    form.edit("email", "a")
    #expect(form.appearance(in: "en").problemSummary == "2 problems in 1 field")
    form.edit("name", "Ana")
    #expect(form.appearance(in: "en").problemSummary == nil)
  }

  @Test("lists its errors with the titles of their fields")
  func listedErrors() {
    var form = contact()
    form.focus("age")
    form.edit("x")
    form.save()
    #expect(
      form.appearance(in: "en").errors == [
        "Name is required.", "Age: “x” is not a whole number.",
      ])
    #expect(
      form.appearance(in: "fr").errors.last?.hasPrefix("Âge\u{A0}: ") == true)
  }

  @Test("goes on to the next field on Return where the field is right, and says when all are done")
  func submit() {
    let submitted = Recorder<String>()
    var form = contact()
    form.update("name", as: ValidatedField.self) { $0.onSubmit = { submitted.append($0.text) } }
    form.focus("name")
    #expect(form.submit() == false)
    #expect(form.focusedID == "name" && form.firstError?.id == "name")
    #expect(form["name"]?.announcement != nil)
    form.edit("Ana")
    #expect(form.submit() == false)
    #expect(form.focusedID == "email" && submitted.values == ["Ana"])
    #expect(form.submit() == false)
    #expect(form.focusedID == "age")
    #expect(form.submit() == true)
    #expect(form.focusedID == "age")
    form.blur()
    #expect(form.submit() == false)
  }

  @Test("checks one field against another, whichever of them changes")
  func relation() {
    var form = passwords()
    form.focus("password")
    form.edit("secret")
    form.focus("again")
    form.edit("secre")
    #expect(form.errors.isEmpty && !form.isValid)
    form.blur()
    #expect(form.firstError?.message.text(in: "en") == "The passwords do not match.")
    form.focus("password")
    form.edit("secre")
    #expect(form.errors.isEmpty && form.isValid)
    form.edit("secret")
    #expect(form.errors.isEmpty && !form.isValid)
    form.focusNext()
    #expect(form.focusedID == "again" && form.errors.isEmpty)
    form.blur()
    #expect(form.firstError?.id == "again")
    #expect(form["again"]?.announcement != nil)
    form.focus("password")
    form.edit("secre")
    #expect(form.errors.isEmpty && form.isValid)
  }

  @Test("tells that fields differ when the first one is left, if the second was checked before")
  func relationAppears() {
    var form = passwords()
    form.edit("password", "secret")
    form.edit("again", "secret")
    form.focus("again")
    form.focus("password")
    #expect(form.errors.isEmpty && form.isValid)
    form.edit("secrets")
    #expect(form.errors.isEmpty && !form.isValid)
    form.blur()
    #expect(form.firstError?.id == "again")
    #expect(form.takeAnnouncements(in: "es") == ["Error: Las contraseñas no coinciden."])
  }

  @Test("keeps an error while the text is wrong, if only beside another field in the end")
  func errorBecomesRelation() {
    var form = passwords()
    form.edit("password", "secret")
    form.save()
    #expect(form.firstError?.message.text(in: "en") == "This field is required.")
    form.edit("again", "s")
    #expect(form.firstError?.message.text(in: "en") == "The passwords do not match.")
    #expect(form.takeAnnouncements(in: "en") == [])
    form.edit("again", "")
    #expect(form.firstError?.message.text(in: "en") == "This field is required.")
    form.edit("again", "secret")
    #expect(form.errors.isEmpty && form.isValid)
  }

  @Test("leaves a second field in peace that nobody was in yet")
  func relationUntouched() {
    var form = passwords()
    form.focus("password")
    form.edit("secret")
    form.blur()
    #expect(form.errors.isEmpty)
    form.save()
    #expect(form.firstError?.message.text(in: "en") == "This field is required.")
    form.disable("again")
    #expect(form.isValid && form.errors.isEmpty)
  }

  @Test("says which fields differ where they are no passwords, or what the rule says")
  func relationMessages() {
    func error(_ message: LocalizedStringResource?) -> String? {
      var form = Form(
        title: FormTitle.contact,
        fields: [
          "email": ValidatedField(title: FieldTitle.email, text: "a", validators: []),
          "again": ValidatedField(title: FieldTitle.name, text: "b", validators: []),
        ], rules: [.equal("again", to: "email", message: message)])
      form.save()
      return form.firstError?.message.text(in: "es")
    }
    #expect(error(nil) == "«Correo electrónico» y «Nombre» no coinciden.")
    #expect(error(FieldTitle.date) == "Fecha")
  }

  @Test("compares values that were just taken")
  func valueRule() {
    let rule = FormRule(about: "last", reading: ["first"]) { last, others in
      guard let last = (last as? ValueField<SampleNumber>)?.value,
        let first = (others.first as? ValueField<SampleNumber>)?.value, last < first
      else { return nil }
      return .fields("Enter a number that is \(String(first)) or more.")
    }
    var form = Form(
      title: FormTitle.contact,
      fields: [
        "first": ValueField(title: FieldTitle.age, value: 5, format: SampleNumber()),
        "last": ValueField(title: FieldTitle.amount, value: 7, format: SampleNumber()),
      ], rules: [rule], locale: "en")
    form.focus("last")
    form.edit("3")
    form.blur()
    #expect(form.firstError?.message.text(in: "en") == "Enter a number that is 5 or more.")
    #expect(form.takeAnnouncements(in: "en").count == 1)
    form.focus("first")
    form.edit("2")
    #expect(form.save()?.text(in: "en") == "2 · 3")
  }

  @Test("announces every error that Save shows, also where a rule has something to say after it")
  func announcementsOfSave() {
    let rule = FormRule(about: "name", reading: ["age"]) { _, others in
      (others.first as? ValueField<SampleNumber>)?.value.map { _ in .fields("Tell us your name.") }
    }
    var form = Form(
      title: FormTitle.contact,
      fields: [
        "name": ValidatedField(title: FieldTitle.name, validators: [SampleRequired()]),
        "age": ValueField(title: FieldTitle.age, format: SampleNumber()),
      ], rules: [rule], locale: "en")
    form.edit("age", "7")
    form.save()
    #expect(form.takeAnnouncements(in: "en") == ["Error: This field is required."])
    form.edit("name", "Ana")
    #expect(form.firstError?.message.text(in: "en") == "Tell us your name.")
  }

  @Test(
    "shows its Save button in the capitals of the language",
    arguments: [
      ("tr", "Kaydet", "KAYDET"), ("en", "Save", "SAVE"), ("de", "Speichern", "SPEICHERN"),
      ("pl", "Zapisz", "ZAPISZ"), ("ru", "Сохранить", "СОХРАНИТЬ"), ("ja", "保存", "保存"),
      ("ar", "حفظ", "حفظ"), ("sv", "Save", "SAVE"),
    ])
  func saveTitle(_ locale: String, usual: String, upper: String) {
    let appearance = contact().appearance(in: CatalogLocale(locale))
    #expect(appearance.saveTitle == usual)
    #expect(appearance.uppercasedSaveTitle == upper)
  }

  @Test(
    "has a title of the app’s own for Save in capitals, too",
    arguments: [
      ("el", "Αποθήκευση", "ΑΠΟΘΗΚΕΥΣΗ"), ("tr", "ilet", "İLET"), ("en", "ilet", "ILET"),
      ("de", "Schließen", "SCHLIESSEN"),
    ])
  func ownSaveTitle(_ locale: String, title: String, upper: String) {
    let form = Form(
      title: FormTitle.contact, fields: [:],
      saveTitle: LocalizedStringResource(stringLiteral: title))
    #expect(form.uppercasedSaveTitle(in: CatalogLocale(locale)) == upper)
  }

  @Test("says how many entries there are, and what to do before it can be saved")
  func appearance() {
    var form = contact()
    #expect(form.appearance(in: "es").entriesCount == "Todavía no hay entradas.")
    #expect(form.appearance(in: "es").saveHint == "Rellena los campos obligatorios para guardar.")
    form.edit("name", "Ana")
    #expect(form.appearance(in: "es").saveHint == nil && form.appearance(in: "es").canSave)
    form.save()
    #expect(form.appearance(in: "es").entriesCount == "1 entrada")
    form.edit("name", "Eva")
    form.save()
    let appearance = form.appearance(in: "ar")
    #expect(form.appearance(in: "es").entriesCount == "2 entradas")
    #expect(appearance.entries == ["Ana", "Eva"])
    #expect(appearance.direction == .rightToLeft)
    #expect(form.appearance(in: "tr").title == "İletişim")
    #expect(form.appearance(in: "tr").entriesTitle == "Girişler")
    #expect(form.appearance(in: "tr").cancelTitle == "Vazgeç")
  }

  @Test("tells how to reach the next field where there is one")
  func hints() {
    var form = contact()
    #expect(
      form.accessibility(of: "name", in: "en")?.hint == "Press Tab to go to the next field.")
    #expect(form.accessibility(of: "age", in: "en")?.hint == nil)
    form.disable("age")
    #expect(form.accessibility(of: "email", in: "en")?.hint == nil)
    #expect(form.accessibility(of: "none", in: "en") == nil)
    #expect(form.appearance(of: "name", in: "es")?.title == "Nombre")
  }

  @Test("changes a field by its own type, and lets rules see it")
  func update() {
    var form = contact()
    form.update("age", as: ValueField<SampleNumber>.self) { $0.set(1234) }
    #expect(form.field("age", as: ValueField<SampleNumber>.self)?.value == 1234)
    #expect(form.field("age", as: ValidatedField.self) == nil)
    form.update("age", as: ValidatedField.self) { $0.edit("x") }
    #expect(form["age"]?.input.text == "1,234")
    form.use("es")
    #expect(form["age"]?.input.text == "1.234")
    form.focus("name")
    form.update("age", as: ValueField<SampleNumber>.self) { $0.focus() }
    #expect(form.focusedID == "age" && form["name"]?.isFocused == false)
    #expect(form.firstError?.id == "name")
    #expect(form["none"] == nil)
  }

  @Test("keeps the locales of its fields where it has none of its own")
  func ownLocales() {
    let field = ValueField(
      title: FieldTitle.age, value: 1234, format: SampleNumber(), locale: "es")
    #expect(Form(title: FormTitle.contact, fields: ["age": field])["age"]?.input.text == "1.234")
  }

  @Test("keeps fields that take no input as they are when it is saved")
  func disabledOnSave() {
    var form = contact()
    form.edit("name", "Ana")
    form.edit("email", "kept")
    form.disable("email")
    #expect(form.save()?.text(in: "en") == "Ana")
    #expect(form["email"]?.input.text == "kept")
  }

  @Test("hands less motion on to all fields")
  func motion() {
    var form = contact()
    form.reducesMotion = true
    #expect(form.ids.allSatisfy { form.appearance(of: $0, in: "en")?.animates == false })
  }

  @Test("takes no identifier twice")
  func duplicate() async {
    await #expect(processExitsWith: .failure) {
      _ = Form(
        title: FormTitle.contact,
        fields: [
          "name": PromptedField(label: FieldTitle.name),
          "name": PromptedField(label: FieldTitle.name),
        ])
    }
  }

  @Test(
    "says everything anew in the locale of whoever looks",
    arguments: [
      ("en", "Name", "This field is required.", "2 problems in 2 fields"),
      ("es", "Nombre", "Este campo es obligatorio.", "2 problemas en 2 campos"),
      ("ar", "الاسم", "هذا الحقل مطلوب.", nil), ("ja", "名前", "この項目は必須です。", nil),
      ("tr", "Ad", "Bu alan gereklidir.", nil),
    ])
  func locales(_ locale: String, title: String, error: String, summary: String?) {
    var form = contact()
    form.edit("age", "x")
    form.save()
    let locale = CatalogLocale(locale)
    let appearance = form.appearance(of: "name", in: locale)
    #expect(appearance?.title == title && appearance?.error == error)
    #expect(form.appearance(of: "age", in: locale)?.error?.contains("x") == true)
    if let summary { #expect(form.appearance(in: locale).problemSummary == summary) }
  }

  @Test("takes a paste of a megabyte in time that grows with it alone", .timeLimit(.minutes(1)))
  func longPaste() {
    let paste = String(repeating: "ñandú 🇪🇸 e\u{301} ", count: 50_000)
    var form = contact()
    form.focus("name")
    form.edit(paste)
    form.focus("email")
    form.edit(paste)
    #expect(form.canSave)
    #expect(form.appearance(of: "email", in: "es")?.text == paste)
    #expect(form.save()?.text(in: "es").utf8.count ?? 0 > 1_000_000)
  }

  @Test("an entry without any text is said to be one")
  func entryWithoutText() {
    var form = Form(
      title: FormTitle.contact,
      fields: ["password": SecureField(title: FieldTitle.password, text: "secret")])
    #expect(form.save() != nil)
    #expect(form.appearance(in: "en").announcement == "Added to the list.")
    #expect(form.appearance(in: "es").entries == ["Entrada sin texto"])
  }
}
