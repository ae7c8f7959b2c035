import CatalogRuntime
import Failures
import Plain

print(greeting(of: "Ana"))
print(String(localized: "You have \(1) messages", bundle: .module))
print(String(localized: "You have \(3) messages"))
print(missingFile("a.txt"))
print(plainText)
