import Interface
import Notes

/// What is asked of the index, and what it tells.
extension NotesApp {
  /// Rows whose lines are looked for beyond those that show, on either side.
  private static let margin = 40

  /// Bringing fewer notes up to date isn't worth a word.
  private static let fewNotes = 512

  /// Takes the list as it was; what the folder holds now comes in its place as soon as it is read.
  func take(remembered memory: ListedNotes) -> PostSight {
    guard model.library.listing == nil else { return .unseen }
    changeLibrary { $0.library.take(remembered: memory) }
    if model.search?.query.isEmpty == false { search() }
    return .seen
  }

  /// Takes that the list as it was is what the folder holds now: nothing that follows from it has to be
  /// worked out again.
  func takeThatRememberedIsSo() -> PostSight {
    guard model.library.isRemembered else {
      // It came too late to be shown.
      scan()
      return .unseen
    }
    if case .failed = model.library.progress { model.notice = nil }
    model.library.confirmRemembered()
    asked.listing = nil
    folderWasRead()
    readMissingTitles()
    // What shows is compared with its file, the neighbours are read anew.
    asked.readings = []
    if model.search?.query.isEmpty == false { search() }
    return .seen
  }

  /// Brings the index in line with the notes as they are listed, when they have been read whole.
  func askForIndex() {
    let library = model.library
    guard library.progress == .complete, let listing = library.listing,
      asked.indexed != library.generation
    else { return }
    asked.indexed = library.generation
    asked.counted = 0
    workshop.bringIndexInLine(with: listing, generation: library.generation)
  }

  /// Asks for the lines of the hits that show, and of some around them.
  func askForLines() {
    guard let search = model.search, !search.query.isEmpty, let arrangement,
      let rows = arrangement.rows, case .results(let hits, _, let scope) = rows.content,
      let viewport = arrangement.viewports[.notes]
    else { return }
    let first = view[.notes].row
    let shown = rows.geometry.indices(in: first..<first + max(1, viewport.area.rows))
    guard hits[shown.clamped(to: hits.indices)].contains(where: { $0.detail == .rank }) else {
      return
    }
    let wished =
      (max(0, shown.lowerBound - Self.margin)..<shown.upperBound + Self.margin)
      .clamped(to: hits.indices)
    let lines = HitLines(question: search.answered, rows: wished)
    guard asked.lines != lines else { return }
    asked.lines = lines
    workshop.findLines(
      of: hits[wished].filter { $0.detail == .rank }, for: Query(search.query), scope: scope,
      question: search.answered)
  }

  /// Takes how far the index has come.
  func take(indexing progress: NoteIndex.Progress) -> PostSight {
    // Each time that it has twice as many notes what it has is counted.
    if progress.done >= 2 * asked.counted {
      asked.counted = max(1, progress.done)
      countTagsAgain()
    }
    guard progress.total >= Self.fewNotes else { return .unseen }
    model.library.indexing = progress
    return .seen
  }

  /// Takes that the index is up to date, or can't be.
  func take(indexed result: Result<NoteIndex.Report, IndexFault>) -> PostSight {
    let wasShown = model.library.indexing != nil
    model.library.indexing = nil
    switch result {
    case .success(let report):
      if report.isComplete {
        model.library.index = .inLine
        countTagsAgain()
      }
      guard let words = report.renewal?.words else { return wasShown ? .seen : .unseen }
      notice(Notice(.info, words))
    case .failure(let fault):
      model.library.index = .absent
      countTagsAgain()
      guard fault != asked.fault else { return wasShown ? .seen : .unseen }
      asked.fault = fault
      notice(Notice(.warning, fault.description))
    }
    return .seen
  }

  /// Says something where nothing worse is said.
  private func notice(_ notice: Notice) {
    guard model.notice == nil else { return }
    model.notice = notice
  }
}

/// Hits whose lines are looked for.
struct HitLines: Hashable {
  /// The question that they answer.
  var question: UInt64

  /// Their rows.
  var rows: Range<Int>
}

extension NoteIndex.Renewal {
  /// What a person is told; `nil` where that the index was built is no news.
  fileprivate var words: String? {
    switch self {
    case .missing, .crowded: nil
    case .older: "The index was an older halo's and has been built anew."
    case .damaged: "The index was damaged and has been built anew."
    }
  }
}
