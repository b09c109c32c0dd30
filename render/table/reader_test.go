package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestRulesAreReadByKey checks that T and a click on the head of the track, left of its Levels,
// spread out the Scenario, Levels, Locations, and heroes at all text sizes, and that the keyboard
// alone enlarges each.
func TestRulesAreReadByKey(t *testing.T) {
	tb := townTable(t, 2, 1)
	h, f := framed(tb)
	if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, testgame.NewRandom(1)); err != nil {
		t.Fatal(err)
	}
	for _, text := range []float64{1, 1.5} {
		tb.Canvas.Fit = (&ui.Settings{TextScale: text}).Fit(1920, 1080)
		tb.sync(false)
		var first ui.Box // of the Levels
		for _, s := range tb.layout.Spots {
			if s.Place == card.Track && (first.W == 0 || s.Plate.X < first.X) {
				first = s.Plate
			}
		}
		if h.Click(t, first.X-50, first.Y+first.H/2); !tb.browser.Shown() {
			t.Fatal("a click on the head of the track opens nothing")
		}
		h.Press(t, ebiten.KeyEscape)
		if h.Press(t, ebiten.KeyT); !tb.browser.Shown() {
			t.Fatal("T opens nothing")
		}
		v := tb.view()
		want := []string{rebirth.Scenarios[0].Name, "Level 0", "Level 5"}
		for _, c := range board.Shared(card.Tiles).Cards(v) {
			want = append(want, v.Face(c).Name)
		}
		for s := range engine.SeatID(2) {
			for _, c := range v.Cards(v.Zone(engine.Heroes, s)) {
				want = append(want, v.Face(c).Name)
			}
		}
		if len(want) < 8 {
			t.Fatalf("only %q can be read", want)
		}
		for _, name := range want {
			if h.Enter(t, f, name); !tb.zoom.Pinned || tb.zoom.Face.Name != name {
				t.Fatalf("text %g: Enter on %s does not enlarge it", text, name)
			}
			h.Press(t, ebiten.KeyEscape)
		}
		h.Press(t, ebiten.KeyEscape)
		if tb.browser.Shown() {
			t.Error("Esc does not close the rules")
		}
	}
}

