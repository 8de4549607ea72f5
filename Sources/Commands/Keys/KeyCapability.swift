/// Which keys a terminal can send (commands C3).
public struct KeyCapability: Hashable, Sendable {
  /// How the terminal sends keys.
  public var encoding: Encoding

  /// Keys that never arrive although the encoding has them, such as a multiplexer's prefix.
  public var intercepted: Set<Key>

  /// Makes a capability.
  public init(_ encoding: Encoding, intercepted: Set<Key> = []) {
    self.encoding = encoding
    self.intercepted = intercepted
  }

  /// How a terminal turns keys into bytes.
  public enum Encoding: Hashable, Sendable {
    /// The Linux console: as `xterm`, but what is held with arrows and other named keys is lost.
    case console
    /// What xterm and most others send when they are asked for nothing more.
    case xterm
    /// kitty's protocol or modifyOtherKeys: all that can be told apart is.
    case extended
  }

  /// What can be relied on anywhere but on a bare console.
  ///
  /// Terminals keep S-PageUp, S-PageDown and S-Insert for their own scrolling and pasting.
  public static let common = KeyCapability(
    .xterm, intercepted: ["S-PageUp", "S-PageDown", "S-Insert"])

  /// What the Linux console sends.
  public static let console = KeyCapability(.console)

  /// What terminals with extended keys send.
  public static let extended = KeyCapability(
    .extended, intercepted: ["S-PageUp", "S-PageDown", "S-Insert"])

  /// Whether pressing the key arrives as this key and no other.
  public func canSend(_ key: Key) -> Bool {
    guard !intercepted.contains(key), !key.modifiers.contains(.command) else { return false }
    switch encoding {
    case .extended: return true
    case .xterm: return key.commonForm == key
    case .console: return key.commonForm == key && isOnConsole(key)
    }
  }

  /// Whether every key of a sequence can be sent.
  public func canSend(_ sequence: KeySequence) -> Bool { sequence.keys.allSatisfy(canSend) }

  private func isOnConsole(_ key: Key) -> Bool {
    switch key.code {
    case .character, .enter, .escape, .backspace: true
    case .tab: !key.modifiers.contains(.shift)
    case .function(let number):
      key.modifiers.isEmpty || key.modifiers == .shift && number <= 8
    default: key.modifiers.isEmpty
    }
  }
}

extension Key {
  /// What a common terminal sends when this is pressed, and what it is taken for if nobody binds it.
  ///
  /// Most keys are their own: `C-n`, `S-Tab`, `A-Up`. Others can't be told from a plainer one without
  /// extended keys: S-Enter arrives as Enter, `C-S-a` as `C-a`, `C-7` as `C-_`, `S-Space` as Space; F13
  /// to F24 are what the Linux console sends for S-F1 to S-F12. `nil` where nothing arrives that could
  /// be taken for it.
  public var commonForm: Key? {
    guard !modifiers.contains(.command) else { return nil }
    switch code {
    case .character(let scalar): return commonForm(of: scalar)
    case .tab, .escape: return Key(code, modifiers.subtracting(.control))
    case .enter: return Key(.enter, modifiers.intersection(.option))
    case .backspace:
      let option = modifiers.intersection(.option)
      // xterm and VTE exchange the two codes that terminals have for Backspace.
      return modifiers.contains(.control)
        ? Key(.character("h"), option.union(.control)) : Key(.backspace, option)
    case .function(let number):
      if number <= 12 { return self }
      return modifiers.isEmpty && number <= 24 ? Key(.function(number - 12), .shift) : nil
    case .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: return self
    }
  }

  private func commonForm(of scalar: Unicode.Scalar) -> Key? {
    let option = modifiers.intersection(.option)
    guard modifiers.contains(.control) else {
      guard modifiers.contains(.shift) else { return self }
      return scalar == " " ? Key(.character(" "), option) : nil
    }
    let held = option.union(.control)
    switch scalar {
    case "a"..."z", " ", "\\", "]", "^", "_": return Key(code, held)
    case "A"..."Z": return Key(.character(scalar.lowercaseLetter ?? scalar), held)
    case "2", "`": return Key(.character(" "), held)
    case "3": return Key(.escape)
    case "4": return Key(.character("\\"), held)
    case "5": return Key(.character("]"), held)
    case "6", "~": return Key(.character("^"), held)
    case "7", "-": return Key(.character("_"), held)
    case "8", "?": return Key(.backspace, option)
    default: return nil
    }
  }
}
