# play and test install what they need by themselves; see tools/install.

.PHONY: play test dist screenshots pictures speed presses clean

# Builds the release page, serves it on this machine and prints its address (PORT=8080).
play: dist
	@tools/play

# Everything: format, clippy, native tests, page and size, WebAssembly tests, browser tests.
test:
	@tools/install page
	@tools/install browsers
	@tools/test

# The release page, as static files in dist/. KILL_SWITCH=yes: see the README.
dist:
	@tools/install page
	@tools/build $(if $(KILL_SWITCH),--kill-switch)

# Pictures of the release page in screenshots/: each route in three sizes, light and dark.
# ONLY="gallery #/some/route" takes those whose names hold a word, and routes of one's own.
screenshots: dist
	@tools/install browsers
	@tools/screenshots $(foreach word,$(ONLY),'$(word)')

# The pictures of the README, made anew: docs/pictures/.
pictures: dist
	@tools/install browsers
	@tools/pictures

# Random whole games a second, natively and in WebAssembly in Chromium.
speed:
	@tools/install page
	@tools/install browsers
	@tools/speed

# Milliseconds from press to paint, a match of each game on a slow phone.
presses: dist
	@tools/install browsers
	@tools/presses

clean:
	cargo clean
	rm -rf dist screenshots
