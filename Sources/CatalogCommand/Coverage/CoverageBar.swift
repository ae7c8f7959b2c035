/// A share drawn as a bar of characters.
struct CoverageBar: Hashable, Sendable {
  /// What is translated.
  let filled: String
  /// What is left.
  let rest: String

  /// Draws a share; the bar is full only where nothing is left, and empty only where nothing is there.
  ///
  /// - Parameters:
  ///   - basisPoints: The share in hundredths of a percent.
  ///   - width: The columns of the bar.
  ///   - hasBlocks: Whether block elements are used, which show eighths of a column.
  init(basisPoints: Int, width: Int, hasBlocks: Bool) {
    let parts = hasBlocks ? 8 : 1
    let whole = basisPoints * width * parts / 10_000
    let drawn = basisPoints > 0 ? max(whole, 1) : 0
    let (full, eighths) = drawn.quotientAndRemainder(dividingBy: parts)
    let partial = eighths == 0 ? "" : String("▏▎▍▌▋▊▉".dropFirst(eighths - 1).prefix(1))
    filled = String(repeating: hasBlocks ? "█" : "#", count: full) + partial
    rest = String(repeating: hasBlocks ? "░" : "-", count: width - full - (partial.isEmpty ? 0 : 1))
  }
}
