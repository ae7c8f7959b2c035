internal import SourceText

/// Reports line breaks at the ends of texts of PO files; the reader of the format makes the findings.
struct GettextLineBreaks: ReaderRule {
  static let description = RuleDescription(
    id: "gettext-line-breaks",
    summary: "Only one of source text and translation begins or ends with a line break.",
    rationale: """
      A program that prints such a text relies on the line break: without it, the next text goes \
      on in the same line; with one too many, there is an empty line. `msgfmt -c` refuses such a \
      file. The plural form of the source text is held to the same.
      """,
    correction: """
      Begin and end the translation as the source text.
      """,
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        wholeFile: #"""
          msgid ""
          msgstr ""
          "Project-Id-Version: ships 1.0\n"
          "PO-Revision-Date: 2024-05-01 12:00+0200\n"
          "Last-Translator: Ida <ida@example.org>\n"
          "Language-Team: German\n"
          "Language: de\n"
          "MIME-Version: 1.0\n"
          "Content-Type: text/plain; charset=UTF-8\n"
          "Content-Transfer-Encoding: 8bit\n"

          msgid "Done\n"
          msgstr "↓Fertig"
          """#, path: "example.po"),
      RuleExample(
        wholeFile: #"""
          msgid ""
          msgstr ""
          "Project-Id-Version: ships 1.0\n"
          "PO-Revision-Date: 2024-05-01 12:00+0200\n"
          "Last-Translator: Ida <ida@example.org>\n"
          "Language-Team: German\n"
          "Language: de\n"
          "MIME-Version: 1.0\n"
          "Content-Type: text/plain; charset=UTF-8\n"
          "Content-Transfer-Encoding: 8bit\n"

          msgid "Done"
          msgstr "↓\nFertig"
          """#, path: "example.po"),
    ],
    nonTriggering: [
      RuleExample(
        wholeFile: #"""
          msgid ""
          msgstr ""
          "Project-Id-Version: ships 1.0\n"
          "PO-Revision-Date: 2024-05-01 12:00+0200\n"
          "Last-Translator: Ida <ida@example.org>\n"
          "Language-Team: German\n"
          "Language: de\n"
          "MIME-Version: 1.0\n"
          "Content-Type: text/plain; charset=UTF-8\n"
          "Content-Transfer-Encoding: 8bit\n"

          msgid "Done\n"
          msgstr "Fertig\n"
          """#, path: "example.po")
    ])

  init() {}
}
