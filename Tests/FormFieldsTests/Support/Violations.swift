import CatalogRuntime

@testable import FormFields

/// The invariants of a form across one event, and those that do not hold.
struct Violations {
  let event: FormEvent
  let before: ObservedForm.Snapshot
  let after: ObservedForm.Snapshot
  /// The fields that were left, and not emptied since, before the event.
  let checked: Set<FieldID>
  private(set) var found: [String] = []

  init(
    event: FormEvent, before: ObservedForm.Snapshot, after: ObservedForm.Snapshot,
    checked: Set<FieldID>
  ) {
    self.checked = checked
    self.event = event
    self.before = before
    self.after = after
  }

  mutating func check(_ holds: Bool, _ invariant: String) {
    if !holds { found.append(invariant) }
  }

  /// Whether a field lost focus, or what counts as that happened to it.
  private func wasLeft(_ id: FieldID) -> Bool {
    switch event {
    case .save: true
    case .submit: before.focus == id
    default: before.focus == id && after.focus != id
    }
  }

  private func wasCleared(_ id: FieldID) -> Bool {
    switch event {
    case .clear(id): !before.disabled.contains(id)
    case .save: after.entries.count > before.entries.count && !before.disabled.contains(id)
    default: false
    }
  }

  /// The fields that were left, and not emptied since, after the event.
  var checkedAfter: Set<FieldID> {
    let left = ObservedForm.ids.filter { wasLeft($0) }
    let begun = ObservedForm.ids.filter { wasCleared($0) || after.disabled.contains($0) }
    return checked.union(left).subtracting(begun)
  }

  mutating func checkErrors() {
    for id in ObservedForm.ids {
      let (old, new) = (before.errors[id], after.errors[id])
      let appeared = old == nil && new != nil
      if appeared {
        check(
          wasLeft(id) || (id == "again" && wasLeft("password") && checked.contains(id)),
          "\(id): an error appears only where focus is lost")
        if case .submit = event {
        } else if case .save = event {
        } else {
          check(after.focus != id, "\(id): no error appears under the cursor")
        }
      }
      check(
        after.announcements[id] == (appeared ? new.map { "Error: \($0)" } : nil),
        "\(id): an announcement is made exactly when an error appears")
      if new != nil { check(new == after.problems[id], "\(id): the error is what is wrong") }
      checkPresence(of: id, old: old, new: new)
      check(new == nil || !after.disabled.contains(id), "\(id): no error without input")
    }
  }

  /// Checks that errors are there where they should be.
  private mutating func checkPresence(of id: FieldID, old: String?, new: String?) {
    if wasCleared(id) {
      check(after.texts[id] == "", "\(id): emptied")
      check(new == nil, "\(id): an empty field has no error at once")
    } else if wasLeft(id) {
      check(new == after.problems[id], "\(id): what is wrong is shown when it is left")
    } else if id == "again", wasLeft("password"), checked.contains(id), after.focus != id {
      check(
        new == after.problems[id], "\(id): what is wrong beside a field is shown when that is left")
    } else if old != nil {
      check(new == after.problems[id], "\(id): an error goes exactly when the text is right")
    }
  }

  mutating func checkFocus() {
    switch event {
    case .type, .clear, .enable:
      check(before.focus == after.focus, "typing and emptying keep the focus")
    case .disable(let id):
      check(after.focus == (before.focus == id ? nil : before.focus), "focus leaves with input")
    case .focus(let id):
      check(
        after.focus == (before.disabled.contains(id) ? before.focus : id), "focus goes where asked")
    case .blur: check(after.focus == nil, "focus is taken away")
    case .next: check(after.focus == neighbor(in: ObservedForm.ids), "focus goes on in order")
    case .previous:
      check(after.focus == neighbor(in: ObservedForm.ids.reversed()), "focus goes back in order")
    case .submit:
      let wrong = before.focus.map { after.problems[$0] != nil } ?? true
      let next = neighbor(in: ObservedForm.ids)
      check(after.focus == (wrong ? before.focus : next ?? before.focus), "Return goes on")
    case .save: break
    }
    if let focus = after.focus {
      check(!after.disabled.contains(focus), "focus is where input is")
    }
  }

  /// The enabled field after the one that had focus; the first where none had it.
  private func neighbor(in ids: [FieldID]) -> FieldID? {
    let rest = before.focus.flatMap { ids.firstIndex(of: $0) }.map { ids[($0 + 1)...] } ?? ids[...]
    return rest.first { !before.disabled.contains($0) }
  }

  mutating func checkEntries(saved: Bool?) {
    let grown = after.entries.count - before.entries.count
    check(after.entries.starts(with: before.entries), "saved entries stay, in order")
    guard let saved else { return check(grown == 0, "only Save adds entries") }
    check(saved == before.problems.isEmpty, "Save saves exactly what is right")
    check(grown == (saved ? 1 : 0), "Save adds one entry")
    if saved {
      let shown = ["name", "nickname", "age"].map { FieldID(rawValue: $0) }
        .filter { !before.disabled.contains($0) }.compactMap { before.texts[$0] }
        .map { $0 == "1234" ? "1,234" : $0 }.filter { !$0.isEmpty }
      check(after.entries.last == shown.joined(separator: " · "), "the entry is what was typed")
      check(after.focus == firstEnabled, "focus goes to the first field")
    } else {
      check(
        after.focus == ObservedForm.ids.first { after.problems[$0] != nil },
        "focus goes to the first error")
    }
  }

  private var firstEnabled: FieldID? {
    ObservedForm.ids.first { !after.disabled.contains($0) }
  }
}
