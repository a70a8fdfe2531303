/// What a backdrop layer does for an effect.
struct BackdropLook: Equatable {
    /// The standard deviation of the blur in points.
    var radius: CGFloat = 0
    var saturation: CGFloat = 1
    /// The grey that is laid over, and how much of it.
    var level: CGFloat = 1
    var strength: CGFloat = 0

    var tint: CGColor { CGColor(gray: level, alpha: strength) }
}

extension UIBlurEffect.Style {
    /// What the backdrop layer does in light or dark surroundings.
    func look(isDark: Bool) -> BackdropLook {
        switch self {
        case .extraLight: BackdropLook(radius: 20, saturation: 1.8, level: 0.97, strength: 0.82)
        case .light: BackdropLook(radius: 30, saturation: 1.8, level: 1, strength: 0.3)
        case .dark: BackdropLook(radius: 20, saturation: 1.8, level: 0.11, strength: 0.73)
        case .regular: (isDark ? UIBlurEffect.Style.dark : .light).look(isDark: isDark)
        case .prominent: isDark ? Self.material(0.22, 0.7) : UIBlurEffect.Style.extraLight.look(isDark: false)
        case .systemUltraThinMaterial: isDark ? Self.material(0.15, 0.55) : Self.material(0.97, 0.44)
        case .systemThinMaterial: isDark ? Self.material(0.15, 0.7) : Self.material(0.97, 0.6)
        case .systemMaterial: isDark ? Self.material(0.15, 0.82) : Self.material(0.97, 0.76)
        case .systemThickMaterial: isDark ? Self.material(0.15, 0.9) : Self.material(0.97, 0.88)
        case .systemChromeMaterial: isDark ? Self.material(0.11, 0.75) : Self.material(0.98, 0.8)
        case .systemUltraThinMaterialLight: UIBlurEffect.Style.systemUltraThinMaterial.look(isDark: false)
        case .systemThinMaterialLight: UIBlurEffect.Style.systemThinMaterial.look(isDark: false)
        case .systemMaterialLight: UIBlurEffect.Style.systemMaterial.look(isDark: false)
        case .systemThickMaterialLight: UIBlurEffect.Style.systemThickMaterial.look(isDark: false)
        case .systemChromeMaterialLight: UIBlurEffect.Style.systemChromeMaterial.look(isDark: false)
        case .systemUltraThinMaterialDark: UIBlurEffect.Style.systemUltraThinMaterial.look(isDark: true)
        case .systemThinMaterialDark: UIBlurEffect.Style.systemThinMaterial.look(isDark: true)
        case .systemMaterialDark: UIBlurEffect.Style.systemMaterial.look(isDark: true)
        case .systemThickMaterialDark: UIBlurEffect.Style.systemThickMaterial.look(isDark: true)
        case .systemChromeMaterialDark: UIBlurEffect.Style.systemChromeMaterial.look(isDark: true)
        }
    }

    private static func material(_ level: CGFloat, _ strength: CGFloat) -> BackdropLook {
        BackdropLook(radius: 25, saturation: 2, level: level, strength: strength)
    }
}
