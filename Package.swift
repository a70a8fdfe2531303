// swift-tools-version: 6.0

import PackageDescription

let storyboards = ["6-Dialog/Dialog.storyboard", "7-Snapshot/Snapshot.storyboard"]

// On Apple's systems the real CoreGraphics, QuartzCore and UIKit are used; what rebuilds them exists only elsewhere.
#if os(macOS)
    let products: [Product] = [.library(name: "Interlude", targets: ["Interlude"])]
    let targets: [Target] = [
        .target(name: "Interlude"),
        .target(name: "Scenes", dependencies: ["Interlude"], resources: storyboards.map { .process($0) }),
    ]
#else
    // What Swift Testing looks for beside CoreGraphics and UIKit goes with every library: packages that use one test, too.
    let forTesting = ["_Testing_CoreGraphics", "_Testing_UIKit"]
    let products: [Product] =
        ["CoreGraphics", "QuartzCore", "UIKit", "InterludeStage", "InterludeWindow", "Interlude", "Scenes"].map {
            .library(name: $0, targets: [$0] + forTesting)
        } + [.executable(name: "interlude", targets: ["InterludeCommand"])]

    let systemLibraries: [Target] = [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        // Header only: instructions that Swift has no name for.
        .systemLibrary(name: "CPrefetch"),
        // Header only: initialisers of classes that are known at run time.
        .systemLibrary(name: "CClassInit"),
        // Header only: what glibc does not show to Swift.
        .systemLibrary(name: "CSpawn"),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CLittleCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
        // Its headers only: the library is opened with the first window. To link it would slow down every start.
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    ]

    let targets: [Target] =
        systemLibraries + [
            .target(
                name: "CoreGraphics",
                dependencies: ["CCairo", "CPango", "CPNG", "CTurboJPEG", "CWebP", "CLittleCMS"]),
            .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CPrefetch", "CClassInit"]),
            .target(name: "UIKit", dependencies: ["QuartzCore", "CClassInit"]),
            .target(name: "InterludeStage", dependencies: ["UIKit", "CSpawn"]),
            .target(name: "Interlude", dependencies: ["UIKit"]),
            // In the program itself, which may be copied away from its bundles.
            .target(
                name: "Scenes", dependencies: ["UIKit", "Interlude"], resources: storyboards.map { .embedInCode($0) }),
            .target(name: "InterludeWindow", dependencies: ["InterludeStage", "CSDL2"]),
            .executableTarget(
                name: "InterludeCommand", dependencies: ["InterludeStage", "InterludeWindow", "Interlude", "Scenes"],
                resources: ["html", "css"].map { .embedInCode("Gallery/Page/gallery.\($0)") }
                    + ["theme", "strips", "player", "cards", "viewer", "gallery"].map {
                        .embedInCode("Gallery/Page/\($0).js")
                    }),
            .executableTarget(name: "InterludeBenchmarks", dependencies: ["InterludeStage", "UIKit"]),
            .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
            .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
            .testTarget(
                name: "UIKitTests",
                dependencies: ["UIKit", "InterludeStage", "_Testing_UIKit", "_Testing_CoreGraphics"]),
            .testTarget(
                name: "CoreGraphicsTests",
                dependencies: ["CoreGraphics", "_Testing_CoreGraphics", "CTurboJPEG", "CWebP", "CLittleCMS"]),
            .testTarget(
                name: "InterludeTests",
                dependencies: ["Interlude", "Scenes", "InterludeStage", "_Testing_UIKit", "_Testing_CoreGraphics"],
                exclude: ["UIKitNames.txt"]),
            .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "_Testing_CoreGraphics"]),
            // Programs that the tests run.
            .target(name: "ChildPrograms", dependencies: ["InterludeStage", "CSpawn"], path: "Tests/ChildPrograms"),
            .testTarget(
                name: "InterludeStageTests",
                dependencies: ["InterludeStage", "CWebP", "ChildPrograms", "_Testing_CoreGraphics"]),
            .testTarget(
                name: "InterludeWindowTests",
                dependencies: ["InterludeWindow", "Scenes", "_Testing_UIKit", "_Testing_CoreGraphics"]),
            // An app as one is written for iOS, which the tests run in a window and in a film.
            .executableTarget(name: "WindowedApp", dependencies: ["InterludeWindow"], path: "Tests/WindowedApp"),
            .testTarget(
                name: "InterludeCommandTests",
                dependencies: [
                    "InterludeCommand", "Scenes", "WindowedApp", "ChildPrograms", "_Testing_UIKit",
                    "_Testing_CoreGraphics",
                ]),
        ]
#endif

let package = Package(
    name: "Interlude", platforms: [.iOS(.v17)], products: products, targets: targets, swiftLanguageModes: [.v6])
