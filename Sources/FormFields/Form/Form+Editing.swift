extension Form {
  /// Replaces the text of the field that has focus, as typing does.
  ///
  /// - Parameter text: The text.
  public mutating func edit(_ text: String) {
    guard let id = focusedID else { return dropAnnouncements() }
    edit(id, text)
  }

  /// Replaces the text of a field, as typing does.
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - text: The text.
  public mutating func edit(_ id: FieldID, _ text: String) {
    dropAnnouncements()
    guard let index = index(of: id) else { return }
    let before = fields[index]
    fields[index].edit(text)
    if before.error != nil, fields[index].error == nil, let problem = relationProblem(of: id) {
      // Right by itself now, and still wrong beside another field: the error stays, with another message.
      fields[index] = before
      fields[index].relationProblem = problem
      fields[index].edit(text)
    }
    applyRules(concerning: id)
  }

  /// Empties the field that has focus.
  public mutating func clear() {
    guard let id = focusedID else { return dropAnnouncements() }
    clear(id)
  }

  /// Empties a field; the focus stays where it is.
  ///
  /// - Parameter id: The field.
  public mutating func clear(_ id: FieldID) { change(id) { $0.clear() } }

  /// Submits the field that has focus, as the Return key does: shows what is wrong with it and stays, or goes on to the next
  /// field where nothing is.
  ///
  /// - Returns: Whether the person is through: the field is right and was the last one, so that the form can be saved.
  @discardableResult
  public mutating func submit() -> Bool {
    guard let index = focusedIndex else {
      dropAnnouncements()
      return false
    }
    dropAnnouncements()
    step { $0.fields[index].submit() }
    showRelations(of: index)
    guard fields[index].isValid else { return false }
    guard let next = self.index(after: index) else { return true }
    moveFocus(to: next)
    return false
  }

  /// Lets a field take input.
  ///
  /// - Parameter id: The field.
  public mutating func enable(_ id: FieldID) { change(id) { $0.isEnabled = true } }

  /// Stops a field from taking input; it loses its focus and its error, and is not checked.
  ///
  /// - Parameter id: The field.
  public mutating func disable(_ id: FieldID) { change(id) { $0.isEnabled = false } }

  /// Changes a field by what its own type can do, such as setting a value or an error of the server’s.
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - type: The type; where the field is of another one nothing is done.
  ///   - body: Changes the field. Where it gets focus here, the field that had it loses it.
  public mutating func update<Field: FormField>(
    _ id: FieldID, as type: Field.Type, _ body: (inout Field) -> Void
  ) {
    change(id) { field in
      guard var typed = field as? Field else { return }
      body(&typed)
      field = typed
    }
    guard let index = index(of: id), fields[index].isFocused else { return }
    for other in fields.indices where other != index && fields[other].isFocused {
      step { $0.fields[other].blur() }
      showRelations(of: other)
    }
  }

  /// Changes a field, and asks the rules that concern it.
  private mutating func change(_ id: FieldID, _ body: (inout any FormField) -> Void) {
    dropAnnouncements()
    guard let index = index(of: id) else { return }
    body(&fields[index])
    applyRules(concerning: id)
  }
}
