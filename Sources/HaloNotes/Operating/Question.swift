import Commands
import Interface
import Notes
import Text

/// Something that is asked in the footer: Enter does it, any other key leaves it.
struct Question: Hashable, Sendable {
  /// What Enter does.
  var answer: Answer

  /// What is asked, with the keys that answer it.
  var notice: Notice

  /// What Enter does.
  enum Answer: Hashable, Sendable {
    /// Something with the files of notes.
    case operate(NoteOperation, subject: String)

    /// What lies in the trash is gone for good.
    case emptyTrash
  }

  /// Asks whether what lies in the trash shall be gone for good.
  ///
  /// - Parameters:
  ///   - count: How many files that are.
  ///   - columns: The width of the window.
  init(emptyingTrashOf count: Int, columns: Int) {
    answer = .emptyTrash
    let text = "Remove \(counted(count, "file")) for good?"
    let long = "Enter confirms, Esc leaves it."
    let hasRoom = text.utf8.count + long.utf8.count + Self.lastSlot <= columns
    notice = Notice(.question, text, remedy: hasRoom ? long : "Enter, or Esc")
  }

  /// Asks whether notes shall go to the trash.
  ///
  /// - Parameter columns: The width of the window; where there is little room a long title gives
  ///   way, for the keys that answer must be seen.
  init(trashing notes: [NotePath], called subject: String, columns: Int) {
    answer = .operate(.trash(notes), subject: subject)
    let forms = [
      ("Move ", " to the trash?", "Enter confirms, Esc leaves it."),
      ("Trash ", "?", "Enter, or Esc"),
    ].map { before, after, remedy in
      let room = columns - Self.lastSlot - "\(before)\(after)\(remedy)".utf8.count
      return (
        room, Notice(.question, before + Self.shortened(subject, to: room) + after, remedy: remedy)
      )
    }
    notice = (forms.first { $0.0 >= Self.leastRoom } ?? forms[1]).1
  }

  /// The cells of a footer that a notice and its dash leave to the last slot.
  private static let lastSlot = 16

  /// The cells below which a title says too little.
  private static let leastRoom = 10

  private static func shortened(_ subject: String, to columns: Int) -> String {
    let ruler = Ruler()
    let columns = max(6, columns)
    guard ruler.columns(of: subject) > columns else { return subject }
    let cut = ruler.cut(subject, toColumns: columns - 1)
    let kept = String(decoding: Array(subject.utf8)[cut.kept], as: UTF8.self)
    return kept + "…" + (subject.hasSuffix("”") ? "”" : "")
  }
}

/// The question in the footer, while there is one.
///
/// It comes before everything else in the trail, but takes no more than the keys that answer it, and
/// the one that asked it: a key that repeats by itself must neither answer nor ask for more.
struct QuestionResponder: Responder {
  var contexts: [KeyContext] { [.question] }

  func canPerform(_ command: CommandID, on model: NotesModel, in situation: Situation) -> Bool {
    [.confirm, .deleteNote, .escape, .cancel].contains(command)
  }

  func perform(
    _ command: CommandID, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let question = model.question else { return [] }
    switch command {
    case .confirm:
      model.question = nil
      switch question.answer {
      case .operate(let operation, let subject): return [.operate(operation, subject: subject)]
      case .emptyTrash: return [.emptyTrash]
      }
    case .deleteNote:
      return []
    default:
      model.question = nil
      return []
    }
  }
}

extension NotesModel {
  /// What the footer tells: a question that waits for its answer, before anything else.
  var shownNotice: Notice? { question?.notice ?? notice }
}
