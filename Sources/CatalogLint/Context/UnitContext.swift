internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// A text under check.
final class UnitContext {
  /// The way to the text inside the message.
  let path: VariationPath
  /// The text and its state.
  let unit: StringUnit
  /// The text read as a printf format; `nil` where it holds no percent sign at all.
  let format: PrintfText?
  /// The arguments that the text uses, in its order, percent signs in prose left out.
  let uses: [ArgumentUse]

  /// Creates a text that is a message of MessageFormat 1 or 2, in which a percent sign is text.
  init(message unit: StringUnit, at path: VariationPath) {
    self.path = path
    self.unit = unit
    format = nil
    uses = []
  }

  init(
    _ unit: StringUnit, at path: VariationPath, resolver: ArgumentResolver?,
    hasJavaFormats: Bool = false
  ) {
    self.path = path
    self.unit = unit
    guard unit.mayHoldPlaceholders, let value = unit.value else {
      format = nil
      uses = []
      return
    }
    let format =
      hasJavaFormats ? PrintfText(parsingJava: value) : PrintfText(parsing: value)
    let resolver = resolver ?? ArgumentResolver.withoutSubstitutions
    self.format = format
    if let substitution = path.substitution {
      uses = resolver.uses(in: format.ignoringProse(), ofSubstitution: substitution)
    } else {
      uses = resolver.uses(in: format.ignoringProse())
    }
  }

  /// Whether the text is more than nothing.
  var hasText: Bool { unit.hasText }

  /// Whether the text is nothing, or nothing but white space.
  var isBlank: Bool { (unit.value ?? "").isBlank }

  /// Whether the text has letters besides its placeholders.
  var hasLetters: Bool { (unit.value ?? "").hasLetterOutsidePlaceholders }

  /// Returns the bytes in the file of a part of the text, or `nil` where the model has no ranges.
  ///
  /// - Parameters:
  ///   - offsets: UTF-8 offsets in the text.
  ///   - catalog: The catalog that holds the text.
  func range(of offsets: Range<Int>, in catalog: CatalogContext) -> SourceRange? {
    unit.valueRange.map { catalog.range(of: offsets, in: $0) }
  }
}
