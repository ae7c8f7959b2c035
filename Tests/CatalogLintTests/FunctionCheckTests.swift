import CatalogLint
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

private let folder = "conformance/mf2/test/tests"

/// What `mf2-data-model` says of calls of functions.
@Suite struct FunctionCheckTests {
  private static func example(
    of message: String, functions: [String] = []
  ) -> LintedExample {
    let escaped = message.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    var configuration = LintConfiguration.only("mf2-data-model")
    configuration.options["mf2-data-model"] = RuleOptions([
      "functions": .list(functions.map { .string($0) })
    ])
    return LintedExample(
      configuration, #""a.b" : { "localizations" : { "de" : \#(unit(escaped.joined())) } }"#,
      syntax: .messageFormat2)
  }

  @Test(
    "what fails whatever is passed is found where it stands",
    arguments: [
      ("{$n :numer}", ["numer"]), ("{$n :app:shout}", []), ("{$n :app:whisper}", ["app:whisper"]),
      (".local $x = {$n :nope} {{{$x :number signDisplay=x}}}", ["nope", "signDisplay=x"]),
      ("{|1| :number}{|-1.5e3| :integer}{$n :number minimumFractionDigits=$m}", []),
      ("{|0x1| :number}", ["|0x1|"]), ("{:number}", [":number"]), ("{:string}", []),
      ("{$n :number minimumFractionDigits=100}", ["minimumFractionDigits=100"]),
      ("{$n :number minimumFractionDigits=|0|  unknownOption=x}", []),
      ("{$n :integer select=$s}", ["select=$s"]), ("{$n :date fields=year-month-day}", []),
      ("{$n :date fields=day}", ["fields=day"]),
      ("{$n :datetime dateLength=$l}", ["dateLength=$l"]),
      ("{tomorrow :date}", ["tomorrow"]), ("{|2026-11-30| :date}", []),
      ("{$n :currency}{$n :currency currency=EUR fractionDigits=auto}", []),
      ("{$n :currency currency=euro}", ["currency=euro"]), ("{5 :currency}", [":currency"]),
      ("{$n :offset add=1}{$n :offset subtract=$s}", []), ("{$n :offset add=x}", ["add=x"]),
      ("{$n :string u:dir=up}", ["u:dir=up"]),
      (".input {$n :date} .match $n * {{}}", ["$n"]),
      (".input {$n :number} .match $n en {{}} few {{}} 1 {{}} * {{}}", ["en"]),
      (".input {$n :number select=exact} .match $n one {{}} 1 {{}} * {{}}", ["one"]),
      (".input {$s :string} .match $s one {{}} any {{}} * {{}}", []),
    ])
  func places(_ message: String, _ expected: [String]) {
    let places = Self.example(of: message, functions: ["app:shout"]).places
    #expect(places.compactMap(\.self) == expected, "\(message)")
  }

  private struct SuiteFile: Decodable {
    struct Case: Decodable {
      let src: String
      let expErrors: Errors?
    }

    struct Defaults: Decodable {
      let expErrors: Errors?
    }

    let defaultTestProperties: Defaults?
    let tests: [Case]
  }

  private struct Errors: Decodable {
    struct Kind: Decodable {
      let type: String
    }

    /// The kinds of the errors; `nil` where the suite does not name them.
    let kinds: [String]?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let isExpected = try? container.decode(Bool.self) {
        kinds = isExpected ? nil : []
      } else {
        kinds = try container.decode([Kind].self).map(\.type)
      }
    }
  }

  @Test(
    "no message of the suite that is formatted without an error is reported",
    .enabled(if: SharedFolder.has(folder), "the suite is not there"),
    arguments: SharedFolder.files(in: folder, ending: ".json")
      + SharedFolder.files(in: folder + "/functions", ending: ".json").map { "functions/" + $0 })
  func suite(_ name: String) throws {
    let file = try SharedFolder.json(SuiteFile.self, of: folder + "/" + name)
    for test in file.tests {
      let errors = test.expErrors ?? file.defaultTestProperties?.expErrors
      guard errors.map({ $0.kinds == [] }) ?? true else { continue }
      let example = Self.example(
        of: test.src, functions: ["test:function", "test:select", "test:format"])
      #expect(example.findings.isEmpty, "\(test.src)")
    }
  }
}
