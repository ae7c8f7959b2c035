import MessageSyntax
import Testing

/// The placeholders of i18next.
@Suite struct I18nextTextTests {
  @Test(
    "values have a name, formats and whether they are escaped",
    arguments: [
      ("{{name}}", "name", [], true), ("a {{ name }} b", "name", [], true),
      ("{{- html}}", "html", [], false), ("{{a.b.c}}", "a.b.c", [], true),
      ("{{n, number}}", "n", ["number"], true),
      (
        "{{n, number(minimumFractionDigits: 2), x}}", "n",
        ["number(minimumFractionDigits: 2)", "x"], true
      ),
      ("{{v, f(a: 1, b: 2)}}", "v", ["f(a: 1, b: 2)"], true), ("é{{ü}}", "ü", [], true),
    ] as [(String, String, [String], Bool)])
  func placeholders(_ text: String, _ name: String, _ formats: [String], _ isEscaped: Bool) throws {
    let read = I18nextText(parsing: text)
    let placeholder = try #require(read.placeholders.first)
    #expect(read.placeholders.count == 1 && read.problems.isEmpty)
    #expect(placeholder.name == name)
    #expect(placeholder.formats == formats)
    #expect(placeholder.isEscaped == isEscaped)
    let bytes = Array(text.utf8)
    #expect(String(decoding: bytes[placeholder.nameRange], as: UTF8.self) == name)
    #expect(bytes[placeholder.range].starts(with: "{{".utf8))
  }

  @Test("another text has a key and options, and its values count")
  func nestings() throws {
    let read = I18nextText(parsing: "see $t(ns:key, {\"count\": {{n}} }) and $t(b)")
    #expect(read.nestings.map(\.key) == ["ns:key", "b"])
    #expect(read.nestings.map(\.options) == ["{\"count\": {{n}} }", nil])
    #expect(read.placeholders.map(\.name) == ["n"])
    #expect(read.problems.isEmpty)
    #expect(I18nextText(parsing: "$t(a, {\"b\": {\"c\": 1}})").problems.isEmpty)
    #expect(I18nextText(parsing: "{g, select, m {He} other {They}} knows").problems.isEmpty)
    #expect(I18nextText(parsing: "{a} b}} c").problems.map(\.range) == [5..<7])
  }

  @Test(
    "what is no placeholder is a problem at its place",
    arguments: [
      ("a {{name", I18nextText.Problem.Kind.unclosedPlaceholder, 2..<4),
      ("{{a\n}}", .unclosedPlaceholder, 0..<2), ("name}} b", .unopenedPlaceholder, 4..<6),
      ("{{}}", .missingName, 0..<4), ("{{ , x}}", .missingName, 0..<8),
      ("{{-}}", .missingName, 0..<5), ("{{{a}}", .braceInName, 0..<6),
      ("{{a,}}", .missingFormat, 0..<6), ("x $t(a", .unclosedNesting, 2..<5),
      ("$t()", .missingKey, 0..<4),
    ])
  func problems(_ text: String, _ kind: I18nextText.Problem.Kind, _ range: Range<Int>) throws {
    let problem = try #require(I18nextText(parsing: text).problems.first)
    #expect(problem.kind == kind)
    #expect(problem.range == range)
  }

  @Test("plain texts have nothing", arguments: ["", "a {b} c", "5 $", "t(x)", "a { b", "100 %"])
  func plain(_ text: String) { #expect(I18nextText(parsing: text) == I18nextText(parsing: "")) }

  @Test(
    "long texts take linear time", arguments: ["$t(", "{{", "{{a}}", "$t(a) ", "}}", "$t({{", "("])
  func time(_ part: String) {
    func duration(_ count: Int) -> Duration {
      let text = String(repeating: part, count: count) + String(repeating: ")", count: count)
      return ContinuousClock().measure { _ = I18nextText(parsing: text) }
    }
    let (small, large) = (duration(3_000), duration(30_000))
    #expect(large < small * 60 + .milliseconds(200))
  }
}
