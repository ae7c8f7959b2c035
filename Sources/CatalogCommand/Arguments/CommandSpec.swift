/// One command: the single source of its parsing, its help and its documentation.
struct CommandSpec: Sendable {
  /// What stands behind the options.
  struct Operand: Sendable {
    /// How many of them a command takes.
    enum Count: Hashable, Sendable {
      case optional
      case required
      case oneOrMore
      case any
    }

    /// What stands for it in the help.
    let metaVariable: String
    /// How many of them the command takes.
    let count: Count
    /// What it is.
    let help: String

    /// The operand as the help shows it.
    var usage: String {
      switch count {
      case .optional: "[\(metaVariable.localized)]"
      case .required: metaVariable.localized
      case .oneOrMore: metaVariable.localized + "…"
      case .any: "[\(metaVariable.localized)…]"
      }
    }
  }

  /// A command line that shows how the command is used.
  struct Example: Sendable {
    /// What the user types.
    let line: String
    /// What it does.
    let explanation: String
  }

  /// The name that the user types.
  let name: String
  /// What the command does, in one sentence.
  let summary: String
  /// Further paragraphs of the help.
  var discussion: [String] = []
  /// What stands behind the options, or `nil` where nothing may.
  var operand: Operand?
  /// The options besides `--help`.
  var options: [OptionSpec] = []
  /// Command lines to learn from.
  var examples: [Example] = []
  /// Does the work.
  let run: @Sendable (ParsedArguments, CommandContext) throws(UsageError) -> ExitStatus

  /// Every option that may stand behind the name.
  var allOptions: [OptionSpec] { options + [.help] }
}
