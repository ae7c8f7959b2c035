import SourceText
import Testing

@Suite struct DiagnosticMessageTests {
  @Test("an interpolated literal is kept as a format and its arguments")
  func interpolation() {
    let message: DiagnosticMessage = "100 % of “\("a%@b")” in \(3)"
    #expect(message.format == "100 %% of “%@” in %@")
    #expect(message.arguments == ["a%@b", "3"])
    #expect(message.text == "100 % of “a%@b” in 3")
  }

  @Test(
    "a translated format may name its arguments by number",
    arguments: [
      ("%2$@ – %1$@", "zwei – eins"), ("%@%%%@", "eins%zwei"), ("%@ %@ %@", "eins zwei %@"),
      ("%3$@ %0$@ %9", "%3$@ %0$@ %9"), ("%", "%"), ("日本%@", "日本eins"), ("%1$", "%1$"),
      ("", ""),
    ])
  func formats(_ format: String, _ expected: String) {
    let message: DiagnosticMessage = "\("eins") \("zwei")"
    #expect(message.text(format: format) == expected)
  }

  @Test("arguments can be changed without the format")
  func mapping() {
    let message: DiagnosticMessage = "“\("a")” is no \("b")"
    #expect(message.mappingArguments { $0.uppercased() }.text == "“A” is no B")
  }
}
