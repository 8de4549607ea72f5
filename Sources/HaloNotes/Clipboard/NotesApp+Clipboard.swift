import Interface
import Notes
import Programs
import Text

/// Text on its way to the clipboard.
struct CopiedText: Sendable, Equatable {
  /// The text.
  let bytes: [UInt8]

  /// What it is, for the message.
  let name: String

  /// Where it comes from.
  let origin: Origin

  /// Where text comes from that is copied.
  enum Origin: Sendable {
    /// A text that is written in: it is in the program's own clipboard as well.
    case text
    /// Links to notes.
    case links
  }
}

/// The clipboard (text T9): a program of the desktop reaches it, where there is one and no ssh is
/// between; else the terminal is sent what is copied, and nobody tells whether it got there. The program
/// has a clipboard of its own besides.
extension NotesApp {
  /// Copies text that is written here.
  func copyText(_ bytes: [UInt8]) {
    let words = counted(WordCount(of: TextBuffer(bytes)).words, "word")
    copy(CopiedText(bytes: bytes, name: words, origin: .text))
  }

  /// Copies text.
  func copy(_ text: CopiedText) {
    guard ClipboardTool.mayExist(in: environment.variables) else { return send(text) }
    workshop.copy(text, in: environment.variables)
  }

  /// Takes whether text is on the clipboard of the desktop; where it isn't it goes to the terminal.
  func take(_ text: CopiedText, _ outcome: CopyOutcome) {
    switch (outcome, text.origin) {
    case (.failed, _): send(text)
    case (.copied, .text):
      model.notice = Notice(
        .info, "Copied \(text.name) to the clipboard.", remedy: "C-v pastes here.")
    case (.copied, .links):
      model.notice = Notice(.info, "Copied to the clipboard: \(text.name)")
    }
  }

  /// Sends text to the clipboard of the terminal, unless common ones would cut it.
  private func send(_ text: CopiedText) {
    let isTooMuch = text.bytes.count > AppRequest.copyLimit
    if !isTooMuch { requests.append(.copy(text.bytes)) }
    model.notice =
      switch (text.origin, isTooMuch) {
      case (.text, false):
        Notice(
          .info, "Sent \(text.name) to the terminal's clipboard.", remedy: "C-v pastes here.")
      case (.text, true):
        Notice(.info, "Kept for C-v here: it is too much for the clipboard of a terminal.")
      case (.links, false): Notice(.info, "Sent to the clipboard: \(text.name)")
      case (.links, true):
        Notice(
          .warning, "That is too much for the clipboard of a terminal.",
          remedy: "Mark fewer notes.")
      }
  }

  // MARK: Pasting

  /// Asks for the clipboard's text; what is typed meanwhile waits for it.
  func awaitPaste(in key: JournalKey) {
    workshop.paste(in: environment.variables, ticket: awaitText(.pasting(key)))
  }

  /// Takes the clipboard's text; where there is none the program's own is pasted.
  func take(pasted bytes: [UInt8]?, for ticket: Int) -> PostSight {
    guard let awaited, awaited.ticket == ticket, case .pasting(let key) = awaited.purpose else {
      return .unseen
    }
    self.awaited = nil
    if let bytes, bytes != model.clipboard, Self.isText(bytes) {
      perform(.paste(bytes), in: key)
    } else {
      perform(.yank, in: key)
    }
    goOn(with: awaited.events)
    return .seen
  }

  /// A picture isn't pasted as if it were text.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.isEmpty && !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }
}

/// What became of text that was to be copied.
enum CopyOutcome: Sendable {
  /// It is on the clipboard.
  case copied
  /// It isn't.
  case failed
}

extension Workshop {
  /// The milliseconds that the program of the clipboard may take.
  private static let patience: Int32 = 1_000

  /// Bytes that are pasted at most.
  private static let mostPasted = 16 << 20

  /// Waits until what is done with the clipboard is done.
  func finishClipping() { clipping.sync {} }

  /// Puts text on the clipboard of the desktop.
  func copy(_ text: CopiedText, in variables: [String: String]) {
    clipping.async(group: jobs) { [self] in
      let tool = ClipboardTool(in: variables)
      let run = tool.map { ProgramRun(words: $0.copying, variables: variables) }
      let isThere = (try? run?.give(text.bytes, milliseconds: Self.patience)) != nil
      mailbox.leave(.copied(text, isThere ? .copied : .failed))
    }
  }

  /// Reads what is on it.
  func paste(in variables: [String: String], ticket: Int) {
    clipping.async(group: jobs) { [self] in
      let tool = ClipboardTool(in: variables)
      let run = tool.map { ProgramRun(words: $0.pasting, variables: variables) }
      let bytes = try? run?.output(limit: Self.mostPasted, milliseconds: Self.patience)
      mailbox.leave(.pasted(bytes, ticket: ticket))
    }
  }
}
