package import CatalogFormats
package import CatalogModel
package import SourceText
internal import StructuredText

/// In which syntax the texts of a project’s catalogs are written, as its configuration and the command line say.
package struct TextSyntaxes: Sendable {
  /// The key of the configuration.
  package static let key = "syntax"

  /// The names of all syntaxes.
  package static let names = TextSyntax.allCases.map(\.rawValue)

  /// The syntax of every catalog that no pattern matches; `nil` leaves it to the format and the file.
  package private(set) var standard: TextSyntax?
  /// Patterns of files, relative to the folder of the configuration, with the syntax of what they match; the first
  /// one that matches counts.
  package private(set) var patterns: [Pattern] = []
  /// The folder of the configuration, absolute.
  package var folder = ""
  /// Returns the absolute path of a file that the user named.
  package var locate: @Sendable (String) -> String = { $0 }

  /// A pattern of files with the syntax of what it matches.
  package struct Pattern: Hashable, Sendable {
    /// The files.
    package let files: FileGlob
    /// Their syntax.
    package let syntax: TextSyntax
  }

  /// Creates the setting of a project that says nothing: formats and files tell.
  package init() {}

  /// Creates the setting of a command line, which counts more than all patterns.
  ///
  /// - Parameter syntax: The syntax of every catalog.
  package init(every syntax: TextSyntax) { standard = syntax }

  /// Creates the setting of a command line.
  ///
  /// - Parameter name: The name of the syntax of every catalog.
  /// - Returns: `nil` for what is no name.
  package init?(every name: String) {
    guard let syntax = TextSyntax(rawValue: name) else { return nil }
    self.init(every: syntax)
  }

  /// Reads the value of the key: the name of a syntax, or an object from patterns of files to such names.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - reader: The configuration, which notes what is wrong.
  package init(_ node: Int, in reader: inout CheckedJSON) {
    guard reader.json.kind(node) == .object else {
      guard reader.json.kind(node) == .string else {
        reader.reportType(node, TextSyntaxes.key, "a string or an object")
        return
      }
      standard = TextSyntaxes.syntax(node, in: &reader) ?? standard
      return
    }
    for (name, member) in reader.members(of: node, TextSyntaxes.key) {
      let syntax = TextSyntaxes.syntax(member, in: &reader)
      do throws(FileGlobError) {
        let files = try FileGlob(name)
        if let syntax { patterns.append(Pattern(files: files, syntax: syntax)) }
      } catch {
        reader.report(error.message(name), at: reader.json.nameRange(member))
      }
    }
  }

  private static func syntax(_ node: Int, in reader: inout CheckedJSON) -> TextSyntax? {
    guard let name = reader.string(node, key) else { return nil }
    if let syntax = TextSyntax(rawValue: name) { return syntax }
    reader.report(
      "“\(name)” is no value of “\(key)”: \(names.joined(separator: ", "))",
      at: reader.json.range(node),
      suggestion: NameSuggestion.nearest(to: name, among: names))
    return nil
  }

  /// Returns the syntax that a catalog is said to have, or `nil` where that is not said.
  ///
  /// - Parameter path: Its file, as the user named it.
  package func syntax(ofFile path: String) -> TextSyntax? {
    guard !patterns.isEmpty else { return standard }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let absolute = locate(path)
    guard absolute.hasPrefix(prefix) else { return standard }
    let relative = String(absolute.dropFirst(prefix.count))
    return patterns.first { $0.files.matches(relative) }?.syntax ?? standard
  }

  /// Returns the syntax that a catalog is said to have, if its format can have it.
  ///
  /// - Parameters:
  ///   - path: Its file, as the user named it.
  ///   - format: Its format.
  package func syntax(ofFile path: String, in format: any CatalogFormat) -> TextSyntax? {
    syntax(ofFile: path).flatMap { format.capabilities.syntaxes.contains($0) ? $0 : nil }
  }

  /// Returns what a reader made of a file, with the syntax that its texts are said to have.
  ///
  /// - Parameters:
  ///   - parsed: The catalog.
  ///   - path: Its file, as the user named it.
  ///   - format: Its format.
  package func marked(
    _ parsed: Parsed<Catalog>, ofFile path: String, in format: any CatalogFormat
  ) -> Parsed<Catalog> {
    guard let syntax = syntax(ofFile: path, in: format) else { return parsed }
    var parsed = parsed
    parsed.value.syntax = syntax
    return parsed
  }
}

extension TextSyntaxes {
  /// Reads the key alone, for a tool that needs nothing else of a configuration.
  ///
  /// - Parameters:
  ///   - file: The configuration.
  ///   - folder: The absolute path of its folder.
  /// - Returns: What it says, with everything that is wrong in it.
  package static func read(
    _ file: SourceFile, in folder: String
  ) -> (syntaxes: TextSyntaxes, problems: [FileProblem]) {
    var syntaxes = TextSyntaxes()
    syntaxes.folder = folder
    do throws(JSONSyntaxError) {
      var reader = CheckedJSON(try JSONDocument(parsing: file.bytes))
      for (name, node) in reader.members(of: 0, file.path) where name == key {
        syntaxes = TextSyntaxes(node, in: &reader)
        syntaxes.folder = folder
      }
      return (syntaxes, reader.problems)
    } catch {
      return (syntaxes, [FileProblem(message: error.message, range: error.range)])
    }
  }
}
