import Notes
import Scenes

/// What a worker has to tell.
enum Post: Sendable {
  /// The folder, as far as it has been read, with the titles of the rows that show first.
  case listing(NoteListing, titles: [(NoteID, NoteTitle)])

  /// The folder was read, and nothing in it has changed.
  case sameListing

  /// The folder was read, and is as it was when it was indexed last.
  case rememberedIsSo

  /// What others have done to notes.
  case noticed(NoteChanges)

  /// Others have done something for which the whole folder has to be read.
  case folderChanged

  /// The folder as far as it has been read, and what follows from it.
  case listed(ListedNotes, titles: [(NoteID, NoteTitle)], for: ListingQuestion)

  /// The list as it was when it was indexed last.
  case remembered(ListedNotes)

  /// The folder couldn't be read.
  case listingFailed(NotesError)

  /// Titles, for the listing of which this is the generation.
  case titles([(NoteID, NoteTitle)], generation: UInt64)

  /// A note, read and laid out.
  case reading(Reading)

  /// A picture was drawn, or couldn't be.
  case picture(DrawnPictures.Drawing, of: PictureKey)

  /// What became of a file that another program was to open.
  case opened(FileOpening)

  /// A note hasn't changed since it was read.
  case unchanged(ReadingRequest)

  /// An operation on files is done, or wasn't; `nil`: there was nothing to undo or redo.
  case operated(Result<OperationReport?, OperationRefusal>)

  /// What can be undone and redone, as everybody has left it.
  case undoable(Notes.UndoHistory)

  /// The note of the day is there, or couldn't be made.
  case daily(Result<DailyReport, SaveError>)

  /// A file was attached, or wasn't.
  case attached(Result<AttachmentReport, AttachmentError>)

  /// What a folder holds in which a file is looked for.
  case contents(FolderContents)

  /// What was pasted is the path of a file.
  case attachable(PasteOffer)

  /// What was found so far of the note in the look sheet.
  case known(LookKnowledge)

  /// Which notes the quick notes lead to.
  case mentions(QuickMentions)

  /// The tags of notes and of the notebook, as far as they were read.
  case tags(TagReport)

  /// What was found in a text, for the opening of the sheet that asks for it.
  case places(TextMatches, opening: Int)

  /// The names of notes, to be found while a link is typed.
  case names(KnownNames)

  /// The tags of the notebook and its open tasks, as far as they were counted.
  case counted(KnownTags)

  /// What lies in the trash.
  case trash(TrashListing)

  /// So many files are gone from the trash for good, or why not.
  case trashEmptied(Result<Int, OperationError>)

  /// The headings of a text to which a link is typed.
  case headings(PhraseList, HeadingQuestion)

  /// How many links lead to notes.
  case links(LinkCount, to: [NotePath])

  /// A text was opened, or wasn't.
  case textOpened(OpenedText)

  /// A version of a text has got its file, or hasn't.
  case written(WrittenVersion)

  /// A text was saved, or wasn't.
  case saved(SavedText)

  /// The file of a text isn't the one any more that the text was made of.
  case changedOutside(NotePath, NoteContents, by: OutsideWriter)

  /// Text is on the clipboard of the desktop, or isn't.
  case copied(CopiedText, CopyOutcome)

  /// What is on the clipboard of the desktop; `nil` where nothing can be had.
  case pasted([UInt8]?, ticket: Int)

  /// Operations that a crash had cut short were finished or undone.
  case recovered([Recovery])

  /// A scene was saved, or why it wasn't.
  case kept(FileError?)

  /// The scenes of the state folder, and what is to be said of them.
  case shelf([KeptScene], said: String?)

  /// The index can be searched as it was left, or will be made.
  case indexOpened

  /// How far bringing the index up to date has come.
  case indexing(NoteIndex.Progress)

  /// The index is up to date, or why there is none.
  case indexed(Result<NoteIndex.Report, IndexFault>)

  /// Hits with their lines.
  case lines([SearchHit], question: UInt64)

  /// What may be done with the folder.
  case access(FolderAccess)

  /// What was found so far for a question.
  case found(SearchResults, question: UInt64, hasTitle: Bool, isLast: Bool)
}
