internal import SourceText

/// Reports functions of Fluent that no run time has.
struct FluentUnknownFunction: ReaderRule {
  static let description = RuleDescription(
    id: "fluent-unknown-function",
    summary: "A message of Fluent calls a function that the run times of Fluent do not have.",
    rationale: """
      Each implementation has NUMBER and DATETIME. A program may add others; where it does not, \
      the reader sees the name of the function in braces in the place of the value.
      """,
    correction: """
      Correct the name of the function. Turn the rule off where the program adds functions.
      """,
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        wholeFile: #"""
          size = { ↓NUMBRE($size) } bytes
          """#, path: "example.ftl")
    ],
    nonTriggering: [
      RuleExample(
        wholeFile: #"""
          size = { NUMBER($size, maximumFractionDigits: 1) } bytes
          """#, path: "example.ftl")
    ])

  init() {}
}
