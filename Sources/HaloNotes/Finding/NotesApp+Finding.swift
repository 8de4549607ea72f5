import Focus
import Interface
import Notes
import Text

/// Finding in a large text: a worker looks through it, so that no key waits (text T10).
extension NotesApp {
  /// Lets a worker find what stands in the sheet for that; what it was looking for is given up.
  func askToFind() {
    guard let picker = model.pickers[.find], var content = picker.content as? FindContent else {
      return
    }
    if content.wish != .none {
      content.wish = .none
      model.pickers[.find]?.replace(content)
    }
    guard !picker.field.text.isEmpty, content.matches(of: picker.field.text) == nil else {
      return
    }
    workshop.find(
      picker.field.text, in: content.buffer, from: content.caret, opening: picker.opening)
  }

  /// Takes what a worker has found, and does what Enter asked for meanwhile.
  func take(_ matches: TextMatches, opening: Int) -> PostSight {
    guard let picker = model.pickers[.find], picker.opening == opening,
      picker.field.text == matches.query, var content = picker.content as? FindContent
    else { return .unseen }
    let wish = content.wish
    content.found = matches
    content.wish = .none
    model.pickers[.find]?.replace(content)
    settle()
    if wish == .open, let situation, situation.group == SheetName.find.field {
      perform(.acceptField, by: .pickerField, in: situation)
    }
    return .seen
  }
}

extension Workshop {
  /// Finds a text in another; what was looked for before is given up.
  func find(_ query: String, in buffer: TextBuffer, from caret: Int, opening: Int) {
    let cancellation = Cancellation()
    current.withLock { current in
      current.find.cancel()
      current.find = cancellation
    }
    reading.async(group: jobs) { [self] in
      let matches = TextMatches(of: query, in: buffer, from: caret) { !cancellation.isCancelled }
      if let matches { mailbox.leave(.places(matches, opening: opening)) }
    }
  }
}
