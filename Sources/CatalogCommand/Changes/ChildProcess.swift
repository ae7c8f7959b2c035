internal import SourceText

#if canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @unsafe @preconcurrency internal import Darwin
#endif

/// Runs a program to its end, without a shell.
enum ChildProcess {
  /// How a program ended, and what it said.
  struct Result: Hashable, Sendable {
    /// The exit status; 128 and more where a signal ended it.
    let status: Int32
    /// What it wrote to standard output.
    let output: [UInt8]
    /// What it wrote to standard error.
    let errors: String
  }

  /// Why a program could not be run: the error number of the system.
  struct LaunchError: Error, Hashable, Sendable {
    let errorNumber: Int32
  }

  /// Runs a program.
  ///
  /// Input and errors go through files that have no name: nothing can wait for the other side.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program, searched for in `PATH`, and its arguments.
  ///   - input: What it reads from standard input.
  ///   - removed: The variables of the environment that it does not get.
  ///   - added: The variables that it gets.
  static func run(
    _ arguments: [String], input: [UInt8] = [], removing removed: Set<String> = [],
    adding added: [String: String] = [:]
  ) throws(LaunchError) -> Result {
    let inputFile = try unnamedFile(holding: input)
    defer { close(inputFile) }
    let errorFile = try unnamedFile(holding: [])
    defer { close(errorFile) }
    let (readEnd, writeEnd) = try pipe()
    defer { close(readEnd) }
    let process = try spawn(
      arguments, environment(removing: removed, adding: added), inputFile, closing: writeEnd,
      errorFile)
    let output = contents(of: readEnd)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
    lseek(errorFile, 0, SEEK_SET)
    let errors = String(decoding: contents(of: errorFile), as: UTF8.self)
    let signal = status & 0x7F
    let code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    return Result(status: code, output: output, errors: errors)
  }

  /// Starts a program; its output is closed on this side, so that its end is seen.
  private static func spawn(
    _ arguments: [String], _ environment: [String], _ input: Int32, closing output: Int32,
    _ errors: Int32
  ) throws(LaunchError) -> pid_t {
    defer { close(output) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    for (target, descriptor) in [input, output, errors].enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    // This process may ignore the signal of a closed pipe; other programs rely on it.
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    unsafe sigaddset(&defaults, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let failure = unsafe withCStrings(arguments) { argumentPointers in
      unsafe withCStrings(environment) { environmentPointers in
        unsafe posix_spawnp(
          &process, arguments[0], &actions, &attributes, argumentPointers, environmentPointers)
      }
    }
    guard failure == 0 else { throw LaunchError(errorNumber: failure) }
    return process
  }

  private static func withCStrings<Result>(
    _ texts: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: texts.count + 1)
    for (index, text) in texts.enumerated() {
      unsafe (pointers + index).initialize(to: strdup(text))
    }
    unsafe (pointers + texts.count).initialize(to: nil)
    defer {
      for index in texts.indices { unsafe free(pointers[index]) }
      unsafe pointers.deallocate()
    }
    return unsafe body(pointers)
  }

  private static func environment(
    removing removed: Set<String>, adding added: [String: String]
  ) -> [String] {
    var variables: [String] = []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      let text = unsafe String(cString: variable)
      let name = String(text.prefix { $0 != "=" })
      if !removed.contains(name), added[name] == nil { variables.append(text) }
      unsafe next += 1
    }
    return variables + added.map { $0 + "=" + $1 }
  }

  private static func unnamedFile(holding bytes: [UInt8]) throws(LaunchError) -> Int32 {
    guard let file = unsafe tmpfile() else { throw LaunchError(errorNumber: errno) }
    defer { unsafe fclose(file) }
    let descriptor = unsafe fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { throw LaunchError(errorNumber: errno) }
    if case .failed(let number) = writeAll(bytes, to: descriptor) {
      close(descriptor)
      throw LaunchError(errorNumber: number)
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  private static func pipe() throws(LaunchError) -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [0, 0]
    guard unsafe systemPipe(&ends) == 0 else { throw LaunchError(errorNumber: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    let chunkByteCount = 1 << 16
    while true {
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: chunkByteCount) { buffer, count in
        var read = -1
        repeat {
          read = unsafe systemRead(descriptor, buffer.baseAddress, buffer.count)
        } while read < 0 && errno == EINTR
        count = max(read, 0)
      }
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }
}

/// The system’s `pipe`, under a name that no method hides.
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { unsafe pipe(ends) }

/// The system’s `read`, under a name that no method hides.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}
