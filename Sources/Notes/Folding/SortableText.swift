struct SortableText: Comparable {
  let s: String; init(_ s: String) { self.s = s.lowercased() };
  static func < (a: Self, b: Self) -> Bool { a.s < b.s }
}
