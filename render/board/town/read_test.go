package town

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/mode"
	rules "lineup/game/mode/rebirth"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/art/typeset"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// printed returns all faces of the mode.
func printed(t *testing.T) []art.Face {
	t.Helper()
	b, err := catalog.Book(rebirth.ID)
	if err != nil {
		t.Fatal(err)
	}
	return art.Faces(b)
}

// printedForPoints returns all faces of a competitive game, where the track has another side.
func printedForPoints(t *testing.T) []art.Face {
	t.Helper()
	g, err := catalog.Shipped.Prepare(mode.Plan{Mode: rebirth.ID, Variants: []string{"competitive"}})
	if err != nil {
		t.Fatal(err)
	}
	return art.Faces(g.Book)
}

// fits returns windows of several sizes, with all text and table sizes.
func fits() (out []ui.Fit) {
	for _, w := range [][2]int{{1280, 720}, {1600, 900}, {1920, 1080}, {3440, 1440}} {
		for _, set := range []ui.Settings{{}, {TextScale: 1.2}, {TextScale: 1.5}, {TextScale: 2}, {Scale: 0.8}, {Scale: 0.8, TextScale: 1.5}} {
			out = append(out, set.Fit(w[0], w[1]))
		}
	}
	for _, s := range uitest.Columns() {
		out = append(out, s.Settings.Fit(s.Width, s.Height))
	}
	return out
}

// scenarioTracks returns the levels of all Scenarios' tracks, with all of their tiles.
func scenarioTracks(t *testing.T) (out [][]level) {
	t.Helper()
	of := func(faces []art.Face, name string) *art.Face {
		i := slices.IndexFunc(faces, func(f art.Face) bool { return f.Name == name })
		if i < 0 {
			t.Fatalf("there is no %s", name)
		}
		return &faces[i]
	}
	for n, faces := range [][]art.Face{printed(t), printedForPoints(t)} {
		for _, s := range rules.Scenarios[:len(rules.Scenarios)-5*n] { // the later ones have shorter words
			var levels []level
			for i := range 6 {
				f := of(faces, fmt.Sprint("Level ", i))
				levels = append(levels, level{face: f, words: brief(f)})
			}
			for _, k := range slices.Concat(s.Track, s.Few) {
				lv := &levels[k.Level]
				switch {
				case k.Tile == "":
					lv.words = ""
				case k.Added:
					lv.added = k.Tile
					lv.addedWords, lv.addedOnce = strings.CutPrefix(brief(of(faces, "Threat "+k.Tile)), onceWords)
				default:
					*lv = level{face: of(faces, "Threat "+k.Tile), words: brief(of(faces, "Threat "+k.Tile)), tile: true}
				}
			}
			out = append(out, levels)
		}
	}
	return out
}

// TestReachedLevelsAreDone checks that a reached level is done only if nothing of it goes on.
func TestReachedLevelsAreDone(t *testing.T) {
	done, goes := 0, 0
	for _, levels := range scenarioTracks(t) {
		for i := range levels {
			lv := &levels[i]
			once := strings.HasPrefix(lv.words, onceWords)
			tile := lv.added != "" && !lv.addedOnce
			for threat := range 6 {
				tag := strings.TrimSuffix(lv.tag(i, threat), tileTag)
				want := map[bool]string{true: "LATER", false: "NEXT"}[i > threat+1]
				switch {
				case i > threat:
				case once && !tile:
					want = "DONE"
					done++
				case i == threat:
					want = "NOW"
				default:
					want = "ONGOING"
					goes += flag(once)
				}
				if tag != want {
					t.Errorf("at Threat %d, level %d, which says %q and %q, is %s, want %s", threat, i, lv.words, lv.addedWords, tag, want)
				}
			}
		}
	}
	if done == 0 || goes == 0 {
		t.Errorf("%d levels were done, and %d with a tile that goes on", done, goes)
	}
}

