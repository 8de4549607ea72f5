import Commands
import Interface

/// The menus as they were shown last.
///
/// Which keys work for a command takes a look at every binding in the way. So the menus are kept, and
/// moving about in them asks for no keys, as long as they follow from the same answers.
struct ShownMenus: Sendable {
  private var kept: (answers: Answers, bar: ValidatedMenu)?

  /// All that the menus follow from, but for the menus as they were built.
  struct Answers: Equatable, Sendable {
    /// Who is asked, and whether keys write text there.
    var keys: KeySituation

    /// The open menus.
    var path: [MenuID]

    /// What keys the terminal can send.
    var capability: KeyCapability

    /// Who does each command, and whether it can be done.
    var resolutions: [Resolution]

    /// The rows that are asked for when their menu opens; `nil` while they aren't known.
    var links: [MenuElement]?
  }

  /// The menus for these answers: those that are kept, else new ones.
  ///
  /// - Parameter work: What had to be done to the menus as they were built.
  mutating func bar(
    for answers: Answers, after work: MenuWork, otherwise make: () -> ValidatedMenu
  ) -> ValidatedMenu {
    if work == .nothing, let kept, kept.answers == answers { return kept.bar }
    let bar = make()
    kept = (answers, bar)
    return bar
  }
}
