import CatalogTestSupport

extension TemporaryFolder {
  /// Writes a PO file with a header in which nothing is wrong.
  ///
  /// - Parameters:
  ///   - entries: The entries behind the header, as the file spells them.
  ///   - language: The locale that the header names.
  ///   - path: The path of the file.
  func write(po entries: String, language: String, to path: String) {
    write(
      """
      msgid ""
      msgstr ""
      "Project-Id-Version: ships 1.0\\n"
      "PO-Revision-Date: 2024-05-01 12:00+0200\\n"
      "Last-Translator: Ida <ida@example.org>\\n"
      "Language-Team: Ships\\n"
      "Language: \(language)\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      \(entries)

      """, to: path)
  }
}
