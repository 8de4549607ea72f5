import Spelling

extension LocatedValue {
  /// The text of a scalar, whatever it looks like.
  ///
  /// - Throws: ``Problem/expected(_:found:)`` for a list, a map, and what has no value.
  public func text() throws(Finding) -> String {
    guard case .scalar(let scalar) = content, !isNull else { throw mismatch(.text) }
    return scalar.text
  }

  /// A whole number in decimal digits.
  ///
  /// - Throws: ``Problem/expected(_:found:)``, or ``Problem/outOfRange(_:lowest:highest:)``.
  public func integer(in range: ClosedRange<Int> = .min ... .max) throws(Finding) -> Int {
    guard case .scalar(let scalar) = content, let number = Int(scalar.text) else {
      throw mismatch(.integer)
    }
    guard range.contains(number) else {
      throw Finding(
        location,
        .outOfRange(
          scalar.text, lowest: String(range.lowerBound), highest: String(range.upperBound)))
    }
    return number
  }

  /// A number, with or without a fraction.
  ///
  /// - Throws: ``Problem/expected(_:found:)``, or ``Problem/outOfRange(_:lowest:highest:)``.
  public func number(in range: ClosedRange<Double>) throws(Finding) -> Double {
    guard case .scalar(let scalar) = content, let number = Double(scalar.text), number.isFinite
    else { throw mismatch(.number) }
    guard range.contains(number) else {
      throw Finding(
        location,
        .outOfRange(
          scalar.text, lowest: String(range.lowerBound), highest: String(range.upperBound)))
    }
    return number
  }

  /// Yes or no: `true`, `yes`, `on`, `false`, `no`, `off`, in any case.
  ///
  /// - Throws: ``Problem/expected(_:found:)``.
  public func flag() throws(Finding) -> Bool {
    guard case .scalar(let scalar) = content else { throw mismatch(.flag) }
    switch scalar.text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw mismatch(.flag)
    }
  }

  /// One of several names.
  ///
  /// - Throws: ``Problem/expected(_:found:)``, or ``Problem/notOneOf(_:allowed:nearest:)``.
  public func choice<Choice>(_ type: Choice.Type) throws(Finding) -> Choice
  where Choice: CaseIterable & RawRepresentable<String> {
    let text = try text()
    guard let choice = Choice(rawValue: text) else {
      let allowed = Choice.allCases.map(\.rawValue)
      throw Finding(
        location,
        .notOneOf(text, allowed: allowed, nearest: nearestName(to: text, among: allowed)))
    }
    return choice
  }

  /// One of several names that aren't known before.
  ///
  /// - Throws: ``Problem/expected(_:found:)``, or ``Problem/notOneOf(_:allowed:nearest:)``.
  public func name(among names: [String]) throws(Finding) -> String {
    let text = try text()
    guard names.contains(text) else {
      throw Finding(
        location, .notOneOf(text, allowed: names, nearest: nearestName(to: text, among: names)))
    }
    return text
  }

  /// The values of a list.
  ///
  /// - Throws: ``Problem/expected(_:found:)``.
  public func list() throws(Finding) -> [LocatedValue] {
    guard case .list(let values) = content else { throw mismatch(.list) }
    return values
  }

  /// The entries of a map, in the order of the file.
  ///
  /// - Throws: ``Problem/expected(_:found:)``.
  public func map() throws(Finding) -> [Entry] {
    guard case .map(let entries) = content else { throw mismatch(.map) }
    return entries
  }

  private func mismatch(_ expected: Problem.Kind) -> Finding {
    let found: Problem.Found =
      switch content {
      case .scalar where isNull: .nothing
      case .scalar(let scalar): .text(scalar.text)
      case .list: .list
      case .map: .map
      }
    return Finding(location, .expected(expected, found: found))
  }
}
