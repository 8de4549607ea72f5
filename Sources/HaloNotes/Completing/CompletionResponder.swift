import Commands
import Interface

/// The list at the caret while one is offered: its keys go before those of the text.
struct CompletionResponder: Responder {
  var contexts: [KeyContext] { [.completion, .text] }

  private static let own: Set<CommandID> = [
    .acceptCompletion, .nextCompletion, .previousCompletion, .escape,
  ]

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    Self.own.contains(command) && situation.arrangement.completion != nil
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .nextCompletion: model.completion?.value.step(by: 1)
    case .previousCompletion: model.completion?.value.step(by: -1)
    case .escape: model.completion?.value.dismiss()
    default: return model.completion.map { [.complete(row: $0.value.current)] } ?? []
    }
    return []
  }
}

/// The same list while Enter takes its current row.
struct ChosenCompletionResponder: Responder {
  var contexts: [KeyContext] { [.choice, .completion, .text] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    CompletionResponder().canPerform(command, on: model, in: situation)
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    CompletionResponder().perform(command, on: &model, in: situation)
  }
}

extension ResponderID {
  /// The list at the caret.
  static let completion: ResponderID = "completion"

  /// The list at the caret while Enter takes its current row.
  static let chosenCompletion: ResponderID = "completion.chosen"
}

extension KeyContext {
  /// The list at the caret.
  static let completion: KeyContext = "completion"

  /// That list while Enter takes its current row.
  static let choice: KeyContext = "choice"
}

extension CommandID {
  static let acceptCompletion: CommandID = "completion.accept"
  static let nextCompletion: CommandID = "completion.next"
  static let previousCompletion: CommandID = "completion.previous"
}

extension NotesCatalogue {
  /// The list at the caret.
  static let completing: [Command] = [
    Command(
      .acceptCompletion, "Complete", menu: .edit, keys: ["Tab"], in: .completion,
      shortTitle: "complete", words: ["link", "tag"]
    ).bound(to: "Enter", in: .choice),
    Command(
      .nextCompletion, "Next Completion", menu: .edit, keys: ["Down", "C-n"], in: .completion),
    Command(
      .previousCompletion, "Previous Completion", menu: .edit, keys: ["Up", "C-p"],
      in: .completion),
  ]
}

extension Situation {
  /// The responder of the list at the caret, where one is offered.
  var completing: [ResponderID] {
    guard let list = arrangement.completion else { return [] }
    return [list.takesEnter ? .chosenCompletion : .completion]
  }
}
