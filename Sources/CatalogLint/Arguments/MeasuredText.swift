internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// A text that is measured against the arguments of its entry.
struct MeasuredText {
  /// The most findings that one rule reports in one text: more tell nobody anything.
  static let maximumFindingCount = 20

  let entry: EntryContext
  let localization: LocalizationContext
  let unit: UnitContext

  /// Reports a finding at a part of the text.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - offsets: UTF-8 offsets in the text, or `nil` for all of it.
  ///   - findings: Where the finding goes.
  func report(
    _ message: DiagnosticMessage, at offsets: Range<Int>? = nil, into findings: inout FindingSink
  ) {
    let part = offsets.flatMap { unit.range(of: $0, in: entry.catalog) }
    findings.report(
      message, at: part ?? unit.unit.valueRange, key: entry.entry.key,
      locale: localization.localization.locale, path: unit.path)
  }

  /// Returns the first uses whose conversion differs in some aspect from what the program passes,
  /// each with its conversion and the one that was expected.
  func mismatches<Aspect: Equatable>(
    by aspect: (PrintfConversion) -> Aspect
  ) -> [(use: ArgumentUse, found: PrintfConversion, expected: PrintfConversion)] {
    var mismatches: [(use: ArgumentUse, found: PrintfConversion, expected: PrintfConversion)] = []
    for use in unit.uses where use.substitutionPart != .forms {
      guard let found = use.conversion,
        let expected = entry.reference.mismatch(of: found, with: use.index, by: aspect)
      else { continue }
      mismatches.append((use, found, expected))
      if mismatches.count == MeasuredText.maximumFindingCount { break }
    }
    return mismatches
  }

  /// Returns a part of the text.
  func spelling(at offsets: Range<Int>) -> String {
    let text = (unit.unit.value ?? "").utf8
    let start = text.index(text.startIndex, offsetBy: offsets.lowerBound)
    return String(decoding: text[start...].prefix(offsets.count), as: UTF8.self)
  }
}

extension EntryContext {
  /// Calls a closure for every text with a percent sign that is measured against the arguments of a
  /// message that goes through formatting: translations, and source text where the key is the
  /// format itself.
  func forEachMeasuredText(_ body: (MeasuredText) -> Void) {
    guard !formattedTexts.isEmpty, reference.isKnown else { return }
    for text in formattedTexts
    where !text.localization.locale.isSource || reference.measuresSource {
      body(MeasuredText(entry: self, localization: text.localization, unit: text.unit))
    }
  }
}
