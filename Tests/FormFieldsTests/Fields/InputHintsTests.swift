import Testing

@testable import FormFields

@Suite("Hints for input")
struct InputHintsTests {
  @Test("those of an email address offer its keys, no capitals and no correction")
  func email() {
    #expect(InputHints.email.keyboard == .email)
    #expect(InputHints.email.capitalization == .none)
    #expect(InputHints.email.correction == .none)
    #expect(InputHints.email.contentType == .email)
  }

  @Test("their raw values are those of HTML")
  func html() {
    #expect(
      InputHints.Keyboard.allCases.map(\.rawValue)
        == ["text", "email", "numeric", "decimal", "tel", "url", "search"])
    #expect(
      InputHints.Capitalization.allCases.map(\.rawValue)
        == ["none", "sentences", "words", "characters"])
    #expect(InputHints.Correction.allCases.map(\.rawValue) == ["on", "off"])
    #expect(InputHints.newPassword.contentType?.rawValue == "new-password")
  }

  @Test("a name keeps its capitals and is not corrected")
  func name() {
    #expect(InputHints.name.capitalization == .words && InputHints.name.correction == .none)
    #expect(InputHints.text == InputHints())
    #expect(InputHints.text.correction == .automatic)
  }
}
