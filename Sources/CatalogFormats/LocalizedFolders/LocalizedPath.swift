/// What the path of a file tells of its table and its locale.
struct LocalizedPath {
  /// The name of the table.
  let table: String
  /// The locale, as the folder spells it or as its old name means it; `nil` for `Base.lproj` and outside of localized
  /// folders.
  let locale: String?
  /// Whether the file holds forms (`.stringsdict`) rather than texts (`.strings`).
  let isDictionary: Bool

  /// Takes a path apart; `nil` where the file has another extension.
  init?(_ path: String) {
    let components = path.split(separator: "/")
    guard let file = components.last else { return nil }
    if let name = LocalizedPath.stem(of: file, extension: ".stringsdict") {
      (table, isDictionary) = (name, true)
    } else if let name = LocalizedPath.stem(of: file, extension: ".strings") {
      (table, isDictionary) = (name, false)
    } else {
      return nil
    }
    let folder = components.dropLast().last.flatMap {
      LocalizedPath.stem(of: $0, extension: ".lproj")
    }
    locale = folder.flatMap { $0 == "Base" ? nil : LocalizedPath.oldNames[$0] ?? $0 }
  }

  /// Returns where the files of the table are.
  ///
  /// - Parameter path: The path that was taken apart.
  func location(of path: String) -> TableLocation {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if let folder = parts.last, LocalizedPath.stem(of: folder, extension: ".lproj") != nil {
      parts = parts.dropLast() + ["*.lproj"]
    }
    return TableLocation(
      table: (parts + [Substring(table)]).joined(separator: "/"), name: table, locale: locale)
  }

  private static func stem(of name: Substring, extension suffix: String) -> String? {
    name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count
      ? String(name.dropLast(suffix.count)) : nil
  }

  /// The names that folders had before they were called by language codes, as CoreFoundation knows them.
  private static let oldNames = [
    "Arabic": "ar", "Bulgarian": "bg", "Catalan": "ca", "Croatian": "hr", "Czech": "cs",
    "Danish": "da", "Dutch": "nl", "English": "en", "Finnish": "fi", "French": "fr",
    "German": "de", "Greek": "el", "Hebrew": "he", "Hungarian": "hu", "Icelandic": "is",
    "Italian": "it", "Japanese": "ja", "Korean": "ko", "Norwegian": "nb", "Polish": "pl",
    "Portuguese": "pt", "Romanian": "ro", "Russian": "ru", "Simplified Chinese": "zh-Hans",
    "Slovak": "sk", "Spanish": "es", "Swedish": "sv", "Thai": "th",
    "Traditional Chinese": "zh-Hant", "Turkish": "tr", "Ukrainian": "uk",
  ]
}
