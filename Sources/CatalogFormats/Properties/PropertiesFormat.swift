internal import CatalogModel
public import SourceText

/// Java’s resource bundles (`.properties`).
///
/// A bundle is a family of files: `Messages.properties` has the source texts, `Messages_de.properties` and
/// `Messages_zh_Hant_TW.properties` the others. Files are UTF-8, and ISO-8859-1 where they are no valid UTF-8, as
/// Java reads them since version 9.
///
/// Java programs call `MessageFormat` for texts with arguments alone. Without a syntax in the options a text with an
/// argument such as `{0}` or `{1,number}` is one of MessageFormat, and every other text is plain: its apostrophes and
/// braces are what they look like. In such patterns an apostrophe always quotes, as `java.text.MessageFormat` has
/// it (`MessageFormat1.ApostropheMode.doubleRequired`).
public struct PropertiesFormat: CatalogFormat {
  /// The field of an entry, and of the catalog for what stands behind the last entry, with the comments that a blank
  /// line parts from the next entry: a list of texts without the signs before their lines.
  public static let commentsField = "properties.comments"

  /// The name on the command line.
  public let id = "properties"
  /// The name in running text.
  public let name = "Java properties"
  /// What the names of its files end with.
  public let fileExtensions = ["properties"]
  /// How files and languages go together.
  public let layout = FormatLayout.monolingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [.comments, .sourceTexts, .emptyTexts],
    syntaxes: [.plain, .messageFormat1, .printf, .braces])

  /// Creates the format.
  public init() {}

  /// Tells by its name which bundle a file belongs to.
  ///
  /// Most files with this extension are settings and no texts: `gradle.properties` looks like the base of a bundle.
  /// So a location without a locale counts only where another file of the same table has one.
  public func location(of path: String) -> TableLocation? {
    let name = FileName(path)
    guard let stem = name.stem(ofExtension: "properties") else { return nil }
    let folder = path.dropLast(name.text.utf8.count)
    let suffix = PropertiesFormat.localeStart(in: stem)
    let base = suffix.map { String(stem[..<stem.index(before: $0)]) } ?? stem
    return TableLocation(
      table: folder + base + "_*." + name.text.dropFirst(stem.count + 1), name: base,
      locale: suffix.map { String(stem[$0...]) })
  }

  /// Where the locale begins in a name, behind its underscore: the longest locale that is one of Java’s spellings.
  private static func localeStart(in stem: String) -> String.Index? {
    var rest = stem[...]
    while let underscore = rest.firstIndex(of: "_") {
      rest = rest[stem.index(after: underscore)...]
      if underscore > stem.startIndex, isJavaLocale(rest) { return rest.startIndex }
    }
    return nil
  }

  /// Whether a suffix is `language_Script_REGION_variant` with the case of letters that Java looks for.
  private static func isJavaLocale(_ suffix: Substring) -> Bool {
    var parts = suffix.split(separator: "_", omittingEmptySubsequences: false)[...]
    guard let language = parts.popFirst(), 2...3 ~= language.utf8.count,
      language.utf8.allSatisfy({ 0x61...0x7A ~= $0 })
    else { return false }
    if parts.first?.utf8.count == 4 { parts = parts.dropFirst() }
    if let region = parts.first {
      guard region.utf8.allSatisfy({ 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 }),
        2...3 ~= region.utf8.count
      else { return false }
      parts = parts.dropFirst()
    }
    guard parts.count <= 1 else { return false }
    return LocaleName.isLocale(suffix.dropLast((parts.first?.count ?? -1) + 1))
  }

  /// Returns whether the content of a file is one of the format.
  public func recognizes(_ file: SourceFile) -> Bool {
    FileName(file.path).stem(ofExtension: "properties") != nil
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader {
    PropertiesReader(
      locale: options.locale ?? options.assumedSourceLanguage,
      sourceLanguage: options.assumedSourceLanguage, syntax: options.syntax)
  }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    PropertiesWriter(options, capabilities)
  }
}
