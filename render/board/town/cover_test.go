package town

import (
	"fmt"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// sight is something on a map that is read, with the card it belongs to, or NoCard.
type sight struct {
	name string
	of   engine.CardID
	box  ui.Box
}

// sights returns what may not be covered on a map, which is cards, counts, names, and plates, and the
// signs at rest that may not cover those or each other.
func (m *townMap) sights() (read, signs []sight) {
	add := func(to *[]sight, name string, of engine.CardID, b ui.Box) {
		if b.W > 0 {
			*to = append(*to, sight{name, of, b})
		}
	}
	cards := func(k mapCard, name string, left int) {
		add(&read, name, k.card, k.pose.Bounds())
		if left > 1 {
			add(&read, "the count of "+name, engine.NoCard, countBox(k.pose))
			add(&signs, "the count of "+name, k.card, countBox(k.pose))
		}
		if !k.shy && !k.fan {
			add(&signs, "the tab of "+name, k.card, k.tab())
		}
	}
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.location {
			add(&read, "the plate of "+s.name, engine.NoCard, s.plate)
			add(&signs, "the bystander of "+s.name, engine.NoCard, s.person)
		} else {
			add(&signs, "the number of "+s.name, engine.NoCard, s.slotSign())
			add(&signs, "the + of "+s.name, engine.NoCard, s.coming)
		}
		if s.open {
			add(&signs, "the Move to "+s.name, engine.NoCard, s.tag)
		}
		if s.card.card != engine.NoCard {
			cards(s.card, "the stack of "+s.name, s.left)
		}
		for j, k := range s.cards {
			cards(k, fmt.Sprint("card ", j, " of ", s.name), 0)
		}
	}
	for i := range m.standees {
		s := &m.standees[i]
		if s.seat == engine.NoSeat {
			add(&read, "the name of "+s.name, s.card, s.tag)
			add(&signs, "the name of "+s.name, s.card, s.tag)
			if !s.shy {
				add(&signs, "the tab of "+s.name, s.card, s.call)
			}
		}
		for j, b := range s.tokenBoxes() {
			add(&signs, fmt.Sprint("token ", j, " of ", s.name), s.card, b)
		}
		for j, b := range s.signBoxes() {
			add(&signs, fmt.Sprint("sign ", j, " of ", s.name), s.card, b)
		}
	}
	return read, signs
}

// coveredBySigns returns what signs cover on a map. Every Range from every space is one of them.
func (m *townMap) coveredBySigns() (out []string) {
	read, signs := m.sights()
	note := func(a, b sight) {
		if a.box.Overlaps(b.box) {
			out = append(out, fmt.Sprintf("%s covers %s: %.1f %.1f", a.name, b.name, a.box, b.box))
		}
	}
	own := func(a, b sight) bool { return a.of != engine.NoCard && a.of == b.of }
	for i, a := range signs {
		for _, b := range read {
			if a.name != b.name && !own(a, b) {
				note(a, b)
			}
		}
		for _, b := range signs[:i] {
			if !own(a, b) || strings.Contains(a.name, "count") || strings.Contains(b.name, "count") {
				note(a, b)
			}
		}
	}
	for from := range len(m.spaces) {
		for to := range len(m.spaces) {
			dots, _, _ := m.path(from, to, to%2 == 0)
			for _, at := range dots {
				k := sight{fmt.Sprint("the way from ", from, " to ", to), engine.NoCard, ui.BoxAt(at.X-5.5, at.Y-3.8, 11, 7.6)}
				for _, b := range append(read, signs...) {
					note(k, b)
				}
			}
		}
	}
	for i := range m.standees { // a way and a Range may lead over the sign of a seat
		s := &m.standees[i]
		k := sight{"the seat of " + s.name, s.card, s.seatSign()}
		for _, b := range append(append([]sight(nil), read...), signs...) {
			if k.box.W > 0 && !own(k, b) {
				note(k, b)
			}
		}
		for j := range m.standees {
			if o := &m.standees[j]; k.box.W > 0 && o.shape != nil {
				note(k, sight{"the face of " + o.name, o.card, o.faceAt(o.at)})
			}
			if o := &m.standees[j]; k.box.W > 0 && j < i && o.seatSign().W > 0 {
				note(k, sight{"the seat of " + o.name, o.card, o.seatSign()})
			}
		}
	}
	hand := sight{"the hand", engine.NoCard, m.lifted()}
	for from := range len(m.spaces) {
		for limit := range 5 {
			k := sight{fmt.Sprint("RANGE ", limit, " from ", from), engine.NoCard, m.rangeSign(&cardReach{from: from, limit: limit})}
			for _, b := range append(append(read, hand), signs...) {
				note(k, b)
			}
		}
	}
	return out
}

