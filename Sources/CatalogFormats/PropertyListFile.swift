internal import CatalogModel
internal import SourceText
internal import StructuredText

/// A property list that a reader makes a catalog of, and what is wrong in it.
struct PropertyListFile {
  /// The members of its dictionary; none where the file is no property list, or holds something else.
  let members: [PropertyListNode.Member]
  /// How it escapes its texts; `nil` where it could not be read.
  let escapes: PropertyListSourceEscapes?
  /// What is wrong: one diagnostic where the file could not be read at all.
  private(set) var diagnostics: [Diagnostic]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale that diagnostics name.
  init(_ file: SourceFile, locale: String) {
    do {
      let document = try PropertyListDocument(parsing: file.bytes)
      escapes = PropertyListSourceEscapes(syntax: document.syntax)
      diagnostics = document.problems.map {
        PropertyListFile.diagnostic($0, in: file, locale: locale)
      }
      members = document.root.members ?? []
      if document.root.members == nil {
        diagnostics.append(
          Diagnostic(
            rule: .catalogParse, severity: .error,
            message: """
              found \(document.root.description) where entries were expected, as in \
              "key" = "text"; or <dict>
              """,
            range: document.root.range, subject: .init(locale: locale)))
      }
    } catch {
      members = []
      escapes = nil
      diagnostics = [PropertyListFile.diagnostic(error, in: file, locale: locale)]
    }
  }

  private static func diagnostic(
    _ problem: PropertyListProblem, in file: SourceFile, locale: String
  ) -> Diagnostic {
    if problem.severity == .error {
      if let conflict = ConflictMarkers.diagnostic(in: file, at: problem.range.start) {
        return conflict
      }
      if ForeignContent(of: file) == .gitLFSPointer {
        return Diagnostic(
          rule: .catalogParse, severity: .error, message: ForeignContent.gitLFSPointer.message,
          range: problem.range)
      }
    }
    return Diagnostic(
      rule: .catalogParse, severity: problem.severity, message: problem.message,
      range: problem.range, subject: .init(locale: locale))
  }

  /// Finds members whose key another one before them has.
  ///
  /// - Parameter members: The members of a dictionary.
  /// - Returns: For each repeated member, the position of the first one and its own.
  static func duplicates(
    in members: [PropertyListNode.Member]
  ) -> [(first: Int, repeated: Int)] {
    var firsts: [ExactName: Int] = [:]
    firsts.reserveCapacity(members.count)
    var found: [(first: Int, repeated: Int)] = []
    for (position, member) in members.enumerated() {
      let name = ExactName(member.key)
      if let first = firsts[name] {
        found.append((first, position))
      } else {
        firsts[name] = position
      }
    }
    return found
  }

  /// Reports keys that stand twice in a dictionary; with the same text nothing is lost.
  ///
  /// - Parameters:
  ///   - members: The members of the dictionary.
  ///   - subject: What the dictionary belongs to, or the locale alone where its keys are those of entries.
  static func duplicateDiagnostics(
    in members: [PropertyListNode.Member], of subject: Diagnostic.Subject
  ) -> [Diagnostic] {
    duplicates(in: members).map { first, repeated in
      let (first, repeated) = (members[first], members[repeated])
      let isSame =
        first.node.string.map { ExactName($0) } == repeated.node.string.map { ExactName($0) }
      let isHarmless = isSame && first.node.string != nil
      var subject = subject
      subject.key = subject.key ?? repeated.key
      let message: DiagnosticMessage =
        isHarmless
        ? "“\(repeated.key)” stands twice with the same text; remove one of the two"
        : """
        “\(repeated.key)” stands twice here; Apple’s readers keep the last one and silently drop the \
        other: remove one of the two
        """
      return Diagnostic(
        rule: .duplicateKey, severity: isHarmless ? .warning : .error, message: message,
        range: repeated.keyRange, subject: subject,
        notes: [.init(message: "it stands here first", range: first.keyRange)])
    }
  }
}

extension PropertyListNode {
  /// The value as a catalog keeps what it does not understand: dates as texts, data as lists of numbers.
  var fieldValue: FieldValue {
    switch value {
    case .string(let text), .date(let text): .string(text)
    case .number(let digits): .number(digits)
    case .bool(let isTrue): .bool(isTrue)
    case .data(let bytes): .array(bytes.map { .number("\($0)") })
    case .array(let elements): .array(elements.map(\.fieldValue))
    case .dictionary(let members): .object(members.map(\.field))
    }
  }
}

extension PropertyListNode.Member {
  /// The member as a catalog keeps what it does not understand.
  var field: Field { Field(name: key, nameRange: keyRange, value: node.fieldValue) }
}
