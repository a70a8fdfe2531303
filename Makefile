# The commands of everyday work. `make help` lists them.

INTERLUDE = .build/release/interlude

.PHONY: help demo test bench lint docs picture clean setup

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

test: setup ## set up, build, run the tests
	swift test

demo: setup ## set up, build, make the gallery out/gallery/index.html, and films into out/
	swift build -c release --product interlude
	$(INTERLUDE) demo -o out
	$(INTERLUDE) gallery -o out/gallery
	@echo "Open out/gallery/index.html in a browser: every transition and scene, frame by frame."

bench: ## set up, compare with FFmpeg, OpenCV and a memory copy (about ten minutes)
	@scripts/bootstrap bench
	scripts/bench

lint: ## check the sources' format
	swift format lint --strict --parallel --recursive Package.swift Sources Tests

docs: ## build the library's documentation into out/documentation, every warning an error
	scripts/documentation

picture: demo ## draw the README's pictures anew
	$(INTERLUDE) frame out/transitions.png out/transitions.png --at 0 -o docs/images/transitions.webp
	$(INTERLUDE) gallery -o out/large --width 300
	GALLERY=out/large/index.html swift test --filter GalleryPicture

clean: ## remove everything that was built or rendered
	rm -rf .build out

setup:
	@scripts/bootstrap
