import HaloNotes
import Testing

@Suite("Which folder of notes is meant (contract: command line)")
struct NotebookLocationTests {
  let present: Set<String> = ["/work/vault/.obsidian", "/home/ada/.zk"]

  @Test("What is named wins, in the order flag, variable")
  func named() {
    #expect(location(flag: "notes", variable: "/other") == .folder(bytes("/work/vault/sub/notes")))
    #expect(location(flag: "/n/", variable: nil) == .folder(bytes("/n")))
    #expect(location(flag: nil, variable: "/other") == .folder(bytes("/other")))
  }

  @Test("Else the nearest folder upward that another program marks as a notebook")
  func upward() {
    #expect(location(flag: nil, variable: nil) == .folder(bytes("/work/vault")))
    #expect(location(flag: nil, variable: "") == .folder(bytes("/work/vault")))
    #expect(location(from: "/home/ada/deep/er") == .folder(bytes("/home/ada")))
  }

  @Test("Else Notes in the home folder, and nothing where there is no home")
  func standard() {
    #expect(location(from: "/tmp") == .standard(bytes("/home/bo/Notes")))
    #expect(location(from: "/", home: nil) == nil)
    #expect(location(from: "/", home: "relative") == nil)
  }

  @Test("Slashes at the end go, but for the root's own")
  func slashes() {
    #expect(absolutePath(bytes("/"), in: bytes("/x")) == bytes("/"))
    #expect(absolutePath(bytes("a//"), in: bytes("/x")) == bytes("/x/a"))
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func location(
    flag: String? = nil, variable: String? = nil, from folder: String = "/work/vault/sub",
    home: String? = "/home/bo"
  ) -> NotebookLocation? {
    var environment: [String: String] = [:]
    environment["HALO_NOTES"] = variable
    environment["HOME"] = home
    return NotebookLocation(
      flag: flag.map(bytes), environment: environment, currentFolder: bytes(folder)
    ) { present.contains(String(decoding: $0, as: UTF8.self)) }
  }
}
