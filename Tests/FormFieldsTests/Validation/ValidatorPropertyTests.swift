import CatalogRuntime
import CatalogTestSupport
import FoundationEssentials
import ICUKit
import Testing

@testable import FormFields

@Suite("What holds for all validators")
struct ValidatorPropertyTests {
  static func validators() throws -> [any Validator] {
    [
      RequiredValidator(), LengthValidator(minimum: 3, maximum: 5), EmailValidator(),
      try PatternValidator("\\w{2,4}.*"), InvisibleCharacterValidator(), UsernameValidator(),
      UsernameValidator(
        scripts: Set([Script(code: "Latn")].compactMap(\.self)), takenNames: ["az"]),
      EqualityValidator(FieldInput("é"), message: .fields("The passwords do not match.")),
      RangeValidator(1...9, format: IntegerFormat<Int>()),
      RangeValidator(1...9, format: DecimalFormat()),
    ]
  }

  @Test("a text has the same verdict decomposed, and with white space around it")
  func normalization() throws {
    let validators = try Self.validators()
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1500 {
      let text = RandomTexts.text(using: &generator)
      let decomposed = Normalization.normalized(text, to: .nfd)
      for validator in validators {
        let verdict = validator.text(text)
        #expect(validator.text(decomposed) == verdict, "\(text.unicodeScalars.map(\.value))")
        #expect(validator.text("\u{3000} " + text + "\n") == verdict)
      }
    }
  }

  @Test("only a missing text complains of an empty one")
  func emptiness() throws {
    for validator in try Self.validators() {
      #expect((validator.text(" \u{A0}") != nil) == (validator is RequiredValidator))
    }
  }

  @Test("the first validator that is not content speaks")
  func composition() {
    let both = RequiredValidator().and(LengthValidator(minimum: 3)).and(EmailValidator())
    #expect(both.validators.count == 3)
    #expect(both.text("") == "This field is required.")
    #expect(both.text("a") == "2 characters needed")
    #expect(both.text("abc") == "Enter a valid email address.")
    #expect(both.text("a@b") == nil)
    #expect(AllOf([]).text("") == nil)
    let range = AllOf([RangeValidator(1...2, format: DecimalFormat())])
    #expect(range.text("1,5", in: "de") == nil)
    #expect(range.text("2,5", in: "de") != nil)
  }

  @Test(
    "a paste of a megabyte is judged in linear time",
    arguments: ["a", "\u{301}\u{316}", "👩\u{200D}", "1", "@", "日", "\u{202E}", "ا\u{200C}"])
  func paste(piece: String) throws {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let clock = ContinuousClock()
    for validator in try Self.validators() {
      let time = clock.measure { _ = validator.text(text) }
      #expect(time < .seconds(20), "\(type(of: validator))")
    }
  }

  @Test("every message has a text in every locale")
  func translations() throws {
    for validator in try Self.validators() {
      for text in ["", "a b", "a", "0", "\u{200B}"] {
        guard let message = validator.message(for: FieldInput(text), in: "en") else { continue }
        let english = message.text(in: "en")
        #expect(!english.contains("%"))
        for locale in Locales.all where locale != "en" {
          #expect(message.text(in: locale) != english, "\(locale)")
        }
      }
    }
  }
}
