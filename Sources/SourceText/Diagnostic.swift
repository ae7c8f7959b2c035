/// One finding: what is wrong, where, and how bad it is.
public struct Diagnostic: Hashable, Sendable {
  /// What part of a catalog a finding is about; absent parts are `nil`.
  public struct Subject: Hashable, Sendable {
    /// The key of the entry.
    public var key: String?
    /// The locale, as the file spells it.
    public var locale: String?
    /// The variation, as in `plural.one`, `device.mac.plural.other`,
    /// `substitutions.count.plural.few`.
    public var variation: String?

    /// Creates a subject.
    public init(key: String? = nil, locale: String? = nil, variation: String? = nil) {
      self.key = key
      self.locale = locale
      self.variation = variation
    }
  }

  /// A second place that belongs to the finding.
  public struct Note: Hashable, Sendable {
    /// What is to be seen there.
    public var message: DiagnosticMessage
    /// The path of the file, or `nil` for the file of the diagnostic itself.
    public var path: String?
    /// The bytes meant, or `nil` for the file as a whole.
    public var range: SourceRange?

    /// Creates a note.
    public init(message: DiagnosticMessage, path: String? = nil, range: SourceRange?) {
      self.message = message
      self.path = path
      self.range = range
    }
  }

  /// The rule that found it.
  public var rule: RuleID
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, what was expected and what to do.
  public var message: DiagnosticMessage
  /// The bytes meant, or `nil` where the file could not be read at all.
  public var range: SourceRange?
  /// What part of the catalog it is about.
  public var subject: Subject
  /// Further places, such as the first definition of a duplicate.
  public var notes: [Note]
  /// Corrections that are certain.
  public var fixIts: [FixIt]

  /// Creates a finding.
  public init(
    rule: RuleID, severity: Severity, message: DiagnosticMessage, range: SourceRange?,
    subject: Subject = Subject(), notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.subject = subject
    self.notes = notes
    self.fixIts = fixIts
  }
}
