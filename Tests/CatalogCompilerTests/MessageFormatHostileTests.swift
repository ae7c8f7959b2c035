import CatalogCompiler
import CatalogModel
import Testing

/// Messages that somebody made to break a program: read, refused with a place, or compiled, in time that grows with them.
struct MessageFormatHostileTests {
  private static func nested(_ depth: Int, _ begin: String, _ end: String) -> String {
    String(repeating: begin, count: depth) + "x" + String(repeating: end, count: depth)
  }

  private static let digits = String(repeating: "9", count: 400)
  private static let zeros = String(repeating: "0", count: 100_000)

  private static let refusals1: [(name: String, text: String, offset: Int)] = [
    ("deep plurals", nested(10_000, "{n,plural,other{", "}}"), 255 * 16),
    ("deep braces", String(repeating: "{", count: 1_000_000), 1),
    ("unbalanced end", "{n,select,other{" + String(repeating: "a", count: 1_000_000), 15),
    ("long skeleton", "{n,number,::." + zeros + "}", 10),
    ("long pattern", "{n,number," + zeros + "}", 10),
    ("long name", "{" + String(repeating: "a", count: 70_000) + "}", 1),
    ("digits of an offset", "{n,plural,offset:\(digits) one{a}other{#}}", 17),
    ("digits of a number", "{n,plural,=\(digits){a}other{#}}", 11),
    ("large argument", "{99999999999}", 1),
    ("large number", "{n,plural,=1-1{a}other{b}}", 11),
  ]

  @Test("ICU MessageFormat refuses at the place of the fault", arguments: refusals1)
  func refused1(name: String, text: String, offset: Int) {
    let error = #expect(throws: CompileError.self) {
      try CatalogCompiler.compile(message: text, syntax: .messageFormat1, locale: "en")
    }
    guard case .invalidMessage(_, let place, _) = error?.problem else {
      Issue.record("\(name): \(String(describing: error?.problem))")
      return
    }
    #expect(place == offset, "\(name)")
  }

  @Test(
    "ICU MessageFormat takes numbers of any size",
    arguments: [
      "{n,plural,=99999999999999999999{a}other{#}}", "{n,choice,-∞#a|∞<b}",
      String(repeating: "a", count: 1 << 20), String(repeating: "{n}", count: 300_000),
      String(repeating: "'{'", count: 300_000), String(repeating: "''", count: 500_000),
    ])
  func accepted1(text: String) throws {
    _ = try CatalogCompiler.compile(message: text, syntax: .messageFormat1, locale: "en")
  }

  private static let refusals2: [(name: String, text: String, offset: Int)] = [
    ("braces", String(repeating: "{", count: 1_000_000), 3),
    ("placeholder", "a {$n " + String(repeating: " ", count: 1_000_000), 2),
    ("literal", "{|" + String(repeating: "a", count: 1_000_000), 1),
    ("end", String(repeating: "a", count: 1_000_000) + "}", 1_000_000),
    ("pattern", "{{" + nested(10_000, "{", "}"), 3),
  ]

  @Test("MessageFormat 2 refuses at the place of the fault", arguments: refusals2)
  func refused2(name: String, text: String, offset: Int) {
    let error = #expect(throws: CompileError.self) {
      try CatalogCompiler.compile(message: text, syntax: .messageFormat2, locale: "en")
    }
    guard case .invalidMessage(_, let place, _) = error?.problem else {
      Issue.record("\(name): \(String(describing: error?.problem))")
      return
    }
    #expect(place == offset, "\(name)")
  }

  @Test(
    "MessageFormat 2 takes large messages and numbers",
    arguments: [
      String(repeating: "{$n}", count: 250_000), String(repeating: "\\{", count: 500_000),
      "{$n :number minimumFractionDigits=999999999}", "{$n :offset add=\(digits)}",
      ".input {$n :number} .match $n \(digits) {{a}} * {{b}}",
      "{\(zeros) :number}", "{$n :number minimumIntegerDigits=|" + zeros + "|}",
      ".input {$n :string} .match $n " + (0..<50_000).map { "k\($0) {{a}}" }.joined() + "* {{b}}",
    ])
  func accepted2(text: String) throws {
    _ = try CatalogCompiler.compile(message: text, syntax: .messageFormat2, locale: "en")
  }
}
