internal import Synchronization

/// A fixed number of places that each take one object for good; reading one is a load.
///
/// Objects are handed out without being counted: they live as long as the slots do.
@safe final class AtomicSlots<Object: AnyObject & Sendable>: Sendable {
  // The address of an object, 0 for none: a number, which is made and read without generic code.
  private typealias Slot = Atomic<UInt>

  let count: Int
  // Each slot goes once from empty to an object that stays until the slots go.
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Slot>

  init(count: Int) {
    self.count = count
    unsafe slots = .allocate(capacity: count)
    for index in 0..<count { unsafe (slots + index).initialize(to: Atomic(0)) }
  }

  deinit {
    for index in 0..<count { unsafe object(at: index)?.release() }
    unsafe slots.deinitialize(count: count).deallocate()
  }

  /// Returns the object of a slot, or `nil` where there is none yet.
  ///
  /// - Parameter index: The slot, from 0 up to ``count``, which is not checked.
  @inline(__always)
  func object(at index: Int) -> Unmanaged<Object>? {
    unsafe Self.object(at: slots[index].load(ordering: .acquiring))
  }

  @inline(__always)
  private static func object(at address: UInt) -> Unmanaged<Object>? {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    return unsafe .fromOpaque(pointer)
  }

  /// The number of slots with an object.
  var filledCount: Int {
    (0..<count).count { index in unsafe object(at: index) != nil }
  }

  /// Puts an object into a slot unless there is one, and returns the one that is there then.
  func fill(_ index: Int, with object: Object) -> Unmanaged<Object> {
    let retained = unsafe Unmanaged.passRetained(object)
    let (isDone, current) = unsafe slots[index].compareExchange(
      expected: 0, desired: UInt(bitPattern: retained.toOpaque()),
      ordering: .acquiringAndReleasing)
    guard !isDone, let current = unsafe Self.object(at: current) else { return unsafe retained }
    unsafe retained.release()
    return unsafe current
  }
}
