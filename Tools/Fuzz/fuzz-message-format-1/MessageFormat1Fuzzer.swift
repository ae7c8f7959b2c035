import MessageSyntax

/// Reads any bytes as a pattern in every dialect; what is read is printed and must be read again as the same tree.
///
/// libFuzzer calls it with inputs of its own making; anything but a return is a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessageFormat1(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = unsafe String(
    decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  check(text, .icu(.doubleOptional), readAlikeBy: .icu(.doubleRequired))
  check(text, .icu(.doubleRequired), readAlikeBy: .icu(.doubleOptional))
  for ignoresTags in [false, true] {
    for requiresOther in [false, true] {
      let dialect = MessageFormat1.Dialect.formatJS(
        .init(ignoresTags: ignoresTags, requiresOther: requiresOther))
      check(text, dialect, readAlikeBy: dialect)
    }
  }
  return 0
}

private func check(
  _ text: String, _ dialect: MessageFormat1.Dialect, readAlikeBy other: MessageFormat1.Dialect
) {
  do throws(MessageFormat1.SyntaxError) {
    let pattern = try MessageFormat1.Pattern(parsing: text, dialect: dialect)
    let message = pattern.message
    checkArguments(of: pattern)
    checkSkeletons(of: message)
    let printed = message.pattern(in: dialect)
    for reader in [dialect, other] {
      let again = try? MessageFormat1.Message(parsing: printed, dialect: reader)
      precondition(again == message, "\(printed.debugDescription) is read otherwise")
    }
    if dialect == .icu() {
      let again = try? MessageFormat1.Message(parsing: pattern.doublingApostrophes, dialect: other)
      precondition(again == message, "apostrophes are doubled wrongly")
    }
  } catch {
    let count = text.utf8.count
    precondition(error.range.upperBound <= count && error.icuOffset <= count, "\(error)")
    precondition(!error.description.isEmpty && !error.icuStatus.isEmpty)
  }
}

private func checkArguments(of pattern: MessageFormat1.Pattern) {
  for use in pattern.arguments {
    precondition(!pattern.text(in: use.range).isEmpty)
    for selection in use.selections {
      precondition(pattern.text(in: selection.selectorRange) == selection.selector)
      precondition(use.range.contains(selection.messageRange.lowerBound))
    }
  }
}

private func checkSkeletons(of message: MessageFormat1.Message) {
  for node in message.nodes {
    guard case .argument(let argument) = node, let skeleton = argument.skeleton else { continue }
    _ = MessageFormat1.NumberSkeleton(parsing: skeleton)?.intlOptions
    _ = MessageFormat1.DateTimeSkeleton(skeleton, hourCycle: .h12).intlOptions
  }
}
