import UIKit

/// The scenes that there are.
@MainActor
public enum SceneCatalogue {
    /// All scenes, in the order of the articles' techniques.
    public static let all: [Scene] = [
        WindowTransitionScene.scene, ChildrenScene.scene, FlyingPictureScene.scene, GrowingScreenScene.scene,
        BaseAnimatorScene.scene, DialogScene.scene, SnapshotScene.scene, TodayScene.scene,
    ]

    /// Their names, in the same order, for those who are not where screens live.
    public nonisolated static let names = [
        "window-transition", "children", "flying-picture", "growing-screen", "base-animator", "dialog", "snapshot",
        "today",
    ]

    /// The scene of a name; nil for none.
    public static func scene(named name: String) -> Scene? { all.first { $0.name == name } }
}
