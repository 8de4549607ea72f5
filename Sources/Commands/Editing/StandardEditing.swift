// The commands that every text has (commands C13).

extension CommandID {
  /// Takes the last change of the text back.
  public static let undo: CommandID = "edit.undo"

  /// Makes the change again that was taken back.
  public static let redo: CommandID = "edit.redo"

  /// Takes the selection to the clipboard.
  public static let cut: CommandID = "edit.cut"

  /// Copies the selection to the clipboard.
  public static let copy: CommandID = "edit.copy"

  /// Puts the clipboard's text in place of the selection.
  public static let paste: CommandID = "edit.paste"

  /// Takes the selection away.
  public static let delete: CommandID = "edit.delete"

  /// Selects the whole text.
  public static let selectAll: CommandID = "edit.selectAll"

  /// Starts a search in the text.
  public static let find: CommandID = "edit.find"

  /// Goes to the next place that was found.
  public static let findNext: CommandID = "edit.findNext"

  /// Goes to the place that was found before.
  public static let findPrevious: CommandID = "edit.findPrevious"

  /// Puts something else in place of what is found.
  public static let replace: CommandID = "edit.replace"
}

extension Command {
  /// The commands that every text has, with their keys in the context `text` and their places in the
  /// Edit menu: to be registered beside a program's own.
  ///
  ///     let registry = try CommandRegistry(commands + Command.standardEditing)
  public static let standardEditing: [Command] = [
    Command(.undo, "Undo", menu: .undoRedo, keys: ["C-z"], in: .text, shortTitle: "undo"),
    Command(.redo, "Redo", menu: .undoRedo, keys: ["C-y"], in: .text, shortTitle: "redo"),
    Command(.cut, "Cut", menu: .standardEdit, keys: ["C-x"], in: .text, shortTitle: "cut"),
    Command(.copy, "Copy", menu: .standardEdit, keys: ["C-c"], in: .text, shortTitle: "copy"),
    Command(.paste, "Paste", menu: .standardEdit, keys: ["C-v"], in: .text, shortTitle: "paste"),
    Command(
      .delete, "Delete", menu: .standardEdit, shortTitle: "delete",
      discoverabilityTitle: "Delete Selection", attributes: .destructive),
    Command(
      .selectAll, "Select All", menu: .standardEdit, keys: ["A-a"], in: .text, shortTitle: "all"),
    Command(
      .find, "Find", menu: .find, keys: ["C-g"], in: .text, shortTitle: "find",
      discoverabilityTitle: "Find in Text", words: ["search"]),
    Command(.findNext, "Find Next", menu: .find, shortTitle: "next", words: ["search"]),
    Command(.findPrevious, "Find Previous", menu: .find, shortTitle: "previous", words: ["search"]),
    Command(
      .replace, "Replace", menu: .find, shortTitle: "replace",
      discoverabilityTitle: "Replace in Text", words: ["find", "substitute"]),
  ]
}

extension TextEditingState {
  /// The commands that can be answered from the state of a text.
  static let commands = Set(Command.standardEditing.map(\.id))

  /// Whether a standard editing command can be done on the text, and what it is called there; `nil` if
  /// it isn't the text's affair, so that a responder further out may do it.
  ///
  /// Undo and redo are the text's alone while it can be written, also when there is nothing to undo
  /// (commands C7).
  public func validation(of command: CommandID) -> Validation? {
    switch command {
    case .undo where access == .editable: history(undone, "Undo", "There is nothing to undo.")
    case .redo where access == .editable: history(redone, "Redo", "There is nothing to redo.")
    case .cut: unlessReadOnly(taking("Cut"))
    case .copy: taking("Copy")
    case .paste:
      unlessReadOnly(clipboard == .filled ? .enabled : .disabled("There is nothing to paste."))
    case .delete:
      unlessReadOnly(extent == .selection ? .enabled : .disabled("Nothing is selected."))
    case .selectAll:
      content == .filled ? .enabled : .disabled("There is nothing to select.")
    case .find where search != .none: .enabled
    case .replace where search != .none: unlessReadOnly(.enabled)
    case .findNext where search != .none, .findPrevious where search != .none:
      search == .active ? .enabled : .disabled("Nothing was searched for.")
    default: nil
    }
  }

  private func history(_ change: String?, _ verb: String, _ reason: String) -> Validation {
    guard let change else { return .disabled(reason) }
    return change.isEmpty ? .enabled : Validation(title: verb + " " + change)
  }

  private func taking(_ verb: String) -> Validation {
    switch extent {
    case .nothing: .disabled("Nothing is selected.")
    case .line: Validation(title: verb + " Line")
    case .selection: .enabled
    }
  }

  private func unlessReadOnly(_ validation: Validation) -> Validation {
    access == .editable ? validation : .disabled("This text can't be changed.")
  }
}
