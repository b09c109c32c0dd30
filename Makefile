# Lineup. `make run` starts the game, `make test` runs all tests. Both install what
# is missing on a Debian machine that has Go.

export CGO_ENABLED := 0

STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.0
EXHAUSTIVE := github.com/nishanths/exhaustive/cmd/exhaustive@v0.17.1
# The closed sets of the engine. A switch over one of them names every member, or
# has a default for the rest.
CLOSED := OpCode|Verb|DecisionKind|OptionKind|EventKind|Proc|CountOf|Moment|Hearing|Asked|Layer|Until|Who|Seen|Holder|Sight|Owning|Around|Span
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
# Packages that the window needs at run time, and a screen for machines without one.
PACKAGES := xvfb xauth libgl1 libgl1-mesa-dri libegl1 libx11-6 libxcursor1 libxi6 libxinerama1 libxrandr2 libxxf86vm1
# Packages needed to build the program that shows file dialogs.
GTK := gcc libc6-dev pkg-config libgtk-3-dev
XVFB := xvfb-run -a -s "-screen 0 1920x1080x24 +extension GLX"
# The packages whose tests need no screen. Those that take longest come first, so that none is left
# to run alone at the end.
HEADLESS = go list ./saves ./cmd/arena ./game/match ./... | grep -v '^lineup/render\|^lineup/cmd/lineup'
# The fuzz targets that need no screen, as PACKAGE:TARGET.
FUZZ := saves/container:FuzzDecode saves/container:FuzzMigrate saves/container:FuzzRecord saves/container:FuzzTakeUp \
	saves/archive:FuzzRead saves:FuzzImportAll saves:FuzzSettings saves:FuzzFinished render/ui:FuzzRead game/mode:FuzzParsePlan game/mode/rebirth:FuzzParseLog game/campaign:FuzzRead \
	game/naming:FuzzNames
# Systems that the game is built for, beside that of most developers.
OTHERS := windows/amd64 darwin/arm64 linux/arm64
# All modes, including the one that only tests play.
MODES := standard rebirth trial
# All sets of the standard game.
SETS := base,heroes_unite,forever_evil,teen_titans,crossover_1,crossover_2,crossover_5,crossover_6,crisis_1
# The pictures of make screens: each scene in each of these sizes, in this folder.
SIZES := 1280x720 1920x1080
OUT := out/screens

.PHONY: all game run test check unit window soak bench profile mutants lint golden sheets screens readme-pictures deps build filepicker clean help

all: build

help:
	@echo "make run     start the game (without a display: play a demo, pictures in out/)"
	@echo "make test    run all tests, in about ten minutes"
	@echo "make soak    tens of thousands of random games with every invariant checked, and damaged, killed, and fuzzed ones (hours)"
	@echo "make bench   measure the speed of the engine, the players, and the window"
	@echo "make profile record where the players spend their time, for the compiler"
	@echo "make mutants plant 300 faults in the rules, one at a time, and list those that no test notices"
	@echo "make lint    gofmt, go vet, a check for switches that miss a member of a closed set (all part of make test),"
	@echo "             staticcheck, and go vet for other systems;"
	@echo "             also lists long files and large packages, without failing"
	@echo "make sheets  paint the contact sheets of all pictures into assets/sheets"
	@echo "make screens OUT=FOLDER"
	@echo "             paint every scene of the window at both sizes into a folder (out/screens), for comparison"
	@echo "make readme-pictures"
	@echo "             paint the README pictures into assets/screens"
	@echo "make golden  rewrite the golden files; review the changes like code"
	@echo "make filepicker"
	@echo "             build the program that shows the system file dialogs; installs the GTK 3 headers and a C compiler"

# install installs those of its packages that are missing.
define install
@missing=; for p in $(1); do \
		dpkg-query -W -f='$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$p"; done; \
	if [ -n "$$missing" ]; then \
		echo "installing$$missing"; \
		{ $(SUDO) apt-get update -q && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -qy $$missing; } >out-deps.log 2>&1 \
			|| { tail -5 out-deps.log; echo "could not install$$missing (whole story in out-deps.log)"; exit 2; }; \
		rm -f out-deps.log; fi
endef

deps:
	@command -v go >/dev/null || { echo "Go 1.26 or newer is needed: https://go.dev/dl/"; exit 2; }
	$(call install,$(PACKAGES))

build: game
	go build -o bin/arena ./cmd/arena
	go build -o bin/windowbench ./cmd/windowbench

# Only what make run needs.
game: deps
	@echo "building the game (a minute the first time)"
	@go build -o bin/lineup ./cmd/lineup

# The one program that needs cgo. Without it, the game shows its own file list.
filepicker: deps
	$(call install,$(GTK))
	CGO_ENABLED=1 go vet -tags gtk ./cmd/filepicker
	CGO_ENABLED=1 go build -tags gtk -o bin/filepicker ./cmd/filepicker

