import MessageSyntax
import Testing

/// A placeholder or problem of a text, by its spelling.
private struct Part: Equatable, CustomStringConvertible {
  let spelling: String
  let what: String

  init(_ spelling: String, _ what: String) {
    self.spelling = spelling
    self.what = what
  }

  var description: String { "\(spelling) \(what)" }
}

private func placeholders(_ text: String) -> [Part] {
  PrintfText(parsing: text).placeholders.map { placeholder in
    let kind =
      switch placeholder.kind {
      case .conversion(let conversion): conversion.spelling
      case .substitution(let name): "#@\(name)@"
      case .substitutionArgument: "arg"
      }
    let stars = placeholder.starArguments.map { " *\($0)" }.joined()
    return Part(placeholder.spelling(in: text), "\(placeholder.argument) \(kind)\(stars)")
  }
}

private func problems(_ text: String) -> [Part] {
  PrintfText(parsing: text).problems.map { Part($0.spelling(in: text), "\($0.kind)") }
}

@Suite struct PrintfTextTests {
  @Test(
    "a placeholder gives its argument and its conversion",
    arguments: [
      ("%@", ["%@": "1 @"]),
      ("%lld", ["%lld": "1 lld"]),
      ("%1$@", ["%1$@": "1 @"]),
      ("%12$lld", ["%12$lld": "12 lld"]),
      ("%%", [:]),
      ("%#@x@", ["%#@x@": "1 #@x@"]),
      ("%2$#@total.strings@", ["%2$#@total.strings@": "2 #@total.strings@"]),
      ("%#@my files@", ["%#@my files@": "1 #@my files@"]),
      ("%arg", ["%arg": "0 arg"]),
      ("%arg개", ["%arg": "0 arg"]),
      ("%arguments", ["%a": "1 a"]),
      ("%a", ["%a": "1 a"]),
      ("%.2f", ["%.2f": "1 f"]),
      ("%.f", ["%.f": "1 f"]),
      ("%5.1lf|", ["%5.1lf": "1 lf"]),
      ("%*d", ["%*d": "2 d *1"]),
      ("%-*.*f", ["%-*.*f": "3 f *1 *2"]),
      ("%1$*2$d", ["%1$*2$d": "1 d *2"]),
      ("%1$.*2$f", ["%1$.*2$f": "1 f *2"]),
      ("%-5ld", ["%-5ld": "1 ld"]),
      ("%'d", ["%'d": "1 d"]),
      ("%08llX", ["%08llX": "1 llX"]),
      ("%#x", ["%#x": "1 x"]),
      ("%10@|", ["%10@": "1 @"]),
      ("%%%@%%", ["%@": "1 @"]),
      ("%d%%", ["%d": "1 d"]),
      ("%Lf", ["%Lf": "1 Lf"]),
      ("%hhd", ["%hhd": "1 hhd"]),
      ("%zu", ["%zu": "1 zu"]),
      ("%ls", ["%ls": "1 ls"]),
      ("%p", ["%p": "1 p"]),
      ("%D", ["%D": "1 D"]),
      ("%255$d", ["%255$d": "255 d"]),
    ] as [(String, [String: String])])
  func validPlaceholders(text: String, expected: [String: String]) {
    #expect(placeholders(text) == expected.map { Part($0.key, $0.value) })
    #expect(problems(text) == [])
  }

