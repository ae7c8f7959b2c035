import CatalogTestSupport
import SourceText
import Testing

@Suite struct SourceFileTests {
  @Test(
    "a file has the bytes that stand in it, however large it is",
    arguments: [
      0, 1, 8 << 20, (8 << 20) + 1, (25 << 20) + 3,
    ])
  func bytes(_ count: Int) throws {
    let folder = TemporaryFolder()
    // A prime length, so that no part of the file is like another one.
    let pattern = (0..<8191).map { UInt8(truncatingIfNeeded: $0 &* $0 &+ $0 >> 5) }
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += pattern }
    bytes.removeLast(bytes.count - count)
    folder.write(bytes, to: "file")
    let file = try SourceFile(reading: folder.path + "/file")
    #expect(file.bytes.count == count)
    #expect(file.bytes == bytes)
  }
}
