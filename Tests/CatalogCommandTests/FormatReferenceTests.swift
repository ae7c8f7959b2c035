import CatalogFormats
import CatalogTestSupport
import Testing

@testable import CatalogCommand

/// The formats, as the documentation and the help have them.
@Suite struct FormatReferenceTests {
  @Test("the README has the table of all formats")
  func readme() throws {
    let text = try PackageFolder.text(of: "README.md")
    #expect(text.contains("\n" + FormatReference.table + "\n"), "\(FormatReference.table)")
  }

  @Test(
    "the help of a command that reads catalogs lists the files of every format",
    arguments: [
      LintCommand.spec, CoverageCommand.spec,
    ])
  func help(_ command: CommandSpec) {
    let option = command.options.first { $0.long == "from" }
    #expect(option?.choices == CatalogFormats.all.map(\.id))
  }
}
