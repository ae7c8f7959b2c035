import CatalogTestSupport
import HTMLPage
import Testing

@Suite("What web pages in one file are made of")
struct HTMLPageTests {
  @Test("text is escaped for elements and attributes")
  func escapedText() {
    #expect(
      HTMLText.escaped("<a href=\"x\">&'\u{0}\u{1B}</a>")
        == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;\u{FFFD}\u{FFFD}&lt;/a&gt;")
  }

  @Test(
    "SHA-256 has the values of its standard",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ])
  func hash(_ text: String, _ base64: String) {
    #expect(SHA256.sourceExpression(of: text) == "'sha256-\(base64)'")
  }

  @Test(
    "SHA-256 is that of the system for every length around a block",
    arguments: [54, 55, 56, 63, 64, 65, 119, 120, 1000])
  func hashes(_ count: Int) {
    let text = String(repeating: "a", count: count)
    let hex = SHA256.hash(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    #expect(hex.joined() == shell("printf %s \(text) | sha256sum").output.prefix(64))
  }

  @Test("a page says by their hashes which script and style are its own, and which language it has")
  func page() {
    let page = SelfContainedPage(
      language: "ar", isRightToLeft: true, title: "a < b", style: "b{}", script: "c()")
    #expect(page.head.hasPrefix("<!DOCTYPE html>\n<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.head.contains("<title>a &lt; b</title>\n<style>b{}</style>"))
    let hashes = [("script", "c()"), ("style", "b{}")].map {
      "\($0)-src \(SHA256.sourceExpression(of: $1))"
    }
    let policy = HTMLText.escaped("default-src 'none'; " + hashes.joined(separator: "; ") + ";")
    #expect(page.head.contains("content=\"\(policy)"))
    #expect(page.tail == "<script>c()</script>\n</body>\n</html>\n")
  }
}
