import MessageSyntax
import Testing

private func signature(_ text: String) -> PrintfSignature {
  PrintfSignature(PrintfText(parsing: text))
}

private func argument(_ number: Int, _ spelling: String?) -> PrintfSignature.Argument {
  PrintfSignature.Argument(
    number: number, conversion: spelling.flatMap { PrintfConversion(spelling: $0) })
}

@Suite struct PrintfSignatureTests {
  @Test("arguments are ordered by number, each once")
  func order() {
    #expect(
      signature("%3$@ %1$lld %2$f %1$lld").arguments
        == [argument(1, "lld"), argument(2, "f"), argument(3, "@")])
  }

  @Test("an argument of * is an int")
  func starArguments() {
    #expect(signature("%*.*f").arguments == [argument(1, "d"), argument(2, "d"), argument(3, "f")])
  }

  @Test("a substitution is the argument that its definition numbers")
  func numberedSubstitution() {
    let text = PrintfText(parsing: "%#@files@ in %1$@")
    let signature = PrintfSignature(text) { name in
      name == "files" ? .init(argument: 2, conversion: PrintfConversion(spelling: "lld")) : nil
    }
    #expect(signature.arguments == [argument(1, "@"), argument(2, "lld")])
  }

  @Test("a substitution without a number is the argument of its place")
  func unnumberedSubstitution() {
    let text = PrintfText(parsing: "%@ %#@files@ %4$#@days@")
    let signature = PrintfSignature(text) { _ in
      .init(argument: nil, conversion: PrintfConversion(spelling: "d"))
    }
    #expect(signature.arguments == [argument(1, "@"), argument(2, "d"), argument(4, "d")])
  }

  @Test("an unknown substitution has any type until another text tells it")
  func unknownSubstitution() {
    var signature = signature("%#@files@")
    #expect(signature.arguments == [argument(1, nil)])
    signature.merge(PrintfSignature(PrintfText(parsing: "%lld")))
    #expect(signature.arguments == [argument(1, "lld")])
    #expect(signature.conflicts == [])
  }

  @Test("%arg is the argument that the caller names, or none")
  func substitutionArgument() {
    let text = PrintfText(parsing: "%arg of %1$@")
    #expect(PrintfSignature(text).arguments == [argument(1, "@")])
    #expect(
      PrintfSignature(text, substitutionArgument: argument(2, "lld")).arguments
        == [argument(1, "@"), argument(2, "lld")])
  }

  @Test("merging joins the arguments of several forms")
  func merging() {
    var merged = signature("%1$@")
    merged.merge(signature("%2$lld %1$@"))
    #expect(merged.arguments == [argument(1, "@"), argument(2, "lld")])
    #expect(merged[2] == argument(2, "lld"))
    #expect(merged[3] == nil)
  }

  @Test("a use with another type is a conflict, one with the same type is none")
  func conflicts() {
    #expect(signature("%1$@ %1$d").conflicts == [argument(1, "d")])
    #expect(signature("%1$d %1$x").conflicts == [])
  }

  @Test("prose does not count where it is ignored")
  func prose() {
    let text = PrintfText(parsing: "50% de %@")
    #expect(PrintfSignature(text).arguments == [argument(1, "d"), argument(2, "@")])
    #expect(PrintfSignature(text.ignoringProse()).arguments == [argument(1, "@")])
  }
}
