import Testing
@testable import FieldDemo
@Suite struct DemoTests { @Test func x() {} }