// TestTrackWords checks that all levels of a track are in letters of one size and fit their cells, with
// the words of every tile, and that with the usual letters each has its tag.
func TestTrackWords(t *testing.T) {
	for n, levels := range scenarioTracks(t) {
		for i, fit := range fits() {
			if n > 1 && i%3 != n%3 { // all windows are tried in turn
				continue
			}
			g := Lay(fit)
			k := setTrack(levels, 6*g.cell, g.text, g.minRules)
			where, sum := fmt.Sprintf("track %d, %s", n, uitest.FitName(fit)), 0.0
			if k.st.Size < g.minRules || !k.tagged && g.text == 1 && fit.Unit*1080 > 0.99*float64(min(fit.Height, 1080)) {
				t.Errorf("%s: letters of %.1f of %.1f, tags %v", where, k.st.Size, g.minRules, k.tagged)
			}
			high := levelHeight
			if k.tagged {
				high -= tagHeight
			}
			for i := range levels {
				sum += k.cells[i]
				got, want := strings.Join(k.lines[i], " "), levels[i].says(false)
				if got = strings.ReplaceAll(got, "- ", "-"); got != want && (g.text == 1 || got != levels[i].says(true)) {
					t.Errorf("%s: level %d says %q, want %q", where, i, got, want)
				}
				if float64(len(k.lines[i]))*k.st.Size*levelPitch > high+0.1 {
					t.Errorf("%s: level %d has %d lines of %.1f", where, i, len(k.lines[i]), k.st.Size)
				}
				for _, l := range k.lines[i] {
					if room := k.cells[i] - levelWords - levelInset; pen.Measure(l, k.st) > room {
						t.Errorf("%s: %q is %.0f wide, and has room for %.0f", where, l, pen.Measure(l, k.st), room)
					}
				}
			}
			if sum > 6*g.cell {
				t.Errorf("%s: the levels are %.0f wide, and have room for %.0f", where, sum, 6*g.cell)
			}
		}
	}
}

// TestTrackLinesAreEven checks that no Level has only a number in a line of its own, and that words that
// need a number of lines keep it.
func TestTrackLinesAreEven(t *testing.T) {
	tested := 0
	for n, levels := range scenarioTracks(t) {
		for _, fit := range fits() {
			g := Lay(fit)
			k := setTrack(levels, 6*g.cell, g.text, g.minRules)
			for i, lines := range k.lines {
				for _, l := range lines {
					if tested++; len(lines) > 1 && len(l) < 2 {
						t.Errorf("track %d, %s: level %d has the lines %q", n, uitest.FitName(fit), i, lines)
					}
				}
			}
		}
	}
	st := pen.Style{Font: pen.Display, Size: 17, Tracking: 0.3}
	words := "Start the end clock at Box 1"
	for w := 60.0; w < 200; w += 5 {
		plain, even := typeset.WrapWords(words, st, w), evenly(words, st, w)
		if len(even) != len(plain) || strings.Join(even, " ") != strings.Join(plain, " ") {
			t.Errorf("in a width of %.0f, %q is set as %q", w, plain, even)
		}
	}
	if tested < 100 {
		t.Errorf("only %d lines were tested", tested)
	}
}

// TestBriefs checks that the texts of Locations fit on the map, and that a text without a short one is
// unchanged.
func TestBriefs(t *testing.T) {
	st := pen.Style{Font: pen.Body}
	for _, f := range printed(t) {
		if words := abilityWords(&f); strings.HasSuffix(f.Name, " A") && strings.Contains(words, ":") {
			st.Size = 15.4
			if _, now := abilityLine(words, st, plateWidth-68, 15, false); now != st {
				t.Errorf("%s: %q has narrow letters in a usual window", f.Name, words)
			}
		}
	}
	plain := art.Face{Text: "Draw a card."}
	if brief(&plain) != plain.Text {
		t.Error("a text without a short one is changed")
	}
}

// TestAbilityWords checks that an ability on a plate begins with its cost.
func TestAbilityWords(t *testing.T) {
	n := 0
	for _, f := range printed(t) {
		if !strings.HasSuffix(f.Name, " A") || !strings.HasPrefix(f.Text, "Once during ") {
			continue
		}
		words := abilityWords(&f)
		if cost, _, _ := strings.Cut(words, ":"); !slices.Contains([]string{"1 Power", "2 Power", "3 Power", "1 Move", "Discard 1"}, cost) || strings.Contains(words, "Once during") || !strings.Contains(words, ": ") {
			t.Errorf("%s: %q", f.Name, words)
		}
		n++
	}
	if n != 7 {
		t.Errorf("%d Locations have an ability, want 7", n)
	}
}

