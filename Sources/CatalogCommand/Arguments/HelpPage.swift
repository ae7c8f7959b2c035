internal import ICUKit

/// Prints help from the table of a command.
enum HelpPage {
  /// The columns of a page.
  static let width = 80
  /// The columns of the left part of a list, with the space in front and behind.
  private static let leftWidth = 26

  /// Returns the help of one command.
  static func text(for command: CommandSpec) -> String {
    var text = section("Usage".localized, usage(of: command))
    text += "\n" + WrappedText.block(command.summary.localized, indentation: 0, width: width)
    for paragraph in command.discussion {
      text += "\n" + WrappedText.block(paragraph.localized, indentation: 0, width: width)
    }
    if let operand = command.operand {
      text +=
        "\n" + "Arguments".localized + ":\n"
        + item(operand.metaVariable.localized, operand.help.localized)
    }
    text += "\n" + "Options".localized + ":\n"
    for option in command.allOptions {
      let short = option.short.map { "-\($0), " } ?? "    "
      let choices =
        option.listedChoices.isEmpty ? "" : " (\(option.listedChoices.joined(separator: ", ")))"
      text += item(short + option.usage, option.help.localized + choices)
    }
    if !command.examples.isEmpty { text += "\n" + "Examples".localized + ":\n" }
    for example in command.examples {
      text += "  \(example.line)\n"
      text += WrappedText.block(example.explanation.localized, indentation: 6, width: width)
    }
    return text
  }

  /// Returns the help of the tool with all its commands.
  static func text(for commands: [CommandSpec]) -> String {
    var text = "Usage".localized + ":\n  " + "catalog COMMAND [OPTION…]".localized + "\n\n"
    text += WrappedText.block(CommandLineTool.summary.localized, indentation: 0, width: width)
    text += "\n" + "Commands".localized + ":\n"
    for command in commands { text += item(command.name, command.summary.localized) }
    text += "\n" + "Options".localized + ":\n"
    text += item("-h, --help", "Shows this help.".localized)
    text += item("    --version", "Shows the version.".localized)
    text +=
      "\n" + "“catalog help COMMAND” or “catalog COMMAND --help” explains a command.".localized
      + "\n"
    return text
  }

  /// Returns what a command line with the command looks like.
  static func usage(of command: CommandSpec) -> String {
    var parts = ["catalog", command.name]
    for option in command.options {
      let usage = option.isRequired ? option.usage : "[\(option.usage)]"
      parts.append(usage + (option.arity == .repeated ? "…" : ""))
    }
    if let operand = command.operand { parts.append(operand.usage) }
    return parts.joined(separator: "\u{20}")
  }

  /// Breaks a usage line between its parts, never inside the brackets of one.
  private static func section(_ title: String, _ usage: String) -> String {
    let glued = usage.replacing(inBrackets: " ", with: "\u{A0}")
    let lines = WrappedText.lines(glued, width: width - 6)
    let shown = lines.map { String($0.map { $0 == "\u{A0}" ? " " : $0 }) }
    return title + ":\n  " + shown.joined(separator: "\n      ") + "\n"
  }

  private static func item(_ left: String, _ right: String) -> String {
    let head = "  " + left
    let lines = WrappedText.lines(right, width: width - leftWidth)
    let margin = String(repeating: " ", count: leftWidth)
    let body = lines.map { margin + $0 + "\n" }
    guard TextWidth.columns(of: head) + 2 <= leftWidth, let first = lines.first else {
      return head + "\n" + body.joined()
    }
    let padding = String(repeating: " ", count: leftWidth - TextWidth.columns(of: head))
    return head + padding + first + "\n" + body.dropFirst().joined()
  }
}

extension String {
  /// Returns the text with one character replaced by another wherever it stands inside `[…]`.
  fileprivate func replacing(inBrackets old: Character, with new: Character) -> String {
    var depth = 0
    return String(
      map { character in
        if character == "[" { depth += 1 }
        if character == "]" { depth -= 1 }
        return depth > 0 && character == old ? new : character
      })
  }
}
