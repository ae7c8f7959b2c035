import CatalogLint
import SourceText
import Testing

/// What the rules on white space, punctuation and quotation marks find in one translation.
@Suite struct TypographyRuleTests {
  private func places(
    _ rule: RuleID, _ source: String, _ locale: String, _ translation: String
  ) -> [String?] {
    let entries = "\"\(source)\" : { \"localizations\" : { \"\(locale)\" : \(unit(translation)) } }"
    return LintedExample(rule, entries).places
  }

  @Test(
    "white space at an end is found as it stands in the file, escapes and all",
    arguments: [
      ("Save", "Sichern \\n", " \\n"), ("Save", "\\u00a0Sichern", "\\u00a0"),
      ("Save", "Größe\\t", "\\t"), ("Save:\\n", "Sichern:", ""),
      ("Save", "Sichern\u{3000}", "\u{3000}"),
    ])
  func edges(source: String, translation: String, expected: String) {
    #expect(places("edge-whitespace", source, "de", translation) == [expected])
  }

  @Test(
    "line breaks of every kind are counted, an empty line as one",
    arguments: [
      ("a\\nb", "a\\r\\nb"), ("a\\nb", "a\\u2028b"), ("a\\nb", "a\\u2029\\n\\nb"),
      ("a\\nb", "\\na \\n b\\n"),
      ("a “b”", "a ”b„"),
    ])
  func sameBreaks(source: String, translation: String) {
    #expect(places("newline-count", source, "de", translation).isEmpty)
  }

  @Test(
    "a line break too much or too little is found",
    arguments: [("a\\nb", "a b"), ("a b", "a\\nb"), ("a\\nb\\nc", "a\\nb c")])
  func otherBreaks(source: String, translation: String) {
    #expect(places("newline-count", source, "de", translation) == [translation])
  }

  @Test(
    "a mark that says the same is right in the form of the language",
    arguments: [
      ("Done.", "zh-Hans", "完成。"), ("Done.", "hi", "पूर्ण हुआ।"), ("Done.", "ur", "ہو گیا۔"),
      ("Done.", "th", "เสร็จสิ้น"), ("Done.", "am", "ተጠናቀቀ።"), ("Done.", "my", "ပြီးပါပြီ။"),
      ("Done.", "de", "Erledigt!"), ("Sure?", "el", "Σίγουρα;"), ("Sure?", "el", "Σίγουρα\u{37E}"),
      ("Sure?", "hy", "Վստա՞հ եք"), ("Sure?", "fa", "مطمئنید؟"), ("Wait…", "zh-Hant", "請稍候……"),
      ("Wait...", "fr", "Patientez…"), ("(Sure?)", "de", "(Sicher?)"), ("Sure? 🎉", "de", "Sicher?"),
      ("Open C: Drive", "de", "Laufwerk öffnen C:"), ("min.", "de", "Minuten"),
      ("%@ apps", "ru", "%@ шт."),
      ("Loading", "hi", "Apple Inc."), ("Name:", "ja", "名前:"),
      ("No %@.", "ko", "없음: %@"), ("What is it?", "ja", "それとは"),
    ])
  func rightMarks(source: String, locale: String, translation: String) {
    #expect(places("punctuation-end", source, locale, translation).isEmpty)
  }

  @Test(
    "a mark of another language or meaning is found",
    arguments: [
      ("Done.", "zh-Hans", "完成.", "."), ("Done.", "bn", "সম্পন্ন.", "."),
      ("Sure?", "fa", "مطمئنید?", "?"),
      ("Sure?", "el", "Σίγουρα?", "?"), ("Sure?", "zh-Hant", "確定?", "?"),
      ("Wait…", "de", "Warten...", "..."),
      ("Name:", "de", "Name", ""), ("Name", "de", "Der Name:", ":"),
      ("Sure?", "de", "Sicher.", "."),
      ("Done, really.", "de", "Wirklich erledigt", ""), ("Saved. Done.", "ja", "保存。完了", ""),
    ])
  func wrongMarks(source: String, locale: String, translation: String, expected: String) {
    #expect(places("punctuation-end", source, locale, translation) == [expected])
  }

