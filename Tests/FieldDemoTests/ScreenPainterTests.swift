import CatalogRuntime
import CatalogTestSupport
import ICUKit
import Testing

@testable import FieldDemo

@Suite("The form painted on a screen")
struct ScreenPainterTests {
  private static func view(
    text: String = "", cursor: Int? = 0, direction: TextDirection = .leftToRight
  ) -> FormView {
    FormView(
      direction: direction, title: "Your details",
      fields: [
        FormView.Field(
          title: "Name", mark: "Required", text: text, cursor: cursor, placeholder: "Type here",
          help: "Use at least 3 characters."),
        FormView.Field(title: "Email", text: "ana@x", error: "Enter a valid email address."),
      ], save: FormView.Button(title: "SAVE", isEnabled: false, isFocused: false),
      entriesTitle: "Entries", entries: [], noEntries: "No entries yet.", message: "",
      shortcuts: [FormView.Shortcut(key: "Tab", label: "Next field")])
  }

  private static func paint(
    _ view: FormView, columns: Int = 40, rows: Int = 30, isColoured: Bool = false
  ) -> PaintedScreen {
    ScreenPainter(size: ScreenSize(columns: columns, rows: rows), isColoured: isColoured)
      .paint(view)
  }

  private static func lines(_ screen: PaintedScreen) -> [String] {
    screen.lines.map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test("a form in English, without colours")
  func english() {
    let screen = Self.paint(Self.view())
    #expect(
      Self.lines(screen) == [
        "Your details", "", "Name  Required", "> (Type here)", "  Use at least 3 characters.",
        "Email", "  ana@x", "! Enter a valid email address.", "", "  [ SAVE ]", "", "Entries",
        "  No entries yet.", "", "Tab Next field",
      ])
    #expect(screen.cursor == PaintedScreen.Position(column: 2, row: 3))
  }

  @Test("a form from right to left begins at the right")
  func rightToLeft() {
    var view = Self.view(text: "שלום ab", cursor: 4, direction: .rightToLeft)
    view.fields[0].title = "שם"
    view.fields[0].mark = ""
    view.fields[1].error = nil
    let lines = Self.paint(view, columns: 20).lines.map(\.text)
    #expect(lines[2] == String(repeating: " ", count: 18) + "םש")
    #expect(lines[3] == "           ab םולש <")
    #expect(lines[3].count == 20)
    #expect(Self.paint(view, columns: 20).cursor?.column == 13)
  }

  @Test("what has focus is marked, and its cursor is where the next character goes")
  func cursor() {
    #expect(Self.paint(Self.view(text: "Ana", cursor: 3)).cursor?.column == 5)
    #expect(Self.paint(Self.view(text: "日本", cursor: 1)).cursor?.column == 4)
    #expect(Self.paint(Self.view(text: "👩‍👩‍👧x", cursor: 1)).cursor?.column == 4)
  }

  @Test("a text that is too long shows the part around the cursor, cut where there is more")
  func window() {
    let text = String(repeating: "abcdefghij", count: 10)
    #expect(
      Self.lines(Self.paint(Self.view(text: text, cursor: 100), columns: 24))[3]
        == "> …defghijabcdefghij")
    let start = Self.paint(Self.view(text: text, cursor: 0), columns: 24)
    #expect(Self.lines(start)[3] == "> abcdefghijabcdefg…")
    #expect(start.cursor?.column == 2)
  }

  @Test(
    "control and bidi characters are shown, never sent",
    arguments: [
      ("a\u{1B}[31mb", "a␛[31mb"), ("\u{7}", "␇"), ("\u{202E}x", "⟨U+202E⟩x"),
      ("a\u{9B}b", "a⟨U+009B⟩b"), ("\u{301}", "\u{25CC}\u{301}"), ("\u{200B}", "⟨U+200B⟩"),
      ("\u{2068}x", "⟨U+2068⟩x"), ("\r\n", "␍␊"),
    ])
  func hostile(_ text: String, _ shown: String) {
    let line = Self.lines(Self.paint(Self.view(text: text, cursor: nil)))[3]
    #expect(line.unicodeScalars.elementsEqual(("  " + shown).unicodeScalars))
  }

  @Test("isolates that the program put around arguments take effect and are not shown")
  func isolates() {
    var view = Self.view()
    view.message = "Added: \u{2068}Ana\u{2069}"
    #expect(Self.lines(Self.paint(view)).contains("Added: Ana"))
  }

  @Test("no line is wider than the screen, from 20 columns up, in every language")
  func widths() {
    for identifier in DemoLanguages.identifiers {
      for columns in [20, 21, 33, 80] {
        var session = FormSession(locale: .init(identifier))
        for text in ["Jo", "ana@", "日本語の名前はとても長いです", "كلمة السر", "x", "151", "13/13"] {
          _ = session.handle(.text(text))
          _ = session.handle(.tab)
        }
        let screen = Self.paint(session.view, columns: columns, rows: 200)
        for line in screen.lines {
          #expect(TextWidth.columns(of: line.text) <= columns, "\(identifier): \(line.text)")
        }
      }
    }
  }

  @Test("a low window shows what has focus, with its error, and is never overfull")
  func heights() {
    for rows in 1...30 {
      var view = Self.view(cursor: nil)
      view.fields[1].cursor = 5
      let screen = Self.paint(view, columns: 20, rows: rows)
      #expect(screen.lines.count <= rows)
      if rows >= 2 { #expect(screen.cursor != nil, "\(rows)") }
      if rows >= 4 { #expect(Self.lines(screen).contains("! Enter a valid"), "\(rows)") }
    }
  }

  @Test("styles are escape sequences only where there are colours")
  func colours() {
    let view = Self.view(text: "Ana", cursor: 1)
    let plain = Self.paint(view).sequence(isColoured: false)
    #expect(!plain.contains("m\u{1B}") && !plain.contains("\u{1B}[1m"))
    let coloured = Self.paint(view, isColoured: true).sequence(isColoured: true)
    #expect(coloured.contains("\u{1B}[31m! \u{1B}[0m"))
    #expect(!Self.paint(Self.view(), isColoured: true).lines[3].text.contains("("))
  }
}
