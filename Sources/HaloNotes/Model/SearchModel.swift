import Notes
import Text

/// A search: what is typed, and what has been found so far.
struct SearchModel: Sendable {
  /// The field.
  var field = LineField()

  /// Where it looks.
  var scope = SearchScope.everything

  /// The trash, where that is what is searched; its files are what ``hits`` are of.
  private(set) var trash: TrashListing?

  /// The note that the list stood on before, to which Esc goes back where none was chosen.
  var origin: NotePath?

  /// What has been found for `revision`, best first.
  private(set) var hits = SearchResults()

  /// Whether more may be found.
  private(set) var progress = Progress.done

  /// Counts changes of what was found, so that the list can tell.
  private(set) var revision: UInt64 = 0

  /// Tells what was typed last from what was typed before: results of an older question are dropped.
  private(set) var question: UInt64 = 0

  /// The question to which `hits` are the answer.
  private(set) var answered: UInt64 = 0

  /// What Enter asked for before anything was found for what is typed.
  var wish = Wish.none

  /// Something that waits for the first answers.
  enum Wish: Sendable, Equatable {
    case none

    /// To open the best hit.
    case open
  }

  /// Whether the hits are those of what is typed now.
  var isAnswered: Bool { answered == question || query.isEmpty }

  /// Whether the worker is still at it.
  enum Progress: Sendable, Equatable {
    case searching
    case done
  }

  /// What is searched for.
  var query: String { field.text.trimmingBlanks }

  /// The title of the new note that the last row offers; `nil` while there is none to offer.
  private(set) var offeredTitle: String?

  /// Asks anew: the field has changed.
  ///
  /// What was found before stays until the first answers come, so that the list doesn't flicker.
  ///
  /// - Parameter question: Differs from every other question of the program: answers to one that
  ///   another scene has asked are no answers here.
  mutating func ask(_ question: UInt64) {
    self.question = question
    wish = .none
    progress = query.isEmpty ? .done : .searching
    if query.isEmpty {
      hits = SearchResults()
      offeredTitle = nil
      revision += 1
    }
  }

  /// Asks anew in the trash as it is by now: what was found before is of another one.
  mutating func ask(_ question: UInt64, in trash: TrashListing) {
    hits = SearchResults()
    self.trash = trash
    revision += 1
    ask(question)
  }

  /// Searches the trash from now on, not the notes.
  mutating func begin(in trash: TrashListing) { self.trash = trash }

  /// Brings what was found over to another listing of the folder; what is gone is dropped.
  ///
  /// - Complexity: O(hits)
  mutating func carry(from old: NoteListing, to new: NoteListing) {
    guard trash == nil else { return }
    hits = hits.carried(from: old, to: new)
    revision += 1
  }

  /// Takes hits whose lines have been looked for.
  ///
  /// - Complexity: O(hits that come × log(hits))
  mutating func complete(_ completed: [SearchHit], for question: UInt64) {
    guard question == answered else { return }
    hits.complete(completed)
    revision += 1
  }

  /// Takes what the worker has found so far.
  ///
  /// - Parameter hasTitle: Whether a note is called exactly this: then no new one is offered.
  mutating func take(_ hits: SearchResults, for question: UInt64, hasTitle: Bool, isLast: Bool) {
    guard question == self.question else { return }
    self.hits = hits
    answered = question
    progress = isLast ? .done : .searching
    offeredTitle = hasTitle || trash != nil ? nil : query
    revision += 1
  }
}

extension String {
  /// The text without blanks at either end.
  var trimmingBlanks: String {
    let blanks: Set<Character> = [" ", "\t"]
    guard let first = firstIndex(where: { !blanks.contains($0) }),
      let last = lastIndex(where: { !blanks.contains($0) })
    else { return "" }
    return String(self[first...last])
  }
}
