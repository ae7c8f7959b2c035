import CatalogFormats
import CatalogModel
import SourceText
import Testing

/// One catalog in several formats, with and without a file of the language that is translated into.
struct SampleCatalog: Sendable, CustomTestStringConvertible {
  let format: String
  let path: String
  let text: String
  /// The file of the language; `nil` where the source texts stand in the same file.
  var target: (path: String, text: String)?

  var testDescription: String { format }

  static let all: [SampleCatalog] = [
    SampleCatalog(
      format: "xcstrings", path: "L.xcstrings",
      text: """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Bye" : {
              "comment" : "Farewell"
            },
            "hello" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hello %@"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    SampleCatalog(
      format: "strings", path: "en.lproj/L.strings",
      text: "/* A greeting */\n\"hello\" = \"Hello %@\";\n\"bye\" = \"Bye\";\n",
      target: ("pl.lproj/L.strings", "/* own */\n\"bye\"  =  \"Cześć\";\n\n/* loose */\n")),
    SampleCatalog(
      format: "po", path: "po/pl.po",
      text: """
        # Note
        msgid ""
        msgstr ""
        "Language: pl\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

        #: a.c:1
        msgid "Hello"
        msgstr ""

        #, fuzzy, c-format
        msgid "%d file"
        msgid_plural "%d files"
        msgstr[0] "x %d"
        msgstr[1] "y %d"
        msgstr[2] "z %d"

        #~ msgid "gone"
        #~ msgstr "nie ma"

        """),
    SampleCatalog(
      format: "xliff", path: "a.xliff",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="x.html" source-language="en" target-language="pl" datatype="html">
            <body>
              <trans-unit id="1">
                <source>Hello</source>
                <note>Hi</note>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """),
    SampleCatalog(
      format: "android", path: "res/values/strings.xml",
      text: """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <string name="hello">Hello %1$s</string>
            <string name="bye">Don\\'t go</string>
            <plurals name="n">
                <item quantity="one">%d file</item>
                <item quantity="other">%d files</item>
            </plurals>
        </resources>

        """,
      target: (
        "res/values-pl/strings.xml",
        """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
          <!-- own -->
          <string name="bye">Zostań</string>
        </resources>

        """
      )),
    SampleCatalog(
      format: "arb", path: "lib/app_en.arb",
      text: "{\n  \"@@locale\": \"en\",\n  \"hello\": \"Hello {name}\",\n  \"bye\": \"Bye\"\n}\n",
      target: ("lib/app_pl.arb", "{\n    \"@@locale\": \"pl\",\n    \"bye\": \"Pa\"\n}\n")),
    SampleCatalog(
      format: "i18next", path: "locales/en/t.json",
      text:
        "{\n  \"a\": {\n    \"hello\": \"Hello {{name}}\"\n  },\n  \"n_one\": \"{{count}} file\",\n  \"n_other\": \"{{count}} files\",\n  \"z\": \"Zed\"\n}\n",
      target: ("locales/pl/t.json", "{\n  \"z\": \"Zet\"\n}\n")),
    SampleCatalog(
      format: "icu-json", path: "lang/en.json",
      text: "{\n  \"hello\": \"Hello {name}\",\n  \"bye\": \"Bye\"\n}\n",
      target: ("lang/pl.json", "{\n  \"bye\": \"Pa\"\n}\n")),
    SampleCatalog(
      format: "properties", path: "m.properties", text: "hello=Hello {0}\nbye = Bye\n",
      target: ("m_pl.properties", "! own\nbye : Pa\n")),
    SampleCatalog(
      format: "fluent", path: "en/m.ftl", text: "hello = Hello { $name }\nbye = Bye\n",
      target: ("pl/m.ftl", "# own\n\nbye    = Pa\n")),
    SampleCatalog(format: "csv", path: "t.csv", text: "key,en,fr\nhello,Hello,Bonjour\nbye,Bye,\n"),
  ]
}
