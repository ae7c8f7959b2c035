internal import LocaleCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The two files of a dictionary: `de_DE.aff` and `de_DE.dic`.
struct DictionaryFile: Hashable, Sendable {
  /// The path without an extension, symbolic links followed: dictionaries of several regions may be one.
  let path: String
  /// The locale that the files are named after.
  let tag: LocaleTag

  /// Finds the dictionaries in some folders that can be read.
  ///
  /// Names that are no locale are passed over. Of two files of one locale the first counts; within a
  /// folder they come in the order of their names.
  ///
  /// - Parameter folders: The folders; those that are not there are passed over.
  static func all(in folders: [String]) -> [DictionaryFile] {
    var files: [DictionaryFile] = []
    var known: Set<LocaleTag> = []
    for folder in folders {
      for name in names(in: folder) {
        let tag = LocaleTag(name)
        let path = folder + "/" + name
        guard tag.isWellFormed, !known.contains(tag), let target = target(of: path + ".aff"),
          unsafe access(path + ".dic", R_OK) == 0,
          unsafe access(path + ".aff", R_OK) == 0
        else { continue }
        known.insert(tag)
        files.append(DictionaryFile(path: target, tag: tag))
      }
    }
    return files
  }

  /// The names of the files of affixes without their extension, ascending.
  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name.hasSuffix(".aff") { names.append(String(name.dropLast(4))) }
    }
    return names.sorted()
  }

  /// Where the file really is, without its extension; the words stand beside it.
  private static func target(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    let target = unsafe String(cString: real)
    let stem = target.hasSuffix(".aff") ? String(target.dropLast(4)) : String(path.dropLast(4))
    return unsafe access(stem + ".dic", R_OK) == 0 ? stem : String(path.dropLast(4))
  }
}
