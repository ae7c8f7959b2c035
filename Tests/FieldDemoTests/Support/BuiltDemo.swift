import CatalogTestSupport

/// The program beside the test bundle, or `nil` where it has not been built.
let builtDemo = builtProgram("field-demo")
