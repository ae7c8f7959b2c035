internal import CatalogModel
public import SourceText

/// Android's string resources, `res/values-LOCALE/strings.xml`.
///
/// - A `string` is an entry whose key is its name. A resource for a product has the key `name[product=tablet]`.
/// - `plurals` are an entry with a plural variation. Where a `string` of the file has the same name, which Android
///   allows, the key is `plurals/name`.
/// - Each item of a `string-array` is an entry: `name[0]`, `name[1]`, …
/// - A text is what the resource compiler aapt2 makes of it: escapes, quotation marks and white space are resolved.
///   Tags of inline elements stand in the text as they are written; `xliff:g` leaves its content.
/// - `formatted="false"` makes the syntax of the entry `plain`; other texts are formats of Java.
public struct AndroidFormat: CatalogFormat {
  /// The product of a resource, at its entry: a string.
  static let productField = "android.product"
  /// Attributes that the model has no place for, as an object of strings: at the catalog those of `resources`, at an
  /// entry those of its element, at a text those of its `item`.
  static let attributesField = "android.attributes"
  /// Comments and elements of other kinds that stand before an entry or an item, in the order of the file: strings
  /// with their XML.
  static let beforeField = "android.before"
  /// What stands behind the last entry or item: strings with their XML.
  static let afterField = "android.after"
  /// Comments and instructions before `resources`, at the catalog: strings with their XML.
  static let prologField = "android.prolog"
  /// The `xliff:g` elements of a text, in their order: objects with the attributes of the element, its `text`, and
  /// in `skip` how many places with the same text it passes over.
  static let placeholdersField = "android.placeholders"
  /// Which less-than signs of a text are characters and not the beginning of tags, where a writer would take them
  /// for the other: `true` for all, `false` for none, else their numbers from 0.
  static let escapedTagsField = "android.escapedTags"
  /// Whether a text is one character data section: `true`.
  static let characterDataField = "android.cdata"
  /// Whether a text refers to another resource, as `@string/name` does: `true`.
  static let referenceField = "android.reference"
  /// The element where it is not the usual one: `item` for `<item type="string">`.
  static let elementField = "android.element"

  /// The name on the command line.
  public let id = "android"
  /// The name in running text.
  public let name = "Android string resources"
  /// What the names of its files end with.
  public let fileExtensions = ["xml"]
  /// A file holds one language.
  public let layout = FormatLayout.monolingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [.comments, .plurals, .sourceTexts, .doNotTranslate, .emptyTexts],
    syntaxes: [.printf, .plain])

  /// Creates the format.
  public init() {}

  /// Returns the table of a file in a folder of values.
  ///
  /// Answers for names that speak of strings, plurals or arrays alone: colours and sizes have the same folders.
  public func location(of path: String) -> TableLocation? {
    let file = FileName(path)
    guard let name = file.stem(ofExtension: "xml"), AndroidFormat.isNameOfTexts(name),
      let folder = file.folders.last, let values = AndroidValuesFolder(String(folder))
    else { return nil }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).map(
      String.init)
    parts += [values.table, name + ".xml"]
    return TableLocation(
      table: parts.joined(separator: "/"), name: name, locale: values.locale)
  }

  /// Returns whether the element of resources begins in a file.
  public func recognizes(_ file: SourceFile) -> Bool {
    let beginning = String(decoding: file.bytes.prefix(8192), as: UTF8.self)
    return beginning.contains("<resources")
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader {
    AndroidReader(options)
  }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? {
    AndroidWriter(locale: options.locale)
  }

  private static func isNameOfTexts(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("string") || name.contains("plurals") || name.contains("arrays")
      || name.contains("translat")
  }
}
