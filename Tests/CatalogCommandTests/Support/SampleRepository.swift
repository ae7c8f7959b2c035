import CatalogTestSupport

/// A Git repository of a user, with catalogs, and with the tool on the `PATH` of what runs in it.
struct SampleRepository {
  /// A catalog without a fault.
  static let sound = catalog("Guardar %@")
  /// A catalog with one error, in line 5.
  static let broken = catalog("Guardar")

  let folder = TemporaryFolder()
  private let programs = TemporaryFolder()

  /// Makes a repository with a sound catalog, `App/Localizable.xcstrings`, that is committed.
  ///
  /// - Parameter hasTool: Whether `catalog` is on the `PATH`.
  init(hasTool: Bool = true) {
    if hasTool, let builtTool { programs.link("catalog", to: builtTool) }
    folder.write(Self.sound, to: "App/Localizable.xcstrings")
    run("git init -q -b main . && git config user.name A && git config user.email a@example.com")
    run("git add . && git commit -q -m Begin")
  }

  /// Writes a program that is found before others of its name.
  func addProgram(_ name: String, _ script: String) {
    // Written by another process: a program that is started meanwhile would keep the file open for writing.
    let path = programs.path + "/" + name
    shell("cat > '\(path)' <<'PROGRAM'\n#!/bin/sh\n\(script)\nPROGRAM\nchmod +x '\(path)'")
  }

  /// Runs lines of the shell in the repository; the output has standard error, too.
  @discardableResult
  func run(
    _ lines: String, variables: [String: String] = [:], below: String = "."
  ) -> (status: Int32, output: String) {
    let defaults = [
      "PATH": "\(programs.path):/usr/local/bin:/usr/bin:/bin", "HOME": programs.path,
      "LC_ALL": "C.UTF-8",
      "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let environment = defaults.merging(variables) { $1 }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(Self.quoted($0.value))" }.joined(separator: " ")
    let script = Self.quoted(lines)
    return shell("cd '\(folder.path)/\(below)' && env -i \(environment) bash -c \(script) 2>&1")
  }

  /// The text as one word of the shell.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  private static func catalog(_ spanish: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save %@" : {
          "localizations" : { "es" : { "stringUnit" : { "state" : "translated", "value" : "\(spanish)" } } }
        }
      },
      "version" : "1.0"
    }

    """
  }
}
