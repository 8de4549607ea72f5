/// A title as titles are sorted: without case and accents, else by the values of its characters.
struct SortableText: Hashable, Comparable {
  private let units: [FoldTable.Unit]

  init(_ text: String) {
    units = FoldedText(text).units.filter { !$0.isAccent }
  }

  /// The title's letters as UTF-8.
  var bytes: [UInt8] { units.strippedBytes }

  static func < (left: SortableText, right: SortableText) -> Bool {
    left.units.lexicographicallyPrecedes(right.units) { $0.bits < $1.bits }
  }
}
