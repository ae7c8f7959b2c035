internal import Synchronization

extension LocalizationIssue {
  /// Sets what is told of issues, instead of standard error in debug builds and nobody in release builds.
  ///
  /// Each issue is told once in the life of the process, the first 4096 different ones. The handler is called on
  /// the thread that found the issue, without a lock, and may look texts up itself.
  ///
  /// - Parameter handler: Is told; `nil` for the default.
  public static func setHandler(_ handler: (@Sendable (LocalizationIssue) -> Void)?) {
    // What the old handler holds goes without the lock: its deinitializer may look texts up, too.
    let old = IssueReporter.shared.withLock { reporter in
      defer { reporter.handler = handler }
      return reporter.handler
    }
    withExtendedLifetime(old) {}
  }
}

extension LocalizationIssue {
  /// Collects the issues of some look-ups instead of telling the handler of them, every one, also one that is known.
  ///
  /// For tests, and for tools that look texts up for somebody else. Issues of tasks that the body starts are collected
  /// where they are its children.
  ///
  /// - Parameter body: Looks texts up.
  /// - Returns: What the body returns, and the issues in their order.
  public static func collecting<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, issues: [LocalizationIssue]) {
    let list = IssueList()
    let result = try IssueReporter.$list.withValue(list, operation: body)
    return (result, list.issues.withLock { $0 })
  }
}

/// Issues that somebody collects.
final class IssueList: Sendable {
  let issues = Mutex<[LocalizationIssue]>([])
}

/// Tells of each issue once.
struct IssueReporter: Sendable {
  /// Where issues go instead of to the handler.
  @TaskLocal static var list: IssueList?

  static let shared = Mutex(IssueReporter())

  private static let maximumCount = 4096

  var handler: (@Sendable (LocalizationIssue) -> Void)?
  private var known: Set<LocalizationIssue> = []

  /// Tells of an issue, unless it is known.
  static func report(_ issue: LocalizationIssue) {
    if let list { return list.issues.withLock { $0.append(issue) } }
    let handler: (@Sendable (LocalizationIssue) -> Void)? = shared.withLock { reporter in
      guard reporter.known.count < maximumCount, reporter.known.insert(issue).inserted else {
        return nil
      }
      return reporter.handler ?? standardHandler
    }
    handler?(issue)
  }

  #if DEBUG
    private static let standardHandler: (@Sendable (LocalizationIssue) -> Void)? = {
      ProcessEnvironment.complain("swift-catalog: \($0)")
    }
  #else
    private static let standardHandler: (@Sendable (LocalizationIssue) -> Void)? = nil
  #endif
}
