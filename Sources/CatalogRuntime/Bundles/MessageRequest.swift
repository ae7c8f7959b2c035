/// What a program asked for, to tell what is missing.
struct MessageRequest {
  let key: String
  let table: String?
  let locale: CatalogLocale

  /// Reports what is wrong with the message.
  func report(_ problem: LocalizationIssue.Problem) {
    IssueReporter.report(
      LocalizationIssue(
        problem: problem, key: key, table: table ?? CatalogBundle.standardTable,
        locale: locale.identifier))
  }
}
