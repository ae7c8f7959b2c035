internal import ICUKit
internal import LocaleCore

/// Where files of JSON with texts of one language are.
///
/// Nobody knows by its extension what a file of JSON holds: only such a path makes it a catalog, as the tools that
/// read them prescribe. A folder for translations is above the file, and the file or one folder between is a language:
/// `locales/de.json`, `public/locales/pt-BR/common.json`, `_locales/de/messages.json`, `i18n/messages_de.json`. A file
/// that is a language with a region, `de-DE.json`, needs no such folder.
enum MessageJSONPath {
  /// The names of folders that hold translations.
  private static let folders: Set = [
    "locales", "locale", "_locales", "i18n", "l10n", "translations", "translation", "messages",
    "lang", "langs", "languages", "intl", "localization", "localizations",
  ]

  /// The names of files that other tools have, whatever folder they are in.
  private static let otherFiles: Set = [
    "package", "package-lock", "tsconfig", "jsconfig", "composer", "manifest", "project",
    "settings", "config", "index",
  ]

  /// Languages whose code is a word that folders and files are called by.
  private static let words: Set = [
    "api", "app", "bin", "cli", "css", "dev", "doc", "img", "lib", "new", "old", "src", "web",
    "www",
  ]

  /// Returns the table of a file, or `nil` where its path promises no translations.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - extensions: The extensions that the file may have.
  static func location(of path: String, extensions: [String] = ["json"]) -> TableLocation? {
    let file = FileName(path)
    let own = extensions.first { file.stem(ofExtension: $0) != nil }
    guard let own, let stem = file.stem(ofExtension: own), !otherFiles.contains(stem.lowercased())
    else { return nil }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let last = parts.count - 1
    guard let root = parts[..<last].lastIndex(where: { folders.contains($0.lowercased()) }) else {
      guard own == "json", hasRegion(stem) else { return nil }
      parts[last] = "*.json"
      return location(parts, name: parts.dropLast().last ?? "", locale: stem)
    }
    if let folder = (root + 1..<max(last, root + 1)).first(where: { isLanguage(parts[$0]) }) {
      let locale = parts[folder]
      parts[folder] = "*"
      let name = (parts[(folder + 1)..<last] + [stem]).joined(separator: "/")
      return location(parts, name: name, locale: locale)
    }
    guard let range = languageRange(in: stem) else { return nil }
    let locale = String(stem[range])
    let name = stem.replacingCharacters(in: range)
    parts[last] = name + "." + own
    return location(parts, name: name == "*" ? parts[last - 1] : name, locale: locale)
  }

  /// Returns the table of a file that is known to hold translations: a file that is called as a language holds it,
  /// whatever folder it is in.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - extensions: The extensions that the file may have.
  static func location(
    ofNamed path: String, extensions: [String] = ["json"]
  ) -> TableLocation? {
    if let known = location(of: path, extensions: extensions) { return known }
    let file = FileName(path)
    for own in extensions {
      guard let stem = file.stem(ofExtension: own), isLanguage(stem) else { continue }
      var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      parts[parts.count - 1] = "*." + own
      return location(parts, name: parts.dropLast().last ?? "", locale: stem)
    }
    return nil
  }

  private static func location(
    _ parts: [String], name: String, locale: String
  ) -> TableLocation {
    TableLocation(table: parts.joined(separator: "/"), name: name, locale: locale)
  }

  /// Finds the language in the name of a file: the whole name, or its end or beginning at a `.`, `_` or `-`.
  ///
  /// - Returns: The longest one; `nil` where there is none.
  static func languageRange(in stem: String) -> Range<String.Index>? {
    if isLanguage(stem) { return stem.startIndex..<stem.endIndex }
    for index in stem.indices where isSeparator(stem[index]) {
      let rest = stem.index(after: index)..<stem.endIndex
      if isLanguage(String(stem[rest])) { return rest }
    }
    for index in stem.indices where stem[index] == "." && isLanguage(String(stem[..<index])) {
      return stem.startIndex..<index
    }
    return nil
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character == "." || character == "_" || character == "-"
  }

  /// Whether a text is the tag of a language that CLDR knows.
  static func isLanguage(_ text: String) -> Bool {
    guard text.utf8.count >= 2, !words.contains(text.lowercased()) else { return false }
    let spelling = LocaleTag(text)
    guard spelling.isWellFormed, 2...3 ~= spelling.language.utf8.count,
      spelling.extensions.isEmpty
    else { return false }
    let identity = LocaleIdentity(text)
    return spelling.language != "und" && identity.isLanguageKnown && identity.isScriptKnown
      && identity.isRegionKnown
  }

  /// Whether a text is the tag of a language in a region or script.
  private static func hasRegion(_ text: String) -> Bool {
    let tag = LocaleTag(text)
    return isLanguage(text) && (tag.region != nil || tag.script != nil)
  }
}

extension String {
  /// The text with a `*` in the place of a part.
  fileprivate func replacingCharacters(in range: Range<String.Index>) -> String {
    self[..<range.lowerBound] + "*" + self[range.upperBound...]
  }
}
