import Commands
import Focus
import Notes
import Sheets

/// The content of the sheet that explains the focus.
struct ExplanationResponder: Responder {
  var contexts: [KeyContext] { [.sheet] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    false
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] { [] }
}

/// The sheets, wherever the focus is among what they leave usable (sheets S8).
struct SheetsResponder: Responder {
  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    switch command {
    case .growSheet, .shrinkSheet, .cycleSheet, .goToSheet: !model.sheets.isEmpty
    default: false
    }
  }

  func obstacle(
    to command: CommandID, on model: NotesModel, in situation: Situation
  ) -> String? {
    switch command {
    case .growSheet where !model.sheets.canGrow(): "The sheet is as large as it gets."
    case .shrinkSheet where !model.sheets.canShrink(): "The sheet is as small as it gets."
    case .cycleSheet where !(model.sheets.canGrow() || model.sheets.canShrink()):
      "The sheet has one height only here."
    default: nil
    }
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    switch command {
    case .growSheet: model.sheets.grow()
    case .shrinkSheet: model.sheets.shrink()
    case .cycleSheet: model.sheets.cycle()
    default:
      return model.sheets.front.map {
        [.move(.group(situation.arrangement.contentGroup(of: $0.id)))]
      } ?? []
    }
    return []
  }
}

extension SheetName {
  /// The sheet as it is presented.
  var sheet: Sheet<SheetName> {
    var sheet: Sheet<SheetName>
    switch self {
    case .look:
      sheet = Sheet(self, detents: [.medium, .large])
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    case .keyboard, .palette, .move, .tags, .shelf, .find, .replace, .attach:
      sheet = Sheet(self, detents: [.medium])
      sheet.width = .preferred(columns: 84)
    case .rename:
      sheet = Sheet(self, detents: [.rows(6)])
      sheet.width = .preferred(columns: 84)
    case .explanation, .message:
      sheet = Sheet(self, detents: [.medium, .large])
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    case .sort:
      sheet = Sheet(self, detents: [.fitted])
      sheet.contentRows = NoteSort.all.count
      sheet.width = .preferred(columns: 44)
      sheet.prefersEdgeAttachedInCompactHeight = true
    case .theme:
      sheet = Sheet(self, detents: [.fitted])
      sheet.width = .preferred(columns: 44)
      sheet.prefersEdgeAttachedInCompactHeight = true
    case .quickNotes:
      sheet = Sheet(self, detents: [.medium])
      sheet.width = .preferred(columns: 64)
    case .quick:
      sheet = Sheet(self, detents: [.rows(8), .medium])
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.width = .floating(.lowerRight, columns: 44)
      sheet.prefersGrabberVisible = true
    case .outline, .conflict:
      sheet = Sheet(self, detents: [.medium, .large])
      sheet.prefersGrabberVisible = true
    }
    return sheet
  }
}
