// swift-tools-version: 6.2

import PackageDescription

let runtime: Target.Dependency = .product(name: "CatalogRuntime", package: "swift-catalog")
let plugins: [Target.PluginUsage] = [
  .plugin(name: "CompileCatalogs", package: "swift-catalog")
]

let package = Package(
  name: "Sample",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-catalog", path: "../../..")],
  targets: [
    // The catalog is the only resource, and is not declared.
    .executableTarget(
      name: "Greeter",
      dependencies: [
        "Failures",
        "Plain",
        .product(name: "CatalogRuntime", package: "swift-catalog"),
      ],
      plugins: [.plugin(name: "CompileCatalogs", package: "swift-catalog")]),
    .target(
      name: "Failures", dependencies: [runtime], resources: [.process("Resources")],
      plugins: plugins),
    // There is nothing to compile.
    .target(name: "Plain", dependencies: [runtime], plugins: plugins),
    .testTarget(
      name: "SampleTests", dependencies: ["Greeter", "Failures", runtime], plugins: plugins),
  ],
  swiftLanguageModes: [.v6]
)
