import Commands

/// Something that acts on commands while it is in the trail of the focused item (commands C4).
protocol Responder: Sendable {
  /// The contexts under which keys are bound to it.
  var contexts: [KeyContext] { get }

  /// Whether it acts on a command now; `false` leaves it to a responder further up.
  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool

  /// Why a command that it would act on can't be done now; `nil` when it can.
  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String?

  /// Whether what a command switches is on (commands C11).
  func state(
    of command: CommandID, on model: NotesModel, in situation: Situation
  ) -> CommandState

  /// What the command is called now, where that isn't its title; “Undo Rename”.
  func title(of command: CommandID, on model: NotesModel) -> String?

  /// Acts on a command: changes the model and says what is to be done at the rim.
  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect]
}

extension Responder {
  var contexts: [KeyContext] { [] }

  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String? { nil }

  func state(
    of command: CommandID, on model: NotesModel, in situation: Situation
  ) -> CommandState { .off }

  func title(of command: CommandID, on model: NotesModel) -> String? { nil }
}

/// The responders of the app, by their names, and what the command engine asks of them.
struct Responders: ResponderSource {
  /// What they are asked about; it is handed on for each key, and copied for none.
  private let ground: Apart<Ground>

  private struct Ground: Sendable {
    let model: NotesModel
    let situation: Situation
  }

  /// Makes them for the models as they are now, and what they may look at.
  init(model: NotesModel, situation: Situation) {
    ground = Apart(Ground(model: model, situation: situation))
  }

  /// What they may look at.
  var situation: Situation { ground.read { $0.situation } }

  func keyContexts(of id: ResponderID) -> [KeyContext] {
    Self.responder(id)?.contexts ?? []
  }

  func canPerform(_ command: CommandID, on id: ResponderID, sender: CommandSender) -> Bool {
    guard let responder = Self.responder(id) else { return false }
    return ground.read { responder.canPerform(command, on: $0.model, in: $0.situation) }
  }

  func validate(_ command: Command, on id: ResponderID) -> Validation {
    guard let responder = Self.responder(id) else { return .enabled }
    return ground.read { ground in
      Validation(
        disabledReason: responder.obstacle(
          to: command.id, on: ground.model, in: ground.situation),
        title: responder.title(of: command.id, on: ground.model),
        state: responder.state(of: command.id, on: ground.model, in: ground.situation))
    }
  }

  /// What the responders of the trail say to each of these commands.
  ///
  /// Whatever is shown of commands follows from it, so what was shown for equal answers can be shown
  /// again.
  func answers(to commands: [Command]) -> Answers {
    ground.read { ground in
      let trail = ground.situation.trail
      var answers = Answers(
        trail: trail, performers: Array(repeating: nil, count: commands.count))
      for (place, id) in trail.ids.enumerated() {
        Self.responder(id)?.answer(
          commands, at: place, on: ground.model, in: ground.situation, into: &answers)
      }
      return answers
    }
  }

  /// What responders say to commands.
  struct Answers: Equatable {
    /// Who was asked, in order.
    var trail: ResponderTrail

    /// For each command who of them acts on it, `nil` for nobody.
    var performers: [Int?]

    /// Why commands that somebody would act on can't be done now.
    var obstacles: [CommandID: String] = [:]
  }

  /// The responder of a name.
  static func responder(_ id: ResponderID) -> (any Responder)? {
    switch id {
    case .sidebar: SidebarResponder()
    case .notes: NotesResponder()
    case .detail: DetailResponder()
    case .editor: EditorResponder()
    case .completion: CompletionResponder()
    case .chosenCompletion: ChosenCompletionResponder()
    case .conflict: ConflictResponder()
    case .search: SearchFieldResponder()
    case .typing: TypingResponder()
    case .quickText: QuickNoteResponder()
    case .quickLink: QuickLinkResponder()
    case .look: LookResponder()
    case .explanation: ExplanationResponder()
    case .pickerField: PickerResponder(part: .field)
    case .pickerRows: PickerResponder(part: .rows)
    case .sheets: SheetsResponder()
    case .menuBar: MenuBarResponder()
    case .menu: MenuResponder()
    case .files: FilesResponder()
    case .question: QuestionResponder()
    case .trash: TrashResponder()
    case .scene: SceneResponder()
    case .help: HelpResponder()
    case .app: AppResponder()
    default: nil
    }
  }
}

extension Responder {
  /// Adds what this responder says to the commands that none before it acts on.
  fileprivate func answer(
    _ commands: [Command], at place: Int, on model: NotesModel, in situation: Situation,
    into answers: inout Responders.Answers
  ) {
    for index in commands.indices where answers.performers[index] == nil {
      // The name alone: a command as a whole would be copied each time.
      let command = commands[index].id
      guard canPerform(command, on: model, in: situation) else { continue }
      answers.performers[index] = place
      answers.obstacles[command] = obstacle(to: command, on: model, in: situation)
    }
  }
}
