import Testing

@Suite("The rooms of the package")
struct RoomTests {
  /// Who may import whom, as docs/architecture.md has it; the standard library needs no import.
  static let allowed: [String: Set<String>] = [
    "Geometry": [],
    "Spelling": [],
    "Focus": ["Geometry"],
    "Commands": ["Geometry", "Spelling"],
    "Sheets": ["Geometry"],
    "Text": ["Geometry"],
    "Configuration": ["CYAML", "Spelling", "Glibc"],
    "TerminalInput": ["Commands", "Geometry"],
    "Notes": [
      "CCmark", "CLinux", "CSQLite", "Configuration", "Text", "Dispatch", "Glibc",
      "Synchronization", "FoundationEssentials",
    ],
    "Programs": ["CLinux", "Glibc", "Dispatch", "Synchronization"],
    "Scenes": ["Text", "Glibc", "Synchronization", "FoundationEssentials"],
    "FocusCases": ["Focus", "Geometry", "FoundationEssentials"],
    "Interface": ["Geometry", "Focus", "Commands", "Sheets", "Spelling", "Text"],
    "Curses": ["CCurses", "Interface", "TerminalInput", "Commands", "Geometry", "Text", "Glibc"],
    "halo-gallery": [
      "Curses", "Interface", "TerminalInput", "Commands", "Focus", "Sheets", "Text", "Geometry",
      "Glibc",
    ],
    "HaloNotes": [
      "Geometry", "Focus", "Commands", "Sheets", "Text", "Configuration", "TerminalInput", "Notes",
      "Programs", "Scenes", "FocusCases", "Interface", "Glibc", "Dispatch", "Synchronization",
      "FoundationEssentials",
    ],
  ]

  @Test(
    "Floors 0 and 1 use nothing but the standard library and what lies below them",
    arguments: ["Geometry", "Spelling", "Focus", "Commands", "Sheets", "Text"])
  func engine(room: String) throws {
    let files = try SourceTree.files(of: room)
    #expect(!files.isEmpty)
    for file in files {
      #expect(Set(file.imports).subtracting(Self.allowed[room] ?? []).isEmpty, "\(file.path)")
    }
  }

  @Test("Every room imports only what its floor may use")
  func floors() throws {
    for (room, allowed) in Self.allowed {
      let files = try SourceTree.files(of: room)
      #expect(!files.isEmpty, "\(room)")
      for file in files {
        let others = Set(file.imports).subtracting(allowed)
        #expect(others.isEmpty, "\(file.path) imports \(others.sorted())")
      }
    }
  }

  @Test("Nothing imports all of Foundation, which would bring megabytes of tables")
  func foundation() throws {
    for room in try SourceTree.rooms() {
      for file in try SourceTree.files(of: room) {
        #expect(!file.imports.contains("Foundation"), "\(file.path)")
      }
    }
  }

  @Test("No common queue: dispatch looks after those every second and wakes a program that rests")
  func rest() throws {
    let common = [".concurrent", "concurrentPerform", ".global("]
    for room in try SourceTree.rooms() {
      for file in try SourceTree.files(of: room) where file.imports.contains("Dispatch") {
        for (number, line) in file.lines.enumerated() {
          #expect(!common.contains { line.contains($0) }, "\(file.path):\(number + 1)")
        }
      }
    }
  }

  @Test("Nothing in the sources can trap by force, and no file outgrows its idea")
  func restraint() throws {
    let forces = ["try!", " as!", "fatalError("]
    for room in try SourceTree.rooms() {
      for file in try SourceTree.files(of: room) {
        #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
        for (number, line) in file.lines.enumerated() where !line.contains("//") {
          #expect(!forces.contains { line.contains($0) }, "\(file.path):\(number + 1)")
        }
      }
    }
  }

  @Test("Everything public in the engine has a doc comment", arguments: ["Geometry", "Focus"])
  func documented(room: String) throws {
    for file in try SourceTree.files(of: room) {
      let lines = file.lines.map { $0.drop { $0 == " " } }
      for (number, line) in lines.enumerated() where line.hasPrefix("public ") {
        let above = lines[..<number].last { !$0.hasPrefix("@") }
        #expect(above?.hasPrefix("///") == true, "\(file.path):\(number + 1)")
      }
    }
  }
}
