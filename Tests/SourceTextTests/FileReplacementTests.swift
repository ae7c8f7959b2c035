import Foundation
import SourceText
import Testing

@Suite struct FileReplacementTests {
  private let old = Array("old".utf8)
  private let new = Array("new content\n".utf8)

  /// Runs a test in a folder of its own, and checks that no temporary file is left in it.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/catalog-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }

  private func create(_ path: String, permissions: Int = 0o644) throws {
    try #require(FileManager.default.createFile(atPath: path, contents: Data(old)))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("a new file is made, an empty and a large one, too", arguments: [0, 1, 3_000_000])
  func newFile(_ count: Int) throws {
    try inFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      try FileReplacement.write(bytes, to: folder + "/new file")
      #expect(try SourceFile(reading: folder + "/new file").bytes == bytes)
    }
  }

  @Test("a name may begin with a mark that joins the slash before it")
  func combiningMark() throws {
    try inFolder { folder in
      let path = folder + "/\u{301}name"
      try create(folder + "/target")
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "target")
      try FileReplacement.write(new, to: path)
      #expect(try SourceFile(reading: folder + "/target").bytes == new)
    }
  }

  @Test("a file that was there keeps its permissions", arguments: [0o600, 0o644, 0o664, 0o755])
  func permissions(_ permissions: Int) throws {
    try inFolder { folder in
      let path = folder + "/file"
      try create(path, permissions: permissions)
      try FileReplacement.write(new, to: path)
      #expect(try SourceFile(reading: path).bytes == new)
      #expect(try self.permissions(of: path) == permissions)
    }
  }

  @Test("whoever has the old file open still reads the old content")
  func openFile() throws {
    try inFolder { folder in
      let path = folder + "/file"
      try create(path)
      let handle = try #require(FileHandle(forReadingAtPath: path))
      try FileReplacement.write(new, to: path)
      #expect(try handle.readToEnd() == Data(old))
    }
  }

  @Test(
    "a symbolic link stays, and its file is written",
    arguments: ["folder/file", "../{}/folder/file"])
  func symbolicLink(_ target: String) throws {
    try inFolder { folder in
      let target = target.replacing("{}", with: folder.split(separator: "/").last ?? "")
      try FileManager.default.createDirectory(
        atPath: folder + "/folder", withIntermediateDirectories: true)
      try create(folder + "/folder/file", permissions: 0o640)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/one", withDestinationPath: target)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/two", withDestinationPath: folder + "/one")
      try FileReplacement.write(new, to: folder + "/two")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/one") == target)
      #expect(try SourceFile(reading: folder + "/folder/file").bytes == new)
      #expect(try permissions(of: folder + "/folder/file") == 0o640)
    }
  }

  @Test("a symbolic link that leads to no file yet gets one")
  func danglingLink() throws {
    try inFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "later")
      try FileReplacement.write(new, to: folder + "/link")
      #expect(try SourceFile(reading: folder + "/later").bytes == new)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "later")
    }
  }

  @Test("links that lead around in a circle are an error")
  func linkLoop() throws {
    try inFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/a", withDestinationPath: "b")
      try FileManager.default.createSymbolicLink(atPath: folder + "/b", withDestinationPath: "a")
      #expect(throws: FileReplacementError.symbolicLinkLoop) {
        try FileReplacement.write(new, to: folder + "/a")
      }
    }
  }

  @Test("a folder that does not exist is an error, and so is a folder in the place of the file")
  func folders() throws {
    try inFolder { folder in
      try create(folder + "/file")
      #expect(throws: FileReplacementError.folderNotFound) {
        try FileReplacement.write(new, to: folder + "/none/file")
      }
      #expect(throws: FileReplacementError.folderNotFound) {
        try FileReplacement.write(new, to: folder + "/file/file")
      }
      #expect(throws: FileReplacementError.isDirectory) {
        try FileReplacement.write(new, to: folder)
      }
      #expect(throws: FileReplacementError.folderNotFound) {
        try FileReplacement.write(new, to: "")
      }
    }
  }

  @Test(
    "a full device is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() {
    #expect(throws: FileReplacementError.noSpace) {
      try FileReplacement.write(new, to: "/dev/full")
    }
    #expect(throws: Never.self) { try FileReplacement.write(new, to: "/dev/null") }
  }

  @Test("a file that the user may not write stays as it is", .enabled(if: geteuid() != 0))
  func readOnlyFile() throws {
    try inFolder { folder in
      try create(folder + "/file", permissions: 0o444)
      #expect(throws: FileReplacementError.permissionDenied) {
        try FileReplacement.write(new, to: folder + "/file")
      }
      #expect(try SourceFile(reading: folder + "/file").bytes == old)
    }
  }

  @Test("a file that was changed in the meantime is not replaced, nor one that is gone")
  func changedMeanwhile() throws {
    try inFolder { folder in
      try create(folder + "/file", permissions: 0o640)
      #expect(throws: FileReplacementError.changedMeanwhile) {
        try FileReplacement.write(new, to: folder + "/file", replacing: Array("other".utf8))
      }
      #expect(throws: FileReplacementError.changedMeanwhile) {
        try FileReplacement.write(new, to: folder + "/gone", replacing: old)
      }
      #expect(try SourceFile(reading: folder + "/file").bytes == old)
      try FileReplacement.write(new, to: folder + "/file", replacing: old)
      #expect(try SourceFile(reading: folder + "/file").bytes == new)
      #expect(try permissions(of: folder + "/file") == 0o640)
    }
  }

  @Test("what nobody may write is not replaced, not by a privileged user either")
  func markedReadOnly() throws {
    try inFolder { folder in
      try create(folder + "/file", permissions: 0o444)
      #expect(throws: FileReplacementError.permissionDenied) {
        try FileReplacement.write(new, to: folder + "/file", replacing: old)
      }
      #expect(try SourceFile(reading: folder + "/file").bytes == old)
    }
  }
}
