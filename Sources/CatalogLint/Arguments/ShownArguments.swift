internal import CatalogModel
internal import MessageSyntax

extension LocalizationContext {
  /// Returns the arguments that a text shows itself, those of substitutions that it refers to left
  /// out.
  func shownArguments(in unit: UnitContext) -> Set<Int> {
    guard let format = unit.format?.ignoringProse() else { return [] }
    let own = unit.path.substitution.flatMap { resolver?.argument(ofSubstitution: $0) }
    let isOfMessage = unit.path.substitution == nil
    return Set(
      format.placeholders.compactMap { placeholder in
        switch placeholder.kind {
        case .conversion: isOfMessage ? placeholder.argument : placeholder.explicitPosition ?? own
        case .substitutionArgument: own
        case .substitution: nil
        }
      })
  }

  /// Returns the argument that a text of a substitution should show and does not; `nil` where the
  /// text shows it, where the message shows it beside the substitution, or where it is not known.
  ///
  /// - Parameters:
  ///   - unit: A text of a substitution.
  ///   - entry: The entry, whose source text tells whether the argument is to be shown at all.
  func unshownArgument(in unit: UnitContext, of entry: EntryContext) -> Int? {
    guard let name = unit.path.substitution,
      let argument = resolver?.argument(ofSubstitution: name), refersToSubstitution(name),
      !unit.uses.contains(where: { $0.index == argument }), entry.sourceShows(argument),
      !shows(argument, besideSubstitution: name)
    else { return nil }
    return argument
  }

  /// Returns the arguments that other forms of the same substitution name by position and this form leaves
  /// out, though the source text shows them for each form.
  func argumentsOfOtherForms(than unit: UnitContext, of entry: EntryContext) -> [Int] {
    guard let name = unit.path.substitution, refersToSubstitution(name) else { return [] }
    let own = resolver?.argument(ofSubstitution: name)
    let named = units.filter { $0.path.substitution == name }.reduce(into: Set<Int>()) {
      $0.formUnion($1.uses.lazy.filter(\.isPositioned).map(\.index))
    }
    return named.subtracting(unit.uses.map(\.index)).filter { argument in
      argument != own && entry.reference.required(at: unit.path).contains(argument)
        && !shows(argument, besideSubstitution: name)
        && !entry.leavesOut(argument, inFormLike: unit)
    }.sorted()
  }

  private func refersToSubstitution(_ name: String) -> Bool {
    units.contains { $0.refersToSubstitution(name) }
  }

  private func shows(_ argument: Int, besideSubstitution name: String) -> Bool {
    let texts = units.filter { $0.path.substitution == nil && $0.refersToSubstitution(name) }
    if !texts.isEmpty, texts.allSatisfy({ shownArguments(in: $0).contains(argument) }) {
      return true
    }
    return units.contains { unit in
      unit.path.substitution != nil && unit.path.substitution != name
        && unit.path.pluralCategory == "other" && shownArguments(in: unit).contains(argument)
    }
  }
}

extension UnitContext {
  /// The substitutions that the text refers to, in its order.
  var substitutionReferences: [(name: String, placeholder: PrintfPlaceholder)] {
    guard let format = format?.ignoringProse() else { return [] }
    return format.placeholders.compactMap { placeholder in
      guard case .substitution(let name) = placeholder.kind else { return nil }
      return (name, placeholder)
    }
  }

  /// Returns whether the text refers to a substitution.
  func refersToSubstitution(_ name: String) -> Bool {
    substitutionReferences.contains { $0.name == name }
  }
}

extension EntryContext {
  /// Returns whether the source text shows an argument where it is not one of a few small numbers:
  /// in a text that does not vary by number, or in a form `other`.
  func sourceShows(_ argument: Int) -> Bool {
    if let source, source.units.contains(where: \.hasText) {
      return source.units.contains { unit in
        (unit.path.pluralCategory ?? "other") == "other"
          && source.shownArguments(in: unit).contains(argument)
      }
    }
    return reference.isKnown && !reference.conversions(of: argument).isEmpty
  }

  /// Returns whether the source text has substitutions that show an argument in some forms, and not in one
  /// like that of a translation.
  fileprivate func leavesOut(_ argument: Int, inFormLike unit: UnitContext) -> Bool {
    let forms = (source?.units ?? []).filter { $0.path.substitution != nil && $0.hasText }
    let namesakes = forms.filter { $0.path.substitution == unit.path.substitution }
    let candidates = namesakes.isEmpty ? forms : namesakes
    func uses(_ form: UnitContext) -> Bool { form.uses.contains { $0.index == argument } }
    guard candidates.contains(where: uses) else { return false }
    let alike = candidates.filter { $0.path.pluralCategory == unit.path.pluralCategory }
    let others = candidates.filter { $0.path.pluralCategory == "other" }
    return !(alike.isEmpty ? others : alike).allSatisfy(uses)
  }
}
