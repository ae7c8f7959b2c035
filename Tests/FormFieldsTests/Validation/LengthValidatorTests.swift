import CatalogRuntime
import CatalogTestSupport
import ICUKit
import Testing

@testable import FormFields

@Suite("Required texts and lengths")
struct LengthValidatorTests {
  @Test(
    "nothing that can be seen is nothing",
    arguments: [
      "", " ", "\u{3000}\n", "\u{200B}", "\u{202E} \u{2069}", "\u{3164}", "\u{2800}\u{2800}",
      "\u{1D159}",
    ])
  func required(text: String) {
    #expect(RequiredValidator().text(text) == "This field is required.")
    #expect(RequiredValidator().text(text, in: "es") == "Este campo es obligatorio.")
    #expect(RequiredValidator().message(for: FieldInput(verbatim: text)) != nil)
  }

  @Test("one visible character is enough", arguments: ["a", "0", "👩‍👩‍👧", "\u{200B}x", "."])
  func present(text: String) {
    #expect(RequiredValidator().text(text) == nil)
  }

  @Test("a message can name the field or be another one")
  func ownMessages() {
    #expect(
      RequiredValidator(title: .fields("Email")).text("", in: "es")?.contains("Correo") == true)
    #expect(
      RequiredValidator(message: .fields("Tell us your name.")).text("") == "Tell us your name.")
  }

  @Test(
    "characters are what people take for them",
    arguments: [
      ("🇪🇸🇯🇵", "1 character needed"), ("👩‍👩‍👧", "2 characters needed"),
      ("e\u{301}a", "1 character needed"),
      ("क्षि", "2 characters needed"), ("각", "2 characters needed"), ("abc", nil), ("", nil),
      ("   ", nil),
    ] as [(String, String?)])
  func minimum(text: String, message: String?) {
    #expect(LengthValidator(minimum: 3).text(text) == message)
  }

  @Test(
    "the number is in the plural and the digits of the reader",
    arguments: [
      ("en", "1 character too many", "2 characters too many"),
      ("es", "Sobra 1 carácter", "Sobran 2 caracteres"),
      ("ar", "حرف زائد واحد", "حرفان زائدان"),
    ] as [(CatalogLocale, String, String)])
  func maximum(locale: CatalogLocale, one: String, two: String) {
    let validator = LengthValidator(minimum: 2, maximum: 3)
    #expect(validator.text("abcd", in: locale) == one)
    #expect(validator.text("🇪🇸🇯🇵🇫🇷🇩🇪🇮🇹", in: locale) == two)
    #expect(validator.text("abc", in: locale) == nil)
  }

  @Test("Arabic has its own digits and six plurals")
  func arabic() {
    let validator = LengthValidator(minimum: 120)
    let texts = [3, 11, 100].map {
      validator.text(String(repeating: "a", count: 120 - $0), in: "ar")
    }
    #expect(texts == ["يلزم ٣ أحرف إضافية", "يلزم ١١ حرفًا إضافيًا", "يلزم ١٠٠ حرف إضافي"])
  }

  @Test("help says both limits, one or none")
  func help() {
    #expect(LengthValidator(minimum: 3).help?.text(in: "en") == "Use at least 3 characters.")
    #expect(LengthValidator(maximum: 1).help?.text(in: "en") == "Use at most 1 character.")
    #expect(
      LengthValidator(minimum: 3, maximum: 20).help?.text(in: "es")
        == "Usa entre 3 y 20 caracteres.")
    #expect(
      LengthValidator(minimum: 1, maximum: 1).help?.text(in: "en") == "Use exactly 1 character.")
    #expect(
      FieldHelp.length(between: 4, and: 4).text(in: "ru") == "Введите ровно 4 символа.")
    #expect(LengthValidator(maximum: 0).help?.text(in: "en") == "Use at most 0 characters.")
    #expect(LengthValidator().help == nil)
    #expect(
      LengthValidator(maximum: 5).remainder(of: FieldInput("abc"))?.text(in: "en")
        == "2 characters left")
    #expect(LengthValidator(maximum: 2).remainder(of: FieldInput("abc")) == nil)
  }

  @Test("the number of the message is exact for random texts")
  func exactness() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let input = FieldInput(RandomTexts.text(using: &generator))
      let count = GraphemeClusters.count(in: input.text)
      let (minimum, maximum) = (
        Int.random(in: 0...5, using: &generator), Int.random(in: 5...8, using: &generator)
      )
      let message = LengthValidator(minimum: minimum, maximum: maximum).message(for: input)
      let number = message.flatMap { Int($0.text(in: "en").prefix { $0.isNumber }) }
      let expected: Int? =
        if count == 0 || minimum...maximum ~= count { nil } else if count < minimum {
          minimum - count
        } else { count - maximum }
      #expect(number == expected, "\(input.text.unicodeScalars.map(\.value))")
    }
  }
}