  @Test("arguments without a position are numbered among themselves")
  func sequentialArguments() {
    #expect(
      placeholders("%2$d %d %@ %arg %*d")
        == [
          Part("%2$d", "2 d"), Part("%d", "1 d"), Part("%@", "2 @"), Part("%arg", "0 arg"),
          Part("%*d", "4 d *3"),
        ])
  }

  @Test("an escaped percent sign has its offset")
  func escapedPercents() {
    #expect(PrintfText(parsing: "5%% é %%%%").escapedPercents == [1, 7, 9])
  }

  @Test(
    "what is no placeholder is a problem with its place",
    arguments: [
      ("100%", "%", .percentAtEnd),
      ("%n", "%n", .writesToMemory),
      ("%1$n", "%1$n", .writesToMemory),
      ("%y", "%y", .unknownConversion),
      ("%-y", "%-y", .unknownConversion),
      ("(5%)", "%", .unknownConversion),
      ("70%.", "%", .unknownConversion),
      ("70%, d", "%", .unknownConversion),
      ("%ll", "%ll", .unknownConversion),
      ("100 % yes", "%", .unknownConversion),
      ("100 %  d", "%", .unknownConversion),
      ("50 % niedriger", "%", .unknownConversion),
      ("50% this", "%", .unknownConversion),
      ("100 %\u{A0}d", "%", .unknownConversion),
      ("100 %\u{202F}d", "%", .unknownConversion),
      ("%*5d", "%*5d", .unknownConversion),
      ("%1", "%1", .positionWithoutConversion),
      ("%2 (", "%2", .positionWithoutConversion),
      ("%1$", "%1$", .positionWithoutConversion),
      ("%1$y", "%1$", .positionWithoutConversion),
      ("%50 indirim", "%50", .positionWithoutConversion),
      ("%100'ü", "%100", .positionWithoutConversion),
      ("%20lık", "%20", .positionWithoutConversion),
      ("%5,5", "%5", .positionWithoutConversion),
      ("%0$@", "%0$@", .positionOutOfRange),
      ("%256$@", "%256$@", .positionOutOfRange),
      ("%99999999999999999999$@", "%99999999999999999999$@", .positionOutOfRange),
      ("%1$*0$d", "%1$*0$d", .positionOutOfRange),
      ("%#@files", "%#@files", .unterminatedSubstitution),
      ("%#@@", "%#@@", .unterminatedSubstitution),
      ("%1$#@a b", "%1$#@a", .unterminatedSubstitution),
      ("％@", "％@", .foreignPercent),
      ("％d", "％d", .foreignPercent),
      ("共％1$@个", "％1$@", .foreignPercent),
      ("％lld 个", "％lld", .foreignPercent),
      ("％#@files@", "％#@files@", .foreignPercent),
    ] as [(String, String, PrintfProblem.Kind)])
  func problemsWithoutPlaceholder(text: String, spelling: String, kind: PrintfProblem.Kind) {
    #expect(problems(text) == [Part(spelling, "\(kind)")])
    #expect(placeholders(text) == [])
  }

  @Test(
    "a faulty placeholder is still one",
    arguments: [
      ("%1@", "1 @", .widthOnObject),
      ("%2@", "1 @", .widthOnObject),
      ("%Lld", "1 lld", .invalidLength),
      ("%Ld", "1 ld", .invalidLength),
      ("%ll@", "1 @", .invalidLength),
      ("%hf", "1 f", .invalidLength),
      ("%lp", "1 p", .invalidLength),
    ] as [(String, String, PrintfProblem.Kind)])
  func faultyPlaceholders(text: String, placeholder: String, kind: PrintfProblem.Kind) {
    #expect(problems(text) == [Part(text, "\(kind)")])
    #expect(placeholders(text) == [Part(text, placeholder)])
  }

  @Test(
    "a full-width percent sign before no conversion is a character",
    arguments: ["100％", "５０％OFF", "50％d", "％ d", "％", "％Organic", "％％", "％。"])
  func fullWidthCharacter(text: String) {
    #expect(problems(text) == [])
    #expect(placeholders(text) == [])
  }

  @Test("reading goes on after a problem")
  func afterProblem() {
    let text = "100 % %@, %#@a %d, %1 %2$@"
    #expect(
      placeholders(text) == [Part("%@", "1 @"), Part("%d", "2 d"), Part("%2$@", "2 @")])
    #expect(
      problems(text)
        == [
          Part("%", "unknownConversion"), Part("%#@a", "unterminatedSubstitution"),
          Part("%1", "positionWithoutConversion"), Part("%2$@", "mixedPositions"),
        ])
  }

  @Test(
    "positions for some arguments only are reported once, at the first that differs",
    arguments: [
      ("%1$@ %@ %@", "%@"), ("%@ %1$@", "%1$@"), ("%1$*d", "%1$*d"),
      ("%1$#@a@ %d %d", "%d"), ("%*2$d", "%*2$d"),
    ])
  func mixedPositions(text: String, spelling: String) {
    #expect(problems(text) == [Part(spelling, "mixedPositions")])
  }

  @Test(
    "%arg, %%, prose and substitutions without a position may stand beside positions",
    arguments: ["%arg of %2$@", "%1$@ %%", "%#@files@ in %2$@", "%1$@: 50% de"])
  func unmixedPositions(text: String) {
    #expect(problems(text) == [])
  }

  @Test(
    "a space before a letter is likely prose",
    arguments: [
      ("50% de descuento", "% d"), ("100% protected", "% p"), ("50 % of", "% o"),
      ("100 % sure", "% s"), ("70% alguns % later", "% a"), ("en un 70 % joissakin", "% jo"),
    ])
  func likelyProse(text: String, spelling: String) throws {
    let placeholder = try #require(PrintfText(parsing: text).placeholders.first)
    #expect(placeholder.spelling(in: text) == spelling)
    #expect(placeholder.hasSpaceFlag)
    #expect(placeholder.isLikelyProse)
  }

  @Test(
    "a percent sign between a digit and a word is likely prose",
    arguments: [
      ("100%d'accord", "%d"), ("100%d’accord", "%d"), ("100%ig", "%i"), ("50%-os", "%-o"),
      ("a 50%-a ennek", "%-a"), ("٥٠%off", "%o"), ("100%fat-free", "%f"), ("100%less", "%le"),
    ])
  func likelyWordAfterNumber(text: String, spelling: String) throws {
    let placeholder = try #require(PrintfText(parsing: text).placeholders.first)
    #expect(placeholder.spelling(in: text) == spelling)
    #expect(placeholder.isLikelyProse)
  }

  @Test(
    "other modifiers, objects and a spaced number alone are not likely prose",
    arguments: [
      "% @", "% 5d", "%+ d", "%1$ d", "%d", "% .1f", "% d files", "% lld", "2%d", "%dpx", "1%@s",
      "x%-5dx", "0%d:",
    ])
  func unlikelyProse(text: String) throws {
    let placeholder = try #require(PrintfText(parsing: text).placeholders.first)
    #expect(!placeholder.isLikelyProse)
    #expect(problems(text) == [])
  }

  @Test("the arguments after ignored prose are numbered anew")
  func ignoringProse() {
    let text = "50% de %@, 20% de %*d, %1$@ %arg"
    let ignoring = PrintfText(parsing: text).ignoringProse()
    #expect(ignoring.placeholders.map { $0.spelling(in: text) } == ["%@", "%*d", "%1$@", "%arg"])
    #expect(ignoring.placeholders.map(\.argument) == [1, 3, 1, 0])
    #expect(ignoring.placeholders.map(\.starArguments) == [[], [2], [], []])
  }

  @Test(
    "only texts with a percent sign may hold placeholders",
    arguments: [
      ("", false), ("plain", false), ("a longer text without any sign，。！", false),
      ("％", true), ("a longer text, with one at its end %", true), ("0123456％", true),
      ("\u{FF04}\u{FF06}", false), ("abcdefgh%", true),
    ])
  func mayHoldPlaceholders(text: String, expected: Bool) {
    #expect(PrintfText.mayHoldPlaceholders(text) == expected)
  }
}

