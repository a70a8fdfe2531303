let navigation = UINavigationController(rootViewController: First())
navigation.transition = .gate
