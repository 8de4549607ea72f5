import NotesTestSupport
import Testing

@testable import Notes

@Suite("Finding attachments")
struct AttachmentFinderTests {
  private func found(_ text: String, in note: String, of vault: TemporaryVault) throws -> String? {
    let block = try #require(Document(parsing: Array(text.utf8)).blocks.first)
    let link = try #require(block.links.first)
    return AttachmentFinder(in: try vault.notebook).file(of: link, in: path(note))?.path.key
  }

  @Test("A file is found by its path, and one that a wiki link names by its name (notes N7)")
  func places() throws {
    let vault = try TemporaryVault([
      "a/note.md": "", "a/pic.png": "1", "b/pic.png": "2", "b/only here.PNG": "3", "top.png": "4",
      "a/sub/deep.png": "5", "é.png": "6", ".hidden/secret.png": "7",
    ])
    for (text, expected) in [
      ("![](pic.png)", "a/pic.png"), ("![](../b/pic.png)", "b/pic.png"),
      ("![](/b/pic.png)", "b/pic.png"), ("![](b/pic.png)", "b/pic.png"),
      ("![](sub/deep.png)", "a/sub/deep.png"), ("![](../../top.png)", nil),
      ("![](../%C3%A9.png)", "é.png"), ("![](none.png)", nil), ("![](https://a.b/pic.png)", nil),
      ("![[pic.png]]", "a/pic.png"), ("![[b/pic.png]]", "b/pic.png"),
      ("![[only here.png]]", "b/only here.PNG"), ("![[deep.png|200]]", "a/sub/deep.png"),
      ("![[top.png]]", "top.png"), ("![[secret.png]]", nil), ("![[../../etc/passwd.png]]", nil),
    ] as [(String, String?)] {
      #expect(try found(text, in: "a/note.md", of: vault) == expected, "\(text)")
    }
    #expect(try found("![[pic.png]]", in: "b/other.md", of: vault) == "b/pic.png")
  }

  @Test("Pipes and folders are no attachments, and a program is told apart (notes N20)")
  func kinds() throws {
    let vault = try TemporaryVault(["n.md": "", "run.png": "#!/bin/sh", "x.desktop": "[Desktop]"])
    try vault.makePipe("pipe.png")
    try vault.makeFolders("folder.png".utf8)
    try vault.setMode("run.png", 0o755)
    let finder = AttachmentFinder(in: try vault.notebook)
    #expect(finder.file(at: path("pipe.png")) == nil)
    #expect(finder.file(at: path("folder.png")) == nil)
    #expect(finder.file(at: path("run.png"))?.isProgram == true)
    #expect(finder.file(at: path("x.desktop"))?.isProgram == true)
  }

  @Test(
    "Obsidian's settings say where attachments go and how they are linked (notes N22)",
    arguments: [
      ("{}", "a", .wiki), (#"{"attachmentFolderPath":"/"}"#, nil, .wiki),
      (#"{"attachmentFolderPath":"./"}"#, "a", .wiki),
      (#"{"attachmentFolderPath":"./files"}"#, "a/files", .wiki),
      (
        #"{"attachmentFolderPath":"store/pictures","useMarkdownLinks":true}"#, "store/pictures",
        .markdown
      ),
      (#"{"attachmentFolderPath":"../outside"}"#, "a", .wiki),
      (#"{"attachmentFolderPath":".hidden"}"#, "a", .wiki), ("no JSON", "a", .wiki),
    ] as [(String, String?, VaultSettings.LinkStyle)])
  func settings(_ json: String, _ folder: String?, _ style: VaultSettings.LinkStyle) throws {
    let vault = try TemporaryVault([".obsidian/app.json": json])
    let settings = VaultSettings(of: try vault.notebook)
    #expect(settings.folder(forNoteIn: path("a")) == folder.map { path($0) })
    #expect(settings.links == style)
  }

  @Test("Without settings attachments lie beside their note, and links are Markdown")
  func noSettings() throws {
    let settings = VaultSettings(of: try TemporaryVault().notebook)
    #expect(settings.folder(forNoteIn: path("a/b")) == path("a/b"))
    #expect(settings.folder(forNoteIn: nil) == nil)
    #expect(settings.links == .markdown)
  }
}
