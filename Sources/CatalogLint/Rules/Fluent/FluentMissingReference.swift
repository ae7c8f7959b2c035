internal import SourceText

/// Reports references of Fluent to what no file of the locale has.
struct FluentMissingReference: ReaderRule {
  static let description = RuleDescription(
    id: "fluent-missing-reference",
    summary:
      "A message of Fluent refers to a message, a term or an attribute that no file of its locale has.",
    rationale: """
      The reader sees the name of the reference in braces in the place of its text. All files of \
      the locale below the paths that are checked count, for programs load several of them \
      together; what other projects have, such as the names of brands, is not seen.
      """,
    correction: """
      Correct the name, or add what is missing to the same locale.
      """,
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        wholeFile: #"""
          about = About { ↓-brand }
          """#, path: "example.ftl")
    ],
    nonTriggering: [
      RuleExample(
        wholeFile: #"""
          -brand = Aurora
          about = About { -brand }
          """#, path: "example.ftl")
    ])

  init() {}
}
