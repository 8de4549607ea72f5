// swift-tools-version: 6.2
import PackageDescription

/// Settings that every Swift target shares.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A library or program target under `Sources/`, built with the settings of the house.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A test target under `Tests/`, built with the settings of the house.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "halo",
  products: [
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "Focus", targets: ["Focus"]),
    .library(name: "Commands", targets: ["Commands"]),
    .library(name: "Sheets", targets: ["Sheets"]),
    .library(name: "Text", targets: ["Text"]),
    .library(name: "Interface", targets: ["Interface"]),
    .library(name: "TerminalInput", targets: ["TerminalInput"]),
    .library(name: "Curses", targets: ["Curses"]),
    .executable(name: "halo", targets: ["halo"]),
    .executable(name: "halo-gallery", targets: ["halo-gallery"]),
  ],
  targets: [
    // Floor 0
    room("Geometry"),
    room("Spelling"),
    .target(
      name: "CCurses",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),

    // Floor 1: the engine, standard library only
    room("Focus", ["Geometry"]),
    room("Commands", ["Geometry", "Spelling"]),
    room("Sheets", ["Geometry"]),
    room("Text", ["Geometry"]),

    // Floor 2
    room("Configuration", ["CYAML", "Spelling"]),
    room("TerminalInput", ["Commands", "Geometry"]),
    room("Notes", ["CCmark", "CLinux", "CSQLite", "Configuration", "Text"]),
    room("Programs", ["CLinux"]),
    room("Scenes", ["Text"]),
    room("FocusCases", ["Focus", "Geometry"]),

    // Floor 3
    room("Interface", ["Geometry", "Focus", "Commands", "Sheets", "Spelling", "Text"]),
    room("Curses", ["CCurses", "Interface", "TerminalInput", "Commands", "Geometry", "Text"]),

    // Floor 4
    room(
      "HaloNotes",
      [
        "Geometry", "Focus", "Commands", "Sheets", "Text", "Configuration", "TerminalInput",
        "Notes", "Programs", "Scenes", "Interface", "FocusCases",
      ]),

    // Floor 5
    .executableTarget(
      name: "halo",
      dependencies: [
        "HaloNotes", "FocusCases", "Curses", "Notes", "Interface", "CCurses", "CLinux",
        "Scenes", "Spelling", "Text", "TerminalInput", "Geometry",
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "halo-gallery",
      dependencies: [
        "Curses", "Interface", "TerminalInput", "Commands", "Focus", "Sheets", "Text", "Geometry",
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "engine-steps",
      dependencies: [
        "Curses", "Interface", "TerminalInput", "Commands", "Focus", "Text", "Geometry",
      ],
      path: "docs/engine/Steps", swiftSettings: strict),

    // Tests
    .systemLibrary(
      name: "CVTerm", path: "Tests/CVTerm", pkgConfig: "vterm",
      providers: [.apt(["libvterm-dev"])]),
    .target(name: "CPty", path: "Tests/CPty"),
    .target(
      name: "TerminalTestSupport", dependencies: ["CVTerm", "CPty"],
      path: "Tests/TerminalTestSupport", swiftSettings: strict),
    .executableTarget(
      name: "terminal-probe", dependencies: ["Curses", "Interface", "TerminalInput", "CCurses"],
      path: "Tests/TerminalProbe", swiftSettings: strict),
    tests("ArchitectureTests", []),
    tests("GeometryTests", ["Geometry"]),
    tests("SpellingTests", ["Spelling"]),
    tests("FocusTests", ["Focus", "Geometry"]),
    .testTarget(
      name: "FocusCasesTests", dependencies: ["FocusCases", "Focus", "Geometry"],
      exclude: ["Fixtures"], swiftSettings: strict),
    tests("CommandsTests", ["Commands"]),
    tests("SheetsTests", ["Sheets", "Geometry"]),
    tests("TextTests", ["Text", "Geometry"]),
    tests("ConfigurationTests", ["Configuration"]),
    tests("TerminalInputTests", ["TerminalInput", "Commands"]),
    .target(
      name: "NotesTestSupport", dependencies: ["Notes"], path: "Tests/NotesTestSupport",
      swiftSettings: strict),
    tests("NotesTests", ["Notes", "NotesTestSupport", "CLinux"]),
    tests("ProgramsTests", ["Programs", "NotesTestSupport"]),
    tests("ScenesTests", ["Scenes"]),
    tests("InterfaceTests", ["Interface", "Geometry", "Text", "Focus", "Sheets", "Commands"]),
    tests(
      "HaloNotesTests",
      [
        "HaloNotes", "NotesTestSupport", "Notes", "Focus", "Geometry", "Interface", "Sheets",
        "Commands", "Scenes", "TerminalInput", "Text",
      ]),
    tests(
      "TerminalTests",
      ["TerminalTestSupport", "NotesTestSupport", "Curses", "Text", "halo", "terminal-probe"]),
    tests(
      "CursesTests", ["Curses", "CCurses", "Interface", "TerminalInput", "Commands", "Geometry"]),
    tests(
      "GalleryTests",
      [
        "halo-gallery", "engine-steps", "TerminalTestSupport", "Curses", "Interface",
        "TerminalInput", "Focus", "Commands", "Sheets", "Geometry",
      ]),

    // Benchmarks
    .target(name: "CMeter", path: "Benchmarks/CMeter"),
    .executableTarget(
      name: "halo-bench",
      dependencies: [
        "CMeter", "CPty", "TerminalTestSupport", "NotesTestSupport", "HaloNotes", "Notes",
        "Interface", "Focus", "Commands", "Text", "TerminalInput", "Geometry",
      ],
      path: "Benchmarks/halo-bench", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
