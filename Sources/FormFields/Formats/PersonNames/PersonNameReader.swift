/// Splits whole names into their parts.
struct PersonNameReader {
  let convention: PersonNameConvention

  /// Returns the parts of a name; all are empty for white space alone.
  ///
  /// O(n).
  func name(in text: String) -> PersonName {
    let pieces = text.split(separator: ",", omittingEmptySubsequences: true)
      .flatMap { $0.split(separator: "،") }
    guard pieces.count > 1 else { return name(of: pieces.flatMap(words(of:))) }
    let behind = pieces.dropFirst().flatMap(words(of:))
    if behind.allSatisfy(isSuffix) {
      var name = name(of: words(of: pieces[0]))
      name.suffix = ([name.suffix] + behind).filter { !$0.isEmpty }.joined(separator: " ")
      return name
    }
    return sortedName(family: words(of: pieces[0]), rest: behind)
  }

  /// Returns the name of a text in the order of registers: `Lovelace, Ada King`.
  private func sortedName(family: [String], rest: [String]) -> PersonName {
    var name = name(titlesOf: rest[...]) { words in
      PersonName(
        given: words.first ?? "", middle: words.dropFirst().joined(separator: " "))
    }
    name.family = family.joined(separator: " ")
    return name
  }

  private func name(of words: [String]) -> PersonName {
    name(titlesOf: words[...], then: core)
  }

  /// Takes titles off both ends of a name and reads what is left; one word is always left.
  private func name(
    titlesOf words: ArraySlice<String>, then read: (ArraySlice<String>) -> PersonName
  ) -> PersonName {
    var rest = words
    while rest.count > 1, let first = rest.first, isPrefix(first) { rest = rest.dropFirst() }
    while rest.count > 1, let last = rest.last, isSuffix(last) { rest = rest.dropLast() }
    let prefix = words[..<rest.startIndex].joined(separator: " ")
    let suffix = words[rest.endIndex...].joined(separator: " ")
    var name = read(rest)
    name.prefix = prefix
    name.suffix = [name.suffix, suffix].filter { !$0.isEmpty }.joined(separator: " ")
    return name
  }

  private func core(_ words: ArraySlice<String>) -> PersonName {
    let text = words.joined(separator: " ")
    if let foreign = foreignName(in: text) { return foreign }
    if convention.joining != .never, words.allSatisfy(convention.writes) {
      return words.count == 1 ? joinedName(text) : familyFirstName(words)
    }
    let units = PersonNameWords.units(words, language: convention.language)
    return convention.order == .familyFirst ? familyFirstName(units) : givenFirstName(units)
  }

  private func givenFirstName(_ units: ArraySlice<String>) -> PersonName {
    guard units.count > 1, let first = units.first, let last = units.last else {
      return PersonName(given: units.joined(separator: " "))
    }
    if convention.language == "ru", units.count == 3, PersonNameWords.isPatronymic(last) {
      return PersonName(given: units[units.startIndex + 1], middle: last, family: first)
    }
    let familyCount = PersonNameWords.familyNameCount(units, language: convention.language)
    return PersonName(
      given: first, middle: units.dropFirst().dropLast(familyCount).joined(separator: " "),
      family: units.suffix(familyCount).joined(separator: " "))
  }

  private func familyFirstName(_ units: ArraySlice<String>) -> PersonName {
    guard units.count > 1, let first = units.first else {
      return PersonName(given: units.joined(separator: " "))
    }
    let rest = units.dropFirst()
    let given = convention.isMiddleBeforeGiven ? rest.suffix(1) : rest.prefix(1)
    let middle = convention.isMiddleBeforeGiven ? rest.dropLast() : rest.dropFirst()
    return PersonName(
      given: given.joined(), middle: middle.joined(separator: " "), family: first)
  }

  /// Returns the name of a text with dots between its parts, as foreign names have them in Japanese and Chinese.
  private func foreignName(in text: String) -> PersonName? {
    guard convention.foreignSeparator != " " else { return nil }
    let parts = text.split { PersonNameWords.foreignSeparators.contains($0) }.map(String.init)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return nil }
    return PersonName(
      given: first,
      middle: parts.dropFirst().dropLast().joined(separator: convention.foreignSeparator),
      family: last, preferredOrder: .givenFirst)
  }

  /// Returns the parts of a name without a space between them.
  private func joinedName(_ text: String) -> PersonName {
    let suffix = PersonNameWords.joinedSuffix(of: text, language: convention.language)
    let name = String(text.dropLast(suffix.count))
    let count = JoinedFamilyName.length(in: name, language: convention.language)
    return PersonName(
      given: String(name.dropFirst(count)), family: String(name.prefix(count)), suffix: suffix)
  }

  private func words(of text: Substring) -> [String] {
    text.split { $0.unicodeScalars.allSatisfy { $0.properties.isWhitespace } }.map(String.init)
  }

  private func isPrefix(_ word: String) -> Bool {
    PersonNameWords.isPrefix(word, language: convention.language)
  }

  private func isSuffix(_ word: String) -> Bool {
    PersonNameWords.isSuffix(word, language: convention.language)
  }
}
