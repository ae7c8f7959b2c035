/// Puts the parts of one name together.
struct PersonNameWriter {
  private enum Kind {
    case prefix, given, middle, family, suffix
  }

  let name: PersonName
  let convention: PersonNameConvention

  /// Returns the text of the name.
  ///
  /// - Parameter joins: Whether parts follow each other without a space where the language has none.
  func text(joins: Bool) -> String {
    var text = ""
    var last: (kind: Kind, text: String)?
    for part in parts where !part.text.isEmpty {
      if let last { text += separator(between: last, and: part, joins: joins) }
      text += part.text
      last = part
    }
    return text
  }

  private var parts: [(kind: Kind, text: String)] {
    let kinds: [Kind] =
      switch name.preferredOrder ?? convention.order {
      case .givenFirst: [.given, .middle, .family]
      case .familyFirst where convention.isMiddleBeforeGiven: [.family, .middle, .given]
      case .familyFirst: [.family, .given, .middle]
      }
    return ([.prefix] + kinds + [.suffix]).map { ($0, text(of: $0)) }
  }

  private func text(of kind: Kind) -> String {
    switch kind {
    case .prefix: name.prefix
    case .given: name.given
    case .middle: name.middle
    case .family: name.family
    case .suffix: name.suffix
    }
  }

  private func separator(
    between first: (kind: Kind, text: String), and second: (kind: Kind, text: String), joins: Bool
  ) -> String {
    let isTitle = first.kind == .prefix || second.kind == .suffix
    let isForeign = name.preferredOrder == .givenFirst && convention.order == .familyFirst
    if isForeign, !isTitle, convention.writes(first.text), convention.writes(second.text) {
      return convention.foreignSeparator
    }
    guard joins, convention.writes(first.text), convention.writes(second.text) else { return " " }
    switch convention.joining {
    case .never: return " "
    case .familyAndGiven: return first.kind == .family && second.kind == .given ? "" : " "
    case .always: return ""
    }
  }
}
