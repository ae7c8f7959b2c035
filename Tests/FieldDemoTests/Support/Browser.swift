import CatalogRuntime
import CatalogTestSupport
import Foundation
import Testing

@testable import FieldDemo

/// A page of the demo in a browser without a window.
struct Browser {
  /// The program of the browser, or `nil` where there is none.
  static let program: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let found = names.map { shell("command -v \($0)").output.split(separator: "\n") }
    return found.compactMap(\.first).map(String.init).first
  }()

  /// Something done to the page.
  enum Step {
    case focus(String)
    case blur
    case type(String, String)
    case clear(String)
    case save
    /// Asks what the checks of a field find wrong with a text.
    case problem(String, String)

    fileprivate var value: JSONValue {
      switch self {
      case .focus(let id): .array(["focus", .string(id)])
      case .blur: .array(["blur", ""])
      case .type(let id, let text): .array(["type", .string(id), .string(text)])
      case .clear(let id): .array(["clear", .string(id)])
      case .save: .array(["save", ""])
      case .problem(let id, let text): .array(["problem", .string(id), .string(text)])
      }
    }
  }

  /// What is to be seen after a step: of the field that it is about, or of the one that has focus.
  struct State: Decodable {
    let value: String
    let error: String
    let isInvalid: Bool
    let description: String
    let hasClearButton: Bool
    let isFocused: Bool
    let focused: String
    let announcement: String
    let entries: [String]
    let count: String
    let isSaveDisabled: Bool
    let summary: String
  }

  private struct Result: Decodable {
    let state: State?
    let message: String?
    let failure: String?
  }

  /// Does steps one after the other, and returns what is to be seen after each.
  static func states(_ locale: String, _ steps: [Step]) throws -> [State] {
    try run(locale, steps).map { try #require($0.state, "\($0.failure ?? "")") }
  }

  /// Returns what the checks of the page find wrong with texts.
  static func messages(_ locale: String, _ texts: [(id: String, text: String)]) throws -> [String] {
    try run(locale, texts.map { Step.problem($0.id, $0.text) })
      .map { try #require($0.message, "\($0.failure ?? "")") }
  }

  private static func run(_ locale: String, _ steps: [Step]) throws -> [Result] {
    let driver = try PackageFolder.text(of: "Tests/Fixtures/FieldDemo/driver.js")
    var page = FormPage(locale: .init(locale)).text
    // The page runs no script but its own: the driver is let in by its hash.
    page = page.replacingOccurrences(
      of: "script-src ",
      with: "script-src " + HTMLText.escaped(SHA256.sourceExpression(of: driver)) + " ")
    let data = JSONValue.array(steps.map(\.value)).scriptText
    page = page.replacingOccurrences(
      of: "</body>",
      with: "<script type=\"application/json\" id=\"steps\">\(data)</script>"
        + "<script>\(driver)</script></body>")
    let document = try dump(page)
    let begin = try #require(document.range(of: "<pre id=\"results\">"), "\(document.suffix(500))")
    let end = try #require(document.range(of: "</pre>"))
    let text = document[begin.upperBound..<end.lowerBound]
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&nbsp;", with: "\u{A0}").replacingOccurrences(
        of: "&amp;", with: "&")
    return try JSONDecoder().decode([Result].self, from: Data(text.utf8))
  }

  /// Returns the document that the browser makes of a page.
  static func dump(_ page: String) throws -> String {
    let program = try #require(program)
    let folder = TemporaryFolder()
    folder.write(page, to: "page.html")
    return shell(
      "HOME='\(folder.path)' timeout 120 '\(program)' --headless=new --no-sandbox --disable-gpu "
        + "--user-data-dir='\(folder.path)/profile' --virtual-time-budget=20000 --dump-dom "
        + "'file://\(folder.path)/page.html' 2>/dev/null"
    ).output
  }
}
