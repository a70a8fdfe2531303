import UIKit

/// A small app that shows a technique at work, and what a finger does in it.
@MainActor
public struct Scene {
    /// What it is called on the command line: letters and hyphens.
    public let name: String
    /// What it is called in a list.
    public let title: String
    /// What it shows, in a sentence.
    public let summary: String
    /// The size of its screen, in points.
    public let size: CGSize
    /// What a finger does in it, as a touch script is written: gestures and times, a line each.
    public let script: String
    /// When, as the script runs, it shows best what it is about, in seconds.
    public let posterTime: Double
    /// Makes its first screen.
    public let makeRoot: @MainActor () -> UIViewController

    /// Makes a scene.
    public init(
        name: String, title: String, summary: String, size: CGSize = CGSize(width: 390, height: 844), script: String,
        posterTime: Double = 0, makeRoot: @escaping @MainActor () -> UIViewController
    ) {
        (self.name, self.title, self.summary) = (name, title, summary)
        (self.size, self.script, self.posterTime, self.makeRoot) = (size, script, posterTime, makeRoot)
    }
}
