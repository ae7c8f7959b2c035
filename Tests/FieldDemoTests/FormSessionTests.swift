import CatalogRuntime
import CatalogTestSupport
import FormFields
import ICUKit
import Testing

@testable import FieldDemo

@Suite("The form in the hands of a person")
struct FormSessionTests {
  private static func session(_ keys: Key..., locale: CatalogLocale = "en") -> FormSession {
    var session = FormSession(locale: locale)
    for key in keys { _ = session.handle(key) }
    return session
  }

  private static let answers: [Key] = [
    .text("Ana"), .tab, .text("ana@example.org"), .tab, .text("ana"), .tab, .text("secret-123"),
    .tab,
    .text("secret-123"), .tab, .text("42"), .tab, .text("2/3/2026"),
  ]

  @Test("an error appears when the field is left, and goes away as soon as the text is right")
  func feedback() {
    var session = Self.session(.text("Jo"))
    #expect(session.view.fields[0].error == nil)
    _ = session.handle(.tab)
    #expect(session.view.fields[0].error == "1 character needed")
    _ = session.handle(.backTab)
    #expect(session.view.fields[0].error == "1 character needed")
    _ = session.handle(.text("s"))
    #expect(session.view.fields[0].error == nil)
    _ = session.handle(.backspace)
    #expect(session.view.fields[0].error == nil)
  }

  @Test("Tab leads around the fields and the button, Shift-Tab back")
  func order() {
    var session = Self.session()
    var seen: [FieldID?] = []
    for _ in 0..<9 {
      seen.append(session.form.focusedID)
      _ = session.handle(.tab)
    }
    #expect(
      seen == [
        "name", "email", "username", "password", "confirmation", "age", "date", nil, "name",
      ])
    session = Self.session(.backTab)
    #expect(session.isSaveFocused)
    #expect(session.view.save.isFocused)
    _ = session.handle(.backTab)
    #expect(session.form.focusedID == "date")
  }

  @Test("Save adds an entry, empties the fields and goes to the first one; passwords are not in it")
  func save() {
    var session = Self.session()
    for key in Self.answers { _ = session.handle(key) }
    #expect(session.view.save.isEnabled)
    _ = session.handle(.enter)
    #expect(session.view.entries == ["Ana · ana@example.org · ana · 42 · 2/3/2026"])
    #expect(
      session.view.message == "Added to the list: Ana · ana@example.org · ana · 42 · 2/3/2026")
    #expect(session.view.fields.allSatisfy { $0.text.isEmpty && $0.error == nil })
    #expect(session.form.focusedID == "name")
    #expect(!session.view.save.isEnabled)
  }

  @Test("the button that is not enabled shows the errors and goes to the first one")
  func refusedSave() {
    var session = Self.session(.backTab, .enter)
    #expect(session.form.focusedID == "name")
    #expect(
      session.view.fields.map { $0.error != nil } == [true, true, true, true, true, false, false])
    _ = session.handle(.text(" "))
    #expect(session.view.entries.isEmpty)
  }

  @Test("the clear key empties the field, keeps the focus and shows no error")
  func clear() {
    var session = Self.session(.text("Jo"), .tab, .backTab, .clear)
    #expect(session.view.fields[0].text.isEmpty)
    #expect(session.view.fields[0].error == nil)
    #expect(session.form.focusedID == "name")
    _ = session.handle(.text("Ana"))
    #expect(session.view.fields[0].text == "Ana")
  }

  @Test("another language shows errors, titles and values in it at once")
  func language() {
    var session = Self.session(.text("Jo"), .tab)
    session.use("es")
    #expect(session.view.title == "Tus datos")
    #expect(session.view.fields[0].error == "Falta 1 carácter")
    session.use("ar")
    #expect(session.view.direction == .rightToLeft)
    let before = session.locale
    _ = session.handle(.nextLanguage)
    #expect(before != session.locale)
  }

  @Test("a password is never in what is shown")
  func password() {
    var session = Self.session(.tab, .tab, .tab, .text("hunter2-hunter2"), .left, .text("x"))
    #expect(session.view.fields[3].text.allSatisfy { $0 == "•" })
    #expect(session.view.fields[3].cursor == session.view.fields[3].text.count)
    _ = session.handle(.tab)
    #expect(!"\(session.view)".contains("hunter2"))
  }

  @Test("a date that the program wrote shows no marks, one that was typed does")
  func marks() {
    var session = Self.session(locale: "ar")
    for _ in 0..<6 { _ = session.handle(.tab) }
    _ = session.handle(.text("\u{200F}1"))
    #expect(session.view.fields[6].origin == .person)
    _ = session.handle(.clear)
    _ = session.handle(.text("3/2/2026"))
    _ = session.handle(.tab)
    #expect(session.view.fields[6].origin == .program)
  }

  @Test("a paste of 1 MB is cut, and a note says what was kept")
  func largePaste() {
    let session = Self.session(.paste(String(repeating: "a", count: 1 << 20)))
    #expect(session.view.fields[0].text.count == LineEditor.limit)
    #expect(session.view.message == "4,096 characters were kept; the rest did not fit.")
  }

  @Test("keys that end the program say so")
  func endings() {
    var session = Self.session()
    let interrupt = session.handle(.interrupt)
    #expect(interrupt == .isInterrupted)
    let endOfInput = session.handle(.endOfInput)
    #expect(endOfInput == .ends)
    let suspend = session.handle(.suspend)
    #expect(suspend == .isSuspended)
    let escape = session.handle(.escape)
    #expect(escape == .goesOn)
  }

  @Test("random keys: an error appears only at the field that loses focus or at Save")
  func randomKeys() {
    var generator = SeededGenerator(seed: 11)
    let keys: [Key] = [
      .text("a"), .text("ana@example.org"), .text("1"), .text("\u{202E}"), .tab, .backTab,
      .backspace,
      .delete, .clear, .left, .right, .home, .end, .paste("x\ny"), .escape, .up, .down,
    ]
    for _ in 0..<20 {
      var session = FormSession(locale: "en")
      for _ in 0..<40 {
        let before = session.view.fields
        let focused = session.form.focusedID
        let key = keys.randomElement(using: &generator) ?? .tab
        _ = session.handle(key)
        for (index, field) in session.view.fields.enumerated() where before[index].error == nil {
          guard field.error != nil else { continue }
          let id = session.form.ids[index]
          let isLeft = id == focused && session.form.focusedID != focused
          let isBeside = id == "confirmation" && focused == "password"
          #expect(isLeft || isBeside, "\(key) at \(focused?.rawValue ?? "Save")")
        }
      }
    }
  }
}
