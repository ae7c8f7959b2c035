extension Form {
  /// The field that has focus.
  public var focusedID: FieldID? { focusedIndex.map { ids[$0] } }

  var focusedIndex: Int? { fields.firstIndex(where: \.isFocused) }

  /// Gives a field focus; the one that had it loses it.
  ///
  /// - Parameter id: The field; one that is not there or not enabled leaves the focus where it is.
  public mutating func focus(_ id: FieldID) {
    dropAnnouncements()
    guard let index = index(of: id), fields[index].isEnabled, !fields[index].isFocused else {
      return
    }
    moveFocus(to: index)
  }

  /// Takes the focus away from the fields, as when a button gets it.
  public mutating func blur() {
    dropAnnouncements()
    moveFocus(to: nil)
  }

  /// Moves the focus to the next enabled field, or to the first where no field has it.
  ///
  /// - Returns: Whether there was one; after the last field none has focus, and the buttons follow.
  @discardableResult
  public mutating func focusNext() -> Bool {
    dropAnnouncements()
    return moveFocus(to: index(after: focusedIndex))
  }

  /// Moves the focus to the enabled field before, or to the last where no field has it.
  ///
  /// - Returns: Whether there was one; before the first field none has focus.
  @discardableResult
  public mutating func focusPrevious() -> Bool {
    dropAnnouncements()
    return moveFocus(to: fields[..<(focusedIndex ?? fields.endIndex)].lastIndex(where: \.isEnabled))
  }

  /// Gives an enabled field focus, or none; the one that had it shows what is wrong, and what it is checked with.
  ///
  /// A field that gets focus is not checked on the way: it has just been entered.
  ///
  /// - Returns: Whether there is a field.
  @discardableResult
  mutating func moveFocus(to index: Int?) -> Bool {
    let left = focusedIndex == index ? nil : focusedIndex
    if let left { step { $0.fields[left].blur() } }
    if let index { step { $0.fields[index].focus() } }
    if let left { showRelations(of: left) }
    return index != nil
  }

  /// Returns the first enabled field after another one, or of all.
  func index(after index: Int?) -> Int? {
    fields[(index.map { $0 + 1 } ?? fields.startIndex)...].firstIndex(where: \.isEnabled)
  }

  /// Takes the values of a field that was just committed to the rules, and shows what they find.
  mutating func showRelations(of index: Int) {
    step { $0.applyRules(concerning: $0.ids[index]) }
    if fields[index].hidesProblem { step { $0.fields[index].commit() } }
    commitFields(checkedBeside: ids[index])
  }

  /// Does a part of an event, and keeps the announcements that the parts before it made, as long as their errors are
  /// shown.
  mutating func step(_ body: (inout Form) -> Void) {
    let announcements = fields.map(\.announcement)
    body(&self)
    for (index, announcement) in announcements.enumerated() {
      guard let announcement, fields[index].announcement == nil, fields[index].error != nil else {
        continue
      }
      fields[index].announcement = announcement
    }
  }

  mutating func dropAnnouncements() {
    announcement = nil
    for index in fields.indices { fields[index].announcement = nil }
  }
}

extension FormField {
  /// Whether something is wrong that is not shown.
  var hidesProblem: Bool { error == nil && !isValid }
}
