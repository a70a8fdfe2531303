extension UITableViewCell {
    /// The description of contents in the cell's style.
    var listConfiguration: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = parts.isSelected
        state.isHighlighted = parts.isHighlighted
        state.isEditing = parts.isEditing
        return state
    }

    /// Another description: the view that shows it takes it over, or another view is made.
    func configurationDidChange() {
        guard let configuration = contentConfiguration else {
            parts.configured?.removeFromSuperview()
            parts.configured = nil
            return setNeedsLayout()
        }
        for view in [parts.textLabel, parts.detailLabel, parts.imageView] as [UIView?] { view?.removeFromSuperview() }
        (parts.textLabel, parts.detailLabel, parts.imageView) = (nil, nil, nil)
        if let view = parts.configured, view.supports(configuration) {
            view.configuration = configuration
        } else {
            parts.configured?.removeFromSuperview()
            let view = configuration.makeContentView()
            view.frame = parts.contentView.bounds
            parts.contentView.addSubview(view)
            parts.configured = view
        }
        setNeedsLayout()
    }

    func updateConfigurations() {
        guard !parts.isConfiguring else { return }
        parts.isConfiguring = true
        parts.needsConfiguration = false
        let state = currentConfigurationState
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            contentConfiguration = configuration.updated(for: state)
        }
        if let handler = configurationUpdateHandler {
            handler(self, state)
        } else {
            updateConfiguration(using: state)
        }
        parts.isConfiguring = false
    }
}
