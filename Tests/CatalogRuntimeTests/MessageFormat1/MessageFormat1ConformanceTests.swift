import CatalogCompiler
import CatalogRuntime
import CatalogTestSupport
import Glibc
import MessageSyntax
import Testing

/// What ICU’s own MessageFormat made of messages.
///
/// A row that ICU refuses to read is to be refused by the compiler, at the same place; one that it refuses to format is
/// to be shown with an issue.
@Suite(.enabled(if: MessageFormat1Row.isThere, "the reference data is not there"))
struct MessageFormat1ConformanceTests {
  init() {
    // The rows were made in UTC; every test of the process may ask for the zone.
    unsafe setenv("TZ", "UTC", 1)
  }

  @Test("every row of ICU is shown as ICU shows it")
  func rows() throws {
    let rows = try SharedFolder.json([MessageFormat1Row].self, of: MessageFormat1Row.path)
    #expect(rows.count == 703)
    var failures: [String] = []
    for row in rows {
      if let failure = failure(of: row) { failures.append(failure) }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  private func failure(of row: MessageFormat1Row) -> String? {
    let name = "\(row.locale) \(row.pattern) \(row.args)"
    let message: ShownMessage
    do {
      message = try ShownMessage(row.pattern, locale: row.locale, apostrophes: row.apostrophes)
    } catch {
      return row.errorStage == "parse" ? nil : "\(name): \(error)"
    }
    guard row.errorStage != "parse" else { return "\(name): was read" }
    let (text, problems) = message.shown(row.arguments)
    guard let expected = row.exp else { return problems.isEmpty ? "\(name): no issue" : nil }
    let isMissing = problems.contains {
      if case .missingNamedArgument = $0 { true } else { false }
    }
    guard problems.isEmpty || isMissing else { return "\(name): \(problems)" }
    return text == expected ? nil : "\(name): \(text) is not \(expected)"
  }
}

/// A row of the reference data.
struct MessageFormat1Row: Decodable {
  static let path = "conformance/mf1/icu72-oracle/format.json"
  static let isThere = SharedFolder.has(path)

  struct Argument: Decodable, CustomStringConvertible {
    let name: String
    let type: String
    let value: JSONTree

    var description: String { "\(name): \(type) \(value)" }

    var argument: FormatArgument? {
      switch (type, value) {
      case ("int", .number(let number)): Int64(exactly: number).map { .integer($0) }
      case ("double", .number(let number)): .number(number)
      case ("double", .string(let text)): Double(text).map { .number($0) }
      case ("int", .string(let text)): Int64(text).map { .integer($0) }
      case ("decimal", .string(let text)): .decimal(text)
      case ("date", .number(let number)): .date(secondsSince1970: number / 1000)
      case ("string", .string(let text)): .string(text)
      default: nil
      }
    }
  }

  let pattern: String
  let locale: String
  let args: [Argument]
  let apostropheMode: String?
  let exp: String?
  let errorStage: String?

  var apostrophes: MessageFormat1.ApostropheMode {
    apostropheMode == "DOUBLE_REQUIRED" ? .doubleRequired : .doubleOptional
  }

  var arguments: NamedArguments {
    NamedArguments(
      args.compactMap { argument in
        argument.argument.map { (argument.name, $0) }
      })
  }
}
