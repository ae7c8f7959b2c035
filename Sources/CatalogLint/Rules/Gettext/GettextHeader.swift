internal import SourceText

/// Reports headers of PO files that lack something; the reader of the format makes the findings.
struct GettextHeader: ReaderRule {
  static let description = RuleDescription(
    id: "gettext-header",
    summary: "The header of a PO file is not there, or lacks a field or its value.",
    rationale: """
      The first entry of a PO file says in which character set and language it is, and who made \
      it. Programs guess what is not there, and `msgfmt -c` refuses a file without a header and \
      warns of fields that are missing or still have the value of the template. The header of a \
      template (.pot) is not looked at: it is meant to be filled in.
      """,
    correction: """
      Give the header the field, with a value of its own.
      """,
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        wholeFile: #"""
          msgid ""
          msgstr "↓"
          "Project-Id-Version: ships 1.0\n"
          "PO-Revision-Date: 2024-05-01 12:00+0200\n"
          "Last-Translator: Ida <ida@example.org>\n"
          "Language-Team: German\n"
          "Language: de\n"
          "Content-Type: text/plain; charset=UTF-8\n"
          "Content-Transfer-Encoding: 8bit\n"

          msgid "Save"
          msgstr "Sichern"
          """#, path: "example.po"),
      RuleExample(
        wholeFile: #"""
          msgid ""
          msgstr ""
          "Project-Id-Version: ships 1.0\n"
          "PO-Revision-Date: 2024-05-01 12:00+0200\n"
          "Last-Translator: Ida <ida@example.org>\n"
          "Language-Team: ↓LANGUAGE <LL@li.org>\n"
          "Language: de\n"
          "MIME-Version: 1.0\n"
          "Content-Type: text/plain; charset=UTF-8\n"
          "Content-Transfer-Encoding: 8bit\n"

          msgid "Save"
          msgstr "Sichern"
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

          msgid "Save"
          msgstr "Sichern"
          """#, path: "example.po")
    ])

  init() {}
}
