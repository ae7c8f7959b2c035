public import CatalogModel

extension CatalogCompiler {
  /// The key of a message that is compiled alone.
  public static let messageKey = "message"

  /// Compiles one message alone, as a tool does that shows a text somebody is working on.
  ///
  /// The message has the key ``messageKey`` in the table `Localizable`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - syntax: How it says where values stand in it.
  ///   - locale: Its locale, in any spelling.
  ///   - options: How it is compiled.
  /// - Returns: The file.
  /// - Throws: What is wrong with the text.
  public static func compile(
    message text: String, syntax: TextSyntax, locale: String,
    options: CompileOptions = CompileOptions()
  ) throws(CompileError) -> [UInt8] {
    let unit = StringUnit(value: text)
    let localization = Localization(
      locale: locale, message: Message(root: MessageNode(unit: unit)))
    let entry = Entry(key: messageKey, localizations: [localization])
    let catalog = Catalog(sourceLanguage: locale, entries: [entry], syntax: syntax)
    return try compile([CatalogTable(name: "Localizable", catalog: catalog)], options: options)
  }
}
