import CatalogTestSupport
import ICUKit
import Testing

@testable import FieldDemo

@Suite("A line that is edited")
struct LineEditorTests {
  @Test(
    "backspace removes one grapheme cluster",
    arguments: [
      ("ab", "a"), ("añ", "a"), ("an\u{303}", "a"), ("a👩‍👩‍👧", "a"), ("a🇪🇸🇫🇷", "a🇪🇸"), ("", ""),
      ("كَ", ""),
    ])
  func backspace(_ text: String, _ rest: String) {
    var editor = LineEditor(text)
    editor.removeBackward()
    #expect(editor.text.unicodeScalars.elementsEqual(rest.unicodeScalars))
    #expect(editor.cursor == GraphemeClusters.count(in: rest))
  }

  @Test("text goes in where the cursor stands, and the cursor goes behind it")
  func insertion() {
    var editor = LineEditor("ad")
    editor.moveBackward()
    let fits = editor.insert("bc")
    #expect(fits)
    #expect(editor.text == "abcd")
    #expect(editor.cursor == 3)
    editor.removeForward()
    #expect(editor.text == "abc")
    editor.moveToStart()
    editor.removeBackward()
    #expect(editor.text == "abc")
    editor.moveForward()
    #expect(editor.cursor == 1)
    editor.moveToEnd()
    #expect(editor.cursor == 3)
  }

  @Test("a mark that is typed joins the letter before it")
  func joining() {
    var editor = LineEditor("e")
    let fitsBehind = editor.insert("\u{301}")
    #expect(fitsBehind)
    #expect(editor.cursor == 1)
    editor.removeBackward()
    #expect(editor.text.isEmpty)
  }

  @Test("a text that does not fit is cut before a grapheme cluster")
  func limit() {
    var editor = LineEditor("x")
    let fits = editor.insert(String(repeating: "👩‍👩‍👧", count: 1000))
    #expect(!fits)
    #expect(editor.text.utf8.count <= LineEditor.limit)
    #expect(editor.text.utf8.count > LineEditor.limit - 18)
    #expect(editor.text.dropFirst().allSatisfy { $0 == "👩‍👩‍👧" })
    let fitsMore = editor.insert("👩‍👩‍👧")
    #expect(!fitsMore)
  }

  @Test("a cluster without an end does not fit, and leaves nothing behind")
  func stack() {
    var editor = LineEditor()
    let fits = editor.insert("a" + String(repeating: "\u{301}", count: 1_000_000))
    #expect(!fits)
    #expect(editor.text.isEmpty)
  }

  @Test("random edits keep the cursor between two clusters")
  func randomEdits() {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["a", "\u{301}", "👩", "\u{200D}", "🇪", "🇸", "ك", "\u{64E}", " ", "\r", "\n"]
    for _ in 0..<50 {
      var editor = LineEditor()
      for _ in 0..<60 {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0...2: _ = editor.insert(pieces.randomElement(using: &generator) ?? "")
        case 3: editor.removeBackward()
        case 4: editor.moveBackward()
        default: editor.removeForward()
        }
        let ends = [0] + GraphemeClusters.ends(in: editor.text)
        #expect(ends.contains(editor.offset))
      }
    }
  }

  @Test(
    "a paste becomes one line",
    arguments: [
      ("a\nb", "a b"), ("a\r\nb\r\n", "a b"), ("a\tb", "a b"), ("\n\n", ""), ("a\u{2028}b", "a b"),
      ("a\u{1B}b", "a\u{1B}b"), ("\na", " a"),
    ])
  func pastes(_ text: String, _ line: String) { #expect(PastedText.line(of: text) == line) }
}
