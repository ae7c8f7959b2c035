internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Makes changes in a file by what its format’s writer would change.
///
/// The catalog is written before and after the changes. The lines that differ are looked up in the file, by the places
/// of the texts around them, and changed there. Read again, the file has to be the catalog with the changes: else
/// nothing is changed.
struct CanonicalMerge {
  private let format: any CatalogFormat
  private let file: SourceFile
  private let catalog: Catalog
  private let changes: [CatalogChange]
  private let locale: String?
  private let reading: ReadingOptions

  init(
    format: any CatalogFormat, file: SourceFile, catalog: Catalog, changes: [CatalogChange]
  ) {
    self.format = format
    self.file = file
    self.catalog = catalog
    self.changes = changes
    locale = format.layout == .multilingual ? nil : changes.first?.locale
    reading = ReadingOptions(
      locale: locale, sourceLanguage: catalog.sourceLanguage,
      syntax: catalog.entries.isEmpty ? nil : catalog.syntax)
  }

  /// Returns the edits.
  ///
  /// - Parameters:
  ///   - others: The changes that texts in their places cannot make.
  ///   - placed: The edits that make the rest.
  func edits(
    for others: [CatalogChange], beside placed: [TextEdit]
  ) throws(CatalogEditError) -> [TextEdit] {
    let subject = Diagnostic.Subject(key: others.first?.key, locale: others.first?.locale)
    let foreign = CatalogEditError(kind: .foreignLayout, subject: subject)
    guard TextEncoding(of: file.bytes) == .utf8 else { throw foreign }
    let before = try written(catalog)
    let after = try written(catalog.changed(by: others))
    let lines = (
      file: FileLines(file), before: FileLines(path: file.path, before),
      after: FileLines(path: file.path, after)
    )
    let toFile = LineAlignment(
      lines.before, lines.file, anchors: anchors(lines.before, lines.file, areEqual: false))
    let toAfter = LineAlignment(
      lines.before, lines.after, anchors: anchors(lines.before, lines.after, areEqual: true))
    var edits = placed
    for hunk in toAfter.differences {
      guard let new = toFile.edits(for: hunk, from: lines.after) else { throw foreign }
      edits += new
    }
    var text = EditedText(file.bytes)
    guard (try? text.apply(edits)) != nil else { throw foreign }
    let expected = try written(catalog.changed(by: changes))
    guard dump(text.bytes) == dump(expected) else { throw foreign }
    return edits
  }

  private func written(_ catalog: Catalog) throws(CatalogEditError) -> [UInt8] {
    guard let writer = format.writer(WritingOptions(locale: locale)) else {
      throw CatalogEditError(kind: .missingPlace, subject: .init())
    }
    do throws(CatalogWriteError) { return try writer.write(catalog) } catch {
      throw CatalogEditError(kind: .unwritable(error.kind), subject: error.subject)
    }
  }

  private func read(_ bytes: [UInt8]) -> Catalog {
    format.reader(reading).read(SourceFile(path: file.path, bytes: bytes)).value
  }

  private func dump(_ bytes: [UInt8]) -> String {
    CatalogDumper.dump(read(bytes), ranges: .hidden)
  }

  /// The lines of the same keys and texts in two files.
  private func anchors(
    _ left: FileLines, _ right: FileLines, areEqual: Bool
  ) -> [LineAlignment.Anchor] {
    let others = Dictionary(
      read(right.bytes).entries.map { (ExactName($0.key), $0) }, uniquingKeysWith: { a, _ in a })
    var anchors: [LineAlignment.Anchor] = []
    for entry in read(left.bytes).entries {
      guard let other = others[ExactName(entry.key)] else { continue }
      let places = other.places
      for (name, range) in entry.places {
        guard let place = places[name] else { continue }
        let anchor = LineAlignment.Anchor(
          left: left.lines(of: range), right: right.lines(of: place))
        if !areEqual || left.areEqual(anchor.left, right, anchor.right) { anchors.append(anchor) }
      }
    }
    return anchors.sorted {
      ($0.left.lowerBound, $0.right.lowerBound) < ($1.left.lowerBound, $1.right.lowerBound)
    }
  }
}

extension Catalog {
  /// The catalog with other messages.
  fileprivate func changed(by changes: [CatalogChange]) -> Catalog {
    var result = self
    var positions: [ExactName: Int] = [:]
    for (index, entry) in entries.enumerated() where positions[ExactName(entry.key)] == nil {
      positions[ExactName(entry.key)] = index
    }
    var added: [ExactName: [Entry]] = [:]
    var behind: [ExactName: ExactName] = [:]
    var atEnd: [Entry] = []
    for change in changes {
      let localization = Localization(locale: change.locale, message: change.message)
      if let position = positions[ExactName(change.key)] {
        result.entries[position].set(localization)
      } else if var entry = change.newEntry {
        entry.set(localization)
        // A new entry behind a new one stands behind that one’s place, too.
        let preceding = change.precedingKey.map { behind[ExactName($0)] ?? ExactName($0) }
        if let preceding, positions[preceding] != nil {
          added[preceding, default: []].append(entry)
          behind[ExactName(change.key)] = preceding
        } else {
          atEnd.append(entry)
        }
      }
    }
    guard !added.isEmpty || !atEnd.isEmpty else { return result }
    result.entries =
      result.entries.flatMap { [$0] + (added.removeValue(forKey: ExactName($0.key)) ?? []) } + atEnd
    return result
  }
}

extension Entry {
  /// Puts a localization in the place of that of the same locale, or adds it.
  fileprivate mutating func set(_ localization: Localization) {
    let tag = LocaleTag(localization.locale)
    guard let index = localizations?.firstIndex(where: { LocaleTag($0.locale) == tag }) else {
      localizations = (localizations ?? []) + [localization]
      return
    }
    localizations?[index].message.root.replaceTexts(by: localization.message.root)
    localizations?[index].message.substitutions = localization.message.substitutions
  }

  /// Where the key and the texts stand, by names of their own.
  fileprivate var places: [String: SourceRange] {
    var places: [String: SourceRange] = [:]
    if let keyRange { places["key"] = keyRange }
    for localization in localizations ?? [] {
      localization.message.forEachUnit { path, unit in
        if let range = unit.valueRange {
          places[localization.locale + "\u{0}" + path.description] = range
        }
      }
    }
    return places
  }
}

extension MessageNode {
  /// Takes texts, states and forms of another node, and keeps the fields of the format.
  fileprivate mutating func replaceTexts(by other: MessageNode) {
    if var unit = other.unit {
      unit.otherFields = self.unit?.otherFields ?? []
      self.unit = unit
    } else {
      unit = nil
    }
    let old = variations
    variations = other.variations
    for index in variations.indices {
      let known = old.first { $0.kind == variations[index].kind }
      for form in variations[index].cases.indices {
        let name = variations[index].cases[form].name
        guard var node = known?.cases.first(where: { $0.name == name })?.node else { continue }
        node.replaceTexts(by: variations[index].cases[form].node)
        variations[index].cases[form].node = node
      }
    }
  }
}
