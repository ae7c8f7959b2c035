import Foundation
import PackagePlugin

/// Checks the catalogs of a package with `catalog lint`, which is given all arguments.
@main
struct LintCatalogs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let isHelp = !Set(arguments).isDisjoint(with: ["--help", "-h"])
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let folder = context.package.directoryURL
    let catalogs = Set(targets.flatMap { $0.catalogs(below: folder) }).sorted()
    guard !catalogs.isEmpty || isHelp else {
      Diagnostics.error("there are no catalogs in the targets")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "catalog").url
    process.arguments = ["lint"] + extractor.remainingArguments
    process.currentDirectoryURL = folder
    // The tool takes these where no path is among the arguments, which it alone can tell.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["CATALOG_PATHS": catalogs.joined(separator: "\n")]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

extension Target {
  /// The String Catalogs of the target, as paths below a folder.
  fileprivate func catalogs(below folder: URL) -> [String] {
    guard let target = self as? any SourceModuleTarget else { return [] }
    let prefix = folder.path + "/"
    return target.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".xcstrings") }.map {
      $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
    }
  }
}
