internal import ICUShims

/// The languages whose case mapping differs from the one of all others (SpecialCasing.txt, and what ICU adds for Greek, Dutch and Armenian).
enum CaseRules: String, CaseIterable {
  case general = ""
  case turkic = "tr"
  case lithuanian = "lt"
  case greek = "el"
  case dutch = "nl"
  case armenian = "hy"

  /// Whether I and i belong to different letters.
  var isTurkic: Bool { self == .turkic }

  /// Picks the rules by the language of a locale in any spelling, with a code of two or three letters.
  init(locale: String) {
    self = Self.rulesByLanguage[LanguageCode(locale)] ?? .general
  }

  private static let rulesByLanguage: [LanguageCode: CaseRules] = {
    let codes: [CaseRules: [String]] = [
      .turkic: ["tr", "tur", "az", "aze"], .lithuanian: ["lt", "lit"], .greek: ["el", "ell"],
      .dutch: ["nl", "nld"], .armenian: ["hy", "hye"],
    ]
    return codes.reduce(into: [:]) { rules, entry in
      for code in entry.value { rules[LanguageCode(code)] = entry.key }
    }
  }()

  /// The mappings, opened once for the process; `nil` where there was no memory for them.
  var map: CaseMap? { Self.maps[self] }

  // There are six of them, whatever locales are asked for: no cache has to be bounded.
  private static let maps: [CaseRules: CaseMap] = {
    var maps: [CaseRules: CaseMap] = [:]
    for rules in allCases { maps[rules] = try? CaseMap(rules) }
    return maps
  }()
}

/// ICU's case mappings under the rules of one language.
@safe final class CaseMap: Sendable {
  // Mappings do not change once they are open: mapping is safe on any thread.
  nonisolated(unsafe) private let handle: OpaquePointer

  fileprivate init(_ rules: CaseRules) throws(ICUError) {
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_case_map_open(rules.rawValue, rules.isTurkic, &status)
    }
  }

  deinit { unsafe cicu_case_map_close(handle) }

  func uppercased(_ text: String) throws(ICUError) -> String {
    try unsafe ICUCall.utf8(mapping: text) { source, length, buffer, capacity, status in
      unsafe cicu_case_map_upper(handle, source, length, buffer, capacity, &status)
    }
  }

  func lowercased(_ text: String) throws(ICUError) -> String {
    try unsafe ICUCall.utf8(mapping: text) { source, length, buffer, capacity, status in
      unsafe cicu_case_map_lower(handle, source, length, buffer, capacity, &status)
    }
  }

  func folded(_ text: String) throws(ICUError) -> String {
    try unsafe ICUCall.utf8(mapping: text) { source, length, buffer, capacity, status in
      unsafe cicu_case_map_fold(handle, source, length, buffer, capacity, &status)
    }
  }
}
