extension SheetName {
  /// The type of what it shows, where that comes back with its scene.
  ///
  /// What is judged for one moment doesn't: help, and the question about two versions of a text, which is
  /// asked anew. A quick note is a text and has its own part of the scene, and so has a file
  /// that is to be attached, which also returns when its sheet was closed already.
  var returning: (any ReturningContent.Type)? {
    switch self {
    case .look: LookContent.self
    case .explanation: ExplanationContent.self
    case .message: MessageContent.self
    case .sort: SortContent.self
    case .theme: ThemeContent.self
    case .outline: OutlineContent.self
    case .rename: RenameContent.self
    case .move: MoveContent.self
    case .tags: TagsContent.self
    case .quickNotes: QuickMentionsContent.self
    case .shelf: ShelfContent.self
    case .find: FindContent.self
    case .replace: ReplaceContent.self
    case .keyboard, .palette, .conflict, .quick, .attach: nil
    }
  }

  /// Whether it comes back with its scene.
  var returns: Bool { returning != nil || self == .quick }
}

extension NotesModel {
  /// What an open sheet shows, where it comes back.
  func returningContent(of sheet: SheetName) -> (any ReturningContent)? {
    if sheet == .look { return look.shown.map { LookContent(note: $0, from: lookedFrom) } }
    return pickers[sheet]?.content as? any ReturningContent
      ?? texts[sheet] as? any ReturningContent
  }
}
