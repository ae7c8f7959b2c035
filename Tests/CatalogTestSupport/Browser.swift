internal import Foundation
internal import HTMLPage
internal import Testing

/// A browser without a window.
public enum Browser {
  /// The program, or `nil` where there is none.
  public static let program: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let found = names.map { shell("command -v \($0)").output.split(separator: "\n") }
    return found.compactMap(\.first).map(String.init).first
  }()

  /// Returns the document that the browser makes of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - options: Further options of the browser.
  ///   - fragment: What stands behind the `#` of the address.
  public static func dump(
    _ page: String, options: String = "", fragment: String = ""
  ) throws -> String {
    let program = try #require(program)
    let folder = TemporaryFolder()
    folder.write(page, to: "page.html")
    let output = shell(
      "HOME='\(folder.path)' timeout 120 '\(program)' --headless=new --no-sandbox --disable-gpu "
        + "--user-data-dir='\(folder.path)/profile' --virtual-time-budget=20000 \(options) "
        + "--dump-dom 'file://\(folder.path)/page.html\(fragment)' 2>/dev/null"
    ).output
    withExtendedLifetime(folder) {}
    return output
  }

  /// Lets a script do steps in a page, and returns what it notes of each.
  ///
  /// The script finds the steps in the element `steps` and leaves its notes in an element `results`, both
  /// of them as JSON. The page runs no script but its own: the driver is let in by its hash.
  ///
  /// - Parameters:
  ///   - driver: The file of the script, a path in the package.
  ///   - steps: The steps as JSON, fit to stand in an element of HTML.
  ///   - page: The page.
  ///   - options: Further options of the browser.
  ///   - fragment: What stands behind the `#` of the address.
  public static func results<Value: Decodable>(
    _ type: Value.Type, of driver: String, _ steps: String, in page: String, options: String = "",
    fragment: String = ""
  ) throws -> Value {
    let driver = try PackageFolder.text(of: driver)
    let driven = page.replacingOccurrences(
      of: "script-src ",
      with: "script-src " + HTMLText.escaped(SHA256.sourceExpression(of: driver)) + " "
    ).replacingOccurrences(
      of: "</body>",
      with: "<script type=\"application/json\" id=\"steps\">\(steps)</script>"
        + "<script>\(driver)</script></body>")
    let document = try dump(driven, options: options, fragment: fragment)
    let begin = try #require(document.range(of: "<pre id=\"results\">"), "\(document.suffix(500))")
    let end = try #require(
      document.range(of: "</pre>", range: begin.upperBound..<document.endIndex))
    let text = document[begin.upperBound..<end.lowerBound]
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&nbsp;", with: "\u{A0}").replacingOccurrences(
        of: "&amp;", with: "&")
    return try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