// TestCardsUnderHero checks that a card under a hero is drawn and that its holder can read it
// there.
func TestCardsUnderHero(t *testing.T) {
	for seed := uint64(1); seed < 60; seed++ {
		tb := testTable(t, match.Plan{Mode: "rebirth", Sets: []string{"rebirth", "base"}, Seats: testgame.Seats("Ana", "random"), Seed: seed})
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 500; n++ {
			v := tb.view()
			if under := board.At(card.Under, 0).Cards(v); len(under) > 0 && v.Sees(under[0]) {
				for _, s := range tb.layout.Spots {
					if s.Card != under[0] {
						continue
					}
					if f := tb.faceAt(s.Pose.X, s.Pose.Y); f == nil || f.Name != v.Face(under[0]).Name {
						t.Errorf("what is read at the card under the hero is %v", f)
					}
					if tb.sprites.byCard[s.Card] == nil {
						t.Error("the card under the hero is not drawn")
					}
					return
				}
				t.Fatal("the card under the hero is not on the table")
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Error("no card ever lay under a hero")
}

// TestSeatInWords checks that the sheet of a seat says whose cards it shows and what the viewer knows:
// a single Super Hero has no number, a hidden hand is face down, and of a hand that is known in part it
// says how.
func TestSeatInWords(t *testing.T) {
	looptest.NeedDisplay(t)
	partly, hidden := 0, 0
	for seed := range uint64(6) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 300; n++ {
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			if n%10 > 0 {
				continue
			}
			said := sheetWords(tb, 1)
			for _, want := range []string{strings.ToUpper(tb.name(1)), "SUPER HERO"} {
				if !slices.Contains(said, want) {
					t.Fatalf("the sheet of the seat says %q and not %q", said, want)
				}
			}
			words := strings.Join(said, "; ")
			if strings.Contains(words, " OF ") {
				partly++
				if !strings.Contains(words, ", YOU KNOW ") || !strings.Contains(words, "The others are face down.") {
					t.Errorf("cards known in part are explained by %q", words)
				}
			} else if v := tb.view(); v.Count(v.Zone(engine.Hand, 1)) > 0 {
				if hidden++; !strings.Contains(words, "sees them.") && !strings.Contains(words, "You have seen") {
					t.Errorf("a hidden hand is explained by %q", words)
				}
			}
		}
	}
	if partly == 0 || hidden == 0 {
		t.Errorf("%d hands are known in part and %d are hidden", partly, hidden)
	}
	town := townTable(t, 2, 1)
	if words := strings.Join(sheetWords(town, 1), "; "); !strings.Contains(words, "Everyone sees these cards in this game.") {
		t.Errorf("a hand that everyone sees is explained by %q", words)
	}
}

// sheetWords returns the words on the sheet of a seat.
func sheetWords(tb *Table, seat engine.SeatID) (said []string) {
	tb.browseSeat(seat)
	defer tb.browser.Close()
	for _, l := range tb.Canvas.Read(1280, 720, nil, func(c *ui.Canvas) { tb.browser.Draw(c) }).Lines {
		said = append(said, l.Text)
	}
	return said
}

// TestPreyIsShownAtRest checks that a Super-Villain in a foe's discard pile that can be hunted has its
// cost and the word HUNT on the foe's panel before it can be paid for, that the sheet of the seat says
// how much Power is missing, and that neither is there without the variant.
func TestPreyIsShownAtRest(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, variants := range [][]string{{"hunt"}, nil} {
		m := testgame.Match(t, match.Plan{Variants: variants, Seats: testgame.Seats("Ana", "buyer"), Seed: 3})
		v, prey := m.View(0), engine.NoCard
		for prey == engine.NoCard { // until Ana's turn, when she has no Power
			going, err := m.Step()
			if err == nil && !going {
				for _, c := range board.At(engine.Discard, 1).Cards(v) {
					if v.Face(c).SuperVillain && v.Pending().Kind == engine.DecideTurn && v.Power() == 0 {
						prey = c
					}
				}
				if prey == engine.NoCard {
					err = m.Answer(testgame.Buyer{}.Decide(v))
				}
			}
			if err != nil || m.Over() {
				t.Fatal("no Super-Villain is ever in the discard pile of the buyer", err)
			}
		}
		tb := New(Options{Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}})
		tb.sync(false)
		var table []string
		for _, l := range tb.Canvas.Read(1280, 720, nil, tb.Draw).Lines {
			table = append(table, l.Text)
		}
		need := fmt.Sprintf("NEED %d MORE", tb.view().Cost(prey))
		if hunts := variants != nil; slices.Contains(table, "HUNT") != hunts || slices.Contains(sheetWords(tb, 1), need) != hunts {
			t.Errorf("%v: the table says %q, and the sheet %q", variants, table, sheetWords(tb, 1))
		}
	}
}

// TestStageEnlargesOverTheHero checks in windows of all shapes that a card enlarged beside a question covers all of
// the viewer's Super Hero or nothing of it, and no answer.
func TestStageEnlargesOverTheHero(t *testing.T) {
	tb, _ := asked(t, optional)
	for _, w := range [][2]int{{1280, 720}, {1280, 800}, {1024, 1000}, {3440, 1440}, {800, 1200}} {
		tb.Canvas.Fit = (&ui.Settings{}).Fit(w[0], w[1])
		tb.sync(false)
		at, hero, s := tb.zoomBox(), tb.layout.Poster, &tb.ask.stage
		if at.Overlaps(hero) && (hero.Y+hero.H > at.Y+at.H || hero.X < at.X || hero.X+hero.W > at.X+at.W) {
			t.Errorf("%v: a card enlarged at %.0f leaves a part of the Super Hero at %.0f", w, at, hero)
		}
		if at.Overlaps(s.Area) || at.Overlaps(s.Source.Box) || at.Overlaps(s.Peek.Box) || !at.Within(tb.Canvas.Room()) {
			t.Errorf("%v: a card enlarged at %.0f covers a part of the question", w, at)
		}
	}
}

// TestKnownTopsAreRead checks that the top card of a face-down pile that the viewer knows is read at the pile, with the
// pointer and by keys, and that the pile names it, and that other viewers see none.
func TestKnownTopsAreRead(t *testing.T) {
	for _, mode := range []string{"", "rebirth"} {
		seen := 0
		for seed := uint64(1); seed < 12 && seen < 1; seed++ {
			tb := testTable(t, match.Plan{Mode: mode, Seats: testgame.Seats("Ana", "buyer"), Seed: seed})
			people := testgame.NewRandom(seed)
			for n := 0; !tb.Match.Over() && n < 400 && seen < 1; n++ {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				if !tb.ask.mine || tb.ask.kind != engine.DecideTurn || len(tb.layout.Tops) == 0 {
					continue
				}
				top := tb.layout.Tops[0]
				x, y := top.Box.Middle()
				if f := tb.faceAt(x, y); f != tb.faceOf(tb.view(), top.Card) || f == nil {
					t.Fatalf("%s: at the pile is read %v", mode, f)
				}
				_, zone := top.Where.Zones(tb.view())
				if other := tb.Match.View(engine.NoSeat); zone != 1 || other.Sees(top.Card) {
					continue // everybody knows it
				}
				seen++
				page := tb.Canvas.Read(1280, 720, nil, tb.Draw)
				named := tb.faceOf(tb.view(), top.Card).Name
				if !slices.ContainsFunc(page.Targets, func(k ui.PageTarget) bool { return k.Of == any(top.Where) && strings.Contains(k.Says, named) }) {
					t.Errorf("%s: keys reach no pile with %s on top", mode, named)
				}
				l := board.Layout{Piles: []board.Pile{{Where: top.Where, Down: true}}}
				if l.PlaceTops(tb.Match.View(1 - tb.eyes)); len(l.Tops) > 0 && !tb.Match.View(1-tb.eyes).Sees(top.Card) {
					t.Errorf("%s: another seat is shown the top card", mode)
				}
			}
		}
		if seen == 0 {
			t.Errorf("%q: no top card is ever known", mode)
		}
	}
}
