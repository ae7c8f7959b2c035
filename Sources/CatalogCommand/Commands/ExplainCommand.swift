internal import CatalogLint
internal import SourceText

/// `catalog explain`: tells what a rule checks, why, and what to do about it.
enum ExplainCommand {
  /// The command line.
  static let spec = CommandSpec(
    name: "explain",
    summary: "Explains a rule: what it reports, why, and what to do about it.",
    operand: .init(
      metaVariable: "RULE", count: .required,
      help: "The name of the rule, as it stands in brackets behind a finding."),
    examples: [
      .init(
        line: "catalog explain missing-translation",
        explanation: "Explains the rule with examples.")
    ],
    run: { (arguments, context) throws(UsageError) in
      let rules = context.engine.rules()
      let name = arguments.operands.first ?? ""
      guard let rule = rules.first(where: { $0.id.rawValue == name }) else {
        throw UsageError(
          "there is no rule “\(name)”; “catalog rules” lists them",
          suggestion: NameSuggestion.nearest(to: name, among: rules.map(\.id.rawValue)))
      }
      return context.print(text(rule, context.environment))
    })

  private static func text(_ rule: RuleDescription, _ environment: CommandEnvironment) -> [UInt8] {
    let isColoured = environment.wantsColour(on: environment.standardOutput)
    var text = StyledText(isColoured: isColoured)
    let width = min(environment.terminalWidth ?? 80, 80)
    func paragraph(_ content: String) {
      text.append("\n" + WrappedText.block(content, indentation: 0, width: width))
    }
    text.append(rule.id.rawValue, .strong)
    text.append(" (")
    text.append(rule.severityName, rule.defaultSeverity.map { .severity($0) } ?? .faint)
    text.append(")\n")
    paragraph(rule.summary.localized)
    paragraph(rule.rationale.localized)
    paragraph(rule.correction.localized)
    for option in rule.options { paragraph(option.name + ": " + option.summary.localized) }
    let isOnTerminal = environment.standardOutput.isTerminal
    let lineWidth = isOnTerminal ? max((environment.terminalWidth ?? 80) - 4, 20) : .max
    append("Reported", rule.triggering, rule.defaultSeverity ?? .warning, lineWidth, to: &text)
    append("Not reported", rule.nonTriggering, .info, lineWidth, to: &text)
    return text.bytes
  }

  private static func append(
    _ title: String, _ examples: [RuleExample], _ severity: Severity, _ width: Int,
    to text: inout StyledText
  ) {
    func append(_ lines: [RuleExample.MarkedLine]) {
      for line in lines {
        text.append(line.text.isEmpty ? "\n" : "    " + line.text + "\n")
        if let marker = line.marker {
          text.append("    ")
          text.append(marker, .severity(severity))
          text.append("\n")
        }
      }
    }
    for example in examples {
      if let before = example.baseLines(width: width) {
        text.append("\n")
        text.append("Before".localized, .strong)
        text.append(":\n\n")
        append(before)
      }
      text.append("\n")
      text.append(title.localized, .strong)
      text.append((example.circumstances.map { " (" + $0 + ")" } ?? "") + ":\n\n")
      append(example.markedLines(width: width))
    }
  }
}
