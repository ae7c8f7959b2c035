internal import CatalogLint
internal import HunspellShims
internal import ICUKit
internal import Synchronization

/// A dictionary of Hunspell.
///
/// Its handle serves one thread at a time; answers are kept, within bounds, since texts say the same words again
/// and again.
@safe package final class HunspellDictionary: SpellingDictionary {
  /// What was found out already.
  private struct Answers {
    var verdicts: [String: Bool] = [:]
    var suggestions: [String: [String]] = [:]
  }

  /// The most answers that are kept; then they are forgotten, all of them.
  private static let maximumAnswerCount = 65_536

  private let library: HunspellLibrary
  // Used under the lock alone.
  nonisolated(unsafe) private let handle: OpaquePointer
  /// The encoding of the dictionary, or `nil` for UTF-8.
  private let encoding: CharacterEncoding?
  private let answers = Mutex(Answers())

  /// Reads a dictionary; takes up to some tenths of a second.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - path: The path of its two files, without `.aff` and `.dic`.
  /// - Returns: `nil` where it cannot be read, or is in an encoding that nobody knows.
  package init?(library: HunspellLibrary, path: String) {
    guard let handle = unsafe chunspell_open(library.handle, path + ".aff", path + ".dic") else {
      return nil
    }
    let name = unsafe String(cString: chunspell_encoding(handle))
    let encoding = Self.encoding(named: name)
    guard encoding != nil || Self.isUTF8(name) else {
      unsafe chunspell_close(handle)
      return nil
    }
    self.library = library
    self.encoding = encoding
    unsafe self.handle = handle
  }

  deinit { unsafe chunspell_close(handle) }

  /// Returns whether the dictionary has a word; `nil` where the word cannot be written in its encoding.
  package func contains(_ word: String) -> Bool? {
    guard let bytes = encoded(word) else { return nil }
    return answers.withLock { answers in
      if let known = answers.verdicts[word] { return known }
      let isKnown = unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe bytes.baseAddress.map { unsafe chunspell_has_word(handle, $0) } ?? true
      }
      if answers.verdicts.count >= Self.maximumAnswerCount { answers.verdicts = [:] }
      answers.verdicts[word] = isKnown
      return isKnown
    }
  }

  /// Returns words of the dictionary that are like another one, best first.
  package func suggestions(for word: String, atMost count: Int) -> [String] {
    guard let bytes = encoded(word) else { return [] }
    let all = answers.withLock { answers in
      if let known = answers.suggestions[word] { return known }
      let found = suggestions(for: bytes)
      if answers.suggestions.count >= Self.maximumAnswerCount { answers.suggestions = [:] }
      answers.suggestions[word] = found
      return found
    }
    return Array(all.prefix(count))
  }

  private func suggestions(for word: [CChar]) -> [String] {
    unsafe word.withUnsafeBufferPointer { word in
      guard let start = word.baseAddress,
        let suggestions = unsafe chunspell_suggest(handle, start)
      else { return [] }
      defer { unsafe chunspell_suggestions_close(suggestions) }
      let count = unsafe chunspell_suggestion_count(suggestions)
      return (0..<count).compactMap { index in
        var length: Int32 = 0
        let start = unsafe chunspell_suggestion(suggestions, index, &length)
        let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: Int(length)))
        return encoding.map { $0.decode(bytes) } ?? String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  /// The word in the encoding of the dictionary, with a NUL at its end.
  private func encoded(_ word: String) -> [CChar]? {
    guard !word.utf8.contains(0) else { return nil }
    guard let encoding else { return word.utf8.map { CChar(bitPattern: $0) } + [0] }
    return encoding.encode(word).map { $0.map { CChar(bitPattern: $0) } + [0] }
  }

  private static func isUTF8(_ name: String) -> Bool {
    let letters = name.lowercased().filter { $0 != "-" && $0 != "_" }
    return letters == "utf8"
  }

  private static func encoding(named name: String) -> CharacterEncoding? {
    if isUTF8(name) { return nil }
    // Hunspell has some names of its own.
    let names = ["microsoft-cp1251": "windows-1251", "tis620-2533": "TIS-620"]
    return CharacterEncoding(name: names[name.lowercased()] ?? name)
  }
}
