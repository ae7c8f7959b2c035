import CatalogTestSupport

/// A report on coverage in a browser without a window.
enum CoverageBrowser {
  /// What is to be seen after a step.
  struct State: Decodable {
    let title: String
    let language: String
    let shown: String
    let messages: [String]
    let locales: [String]
    let states: [String]
    let texts: [String]
    let places: [String]
    let languages: [String]
    let directions: [String]
    let sort: [String]
    let page: String
    let hasPages: Bool
    let disabled: [String]
    let focused: String
    let hash: String
    let background: String
    let scripts: Int
    let width: Int
    let violations: [String]
    let milliseconds: Double
    let focusable: [String]
  }

  /// Does steps, each an action with its values, and returns what is to be seen after each.
  static func states(
    _ page: String, _ steps: [String]..., options: String = "", fragment: String = ""
  ) throws -> [State] {
    let json = steps.map { step in
      "[" + step.map { "\"\(JSONEscape.escaped($0))\"" }.joined(separator: ",") + "]"
    }
    return try Browser.results(
      [State].self, of: "Tests/Fixtures/Coverage/driver.js", "[\(json.joined(separator: ","))]",
      in: page, options: options, fragment: fragment)
  }
}
