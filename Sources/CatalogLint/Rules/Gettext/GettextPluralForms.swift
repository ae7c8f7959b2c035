internal import SourceText

/// Reports plural forms that PO files count wrongly; the reader of the format makes the findings.
struct GettextPluralForms: ReaderRule {
  static let description = RuleDescription(
    id: "gettext-plural-forms",
    summary:
      "A PO file has another number of plural forms than its header says, or the header says nothing right.",
    rationale: """
      `Plural-Forms` says how many forms a text has and which number takes which. Where it is \
      missing or is no formula, every number takes the form of a Germanic language; where an entry \
      has fewer forms than it says, some numbers have no text. `msgfmt -c` refuses such a file.
      """,
    correction: """
      Write the `Plural-Forms` of the language, and one msgstr[…] for each of its forms.
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
          "Plural-Forms: nplurals=2; plural=(n != 1);\n"

          msgid "%d ship"
          msgid_plural "%d ships"
          msgstr[0] "↓%d Schiff"
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
          "Plural-Forms: nplurals=2; plural=(n ↓$ 1);\n"

          msgid "%d ship"
          msgid_plural "%d ships"
          msgstr[0] "%d Schiff"
          msgstr[1] "%d Schiffe"
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
          "Plural-Forms: nplurals=2; plural=(n != 1);\n"

          msgid "%d ship"
          msgid_plural "%d ships"
          msgstr[0] "%d Schiff"
          msgstr[1] "%d Schiffe"
          """#, path: "example.po")
    ])

  init() {}
}
