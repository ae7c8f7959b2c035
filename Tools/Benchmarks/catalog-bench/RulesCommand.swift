import BenchmarkSupport
import CatalogLint
import SourceText

/// Counts the instructions of each rule: those of a run with that rule alone, less those of a run without any.
struct RulesCommand {
  private let counter: InstructionCounter
  private let rules: [RuleDescription]

  init(_ arguments: Arguments) throws(BenchmarkError) {
    var arguments = arguments
    let catalog = try Tool.catalog(named: try arguments.option("--catalog"))
    let keyCount = try arguments.number("--keys", in: 1...100_000) ?? 1000
    try arguments.finish()
    counter = try InstructionCounter(catalog, keyCount: keyCount)
    // Reading a dictionary takes longer than everything else; what could not be read is told always.
    rules = RuleRegistry.descriptions.filter { !$0.needsDictionaries && $0.id != .catalogParse }
  }

  func run() throws(BenchmarkError) {
    let none = try count { _ in false }
    print("\(NumberText.grouped(counter.byteCount)) bytes, millions of instructions")
    printRow("without rules", "", none)
    var rows: [(rule: RuleDescription, count: Int)] = []
    for rule in rules {
      rows.append((rule, try count { $0.id == rule.id } - none))
    }
    for row in rows.sorted(by: { $0.count > $1.count }) {
      printRow(row.rule.id.rawValue, row.rule.defaultSeverity?.rawValue ?? "off", row.count)
    }
    let defaults = try count { $0.defaultSeverity != nil }
    let all = try count { _ in true }
    printRow("default rules", "", defaults)
    printRow("all rules", "", all)
    let ratio = NumberText.fixed(Double(all) / Double(defaults), decimals: 2)
    print("all rules take \(ratio) times the instructions of the default ones")
  }

  private func count(_ isOn: (RuleDescription) -> Bool) throws(BenchmarkError) -> Int {
    var options: [String] = []
    for rule in rules {
      let severity = isOn(rule) ? (rule.defaultSeverity ?? .warning).rawValue : "off"
      options += ["--rule", "\(rule.id.rawValue)=\(severity)"]
    }
    return try counter.count(options)
  }

  private func printRow(_ name: String, _ severity: String, _ count: Int) {
    let millions = NumberText.fixed(Double(count) / 1e6, decimals: 1)
    let padding = String(repeating: " ", count: max(1, 30 - name.count))
    let gap = String(repeating: " ", count: max(1, 8 - severity.count))
    print(name + padding + severity + gap + NumberText.padded(millions, width: 8))
  }
}
