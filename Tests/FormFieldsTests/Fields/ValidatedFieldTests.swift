import CatalogRuntime
import ICUKit
import Testing

@testable import FormFields

@Suite("A validated field")
struct ValidatedFieldTests {
  private func name(_ text: String = "") -> ValidatedField {
    ValidatedField(
      title: FieldTitle.name, text: text, validators: [SampleRequired(), SampleMinimum(3)])
  }

  @Test("complains only after it lost focus")
  func blur() {
    var field = name()
    field.focus()
    field.edit("A")
    #expect(field.error == nil && !field.isValid)
    field.blur()
    #expect(field.appearance(in: "en").error == "2 characters needed")
    #expect(field.appearance(in: "en").tint == .error)
  }

  @Test("lets its message follow the text, and takes it away as soon as the text is right")
  func typing() {
    var field = name()
    field.focus()
    field.edit("A")
    field.blur()
    field.focus()
    #expect(field.error != nil)
    field.edit("An")
    #expect(field.appearance(in: "en").error == "1 character needed")
    #expect(field.announcement == nil)
    field.edit("Ana")
    #expect(field.error == nil && field.isValid)
    field.edit("An")
    #expect(field.error == nil && !field.isValid)
  }

  @Test("says that it is required once it was left without a letter")
  func untouched() {
    var field = name()
    field.blur()
    #expect(field.error == nil)
    field.focus()
    field.blur()
    #expect(field.appearance(in: "ar").error == "هذا الحقل مطلوب.")
  }

  @Test("empties itself without a complaint, and complains when it is left")
  func clear() {
    var field = name("A")
    field.focus()
    field.submit()
    #expect(field.error != nil)
    field.clear()
    #expect(field.isFocused && field.error == nil && field.text == "" && !field.isValid)
    field.blur()
    #expect(field.appearance(in: "en").error == "This field is required.")
    #expect(field.announcement?.text(in: "en") == "Error: This field is required.")
  }

  @Test("is required where its checks refuse the empty text, and is marked and named so")
  func required() {
    #expect(name().isRequired)
    #expect(name().appearance(in: "es").mark == "Obligatorio")
    #expect(name().accessibility(in: "es").label == "Nombre, obligatorio")
    #expect(name().accessibility(in: "es").isRequired)
    let free = ValidatedField(
      FieldSpecification(title: FieldTitle.name, marking: .both), validators: [SampleMinimum(3)])
    #expect(!free.isRequired)
    #expect(free.appearance(in: "es").mark == "Opcional")
    #expect(free.accessibility(in: "es").label == "Nombre")
  }

  @Test(
    "is marked as the form wants it",
    arguments: zip(
      FieldMarking.allCases,
      [[nil, nil], ["Required", nil], [nil, "Optional"], ["Required", "Optional"]]))
  func marking(_ marking: FieldMarking, marks: [String?]) {
    let specification = FieldSpecification(title: FieldTitle.name, marking: marking)
    let required = ValidatedField(specification, validators: [SampleRequired()])
    let optional = ValidatedField(specification, validators: [])
    #expect([required, optional].map { $0.appearance(in: "en").mark } == marks)
  }

  @Test("shows the first message of its checks and knows all")
  func order() {
    var field = ValidatedField(
      title: FieldTitle.name, validators: [SampleMinimum(3), SampleMinimum(2)])
    field.focus()
    field.edit("A")
    field.submit()
    #expect(
      field.problems.map { $0.text(in: "en") } == ["2 characters needed", "1 character needed"])
    #expect(field.error?.text(in: "en") == "2 characters needed")
  }

  @Test("takes a closure that returns a localized message")
  func closure() {
    var field = ValidatedField(title: FieldTitle.email) { text in
      text.contains("@") ? nil : .fields("Enter a valid email address.")
    }
    field.focus()
    field.edit("ana")
    field.blur()
    #expect(field.appearance(in: "es").error == "Introduce una dirección de correo válida.")
    #expect(field.appearance(in: "ja").error == "有効なメールアドレスを入力してください。")
  }

  @Test("takes a closure that returns a text, which is the same in every locale")
  func verbatimClosure() {
    let message: String? = "Save 100% %@ %lld"
    var field = ValidatedField(title: FieldTitle.email, validate: { $0.isEmpty ? message : nil })
    let issues = LocalizationIssue.collecting {
      field.focus()
      field.blur()
      for locale: CatalogLocale in ["en", "es", "ja"] {
        #expect(field.appearance(in: locale).error == "Save 100% %@ %lld")
      }
    }
    #expect(issues.issues.isEmpty)
  }

  @Test("asks a check that depends on something else again when it is left")
  func changingCheck() {
    let taken = Recorder<String>()
    var field = ValidatedField(title: FieldTitle.username) { text in
      taken.values.contains(text) ? .fields("This name can be mistaken for another one.") : nil
    }
    field.focus()
    field.edit("ana")
    taken.append("ana")
    #expect(field.isValid)
    field.blur()
    #expect(field.error != nil)
  }

  @Test("calls its submit handler only with a text that is right")
  func submit() {
    let submitted = Recorder<String>()
    var field = name("An")
    field.onSubmit = { submitted.append($0.text) }
    field.focus()
    field.submit()
    #expect(submitted.values == [] && field.error != nil && field.isFocused)
    field.edit("Ana")
    field.submit()
    #expect(submitted.values == ["Ana"] && field.error == nil)
  }

  @Test(
    "says everything anew in the locale of whoever looks",
    arguments: [
      ("en", "Name", "2 characters needed", "Error: 2 characters needed"),
      ("es", "Nombre", "Faltan 2 caracteres", "Error: Faltan 2 caracteres"),
      ("ar", "الاسم", "يلزم حرفان إضافيان", "خطأ: يلزم حرفان إضافيان"),
      ("ja", "名前", "あと2文字必要です", "エラー：あと2文字必要です"),
      ("tr", "Ad", "2 karakter daha gerekli", "Hata: 2 karakter daha gerekli"),
    ])
  func locales(_ locale: String, title: String, error: String, announcement: String) {
    var field = name("A")
    field.focus()
    field.blur()
    let locale = CatalogLocale(locale)
    let appearance = field.appearance(in: locale)
    #expect(appearance.title == title)
    #expect(appearance.error == error)
    #expect(field.accessibility(in: locale).announcement == announcement)
    #expect((appearance.direction == .rightToLeft) == (locale == "ar"))
  }
}
