/// Something short that the palette takes for a command, as editors have always done (commands C16).
///
///     [
///       PaletteShorthand(.word("q"), runs: "app.quit"),
///       PaletteShorthand(.wordAndText("e"), runs: "note.open"),
///       PaletteShorthand(.number, runs: "reader.goToLine"),
///     ]
///
/// With this table `e delta` runs `note.open:delta`, and `12` runs `reader.goToLine:12`.
public struct PaletteShorthand: Hashable, Sendable {
  /// What has to be typed.
  public var form: Form

  /// What it runs; a text or number that is typed is the command's property list.
  public var command: CommandID

  /// Makes a shorthand.
  public init(_ form: Form, runs command: CommandID) {
    self.form = form
    self.command = command
  }

  /// What has to be typed for a shorthand.
  public enum Form: Hashable, Sendable {
    /// Exactly this word.
    case word(String)
    /// This word, a blank, and any text.
    case wordAndText(String)
    /// A number, of ASCII digits.
    case number
  }

  /// The command that a typed text stands for; `nil` if it has another form.
  ///
  /// Blanks around words don't count, nor do zeros in front of a number.
  public func command(for text: String) -> CommandID? {
    let text = text.trimmingBlanks
    switch form {
    case .word(let word):
      return text == word ? command : nil
    case .wordAndText(let word):
      guard text.hasPrefix(word) else { return nil }
      let rest = text.dropFirst(word.count)
      guard let first = rest.first, first.isWhitespace else { return nil }
      return CommandID(command, propertyList: String(String(rest).trimmingBlanks))
    case .number:
      guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      let digits = text.drop { $0 == "0" }
      return CommandID(command, propertyList: digits.isEmpty ? "0" : String(digits))
    }
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmingBlanks: Substring {
    let start = drop(while: \.isWhitespace)
    let blanks = start.reversed().prefix(while: \.isWhitespace).count
    return start.dropLast(blanks)
  }
}