run: game
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then exec bin/lineup; \
	else \
		echo "There is no display: playing a demo on an invisible one, pictures in out/."; \
		mkdir -p out; \
		$(XVFB) bin/lineup -demo -speed off -seed 1 && \
		$(XVFB) sh -ec 'scenes=$$(bin/lineup -scenes); \
			for s in $$scenes; do bin/lineup -shot out/$$s.png -scene $$s -seed 1 -size 1920x1080; done' && \
		ls out/*.png; fi

# A fresh machine would compile arena and all it needs twice, with and without its profile. The tests
# do without the profile, which makes arena a little faster. They collect garbage less often than
# usual, which saves them more than a tenth of their time.
test: export GOFLAGS := $(GOFLAGS) -pgo=off
test: export GOGC := 300
test: check unit window
	bin/arena check game/position/testdata

# Everything that needs no screen, and a short soak. Lint has vetted it already. Random games of the
# trial mode are ten times as long as others, so there are fewer.
unit: build
	go test -vet=off -shuffle=on -timeout 20m $$($(HEADLESS))
	bin/arena soak -games 150 -seed 1 -damage 2
	bin/arena soak -games 12 -seed 1 -mode trial -damage 2
	bin/arena soak -games 50 -seed 1 -mode rebirth -damage 2
	bin/arena soak -games 40 -seed 1 -sets base,heroes_unite -damage 2
	bin/arena soak -games 30 -seed 1 -sets base,crossover_1 -damage 2
	bin/arena soak -games 30 -seed 1 -sets base,crossover_2 -damage 2
	bin/arena soak -games 20 -seed 1 -sets base,crossover_5 -damage 2
	bin/arena soak -games 20 -seed 1 -sets base,crossover_6 -damage 2
	bin/arena soak -games 20 -seed 1 -sets base,crisis_1 -damage 2
	bin/arena soak -games 40 -seed 1 -sets forever_evil -damage 2
	bin/arena soak -games 20 -seed 1 -sets teen_titans -damage 2
	bin/arena soak -games 20 -seed 1 -sets $(SETS)
	bin/arena resume -games 10
	bin/arena resume -games 10 -mode rebirth
	bin/arena resume -games 2 -mode trial
	bin/arena resume -games 10 -sets base,heroes_unite
	bin/arena resume -games 5 -sets base,crossover_1
	bin/arena resume -games 5 -sets base,crossover_2
	bin/arena resume -games 5 -sets base,crossover_5
	bin/arena resume -games 3 -sets base,crossover_6
	bin/arena resume -games 3 -sets base,crisis_1
	bin/arena resume -games 5 -sets forever_evil
	bin/arena resume -games 3 -sets teen_titans

# The window, clicked through a whole game. Each package has a screen of its own, so that several can
# run at a time. The longest come first, and the longest of all, render, runs in two halves.
WINDOW = go test -vet=off -shuffle=on -timeout 20m -exec '$(XVFB)'
HALF := ^Test(Monkey|Slow|Resized|Reduced|Crowd|Town|Scene|Every)
window: build
	@echo "testing the window"
	@$(WINDOW) -run '$(HALF)' ./render & one=$$!; \
	$(WINDOW) -skip '$(HALF)' ./render & two=$$!; \
	$(WINDOW) -p 2 ./render/table ./render/board/town ./render/art ./cmd/lineup $$(go list ./render/... ./cmd/lineup/... | grep -v '/render$$'); rest=$$?; \
	wait $$one && wait $$two && exit $$rest

soak: build
	bin/arena soak -games 20000 -seed 1
	bin/arena soak -games 2000 -seed 1 -mode trial
	bin/arena soak -games 5000 -seed 1 -mode rebirth
	bin/arena soak -games 10000 -seed 1 -sets base,heroes_unite
	bin/arena soak -games 2000 -seed 1 -sets base,crossover_1
	bin/arena soak -games 2000 -seed 1 -sets base,crossover_2
	bin/arena soak -games 2000 -seed 1 -sets base,crossover_5
	bin/arena soak -games 2000 -seed 1 -sets base,crossover_6
	bin/arena soak -games 2000 -seed 1 -sets base,crisis_1
	bin/arena soak -games 2000 -seed 1 -sets forever_evil
	bin/arena soak -games 2000 -seed 1 -sets teen_titans
	bin/arena soak -games 10000 -seed 1 -sets $(SETS)
	for v in closed-hands impossible competitive; do bin/arena soak -games 400 -seed 1 -mode rebirth -variant $$v || exit 1; done
	bin/arena soak -games 1000 -seed 1 -every 20 -damage 4
	bin/arena soak -games 500 -seed 1 -every 20 -damage 4 -mode trial
	bin/arena soak -games 1000 -seed 1 -every 20 -damage 4 -mode rebirth
	for m in $(MODES); do bin/arena resume -games 1000 -mode $$m || exit 1; done
	bin/arena resume -games 1000 -sets base,heroes_unite
	bin/arena resume -games 300 -sets $(SETS)
	go test -run TestBackAndForth ./game/match -games 170
	go test -run TestKill ./saves -kills 200
	go test -run TestOrder ./saves -steps 10000
	$(XVFB) go test -run TestKillTheWindow ./cmd/lineup -kills 10
	$(XVFB) go test -timeout 60m -run TestMonkey ./render -monkey 20000 -monkey-seed $$(date +%s)
	$(XVFB) go test -timeout 60m -run 'TestCampaign$$' ./render -campaign
	$(XVFB) go test -timeout 60m ./render ./render/table ./render/table/question ./render/board/town ./render/art -thorough
	go test -timeout 3h -run 'TestNothingHidden|TestSharedTable' ./render/table -look-every 7 -look-states 10000
	for f in $(FUZZ); do go test -run '^$$' -fuzz "^$${f#*:}$$" -fuzztime 60s -fuzzminimizetime 100x ./$${f%:*} || exit 1; done
	$(XVFB) go test -run '^$$' -fuzz '^FuzzNames$$' -fuzztime 60s -fuzzminimizetime 100x ./cmd/lineup

bench: build
	bin/arena bench
	bin/arena play -seats greedy,greedy -games 2000 -seed 1
	bin/arena play -seats greedy,dearest -games 2000 -seed 1
	bin/arena play -seats greedy,greedy -games 20000 -sets base,heroes_unite -beside sets=base
	for s in greedy greedy,greedy greedy,greedy,greedy greedy,greedy,greedy,greedy; do \
		bin/arena play -mode rebirth -scenario 1 -seats $$s -games 400 || exit 1; done
	$(XVFB) go test -run '^$$' -bench . ./render
	go test -run '^$$' -bench . ./saves ./game/match
	bin/windowbench bin/lineup; status=$$?; \
		bin/windowbench -sound bin/lineup || status=$$?; \
		$(XVFB) go test -count 1 -timeout 20m -v -run TestMeasure ./render -measure && exit $$status

# Records where greedy spends its time, for the compiler when it builds arena. Run it
# again after a large change of the engine or of the players.
profile:
	go test -run '^$$' -bench Greedy -benchtime 4s -o /dev/null -cpuprofile cmd/arena/default.pgo ./ai

# Counts the faults that the tests notice. Each fault that survives needs a test, or a
# line in cmd/mutants/harmless.txt. Do not change the tree meanwhile.
mutants:
	go build -o bin/mutants ./cmd/mutants
	bin/mutants -seed 1,2,3 -n 100 -least 92 -tests "$$($(HEADLESS))" engine game/card game/mode

# The part of lint that make test runs. On a fresh machine, staticcheck alone would add two minutes.
check: export GOBIN = $(CURDIR)/bin
check:
	@fmt=$$(gofmt -l .); [ -z "$$fmt" ] || { echo "gofmt: $$fmt"; exit 1; }
	go install $(EXHAUSTIVE) & go vet ./... && wait $$!
	bin/exhaustive -d -typeonly '^lineup/engine\.($(CLOSED))$$' -constignore '\.Num[A-Z]' ./...

lint: export GOBIN = $(CURDIR)/bin
lint: check
	go install $(STATICCHECK)
	bin/staticcheck ./...
	for p in $(OTHERS); do GOOS=$${p%/*} GOARCH=$${p#*/} go vet ./... || exit 1; done
	@find . -name '*.go' -exec wc -l {} + | awk '$$2 != "total" && $$1 > 600 { print "long file: " $$2 ", " $$1 " lines" }' | sort
	@find . -name '*.go' ! -name '*_test.go' | sed 's,/[^/]*$$,,' | sort | uniq -c | awk '$$1 > 25 { print "large package: " $$2 ", " $$1 " files besides its tests" }'

golden:
	go test $$(go list ./game/sets/... | grep sets/) ./game/catalog ./game/match ./game/mode/standard -update

# Contact sheets of all pictures. A change of the art shows there.
sheets:
	go run ./cmd/sheets

# Pictures depend only on the program, so those of two programs can be compared byte by byte,
# as with diff -rq FOLDER FOLDER.
screens: build
	mkdir -p "$(OUT)"
	$(XVFB) sh -ec 'scenes=$$(bin/lineup -scenes); \
		for size in $(SIZES); do for s in $$scenes; do \
			bin/lineup -shot "$(OUT)/$$s-$$size.png" -scene $$s -seed 1 -size $$size; done; done'

# The pictures in the README.
readme-pictures: build
	mkdir -p assets/screens
	$(XVFB) sh -ec 'for f in $$(grep -o "assets/screens/[a-z-]*[.]jpg" README.md | sort -u); do \
		bin/lineup -shot $$f -scene $$(basename $$f .jpg) -seed 1 -size 1920x1080; done'

clean:
	rm -rf bin out
