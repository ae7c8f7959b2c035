import Foundation
let l = Locale(identifier: "es-MX")
print(l.identifier, Locale.current.identifier)
