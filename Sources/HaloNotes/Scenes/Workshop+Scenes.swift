import Interface
import Notes
import Scenes

/// Keeping scenes, and looking at those of others: one after the other, and never on the input path
/// (scenes R3).
extension Workshop {
  /// Saves a scene as it was when it was handed over.
  func keep(_ memento: SceneMemento, by writer: SceneWriter) {
    keep { () throws(FileError) in try writer.save(memento.archive) }
  }

  /// Removes a scene of this process with all its states.
  func forget(_ keeper: SceneKeeper, in registry: SceneRegistry) {
    keep { () throws(FileError) in try registry.forget(keeper.lease) }
  }

  /// Removes a scene that nobody has open, and then tells which scenes there are.
  func forget(_ id: SceneID, in registry: SceneRegistry) {
    keeping.async(group: jobs) { [self] in
      do throws(SceneError) {
        try registry.forget(id)
        mailbox.leave(.shelf(Self.shelf(of: registry), said: nil))
      } catch {
        mailbox.leave(.shelf(Self.shelf(of: registry), said: "Not forgotten: \(error.sentence)"))
      }
    }
  }

  /// Tells which scenes there are.
  func lookAtShelf(of registry: SceneRegistry) {
    keeping.async(group: jobs) { [self] in
      mailbox.leave(.shelf(Self.shelf(of: registry), said: nil))
    }
  }

  /// Waits until all that was handed over is saved.
  func finishKeeping() { keeping.sync {} }

  private static func shelf(of registry: SceneRegistry) -> [KeptScene] {
    let entries = (try? registry.scenes()) ?? []
    return entries.map { entry in
      var facts = SceneGlance(of: entry.id, in: registry).facts
      if facts == nil, let preview = try? registry.preview(of: entry.id) {
        facts = SceneFacts(title: preview)
      }
      return KeptScene(
        name: entry.id.description, holder: entry.holder,
        saved: entry.lastSaved.map { FileTime(nanoseconds: Int64($0 / .nanoseconds(1))) },
        facts: facts)
    }
  }

  private func keep(_ body: @escaping @Sendable () throws(FileError) -> Void) {
    keeping.async(group: jobs) { [self] in
      do throws(FileError) {
        try body()
        mailbox.leave(.kept(nil))
      } catch {
        mailbox.leave(.kept(error))
      }
    }
  }
}

/// A scene as the state folder knows it.
struct KeptScene: Hashable, Sendable {
  /// Its name.
  var name: String

  /// Who has it open.
  var holder: SceneHolder

  /// When it was saved last.
  var saved: FileTime?

  /// What it shows, as far as its state says.
  var facts: SceneFacts?
}
