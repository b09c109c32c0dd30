package table

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/table/question"
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
	seen := map[ui.Box]int{}
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
	if seen[usual.layout.Reader] < 100 {
		t.Errorf("cards were shown at %v: too few to have been tested", seen)
	}
	if seen[question.Reader] < 100 {
		t.Errorf("cards of stages were shown at %v: too few to have been tested", seen)
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

func checkZoom(t *testing.T, tb *Table, h *uitest.Hands, seen map[ui.Box]int) {
	t.Helper()
	g := tb.layout
	keep := []ui.Box{g.Prompt, g.Kick.Bounds(), g.MainDeck.Bounds(), g.Played, g.Plate, g.Deck.Bounds(), g.Discard.Bounds(), g.Captions}
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
		seen[tb.zoom.At]++
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
