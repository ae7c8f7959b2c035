import CatalogTestSupport
import Glibc
import Testing

/// The demo under a pseudo terminal, with the test in the place of the person.
final class TerminalProgram {
  private let master: Int32
  private let process: pid_t
  /// The other end stays open here, so that what the program leaves of its settings can be read.
  private let slave: Int32
  private(set) var output: [UInt8] = []

  /// Starts the demo.
  convenience init(
    _ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 40,
    environment: [String] = ["TERM=xterm-256color", "LC_ALL=C.UTF-8"]
  ) throws {
    try self.init(
      program: try #require(builtDemo), arguments, columns: columns, rows: rows,
      environment: environment)
  }

  /// Starts a program.
  init(
    program: String, _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 40,
    environment: [String] = ["TERM=xterm-256color", "LC_ALL=C.UTF-8"]
  ) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    try #require(unsafe openpty(&ends.master, &ends.slave, &name, nil, &size) == 0)
    (master, slave) = ends
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    process = try Self.spawn([program] + arguments, environment, terminal: name)
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
    close(master)
    close(slave)
  }

  /// The terminal becomes that of the new session because the session has none when it is opened.
  private static func spawn(
    _ arguments: [String], _ environment: [String], terminal: [CChar]
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    let newSession: Int16 = 0x80
    unsafe posix_spawnattr_setflags(&attributes, newSession)
    var process: pid_t = 0
    let words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    let status = unsafe posix_spawn(&process, arguments[0], &actions, &attributes, words, variables)
    try #require(status == 0)
    return process
  }

  /// Types bytes, reading along so that neither side waits for the other.
  func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      read(for: count > 0 ? 0 : 10)
    }
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  /// Reads what comes within a time in milliseconds.
  private func read(for timeout: Int32) {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, timeout) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = unsafe Glibc.read(master, &buffer, buffer.count)
    if count > 0 { output += buffer[..<count] }
  }

  /// Waits until the screen is as it should be; what it is in the end, the test compares.
  func wait(_ seconds: Int = 15, until isRight: (TerminalProgram) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      if isRight(self) { return true }
      read(for: 50)
    }
    return isRight(self)
  }

  func waitForLine(_ line: String) -> Bool { wait { $0.screen.contains(line) } }

  /// Changes the size of the window, which the program is told by a signal.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits for the end: the status, or 128 and the number of the signal, as a shell has it.
  func waitForEnd(_ seconds: Int = 15) -> Int32? {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      read(for: 20)
      var status: Int32 = 0
      guard unsafe waitpid(process, &status, WNOHANG) == process else { continue }
      read(for: 20)
      return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }
    return nil
  }

  /// Whether lines are edited and echoed by the terminal, as they are before and after the program.
  var isRestored: Bool {
    var attributes = termios()
    guard unsafe tcgetattr(slave, &attributes) == 0 else { return false }
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return attributes.c_lflag & flags == flags
  }

  /// All that was sent.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines of the last screen that was painted whole, without styles and without the spaces at their ends.
  var screen: [String] {
    let begin = "\u{1B}[?25l\u{1B}[H"
    let end = "\u{1B}[?2026l"
    guard let last = text.components(around: end).dropLast().last,
      let painted = last.components(around: begin).last
    else { return [] }
    return painted.components(around: "\r\n").map { line in
      let plain = line.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
      return String(plain.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension String {
  /// Splits a text by its bytes, so that a mark behind a separator does not hide it.
  func components(around separator: String) -> [String] {
    let pattern = Array(separator.utf8)
    var parts: [[UInt8]] = [[]]
    for byte in utf8 {
      parts[parts.count - 1].append(byte)
      if parts[parts.count - 1].suffix(pattern.count).elementsEqual(pattern) {
        parts[parts.count - 1].removeLast(pattern.count)
        parts.append([])
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
