/// The variables of the environment that say where state belongs (XDG Base Directory).
public struct StateEnvironment: Hashable, Sendable {
  /// `$XDG_STATE_HOME`; `$HOME/.local/state` where it is missing, empty or relative.
  public var stateHome: [UInt8]?

  /// `$XDG_CACHE_HOME`; `$HOME/.cache` where it is missing, empty or relative.
  public var cacheHome: [UInt8]?

  /// `$HOME`.
  public var home: [UInt8]?

  /// Makes an environment.
  public init(stateHome: [UInt8]? = nil, cacheHome: [UInt8]? = nil, home: [UInt8]? = nil) {
    self.stateHome = stateHome
    self.cacheHome = cacheHome
    self.home = home
  }

  /// The folder for the state of a notebook: `$XDG_STATE_HOME/halo/<name>-<hash>`.
  ///
  /// - Parameter notebook: The real path of the notebook, links resolved.
  /// - Returns: `nil` when the environment names no home.
  public func stateFolder(for notebook: StatePath) -> StatePath? {
    folder(stateHome, orInHome: ".local/state", for: notebook)
  }

  /// The folder for what can be made again, as the index: `$XDG_CACHE_HOME/halo/<name>-<hash>`.
  ///
  /// - Parameter notebook: The real path of the notebook, links resolved.
  /// - Returns: `nil` when the environment names no home.
  public func cacheFolder(for notebook: StatePath) -> StatePath? {
    folder(cacheHome, orInHome: ".cache", for: notebook)
  }

  private func folder(
    _ variable: [UInt8]?, orInHome fallback: String, for notebook: StatePath
  ) -> StatePath? {
    let base = absolute(variable) ?? absolute(home)?.appending(fallback)
    return base?.appending("halo").appending(notebook.stateName)
  }

  private func absolute(_ bytes: [UInt8]?) -> StatePath? {
    guard let path = bytes.flatMap({ StatePath($0) }), path.isAbsolute else { return nil }
    return path
  }
}
