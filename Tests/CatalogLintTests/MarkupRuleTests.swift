import CatalogLint
import SourceText
import Testing

@Suite struct MarkupRuleTests {
  @Test(
    "Markdown that is there may stand in another order and spelling",
    arguments: [
      ("**a** and *b*", "_b_ und __a__"), ("`a_b` **c**", "**c** `a_b`"), ("[a](b)", "[**x**](b)"),
      ("***a***", "***b***"), ("snake_case_name", "schlange"), ("2 * 3 * 4", "2 × 3"),
      ("****", "Passwort"),
      ("~~a~~", "~~b~~"), ("**%@** x", "%@"), ("a ~ b", "a"),
    ])
  func sameMarkdown(_ source: String, _ translation: String) {
    let isLost = source == "**%@** x"
    #expect(
      places(of: "markdown-markup", source: source, "de", translation) == (isLost ? ["%@"] : []))
  }

  @Test(
    "lost and broken Markdown is named at its place",
    arguments: [
      ("**a**", "**b", ["**"]), ("**a**", "b", ["b"]), ("**a**", "** b **", ["**"]),
      ("`a`", "`b", ["`"]), ("[a](b)", "[a] (b)", ["[a] (b)"]), ("*a*", "a", ["a"]),
      ("**a**b", "**“甲”**乙", ["**"]), ("~~a~~", "~a~", ["~a~"]),
    ])
  func otherMarkdown(_ source: String, _ translation: String, _ expected: [String]) {
    #expect(places(of: "markdown-markup", source: source, "zh-Hans", translation) == expected)
  }

  @Test(
    "tags are compared by what they do",
    arguments: [
      ("<b>a</b><br>", "<br/><b>x</b>", []), ("<b>a</b>", "x", ["x"]),
      ("<b>a</b>", "<b>x<b>", ["<b>"]),
      ("<b>a</b>", "<i>x</i>", ["<i>"]), ("<b><i>a</i></b>", "<b><i>x</b></i>", ["<i>"]),
      ("<a href='x'>a</a>", "<a href='y'>a</a>", ["<a href='y'>"]), ("<name>", "<Name>", []),
      ("1 < 2 > 1", "x", []), ("<a href='x' title='a'>a</a>", "<a title='b' href='x'>a</a>", []),
      ("<x>a</x>", "<x>b</x>", []), ("<x>a</x>", "b", ["b"]),
      ("<b>a</b>", "<b>x</b>&nbsp y", ["&nbsp"]),
      ("git rebase <upstream> <head>", "git rebase <Quelle> <Spitze>", []),
      ("usage: <a>...<b> [<mark>]", "Aufruf: <a>...<b>", []),
      ("<b>a</b> <branch>", "<b>x</b> <Zweig>", []),
      ("<b>a</b> <head>", "<b>x</b> <Spitze>", []),
      ("<b>a</b> <branch>", "<b>x <Zweig>", ["<b>"]),
    ] as [(String, String, [String])])
  func tags(_ source: String, _ translation: String, _ expected: [String]) {
    #expect(places(of: "html-markup", source: source, "de", translation) == expected)
  }

  @Test(
    "escapes that people would see are named at their place",
    arguments: [
      ("a", #"b\\nc"#, [#"\\n"#]), ("a", #"b\\\"c"#, [#"\\\""#]), ("a", #"\\u00e9"#, [#"\\u00e9"#]),
      ("a", "b &amp; c", ["&amp;"]), ("a", "&#39;", ["&#39;"]), (#"a\\nb"#, #"c\\td"#, []),
      ("a &amp; b", "c &quot;", []), ("<b>a</b>", "<b>c &amp; d</b>", []), ("a", #"C:\\new"#, []),
      ("a & b;", "c & d;", []), ("a", #"\\_("#, []),
    ] as [(String, String, [String])])
  func escapes(_ source: String, _ translation: String, _ expected: [String]) {
    #expect(places(of: "escape-sequence", source: source, "de", translation) == expected)
  }
}
