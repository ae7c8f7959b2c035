import BenchmarkSupport
import Foundation
import PeerShims

/// The gettext of glibc, over the `.mo` files of the content.
struct GettextPeer: Sendable {
  private static let ownLocale = "en_US.UTF-8"

  private let keys: CStringList

  /// Sets gettext up for this process; `nil` where it translates nothing on this machine.
  init?(_ content: BenchmarkContent) throws(BenchmarkError) {
    guard let objects = content.machineObjects else { return nil }
    keys = CStringList(content.keys)
    // Newer versions of glibc take C.UTF-8 for "C", in which gettext does nothing.
    if GettextPeer.translates(content, objects, in: "C.UTF-8") { return }
    guard let compiler = Files.program("localedef") else { return nil }
    let folder = content.folder.path
    let command = [compiler, "-i", "en_US", "-f", "UTF-8", "\(folder)/\(GettextPeer.ownLocale)"]
    guard (try? ChildProcess(command).run()) != nil, unsafe setenv("LOCPATH", folder, 1) == 0,
      GettextPeer.translates(content, objects, in: GettextPeer.ownLocale)
    else { return nil }
  }

  private static func translates(
    _ content: BenchmarkContent, _ objects: MachineObjects, in locale: String
  ) -> Bool {
    let isOpen = unsafe gettext_peer_open(
      locale, objects.folder, BenchmarkContent.locale, BenchmarkContent.table)
    // A text may be the same as its key; those of many keys are not.
    return isOpen
      && content.keys.prefix(100).contains { unsafe String(cString: gettext_peer_text($0)) != $0 }
  }

  /// Looks all keys up.
  var lookUp: Operation {
    Operation(count: keys.count) { [keys] in
      unsafe keys.withPointers { Int(unsafe gettext_peer_look_up($0, keys.count)) } ?? 0
    }
  }

  /// Looks the message with a string and a number up, and formats it with `snprintf`.
  func pluralAndName(count: Int) -> Operation {
    Operation(count: count) {
      Int(
        unsafe gettext_peer_format_number(
          SampleMessages.pluralFormat, SampleMessages.pluralFormat, SampleMessages.name, count))
    }
  }

  /// Looks the message with two strings up, and formats it with `snprintf`.
  func twoStrings(count: Int) -> Operation {
    Operation(count: count) {
      Int(
        unsafe gettext_peer_format_strings(
          SampleMessages.stringsFormat, SampleMessages.name, SampleMessages.file, count))
    }
  }
}
