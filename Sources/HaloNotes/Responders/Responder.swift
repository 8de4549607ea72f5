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
}

/// The responders of the app, by their names, and what the command engine asks of them.
struct Responders: ResponderSource {
  /// The models as they are now.
  let model: NotesModel

  /// What the responders may look at.
  let situation: Situation

  func keyContexts(of id: ResponderID) -> [KeyContext] {
    Self.responder(id)?.contexts ?? []
  }

  func canPerform(_ command: CommandID, on id: ResponderID, sender: CommandSender) -> Bool {
    Self.responder(id)?.canPerform(command, on: model, in: situation) ?? false
  }

  func validate(_ command: Command, on id: ResponderID) -> Validation {
    guard let reason = Self.responder(id)?.obstacle(to: command.id, on: model, in: situation)
    else { return .enabled }
    return .disabled(reason)
  }

  /// The responder of a name.
  static func responder(_ id: ResponderID) -> (any Responder)? {
    switch id {
    case .sidebar: SidebarResponder()
    case .notes: NotesResponder()
    case .detail: DetailResponder()
    case .search: SearchFieldResponder()
    case .typing: TypingResponder()
    case .look: LookResponder()
    case .keyboard: KeyboardResponder()
    case .sheets: SheetsResponder()
    case .scene: SceneResponder()
    case .app: AppResponder()
    default: nil
    }
  }
}
