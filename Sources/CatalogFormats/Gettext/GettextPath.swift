internal import ICUKit
internal import LocaleCore

/// What the path of a file of gettext tells of its table and its locale.
struct GettextPath {
  /// The table and the locale.
  let location: TableLocation

  /// Takes a path apart; `nil` where the file is none of gettext, or its path tells nothing.
  init?(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let file = FileName(path)
    if let stem = file.stem(ofExtension: "pot") {
      self.init(table: path, name: stem, locale: nil)
      return
    }
    guard let stem = file.stem(ofExtension: "po") ?? file.stem(ofExtension: "mo") else {
      return nil
    }
    let last = parts.count - 1
    let suffix = String(file.text.dropFirst(stem.count))
    if let category = file.folders.last, category.hasPrefix("LC_"), parts.count > 2 {
      let locale = parts[last - 2]
      parts[last - 2] = "*"
      self.init(table: parts.joined(separator: "/"), name: stem, locale: locale)
    } else if let locale = GettextPath.locale(stem) {
      parts[last] = "*" + suffix
      let folder = file.folders.last.map(String.init)
      self.init(table: parts.joined(separator: "/"), name: folder ?? "messages", locale: locale)
    } else if let dot = stem.lastIndex(where: { $0 == "." || $0 == "-" }),
      let locale = GettextPath.locale(String(stem[stem.index(after: dot)...]))
    {
      let name = String(stem[..<dot])
      parts[last] = name + String(stem[dot]) + "*" + suffix
      self.init(table: parts.joined(separator: "/"), name: name, locale: locale)
    } else if let folder = file.folders.last, let locale = GettextPath.locale(String(folder)) {
      parts[last - 1] = "*"
      self.init(table: parts.joined(separator: "/"), name: stem, locale: locale)
    } else {
      return nil
    }
  }

  private init(table: String, name: String, locale: String?) {
    location = TableLocation(table: table, name: name, locale: locale)
  }

  /// Returns a name that is a locale of gettext, `de`, `pt_BR`, `sr@latin`, or `nil` for another one.
  private static func locale(_ name: String) -> String? {
    let language = name.prefix { $0.isASCII && $0.isLetter }
    guard (2...3).contains(language.count), language.allSatisfy({ $0.isLowercase }),
      language.endIndex == name.endIndex || "_@-".contains(name[language.endIndex]),
      LocaleTag(posixName: name) != nil, LocaleIdentity(String(language)).isLanguageKnown
    else { return nil }
    return name
  }
}
