/// A web page in one file: it loads nothing and sends nothing, and only its own script runs.
///
/// A Content Security Policy (CSP 3) names script and style by their hashes, so that nothing that
/// got into the page by mistake is executed.
package struct SelfContainedPage: Sendable {
  /// The language of the page (BCP 47).
  let language: String
  /// The direction of the page: `ltr` or `rtl`.
  let direction: String
  /// The title, not escaped.
  let title: String
  /// The style sheet.
  let style: String
  /// The script, which runs when the whole page is there.
  let script: String

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - language: The language of the page (BCP 47).
  ///   - isRightToLeft: Whether the page runs from right to left.
  ///   - title: The title, not escaped.
  ///   - style: The style sheet; it holds no `</style`.
  ///   - script: The script; it holds no `</script`.
  package init(
    language: String, isRightToLeft: Bool, title: String, style: String, script: String
  ) {
    self.language = language
    direction = isRightToLeft ? "rtl" : "ltr"
    self.title = title
    self.style = style
    self.script = script
  }

  /// Everything in front of the content of the body.
  package var head: String {
    """
    <!DOCTYPE html>
    <html lang="\(HTMLText.escaped(language))" dir="\(direction)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(HTMLText.escaped(policy))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLText.escaped(title))</title>
    <style>\(style)</style>
    </head>
    <body>

    """
  }

  /// Everything behind the content of the body.
  package var tail: String {
    """
    <script>\(script)</script>
    </body>
    </html>

    """
  }

  private var policy: String {
    "default-src 'none'; script-src \(SHA256.sourceExpression(of: script)); "
      + "style-src \(SHA256.sourceExpression(of: style)); base-uri 'none'; form-action 'none'"
  }
}