// TestDeckLabels checks that each stack of the main deck has a label of one form, apart from the others,
// from a full deck down to the last card, and that what is said of the next Super-Villain is of one
// form as well.
func TestDeckLabels(t *testing.T) {
	for _, fit := range fits() {
		g := Lay(fit)
		m := &townMap{places: g}
		st := m.body(16, dimWords)
		for stacks := []stack{{12, 0}, {19, 2}, {19, 2}, {19, 2}, {18, 2}}; len(stacks) > 0; {
			x, end := 14.0, math.Inf(-1)
			for i, wide := range stackWidths(stacks, g.deckAt.W-28, st) {
				words := stacks[i].label()
				if n, err := strconv.Atoi(words); err != nil || n != stacks[i].cards {
					t.Errorf("%v: the label of %v is %q", fit, stacks[i], words)
				}
				half := pen.Measure(words, st) / 2
				if from := x + wide/2 - half; from < end+5 {
					t.Errorf("%v: of %v the label of stack %d begins at %.0f, and the one before ends at %.0f", fit, stacks, i+1, from, end)
				}
				end = x + wide/2 + half
				x += wide + stackGap
			}
			if end > g.deckAt.W-8 || x > g.deckAt.W-14+stackGap+0.1 {
				t.Errorf("%v: the labels of %v end at %.0f, the bar at %.0f of %.0f", fit, stacks, end, x, g.deckAt.W)
			}
			if words := nextSuper(stacks); !strings.HasPrefix(words, "Next Super-Villain in ") {
				t.Errorf("of %v it is said: %q", stacks, words)
			}
			if stacks[0].cards--; stacks[0].supers > stacks[0].cards {
				stacks[0].supers = stacks[0].cards
			}
			if stacks[0].cards == 0 {
				stacks = stacks[1:]
			}
		}
	}
	for want, stacks := range map[string][]stack{"Next Super-Villain in 5+ cards": {{4, 0}, {19, 2}}, "Next Super-Villain in 1+ cards": {{3, 1}}, "No Super-Villains left": {{4, 0}, {2, 0}}} {
		if got := nextSuper(stacks); got != want {
			t.Errorf("of %v it is said: %q", stacks, got)
		}
	}
}

// TestFeetAreOnTheirSquare checks that every Character and Villain stands on its square, apart from
// the others, with the cards beside them, for any number of cards and standees there and in the
// neighboring spaces.
func TestFeetAreOnTheirSquare(t *testing.T) {
	for _, fit := range fits() {
		m := &townMap{places: Lay(fit)}
		for i := range town.Spaces {
			m.spaces = append(m.spaces, mapSpace{at: m.Plan.Space(i), location: i%2 == 0})
		}
		for n := 1; n <= 8; n++ {
			for cards := range 4 {
				for _, beside := range [...]int{0, 2} {
					standees, lie := make([]int, town.Spaces), make([]int, town.Spaces)
					for i := range standees {
						standees[i], lie[i] = beside, beside
						if i%3 == 0 {
							standees[i], lie[i] = n, cards
						}
					}
					others := slices.Clone(standees)
					for i := range others { // the first is the viewer's
						others[i] = max(0, others[i]-1)
					}
					for i, g := range m.groups(others, lie) {
						s := &m.spaces[i]
						here := make([]standee, standees[i])
						if len(here) > 0 {
							here[0].look.You = true
						}
						for k := 1; k < len(here); k++ {
							here[k].seat = engine.NoSeat // all but the first are Villains
						}
						m.stand(s, &g, here)
						rx, ry := town.SquareSize(s.location)
						for k := range here {
							if want := k > 0 && len(here) > 2; here[k].listed != want {
								t.Errorf("%v: of %d in space %d the name of number %d stands over them: %v", fit, n, i, k+1, here[k].listed)
							}
							p := here[k].at
							if dx, dy := (p.X-s.at.X)/rx, (p.Y-s.at.Y)/ry; dx*dx > 0.9*0.9 || dy < -0.9 || dy > 0.9 {
								t.Errorf("%v: number %d of %d beside %d cards stands off the square of space %d: %.2f %.2f", fit, k+1, n, cards, i, dx, dy)
							}
							if k > 0 && p.X-here[k-1].at.X < 25 {
								t.Errorf("%v: of %d in space %d two stand %.0f apart", fit, n, i, p.X-here[k-1].at.X)
							}
						}
						if end := g.from + g.cardsWidth(); lie[i] > 0 && len(here) > 0 && end > here[0].at.X+1 && g.from < here[len(here)-1].at.X && n < 4 {
							t.Errorf("%v: in space %d %d cards lie over who stands there: %d", fit, i, lie[i], len(here))
						}
					}
				}
			}
		}
	}
}

