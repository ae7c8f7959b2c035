internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Reports locale identifiers that are not spelt as the platforms spell them, or name nothing.
struct LocaleID: CatalogRule {
  static let description = RuleDescription(
    id: "locale-id",
    summary: "A locale identifier is not known or not in its canonical spelling.",
    rationale: """
      A text whose locale the platform does not recognize is never shown: `jp` is no language \
      (Japanese is `ja`), `en-UK` no region (it is `GB`). Old codes (`iw`), underscores and \
      unusual case work in some places and not in others, and split one language into two. Codes \
      that are right but rarely meant, such as `kr` (Kanuri, not Korean), are left alone. Each \
      locale is reported once, at its first place.
      """,
    correction: "Rename the locale everywhere in the catalog.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "↓de_AT" : { "stringUnit" : { "state" : "translated", "value" : "Speichern" } },
                "↓english" : { "stringUnit" : { "state" : "translated", "value" : "Save" } },
                "↓iw" : { "stringUnit" : { "state" : "translated", "value" : "שמירה" } },
                "↓jp" : { "stringUnit" : { "state" : "translated", "value" : "保存" } },
                "↓pt-XY" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } },
                "↓sr-Lat" : { "stringUnit" : { "state" : "translated", "value" : "Sačuvaj" } },
                "↓zh-hans" : { "stringUnit" : { "state" : "translated", "value" : "保存" } },
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "保存" } }
              }
            },
            "Cancel" : {
              "localizations" : {
                "jp" : { "stringUnit" : { "state" : "translated", "value" : "取消" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : { }
        """#, sourceLanguage: "↓en_US"),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "ar-SA" : { "stringUnit" : { "state" : "translated", "value" : "حفظ" } },
                "es-419" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } },
                "fil" : { "stringUnit" : { "state" : "translated", "value" : "I-save" } },
                "gsw" : { "stringUnit" : { "state" : "translated", "value" : "Spychere" } },
                "nb-NO" : { "stringUnit" : { "state" : "translated", "value" : "Lagre" } },
                "no" : { "stringUnit" : { "state" : "translated", "value" : "Lagre" } },
                "sr-Latn" : { "stringUnit" : { "state" : "translated", "value" : "Sačuvaj" } },
                "zh-CN" : { "stringUnit" : { "state" : "translated", "value" : "保存" } },
                "zh-Hant-HK" : { "stringUnit" : { "state" : "translated", "value" : "儲存" } },
                "zh-TW" : { "stringUnit" : { "state" : "translated", "value" : "儲存" } }
              }
            }
        """#)
    ])

  init() {}

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    let places = catalog.localePlaces
    let spellings = Dictionary(grouping: places) { catalog.locale($0.locale).tag.identifier }
    for place in places {
      guard let fault = LocaleFault(catalog.portableSpelling(of: place.locale)),
        !(fault.isSpelling && catalog.format.hasOwnLocaleSpelling)
      else { continue }
      let same = spellings[catalog.locale(place.locale).tag.identifier] ?? []
      let twins = same.filter { $0.locale != place.locale }
      findings.report(
        fault.message(for: place), at: place.range, locale: place.locale,
        notes: twins.map { .init(message: .twin($0.locale), range: $0.range) })
    }
  }
}

/// A locale of the catalog with its first place.
private struct LocalePlace {
  let locale: String
  let range: SourceRange?
  let count: Int
}

extension CatalogContext {
  /// Returns a locale as other programs spell it: gettext has `ca_ES@valencia`.
  fileprivate func portableSpelling(of locale: String) -> String {
    guard format.isOfGettext, let tag = LocaleTag(posixName: locale) else { return locale }
    return tag.identifier
  }

  /// The locales of the catalog with the place of each, the source language first.
  fileprivate var localePlaces: [LocalePlace] {
    let name = catalog.sourceLanguage
    let count = usedLocales.first { $0.locale == name }?.count ?? 0
    let source = LocalePlace(locale: name, range: catalog.sourceLanguageRange, count: count + 1)
    let others = usedLocales.filter { $0.locale != name }
    return [source]
      + others.map { LocalePlace(locale: $0.locale, range: $0.firstRange, count: $0.count) }
  }
}

