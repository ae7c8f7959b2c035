import MessageSyntax
import Testing

@Suite("Formats that flags of gettext name")
struct GettextFormatTests {
  /// A source text and a translation, with what `msgfmt -c` of gettext 0.21 says of the translation.
  struct Case: Sendable, CustomTestStringConvertible {
    let format: GettextFormat
    let source: String
    let translation: String
    let isAccepted: Bool
    /// Whether the translation has to show everything: no plural form for few numbers.
    var isStrict = true

    var testDescription: String { "\(format.flag): \(source) → \(translation)" }

    init(
      _ format: GettextFormat, _ source: String, _ translation: String, _ isAccepted: Bool,
      isStrict: Bool = true
    ) {
      self.format = format
      self.source = source
      self.translation = translation
      self.isAccepted = isAccepted
      self.isStrict = isStrict
    }
  }

  static let cases: [Case] = [
    Case(.c, "%d of %s", "%2$s: %1$d", true),
    Case(.c, "%d of %s", "%2$s", false),
    Case(.c, "%d files", "no file", true, isStrict: false),
    Case(.c, "no file", "%d files", false, isStrict: false),
    Case(.c, "%ld", "%d", false),
    Case(.c, "%<PRIu64> bytes", "%<PRIu64> Bytes", true),
    Case(.c, "%<PRIu64> bytes", "%<PRIu32> Bytes", false),
    Case(.c, "%d", "%Id", true),
    Case(.c, "100% sure", "100% sicher", true),
    Case(.objectiveC, "%@", "%@", true),
    Case(.objectiveC, "%@", "%s", false),
    Case(.python, "%d files", "one file", false, isStrict: false),
    Case(.python, "%(n)d files", "one file", true, isStrict: false),
    Case(.python, "%(n)d files", "%(n)s files", false),
    Case(.python, "%(a)s", "%(a", false),
    Case(.pythonBrace, "{a:d}", "{a:d}", true),
    Case(.pythonBrace, "{a:d}", "{a}", false),
    Case(.pythonBrace, "{a}", "{b}", true, isStrict: false),
    Case(.java, "{0} of {1,number}", "{1,number}: {0}", true),
    Case(.java, "{0,number}", "{0,date}", false),
    Case(.java, "{0}", "it's {0}", false),
    Case(.java, "{0}", "it''s {0}", true),
    Case(.javaPrintf, "%1$s %2$d", "%2$d %1$s", true),
    Case(.javaPrintf, "%d", "%#d", false),
    Case(.csharp, "{0} {1}", "{1} {0}", true),
    Case(.csharp, "{0} {1}", "{0}", false),
    Case(.csharp, "{0}", "{0", false),
    Case(.javascript, "%s", "", false),
    Case(.javascript, "%j", "%s", false),
    Case(.elisp, "%s %d", "%2$d %1$s", true),
    Case(.librep, "%s", "%d", false),
    Case(.ruby, "%<a>s", "%{a}", true),
    Case(.ruby, "%d", "one", false, isStrict: false),
    Case(.shell, "$a ${b}", "${b} $a", true),
    Case(.shell, "$a", "${a:-b}", false),
    Case(.awk, "%s", "%d", false),
    Case(.lua, "%s", "%q", false),
    Case(.pascal, "%s %d", "%1:d %0:s", true),
    Case(.pascal, "%s", "%d", false),
    Case(.smalltalk, "%1 %2", "%2 %1", true),
    Case(.ycp, "%1", "%2", false),
    Case(.qt, "%1 %n", "%n %1", true),
    Case(.qt, "%1", "%L1", false),
    Case(.qt, "%1", "one", false, isStrict: false),
    Case(.qtPlural, "%n files", "files", false),
    Case(.qtPlural, "%n files", "%Ln files", true),
    Case(.kde, "%1 %2", "%2", true, isStrict: false),
    Case(.kde, "%1 %2", "two", false, isStrict: false),
    Case(.boost, "%1% %2%", "%2% %1%", true),
    Case(.boost, "%|1$s|", "%1$d", false),
    Case(.tcl, "%s", "%1$s", true),
    Case(.tcl, "%hd", "%d", false),
    Case(.perl, "%s %d", "%2$d %1$s", true),
    Case(.perl, "%s", "%vd", false),
    Case(.perlBrace, "{a}", "{a} {b}", true),
    Case(.perlBrace, "{a}", "{b}", false),
    Case(.php, "%1$s %2$d", "%2$d %1$s", true),
    Case(.php, "%s", "%'", false),
    Case(.gccInternal, "%qs: %m", "%m: %qs", true),
    Case(.gccInternal, "%s: %m", "%s", false, isStrict: false),
    Case(.gfcInternal, "%s at %C", "%C: %s", true),
    Case(.gfcInternal, "%s at %C", "%s", false),
  ]

  @Test("a translation is accepted where msgfmt accepts it", arguments: cases)
  func comparison(_ example: Case) {
    let source = example.format.read(example.source, isTranslation: false)
    let translation = example.format.read(example.translation, isTranslation: true)
    let isAccepted =
      source.fault != nil
      || translation.fault == nil
        && translation.differences(from: source, isStrict: example.isStrict).isEmpty
    #expect(isAccepted == example.isAccepted)
  }

  @Test("a difference names the arguments and where they stand")
  func difference() throws {
    let source = GettextFormat.c.read("%s: %ld", isTranslation: false)
    let translation = GettextFormat.c.read("%s: %d", isTranslation: true)
    let differences = translation.differences(from: source, isStrict: true)
    guard case .otherType(let found, let expected)? = differences.first else {
      Issue.record("\(differences)")
      return
    }
    #expect(differences.count == 1)
    #expect(found.type == "d" && found.range == 4..<6)
    #expect(expected.type == "ld" && expected.name == .number(2))
  }

  @Test(
    "a flag names a format and says whether it counts",
    arguments: [
      ("c-format", GettextFormat.c, true), ("no-c-format", .c, false),
      ("possible-python-brace-format", .pythonBrace, true),
      ("impossible-sh-format", .shell, false),
    ])
  func flag(_ flag: String, _ format: GettextFormat, _ isFormat: Bool) throws {
    let named = try #require(GettextFormat.format(ofFlag: flag))
    #expect(named.format == format)
    #expect((named.meaning == .isFormat) == isFormat)
  }

  @Test(
    "flags of other things are none", arguments: ["fuzzy", "no-wrap", "-format", "klingon-format"])
  func otherFlag(_ flag: String) { #expect(GettextFormat.format(ofFlag: flag) == nil) }

  @Test("no text makes a reader stop", arguments: GettextFormat.allCases)
  func hostileTexts(_ format: GettextFormat) {
    let pieces = Array("%{}$<>()|*.[]:,'#0129ansdlqv\\u\u{e9}")
    var state: UInt64 = 42
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(pieces[Int(state >> 33) % pieces.count])
      }
      let read = format.read(text, isTranslation: true)
      for argument in read.arguments {
        #expect(argument.range.upperBound <= text.utf8.count)
      }
      if let fault = read.fault { #expect(fault.range.upperBound <= text.utf8.count) }
    }
  }
}
