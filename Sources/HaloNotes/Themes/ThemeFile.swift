import Configuration
import Interface

/// Reads theme files.
public enum ThemeFile {
  /// The theme that comes with the program for dark terminals.
  public static let standardDark = "halo-dark"

  /// The theme that comes with the program for light terminals.
  public static let standardLight = "halo-light"

  /// The theme of a name, or of a file where the name holds a slash.
  ///
  /// - Returns: The theme, and what is wrong with its file; the rest of a bad file counts.
  /// - Throws: `ThemeFileError` where there is none of this name or its file can't be read.
  public static func read(
    _ name: String, from folders: ThemeFolders
  ) throws(ThemeFileError) -> (theme: Theme, findings: [String]) {
    let candidates =
      name.utf8.contains(UInt8(ascii: "/"))
      ? [name] : folders.paths.map { "\($0)/\(name).yaml" }
    for path in candidates {
      let parsed: ParsedConfiguration
      do throws(ConfigurationFileError) {
        parsed = try readConfiguration(at: path)
      } catch .missing {
        continue
      } catch {
        throw .unreadable(error.description)
      }
      var findings = parsed.findings.map(\.message)
      guard let root = parsed.root else {
        throw .unreadable(findings.first ?? "\(path) holds no theme.")
      }
      do throws(ThemeError) {
        return (try Theme(ThemeTree(root)), findings)
      } catch {
        findings += error.problems.map { "\(path):\($0.line ?? 1): \($0.message)" }
        throw .unreadable(findings.joined(separator: "\n"))
      }
    }
    throw .missing(name, looked: candidates)
  }

  /// The themes for dark and light terminals: the one that is named, else the two that come with
  /// the program, else the plain one that needs no file.
  ///
  /// - Throws: `ThemeFileError` for a theme that is named and can't be had.
  public static func choice(
    named name: String?, from folders: ThemeFolders
  ) throws(ThemeFileError) -> ThemeChoice {
    if let name {
      let theme = try read(name, from: folders).theme
      return ThemeChoice(dark: theme, light: theme)
    }
    return standardChoice(from: folders)
  }

  /// The two themes that come with the program, else the plain one that needs no file.
  public static func standardChoice(from folders: ThemeFolders) -> ThemeChoice {
    func standard(_ name: String) -> Theme {
      (try? read(name, from: folders).theme) ?? .plain
    }
    return ThemeChoice(dark: standard(standardDark), light: standard(standardLight))
  }
}

/// Why there is no theme.
public enum ThemeFileError: Error, Equatable {
  /// No file of this name is in any of the places looked at.
  case missing(String, looked: [String])

  /// The file can't be read, in a sentence that names file and line.
  case unreadable(String)

  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .missing(let name, let looked):
      "There is no theme “\(name)”; it would be \(looked.joined(separator: " or "))."
    case .unreadable(let reason): reason
    }
  }
}

extension ThemeTree {
  /// A theme's tree from a file's values.
  init(_ value: LocatedValue) {
    let line = value.location.line
    switch value.content {
    case .scalar(let scalar): self = .scalar(scalar.text, line: line)
    case .list(let values):
      self = .mapping(
        values.enumerated().map {
          ThemeEntry(name: String($0), value: ThemeTree($1), line: $1.location.line)
        }, line: line)
    case .map(let entries):
      self = .mapping(
        entries.map {
          ThemeEntry(name: $0.key, value: ThemeTree($0.value), line: $0.keyLocation.line)
        }, line: line)
    }
  }
}
