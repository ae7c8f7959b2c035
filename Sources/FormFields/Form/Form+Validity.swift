public import CatalogRuntime

extension Form {
  /// Whether nothing is wrong with any enabled field, shown or not.
  public var isValid: Bool { fields.allSatisfy(\.isValid) }

  /// Whether the button that saves is enabled: whether the form is valid.
  public var canSave: Bool { isValid }

  /// The errors that are shown, in the order of focus; what is wrong and not shown yet is in the `problems` of the fields.
  public var errors: [FormProblem] {
    zip(ids, fields).compactMap { id, field in
      field.error.map {
        FormProblem(id: id, title: field.title, message: $0, isEmpty: field.input.text.isEmpty)
      }
    }
  }

  /// The first error that is shown, in the order of focus.
  public var firstError: FormProblem? { errors.first }

  /// How many problems there are, in how many fields; `nil` while no error is shown.
  ///
  /// Only fields that show an error count, with all that is wrong with each of them.
  public var problemSummary: LocalizedStringResource? {
    let wrong = fields.filter { $0.error != nil }
    if wrong.isEmpty { return nil }
    let count = wrong.reduce(0) { $0 + max($1.problems.count, 1) }
    return .fields("\(count) problems in \(wrong.count) fields")
  }

  /// Asks the rules that concern a field.
  mutating func applyRules(concerning id: FieldID) {
    applyRules(rules.filter { $0.concerns(id) })
  }

  /// Asks rules, and all others about the same fields, and notes at those fields what is wrong.
  mutating func applyRules(_ asked: [FormRule]) {
    for id in Set(asked.map(\.field)) {
      guard let index = index(of: id) else { continue }
      let problem = relationProblem(of: id)
      if fields[index].relationProblem != problem { fields[index].relationProblem = problem }
    }
  }

  /// Returns the first thing that the rules about a field find wrong with it.
  func relationProblem(of id: FieldID) -> LocalizedStringResource? {
    rules.lazy.filter { $0.field == id }.compactMap(problem(of:)).first
  }

  private func problem(of rule: FormRule) -> LocalizedStringResource? {
    let others = rule.others.compactMap { self[$0] }
    guard let field = self[rule.field], others.count == rule.others.count, field.isEnabled,
      others.allSatisfy(\.isEnabled)
    else { return nil }
    return rule.check(field, others)
  }

  /// Shows what the rules find at fields that were checked before, after one that they read lost focus.
  mutating func commitFields(checkedBeside id: FieldID) {
    for rule in rules where rule.field != id && rule.others.contains(id) {
      guard let index = index(of: rule.field), fields[index].isChecked, !fields[index].isFocused
      else { continue }
      step { $0.fields[index].commit() }
    }
  }
}
