@_exported import Foundation

/// A time or a length of time in seconds.
public typealias CFTimeInterval = Double

/// An array of anything, where Apple's C interfaces take one: `[red, blue] as CFArray`.
public typealias CFArray = [Any]
