internal import CatalogModel
internal import SourceText

/// What a variation lacks.
enum VariationGap {
  /// The text of a form.
  case form(String)
  /// Any form.
  case variation(String)
  /// Devices that the entry is written for elsewhere, `other` for those that are not named.
  case devices([String])
  /// Any form of a substitution.
  case substitution(String)
}

/// Where a variation lacks something.
struct VariationGapPlace {
  /// What it lacks.
  let gap: VariationGap
  /// The bytes of what is incomplete.
  let range: SourceRange?
  /// The way to it inside the message; `nil` for the message as a whole.
  let path: VariationPath?
}

extension Message {
  /// The forms without a text and the variations without a form.
  fileprivate var gaps: [VariationGapPlace] {
    var gaps: [VariationGapPlace] = []
    root.forEachVariation(at: VariationPath()) { gaps += $1.gaps(at: $0) }
    for substitution in substitutions {
      if substitution.root.holdsNothing {
        gaps.append(
          VariationGapPlace(
            gap: .substitution(substitution.name), range: substitution.nameRange,
            path: VariationPath(substitution: substitution.name)))
      }
      substitution.root.forEachVariation(at: VariationPath(substitution: substitution.name)) {
        gaps += $1.gaps(at: $0)
      }
    }
    return gaps
  }
}

extension Variation {
  fileprivate func gaps(at path: VariationPath) -> [VariationGapPlace] {
    guard !cases.isEmpty else {
      return [VariationGapPlace(gap: .variation(kind.spelling), range: kindRange, path: path)]
    }
    return cases.filter(\.node.lacksText).map { form in
      VariationGapPlace(
        gap: .form(form.name), range: form.nameRange, path: path.appending(kind, form.name))
    }
  }
}

extension MessageNode {
  /// Whether the form has no value; one in state `new` is known to be unfinished.
  fileprivate var lacksText: Bool {
    guard variations.isEmpty, phrases == nil else { return false }
    return unit.map { $0.value == nil && $0.state != .new } ?? true
  }
}

extension Message {
  /// The variations by device, at any depth.
  fileprivate var deviceVariations: [(path: VariationPath, variation: Variation)] {
    var found: [(path: VariationPath, variation: Variation)] = []
    func add(_ path: VariationPath, _ variation: Variation) {
      if variation.kind == .device { found.append((path, variation)) }
    }
    root.forEachVariation(at: VariationPath(), add)
    for substitution in substitutions {
      substitution.root.forEachVariation(at: VariationPath(substitution: substitution.name), add)
    }
    return found
  }
}

extension EntryContext {
  /// Returns what the variations of a localization lack.
  func gaps(in localization: LocalizationContext) -> [VariationGapPlace] {
    var gaps = localization.localization.message.gaps
    let variations = localization.localization.message.deviceVariations
    guard !variations.isEmpty else { return gaps }
    let needsOther = !localization.locale.isSource && source?.servesOtherDevices ?? false
    let expected = needsOther ? devices + ["other"] : devices
    for (path, variation) in variations {
      let present = variation.cases.map(\.name)
      let missing = expected.filter { !present.contains($0) }
      guard !present.isEmpty, !present.contains("other"), !missing.isEmpty else { continue }
      gaps.append(
        VariationGapPlace(
          gap: .devices(missing), range: variation.kindRange, path: path.isEmpty ? nil : path))
    }
    return gaps
  }

  /// Returns the devices that the localizations name, `other` left out.
  func makeDevices() -> [String] {
    var devices: [String] = []
    for localization in varyingLocalizations {
      for (_, variation) in localization.localization.message.deviceVariations {
        for name in variation.cases.map(\.name) where name != "other" && !devices.contains(name) {
          devices.append(name)
        }
      }
    }
    return devices
  }
}

extension LocalizationContext {
  /// Whether the text varies by device and has a form for all devices that are not named.
  fileprivate var servesOtherDevices: Bool {
    localization.message.deviceVariations.contains { _, variation in
      variation.cases.contains { $0.name == "other" }
    }
  }
}
