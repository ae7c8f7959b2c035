import BenchmarkSupport
import CatalogModel

/// The files of gettext (`.mo`), made by its own compiler.
struct MachineObjects {
  /// The folder to bind the domain to.
  let folder: String
  /// The size of all files together in bytes.
  let byteCount: Int

  /// Writes and compiles the texts of each locale; `nil` without `msgfmt`.
  init?(
    _ catalog: Catalog, locales: [String], in temporary: TemporaryFolder
  ) throws(BenchmarkError) {
    guard let compiler = Files.program("msgfmt") else { return nil }
    folder = temporary.path + "/gettext"
    var byteCount = 0
    for locale in locales {
      let source = try temporary.file("gettext/\(locale).po")
      let object = try temporary.file(
        "gettext/\(locale)/LC_MESSAGES/\(BenchmarkContent.table).mo")
      try Files.write(PortableObject.bytes(of: catalog, locale: locale), to: source)
      try ChildProcess([compiler, "-o", object, source]).run()
      byteCount += try Files.byteCount(object)
    }
    self.byteCount = byteCount
  }
}
