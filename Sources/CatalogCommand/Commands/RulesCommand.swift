internal import CatalogLint
internal import ICUKit
internal import SourceText

/// `catalog rules`: lists what is checked.
enum RulesCommand {
  /// The command line.
  static let spec = CommandSpec(
    name: "rules",
    summary: "Lists the rules with their severities.",
    discussion: ["“catalog explain RULE” tells more about a rule."],
    options: [
      .choice(
        "format", short: "f", of: ["text", "json"],
        help: "The shape of the list: for people (text, as without the option) or programs.")
    ],
    examples: [.init(line: "catalog rules", explanation: "Lists every rule.")],
    run: { arguments, context in
      let rules = context.engine.rules().sorted { $0.id < $1.id }
      let isJSON = arguments.value("format") == "json"
      return context.print(isJSON ? json(rules) : text(rules, context.environment))
    })

  private static func text(_ rules: [RuleDescription], _ environment: CommandEnvironment) -> [UInt8]
  {
    let isColoured = environment.wantsColour(on: environment.standardOutput)
    var text = StyledText(isColoured: isColoured)
    let nameWidth = rules.map { TextWidth.columns(of: $0.id.rawValue) }.max() ?? 0
    let severityWidth = Severity.allCases.map { TextWidth.columns(of: $0.rawValue) }.max() ?? 0
    let margin = nameWidth + severityWidth + 4
    let width = environment.standardOutput.isTerminal ? environment.terminalWidth : nil
    for rule in rules {
      text.append(rule.id.rawValue, .strong)
      text.append(
        String(repeating: " ", count: nameWidth + 2 - TextWidth.columns(of: rule.id.rawValue)))
      let severity = rule.severityName
      text.append(severity, rule.defaultSeverity.map { .severity($0) } ?? .faint)
      text.append(
        String(repeating: " ", count: severityWidth + 2 - TextWidth.columns(of: severity)))
      let lines = WrappedText.lines(
        rule.summary.localized, width: width.map { max($0 - margin, 10) } ?? .max)
      text.append(
        lines.joined(separator: "\n" + String(repeating: " ", count: margin)) + "\n")
    }
    return text.bytes
  }

  private static func json(_ rules: [RuleDescription]) -> [UInt8] {
    var json = JSONText()
    json.object {
      $0.member("version", 1)
      $0.arrayMember("rules") {
        for rule in rules {
          $0.object {
            $0.member("rule", rule.id.rawValue)
            $0.member("severity", rule.severityName)
            $0.member("summary", rule.summary)
            $0.member("rationale", rule.rationale)
            $0.member("correction", rule.correction)
          }
        }
      }
    }
    return json.finish()
  }
}

extension RuleDescription {
  /// The default severity as it is written in `--rule`.
  var severityName: String { defaultSeverity?.rawValue ?? "off" }
}
