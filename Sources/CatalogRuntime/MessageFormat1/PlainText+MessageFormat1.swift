internal import CompiledCatalog

extension PlainText {
  private typealias Layout = MessageFormat1Layout

  /// Writes a message of ICU MessageFormat where it is made of texts, strings and small whole numbers, chosen by one of
  /// them, and returns whether that is so.
  @inline(never)
  func writeMessageFormat1(_ program: ProgramView, to output: inout FormatOutput) -> Bool {
    let showsTextsAsTheyAre = names.arePositions && !writer.isIsolating
    var place = Layout.start
    while let word = program.word(at: place) {
      let position: Int
      switch Layout.Operation(word: word) {
      case .end: return !output.isTruncated
      case .text, .textAndArgument, .lastText:
        guard let text = program.text(at: place &+ 1) else { return false }
        output.append(text)
        if word & 0xFF == Layout.Operation.lastText.rawValue { return !output.isTruncated }
        place &+= Layout.textSize
        guard word & 0xFF == Layout.Operation.textAndArgument.rawValue else { continue }
        if showsTextsAsTheyAre,
          writer.arguments.writeString(Int(word >> Layout.positionShift), to: &output)
        {
          place &+= Layout.textAndArgumentSize &- Layout.textSize
          continue
        }
        position = self.position(of: word, nameAt: place, in: program)
        place &+= Layout.textAndArgumentSize &- Layout.textSize
      case .argument:
        guard word & Layout.formatMask == 0 else { return false }
        if showsTextsAsTheyAre,
          writer.arguments.writeString(Int(word >> Layout.positionShift), to: &output)
        {
          place &+= Layout.argumentSize
          continue
        }
        position = self.position(of: word, nameAt: place &+ 1, in: program)
        place &+= Layout.argumentSize
      case .pound:
        let position = self.position(of: word, nameAt: place &+ 1, in: program)
        guard let offset = program.number(at: place &+ 2),
          writeNumber(position, less: offset, to: &output)
        else { return false }
        place &+= Layout.poundSize
        continue
      case .plural:
        let position = self.position(of: word, nameAt: place &+ 1, in: program)
        guard let next = message(ofPlural: word, position, at: place, in: program), next > place
        else { return false }
        place = next
        continue
      case .select:
        let position = self.position(of: word, nameAt: place &+ 1, in: program)
        guard let beginning = writer.arguments.beginningOfString(at: position),
          let next = program.message(
            ofSelect: word, at: place, textBeginningWith: beginning,
            isText: { writer.arguments.isString(position, $0) }),
          next > place
        else { return false }
        place = next
        continue
      case .jump:
        let next = Int(word >> Layout.operandShift)
        guard next > place else { return false }
        place = next
        continue
      case .choice, nil: return false
      }
      guard writeNatural(position, to: &output) else { return false }
    }
    return false
  }

  /// Writes an argument where it is a string or a small whole number, and returns whether it is.
  @inline(never)
  private func writeNatural(_ position: Int, to output: inout FormatOutput) -> Bool {
    if !writer.isIsolating, writer.arguments.writeString(position, to: &output) { return true }
    return writeNumber(position, less: 0, to: &output)
  }

  /// Writes a whole number less an offset where that takes ASCII digits alone, and returns whether it does.
  @inline(never)
  private func writeNumber(
    _ position: Int, less offset: Double, to output: inout FormatOutput
  ) -> Bool {
    let limit = unsafe writer.format._withUnsafeGuaranteedRef { $0.wholeNumberLimit }
    guard let number = writer.arguments.integer(at: position),
      let shown = MessageNumber.difference(number, offset), shown >= 0, shown.magnitude < limit
    else { return false }
    output.appendDigits(of: shown.magnitude, minimumCount: 1)
    return true
  }

  /// Returns the place of the message that a plural argument chooses; `nil` where that takes more than this.
  @inline(never)
  private func message(
    ofPlural word: UInt32, _ position: Int, at place: Int, in program: ProgramView
  ) -> Int? {
    guard let number = writer.arguments.integer(at: position) else { return nil }
    return program.message(ofPlural: word, for: number, at: place) { magnitude, isOrdinal in
      unsafe message.catalog._withUnsafeGuaranteedRef {
        unsafe $0.category(
          of: magnitude, isOrdinal ? .ordinal : .cardinal, in: message.step.pointee.messages)
      }
    }
  }

  /// Returns the position of the argument of an instruction; 0 where its name is that of none.
  @inline(__always)
  private func position(of word: UInt32, nameAt place: Int, in program: ProgramView) -> Int {
    let number = Int(word >> Layout.positionShift)
    return number > 0 && names.arePositions ? number : position(ofNameAt: place, in: program)
  }

  @inline(never)
  private func position(ofNameAt place: Int, in program: ProgramView) -> Int {
    guard let name = program.text(at: place) else { return 0 }
    return names.position(of: name) ?? 0
  }
}
