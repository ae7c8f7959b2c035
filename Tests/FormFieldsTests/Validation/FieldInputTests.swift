import CatalogRuntime
import Testing

@testable import FormFields

@Suite("What was typed")
struct FieldInputTests {
  @Test("white space of any kind goes from both ends, not from inside")
  func trimming() {
    #expect(FieldInput("\u{A0}\t ana  b \u{3000}\r\n").text.utf8.elementsEqual("ana  b".utf8))
    #expect(FieldInput(" \u{2003}\n").text.isEmpty)
    #expect(FieldInput("").text.isEmpty)
    #expect(FieldInput("\u{200B}a").text.unicodeScalars.count == 2)
  }

  @Test("the text is normalized, and what was typed is kept")
  func normalization() {
    let input = FieldInput(" e\u{301} ")
    #expect(input.text.utf8.elementsEqual("\u{E9}".utf8))
    #expect(input.rawText.utf8.elementsEqual(" e\u{301} ".utf8))
  }

  @Test("white space of a password counts")
  func verbatim() {
    let input = FieldInput(verbatim: " e\u{301} ")
    #expect(input.text.utf8.elementsEqual(" \u{E9} ".utf8))
  }

  @Test("a letter with very many marks is kept as it is")
  func marks() {
    let text = "a" + String(repeating: "\u{301}\u{316}", count: 100_000)
    #expect(FieldInput(text).text.utf8.elementsEqual(text.utf8))
    let marked = "a" + String(repeating: "\u{301}\u{316}", count: 100)
    #expect(FieldInput(marked).text.unicodeScalars.dropFirst().first == "\u{316}")
  }
}
