internal import CatalogLint
internal import SourceText

/// Makes `Documentation/Rules.md` from the descriptions of the rules.
enum RuleReference {
  /// Returns the page.
  static func markdown(_ rules: [RuleDescription]) -> String {
    let rules = rules.sorted { $0.id < $1.id }
    var text = "# Rules\n\nThis page is made from the descriptions of the rules; do not edit it.\n"
    text += "\n| Rule | Severity | Reports |\n| --- | --- | --- |\n"
    for rule in rules {
      let name = rule.id.rawValue
      text += "| [`\(name)`](#\(name)) | \(rule.severityName) | \(rule.summary.inTableCell) |\n"
    }
    for rule in rules { text += section(rule) }
    return text
  }

  private static func section(_ rule: RuleDescription) -> String {
    var text = "\n## \(rule.id.rawValue)\n"
    text += "\n\(rule.summary)\n"
    text += "\nSeverity: \(rule.severityName)\n"
    return text + "\n" + help(rule)
  }

  /// Returns why a rule is there, what to do about its findings, and its examples.
  static func help(_ rule: RuleDescription) -> String {
    var text = "**Why.** \(rule.rationale)\n"
    text += "\n**What to do.** \(rule.correction)\n"
    if !rule.options.isEmpty { text += "\n**Options.**\n\n" }
    for option in rule.options { text += "- `\(option.name)`: \(option.summary)\n" }
    for example in rule.triggering { text += block("Reported", example) }
    for example in rule.nonTriggering { text += block("Not reported", example) }
    return text
  }

  private static func block(_ title: String, _ example: RuleExample) -> String {
    let circumstances = example.circumstances.map { " (" + $0 + ")" } ?? ""
    let before = example.baseLines().map { "\nBefore:\n" + fenced($0) } ?? ""
    return before + "\n\(title)\(circumstances):\n" + fenced(example.markedLines())
  }

  private static func fenced(_ lines: [RuleExample.MarkedLine]) -> String {
    let lines = lines.flatMap { [$0.text, $0.marker].compactMap(\.self) }
    let fence = String(repeating: "`", count: 3)
    return "\n\(fence)text\n" + lines.map { $0 + "\n" }.joined() + fence + "\n"
  }
}

extension String {
  /// The text on one line, with nothing that would end the cell of a table.
  fileprivate var inTableCell: String {
    split(separator: "\n").joined(separator: " ").split(
      separator: "|", omittingEmptySubsequences: false
    ).joined(separator: "\\|")
  }
}
