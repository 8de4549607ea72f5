/// How a state is saved: by named fields with a version, read field by field, so that one bad
/// field costs only itself (focus F38).
extension FocusState: Codable {
  /// The version that is written.
  public static var version: Int { 1 }

  private enum CodingKeys: String, CodingKey {
    case version, place, lost, memory, scopes, path, columnWish, typed, pending, lastInput, window
  }

  /// Reads a state.
  ///
  /// Unknown fields are passed over and unreadable ones left empty. Names that the next map doesn't
  /// know are dropped when the state is reconciled with it.
  ///
  /// Throws `DecodingError` where there is no version or a newer one than this program's.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version >= 1, version <= FocusState.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values, debugDescription: "focus state of version \(version)")
    }
    func read<Value: Decodable & Sendable>(_ key: CodingKeys, as type: Value.Type) -> Value? {
      (try? values.decodeIfPresent(Lenient<Value>.self, forKey: key))?.value
    }
    place = read(.place, as: FocusPlace.self)
    lost = read(.lost, as: FocusPlace.self)
    memory = read(.memory, as: FocusMemory.self) ?? FocusMemory()
    var seen: Set<ScopeID> = []
    scopes = (read(.scopes, as: [Lenient<ScopeRecord>].self) ?? []).compactMap(\.value)
      .filter { seen.insert($0.scope).inserted }
    path = read(.path, as: RetracePath<FocusPlace>.self) ?? RetracePath()
    columnWish = read(.columnWish, as: Int.self)
    typed = read(.typed, as: String.self)
    pending = read(.pending, as: PendingRequest.self)
    lastInput = read(.lastInput, as: Duration.self) ?? .zero
    window = read(.window, as: WindowActivity.self) ?? .active
  }

  /// Writes all fields that hold something.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(FocusState.version, forKey: .version)
    try values.encodeIfPresent(place, forKey: .place)
    try values.encodeIfPresent(lost, forKey: .lost)
    if !memory.isEmpty { try values.encode(memory, forKey: .memory) }
    if !scopes.isEmpty { try values.encode(scopes, forKey: .scopes) }
    if !path.isEmpty { try values.encode(path, forKey: .path) }
    try values.encodeIfPresent(columnWish, forKey: .columnWish)
    try values.encodeIfPresent(typed, forKey: .typed)
    try values.encodeIfPresent(pending, forKey: .pending)
    if lastInput != .zero { try values.encode(lastInput, forKey: .lastInput) }
    if window != .active { try values.encode(window, forKey: .window) }
  }
}