// TestSignsCoverNothing checks full maps and moments of all Scenarios, with a Basic stack at every
// Location: no sign covers a card, a count, a name, a plate, or another sign.
func TestSignsCoverNothing(t *testing.T) {
	stacks, calls, shy := 0, 0, 0
	check := func(g *game, where string) {
		m := g.board.town
		for i := range m.spaces {
			stacks += flag(m.spaces[i].left > 1)
		}
		for i := range m.standees {
			if s := &m.standees[i]; s.seat == engine.NoSeat {
				calls++
				shy += flag(s.shy)
			}
		}
		for _, over := range m.coveredBySigns() {
			t.Errorf("%s: %s", where, over)
		}
	}
	places := []string{"City Hall", "Police Station", "Arkham Asylum", "S.T.A.R. Labs", "Daily Planet"}
	for seed := range uint64(6 / looptest.Every(3)) {
		for stack := range places {
			var tiles []string
			for i, name := range places {
				side := " A"
				if i == stack || (i+int(seed))%3 == 0 {
					side = " B"
				}
				tiles = append(tiles, name+side)
			}
			g := crowdedTownOf(t, 1+int(seed%4), seed+1, tiles)
			for _, w := range [][2]int{{1280, 720}, {1920, 1080}} {
				for _, text := range []float64{1, 2} {
					g.scene.Canvas.Fit = (&ui.Settings{TextScale: text}).Fit(w[0], w[1])
					g.lay()
					check(g, fmt.Sprintf("%s, seed %d, stack %d", uitest.FitName(g.scene.Canvas.Fit), seed, stack))
				}
			}
		}
	}
	for scenario := 1; scenario <= 8; scenario++ {
		g := townGameOf(t, scenario, 1+scenario%4, uint64(scenario))
		people := testgame.NewRandom(uint64(scenario))
		for n := 0; !g.Over() && n < 300; n++ {
			if n%15 == 0 {
				check(g, fmt.Sprintf("Scenario %d, answer %d", scenario, n))
			}
			g.step(t, people)
		}
	}
	if stacks < 200 || calls < 500 || shy > calls/4 {
		t.Errorf("%d stacks and %d Villains were tested, and %d tabs had no room", stacks, calls, shy)
	}
}

// TestCountsKeepOffNames checks in windows of all sizes that the number of cards in a Basic stack covers
// neither the cost nor the name of its card.
func TestCountsKeepOffNames(t *testing.T) {
	g := crowdedTownOf(t, 2, 1, []string{"City Hall B", "Police Station B", "Arkham Asylum B", "S.T.A.R. Labs B", "Daily Planet B"})
	for _, w := range uitest.Screens() {
		g.scene.Canvas.Fit = w.Settings.Fit(w.Width, w.Height)
		g.lay()
		seen := 0
		for i := range g.board.town.spaces {
			s := &g.board.town.spaces[i]
			if s.card.card == engine.NoCard || s.left < 2 {
				continue
			}
			seen++
			b, width := s.card.pose.Bounds(), g.scene.Canvas.Pixels(s.card.pose.W)
			small := g.board.Print.Small(g.scene.FaceOf(s.card.card), width)
			top, low := art.NameBand(small)
			name := ui.BoxAt(b.X, b.Y+top*b.H, b.W, (low-top)*b.H)
			cost := ui.BoxAt(b.X, b.Y, b.W*g.board.Print.CostReach(width), b.H*art.CostLow(small))
			if n := countBox(s.card.pose); n.Overlaps(name) || n.Overlaps(cost) {
				t.Errorf("%s: the number at %.0f covers the name at %.0f or the cost at %.0f", w, n, name, cost)
			}
		}
		if seen == 0 {
			t.Errorf("%s: there is no stack", w)
		}
	}
}

// TestStrikesKeepOffNames checks on full maps of all Scenarios that the tag of an Attack on a Character covers
// no name of a card or Villain.
func TestStrikesKeepOffNames(t *testing.T) {
	seen := 0
	for scenario := 1; scenario <= 8; scenario++ {
		g := townGameOf(t, scenario, 1+scenario%4, uint64(scenario))
		people := testgame.NewRandom(uint64(scenario))
		for n := 0; !g.Over() && n < 200; n++ {
			if n%10 == 0 {
				for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {800, 1200}} {
					g.scene.Canvas.Fit = ui.FitInto(w[0], w[1])
					g.lay()
					names := g.board.cardNames(&g.scene)
					for i := range g.board.town.standees {
						k := &g.board.town.standees[i]
						if k.seat == engine.NoSeat {
							continue
						}
						seen++
						m, _ := g.board.Mark(k.seat)
						at := strikeBox(pen.Point{X: m.TagX, Y: m.TagY})
						if over := hits(names, at); over > 0 || !at.Within(g.board.Room) {
							t.Errorf("Scenario %d, answer %d at %dx%d: the tag at %.0f covers %d names", scenario, n, w[0], w[1], at, over)
						}
					}
				}
			}
			g.step(t, people)
		}
	}
	if seen < 300 {
		t.Errorf("only %d Characters were tested", seen)
	}
}
