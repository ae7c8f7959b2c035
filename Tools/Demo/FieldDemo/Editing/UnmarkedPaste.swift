/// Pastes of a terminal that does not mark them.
enum UnmarkedPaste {
  /// No hand presses so many keys between two reads.
  static let fewestKeys = 64

  /// Returns the keys of one moment, those that only a paste can be as one paste.
  ///
  /// Keys that do not stand for text, Ctrl-C above all, stay what they are.
  static func merging(_ keys: [Key]) -> [Key] {
    guard keys.count >= fewestKeys else { return keys }
    var merged: [Key] = []
    var text = ""
    for key in keys {
      switch key {
      case .text(let typed), .paste(let typed): text += typed
      case .enter: text += "\n"
      case .tab: text += "\t"
      default:
        if !text.isEmpty { merged.append(.paste(text)) }
        text = ""
        merged.append(key)
      }
    }
    if !text.isEmpty { merged.append(.paste(text)) }
    return merged
  }
}
