import CatalogRuntime
import FoundationEssentials
import Testing

@testable import FormFields

@Suite("Value fields keep what they hold")
struct ValueFieldKeepingTests {
  private static let ada = PersonName(
    prefix: "Dr.", given: "Ada", middle: "King", family: "Lovelace", suffix: "Jr.")

  private func nameField(
    _ value: PersonName? = nil, validators: [any Validator] = []
  ) -> ValueField<PersonNameFormat> {
    ValueField(
      title: FieldTitle.name, value: value, format: PersonNameFormat(), locale: "en",
      validators: validators)
  }

  private func decimal(_ value: Decimal?) -> ValueField<DecimalFormat> {
    ValueField(
      title: FieldTitle.amount, value: value, format: DecimalFormat(fractionDigits: 2),
      locale: "en")
  }

  @Test("a name is edited whole, and no part goes however often the field is left")
  func name() {
    var field = nameField()
    field.focus()
    field.edit("Dr. Ada King Lovelace Jr.")
    for _ in 0..<3 {
      field.blur()
      #expect(field.value == Self.ada)
      #expect(field.text == "Dr. Ada King Lovelace Jr.")
      #expect(field.appearance(in: "es").text == "Dr. Ada King Lovelace Jr.")
      field.focus()
    }
    #expect(field.entryText?.text(in: "en") == "Ada Lovelace")
  }

  @Test("a value of the owner stays as it is until the text is edited")
  func untouched() throws {
    let value = PersonName(given: "Anna", family: "Li", preferredOrder: .familyFirst)
    var form = Form(
      title: FormTitle.contact,
      fields: [
        "name": nameField(value), "amount": decimal(Decimal(string: "1.239")),
        "email": ValidatedField(title: FieldTitle.email, validators: [RequiredValidator()]),
      ])
    form.focus("amount")
    form.blur()
    #expect(form.save() == nil)
    #expect(form.field("name", as: ValueField<PersonNameFormat>.self)?.value == value)
    let amount = form.field("amount", as: ValueField<DecimalFormat>.self)
    #expect(amount?.value == Decimal(string: "1.239") && amount?.text == "1.24")
  }

  @Test("validators of texts are asked about what was typed, not about what was written for it")
  func typedText() {
    var field = ValueField(
      title: FieldTitle.age, format: IntegerFormat<Int>(), locale: "en",
      validators: [LengthValidator(maximum: 4)])
    field.focus()
    field.edit("1234")
    for _ in 0..<2 {
      field.blur()
      #expect(field.text == "1,234" && field.error == nil && field.isValid)
      field.focus()
    }
  }

  @Test("a range is asked about the value itself, also in a row of validators")
  func range() {
    let format = DecimalFormat(fractionDigits: 2)
    let least = Decimal(string: "1.236") ?? 0
    for validator in [RangeValidator(least..., format: format)] as [any Validator] {
      for validators in [[validator], [AllOf([RequiredValidator(), validator])]] {
        var field = ValueField(
          title: FieldTitle.amount, value: Decimal(string: "1.235"), format: format, locale: "en",
          validators: validators)
        #expect(
          field.problems.map { $0.text(in: "en") } == ["Enter a number that is 1.236 or more."])
        field.set(Decimal(string: "1.2361"))
        #expect(field.isValid && field.text == "1.24")
      }
    }
  }

  @Test("a refused text is read in the locale that it was typed in until it is edited")
  func locale() {
    var field = ValueField(title: FieldTitle.age, format: IntegerFormat<Int>(), locale: "en")
    field.focus()
    field.edit("1.234")
    field.blur()
    #expect(field.error != nil)
    field.use("de")
    #expect(field.text == "1.234" && field.error != nil && field.value == nil)
    field.focus()
    field.blur()
    #expect(field.value == nil && field.error != nil)
    field.focus()
    field.edit("1.234")
    field.blur()
    #expect(field.value == 1234 && field.error == nil && field.text == "1.234")
  }

  @Test("another locale leaves an announcement that nobody has said yet")
  func announcement() {
    var form = Form(
      title: FormTitle.contact,
      fields: [
        "age": ValueField(title: FieldTitle.age, format: IntegerFormat<Int>(), locale: "en")
      ])
    form.focus("age")
    form.edit("x")
    form.blur()
    form.use("es")
    #expect(form.takeAnnouncements(in: "es") == ["Error: «x» no es un número entero."])
  }

  @Test("a number beyond the type gets the bounds of the range")
  func beyondType() {
    let format = IntegerFormat<UInt8>()
    var field = ValueField(
      title: FieldTitle.age, format: format, locale: "en",
      validators: [RangeValidator(18...99, format: format)])
    for text in ["-3", "300", "17", "-99999999999999999999999999"] {
      field.focus()
      field.edit(text)
      field.blur()
      #expect(field.appearance(in: "en").error == "Enter a number between 18 and 99.", "\(text)")
    }
  }

  @Test("a megabyte of a name is refused at once, with the number of characters that must go")
  func longName() {
    var field = nameField()
    field.focus()
    field.edit(String(repeating: "ab cd ", count: 170_000) + "ef")
    field.blur()
    #expect(field.appearance(in: "en").error == "1,019,502 characters too many")
    field.focus()
    field.edit(String(repeating: "a", count: PersonNameFormat.maximumLength))
    field.blur()
    #expect(field.error == nil)
  }

  @Test(
    "a date before the year 1000 is read back in every style",
    arguments: DateFormat.Style.allCases)
  func early(style: DateFormat.Style) {
    var field = ValueField(
      title: FieldTitle.date, format: DateFormat(style: style), locale: "en")
    field.focus()
    field.edit("0999-01-02")
    for _ in 0..<2 {
      field.blur()
      #expect(field.value == CalendarDate(year: 999, month: 1, day: 2) && field.error == nil)
      #expect(DateFormat().read(field.text) == field.value.map { .success($0) })
      field.focus()
    }
  }
}
