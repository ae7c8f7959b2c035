import CatalogTestSupport
import Testing

/// The schemas that reports are held against refuse what is wrong.
@Suite struct JSONSchemaTests {
  private static let summary =
    #""summary":{"files":1,"entries":1,"errors":1,"warnings":0,"infos":0}"#
  private static let finding =
    #""rule":"stale-key","severity":"error","message":"bad","file":"a","fixable":false"#

  private func violations(_ text: String) throws -> [String] {
    let schema = try JSONSchema(
      PackageFolder.text(of: "Documentation/Schemas/lint-report.schema.json"))
    return schema.violations(of: try JSONTree(text))
  }

  @Test(
    "a report may leave out what is not there",
    arguments: [
      "", finding, finding + #","key":"","locale":"de","variation":"plural.one""#,
      finding + #","line":1,"column":2,"endLine":1,"endColumn":3"#,
      finding + #","notes":[{"message":"see","file":"b","line":1,"column":1}]"#,
    ])
  func valid(_ finding: String) throws {
    let findings = finding.isEmpty ? "" : "{\(finding)}"
    #expect(
      try violations(#"{"version":1,"findings":[\#(findings)],\#(Self.summary)}"#) == [])
  }

  @Test(
    "a report with something wrong in it is refused, with the place",
    arguments: [
      (#"{"version":1,\#(summary)}"#, "#: findings is missing"),
      (#"{"version":2,"findings":[],\#(summary)}"#, "#/version: const"),
      (#"{"version":1,"findings":{},\#(summary)}"#, "#/findings: type"),
      (#"{"version":1,"findings":[],"more":1,\#(summary)}"#, "#/more: not allowed"),
      (#"{"version":1,"findings":[],"summary":{}}"#, "#/summary: files is missing"),
      (#"{"version":1,"findings":[{}],\#(summary)}"#, "#/findings/0: rule is missing"),
      (
        #"{"version":1,"findings":[{\#(finding),"line":1}],\#(summary)}"#,
        "#/findings/0: line without column"
      ),
      (
        #"{"version":1,"findings":[{\#(finding),"line":0,"column":1,"endLine":1,"endColumn":1}],\#(summary)}"#,
        "#/findings/0/line: minimum"
      ),
      (
        #"{"version":1,"findings":[{\#(finding),"variation":""}],\#(summary)}"#,
        "#/findings/0/variation: minLength"
      ),
      (
        #"{"version":1,"findings":[{\#(finding),"notes":[]}],\#(summary)}"#,
        "#/findings/0/notes: minItems"
      ),
      (
        #"{"version":1,"findings":[{"fixable":1,\#(finding)}],\#(summary)}"#,
        "#/findings/0/fixable: type"
      ),
      (
        #"{"version":1,"findings":[{"rule":"No Rule",\#(finding)}],\#(summary)}"#,
        "#/findings/0/rule: pattern"
      ),
      (
        #"{"version":1,"findings":[{"severity":"note",\#(finding)}],\#(summary)}"#,
        "#/findings/0/severity: enum"
      ),
    ])
  func invalid(_ text: String, _ violation: String) throws {
    let violations = try violations(text)
    #expect(violations.contains { $0.hasPrefix(violation) }, "\(violations)")
  }

  @Test("a keyword that is not known is a violation")
  func unknownKeyword() throws {
    let schema = try JSONSchema(#"{"contains":{}}"#)
    #expect(schema.violations(of: try JSONTree("[1]")).count == 1)
  }
}
