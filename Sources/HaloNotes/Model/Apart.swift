/// A value that is kept apart from the value that holds it, so that copies of that one stay small:
/// the models are copied for every key, and hold a text most of the time that nobody looks at.
///
/// It is a value all the same: a copy that is changed leaves the other as it was.
struct Apart<Value: Sendable>: Sendable {
  private var storage: Storage

  private final class Storage: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Keeps a value apart.
  init(_ value: Value) { storage = Storage(value) }

  /// Lends the value without a copy of it.
  func read<Result>(_ body: (Value) -> Result) -> Result { body(storage.value) }

  /// The value.
  ///
  /// - Complexity: O(1) to change it in place, and once a copy where there is another holder.
  var value: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
