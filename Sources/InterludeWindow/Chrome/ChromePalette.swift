import UIKit

/// The colours of the window's own parts: dark, so that the scene stands out.
@MainActor
enum ChromePalette {
    static let background = UIColor(white: 0.04, alpha: 1)
    static let bar = UIColor(red: 0.11, green: 0.11, blue: 0.12, alpha: 1)
    static let line = UIColor(white: 1, alpha: 0.1)
    static let label = UIColor(white: 1, alpha: 0.92)
    static let faint = UIColor(white: 1, alpha: 0.55)
    static let track = UIColor(white: 1, alpha: 0.12)
    static let recorded = UIColor(white: 1, alpha: 0.3)
    static let motion = UIColor(red: 0.25, green: 0.61, blue: 1, alpha: 1)
    static let touch = UIColor(red: 1, green: 0.7, blue: 0.26, alpha: 1)
    static let panel = UIColor(red: 0.08, green: 0.08, blue: 0.09, alpha: 0.94)
}
