import CatalogRuntime
import Testing

@testable import FormFields

@Suite("Email addresses")
struct EmailValidatorTests {
  @Test(
    "addresses of HTML’s rule pass",
    arguments: [
      "", "ana@example.com", "a@b", "a.b+c@example.co.uk", "..a..@example.com", "o'neil@x-y.z",
      "!#$%&'*+/=?^_`{|}~-@example.com", "1@2", " ana@example.com ", "ana@a.b-c.1",
      "ana@ab--c.com", "ana@münchen.de", "ana@mu\u{308}nchen.de", "ana@例子.广告", "ana@例子。广告",
      "ana@παράδειγμα.gr", "ana@مثال.إختبار", "ana@xn--mnchen-3ya.de",
      String(repeating: "a", count: 64) + "@" + String(repeating: "b", count: 63) + ".de",
    ])
  func right(text: String) {
    #expect(EmailValidator().text(text) == nil)
  }

  @Test(
    "all else is refused",
    arguments: [
      "ana", "@", "ana@", "@example.com", "a b@example.com", "a@b@c", "ana@-a.com", "ana@a-.com",
      "ana@a..com", "ana@.com", "ana@example.com.", "ana@a_b.com", "ana@[127.0.0.1]", "\"a\"@b.com",
      "用户@例子.广告", "müller@example.com", "ana@exa mple.com", "ana＠example.com", "ana@ä_b.com",
      "ana@münchen..de", "ana@-ü.de", "ana@ü\u{202E}.de", "ana,b@example.com", "ana@\u{AD}",
      String(repeating: "a", count: 65) + "@example.com", "a@" + String(repeating: "b", count: 64),
      "a@" + String(repeating: "ab.", count: 90) + "de", "a@ü" + String(repeating: "ü", count: 70),
      "ana@example.com\nbob@example.com", "a@exa\u{200B}mple.com", "a@exam\u{AD}ple.com",
      "a@mün\u{200B}chen.de", "a@xn--a.com", "a@www.XN--0.com",
    ])
  func wrong(text: String) {
    #expect(EmailValidator().text(text) == "Enter a valid email address.")
    #expect(EmailValidator().text(text, in: "es") == "Introduce una dirección de correo válida.")
  }

  @Test("the length is that of the address that is sent to")
  func lengths() {
    let local = String(repeating: "a", count: 64) + "@"
    let labels = String(repeating: "b", count: 61) + "." + String(repeating: "c", count: 63)
    let domain = labels + "." + String(repeating: "d", count: 63)
    #expect((local + domain).utf8.count == 254)
    #expect(EmailValidator().text(local + domain) == nil)
    #expect(EmailValidator().text(local + domain.dropLast() + "xx") != nil)
  }

  @Test("the address to send to has its domain in ASCII")
  func address() {
    #expect(EmailValidator.address(in: FieldInput(" Ana@München.de ")) == "Ana@xn--mnchen-3ya.de")
    #expect(EmailValidator.address(in: FieldInput("Ana@Example.COM")) == "Ana@Example.COM")
    #expect(EmailValidator.address(in: FieldInput("ana@faß.de")) == "ana@xn--fa-hia.de")
    #expect(EmailValidator.address(in: FieldInput("ana")) == nil)
  }
}
