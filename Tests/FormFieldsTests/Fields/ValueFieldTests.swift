import CatalogRuntime
import Testing

@testable import FormFields

@Suite("A value field")
struct ValueFieldTests {
  private func age(
    _ value: Int? = nil, locale: CatalogLocale = "en", validators: [any Validator] = []
  ) -> ValueField<SampleNumber> {
    ValueField(
      title: FieldTitle.age, value: value, format: SampleNumber(), locale: locale,
      validators: validators
    ) { $0 > 9999 ? .fields("This number is too large.") : nil }
  }

  @Test("holds its value while a text is typed, and takes the new one when it is left")
  func commitOnBlur() {
    var field = age(7)
    field.focus()
    field.edit("1234")
    #expect(field.value == 7 && field.text == "1234")
    field.blur()
    #expect(field.value == 1234)
    #expect(field.text == "1,234")
  }

  @Test("takes its value on submit, keeps focus and hands the value on")
  func commitOnSubmit() {
    let submitted = Recorder<Int?>()
    var field = age()
    field.onSubmit = { submitted.append($0) }
    field.focus()
    field.edit("1234")
    field.submit()
    #expect(field.value == 1234 && field.isFocused)
    #expect(submitted.values == [1234])
    field.edit("")
    field.submit()
    #expect(field.value == nil)
    #expect(submitted.values == [1234, nil])
  }

  @Test("keeps a text that cannot be read, says why in any language, and keeps the value before")
  func parseError() {
    let submitted = Recorder<Int?>()
    var field = age(7)
    field.onSubmit = { submitted.append($0) }
    field.focus()
    field.edit("seven")
    #expect(field.error == nil && !field.isValid)
    field.submit()
    #expect(field.value == 7 && field.text == "seven" && submitted.values == [])
    #expect(field.appearance(in: "en").text == "seven")
    #expect(field.appearance(in: "en").error == "“seven” is not a whole number.")
    #expect(field.appearance(in: "es").error == "«seven» no es un número entero.")
    #expect(field.accessibility(in: "ja").announcement == "エラー：「seven」は整数ではありません。")
    field.edit("8")
    #expect(field.error == nil && field.value == 7)
    field.blur()
    #expect(field.value == 8)
  }

  @Test("does not take a value that its check refuses")
  func refusedValue() {
    var field = age(7)
    field.focus()
    field.edit("123456")
    field.blur()
    #expect(field.value == 7 && field.text == "123456")
    #expect(field.appearance(in: "tr").error == "Bu sayı çok büyük.")
  }

  @Test("is read in the locale of the person who types")
  func locale() {
    var field = age(1234, locale: "es")
    #expect(field.text == "1.234")
    field.focus()
    field.edit("5.678")
    field.blur()
    #expect(field.value == 5678)
    #expect(field.appearance(in: "es").text == "5.678")
    #expect(field.appearance(in: "en").text == "5,678")
    #expect(field.accessibility(in: "en").value == "5,678")
  }

  @Test("takes another locale with the value, and with a text that can be read")
  func anotherLocale() {
    var field = age(1234, locale: "es")
    field.use("en")
    #expect(field.text == "1,234" && field.value == 1234)
    field.focus()
    field.edit("5,678")
    field.use("es")
    #expect(field.text == "5.678" && field.value == 1234 && field.isFocused)
    field.edit("12,x")
    field.use("en")
    #expect(field.text == "12,x")
    #expect(field.error == nil)
    field.use("es")
    field.blur()
    #expect(field.appearance(in: "es").error == "«12,x» no es un número entero.")
  }

  @Test("takes its value away when it is emptied")
  func clear() {
    var field = age(7)
    field.focus()
    field.clear()
    #expect(field.value == nil && field.text == "" && field.isFocused && field.error == nil)
  }

  @Test("is empty without an error unless it is required")
  func required() {
    var free = age(7)
    free.focus()
    free.edit("")
    free.blur()
    #expect(free.value == nil && free.error == nil && !free.isRequired)
    var field = age(7, validators: [SampleRequired()])
    field.focus()
    field.edit("")
    field.blur()
    #expect(field.isRequired && field.error != nil)
    #expect(field.value == 7)
  }

  @Test("takes a value from its owner at any time")
  func set() {
    var field = age()
    field.focus()
    field.edit("x")
    field.submit()
    field.set(1234)
    #expect(field.text == "1,234" && field.value == 1234 && field.error == nil)
    field.set(nil)
    #expect(field.text == "" && field.value == nil)
  }

  @Test("ignores what is typed while it takes no input")
  func disabled() {
    var field = age(7)
    field.isEnabled = false
    field.edit("8")
    field.commit()
    field.clear()
    #expect(field.value == 7 && field.text == "7")
  }

  @Test("tells an entry the value, in the locale of whoever reads it")
  func entry() {
    #expect(age(1234).entryText?.text(in: "es") == "1.234")
    #expect(age(1234).entryText?.text(in: "en") == "1,234")
    #expect(age().entryText?.text(in: "en") == "")
  }
}
