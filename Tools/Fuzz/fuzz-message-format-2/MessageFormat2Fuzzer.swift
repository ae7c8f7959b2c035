import MessageSyntax

/// Reads any text as a message of MessageFormat 2, checks it and writes it again.
///
/// libFuzzer calls it with inputs of its own making; anything but a return is a fault. What was
/// written has to read back to the same message, and each place has to lie within the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessageFormat2(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let buffer = unsafe UnsafeBufferPointer(start: start, count: count)
  let text = unsafe String(decoding: buffer, as: UTF8.self)
  do throws(MessageFormat2.SyntaxError) {
    check(try MessageFormat2.Message(parsing: text))
  } catch {
    precondition(error.range.upperBound <= text.utf8.count, "an error outside of the text")
  }
  return 0
}

private func check(_ message: MessageFormat2.Message) {
  let canonical = message.canonicalText
  guard let again = try? MessageFormat2.Message(parsing: canonical) else {
    preconditionFailure("what was written cannot be read: \(canonical)")
  }
  precondition(again == message, "what was written reads as another message: \(canonical)")
  precondition(
    again.canonicalText.utf8.elementsEqual(canonical.utf8), "not canonical: \(canonical)")
  precondition(
    again.dataModelErrors().map(\.kind) == message.dataModelErrors().map(\.kind),
    "other errors after writing: \(canonical)")
  let length = message.text.utf8.count
  for error in message.dataModelErrors() {
    precondition(error.range.upperBound <= length, "an error outside of the text")
  }
  for use in message.variableUses {
    precondition(use.variable.range.upperBound <= length, "a variable outside of the text")
  }
  for pattern in message.patterns { _ = pattern.markupProblems() }
}
