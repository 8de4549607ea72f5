import Focus

/// A question to the engine with its right answer: a fact about how focus moves.
public struct FocusCase: Hashable, Sendable {
  /// Its name, unique in its file.
  public var id: String

  /// Where the fact was read.
  public var source: Source

  /// What is on the screen.
  public var world: CaseWorld

  /// What is done there.
  public var question: Question

  /// The right answer; `nil` for a case that only asks.
  public var expected: CaseAnswer?

  /// What is unusual about it.
  public var note: String?

  /// Makes a case.
  public init(
    id: String, source: Source = Source(), world: CaseWorld, question: Question,
    expected: CaseAnswer? = nil, note: String? = nil
  ) {
    self.id = id
    self.source = source
    self.world = world
    self.question = question
    self.expected = expected
    self.note = note
  }

  /// What is done in the world of a case.
  public enum Question: Hashable, Sendable {
    /// One arrow, from an item or with nothing focused.
    case directional(from: ItemID?, FocusHeading)

    /// The items in Tab order.
    case order

    /// Several moves, from an item or with nothing focused.
    case sequence(from: ItemID?, [CaseMove])

    /// The named group, or the root, is entered.
    case entry(into: String?)

    /// Each item is clicked in turn, with nothing focused before.
    case click([ItemID])
  }

  /// The test that a fact was read from.
  public struct Source: Hashable, Sendable {
    /// The repository, such as `owner/name`.
    public var repository: String?

    /// The file in the repository.
    public var path: String?

    /// The test in the file.
    public var test: String?

    /// Makes a source from what is known of it.
    public init(repository: String? = nil, path: String? = nil, test: String? = nil) {
      self.repository = repository
      self.path = path
      self.test = test
    }
  }
}
