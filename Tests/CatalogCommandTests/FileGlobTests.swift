import Testing

@testable import CatalogBuild

@Suite struct FileGlobTests {
  @Test(
    "a pattern matches the paths that it should",
    arguments: [
      ("Vendor", "Vendor/a/b.xcstrings"), ("Vendor/", "Vendor/a.xcstrings"),
      ("./Vendor", "Vendor"), ("Vendor/**", "Vendor/a/b"), ("**/Vendor", "Vendor/x"),
      ("**/Vendor", "a/b/Vendor/x"), ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"),
      ("*.xcstrings", "a.xcstrings"), ("**/*.xcstrings", "a.xcstrings"),
      ("**/*.xcstrings", "x/y/a.xcstrings"), ("a?c", "aéc"), ("a?c", "a🙂c"),
      ("[a-c]x", "bx"), ("[!a-c]x", "dx"), ("[^a-c]x", "dx"), ("[]x]", "]"), ("[a-]", "-"),
      ("{a,b}/c", "b/c"), ("{a,b/**}/c", "b/x/c"), ("x{,y}", "x"), ("{a,{b,c}d}", "cd"),
      ("\\*", "*"), ("a\\{b", "a{b"), ("a,b", "a,b"), ("*", ".hidden"), ("**", "a/b"),
      ("a**b", "axxb"), ("**/[A-Z]*", "a/Bcd"), ("Ünï*", "Ünïcode"), ("{**/a,b}/c", "x/y/a/c"),
    ])
  func matches(_ pattern: String, _ path: String) throws {
    #expect(try FileGlob(pattern).matches(path))
  }

  @Test(
    "a pattern leaves alone the paths that it should",
    arguments: [
      ("Vendor", "Vendored/a"), ("Vendor", "a/Vendor"), ("Vendor/**", "Vendor"),
      ("*.xcstrings", "a/b.xcstrings"), ("a*c", "a/c"), ("a?c", "a/c"), ("a?c", "ac"),
      ("[a-c]x", "dx"), ("[!a]b", "/b"), ("a**b", "a/b"), ("vendor", "Vendor"),
      ("{a,b}", "ab"), ("a/**/b", "ab"), ("**/Vendor", "xVendor"), ("a", ""), ("\\*", "a"),
      ("{a,b}c", "a"), ("**/x", "y/xy"),
    ])
  func leavesAlone(_ pattern: String, _ path: String) throws {
    #expect(!(try FileGlob(pattern).matches(path)))
  }

  @Test(
    "what is no pattern is refused",
    arguments: [
      ("[a", .unclosed("[")), ("[", .unclosed("[")), ("{a,b", .unclosed("{")),
      ("a}", .unopened("}")), ("a\\", .unclosed("\\")), ("[z-a]", .badSet), ("[a/b]", .badSet),
      ("../a", .leadsOut), ("a/../../b", .leadsOut), ("/etc", .leadsOut),
      (String(repeating: "{", count: 20) + String(repeating: "}", count: 20), .tooLarge),
      (String(repeating: "a", count: 5000), .tooLarge),
    ] as [(String, FileGlobError)])
  func refused(_ pattern: String, _ error: FileGlobError) {
    #expect(throws: error) { try FileGlob(pattern) }
  }

  @Test(
    "no pattern takes more time than its length times that of the path", .timeLimit(.minutes(1)))
  func time() throws {
    let stars = try FileGlob(String(repeating: "*a", count: 30) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 300)))
    let folders = try FileGlob(String(repeating: "**/a*/", count: 20) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 200)))
    let braces = try FileGlob(String(repeating: "{a,aa,aaa}", count: 30) + "b")
    #expect(!braces.matches(String(repeating: "a", count: 300)))
  }
}
