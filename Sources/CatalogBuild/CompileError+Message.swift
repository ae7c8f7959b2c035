package import CatalogCompiler
internal import CatalogModel
package import SourceText

extension CompileError {
  /// What the compiled format cannot hold, in words.
  package var message: DiagnosticMessage {
    switch problem {
    case .duplicateTable: "there are two tables “\(table)”; rename one"
    case .malformed: "something here is no object, so it cannot be compiled"
    case .ambiguousNode:
      "a text stands beside variations, or variations of two kinds stand side by side; keep one"
    case .unknownDimension(let name):
      "“\(name)” is nothing that a text can vary by; use plural, device or width"
    case .unknownPluralCategory(let name):
      "“\(name)” is no plural category; use zero, one, two, few, many or other"
    case .invalidWidth(let name): "“\(name)” is no width; write a whole number"
    case .argumentOutOfRange(let number):
      "argument \(number) cannot be compiled; arguments are numbered from 1 to 255"
    case .recursiveSubstitution(let name):
      "the substitution “\(name)” refers to itself, directly or through others"
    case .invalidMessage(_, _, let reason): reason
    case .unsupportedSyntax(let syntax):
      "texts in the syntax “\(syntax.rawValue)” cannot be compiled; convert them to printf, mf1 or mf2"
    case .tooManyForms(let count):
      "\(count) forms for devices; at most \(CompileError.maximumFormCount) can be compiled"
    case .tooDeep: "variations and substitutions stand inside one another more than 32 times"
    case .tooLarge: "the texts of the table take more than 1 GiB, or its messages more than 4 GiB"
    }
  }
}