/// What is wrong with a locale identifier.
private enum LocaleFault {
  case malformed
  case unknownLanguage(suggestion: LocaleTag?)
  case unknownScript(String)
  case unknownRegion(String)
  case replaced(by: LocaleTag)
  case underscore(canonical: String)
  case letterCase(canonical: String)

  init?(_ spelling: String) {
    let identity = LocaleIdentity(spelling)
    let tag = identity.tag
    let written = LocaleTag(spelling)
    if !tag.isWellFormed {
      self = .malformed
    } else if !identity.isLanguageKnown {
      self = .unknownLanguage(suggestion: identity.suggestion)
    } else if let script = tag.script, !identity.isScriptKnown {
      self = .unknownScript(script)
    } else if let region = tag.region, !identity.isRegionKnown {
      self = .unknownRegion(region)
    } else if tag.identifier == spelling {
      return nil
    } else if tag != written {
      self = .replaced(by: tag)
    } else if spelling.utf8.contains(UInt8(ascii: "_")) {
      self = .underscore(canonical: tag.identifier)
    } else {
      self = .letterCase(canonical: tag.identifier)
    }
  }

  /// Whether the locale is the right one, joined by another sign or with other capitals.
  var isSpelling: Bool {
    switch self {
    case .underscore, .letterCase: true
    default: false
    }
  }

  func message(for place: LocalePlace) -> DiagnosticMessage {
    let (spelling, count) = (place.locale, place.count)
    return switch self {
    case .malformed: .malformed(spelling, count)
    case .unknownLanguage(nil): .unknownLanguage(spelling, count)
    case .unknownLanguage(let suggestion?):
      .unknownLanguage(
        spelling, suggestion: suggestion.identifier,
        name: LocaleIdentity(suggestion.identifier).englishName, count)
    case .unknownScript(let script): .unknownScript(script, in: spelling, count)
    case .unknownRegion(let region): .unknownRegion(region, in: spelling, count)
    case .replaced(let tag): .replaced(spelling, by: tag.identifier, count)
    case .underscore(let canonical): .underscore(spelling, canonical: canonical, count)
    case .letterCase(let canonical): .letterCase(spelling, canonical: canonical, count)
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func malformed(_ spelling: String, _ count: Int) -> DiagnosticMessage {
    """
    “\(spelling)” is no locale; write a language and, where it matters, a script or a region: \
    “pt-BR” (places: \(count))
    """
  }

  fileprivate static func unknownLanguage(_ spelling: String, _ count: Int) -> DiagnosticMessage {
    """
    “\(spelling)” begins with a language code that is not known, so its texts are never shown; \
    correct it (places: \(count))
    """
  }

  fileprivate static func unknownLanguage(
    _ spelling: String, suggestion: String, name: String, _ count: Int
  ) -> DiagnosticMessage {
    """
    “\(spelling)” names no language, so its texts are never shown; for \(name) write \
    “\(suggestion)” (places: \(count))
    """
  }

  fileprivate static func unknownScript(
    _ script: String, in spelling: String, _ count: Int
  ) -> DiagnosticMessage {
    """
    “\(script)” in “\(spelling)” is no script; write one such as “Latn” or “Hant”, or leave it out \
    (places: \(count))
    """
  }

  fileprivate static func unknownRegion(
    _ region: String, in spelling: String, _ count: Int
  ) -> DiagnosticMessage {
    """
    “\(region)” in “\(spelling)” is no region; write one such as “GB” or “419”, or leave it out \
    (places: \(count))
    """
  }

  fileprivate static func replaced(
    _ spelling: String, by canonical: String, _ count: Int
  ) -> DiagnosticMessage {
    """
    “\(spelling)” is not the current code of this locale; write “\(canonical)” (places: \(count))
    """
  }

  fileprivate static func underscore(
    _ spelling: String, canonical: String, _ count: Int
  ) -> DiagnosticMessage {
    "“\(spelling)” joins its parts with an underscore; write “\(canonical)” (places: \(count))"
  }

  fileprivate static func letterCase(
    _ spelling: String, canonical: String, _ count: Int
  ) -> DiagnosticMessage {
    "“\(spelling)” has unusual capitals; write “\(canonical)” (places: \(count))"
  }

  fileprivate static func twin(_ spelling: String) -> DiagnosticMessage {
    "the same locale stands here as “\(spelling)”; keep one spelling"
  }
}
