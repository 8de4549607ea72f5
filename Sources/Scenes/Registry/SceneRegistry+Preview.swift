extension PartID {
  /// A line of text that tells people what a scene shows.
  public static let preview: PartID = "preview"
}

extension SceneArchive {
  /// The line that tells people what the scene shows, as on the shelf; `nil` where there is none.
  ///
  /// It is for people only: nothing is restored from it.
  public var preview: String? {
    get {
      self[.preview].flatMap { part in
        part.version == 1 ? String(validating: part.bytes, as: UTF8.self) : nil
      }
    }
    set { self[.preview] = newValue.map { ScenePart(version: 1, bytes: Array($0.utf8)) } }
  }
}

extension SceneRegistry {
  /// The line of a scene's last state that can be read; `nil` where none has one.
  ///
  /// The scene isn't opened, so it may be open elsewhere, and saved at the same moment.
  /// - Complexity: O(bytes) of the state, mostly of one.
  public func preview(of id: SceneID) throws(FileError) -> String? {
    try glance(at: id, known: [.preview: 1]) { $0.preview }
  }

  /// What some parts of a scene's last state say that can be read; `nil` where none says it.
  ///
  /// The scene isn't opened, so it may be open elsewhere, and saved at the same moment.
  ///
  /// - Parameters:
  ///   - known: The parts that are wanted, each with its newest version; the others aren't decoded.
  ///   - answer: Makes of a state what is wanted; `nil` asks the state before.
  /// - Complexity: O(bytes) of the state, mostly of one.
  public func glance<Answer>(
    at id: SceneID, known: [PartID: UInt32], _ answer: (SceneArchive) -> Answer?
  ) throws(FileError) -> Answer? {
    var numbers: [UInt64] = []
    for case .state(id, let number) in try files() { numbers.append(number) }
    for number in numbers.sorted(by: >) {
      let path = folder.appending(SceneFile.state(id, number).name)
      guard let bytes = try? fileSystem.read(path),
        let decoded = try? SceneArchive.decode(bytes, known: known)
      else { continue }
      if let found = answer(decoded.archive) { return found }
    }
    return nil
  }
}
