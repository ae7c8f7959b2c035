internal import SourceText

/// Shows changes as a unified diff that `git apply` and `patch` take.
///
/// They change no file outside the folder that they are run in, and none through a symbolic link. So
/// the files are those that links lead to, and their paths start from the current folder where it has all of
/// them, else from the root of the repository or the folder that they have in common.
struct DiffReporter {
  /// Whether there are colours.
  let isColoured: Bool
  /// Whether people read along: then what they could not see is written as an escape.
  let isShown: Bool

  /// Returns the changes.
  func report(_ changes: PatchedFiles) -> [UInt8] {
    var bytes: [UInt8] = []
    for (path, text) in changes.files {
      let hunks = UnifiedDiff(of: text).hunks
      guard !hunks.isEmpty else { continue }
      let name = headerName(of: path)
      append("--- " + name, .strong, to: &bytes)
      append("+++ " + name, .strong, to: &bytes)
      for hunk in hunks {
        append(hunk.header, .hunk, to: &bytes)
        for line in hunk.lines { append(line, to: &bytes) }
      }
    }
    return bytes
  }

  private func append(_ line: String, _ style: TextStyle, to bytes: inout [UInt8]) {
    var text = StyledText(isColoured: isColoured)
    text.append(line, style)
    bytes += text.bytes
    bytes.append(0x0A)
  }

  private func append(_ line: UnifiedDiff.Line, to bytes: inout [UInt8]) {
    let isEnded = line.bytes.last == 0x0A
    let content = isEnded ? line.bytes.dropLast() : line.bytes
    let (mark, style): (String, TextStyle) =
      switch line.kind {
      case .kept: (" ", .plain)
      case .removed: ("-", .removed)
      case .added: ("+", .added)
      }
    if isShown || isColoured {
      let text = String(decoding: content, as: UTF8.self)
      append(mark + (isShown ? VisibleText.escaped(text) : text), style, to: &bytes)
    } else {
      bytes += mark.utf8
      bytes += content
      bytes.append(0x0A)
    }
    // The words are part of the format, and tools look for them in English.
    if !isEnded { bytes += "\\ No newline at end of file\n".utf8 }
  }

  /// The path as a header of a diff has it.
  ///
  /// With `./` in front it is right for tools that take away the first folder and for those that do
  /// not. A tab ends a name that has spaces.
  private func headerName(of path: String) -> String {
    let name = path.hasPrefix("/") ? path : "./" + path
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return quoted(name) }
    return name.utf8.contains(0x20) ? name + "\t" : name
  }

  /// The path in quotation marks, with the escapes of C.
  private func quoted(_ path: String) -> String {
    let escaped = path.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [UInt8(ascii: "\\"), byte]
      case 0x20..<0x7F, 0x80...: return [byte]
      default:
        let digits = String(byte, radix: 8)
        return Array(("\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits).utf8)
      }
    }
    return "\"" + String(decoding: escaped, as: UTF8.self) + "\""
  }
}
