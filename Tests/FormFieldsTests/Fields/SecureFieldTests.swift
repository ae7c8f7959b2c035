import CatalogRuntime
import Testing

@testable import FormFields

@Suite("A secure field")
struct SecureFieldTests {
  private func field(_ text: String) -> SecureField {
    SecureField(
      FieldSpecification(title: FieldTitle.password, counter: .typed(maximum: 20)), text: text,
      validators: [SampleRequired(), SampleMinimum(8)])
  }

  /// All that a program may print of a value by accident.
  private func descriptions(of value: some Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    let children = Mirror(reflecting: value).children.map { "\($0)" }
    return [String(describing: value), String(reflecting: value), "\(value)", dumped] + children
  }

  @Test("no description says anything of the text, also in a form and with an error")
  func descriptions() {
    let secrets = ["", "ñ", "correct horse battery staple"]
    let all = secrets.map { secret in
      var field = field(secret)
      field.focus()
      field.submit()
      return descriptions(of: field)
        + descriptions(of: Form(title: FormTitle.contact, fields: ["password": field]))
        + descriptions(of: [field]) + descriptions(of: Optional(field))
    }
    for descriptions in all {
      #expect(descriptions == all.first)
      #expect(!descriptions.contains { $0.contains("horse") || $0.contains("ñ") })
    }
    #expect(all.first?.first == "SecureField(Password)")
  }

  @Test(
    "is drawn with the same bullets however long the text is",
    arguments: ["a", "abcdefghijklmnop", "🇪🇸"])
  func bullets(text: String) {
    #expect(field(text).appearance(in: "en").text == "••••••••")
    #expect(field(text).appearance(in: "en").counter == nil)
    #expect(field("").appearance(in: "en").text == "")
  }

  @Test("tells assistive technology nothing of the text, and that it stays hidden")
  func accessibility() {
    let accessibility = field("secret").accessibility(in: "es")
    #expect(accessibility == field("").accessibility(in: "es"))
    #expect(accessibility.value == "")
    #expect(accessibility.label == "Contraseña, obligatorio")
    #expect(accessibility.hint == "Lo que escribas no se mostrará.")
  }

  @Test("checks the text as it was typed, with its white space, and hands it to its handler")
  func verbatim() {
    let submitted = Recorder<String>()
    var field = field("")
    field.onSubmit = { submitted.append($0.text) }
    field.focus()
    field.edit("  six5  ")
    field.submit()
    #expect(field.error == nil && submitted.values == ["  six5  "])
    #expect(field.text == "  six5  " && field.input.text == "  six5  ")
  }

  @Test("complains when it is left, as any field does")
  func validation() {
    var field = field("")
    field.focus()
    field.edit("short")
    #expect(field.error == nil)
    field.blur()
    #expect(field.appearance(in: "en").error == "3 characters needed")
    field.clear()
    #expect(field.error == nil && field.isEmpty)
  }

  @Test("no error quotes the secret, and no description of the input shows it")
  func errors() {
    let secret = "hunter2"
    let validators: [any Validator] = [
      RangeValidator(1...9, format: IntegerFormat<Int>()),
      RangeValidator(1...9, format: DecimalFormat()),
      AllOf([RangeValidator(1.5...9, format: DecimalFormat())]),
      UsernameValidator(takenNames: [secret]), EmailValidator(),
    ]
    var field = SecureField(title: FieldTitle.password, text: secret, validators: validators)
    field.focus()
    field.blur()
    let texts = field.problems.map { $0.text(in: "en") } + [field.error?.text(in: "en") ?? ""]
    #expect(texts.count == 6 && texts.first == "This does not have the expected format.")
    #expect(!texts.contains { $0.contains(secret) })
    for problem in field.problems {
      #expect(!descriptions(of: problem).contains { $0.contains(secret) })
    }
    #expect(!descriptions(of: field.input).contains { $0.contains(secret) })
    #expect(!descriptions(of: [field.input]).contains { $0.contains(secret) })
    #expect("\(FieldInput(secret))".contains(secret))
  }

  @Test("leaves nothing in an entry")
  func entry() {
    #expect(field("secret").entryText == nil)
  }
}
