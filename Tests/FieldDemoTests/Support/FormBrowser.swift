import CatalogRuntime
import CatalogTestSupport
import Testing

@testable import FieldDemo

/// The page of the demo in a browser without a window.
enum FormBrowser {
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
    try Browser.results(
      [Result].self, of: "Tests/Fixtures/FieldDemo/driver.js",
      JSONValue.array(steps.map(\.value)).scriptText, in: FormPage(locale: .init(locale)).text)
  }
}
