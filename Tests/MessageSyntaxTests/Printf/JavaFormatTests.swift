import MessageSyntax
import Testing

@Suite struct JavaFormatTests {
  @Test(
    "a format of Java is read like the nearest of C, with the same places",
    arguments: [
      ("%,d", ["1:d@0-3"]), ("%2$,d %1$s", ["2:d@0-5", "1:s@6-10"]), ("%b", ["1:s@0-2"]),
      ("%S of %h", ["1:s@0-2", "2:s@6-8"]), ("%1$tY-%1$tm", ["1:ld@0-5", "1:ld@6-11"]),
      ("%(,.2f", ["1:f@0-6"]), ("%s%n%s", ["1:s@0-2", "2:s@4-6"]), ("100%% %d", ["1:d@6-8"]),
      ("é %C", ["1:c@3-5"]), ("none", []),
    ])
  func places(_ text: String, _ expected: [String]) {
    let read = PrintfText(parsingJava: text)
    let found = read.placeholders.map { placeholder in
      let conversion =
        if case .conversion(let conversion) = placeholder.kind { conversion.spelling } else { "" }
      return
        "\(placeholder.argument):\(conversion)@\(placeholder.range.lowerBound)-\(placeholder.range.upperBound)"
    }
    #expect(found == expected)
    #expect(read.problems.isEmpty)
  }

  @Test(
    "what is no format of Java has a place",
    arguments: [("50%", 2..<3), ("%tq", 0..<3), ("%", 0..<1), ("a %y", 2..<4)])
  func problems(_ text: String, _ range: Range<Int>) {
    #expect(PrintfText(parsingJava: text).problems.map(\.range) == [range])
  }
}
