import CatalogFormats
import CatalogTestSupport
import SourceText
import Testing

/// Faults of XLIFF 1.2 documents; two marks enclose the bytes that the finding names.
@Suite struct XLIFF1CheckerTests {
  private static let file =
    "<file original='a' source-language='en' target-language='de' datatype='plaintext'>"

  private func expect(
    _ marked: String, _ message: String, location: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = MarkedText("<xliff version='1.2'>\(marked)</xliff>")
    let found = XLIFF1Reader().read(SourceFile(path: "x", bytes: text.bytes)).diagnostics
    #expect(found.map(\.message.text) == [message], sourceLocation: location)
    #expect(
      found.first?.range == SourceRange(text.marks[0], text.marks[1]), sourceLocation: location)
  }

  @Test(
    "faults of units are named with their places",
    arguments: [
      ("↓<trans-unit>↓<source/></trans-unit>", "<trans-unit> needs the attribute “id”; add it"),
      (
        "↓<trans-unit id='1'>↓</trans-unit>",
        "<trans-unit> needs <source> in it; add what is missing"
      ),
      (
        "<trans-unit id='1'><source/></trans-unit><trans-unit id='↓1↓'><source/></trans-unit>",
        "the identifier “1” is taken already; give one of the two another"
      ),
      (
        "<trans-unit id='1'><target/>↓<source>↓</source></trans-unit>",
        "<source> stands too late in <trans-unit>; move it to the front, behind what it follows"
      ),
      (
        "<trans-unit id='1' translate='↓maybe↓'><source/></trans-unit>",
        "“maybe” is not known here; expected yes, no"
      ),
      (
        "<trans-unit id='1'><source/><target state='↓done↓'/></trans-unit>",
        "“done” is not known here; expected final, needs-adaptation, needs-l10n, needs-review-adaptation, needs-review-l10n, needs-review-translation, needs-translation, new, signed-off, translated, or a word with x- before it"
      ),
      (
        "<trans-unit id='1'><source>↓<bpt id='1'>↓b</bpt></source></trans-unit>",
        "<bpt> “1” has no <ept> in the text; add it, or write <it> for a code alone"
      ),
      (
        "<trans-unit id='1'><source><ex id='1' rid='7'/>↓<bx id='2' rid='8'/>↓<bx id='3' rid='7'/></source></trans-unit>",
        ""
      ),
      (
        "<trans-unit id='1'><source>↓<x/>↓</source></trans-unit>",
        "<x> needs the attribute “id”; add it"
      ),
      (
        "<trans-unit id='1'><source>↓<blink>↓</blink></source></trans-unit>",
        "<blink> cannot stand in <source>; move or remove it"
      ),
    ])
  func units(_ marked: String, _ message: String) {
    guard !message.isEmpty else {
      let text = MarkedText(
        "<xliff version='1.2'>\(Self.file)<body>\(marked)</body></file></xliff>")
      let found = XLIFF1Reader().read(SourceFile(path: "x", bytes: text.bytes)).diagnostics
      #expect(found.count == 2)
      return
    }
    expect("\(Self.file)<body>\(marked)</body></file>", message)
  }

  @Test("faults of files are named with their places")
  func files() {
    expect(
      "↓<file source-language='en' datatype='plaintext'>↓<body/></file>",
      "<file> needs the attribute “original”; add it")
    expect("↓\(Self.file)↓</file>", "<file> needs <body> in it; add what is missing")
    expect(
      "<file original='a' source-language='↓e n↓' datatype='plaintext'><body/></file>",
      "“e n” is no language tag; expected one such as en or pt-BR")
    expect(
      """
      ↓<file original='a' source-language='en' datatype='plaintext'>↓<body><trans-unit id='1'><source>a</source>\
      <target>b</target></trans-unit></body></file>
      """, "there are targets, and the file does not say their language; add target-language")
  }
}
