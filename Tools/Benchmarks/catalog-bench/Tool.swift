import BenchmarkSupport

/// The programs that belong to this one.
enum Tool {
  /// Returns the absolute path of the program `catalog`: the one that was named, else the one that was
  /// built with this one.
  static func catalog(named path: String?) throws(BenchmarkError) -> String {
    let program = path ?? folder + "/catalog"
    guard Files.isExecutable(program) else {
      throw BenchmarkError("\(program) is no program; build it, or name another with --catalog")
    }
    return Files.absolutePath(of: program) ?? program
  }

  /// A run of `catalog lint` that no configuration has a part in: an earlier version may not know what that
  /// of the current folder says.
  ///
  /// - Parameters:
  ///   - command: The program with its first arguments.
  ///   - path: The absolute path of the catalog.
  ///   - folder: An empty folder, in which the run works.
  static func lint(_ command: [String], _ path: String, in folder: TemporaryFolder) -> ChildProcess
  {
    ChildProcess(command + [path], expectedStatuses: 0...1, in: folder.path)
  }

  /// Makes a generated catalog in a process of its own, and returns its size in bytes.
  ///
  /// What this process once held in memory, the system counts as held by every child it starts
  /// later.
  static func generate(_ path: String, _ options: [String]) throws(BenchmarkError) -> Int {
    try ChildProcess([ChildProcess.ownProgram, "generate", path] + options).run()
    return try Files.byteCount(path)
  }

  private static var folder: String {
    let own = CommandLine.arguments[0]
    return own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
  }
}
