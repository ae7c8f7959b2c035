package import CatalogLint
internal import ICUKit
internal import LocaleCore
internal import Synchronization

/// The dictionaries of Hunspell in some folders.
///
/// A dictionary is read when it is asked for first, and stays until the end: their number is that of the files.
/// Safe to use from any thread.
package final class HunspellDictionaries: SpellingDictionaries {
  private struct State {
    var choices: [String: DictionaryFile?] = [:]
    var opened: [String: HunspellDictionary] = [:]
    var missing: Set<String> = []
    var unusable: Set<String> = []
  }

  private let library: HunspellLibrary
  private let files: [DictionaryFile]
  private let state = Mutex(State())

  /// Looks for dictionaries.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - folders: The folders; of two dictionaries of one locale the first counts.
  package init(library: HunspellLibrary, folders: [String]) {
    self.library = library
    files = DictionaryFile.all(in: folders)
  }

  /// Returns whether a folder has a dictionary that can be read, of whatever locale.
  package static func hasAny(in folder: String) -> Bool {
    !DictionaryFile.all(in: [folder]).isEmpty
  }

  /// Returns the dictionary that serves a locale best.
  package func dictionary(for locale: String) -> (any SpellingDictionary)? {
    state.withLock { state in
      let choice: DictionaryFile?
      if let known = state.choices[locale] {
        choice = known
      } else {
        choice = DictionaryChoice(files).file(for: locale)
        state.choices[locale] = .some(choice)
      }
      guard let choice else {
        state.missing.insert(locale)
        return nil
      }
      return open(choice, &state)
    }
  }

  /// The locales that have no dictionary.
  package var missingLocales: [String] { state.withLock { $0.missing.sorted() } }

  /// The dictionaries that could not be read, as paths without an extension.
  package var unusablePaths: [String] { state.withLock { $0.unusable.sorted() } }

  private func open(_ file: DictionaryFile, _ state: inout State) -> HunspellDictionary? {
    if let dictionary = state.opened[file.path] { return dictionary }
    if state.unusable.contains(file.path) { return nil }
    guard let dictionary = HunspellDictionary(library: library, path: file.path) else {
      state.unusable.insert(file.path)
      return nil
    }
    state.opened[file.path] = dictionary
    return dictionary
  }
}
