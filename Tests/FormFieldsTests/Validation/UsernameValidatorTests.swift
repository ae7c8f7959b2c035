import CatalogRuntime
import ICUKit
import Testing

@testable import FormFields

@Suite("Usernames")
struct UsernameValidatorTests {
  private static func scripts(_ codes: String...) -> Set<Script> {
    Set(codes.compactMap { Script(code: $0) })
  }

  @Test(
    "names in one script pass",
    arguments: [
      "", "ana", "Ana_López-2", "josé", "jose\u{301}", "Дмитрий", "Ελένη", "山田太郎", "さくら", "ユーザー",
      "김민수",
      "محمد", "שרה", "सीता", "สมชาย", "42", "Tシャツ", "ana1", "می‌خواهم", "क्‍ष", "محمد١",
    ])
  func right(name: String) {
    #expect(UsernameValidator().text(name) == nil)
  }

  @Test(
    "only letters, digits, hyphens and underscores",
    arguments: [
      "a b", "a.b", "a@b", "a/b", "a’b", "ana😀", "a½", "\u{301}a", "x²", "a\u{20DD}", "<b>", "Ⅳ",
    ])
  func characters(name: String) {
    #expect(
      UsernameValidator().text(name) == "Use only letters, digits, hyphens and underscores.")
  }

  @Test(
    "invisible characters have a message of their own",
    arguments: ["a\u{200B}b", "a\u{202E}b", "a\u{0}"])
  func invisible(name: String) {
    #expect(UsernameValidator().text(name) == "Remove the invisible characters.")
  }

  @Test("a script that is not allowed is named in the reader’s language")
  func scripts() {
    let validator = UsernameValidator(scripts: Self.scripts("Latn"))
    #expect(validator.text("ana1") == nil)
    #expect(validator.text("Дмитрий") == "This script is not allowed: Cyrillic.")
    #expect(
      validator.text("Дмитрий", in: "es") == "No se admite este sistema de escritura: cirílico.")
    #expect(validator.text("pаypal") == "This script is not allowed: Cyrillic.")
    #expect(validator.text("山田") == "This script is not allowed: Han.")
    #expect(validator.text("an٣") == "This script is not allowed: Arabic.")
    #expect(validator.text("ーa") == "This script is not allowed: Hiragana.")
  }

  @Test("scripts do not mix", arguments: ["pаypal", "Ωmega", "аbc", "adminא", "aक"])
  func mixtures(name: String) {
    #expect(UsernameValidator().text(name) == "Do not mix letters of different scripts.")
    #expect(
      UsernameValidator().text(name, in: "es") == "No mezcles letras de alfabetos distintos.")
  }

  @Test("digits of another script than the letters have a message of their own")
  func digits() {
    #expect(
      UsernameValidator().text("user١") == "Do not mix letters and digits of different scripts.")
    #expect(
      UsernameValidator().text("userжа١") == "Do not mix letters of different scripts.")
  }

  @Test("a name has a letter or a digit", arguments: ["-", "---", "-_-"])
  func marksAlone(name: String) {
    #expect(UsernameValidator().text(name) == "This does not have the expected format.")
  }

  @Test("joiners make no other name, and none where the script has none")
  func joiners() {
    let validator = UsernameValidator(takenNames: ["میخواهم"])
    #expect(validator.text("می‌خواهم")?.contains("میخواهم") == true)
    #expect(UsernameValidator().text("a\u{200D}b") == "Remove the invisible characters.")
  }

  @Test("letters that pass for Latin ones are refused where Latin is allowed")
  func wholeScript() {
    let message = "This name can be mistaken for another one."
    #expect(UsernameValidator().text("раураӏ") == message)
    #expect(UsernameValidator(scripts: Self.scripts("Cyrl")).text("раура") == nil)
    #expect(UsernameValidator().text("ａｎａ") == message)
    #expect(UsernameValidator().text("1١") == message)
  }

  @Test("a name that looks like one that exists is refused with that one")
  func taken() {
    let validator = UsernameValidator(takenNames: ["paypal", "modern", "Ana", "scope"])
    let message = "This name looks like “paypal”, which is already taken."
    #expect(validator.text("paypal") == message)
    #expect(validator.text("paypaI") == message)
    #expect(validator.text("PayPal") == message)
    #expect(validator.text("paypa1") == message)
    #expect(
      validator.text("ѕсоре", in: "es")
        == "Este nombre se parece demasiado a «scope», que ya está en uso.")
    #expect(validator.text("modem") == "This name looks like “modern”, which is already taken.")
    #expect(validator.text("ana") == "This name looks like “Ana”, which is already taken.")
    #expect(validator.text("paypal2") == nil)
  }
}
