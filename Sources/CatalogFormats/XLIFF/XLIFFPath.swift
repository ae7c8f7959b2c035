internal import ICUKit

/// What the path of an XLIFF document tells: the locale is its name, the end of its name, or the name of a folder.
struct XLIFFPath {
  /// The parts of the path.
  private var parts: [Substring]
  private let stem: Substring
  private let suffix: Substring

  init(_ path: String) {
    parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.popLast() ?? ""
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    stem = name[..<dot]
    suffix = name[dot...]
  }

  /// Whether the document stands in a bundle that Xcode has exported.
  var isInBundle: Bool {
    parts.count >= 2 && parts[parts.count - 1] == "Localized Contents"
      && parts[parts.count - 2].hasSuffix(".xcloc")
  }

  /// Returns the table and the locale, or `nil` for a name without an extension of the format.
  func location(of path: String) -> TableLocation? {
    guard ["xliff", "xlf"].contains(suffix.dropFirst().lowercased()), !stem.isEmpty else {
      return nil
    }
    let folder = parts.map { $0 + "/" }.joined()
    if isInBundle {
      let bundle = parts[parts.count - 2].dropLast(".xcloc".count)
      let outside = parts.dropLast(2).map { $0 + "/" }.joined()
      return TableLocation(
        table: "\(outside)*.xcloc/Localized Contents/*\(suffix)", name: "Localized Contents",
        locale: String(bundle))
    }
    if XLIFFPath.isLocale(stem) {
      let name = parts.last.map(String.init) ?? "Localizable"
      return TableLocation(
        table: "\(folder)*\(suffix)", name: name.isEmpty ? "Localizable" : name,
        locale: String(stem))
    }
    if let dot = stem.lastIndex(of: "."), XLIFFPath.isLocale(stem[stem.index(after: dot)...]) {
      let name = stem[..<dot]
      return TableLocation(
        table: "\(folder)\(name).*\(suffix)", name: String(name),
        locale: String(stem[stem.index(after: dot)...]))
    }
    return folderLocation(path)
  }

  private func folderLocation(_ path: String) -> TableLocation {
    for index in parts.indices.reversed() where index > 0 || parts.count == 1 {
      let isProject = parts[index].hasSuffix(".lproj")
      let name = isProject ? parts[index].dropLast(".lproj".count) : parts[index]
      // Many a folder has a name of three letters that some language has, too.
      guard XLIFFPath.isLocale(name), isProject || name.utf8.count != 3 else { continue }
      var pattern = parts.map(String.init)
      pattern[index] = isProject ? "*.lproj" : "*"
      return TableLocation(
        table: (pattern + [String(stem + suffix)]).joined(separator: "/"), name: String(stem),
        locale: String(name))
    }
    return TableLocation(table: path, name: String(stem), locale: nil)
  }

  /// Returns whether a name is that of a language, with a script and a region or not.
  static func isLocale(_ name: Substring) -> Bool {
    let parts = name.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard let language = parts.first, 2...3 ~= language.count, parts.count <= 4,
      parts.allSatisfy({ $0.allSatisfy(\.isAlphanumeric) }),
      language.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }),
      parts.dropFirst().allSatisfy({ 2...8 ~= $0.count })
    else { return false }
    return PluralProfile.profile(for: String(name), kind: .cardinal).isKnown
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
