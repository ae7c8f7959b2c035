import CatalogLint
import CatalogTestSupport

/// Catalogs with something of each kind: every state, variations, a right-to-left language, comments, texts
/// that would be markup, a sibling that lacks a locale.
enum CoverageSamples {
  /// Writes the catalogs into a folder.
  static func write(to folder: TemporaryFolder) {
    folder.write(catalog(app), to: "App/Localizable.xcstrings")
    folder.write(catalog(kit), to: "Kit/Kit|`1`.xcstrings")
  }

  /// A String Catalog of some entries.
  static func catalog(_ entries: String) -> String { RuleExample(entries).markedText }

  private static let app = #"""
        "<script>alert(1)</script><!-- %@" : {
          "comment" : "</script><script>document.title = 'hostile'</script>\u2028 & <b>",
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "needs_review", "value" : "<img src=x onerror=alert(1)> %@" } },
            "es" : { "stringUnit" : { "state" : "translated", "value" : "sin nada" } }
          }
        },
        "%lld files" : {
          "localizations" : {
            "ar" : { "variations" : { "plural" : {
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld ملفات" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld ملفًا" } },
              "one" : { "stringUnit" : { "state" : "translated", "value" : "" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld ملف" } },
              "two" : { "stringUnit" : { "state" : "translated", "value" : "ملفان" } },
              "zero" : { "stringUnit" : { "state" : "translated", "value" : "لا ملفات" } } } } },
            "es" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivo" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivos" } } } } }
          }
        },
        "Árbol" : {
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "machine_translated", "value" : "شجرة" } },
            "es" : { "stringUnit" : { "state" : "translated", "value" : "Árbol" } }
          }
        },
        "Mac" : { "shouldTranslate" : false },
        "Old" : {
          "extractionState" : "stale",
          "localizations" : { "es" : { "stringUnit" : { "state" : "translated", "value" : "Viejo" } } }
        },
        "Open" : {
          "comment" : "Title of a button.",
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "فتح" } },
            "es" : { "stringUnit" : { "state" : "new", "value" : "Open" } }
          }
        },
        "settings.title" : {
          "extractionState" : "manual",
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "الإعدادات" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Settings" } }
          }
        },
        "Zebra" : {
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "حمار وحشي" } },
            "es" : { "stringUnit" : { "state" : "translated", "value" : "Cebra" } }
          }
        }
    """#

  private static let kit = #"""
        "Save" : {
          "localizations" : {
            "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } }
          }
        }
    """#
}
