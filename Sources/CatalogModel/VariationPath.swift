/// The way from the root of a message to one of its texts.
///
/// The description is the notation of Xcode's XLIFF: `plural.one`, `device.mac.plural.other`,
/// `substitutions.count.plural.few`; it is empty for a text that does not vary.
public struct VariationPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down the tree.
  public struct Step: Hashable, Sendable {
    /// The dimension.
    public let kind: Variation.Kind
    /// The name of the form.
    public let name: String

    /// Creates a step.
    public init(kind: Variation.Kind, name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// The substitution that holds the text, or `nil` where the text belongs to the message itself.
  public var substitution: String?
  /// The steps from the root.
  public var steps: [Step]

  /// Creates a path.
  public init(substitution: String? = nil, steps: [Step] = []) {
    self.substitution = substitution
    self.steps = steps
  }

  /// Whether the text does not vary at all.
  public var isEmpty: Bool { substitution == nil && steps.isEmpty }

  /// The plural category nearest to the text, or `nil` where the text does not vary by plural.
  public var pluralCategory: String? { steps.last { $0.kind == .plural }?.name }

  /// Returns the path one step further down.
  public func appending(_ kind: Variation.Kind, _ name: String) -> VariationPath {
    VariationPath(substitution: substitution, steps: steps + [Step(kind: kind, name: name)])
  }

  /// The path in the notation of Xcode's XLIFF.
  public var description: String {
    var parts: [String] = []
    if let substitution { parts += ["substitutions", substitution] }
    for step in steps { parts += [step.kind.spelling, step.name] }
    return parts.joined(separator: ".")
  }
}

extension Message {
  /// Calls a closure for every text of the message, in the order of the file: first those of the
  /// message itself, then those of its substitutions.
  ///
  /// - Parameter body: Receives the way to the text and the text.
  public func forEachUnit(_ body: (VariationPath, StringUnit) -> Void) {
    root.forEachUnit(at: VariationPath(), body)
    for substitution in substitutions {
      substitution.root.forEachUnit(at: VariationPath(substitution: substitution.name), body)
    }
  }
}

extension MessageNode {
  /// Calls a closure for every text at or below this node, in the order of the file.
  ///
  /// - Parameters:
  ///   - path: The way to this node.
  ///   - body: Receives the way to the text and the text.
  public func forEachUnit(at path: VariationPath, _ body: (VariationPath, StringUnit) -> Void) {
    if let unit { body(path, unit) }
    for variation in variations {
      for form in variation.cases {
        form.node.forEachUnit(at: path.appending(variation.kind, form.name), body)
      }
    }
  }

  /// Calls a closure for every variation at or below this node, in the order of the file.
  ///
  /// - Parameters:
  ///   - path: The way to this node.
  ///   - body: Receives the way to the node that varies and the variation.
  public func forEachVariation(at path: VariationPath, _ body: (VariationPath, Variation) -> Void) {
    for variation in variations {
      body(path, variation)
      for form in variation.cases {
        form.node.forEachVariation(at: path.appending(variation.kind, form.name), body)
      }
    }
  }
}
