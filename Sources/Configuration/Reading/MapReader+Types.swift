extension MapReader {
  /// The text of a key.
  public mutating func text(_ key: String) -> String? {
    value(key) { value throws(Finding) in try value.text() }
  }

  /// The whole number of a key.
  public mutating func integer(
    _ key: String, in range: ClosedRange<Int> = .min ... .max
  ) -> Int? {
    value(key) { value throws(Finding) in try value.integer(in: range) }
  }

  /// The number of a key.
  public mutating func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
    value(key) { value throws(Finding) in try value.number(in: range) }
  }

  /// Yes or no.
  public mutating func flag(_ key: String) -> Bool? {
    value(key) { value throws(Finding) in try value.flag() }
  }

  /// One of several names.
  public mutating func choice<Choice>(_ key: String, of type: Choice.Type) -> Choice?
  where Choice: CaseIterable & RawRepresentable<String> {
    value(key) { value throws(Finding) in try value.choice(type) }
  }

  /// The texts of a list; one text alone is a list of one.
  ///
  /// An element that isn't a text is a finding and left out.
  ///
  /// - Returns: `nil` when the key is absent or a map.
  public mutating func texts(_ key: String) -> [String]? {
    guard let value = located(key) else { return nil }
    if case .scalar(let scalar) = value.content { return [scalar.text] }
    guard let list = self.value(key, { value throws(Finding) in try value.list() }) else {
      return nil
    }
    var texts: [String] = []
    for element in list {
      do throws(Finding) { texts.append(try element.text()) } catch { report(error) }
    }
    return texts
  }
}
