import CatalogRuntime
import FoundationEssentials
import Testing

@testable import FormFields

@Suite("Patterns, ranges and equal fields")
struct PatternValidatorTests {
  @Test("a pattern matches the whole text")
  func whole() throws {
    let validator = try PatternValidator("[A-Z]{2}-\\d{4}|x", sample: "AB-1234")
    #expect(validator.text("AB-1234") == nil)
    #expect(validator.text(" x ") == nil)
    #expect(validator.text("") == nil)
    #expect(validator.text("AB-12345") == "Use the format AB-1234.")
    #expect(validator.text("AB-1234\nx", in: "es") == "Usa el formato AB-1234.")
    #expect(
      try PatternValidator("a").text("b") == "This does not have the expected format.")
  }

  @Test("a pattern is normalized as texts are")
  func normalization() throws {
    #expect(try PatternValidator("cafe\u{301}").text("caf\u{E9}") == nil)
    #expect(try PatternValidator("caf\u{E9}").text("cafe\u{301}") == nil)
  }

  @Test("a pattern with a mistake is an error")
  func mistakes() {
    #expect(throws: PatternError(pattern: "a(b", offset: 3)) { try PatternValidator("a(b") }
    #expect(throws: PatternError.self) { try PatternValidator(String(repeating: "a", count: 5000)) }
    #expect(
      PatternError(pattern: "a(b", offset: 3).description == "invalid pattern at offset 3: a(b")
  }

  @Test(
    "a pattern that goes back for ever is given up, and its text refused")
  func catastrophe() throws {
    let validator = try PatternValidator("(a+)+b")
    #expect(validator.text(String(repeating: "a", count: 60)) != nil)
    #expect(validator.text("aaab") == nil)
  }

  @Test("a range shows its bounds as the reader writes numbers")
  func ranges() {
    let validator = RangeValidator(18...1200, format: IntegerFormat<Int>())
    #expect(validator.text("18") == nil)
    #expect(validator.text("1,200") == nil)
    #expect(validator.text("") == nil)
    #expect(validator.text("17") == "Enter a number between 18 and 1,200.")
    #expect(validator.text("1.201", in: "de")?.contains("1.200") == true)
    let message = validator.message(for: 17)
    #expect(message?.text(in: "es") == "Introduce un número entre 18 y 1200.")
    #expect(message?.text(in: "ar") == "أدخل عددًا بين ١٨ و١٬٢٠٠.")
    #expect(validator.text("x") == "“x” is not a whole number.")
  }

  @Test("a range may have one bound")
  func bounds() {
    let least = RangeValidator(1..., format: DecimalFormat(fractionDigits: 2))
    #expect(least.text("0.99") == "Enter a number that is 1.00 or more.")
    #expect(least.text("0,99", in: "es") == "Introduce un número mayor o igual que 1,00.")
    #expect(
      RangeValidator(...9, format: IntegerFormat<Int>()).text("10")
        == "Enter a number that is 9 or less.")
  }

  @Test("bounds are shown with all of their decimals")
  func exactBounds() {
    let format = DecimalFormat(fractionDigits: 2)
    let least = RangeValidator((Decimal(string: "0.125") ?? 0)..., format: format)
    #expect(least.text("0.12") == "Enter a number that is 0.125 or more.")
    #expect(least.text("0,12", in: "es") == "Introduce un número mayor o igual que 0,125.")
  }

  @Test("a number beyond the type is outside of the range")
  func beyondType() {
    let ages = RangeValidator(18...99, format: IntegerFormat<UInt8>())
    #expect(ages.text("-3") == "Enter a number between 18 and 99.")
    #expect(ages.text("300") == "Enter a number between 18 and 99.")
    let adults = RangeValidator(18..., format: IntegerFormat<UInt8>())
    #expect(adults.text("-3") == "Enter a number that is 18 or more.")
    #expect(adults.text("300") == "This number is too large.")
    #expect(adults.text("x") == "“x” is not a whole number.")
  }

  @Test("a closure stands among other validators")
  func closure() {
    let validators: [any Validator] = [
      RequiredValidator(),
      ClosureValidator { $0.text == "100%" ? .verbatim("100% is too much.") : nil },
    ]
    #expect(AllOf(validators).text("100%", in: "es") == "100% is too much.")
    #expect(AllOf(validators).text("99%") == nil)
    #expect(AllOf(validators).text("") == "This field is required.")
  }

  @Test("a second field must say the same")
  func equality() {
    let validator = EqualityValidator(password: FieldInput(verbatim: "caf\u{E9} "))
    #expect(validator.message(for: FieldInput(verbatim: "cafe\u{301} ")) == nil)
    #expect(validator.message(for: FieldInput(verbatim: "")) == nil)
    let message = validator.message(for: FieldInput(verbatim: "café"))
    #expect(message?.text(in: "en") == "The passwords do not match.")
    #expect(message?.text(in: "ar") == "كلمتا السر غير متطابقتين.")
    let emails = EqualityValidator(
      FieldInput("a"), otherTitle: .fields("Email"), title: .fields("Name"))
    #expect(emails.text("b") == "Email and Name do not match.")
    #expect(emails.text("b", in: "es") == "«Correo electrónico» y «Nombre» no coinciden.")
  }

  @Test("the text to compare with is never shown")
  func secrecy() {
    let validator = EqualityValidator(password: FieldInput(verbatim: "hunter2"))
    var dumped = ""
    dump(validator, to: &dumped)
    #expect(!dumped.contains("hunter2"))
    #expect(!"\(validator)".contains("hunter2"))
    #expect(!String(reflecting: validator).contains("hunter2"))
  }
}
