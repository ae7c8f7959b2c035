internal import ICUKit
internal import LocaleCore

/// A part of a path that may be a locale.
enum LocaleName {
  /// Returns whether a name is that of a locale whose language ICU knows, and no other word.
  ///
  /// - Parameter name: A name with `-` or `_` between its subtags.
  static func isLocale(_ name: some StringProtocol) -> Bool {
    guard let first = name.utf8.first, first | 0x20 >= 0x61, name.utf8.count <= 35 else {
      return false
    }
    let identity = LocaleIdentity(String(name))
    guard identity.tag.isWellFormed, identity.isLanguageKnown else { return false }
    return 2...3 ~= identity.tag.language.utf8.count
      && (identity.tag.script == nil || identity.isScriptKnown)
      && (identity.tag.region == nil || identity.isRegionKnown)
  }
}
