#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of another program, from its start to its end.
public struct ChildProcess {
  /// What a run took.
  public struct Usage {
    /// The time on the clock, in milliseconds.
    public let wall: Double
    /// The time of the processors in the program, in milliseconds.
    public let user: Double
    /// The time of the processors in the system, in milliseconds.
    public let system: Double
    /// The most memory that was resident at one time, in bytes.
    public let peakByteCount: Int
  }

  /// The path of this program itself, for runs of its own commands.
  public static var ownProgram: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments[0]
    #endif
  }

  /// The path of the program and its arguments.
  public let command: [String]
  /// The exit statuses that are no failure.
  public let expectedStatuses: ClosedRange<Int>
  /// The folder that the program works in; `nil` for that of this process.
  public let folder: String?

  /// Creates a run that succeeds with status 0 or another one of `expectedStatuses`.
  ///
  /// In a folder other than that of this process, paths of the command have to be absolute.
  public init(
    _ command: [String], expectedStatuses: ClosedRange<Int> = 0...0, in folder: String? = nil
  ) {
    self.command = command
    self.expectedStatuses = expectedStatuses
    self.folder = folder
  }

  /// Runs the program and waits for its end; its output is thrown away.
  @discardableResult
  public func run() throws(BenchmarkError) -> Usage {
    let start = ContinuousClock.now
    let process = try spawn()
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw .system("\(command[0]) was lost", errorNumber: errno) }
    }
    let wall = start.duration(to: .now)
    guard status & 0x7F == 0 else {
      throw BenchmarkError("signal \(status & 0x7F) ended \(commandLine)")
    }
    let exitStatus = Int(status >> 8 & 0xFF)
    guard expectedStatuses.contains(exitStatus) else {
      throw BenchmarkError("status \(exitStatus) ended \(commandLine)")
    }
    return Usage(
      wall: wall.milliseconds, user: usage.ru_utime.milliseconds,
      system: usage.ru_stime.milliseconds,
      peakByteCount: Int(usage.ru_maxrss) * ChildProcess.peakUnit)
  }

  private var commandLine: String { command.joined(separator: " ") }

  /// The unit of `ru_maxrss` in bytes.
  private static var peakUnit: Int {
    #if canImport(Darwin)
      1
    #else
      1024
    #endif
  }

  /// What is started: where the program is to run in a folder, a shell that goes there and becomes the program.
  private var started: [String] {
    guard let folder else { return command }
    return ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + command
  }

  private func spawn() throws(BenchmarkError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    let arguments = unsafe CStrings(started)
    let environment = unsafe CStrings(Environment.ofChildren)
    defer {
      unsafe arguments.deallocate()
      unsafe environment.deallocate()
    }
    var process: pid_t = 0
    let failure = unsafe posix_spawn(
      &process, started[0], &actions, nil, arguments.pointers, environment.pointers)
    guard failure == 0 else {
      throw .system("\(command[0]) cannot be started", errorNumber: failure)
    }
    return process
  }
}

/// Strings as C functions take them: copies that end with a zero, and a null pointer behind the
/// last.
@unsafe private struct CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    unsafe pointers = strings.map { unsafe strdup($0) } + [nil]
  }

  func deallocate() {
    unsafe pointers.forEach { unsafe free($0) }
  }
}

extension timeval {
  fileprivate var milliseconds: Double { Double(tv_sec) * 1e3 + Double(tv_usec) / 1e3 }
}
