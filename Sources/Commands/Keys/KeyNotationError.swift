/// Why a text names no key.
public enum KeyNotationError: Error, Hashable, Sendable {
  /// There is nothing in it.
  case empty

  /// No key has this name; `nearest` is one that exists and looks like it.
  case unknownKey(String, nearest: String?)

  /// A modifier that doesn't exist; `nearest` is the whole key as it would be written.
  case unknownModifier(String, in: String, nearest: String?)

  /// The same modifier stands there twice.
  case repeatedModifier(String, in: String)

  /// Modifiers without a key.
  case nothingHeldWith(String)
}
