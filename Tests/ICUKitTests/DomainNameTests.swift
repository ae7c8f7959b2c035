import ICUKit
import Testing

@Suite struct DomainNameTests {
  @Test(
    "a name has a form for the DNS and one for readers",
    arguments: [
      ("example.com", "example.com", "example.com"), ("EXAMPLE.Com", "example.com", "example.com"),
      ("Bücher.example", "xn--bcher-kva.example", "bücher.example"),
      ("faß.de", "xn--fa-hia.de", "faß.de"), ("españa.es", "xn--espaa-rta.es", "españa.es"),
      ("пример.рф", "xn--e1afmkfd.xn--p1ai", "пример.рф"),
      ("例え。テスト", "xn--r8jz45g.xn--zckzah", "例え.テスト"),
      ("مثال.إختبار", "xn--mgbh0fb.xn--kgbechtv", "مثال.إختبار"),
      ("דוגמה.טעסט", "xn--6dbbec0c.xn--deba0ad", "דוגמה.טעסט"),
      ("उदाहरण.परीक्षा", "xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g", "उदाहरण.परीक्षा"),
      ("例子.测试", "xn--fsqu00a.xn--0zwm56d", "例子.测试"), ("ＡＢＣ．ｊｐ", "abc.jp", "abc.jp"),
      ("example.com.", "example.com.", "example.com."), ("a\u{AD}b.de", "ab.de", "ab.de"),
      ("xn--bcher-kva.example", "xn--bcher-kva.example", "bücher.example"),
      ("İstanbul.tr", "xn--istanbul-o0e.tr", "i̇stanbul.tr"), ("1.2.3.4", "1.2.3.4", "1.2.3.4"),
    ] as [(String, String, String)])
  func forms(name: String, ascii: String, unicode: String) throws {
    #expect(try DomainName.toASCII(name) == ascii)
    #expect(try DomainName.toUnicode(name) == unicode)
    #expect(try DomainName.toASCII(unicode) == ascii)
    #expect(try DomainName.toUnicode(ascii) == unicode)
  }

  @Test(
    "an error names what is wrong",
    arguments: [
      ("", [.emptyLabel]), (".", [.emptyLabel]), ("a..b", [.emptyLabel]), (".a", [.emptyLabel]),
      ("\u{AD}", [.emptyLabel]), ("-a.de", [.leadingHyphen]), ("a-.de", [.trailingHyphen]),
      ("ab--c.de", [.hyphensAtThirdAndFourthPlace]), ("a b.de", [.disallowedCharacter]),
      ("a_b.de", [.disallowedCharacter]), ("a@b.de", [.disallowedCharacter]),
      ("\u{301}a.de", [.leadingCombiningMark]), ("xn--a-ä.de", [.invalidPunycode]),
      ("xn--99999999.de", [.invalidPunycode]), ("xn--fa-hia9.de", [.invalidPunycode]),
      ("אa.de", [.bidi]), ("a\u{200D}b.de", [.joiner]), ("a\u{378}.de", [.disallowedCharacter]),
      ("a\u{202E}b.de", [.disallowedCharacter]), ("a\0b.de", [.disallowedCharacter]),
      ("-a-.de", [.leadingHyphen, .trailingHyphen]),
    ] as [(String, [DomainNameError.Problem])])
  func errors(name: String, problems: [DomainNameError.Problem]) {
    let error = #expect(throws: DomainNameError.self) { try DomainName.toASCII(name) }
    #expect(error?.problems == problems)
    #expect(throws: DomainNameError.self) { try DomainName.toUnicode(name) }
  }

  @Test("lengths are those of the ASCII form")
  func lengths() throws {
    let label = String(repeating: "a", count: 63)
    #expect(try DomainName.toASCII(label + ".de") == label + ".de")
    let long = [label, label, label, String(repeating: "b", count: 61)].joined(separator: ".")
    #expect(try DomainName.toASCII(long) == long)
    let longLabel = #expect(throws: DomainNameError.self) {
      try DomainName.toASCII(label + "a.de")
    }
    #expect(longLabel?.problems == [.labelTooLong])
    let longName = #expect(throws: DomainNameError.self) { try DomainName.toASCII(long + "b") }
    #expect(longName?.problems == [.nameTooLong])
    let hostile = #expect(throws: DomainNameError.self) {
      try DomainName.toUnicode(String(repeating: "ü", count: 500_000))
    }
    #expect(hostile?.problems == [.nameTooLong])
  }
}
