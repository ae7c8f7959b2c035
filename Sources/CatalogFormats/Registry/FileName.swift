/// The last part of a path.
struct FileName {
  /// The name.
  let text: Substring
  /// The names of the folders above it, as far as the path has them.
  let folders: [Substring]

  init(_ path: String) {
    var parts = path.split(separator: "/")
    text = parts.popLast() ?? ""
    folders = parts
  }

  /// Returns the name without its extension, or `nil` where it has another one or is nothing else.
  ///
  /// - Parameter fileExtension: The extension in lower case; it counts in any case of its letters.
  func stem(ofExtension fileExtension: String) -> String? {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex,
      text[text.index(after: dot)...].lowercased() == fileExtension
    else { return nil }
    return String(text[..<dot])
  }
}
