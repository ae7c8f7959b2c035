/// Makes `Documentation/Commands.md` from the tables of the commands.
enum CommandReference {
  /// Returns the page.
  static func markdown(_ commands: [CommandSpec]) -> String {
    let fence = String(repeating: "`", count: 3)
    var text = "# Commands\n\nThis page is made from the commands' own help; do not edit it.\n"
    text += "\n\(fence)text\n\(HelpPage.text(for: commands))\(fence)\n"
    for command in commands {
      text += "\n## catalog \(command.name)\n"
      text += "\n\(fence)text\n\(HelpPage.text(for: command))\(fence)\n"
    }
    return text
  }
}
