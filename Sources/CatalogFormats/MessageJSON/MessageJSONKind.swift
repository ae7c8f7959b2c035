internal import SourceText
internal import StructuredText

/// Which of the formats a file of JSON with texts has.
enum MessageJSONKind {
  case messages
  case i18next

  /// Recognizes a format by what stands in the texts, and where they hold nothing of either, by the folder.
  ///
  /// - Parameter file: The file; its beginning is looked at.
  /// - Returns: `nil` where the file does not begin as an object does.
  init?(of file: SourceFile) {
    let limit = 262_144
    let beginning = Array(file.bytes.prefix(limit))
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = beginning.starts(with: mark) ? beginning.dropFirst(mark.count) : beginning[...]
    guard let first = content.first(where: { !MessageJSONKind.isSpace($0) }) else { return nil }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "/") else { return nil }
    let evidence = Evidence(beginning)
    if evidence.choiceCount > 0, evidence.choiceCount >= evidence.interpolationCount {
      self = .messages
    } else if evidence.interpolationCount > 0 {
      self = .i18next
    } else if evidence.hasArgument || MessageJSONKind.isDescribed(file) {
      self = .messages
    } else if evidence.hasSuffix {
      self = .i18next
    } else {
      self = MessageJSONKind.isFolderOfMessages(file.path) ? .messages : .i18next
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isDescribed(_ file: SourceFile) -> Bool {
    let small = 1 << 20
    guard file.bytes.count < small else {
      return contains(file.bytes.prefix(65_536), "\"defaultMessage\"")
    }
    let json =
      (try? JSONDocument(parsing: file.bytes))
      ?? (try? JSONDocument(parsing: JSONComments.blanked(file.bytes)))
    return json.map { MessageDescription(of: $0) != nil } ?? false
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ part: String) -> Bool {
    AndroidTextFields.offset(of: Array(part.utf8), in: Array(bytes), from: 0) != nil
  }

  /// The folders that the makers of tools for ICU messages name in their examples.
  private static func isFolderOfMessages(_ path: String) -> Bool {
    let folders: Set<Substring> = ["messages", "lang", "_locales", "compiled-lang", "intl"]
    return FileName(path).folders.contains { folders.contains($0) }
  }

  /// What the texts of a file show.
  private struct Evidence {
    /// How many texts have placeholders or references of i18next.
    var interpolationCount = 0
    /// How many texts choose among texts as messages of ICU do; braces in those may stand together.
    var choiceCount = 0
    var hasArgument = false
    var hasSuffix = false

    init(_ bytes: [UInt8]) {
      var offset = 0
      while let mark = bytes[offset...].firstIndex(of: UInt8(ascii: "\"")) {
        let start = mark + 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
          end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < bytes.count else { return }
        look(at: bytes[start..<end])
        if PluralSuffix(of: SourceRange(start, end), bytes) != nil { hasSuffix = true }
        offset = end + 1
      }
    }

    private mutating func look(at text: ArraySlice<UInt8>) {
      var rest = text
      var hasInterpolation = false
      while let brace = rest.firstIndex(where: {
        $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$")
      }) {
        rest = rest[(brace + 1)...]
        if text[brace] == UInt8(ascii: "$") {
          hasInterpolation = hasInterpolation || rest.starts(with: "t(".utf8)
        } else if isChoice(rest) {
          choiceCount += 1
          return
        } else if rest.first == UInt8(ascii: "{") {
          hasInterpolation = true
        } else if isArgument(rest) {
          hasArgument = true
        }
      }
      if hasInterpolation { interpolationCount += 1 }
    }

    /// Whether what follows a brace chooses: `count, plural,`.
    private func isChoice(_ text: ArraySlice<UInt8>) -> Bool {
      guard isArgument(text), let comma = text.firstIndex(of: UInt8(ascii: ",")),
        !text[..<comma].contains(UInt8(ascii: "}"))
      else { return false }
      let kind = text[(comma + 1)...].drop { $0 == UInt8(ascii: " ") }
      return ["plural", "select", "selectordinal"].contains { name in
        kind.starts(with: name.utf8)
          && kind.dropFirst(name.utf8.count).first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ",")
      }
    }

    /// Whether what follows a brace is the name of an argument and its end.
    private func isArgument(_ text: ArraySlice<UInt8>) -> Bool {
      let name = text.drop { $0 == UInt8(ascii: " ") }
        .prefix { byte in
          0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "_")
        }
      guard !name.isEmpty else { return false }
      let next = text[name.endIndex...].first { $0 != UInt8(ascii: " ") }
      return next == UInt8(ascii: "}") || next == UInt8(ascii: ",")
    }
  }
}
