internal import Synchronization

/// The functions that the program adds to those of Unicode MessageFormat 2.
public enum MessageFunctions {
  private static let registered = Mutex<[String: any MessageFunction]>([:])

  /// Registers a function for all messages of the process; may be called at any time, from any thread.
  ///
  /// - Parameters:
  ///   - function: The function; `nil` takes it away.
  ///   - name: The name without `:`, with a namespace: `app:shout`. Names of functions of the specification stay what
  ///     they are.
  public static func register(_ function: (any MessageFunction)?, as name: String) {
    // What is replaced goes without the lock: its deinitializer may do anything.
    let old = registered.withLock { registered in
      defer { registered[name] = function }
      return registered[name]
    }
    withExtendedLifetime(old) {}
  }

  /// Returns the function of a name, or `nil` where there is none.
  static func function(named name: String) -> (any MessageFunction)? {
    registered.withLock { $0[name] }
  }
}
