/// Fonts that the project sets text in, and the Debian package that brings them.
struct FontPackage: Sendable {
    /// The package's name.
    var name: String
    /// The folder that it puts its fonts in.
    var folder: String
    /// The names of its font files, by a pattern with stars.
    var files: [String]
    /// A file by which one sees that it is installed.
    var marker: String
    /// The families, in the order that letters are looked for in them.
    var families: [String]

    /// Whether the fonts are there.
    var isInstalled: Bool { FileManager.default.fileExists(atPath: folder + "/" + marker) }

    /// The system font. There is no text without it.
    static let inter = FontPackage(
        name: "fonts-inter", folder: "/usr/share/fonts/opentype/inter", files: ["*.otf"], marker: "Inter-Regular.otf",
        families: ["Inter", "Inter Display"])

    /// The family whose letters are all equally wide.
    static let monospacedFamily = "JetBrains Mono"
    /// The family with serifs.
    static let serifFamily = "Noto Serif"

    /// Letters that the system font has not, in the order that they are looked for. Each is used where it is installed.
    static let fallbacks = [
        FontPackage(
            name: "fonts-noto-core", folder: "/usr/share/fonts/truetype/noto",
            files: ["NotoSans*.ttf", "NotoSerif-*.ttf"], marker: "NotoSansArabic-Regular.ttf",
            families: [
                "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans Symbols",
                "Noto Sans Symbols2", "Noto Sans Math", serifFamily,
            ]),
        // All of Chinese, Japanese and Korean in 5 megabytes; Noto's take 90.
        FontPackage(
            name: "fonts-wqy-microhei", folder: "/usr/share/fonts/truetype/wqy", files: ["wqy-microhei.ttc"],
            marker: "wqy-microhei.ttc", families: ["WenQuanYi Micro Hei"]),
        FontPackage(
            name: "fonts-noto-color-emoji", folder: "/usr/share/fonts/truetype/noto", files: ["NotoColorEmoji.ttf"],
            marker: "NotoColorEmoji.ttf", families: ["Noto Color Emoji"]),
        FontPackage(
            name: "fonts-jetbrains-mono", folder: "/usr/share/fonts/truetype/jetbrains-mono",
            files: ["JetBrainsMono-*.ttf"], marker: "JetBrainsMono-Regular.ttf", families: [monospacedFamily]),
    ]

    /// The configuration of FontConfig that knows the fonts of some packages and nothing else.
    ///
    /// The cache is the one that Debian makes when fonts are installed; without it every start would read every file.
    static func configuration(of packages: [FontPackage]) -> String {
        var lines = ["<?xml version=\"1.0\"?>", "<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">", "<fontconfig>"]
        lines.append("<cachedir>/var/cache/fontconfig</cachedir>")
        lines.append("<selectfont><rejectfont><glob>/*</glob></rejectfont></selectfont>")
        for package in packages {
            lines.append("<dir>\(package.folder)</dir>")
            let globs = package.files.map { "<glob>\(package.folder)/\($0)</glob>" }.joined()
            lines.append("<selectfont><acceptfont>\(globs)</acceptfont></selectfont>")
        }
        // Pango asks for this name where a letter is to be shown as an emoji.
        lines.append("<alias binding=\"same\"><family>emoji</family><prefer>")
        lines.append("<family>Noto Color Emoji</family></prefer></alias>")
        lines.append(pictureScaling + emboldening + "</fontconfig>")
        return lines.joined(separator: "\n")
    }

    /// Tells Pango to scale fonts of pictures, which exist at one size only, to the size asked for.
    private static let pictureScaling = """
        <match target="font">
          <test name="outline"><bool>false</bool></test>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix>
                <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
                <double>0</double> <double>0</double>
                <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
              </matrix>
            </times>
          </edit>
        </match>
        """

    /// Tells Cairo to make the letters of a font bolder that has none as bold as asked for.
    private static let emboldening = """
        <match target="font">
          <test name="weight" compare="less_eq"><const>medium</const></test>
          <test target="pattern" name="weight" compare="more_eq"><const>semibold</const></test>
          <test name="outline"><bool>true</bool></test>
          <edit name="embolden" mode="assign"><bool>true</bool></edit>
        </match>
        """
}
