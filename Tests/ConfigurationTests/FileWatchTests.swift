import FoundationEssentials
import Glibc
import Testing

@testable import Configuration

@Suite("Noticing that files have changed")
struct FileWatchTests {
  /// A folder of its own, removed with all that is in it.
  final class Place {
    let root: String

    init() throws {
      var template = Array("/tmp/file-watch-tests-XXXXXX".utf8CString)
      root = String(cString: try #require(mkdtemp(&template)))
    }

    deinit {
      try? FileManager.default.removeItem(atPath: root)
    }

    subscript(name: String) -> String { root + "/" + name }

    func write(_ text: String, to name: String) throws {
      let file = try #require(fopen(self[name], "w"))
      fputs(text, file)
      fclose(file)
    }
  }

  /// Whether the system has told of something.
  private func isReadable(_ watch: FileWatch) throws -> Bool {
    var poll = pollfd(fd: try #require(watch.descriptor), events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, 0) == 1
  }

  @Test("Nothing is told while nothing happens")
  func idle() throws {
    let place = try Place()
    try place.write("a", to: "keys.yaml")
    let watch = FileWatch(of: [place["keys.yaml"], place["settings.yaml"]])
    #expect(try !isReadable(watch))
    #expect(!watch.takeChanges())
    #expect(try !isReadable(watch))
  }

  @Test("A file that is written, replaced, removed or made is told, once")
  func changes() throws {
    let place = try Place()
    try place.write("a", to: "keys.yaml")
    let watch = FileWatch(of: [place["keys.yaml"]])
    func expectChange(_ change: () throws -> Void) throws {
      try change()
      #expect(try isReadable(watch))
      #expect(watch.takeChanges())
      #expect(try !isReadable(watch))
      #expect(!watch.takeChanges())
    }
    try expectChange { try place.write("written", to: "keys.yaml") }
    try expectChange {
      try place.write("replaced", to: ".keys.yaml.swp")
      rename(place[".keys.yaml.swp"], place["keys.yaml"])
    }
    try expectChange { unlink(place["keys.yaml"]) }
    try expectChange { try place.write("made", to: "keys.yaml") }
  }

  @Test("Another file of the folder is told by the system and is no change")
  func neighbours() throws {
    let place = try Place()
    try place.write("a", to: "keys.yaml")
    let watch = FileWatch(of: [place["keys.yaml"]])
    try place.write("b", to: "other.yaml")
    #expect(try isReadable(watch))
    #expect(!watch.takeChanges())
    #expect(try !isReadable(watch))
  }

  @Test("Folders that come later are watched as soon as they are there")
  func missingFolders() throws {
    let place = try Place()
    let watch = FileWatch(of: [place["config/halo/keys.yaml"]])
    mkdir(place["config"], 0o755)
    #expect(try isReadable(watch))
    #expect(!watch.takeChanges())
    mkdir(place["config/halo"], 0o755)
    #expect(try isReadable(watch))
    #expect(!watch.takeChanges())
    try place.write("a", to: "config/halo/keys.yaml")
    #expect(try isReadable(watch))
    #expect(watch.takeChanges())
    // The folders above aren't watched any more.
    mkdir(place["elsewhere"], 0o755)
    #expect(try !isReadable(watch))
  }

  @Test("A folder that is replaced by another is noticed")
  func replacedFolder() throws {
    let place = try Place()
    mkdir(place["halo"], 0o755)
    try place.write("a", to: "halo/keys.yaml")
    let watch = FileWatch(of: [place["halo/keys.yaml"]])
    rename(place["halo"], place["old"])
    #expect(try isReadable(watch))
    #expect(watch.takeChanges())
    mkdir(place["halo"], 0o755)
    try place.write("b", to: "halo/keys.yaml")
    #expect(try isReadable(watch))
    #expect(watch.takeChanges())
  }

  @Test("What a link leads to is watched where it is, also when it is replaced there")
  func links() throws {
    let place = try Place()
    mkdir(place["halo"], 0o755)
    mkdir(place["dotfiles"], 0o755)
    try place.write("a", to: "dotfiles/keys.yaml")
    symlink("../dotfiles/keys.yaml", place["halo/keys.yaml"])
    let watch = FileWatch(of: [place["halo/keys.yaml"]])
    try place.write("written", to: "dotfiles/keys.yaml")
    #expect(try isReadable(watch))
    #expect(watch.takeChanges())
    // As editors do: the old one becomes a backup, a new one takes its place.
    rename(place["dotfiles/keys.yaml"], place["dotfiles/keys.yaml~"])
    #expect(try isReadable(watch))
    #expect(watch.takeChanges())
    try place.write("replaced", to: "dotfiles/keys.yaml")
    #expect(try isReadable(watch))
    #expect(watch.takeChanges())
    try place.write("another", to: "dotfiles/other.yaml")
    unlink(place["halo/keys.yaml"])
    symlink("../dotfiles/other.yaml", place["halo/keys.yaml"])
    #expect(watch.takeChanges())
    try place.write("another text", to: "dotfiles/other.yaml")
    #expect(try isReadable(watch))
    #expect(watch.takeChanges())
  }

  @Test("No files are watched by nobody")
  func nothing() {
    let watch = FileWatch(of: [])
    #expect(watch.descriptor == nil)
    #expect(!watch.takeChanges())
  }
}
