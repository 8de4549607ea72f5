import Commands

extension NotesCatalogue {
  /// Opening, closing and changing scenes (scenes R8).
  static let scenes: [Command] = [
    Command(
      .openInScene, "Open in New Scene", menu: .window, keys: ["o"], in: .notes,
      shortTitle: "new scene", words: ["window"]
    ).bound(to: "o", in: .detail).bound(to: "o", in: .sheet).bound(to: "o", in: .sidebar),
    Command(
      .newNoteInScene, "New Note in New Scene", menu: .window, keys: ["C-w n"],
      words: ["window"]),
    Command(
      .nextScene, "Next Scene", menu: .window, keys: ["g t", "F3"], words: ["window", "tab"]),
    Command(
      .previousScene, "Previous Scene", menu: .window, keys: ["g T"], words: ["window", "tab"]),
    Command(.shelf, "Scenes", menu: .window, keys: ["g s"], words: ["shelf", "windows"]),
    Command(
      .closeScene, "Close Scene", menu: .window, keys: ["C-w c"], words: ["window"]),
  ]
}
