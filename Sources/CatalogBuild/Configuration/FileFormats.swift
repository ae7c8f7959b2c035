package import CatalogFormats
internal import CatalogModel
package import SourceText
internal import StructuredText

/// Which formats the files of a project have, as its configuration and the command line say, else as their names and
/// contents tell.
package struct FileFormats: Sendable {
  /// The key of the configuration.
  package static let key = "formats"
  /// The names of all formats.
  package static let names = CatalogFormats.all.map(\.id)

  /// The format that every file is said to have; `nil` where that is not said.
  package private(set) var every: (any CatalogFormat)?
  /// Patterns of files, relative to the folder of the configuration, with the format of what they match; the first one
  /// that matches counts.
  package private(set) var patterns: [Pattern] = []
  /// The folder of the configuration, absolute.
  package var folder = ""
  /// Returns the absolute path of a file that the user named.
  package var locate: @Sendable (String) -> String = { $0 }

  /// A pattern of files with the format of what it matches.
  package struct Pattern: Sendable {
    /// The files.
    package let files: FileGlob
    /// Their format.
    package let format: any CatalogFormat
  }

  /// Creates the setting of a project that says nothing.
  package init() {}

  /// Creates the setting of a command line, which counts more than all patterns.
  ///
  /// - Parameter name: The name of the format of every file.
  /// - Returns: `nil` for what is no name.
  package init?(every name: String) {
    guard let format = CatalogFormats.named(name) else { return nil }
    every = format
  }

  /// Reads the value of the key: an object from patterns of files to names of formats.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - reader: The configuration, which notes what is wrong.
  package init(_ node: Int, in reader: inout CheckedJSON) {
    for (name, member) in reader.members(of: node, FileFormats.key) {
      let format = FileFormats.format(member, in: &reader)
      do throws(FileGlobError) {
        let files = try FileGlob(name)
        if let format { patterns.append(Pattern(files: files, format: format)) }
      } catch {
        reader.report(error.message(name), at: reader.json.nameRange(member))
      }
    }
  }

  private static func format(_ node: Int, in reader: inout CheckedJSON) -> (any CatalogFormat)? {
    guard let name = reader.string(node, key) else { return nil }
    if let format = CatalogFormats.named(name) { return format }
    reader.report(
      "“\(name)” is no format: \(names.joined(separator: ", "))", at: reader.json.range(node),
      suggestion: NameSuggestion.nearest(to: name, among: names))
    return nil
  }

  /// Returns the format that a file is said to have, or `nil` where that is not said.
  ///
  /// - Parameter path: The absolute path of the file.
  private func saidFormat(ofFileAt path: String) -> (any CatalogFormat)? {
    if let every { return every }
    guard !patterns.isEmpty else { return nil }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.hasPrefix(prefix) else { return nil }
    let relative = String(path.dropFirst(prefix.count))
    return patterns.first { $0.files.matches(relative) }?.format
  }

  /// Returns the format of a file that is to be read, or `nil` where it has a name that no format has.
  ///
  /// - Parameter file: The file, by the path that the user named.
  package func format(of file: SourceFile) -> (any CatalogFormat)? {
    let path = locate(file.path)
    if let said = saidFormat(ofFileAt: path) { return said }
    let candidates = CatalogFormats.candidates(for: path)
    if isToldByContent(file.path) {
      return candidates.first { $0.recognizes(SourceFile(path: path, bytes: file.bytes)) }
    }
    guard candidates.count > 1 else { return candidates.first }
    return CatalogFormats.format(of: SourceFile(path: path, bytes: file.bytes))
  }

  /// Returns whether the name of a file is one of any text, so that its content tells whether it is a catalog.
  package func isToldByContent(_ path: String) -> Bool {
    FileFormats.fileExtension(of: path) == "txt" && saidFormat(ofFileAt: locate(path)) == nil
  }

  /// Returns whether a file that the user names may have a format, as far as its name tells.
  package func mayBeCatalog(_ path: String) -> Bool {
    every != nil || !CatalogFormats.candidates(for: path).isEmpty
      || saidFormat(ofFileAt: locate(path)) != nil
  }
}

extension FileFormats {
  /// What a search of folders makes of a file.
  package enum Finding: Sendable {
    /// It is none of ours.
    case nothing
    /// It is a catalog.
    case catalog(any CatalogFormat)
    /// It is one if another file of the same table has a locale in its path.
    case base(any CatalogFormat, table: String)
    /// It is one with a locale in its path.
    case translation(any CatalogFormat, table: String)
  }

  /// The extensions that files of many kinds have.
  private static let common: Set = [
    "json", "xml", "txt", "properties", "csv", "tsv", "yml", "yaml",
  ]
  /// Of those, the ones whose files say at their beginning what they are.
  private static let marked: Set = ["xml"]

  /// Returns whether a file or folder has a name that only catalogs have.
  package static func isCatalogName(_ path: String) -> Bool {
    !common.contains(fileExtension(of: path)) && !CatalogFormats.candidates(for: path).isEmpty
  }

  /// Returns what a search of folders makes of a file.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - read: Reads the file, which is asked for only where the path does not tell.
  package func finding(at path: String, reading read: () -> SourceFile?) -> Finding {
    if let every {
      let isNamed = every.fileExtensions.contains(FileFormats.fileExtension(of: path))
      return isNamed ? .catalog(every) : .nothing
    }
    if let said = saidFormat(ofFileAt: path) { return .catalog(said) }
    let candidates = CatalogFormats.candidates(for: path)
    guard !candidates.isEmpty else { return .nothing }
    let located = candidates.compactMap { format in
      format.location(of: path).map { (format: format, location: $0) }
    }
    let isCommon = FileFormats.common.contains(FileFormats.fileExtension(of: path))
    var found = located.first
    if isCommon || located.count > 1 {
      guard !located.isEmpty, let file = read() else { return .nothing }
      found = located.first { $0.format.recognizes(file) }
    }
    guard let (format, location) = found else { return .nothing }
    let isMarked = FileFormats.marked.contains(FileFormats.fileExtension(of: path))
    guard format.layout == .monolingual, isCommon, !isMarked else { return .catalog(format) }
    let table = format.id + ":" + location.table
    return location.locale == nil
      ? .base(format, table: table) : .translation(format, table: table)
  }

  private static func fileExtension(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}

extension [any CatalogFormat] {
  /// The files as a message lists them: `*.xcstrings, *.strings`.
  package var list: String {
    var extensions: [String] = []
    for fileExtension in flatMap(\.fileExtensions) where !extensions.contains(fileExtension) {
      extensions.append(fileExtension)
    }
    return extensions.map { "*." + $0 }.joined(separator: ", ")
  }
}

extension CatalogFormat {
  /// Whether a program can look texts of the format up: one of their syntaxes can be compiled.
  package var isCompilable: Bool {
    !capabilities.syntaxes.isDisjoint(with: [.printf, .messageFormat1, .messageFormat2, .plain])
  }
}
