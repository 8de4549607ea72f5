extension NoteSaver {
  /// Makes a folder of notes and those above it, as far as they are missing.
  ///
  /// - Throws: Why not.
  public func makeFolder(_ folder: NotePath) throws(SaveError) {
    if let above = folder.folder { try makeFolder(above) }
    _ = try attempt(folder) { () throws(SystemError) in
      try disk.ensureFolder(notebook.absolute(folder))
    }
  }
}
