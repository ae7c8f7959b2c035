/// A text with its state.
struct SampleUnit: Hashable {
  var state: String
  var value: String
}

/// Spoils every tenth text, with each kind of fault in turn.
struct FaultInjector {
  private enum Fault: CaseIterable {
    case emptyValue
    case newState
    case extraPlaceholder
    case missingPlaceholder
    case otherType
  }

  private static let interval = 10

  private let isActive: Bool
  private var textCount = 0

  init(isActive: Bool) { self.isActive = isActive }

  /// Counts a text, and spoils it when it is its turn.
  ///
  /// - Parameters:
  ///   - unit: The text.
  ///   - placeholders: The placeholders in it. A text without any gets one too many where one
  ///     should be missing or have another type.
  mutating func spoil(_ unit: inout SampleUnit, placeholders: [String]) {
    guard isActive else { return }
    textCount += 1
    guard textCount.isMultiple(of: FaultInjector.interval) else { return }
    let turn = textCount / FaultInjector.interval
    switch (Fault.allCases[turn % Fault.allCases.count], placeholders.first) {
    case (.emptyValue, _): unit.value = ""
    case (.newState, _): unit.state = "new"
    case (.missingPlaceholder, let placeholder?):
      unit.value = unit.value.replacing(placeholder, with: "…")
    case (.otherType, let placeholder?):
      let other = placeholder.hasSuffix("@") ? placeholder.dropLast() + "lld" : "%@"
      unit.value = unit.value.replacing(placeholder, with: other)
    case (.extraPlaceholder, _), (.missingPlaceholder, nil), (.otherType, nil):
      unit.value += " %3$@"
    }
  }
}