// TestReferenceHasMissions checks that the reference shows the Side Missions of a Scenario that has
// some, with what they give, and the viewer's Secret Card.
func TestReferenceHasMissions(t *testing.T) {
	for scenario := 1; scenario <= 2; scenario++ {
		g := townGameOf(t, scenario, 2, 1)
		missions, secrets := 0, 0
		g.scene.Plays, g.scene.People, g.scene.Eyes = true, 1, 0
		for _, pile := range g.board.Reference() {
			switch pile.Title {
			case "SIDE MISSIONS":
				for i := range pile.Faces {
					if missions++; pile.Notes[i] != "gives 1 campaign point" {
						t.Errorf("the note is %q", pile.Notes[i])
					}
				}
			case "YOUR SECRET CARD":
				secrets += len(pile.Faces)
			}
		}
		if want := len(rules.SideMissions) * (scenario - 1); missions != want || secrets != scenario-1 {
			t.Errorf("Scenario %d: %d Side Missions of %d, and %d Secret Cards", scenario, missions, want, secrets)
		}
	}
}

// TestTilesLookLikeLevels checks that a Level that a tile replaces differs from a printed one only by its
// tag, which says so.
func TestTilesLookLikeLevels(t *testing.T) {
	st := pen.Style{Font: pen.Display, Size: 17}
	paint := func(tile, tagged bool, i, threat int) []uint8 {
		lv := level{words: "no effect", tile: tile}
		return pen.Paint(184, 82, 1, func(p pen.Pen) {
			drawLevel(p, lv, i, threat, 184, trackHigh, trackWords{st: st, tagged: tagged}, []string{"NO EFFECT"}, 15)
		}).Pix
	}
	for i := range 6 {
		for threat := range 6 {
			if !slices.Equal(paint(true, false, i, threat), paint(false, false, i, threat)) {
				t.Errorf("Threat %d: a tile on Level %d has another look than the Level", threat, i)
			}
			if slices.Equal(paint(true, true, i, threat), paint(false, true, i, threat)) {
				t.Errorf("Threat %d: no tag says that Level %d is a tile", threat, i)
			}
		}
	}
}

// TestTilesSayTheirLevel checks that the reference says of every Threat tile which Level it replaces
// or is added to.
func TestTilesSayTheirLevel(t *testing.T) {
	g := townGameOf(t, 4, 2, 1) // has tiles on Levels and beside them
	g.playUntil(t, testgame.NewRandom(1), func() bool { return !g.staged() })
	got := map[string]string{}
	for _, pile := range g.board.Reference() {
		for i, f := range pile.Faces {
			if pile.Title == "THREAT LEVELS" {
				got[f.Name] = pile.Notes[i]
			}
		}
	}
	want := map[string]string{"Level 0": "", "Threat D": "added to Level 0", "Level 1": "", "Threat H": "replaces Level 2",
		"Threat A": "added to Level 2", "Level 3": "", "Threat B": "replaces Level 4", "Level 5": ""}
	if !maps.Equal(got, want) {
		t.Errorf("the notes are %q, want %q", got, want)
	}
}

// TestOtherFace checks that the abilities of Locations fit on the map in OpenDyslexic as well.
func TestOtherFace(t *testing.T) {
	defer pen.UseFace(pen.UsedFace())
	pen.UseFace(pen.OpenDyslexic)
	t.Run("briefs", TestBriefs)
}
