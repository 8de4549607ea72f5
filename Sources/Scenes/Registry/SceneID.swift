/// The name of a scene, the same for as long as its state is kept.
public struct SceneID: Hashable, Sendable {
  /// The name as a number.
  public let rawValue: UInt64

  /// Makes a name.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes a name from what ``description`` gives; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let number = UInt64(text, radix: 16) else { return nil }
    self.init(number)
    guard description == text else { return nil }
  }
}

extension SceneID: CustomStringConvertible {
  /// The name in sixteen hexadecimal digits.
  public var description: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
