# The commands of everyday work. `make help` lists them.

.PHONY: help test lint clean setup

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

test: setup ## set up, build, run the tests
	swift test

lint: ## check the sources' format
	swift format lint --strict --parallel --recursive Package.swift Sources Tests

clean: ## remove everything that was built or rendered
	rm -rf .build out

setup:
	@scripts/bootstrap
