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
    var numbers: [UInt64] = []
    for case .state(id, let number) in try files() { numbers.append(number) }
    for number in numbers.sorted(by: >) {
      let path = folder.appending(SceneFile.state(id, number).name)
      guard let bytes = try? fileSystem.read(path),
        let decoded = try? SceneArchive.decode(bytes, known: [.preview: 1])
      else { continue }
      if let preview = decoded.archive.preview { return preview }
    }
    return nil
  }
}
