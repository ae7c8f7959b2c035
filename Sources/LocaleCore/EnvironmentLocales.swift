/// The languages that the variables of a process ask for, as gettext reads them.
public enum EnvironmentLocales {
  /// The greatest number of languages that are read from `LANGUAGE`.
  public static let maximumCount = 64

  /// Returns the languages for messages, best first.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty. Where there is
  /// none, or it is `C` or `POSIX` with whatever codeset, messages are not translated and `LANGUAGE`
  /// does not count. Otherwise the list in `LANGUAGE`, `de_AT:de:en`, stands for the locale; it ends
  /// at a `C` or `POSIX`, and its empty parts and what is no locale are passed over.
  ///
  /// - Parameter variables: The variables by name.
  /// - Returns: The languages, each once, at most ``maximumCount``; none where messages stay untranslated.
  public static func preferred(in variables: [String: String]) -> [LocaleTag] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let locale = names.compactMap({ variables[$0] }).first(where: { !$0.isEmpty }),
      !isUntranslated(locale)
    else { return [] }
    guard let list = variables["LANGUAGE"], !list.isEmpty else {
      return LocaleTag(posixName: locale).map { [$0] } ?? []
    }
    var tags: [LocaleTag] = []
    // Splitting stops early, so that a list of any length costs no more.
    for name in list.utf8.prefix(maximumByteCount).split(separator: UInt8(ascii: ":")) {
      let name = String(Substring(name))
      if isUntranslated(name) || tags.count == maximumCount { break }
      if let tag = LocaleTag(posixName: name), !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  private static let maximumByteCount = 8192

  private static func isUntranslated(_ name: String) -> Bool {
    let base = name.prefix { $0 != "." && $0 != "@" }
    return base == "C" || base == "POSIX"
  }
}
