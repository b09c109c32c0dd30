package table

import (
	"maps"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestOtherPlaces checks that the standard board shows the extra places of a mode as slots or as
// labels that open, and that nothing overlaps.
func TestOtherPlaces(t *testing.T) {
	tb := testTable(t, match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer", "random"), Seed: 3})
	h := handsOn(tb)
	mine(t, tb, h)
	g, whole := tb.layout, tb.layout.Room
	taken := []ui.Box{g.Captions, g.Played, g.Prompt, g.Poster, g.Discard.Bounds(), g.Weakness.Bounds(), g.Destroyed.Bounds()}
	for _, b := range tb.buttons.List {
		taken = append(taken, b.Box)
	}
	words := map[string]bool{}
	for _, label := range tb.layout.Labels {
		for _, box := range taken {
			if label.Box.Overlaps(box) || !label.Box.Within(whole) {
				t.Errorf("the label %q lies over something, or off the stage", label.Words)
			}
		}
		taken = append(taken, label.Box)
		words[strings.TrimRight(label.Words, " 0123456789")] = true
		if board.Boarded.Has(label.Where.Place) {
			continue
		}
		h.Click(t, label.Box.X+label.Box.W/2, label.Box.Y+label.Box.H/2)
		if !tb.browser.Update(&ui.Pointer{}) {
			t.Errorf("a click on %q opens nothing", label.Words)
		}
		tb.browser.Close()
	}
	for _, want := range []string{"RULES", "SPACES", "STREETS", "CHAMPION STACK"} {
		if !words[want] {
			t.Errorf("there is no label %q, only %v", want, words)
		}
	}
}

// TestZoomHidesNothingAskedFor checks at questions of all kinds that a card enlarged under the
// pointer covers nothing that can be bought, clicked, or answered, nor the words of the question.
func TestZoomHidesNothingAskedFor(t *testing.T) {
	seen := map[bool]int{} // with a stage or without
	usual := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	for seed := range uint64(8) {
		plan := match.Plan{Seats: testgame.Seats("Ana", "buyer", "random"), Options: testgame.Five, Seed: seed + 1}
		if seed%2 == 1 {
			plan = match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "random", "random"), Seed: seed}
		}
		tb := testTable(t, plan)
		h := handsOn(tb)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 800; n++ {
			if tb.ask.mine && (n%40 == 0 || tb.ask.shown()) {
				checkZoom(t, tb, h, seen)
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[false] < 100 || seen[true] < 100 {
		t.Errorf("%d cards were shown, and %d with a stage: too few to have been tested", seen[false], seen[true])
	}
	// Cards in play that can be clicked are rare.
	tb := usual
	tb.layout.PlaceRow(tb.view(), []engine.CardID{tb.layout.Spots[0].Card}, tb.layout.Played, 112)
	played := tb.layout.Spots[len(tb.layout.Spots)-1]
	tb.ask.lit = map[engine.CardID]engine.Option{played.Card: {}}
	if at := tb.zoomBox(); at.Overlaps(played.Pose.Bounds()) {
		t.Errorf("over a card in play that can be clicked a card is shown enlarged at %v", at)
	}
}

// TestEnlargedCardLeavesTheHero checks in windows of all sizes, with a mouse and with the frame that keys move, that an
// enlarged card covers neither the Super-Villain nor anything to click or read but the viewer's own Super Heroes,
// and that their rules stay in view then.
func TestEnlargedCardLeavesTheHero(t *testing.T) {
	for _, variant := range []string{"", "two-heroes"} {
		plan := match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 1}
		heroes := 1
		if variant != "" {
			plan.Variants, plan.Seats, heroes = []string{variant}, plan.Seats[:2], 2
		}
		tb := testTable(t, plan)
		if err := tb.Arrange("table", testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
		h, f := framed(tb)
		for _, w := range [][2]int{{960, 540}, {1000, 600}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3440, 1440}, {800, 1200}} {
			for _, text := range []float64{1, 1.5, 2} {
				tb.Settings.TextScale = text
				tb.Canvas.Settings = tb.Settings
				tb.Canvas.Fit = tb.Settings.Fit(w[0], w[1])
				tb.sync(false)
				seen := 0
				check := func(by string) {
					t.Helper()
					for range int(0.4 / ui.Tick) {
						h.Tick(t)
					}
					if !tb.zoom.Hovers() {
						return
					}
					seen++
					at, own := tb.zoom.At, tb.zoom.Face == tb.self.Hero || tb.zoom.Face == tb.self.Second
					if want := heroes; !own && len(tb.zoom.Kept) != want && at.Overlaps(tb.layout.Poster) {
						t.Errorf("%q, %v, text %g, %s: below %s there are %d Super Heroes", variant, w, text, by, tb.zoom.Face.Name, len(tb.zoom.Kept))
					}
					if at.Overlaps(tb.layout.Plate) || at.Overlaps(tb.layout.Giant) {
						t.Errorf("%q, %v, text %g, %s: %s covers the Super-Villain", variant, w, text, by, tb.zoom.Face.Name)
					}
					for _, k := range f.Page().Targets {
						p := ui.BoxAt((k.Box.X-tb.Canvas.Left)/tb.Canvas.Unit, (k.Box.Y-tb.Canvas.Top)/tb.Canvas.Unit, k.Box.W/tb.Canvas.Unit, k.Box.H/tb.Canvas.Unit)
						if k.Of != any(tb.near) && k.Group != any(engine.Heroes) && p.Overlaps(at) {
							t.Errorf("%q, %v, text %g, %s: %s at %.0f covers %s at %.0f", variant, w, text, by, tb.zoom.Face.Name, at, k.What, p)
						}
					}
				}
				h.Press(t, ebiten.KeyArrowDown)
				for range 5 {
					check("frame")
					h.Press(t, ebiten.KeyTab)
				}
				framed := seen
				for i := range tb.layout.Spots {
					if s := &tb.layout.Spots[i]; i%3 == 0 || s.Place == engine.Heroes {
						h.Move(s.Bounds().Middle())
						check("mouse")
					}
				}
				if framed < 2 || seen < framed+3 {
					t.Errorf("%q, %v, text %g: the frame enlarged %d cards, the mouse %d", variant, w, text, framed, seen-framed)
				}
			}
		}
	}
}

// TestStageLeavesTheHero checks that the rules of the viewer's Super Hero stay in view while a card of a question
// is enlarged over it.
func TestStageLeavesTheHero(t *testing.T) {
	tb, h := asked(t, optional)
	for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {800, 1200}} {
		tb.Canvas.Fit = tb.Settings.Fit(w[0], w[1])
		tb.sync(false)
		p := &tb.ask.stage.Panels[0]
		h.Move(p.Cards[0].Seen.Middle())
		for range int(0.4 / ui.Tick) {
			h.Tick(t)
		}
		covers := tb.zoom.At.Overlaps(tb.layout.Poster)
		if !tb.zoom.Hovers() || !tb.ask.shown() || covers && (len(tb.zoom.Kept) != 1 || tb.zoom.Kept[0].Face != tb.self.Hero) {
			t.Errorf("%v: below the enlarged card there is %v", w, tb.zoom.Kept)
		}
	}
}

func checkZoom(t *testing.T, tb *Table, h *uitest.Hands, seen map[bool]int) {
	t.Helper()
	g := tb.layout
	keep := []ui.Box{g.Prompt, g.Meter, g.Kick.Bounds(), g.MainDeck.Bounds(), g.Played, g.Plate, g.Deck.Bounds(), g.Discard.Bounds(), g.Captions}
	for _, s := range lineUpSlots(tb) {
		keep = append(keep, s.Bounds())
	}
	for _, b := range tb.buttons.List {
		keep = append(keep, b.Box)
	}
	for _, b := range tb.ask.answers.List {
		keep = append(keep, b.Box)
	}
	if tb.ask.shown() {
		keep = []ui.Box{tb.ask.stage.Source.Box, tb.ask.stage.Balloon.Box, tb.ask.stage.Peek.Box, g.Plate}
		for _, p := range tb.ask.stage.Panels {
			keep = append(keep, p.Box, p.Button.Box)
		}
	}
	var points [][2]float64
	for _, s := range tb.layout.Spots {
		points = append(points, [2]float64{s.Pose.X, s.Pose.Y})
		if _, lit := tb.ask.option(s.Card); lit && s.Place != engine.Heroes { // the enlarged hero covers its poster
			keep = append(keep, s.Bounds())
		}
	}
	if tb.ask.shown() {
		for _, p := range tb.ask.stage.Panels {
			for _, c := range p.Cards {
				points = append(points, [2]float64{c.Seen.X + c.Seen.W/2, c.Seen.Y + c.Seen.H/2})
			}
		}
	}
	for _, p := range points {
		h.Move(p[0], p[1])
		for range int(0.4 / ui.Tick) {
			h.Tick(t)
		}
		if !tb.zoom.Hovers() {
			continue // something else covers it
		}
		seen[tb.ask.shown()]++
		for _, b := range keep {
			if b.Overlaps(tb.zoom.At) {
				t.Fatalf("%q: the enlarged %s lies over %v", tb.ask.words, tb.zoom.Face.Name, b)
			}
		}
	}
	h.Move(5, 5)
	h.Tick(t)
}

// lineUpSlots returns the poses of the Line-Up slots, filled or not.
func lineUpSlots(tb *Table) []ui.Pose {
	v := tb.view()
	_, zones := board.Shared(card.LineUp).Zones(v)
	n := v.LineUpSize()
	for i := range zones {
		n = max(n, len(board.Shared(card.LineUp).CardsOf(v, i)))
	}
	return tb.layout.Slots(max(zones, 1), n)
}

// TestFoesCardsCanBeRead checks that every card of a foe that the viewer knows can be read by mouse
// on both boards, and no other card: a click on the foe's panel spreads them out, and a right click
// enlarges one. Personal cards can also be read on the panel itself.
func TestFoesCardsCanBeRead(t *testing.T) {
	places := map[engine.Place]int{}
	scenario := match.Plan{}.Options.WithNumber(rebirth.ScenarioOption, 3)
	for seed, plan := range []match.Plan{
		{Seats: testgame.Seats("Ana", "buyer", "random"), Variants: []string{"synergy"}},
		{Seats: testgame.Seats("Ana", "buyer", "random", "random", "buyer"), Variants: []string{"hunt", "synergy"}, Options: testgame.Five},
		{Seats: testgame.Seats("Ana", "random"), Variants: []string{"two-heroes", "synergy"}},
		{Seats: testgame.Seats("Ana", "random", "random"), Variants: []string{"hidden"}},
		{Mode: "trial", Seats: testgame.Seats("Ana", "random", "buyer")},
		{Mode: "rebirth", Seats: testgame.Seats("Ana", "random", "random"), Options: scenario},
	} {
		plan.Seed = uint64(seed) + 3
		tb := testTable(t, plan)
		h, people := handsOn(tb), testgame.NewRandom(plan.Seed)
		looks, next := 0, 0
		for n := 0; n <= 400 && !tb.Match.Over(); n++ {
			tb.pages.drop()
			if n >= next && tb.ask.mine && tb.ask.kind == engine.DecideTurn && tb.view().Turn().Number > 0 {
				looks, next = looks+1, n+120
				if len(tb.panels) < len(plan.Seats)-1 {
					t.Fatalf("%s: there are only %d panels", plan, len(tb.panels))
				}
				for _, p := range tb.panels {
					if p.Seat != tb.near {
						readFoe(t, tb, h, p, places)
					}
				}
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
		if looks < 2 {
			t.Errorf("%s: the foes were looked at only %d times", plan, looks)
		}
	}
	for _, p := range []engine.Place{engine.Heroes, engine.Discard, card.OnHero} {
		if places[p] < 5 {
			t.Errorf("only %d cards in %s were read", places[p], board.WordsOf(p))
		}
	}
	t.Log(places)
}

// readFoe reads all known cards of a seat by mouse.
func readFoe(t *testing.T, tb *Table, h *uitest.Hands, p board.SeatInfo, places map[engine.Place]int) {
	t.Helper()
	v := tb.view()
	known := map[*art.Face]bool{}
	for c := engine.CardID(1); int(c) <= tb.Match.NumCards(); c++ {
		if v.Sees(c) && v.Holder(v.ZoneOf(c)) == p.Seat {
			known[tb.faceOf(v, c)] = true
			places[v.Place(v.ZoneOf(c))]++
		}
	}
	read := func(x, y float64) *art.Face {
		h.Move(x, y)
		h.Tick(t)
		h.Right = true
		h.Tick(t)
		h.Right = false
		h.Tick(t)
		if !tb.zoom.Pinned {
			return nil
		}
		f := tb.zoom.Face
		h.Press(t, ebiten.KeyEscape)
		return f
	}
	for _, s := range tb.layout.Spots {
		if s.Place == card.OnHero && s.Plate.W > 0 {
			if x, y := s.Plate.X+4, s.Plate.Y+4; read(x, y) != tb.faceOf(v, s.Card) {
				t.Errorf("the picture of %s cannot be read", tb.faceOf(v, s.Card).Name)
			}
		}
	}
	h.Click(t, p.Box.X+p.Box.W/2, p.Box.Y+p.Box.H-8)
	if !tb.browser.Shown() {
		t.Fatalf("a click on the panel of %s opens nothing", p.Name)
	}
	defer tb.browser.Close()
	missing := maps.Clone(known)
	for range 40 {
		for y := 190.0; y < 1000; y += 100 {
			for x := 238.0; x < 1400; x += 184 {
				f := read(x, y)
				if f != nil && !known[f] {
					t.Errorf("%s is spread out", f.Name)
				}
				if delete(missing, f); len(missing) == 0 {
					return
				}
			}
		}
		h.Wheel = -5
		h.Tick(t)
	}
	for f := range missing {
		t.Errorf("%s of %s cannot be read", f.Name, p.Name)
	}
}
