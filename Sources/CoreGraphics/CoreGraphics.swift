@_exported import Foundation

/// A time or a length of time in seconds.
public typealias CFTimeInterval = Double
