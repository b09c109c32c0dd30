package table

import (
	"fmt"
	"math"
	"sort"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// windows are the sizes of window everything is laid out for.
var windows = [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {3440, 1440}, {1920, 1200}}

// fits are all windows at all scales, each once, and one of another shape.
func fits() []ui.Fit {
	out := []ui.Fit{ui.FitInto(1920, 1200)}
	for _, s := range uitest.Screens() {
		out = append(out, s.Settings.Fit(s.Width, s.Height))
	}
	return out
}

func fitName(f ui.Fit) string {
	return fmt.Sprintf("%dx%d, %.2f pixels to the unit, text %.1f", f.Width, f.Height, f.Unit, f.TextScale)
}

// crowd is what a view is full of.
type crowd struct{ lineUp, hand, played, villains int }

// atLeast is a box no smaller than what must be clicked.
func atLeast(t *testing.T, what string, g *geometry, b ui.Box) {
	t.Helper()
	if b.W*g.unit < 43.9 || b.H*g.unit < 43.9 {
		t.Errorf("%s is %.0f by %.0f pixels: too small to be clicked", what, b.W*g.unit, b.H*g.unit)
	}
}

// TestNothingOverlaps lays out full and empty tables in windows of all sizes: nothing lies
// over anything else or outside the window, and what is clicked is large enough.
func TestNothingOverlaps(t *testing.T) {
	for _, f := range fits() {
		t.Run(fitName(f), func(t *testing.T) {
			for _, n := range []crowd{{5, 5, 6, 8}, {10, 15, 15, 12}, {1, 0, 0, 1}, {7, 1, 1, 2}, {5, 9, 9, 8}, {3, 10, 12, 8}} {
				checkPlaces(t, f, n)
			}
		})
	}
}

// checkPlaces sees that the places of a table do not overlap.
func checkPlaces(t *testing.T, f ui.Fit, n crowd) {
	t.Helper()
	g := layGeometry(f)
	v := crowded(t, n)
	l := layStandard(v, 0, g)
	window := f.Room()
	places := map[string]ui.Box{
		"plate": g.plate, "meter": g.meter, "masks": g.masks, "poster": g.poster, "prompt": g.prompt,
		"played": g.played, "Power": g.power.Grown(-10), "captions": g.captions, "END TURN": g.endTurn, "other places": g.others,
		"Line-Up": g.lineUp, "Kick": g.kick.Bounds(), "main deck": g.mainDeck.Bounds(), "Weakness": g.weakness.Bounds(),
		"destroyed": g.destroyed.Bounds(), "deck": g.deck.Bounds(), "discard": g.discard.Bounds(),
	}
	places["label over the deck"], places["label over the discard pile"] = g.labelOver(g.deck), g.labelOver(g.discard)
	if g.ribbon.Overlaps(g.masks) || g.ribbon.Overlaps(g.meter) || !g.ribbon.Within(f.Room()) {
		t.Error("the ribbon lies over the masks or outside the window")
	}
	atLeast(t, "a label", &g, g.labelOver(g.deck))
	for i, b := range g.small {
		places[fmt.Sprint("button ", i)] = b
		atLeast(t, "a button", &g, b)
	}
	for _, s := range l.seats {
		places[fmt.Sprint("seat ", s.seat)] = s.box
		atLeast(t, "a seat", &g, s.box)
	}
	for _, label := range l.labels {
		places["label "+label.words] = label.box
		pile := label.where.place == engine.Discard || label.where.place == engine.Destroyed
		if label.opens && !pile { // a pile is clicked itself
			atLeast(t, label.words, &g, label.box)
		}
	}
	for _, b := range []ui.Box{g.endTurn, g.plate, g.poster, g.power} {
		atLeast(t, "something", &g, b)
	}
	apart(t, places)
	for name, b := range places {
		if !b.Within(window) {
			t.Errorf("%s lies outside the window: %v", name, b)
		}
	}
	counts := map[engine.Place]int{}
	for i := range l.spots {
		s := &l.spots[i]
		counts[s.place]++
		checkSpot(t, l, s)
	}
	if counts[card.LineUp] != n.lineUp || counts[engine.Hand] != n.hand || counts[engine.InPlay] != n.played {
		t.Errorf("%+v are laid out as %v", n, counts)
	}
	for lifted := range n.hand + 1 {
		checkFan(t, &l.board, n.hand, lifted)
	}
}

// apart sees that no two of some boxes overlap.
func apart(t *testing.T, places map[string]ui.Box) {
	t.Helper()
	var names []string
	for name := range places {
		names = append(names, name)
	}
	sort.Strings(names)
	for i, a := range names {
		for _, b := range names[:i] {
			if places[a].Grown(-0.01).Overlaps(places[b]) {
				t.Errorf("%s and %s overlap: %.0f, %.0f", a, b, places[a], places[b])
			}
		}
	}
}

// slabDepth is how far the lower edge of a seat reaches beyond its box, with its line.
const slabDepth = 9

// checkSpot sees that a card lies where it belongs, with its tab.
func checkSpot(t *testing.T, l *standard, s *spot) {
	t.Helper()
	b := s.bounds()
	switch s.place {
	case engine.InPlay:
		if !b.Within(l.played.Grown(0.5)) {
			t.Errorf("a card in play lies outside its row: %v", b)
		}
	case card.LineUp:
		if !b.Within(l.lineUp.Grown(0.5)) {
			t.Errorf("a card of the Line-Up lies outside its place: %v", b)
		}
		atLeast(t, "a card of the Line-Up", &l.geometry, b)
	}
	if forSale(s.place) && s.plate.W == 0 {
		tab := ui.BoxAt(s.pose.X-44, b.Y-payableRise+callIn-36, 88, 36)
		for _, seat := range l.seats {
			drawn := seat.box
			drawn.H += slabDepth
			if tab.Overlaps(drawn) {
				t.Errorf("the tab of a %s lies over a seat: %v, %v", wordsOf(s.place), tab, seat.box)
			}
		}
	}
	if s.place != card.LineUp {
		return
	}
	for i := range l.spots {
		if o := &l.spots[i]; o != s && o.place == card.LineUp && b.Overlaps(o.pose.Bounds()) {
			t.Error("cards of the Line-Up overlap")
		}
	}
}

// checkFan sees that of every card of a hand enough lies open to be clicked, that of every
// one but the lifted the cost can be seen, and that the hand lies over nothing else.
func checkFan(t *testing.T, l *board, n, lifted int) {
	t.Helper()
	g := &l.geometry
	fan := g.fan(n, lifted)
	room := ui.BoxAt(g.room.X, g.room.Y, g.room.W, g.room.H+200)
	for i, p := range fan {
		b := p.Bounds()
		if !b.Within(room) {
			t.Errorf("card %d of %d, with %d lifted, lies outside the window: %v", i+1, n, lifted, b)
		}
		over := map[string]ui.Box{"prompt": g.prompt, "played": g.played, "END TURN": g.endTurn, "poster": g.poster, "deck": g.deck.Bounds(), "discard": g.discard.Bounds(), "captions": g.captions}
		if lifted == 0 {
			over["other places"], over["Power"] = g.others, g.power
			over["label"], over["another label"] = g.labelOver(g.deck), g.labelOver(g.discard)
		}
		for name, box := range over {
			if b.Overlaps(box.Grown(-3)) {
				t.Errorf("card %d of %d, with %d lifted, lies over %s: %.0f, %.0f", i+1, n, lifted, name, b, box)
			}
		}
		if i == lifted-1 {
			continue
		}
		// Of a card the strip left of the next one is clicked: 44 pixels like any target, but where
		// so many lie in the hand that the rule of the drawings (hand_x in the specification's
		// table.py) lays them closer, along 700 units. The number keys play those as well.
		least := math.Min(44, 700/float64(max(1, n-1))*g.unit)
		if i < n-1 && lifted == 0 && (fan[i+1].X-p.X)*g.unit < least-0.5 {
			t.Errorf("of card %d of %d only %.1f pixels can be clicked, least are %.1f", i+1, n, (fan[i+1].X-p.X)*g.unit, least)
		}
		for _, c := range costCorners(g, p) {
			for j, q := range fan {
				if (j > i || j == lifted-1) && j != i && q.Has(c[0], c[1]) {
					t.Fatalf("the cost of card %d of %d is hidden by card %d, with %d lifted", i+1, n, j+1, lifted)
				}
			}
			if c[1] > g.room.Y+g.room.H {
				t.Errorf("the cost of card %d of %d lies below the window", i+1, n)
			}
		}
	}
	if lifted > 0 && fan[lifted-1].Bounds().Y+fan[lifted-1].Bounds().H > g.room.Y+g.room.H+6 {
		t.Errorf("the lifted card %d of %d is cut off below", lifted, n)
	}
}

// costCorners are places around the number of a card's cost.
func costCorners(g *geometry, p ui.Pose) [][2]float64 {
	reach := p.W * g.reach(p.W)
	middle := p.W * 35 / art.CardWidth
	if reach > p.W/4 { // a card without rules text
		middle = p.W * 46 / art.CardWidth
	}
	sin, cos := math.Sincos(p.Turn)
	var out [][2]float64
	for _, x := range []float64{2*middle - reach, reach} {
		for _, y := range []float64{middle - (reach - middle), middle + (reach - middle)} {
			dx, dy := x-p.W/2, y-p.Height()/2
			out = append(out, [2]float64{p.X + dx*cos - dy*sin, p.Y + dx*sin + dy*cos})
		}
	}
	return out
}

// TestTwoLineUps: two Line-Ups of up to five cards have room side by side, and their names
// over them lie over nothing.
func TestTwoLineUps(t *testing.T) {
	for _, f := range fits() {
		g := layGeometry(f)
		for n := 1; n <= 5; n++ {
			slots := g.slots(2, n)
			for i, s := range slots {
				if !s.Bounds().Within(g.lineUp.Grown(0.5)) {
					t.Errorf("%s: slot %d of two times %d lies outside", fitName(f), i, n)
				}
				atLeast(t, "a slot", &g, s.Bounds())
				if i > 0 && s.Bounds().Overlaps(slots[i-1].Bounds()) {
					t.Errorf("%s: slots %d and %d of two times %d overlap", fitName(f), i, i+1, n)
				}
			}
			name := slots[n].Bounds().Y - rowNameUp
			if tab := slots[n].Bounds().Y - payableRise + callIn - 36; name > tab-1 || name-22*0.7 < g.foes.Y+g.foes.H {
				t.Errorf("%s: the names of two Line-Ups of %d stand at %.0f, tabs begin at %.0f", fitName(f), n, name, tab)
			}
		}
	}
}

// TestBeforeThePointer: what is told of a card, and the card enlarged, lies over nothing
// that matters.
func TestBeforeThePointer(t *testing.T) {
	for _, f := range fits() {
		g := layGeometry(f)
		for name, b := range map[string]ui.Box{"prompt": g.prompt, "banner": g.banner, "played": g.played, "Power": g.power, "Line-Up": g.lineUp} {
			if g.reader.Overlaps(b) || g.readerHeight.Overlaps(b) {
				t.Errorf("%s: the enlarged card lies over %s", fitName(f), name)
			}
		}
		for name, b := range map[string]ui.Box{"the own hero": g.poster, "the meter": g.meter, "the other seats": g.foes} {
			if g.readerHeight.Overlaps(b) {
				t.Errorf("%s: the card enlarged over the Super-Villain lies over %s", fitName(f), name)
			}
		}
		if !g.reader.Within(f.Room()) || !g.readerHeight.Within(f.Room()) || !g.banner.Within(f.Room()) {
			t.Errorf("%s: the enlarged card or the bar of a replay lies outside the window", fitName(f))
		}
		if g.banner.Overlaps(g.played) || g.banner.Overlaps(g.kick.Bounds()) {
			t.Errorf("%s: the bar of a replay lies over something", fitName(f))
		}
	}
}

// longer is a text two fifths longer, of the same letters.
func longer(s string) string {
	n := (len(s)*2 + 4) / 5
	if n == 0 {
		return s
	}
	more := strings.Trim(s[:min(n, len(s))], " ")
	return s + strings.Repeat("e", n-len(more)) + more
}
