import CCurses

/// The encoding of the text that a terminal is sent.
public enum TextEncoding: Sendable, Equatable {
  case utf8
  /// One that was asked for by the locale; what it hasn't got is shown as `?`.
  case other(String)

  /// Sets the locale for characters, and tells which encoding came of it.
  ///
  /// A locale that is empty, `C`, `POSIX`, or of UTF-8 but not installed, means UTF-8 all the same:
  /// the C library could measure nothing but ASCII otherwise.
  static func adopt(locale: String?) -> TextEncoding {
    let isInstalled = cc_locale_adopt("")
    let encoding = isInstalled ? String(cString: cc_locale_encoding()) : ""
    if isUTF8(encoding) { return .utf8 }
    if meansUTF8(locale), cc_locale_adopt("C.UTF-8") { return .utf8 }
    return .other(String(cString: cc_locale_encoding()))
  }

  /// Whether a locale by this name is one of UTF-8, or none that anybody has chosen.
  static func meansUTF8(_ locale: String?) -> Bool {
    guard let locale, !locale.isEmpty, locale != "C", locale != "POSIX" else { return true }
    guard let dot = locale.firstIndex(of: ".") else { return false }
    return isUTF8(locale[locale.index(after: dot)...].prefix { $0 != "@" })
  }

  private static func isUTF8(_ name: some StringProtocol) -> Bool {
    let letters = name.lowercased().filter { $0 != "-" && $0 != "_" }
    return letters == "utf8"
  }
}
