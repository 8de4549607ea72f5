import Spelling

extension Theme {
  /// Makes a theme from what a theme file says.
  ///
  /// What the file doesn't mention stays as in `base`; a style that it mentions replaces the one of
  /// `base` whole. Keys: `name`, `appearance`, `palette`, `halo`, `styles`, `borders`. The palette's
  /// `background` and `foreground`, if there, say what the terminal's own colours are thought to be;
  /// they aren't painted.
  ///
  /// - Throws: `ThemeError` with every problem of the file, in order.
  public init(_ tree: ThemeTree, over base: Theme = .plain) throws(ThemeError) {
    var reader = ThemeReader()
    self = reader.theme(tree, over: base)
    guard reader.problems.isEmpty else { throw ThemeError(problems: reader.problems) }
  }
}

/// Reads a theme and collects what is wrong with it.
struct ThemeReader {
  private(set) var problems: [ThemeProblem] = []

  private var palette: [String: Color] = [:]

  mutating func theme(_ tree: ThemeTree, over base: Theme) -> Theme {
    var theme = base
    let keys = ["name", "appearance", "palette", "halo", "styles", "borders"]
    let entries = mapping(tree, path: "", known: keys)
    guard let name = entries["name"] else {
      report("name", tree.line, .missing)
      return theme
    }
    theme.name = scalar(name, path: "name") ?? base.name
    if let value = entries["appearance"] {
      theme.appearance = choice(value, path: "appearance") ?? base.appearance
    }
    if let value = entries["palette"] { readPalette(value) }
    if let foreground = palette["foreground"], let background = palette["background"] {
      theme.ground = ContrastGround(foreground: foreground, background: background)
    }
    if let value = entries["halo"] { readHalo(value, into: &theme.halo) }
    if let value = entries["styles"] { readStyles(value, into: &theme) }
    if let value = entries["borders"], let borders: BorderSet = choice(value, path: "borders") {
      theme = theme.with(borders: borders)
    }
    return theme
  }

  private mutating func readPalette(_ tree: ThemeTree) {
    for (name, value) in ordered(tree, path: "palette", known: nil) {
      guard let text = scalar(value, path: "palette.\(name)") else { continue }
      if let color = Color(themeNotation: text) {
        palette[name] = color
      } else {
        let nearest = nearestName(to: text, among: Color.themeNames)
        report("palette.\(name)", value.line, .notAColor(text, nearest: nearest))
      }
    }
  }

  private mutating func readHalo(_ tree: ThemeTree, into halo: inout Halo) {
    let entries = mapping(tree, path: "halo", known: ["shape", "position", "color"])
    if let value = entries["shape"] { halo.shape = choice(value, path: "halo.shape") ?? halo.shape }
    if let value = entries["position"] {
      halo.position = choice(value, path: "halo.position") ?? halo.position
    }
    if let value = entries["color"] { halo.color = color(value, path: "halo.color") ?? halo.color }
  }

  private mutating func readStyles(_ tree: ThemeTree, into theme: inout Theme) {
    let names = Dictionary(uniqueKeysWithValues: StyleName.allCases.map { ($0.name, $0) })
    for (name, value) in ordered(tree, path: "styles", known: StyleName.allCases.map(\.name)) {
      guard let style = names[name] else { continue }
      theme[style] = self.style(value, path: "styles.\(name)")
    }
  }

  private mutating func style(_ tree: ThemeTree, path: String) -> Style {
    var style = Style.plain
    let known = ["color", "background"] + Attributes.themeNames.map(\.name)
    let entries = mapping(tree, path: path, known: known)
    if let value = entries["color"] {
      style.foreground = color(value, path: "\(path).color") ?? .standard
    }
    if let value = entries["background"] {
      style.background = color(value, path: "\(path).background") ?? .standard
    }
    for (name, attribute) in Attributes.themeNames {
      guard let value = entries[name] else { continue }
      let answer: Switch? = choice(value, path: "\(path).\(name)")
      if answer == .on { style.attributes.insert(attribute) }
    }
    return style
  }

  private enum Switch: String, CaseIterable {
    case on = "true"
    case off = "false"
  }

  private mutating func color(_ tree: ThemeTree, path: String) -> Color? {
    guard let text = scalar(tree, path: path) else { return nil }
    if let color = palette[text] ?? Color(themeNotation: text) { return color }
    let names = palette.keys.sorted() + Color.themeNames
    report(path, tree.line, .notAColor(text, nearest: nearestName(to: text, among: names)))
    return nil
  }

  private mutating func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ tree: ThemeTree, path: String
  ) -> Value? {
    guard let text = scalar(tree, path: path) else { return nil }
    if let value = Value(rawValue: text) { return value }
    let allowed = Value.allCases.map(\.rawValue)
    let nearest = nearestName(to: text, among: allowed)
    report(path, tree.line, .unknownValue(text, allowed: allowed, nearest: nearest))
    return nil
  }

  private mutating func scalar(_ tree: ThemeTree, path: String) -> String? {
    guard case .scalar(let text, _) = tree else {
      report(path, tree.line, .wrongKind(expected: .scalar))
      return nil
    }
    return text
  }

  private mutating func mapping(
    _ tree: ThemeTree, path: String, known: [String]
  ) -> [String: ThemeTree] {
    let entries = ordered(tree, path: path, known: known)
    return Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }

  /// The entries whose names are known, each once.
  private mutating func ordered(
    _ tree: ThemeTree, path: String, known: [String]?
  ) -> [(String, ThemeTree)] {
    guard case .mapping(let entries, _) = tree else {
      report(path.isEmpty ? "a theme" : path, tree.line, .wrongKind(expected: .mapping))
      return []
    }
    var seen: Set<String> = []
    var kept: [(String, ThemeTree)] = []
    for entry in entries {
      let place = path.isEmpty ? entry.name : "\(path).\(entry.name)"
      if let known, !known.contains(entry.name) {
        let nearest = nearestName(to: entry.name, among: known)
        report(place, entry.line, .unknownName(nearest: nearest))
      } else if !seen.insert(entry.name).inserted {
        report(place, entry.line, .repeatedName)
      } else {
        kept.append((entry.name, entry.value))
      }
    }
    return kept
  }

  private mutating func report(_ path: String, _ line: Int?, _ reason: ThemeProblem.Reason) {
    problems.append(ThemeProblem(path: path, line: line, reason: reason))
  }
}
