import Testing

@testable import Scenes

@Suite("Places of state")
struct PlaceTests {
  static func path(_ text: String) throws -> StatePath { try #require(StatePath(text)) }

  @Test("State and cache lie where XDG says, else in the home")
  func folders() throws {
    let notebook = try Self.path("/home/a/Notes")
    let name = notebook.stateName
    let given = StateEnvironment(
      stateHome: Array("/s".utf8), cacheHome: Array("/c/".utf8), home: Array("/home/a".utf8))
    #expect(given.stateFolder(for: notebook)?.description == "/s/halo/\(name)")
    #expect(given.cacheFolder(for: notebook)?.description == "/c/halo/\(name)")
    for bad in [nil, "", "relative", "~/s"] {
      let variable = bad.map { Array($0.utf8) }
      let environment = StateEnvironment(
        stateHome: variable, cacheHome: variable, home: Array("/home/a".utf8))
      #expect(
        environment.stateFolder(for: notebook)?.description == "/home/a/.local/state/halo/\(name)")
      #expect(environment.cacheFolder(for: notebook)?.description == "/home/a/.cache/halo/\(name)")
    }
    #expect(StateEnvironment().stateFolder(for: notebook) == nil)
    #expect(StateEnvironment(home: Array("here".utf8)).cacheFolder(for: notebook) == nil)
  }

  @Test("A path that isn't UTF-8 stays as it is")
  func bytes() throws {
    let home: [UInt8] = [0x2F, 0xFF, 0xFE]
    let folder = try #require(
      StateEnvironment(home: home).stateFolder(for: try Self.path("/n")))
    #expect(folder.bytes.starts(with: home))
  }

  @Test(
    "A notebook's state is named after it and its whole path",
    arguments: [
      ("/home/a/Notes", "Notes-"), ("/", "root-"), ("/a/日本語 ノート", "日本語_ノート-"),
      ("/a/.hidden", "_hidden-"), ("/a/b\u{1B}[c\n", "b_[c_-"), ("/a/x.y", "x.y-"),
    ])
  func names(text: String, prefix: String) throws {
    let name = try Self.path(text).stateName
    #expect(name.hasPrefix(prefix))
    #expect(name.utf8.count == prefix.utf8.count + 16)
  }

  @Test("The name never changes: old state would be lost")
  func fixedName() throws {
    #expect(try Self.path("/home/a/Notes").stateName == "Notes-9a3b8cad5ca5f39f")
    // The first test value of FNV-1a with one byte.
    #expect(try Self.path("a").stateName == "a-af63dc4c8601ec8c")
  }

  @Test("Two notebooks of one name don't meet, and long names are cut between letters")
  func differentNames() throws {
    #expect(try Self.path("/a/Notes").stateName != Self.path("/b/Notes").stateName)
    let long = try Self.path("/a/" + String(repeating: "é", count: 200)).stateName
    #expect(long.hasPrefix(String(repeating: "é", count: 32) + "-"))
    #expect(long.utf8.count == 81)
  }

  @Test("A path has at least one byte and no zero")
  func validity() throws {
    #expect(StatePath("") == nil)
    #expect(StatePath([0x2F, 0, 0x61]) == nil)
    #expect(try Self.path("/a").appending("b\0c").description == "/a/bc")
    #expect(try Self.path("/").appending("b").description == "/b")
  }

  @Test("The folder above ends at the root")
  func parents() throws {
    #expect(try Self.path("/a/b").parent?.description == "/a")
    #expect(try Self.path("/a").parent?.description == "/")
    #expect(try Self.path("/").parent == nil)
    #expect(try Self.path("a").parent == nil)
  }
}