/// Faults that users of other tools reported.
@Suite struct PrintfReportedFaultTests {
  @Test("a translation that reorders arguments without positions has other types")
  func reorderedWithoutPositions() {
    #expect(placeholders("%lld of %@") == [Part("%lld", "1 lld"), Part("%@", "2 @")])
    #expect(placeholders("%@ 的 %lld") == [Part("%@", "1 @"), Part("%lld", "2 lld")])
  }

  @Test("%1 for %1$@ is a position without a conversion")
  func positionWithoutConversion() {
    #expect(problems("%1 von %2.").map(\.spelling) == ["%1", "%2"])
  }

  @Test("an unescaped percent sign in the middle of a text is found")
  func unescapedPercent() {
    #expect(problems("Save 20% & get %@") == [Part("%", "unknownConversion")])
    #expect(placeholders("Save 20% off %@") == [Part("% o", "1 o"), Part("%@", "2 @")])
  }

  @Test("%#@var@ is a substitution and no %@ with a flag")
  func substitutionIsNoObject() {
    #expect(placeholders("%#@var@") == [Part("%#@var@", "1 #@var@")])
  }

  @Test("%Lld is a length that d cannot have, and %A %@ is no %1$@")
  func mangledPlaceholders() {
    #expect(problems("%Lld") == [Part("%Lld", "invalidLength")])
    #expect(placeholders("%A %@") == [Part("%A", "1 A"), Part("%@", "2 @")])
  }

  @Test("%d after %2$d takes argument 1")
  func sequentialAfterExplicit() {
    #expect(placeholders("%2$d %d") == [Part("%2$d", "2 d"), Part("%d", "1 d")])
    #expect(problems("%2$d %d") == [Part("%d", "mixedPositions")])
  }

  @Test("a full-width ％@ is a missing placeholder, an escaped line break is none")
  func fullWidth() {
    #expect(problems("删除％@？\\n") == [Part("％@", "foreignPercent")])
    #expect(placeholders("删除％@？") == [])
  }
}
