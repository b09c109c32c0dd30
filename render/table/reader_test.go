package table

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/board/town"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestWholeLocationIsClicked checks that a click on the building or plate of a Location that a hero
// can move to moves there, and that pointing at it shows the cost.
func TestWholeLocationIsClicked(t *testing.T) {
	houses, plates := 0, 0
	for seed := uint64(1); seed < 30 && (houses < 4 || plates < 4); seed++ {
		tb := townTable(t, 2, seed)
		h := handsOn(tb)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 200; n++ {
			b := tb.lays.(*town.Board)
			for i := range b.Map.Spaces {
				s := &b.Map.Spaces[i]
				if !s.Location || !s.Open || !tb.ask.mine || tb.ask.up {
					continue
				}
				x, y := b.Map.House(i).Middle()
				where := &houses
				if plates < houses {
					x, y, where = s.Plate.X+s.Plate.W-9, s.Plate.Y+9, &plates
				}
				over := tb.board.SpotAt(x, y)
				if over != 0 && tb.board.Spots[over-1].Card != s.Tile {
					continue
				}
				if _, lit := tb.ask.option(s.Tile); over != 0 && lit {
					continue // that would use the Location
				}
				if !strings.Contains(s.Says, s.Name) || s.Step.Kind == engine.OptStep && !strings.Contains(s.Says, s.Cost+" of your") {
					t.Errorf("at %s is read %q", s.Name, s.Says)
				}
				before, step := len(tb.Match.Log()), s.Step
				h.Click(t, x, y)
				if log := tb.Match.Log(); len(log) <= before || log[before] != step {
					t.Fatalf("seed %d: a click on %s at %.0f %.0f gives %v", seed, s.Name, x, y, log[before:])
				}
				*where++
				break
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if houses < 4 || plates < 4 {
		t.Errorf("%d buildings and %d plates were clicked: too few to have been tested", houses, plates)
	}
}

// TestRulesAreReadByKey checks that T and a click on the head of the track spread out the Scenario,
// Levels, Locations, and heroes at all text sizes, and that the keyboard alone enlarges each.
func TestRulesAreReadByKey(t *testing.T) {
	tb := townTable(t, 2, 1)
	h := handsOn(tb)
	if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, testgame.NewRandom(1)); err != nil {
		t.Fatal(err)
	}
	for _, text := range []float64{1, 1.5} {
		tb.Canvas.Fit = (&ui.Settings{TextScale: text}).Fit(1920, 1080)
		tb.sync(false)
		b := tb.lays.(*town.Board)
		x, y := b.Map.Book().Middle()
		if h.Click(t, x, y); !tb.browser.Shown() {
			t.Fatal("a click on the head of the track opens nothing")
		}
		h.Press(t, ebiten.KeyEscape)
		if h.Press(t, ebiten.KeyT); !tb.browser.Shown() {
			t.Fatal("T opens nothing")
		}
		read := map[string]bool{}
		for range 40 {
			h.Press(t, ebiten.KeyArrowRight)
			h.Press(t, ebiten.KeyEnter)
			if !tb.zoom.Pinned {
				t.Fatal("Enter enlarges nothing")
			}
			read[tb.zoom.Face.Name] = true
			h.Press(t, ebiten.KeyEscape)
		}
		h.Press(t, ebiten.KeyEscape)
		want := []string{b.Map.Scenario(), "Level 0", "Level 5"}
		for i := range b.Map.Spaces {
			if f := b.Map.Spaces[i].Face; f != nil {
				want = append(want, f.Name)
			}
		}
		for i := range b.Map.Seats {
			want = append(want, b.Map.Seats[i].Face.Name)
		}
		for _, name := range want {
			if !read[name] {
				t.Errorf("text %g: %s cannot be read by the keyboard", text, name)
			}
		}
		if tb.browser.Shown() {
			t.Error("Esc does not close the rules")
		}
	}
}

// TestCardsUnderHero checks that a card under a hero is drawn at the hero's panel, where its holder
// can read it.
func TestCardsUnderHero(t *testing.T) {
	for seed := uint64(1); seed < 60; seed++ {
		tb := testTable(t, match.Plan{Mode: "rebirth", Sets: []string{"rebirth", "base"}, Seats: testgame.Seats("Ana", "random"), Seed: seed})
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 500; n++ {
			v := tb.view()
			if under := board.At(card.Under, 0).Cards(v); len(under) > 0 && v.Sees(under[0]) {
				for _, s := range tb.board.Spots {
					if s.Card != under[0] {
						continue
					}
					m := tb.lays.(*town.Board).Map
					x, y := s.Pose.X, s.Pose.Y
					if f := tb.faceAt(x, y); !m.Seats[len(m.Seats)-1].Box.Has(x, y) || f == nil || f.Name != v.Face(under[0]).Name {
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