  @Test(
    "French has a no-break space before marks of two parts",
    arguments: [
      ("fr", "Nom\u{A0}:", []), ("fr", "Nom\u{202F}: x", []), ("fr", "Nom : x", [" "]),
      ("fr", "Nom: x", [""]),
      ("fr", "Quoi ?! Ah !", [" ", " "]), ("fr-CA", "Quoi? x", []), ("fr-CA", "Nom: x", [""]),
      ("fr", "https://a.b x", []), ("fr", "à 12:30 x", []), ("fr", "« Quoi ? » x", [" "]),
      ("fr", "(!) x", []),
      ("de", "Name : x", []),
    ])
  func frenchSpaces(locale: String, translation: String, expected: [String]) {
    let source = translation.hasSuffix("x") ? "x" : translation.hasSuffix(":") ? "Name:" : "What!"
    #expect(places("punctuation-end", source, locale, translation) == expected)
  }

  @Test(
    "Spanish opens what it closes",
    arguments: [
      ("¿Sí? ¡Sí! x", []), ("Sí? ¡Sí! x", ["?"]), ("¿Sí? Sí! x", ["!"]), ("¡¿Sí?! x", []),
      ("Sí (?) x", []),
      ("https://a.b?c x", []), ("¿Sí! x", []),
    ])
  func spanishOpenings(translation: String, expected: [String]) {
    #expect(places("punctuation-end", "x", "es", translation) == expected)
  }

  @Test(
    "the marks of a language are left alone, nested and apostrophes too",
    arguments: [
      ("de", "„a ‚b‘ c“"), ("de", "»a«"), ("de", "\\\"a\\\""), ("fr", "« a « b » c »"),
      ("fr", "l’été “a”"),
      ("sv", "”a”"), ("ja", "「a『b』」"), ("zh-Hans", "“a”「b」"), ("he", "צה\\\"ל"),
      ("en-GB", "‘a’ isn’t"),
      ("ru", "«a „b“ c»"), ("de", "27\\\" und 5\\\""), ("xx", "„a”"), ("pl", "„a «b» c”"),
      ("ar", "”a“"),
      ("de", "write `“a` x"), ("de", "escape \\\" and n"),
    ])
  func rightQuotes(locale: String, translation: String) {
    #expect(places("quotes", "x", locale, translation).isEmpty)
  }

  @Test(
    "a mark of another language or without its counterpart is found",
    arguments: [
      ("de", "“a”", "“"), ("de", "„a”", "”"), ("de", "„a", "„"), ("de", "a“", "“"),
      ("ru", "「a」", "「"),
      ("fr", "«a", "«"), ("en-GB", "“a “b” c”", "“"), ("de", "\\\"a", "\\\""),
      ("ja", "「a「b」」", "「"),
    ])
  func wrongQuotes(locale: String, translation: String, expected: String) {
    #expect(places("quotes", "x", locale, translation) == [expected])
  }

  @Test("a quotation that the source text leaves open may stay open")
  func openInSource() {
    #expect(places("quotes", "Delete \\\"%@", "de", "Löschen \\\"%@") == ["\\\""])
    let entries = "\"Delete \\\"%@\" : { \"localizations\" : { \"de\" : \(unit("„%@")) } }"
    #expect(LintedExample("quotes", entries).findings.map(\.subject.locale) == [nil])
  }

  @Test(
    "a word twice in a row is found in upper and lower case alike",
    arguments: [
      ("de", "Die Datei datei öffnen", ["datei"]), ("ru", "Открыть Файл файл", ["файл"]),
      ("fr", "le le fichier", ["le"]), ("es", "que que", ["que"]),
      ("en-GB", "Open the\\tthe file", []),
      ("de", "ein, ein", []), ("de", "wenn Sie sie öffnen", []), ("fr", "nous nous", []),
      ("tr", "yavaş yavaş", []),
      ("de", "%@ %@ a a", []), ("de", "2 2", []), ("en-GB", "Duck Duck Go", []),
      ("de", "ab ab-cd", []),
      ("nl", "als je je wachtwoord", []), ("it", "via via", []), ("xx", "ab ab", []),
    ])
  func doubledWords(locale: String, translation: String, expected: [String]) {
    #expect(places("doubled-word", "x", locale, translation) == expected)
  }
}
