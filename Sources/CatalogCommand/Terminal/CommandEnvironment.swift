#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a command knows of the world around it: a value, so that a test can make up its own.
public struct CommandEnvironment: Sendable {
  /// Where results go.
  public var standardOutput: OutputChannel
  /// Where complaints and progress go.
  public var standardError: OutputChannel
  /// The width of the terminal in columns, or `nil` where there is none.
  public var terminalWidth: Int?
  /// The folder that relative paths start from, or `nil` for that of the process.
  public var currentFolder: String?
  /// Returns the value of an environment variable, or `nil` where it is not set.
  public var variable: @Sendable (String) -> String?

  /// Creates an environment.
  public init(
    standardOutput: OutputChannel, standardError: OutputChannel, terminalWidth: Int? = nil,
    currentFolder: String? = nil, variable: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.terminalWidth = terminalWidth
    self.currentFolder = currentFolder
    self.variable = variable
  }

  /// The environment of the process itself.
  ///
  /// From now on a reader that went away is told by the outcome of a write and no longer by a
  /// signal that ends the process.
  public static func process() -> CommandEnvironment {
    signal(SIGPIPE, SIG_IGN)
    occupyStandardDescriptors()
    return CommandEnvironment(
      standardOutput: OutputChannel(descriptor: STDOUT_FILENO),
      standardError: OutputChannel(descriptor: STDERR_FILENO),
      terminalWidth: widthOfTerminal(STDOUT_FILENO) ?? widthOfTerminal(STDERR_FILENO),
      variable: { name in
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
      })
  }

  /// Whether output to a channel is coloured where the user did not say.
  ///
  /// `NO_COLOR` and a terminal that says it is `dumb` turn colours off.
  func wantsColour(on channel: OutputChannel) -> Bool {
    channel.isTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  /// Whether the variables of the locale say that text is UTF-8; true where they say nothing.
  var writesUTF8: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let value = names.lazy.compactMap({ variable($0) }).first(where: { !$0.isEmpty }) else {
      return true
    }
    let name = value.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  /// Returns the path under which the system finds what the user named.
  func resolved(_ path: String) -> String {
    guard let currentFolder, !path.hasPrefix("/") else { return path }
    return path.isEmpty ? currentFolder : currentFolder + "/" + path
  }
}

/// Puts something behind each standard descriptor that the caller has closed.
///
/// Else the first file that is opened would stand there. Writing to it fails, as to a closed one.
private func occupyStandardDescriptors() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
    _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

private func widthOfTerminal(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}
