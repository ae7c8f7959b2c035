import SourceText
import Testing

@Suite struct SubstitutionRuleTests {
  @Test("a text with very many extra placeholders is one finding with the first of them")
  func manyPlaceholders() throws {
    let text = String(repeating: "%@ ", count: 5000)
    let content = #""stringUnit" : { "state" : "translated", "value" : "\#(text)" }"#
    let found = findings(of: "placeholder-extra", in: entry("Save", "de", content))
    #expect(found.count == 1)
    let quoted = Array(repeating: "`%@`", count: 10).joined(separator: ", ")
    #expect(found.first?.message.text.hasPrefix(quoted + ", … (5000) reads") == true)
  }

  private let other = plural(["other": "%arg files"])

  @Test(
    "an undefined substitution is reported with the name that was meant",
    arguments: [
      ("Files", "did you mean “files”?"), ("file", "did you mean “files”?"),
      ("folders", "define it"),
    ])
  func undefined(_ name: String, _ advice: String) {
    let content = message(
      "%#@files@ %#@\(name)@",
      substitutions: ["files": #""argNum" : 1, "formatSpecifier" : "lld", "# + other])
    let found = findings(of: "substitution-undefined", in: entry("x", "en", content))
    #expect(
      found.map(\.message.text)
        == ["the substitution “\(name)” is not defined in this localization; \(advice)"])
  }

  @Test("a substitution that refers to itself alone is unused")
  func unused() {
    let content = message(
      "%lld files",
      substitutions: [
        "files": #""argNum" : 1, "formatSpecifier" : "lld", "# + plural(["other": "%#@files@"])
      ])
    let found = findings(of: "substitution-unused", in: entry("x", "en", content))
    #expect(found.map(\.subject.variation) == ["substitutions.files"])
    #expect(
      found.map(\.message.text)
        == ["no text refers to the substitution “files”; put %#@files@ into the text or remove it"])
  }

  @Test(
    "a format specifier is a conversion without percent sign",
    arguments: [
      ("lld", true), ("d", true), (".1f", true), ("@", true), ("%lld", false), ("", false),
      ("1$lld", false), ("number", false),
    ])
  func formatSpecifier(_ specifier: String, _ isValid: Bool) {
    let content = message(
      "%#@files@", substitutions: ["files": #""formatSpecifier" : "\#(specifier)", "# + other])
    let found = findings(of: "substitution-argnum", in: entry("x", "en", content))
    let message =
      "“\(specifier)” is no format specifier; write a conversion without percent sign, such as “lld”"
    #expect(found.map(\.message.text) == (isValid ? [] : [message]))
  }

  @Test(
    "an argument number is one of the arguments that the program passes",
    arguments: [
      ("%lld of %lld", 2, nil),
      (
        "%lld of %lld", 3, "argNum is 3, but the program passes no argument after 2; correct argNum"
      ),
      ("files", 7, nil),
      ("files", 0, "arguments are numbered from 1, so there is no argument 0; correct argNum"),
      ("files", -1, "arguments are numbered from 1, so there is no argument -1; correct argNum"),
    ])
  func argumentNumber(_ key: String, _ number: Int, _ expected: String?) {
    let content = message(
      "%#@files@",
      substitutions: ["files": #""argNum" : \#(number), "formatSpecifier" : "lld", "# + other])
    let found = findings(of: "substitution-argnum", in: entry(key, "en", content))
    #expect(found.map(\.message.text) == [expected].compactMap(\.self))
  }

  @Test("a substitution inside another one needs a number")
  func nested() {
    let content = message(
      "%#@a@",
      substitutions: [
        "a": #""argNum" : 1, "formatSpecifier" : "lld", "# + plural(["other": "%arg in %#@b@"]),
        "b": #""formatSpecifier" : "lld", "# + other,
      ])
    let found = findings(of: "substitution-argnum", in: entry("x", "en", content))
    #expect(found.map(\.subject.variation) == ["substitutions.b"])
    #expect(
      found.map(\.message.text) == [
        "only other substitutions refer to “b”, so its argument is not clear; give it an argNum"
      ])
  }

  @Test(
    "several substitutions without numbers are told apart by their places",
    arguments: [
      ("%#@a@ %#@b@", []),
      ("%2$#@a@ %1$#@b@", []),
      ("%#@a@ %#@b@ %#@a@", ["a"]),
    ])
  func places(_ text: String, _ ambiguous: [String]) {
    let content = message(
      text,
      substitutions: [
        "a": #""formatSpecifier" : "lld", "# + other, "b": #""formatSpecifier" : "lld", "# + other,
      ])
    let found = findings(of: "substitution-argnum", in: entry("x", "en", content))
    #expect(
      found.map(\.message.text)
        == ambiguous.map {
          "the texts refer to “\($0)” in different places, so its argument is not clear; give it an argNum"
        })
  }
}
