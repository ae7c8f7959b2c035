/// The parts of a well-formed locale identifier, each in canonical case.
struct LocaleSubtags {
  var language: String
  var script: String?
  var region: String?
  var variants: [String] = []
  var extensions: [String] = []
  var privateUse: String?

  var joined: String {
    var parts = [language]
    if let script { parts.append(script) }
    if let region { parts.append(region) }
    parts += variants
    parts += extensions
    if let privateUse { parts.append(privateUse) }
    return parts.joined(separator: "-")
  }
}

extension LocaleSubtags {
  /// Parses an identifier; `nil` where it is not well-formed.
  init?(parsing spelling: String) {
    guard 1...255 ~= spelling.utf8.count, spelling.utf8.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    // ASCII by now: bytes are characters.
    var subtags = spelling.lowercased().utf8
      .split(omittingEmptySubsequences: false) {
        $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
      .map { Substring($0) }[...]
    guard let first = subtags.first else { return nil }
    if first == "x" {
      self.init(language: "und")
    } else {
      subtags.removeFirst()
      guard let language = Self.takeLanguage(first, &subtags) else { return nil }
      self.init(language: language)
      takeScriptAndRegion(&subtags)
      guard takeVariants(&subtags), takeExtensions(&subtags) else { return nil }
    }
    guard takePrivateUse(&subtags), subtags.isEmpty else { return nil }
  }

  private static func takeLanguage(
    _ first: Substring, _ subtags: inout ArraySlice<Substring>
  ) -> String? {
    if first == "root" { return "und" }
    guard first.isAlphabetic, first.utf8.count >= 2, first.utf8.count <= 8, first.utf8.count != 4
    else {
      return nil
    }
    var language = String(first)
    var extendedCount = 0
    while first.utf8.count <= 3, extendedCount < 3, let next = subtags.first, next.utf8.count == 3,
      next.isAlphabetic
    {
      language += "-" + next
      extendedCount += 1
      subtags.removeFirst()
    }
    return language
  }

  private mutating func takeScriptAndRegion(_ subtags: inout ArraySlice<Substring>) {
    if let next = subtags.first, next.utf8.count == 4, next.isAlphabetic {
      script = next.prefix(1).uppercased() + next.dropFirst()
      subtags.removeFirst()
    }
    if let next = subtags.first,
      (next.utf8.count == 2 && next.isAlphabetic) || (next.utf8.count == 3 && next.isNumeric)
    {
      region = next.uppercased()
      subtags.removeFirst()
    }
  }

  /// Takes the variants; false where one is there twice.
  private mutating func takeVariants(_ subtags: inout ArraySlice<Substring>) -> Bool {
    while let next = subtags.first, next.isVariant {
      guard !variants.contains(String(next)) else { return false }
      variants.append(String(next))
      subtags.removeFirst()
    }
    return true
  }

  /// Takes the extensions; false where one is empty or there twice.
  private mutating func takeExtensions(_ subtags: inout ArraySlice<Substring>) -> Bool {
    while let singleton = subtags.first, singleton.utf8.count == 1, singleton != "x",
      singleton.isAlphanumeric
    {
      subtags.removeFirst()
      let values = subtags.prefix { $0.count >= 2 && $0.count <= 8 && $0.isAlphanumeric }
      let isRepeated = extensions.contains { $0.hasPrefix(singleton + "-") }
      guard !values.isEmpty, !isRepeated else { return false }
      extensions.append(([singleton] + values).joined(separator: "-"))
      subtags = subtags.dropFirst(values.count)
    }
    return true
  }

  private mutating func takePrivateUse(_ subtags: inout ArraySlice<Substring>) -> Bool {
    guard subtags.first == "x" else { return true }
    let areValid = subtags.dropFirst().allSatisfy { 1...8 ~= $0.count && $0.isAlphanumeric }
    guard subtags.count > 1, areValid else { return false }
    privateUse = subtags.joined(separator: "-")
    subtags.removeAll()
    return true
  }
}

extension Substring {
  fileprivate var isAlphabetic: Bool { utf8.allSatisfy { $0.isLowercaseLetter } }
  fileprivate var isNumeric: Bool { utf8.allSatisfy { $0.isDigit } }
  fileprivate var isAlphanumeric: Bool { utf8.allSatisfy { $0.isLowercaseLetter || $0.isDigit } }
  fileprivate var isVariant: Bool {
    guard isAlphanumeric, let first = utf8.first else { return false }
    return 5...8 ~= utf8.count || (utf8.count == 4 && first.isDigit)
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
