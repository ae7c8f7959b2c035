internal import CatalogFormats
internal import CatalogModel
internal import SourceText

/// A catalog that is sent to translators, or that comes back from them.
struct ExchangeCatalog {
  /// The file.
  let file: SourceFile
  /// Its format.
  let format: any CatalogFormat
  /// What it holds.
  let catalog: Catalog

  /// A file that is still to be read.
  struct Source {
    /// The file.
    let file: SourceFile
    /// Its format.
    let format: any CatalogFormat
    /// What the file itself may not say.
    let options: ReadingOptions
    private let path: String

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The file, as the user named it.
    ///   - id: The name of its format; `nil` where its name and content tell.
    ///   - options: What the file itself may not say.
    /// - Returns: `nil` where there is none to be read, which was told.
    static func open(
      _ path: String, as id: String? = nil, _ options: ReadingOptions, _ context: CommandContext
    ) throws(UsageError) -> Source? {
      let path = ExchangeBundle(path)?.documentPath ?? path
      guard let file = context.read(path) else { return nil }
      let format = try ExchangeCatalog.format(of: file, named: id, option: "from")
      var options = options
      options.locale = format.location(of: path)?.locale ?? options.locale
      return Source(file: file, format: format, options: options, path: path)
    }

    /// Reads the file as a whole, and tells what is wrong in it.
    ///
    /// - Returns: `nil` where it could not be read as a whole.
    func read(_ context: CommandContext) -> ExchangeCatalog? {
      let parsed = format.reader(options).read(file)
      let problems = parsed.diagnostics.filter { $0.rule == .catalogParse && $0.severity == .error }
      guard !problems.isEmpty else {
        return ExchangeCatalog(file: file, format: format, catalog: parsed.value)
      }
      let lines = LineTable(file.bytes)
      for problem in problems {
        let place = problem.range.map { lines.position(at: $0.start) }
        context.fail(context.place(path, place), problem.message)
      }
      return nil
    }
  }

  /// Reads a catalog, and tells what is wrong in it.
  ///
  /// - Parameters:
  ///   - path: The file, as the user named it.
  ///   - id: The name of its format; `nil` where its name and content tell.
  ///   - options: What the file itself may not say.
  /// - Returns: `nil` where it could not be read as a whole.
  static func read(
    _ path: String, as id: String? = nil, _ options: ReadingOptions, _ context: CommandContext
  ) throws(UsageError) -> ExchangeCatalog? {
    try Source.open(path, as: id, options, context)?.read(context)
  }

  /// Returns the format of a file: the one that is named, else the one that its name and content tell.
  ///
  /// - Parameters:
  ///   - file: The file; one that is still to be written is empty.
  ///   - id: The name of the format.
  ///   - option: The option that names it.
  static func format(
    of file: SourceFile, named id: String?, option: String
  ) throws(UsageError) -> any CatalogFormat {
    if id == nil, ExchangeBundle(file.path) != nil { return XcodeLocalizationCatalogFormat() }
    if let format = id.flatMap({ CatalogFormats.named($0) }) ?? CatalogFormats.format(of: file) {
      // The name of a file to write does not tell; outside of a bundle it is plain XLIFF.
      let isNew = id == nil && file.bytes.isEmpty && format.id == "xcloc"
      return isNew ? CatalogFormats.named("xliff") ?? format : format
    }
    throw UsageError("“\(file.path)” has the name of no format; name one with “--\(option)”")
  }
}
