import Notes

/// Looking for files that are to be attached.
extension Workshop {
  /// Reads what a folder anywhere on the system holds.
  func lookInto(_ folder: [UInt8]) {
    opening.async(group: jobs) { [self] in
      mailbox.leave(.contents(FolderContents(reading: folder)))
    }
  }

  /// Looks whether a pasted path is that of a file.
  func lookAt(_ path: [UInt8], pasted: [UInt8], into key: JournalKey) {
    opening.async(group: jobs) { [self] in
      guard FolderContents.isFile(path) else { return }
      mailbox.leave(.attachable(PasteOffer(key: key, path: path, pasted: pasted)))
    }
  }
}
