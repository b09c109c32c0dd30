package table

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// This file tests the Super-Villain's rows of the motion table. The others are in motion_test.go.

// TestGiantBreathes checks that the giant grows by 1.5 % and shrinks every 4 seconds and its eyes
// flicker while somebody is there, but not with reduced motion.
func TestGiantBreathes(t *testing.T) {
	b := board.Breath{Depth: 1}
	for _, want := range []struct{ at, taller float64 }{{0, 0}, {1, 0.0075}, {2, 0.015}, {4, 0}} {
		if b.Clock = want.at; !about(b.Taller(), want.taller, 1e-9) {
			t.Errorf("after %v seconds the giant is higher by %v", want.at, b.Taller())
		}
	}
	least, most := 1.0, 0.0
	for ms := range 4000 {
		b.Clock = float64(ms) / 1000
		least, most = math.Min(least, b.Flicker()), math.Max(most, b.Flicker())
	}
	if least < 0 || most > 1 || most-least < 0.5 {
		t.Errorf("the light in the eyes goes from %.2f to %.2f", least, most)
	}
	for _, speed := range []ui.Speed{ui.Slow, ui.Normal, ui.Fastest, ui.Instant} {
		for _, plain := range []bool{false, true} {
			tb, h := moving(t, 4)
			tb.Settings.Speed, tb.Settings.ReduceMotion = speed, plain
			h.Move(700, 690)
			pass(t, tb, h, 1)
			if still := plain || speed == ui.Instant; tb.breath.On() == still || !still && tb.breath.Depth != 1 {
				t.Errorf("speed %v, plain %v: it breathes by %.2f", speed, plain, tb.breath.Depth)
			}
			pass(t, tb, h, 4.05)
			if tb.breath.On() || tb.breath.Taller() != 0 || tb.breath.Flicker() != 0 || tb.moves() {
				t.Errorf("speed %v, plain %v: after five seconds it still breathes by %.2f", speed, plain, tb.breath.Depth)
			}
		}
	}
}

// glowing returns a table with a breathing giant and glowing cards that are drawn together.
func glowing(t *testing.T) *Table {
	t.Helper()
	for seed := range uint64(20) {
		tb, h := moving(t, seed+1)
		for o, ok := tb.ask.find(engine.OptPlay); ok; o, ok = tb.ask.find(engine.OptPlay) {
			tb.give(o)
		}
		rest(t, tb, h)
		tb.breath.Depth = 1
		if tb.gather(); tb.glow.together() && standing(tb) != engine.NoCard {
			return tb
		}
	}
	t.Fatal("no cards glow side by side")
	return nil
}

// giantOver is how far the panel of a giant reaches beyond its box.
const giantOver = 16

// standing returns the Super-Villain behind the city, or NoCard if there is none.
func standing(tb *Table) engine.CardID {
	for i := range tb.layout.Spots {
		if s := &tb.layout.Spots[i]; s.Giant.W > 0 {
			return s.Card
		}
	}
	return engine.NoCard
}

// TestBreathingCoversNothing checks that a breathing giant and glowing cards change nothing else in
// the picture, cover nothing, and need few more pictures.
func TestBreathingCoversNothing(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := glowing(t)
	pictures := [2]*ebiten.Image{ebiten.NewImage(1280, 720), ebiten.NewImage(1280, 720)}
	drawAll(tb)
	tb.breath = board.Breath{Clock: 0, Depth: 1e-9} // as high as at rest
	tb.laid++
	quads := 0
	for i, p := range pictures {
		for range 2 {
			tb.Canvas.Begin(p)
			tb.Draw(tb.Canvas)
			tb.Canvas.Art.Settle()
		}
		quads = tb.Canvas.Quads - quads
		if i == 0 {
			tb.breath = board.Breath{}
			tb.laid++
		}
	}
	differ := 0
	pixels := [2][]byte{make([]byte, 4*1280*720), make([]byte, 4*1280*720)}
	for i, p := range pictures {
		p.ReadPixels(pixels[i])
	}
	for i, b := range pixels[0] {
		if d := int(b) - int(pixels[1][i]); d > 3 || d < -3 {
			differ++
		}
	}
	if differ > 0 || -quads < 3 || -quads > 30 {
		t.Errorf("%d values of the picture differ, and %d pictures more are drawn", differ, -quads)
	}
	tb.breath = board.Breath{Clock: 2, Depth: 1}
	for range 2 {
		tb.Canvas.Begin(pictures[0])
		tb.Draw(tb.Canvas)
		tb.Canvas.Art.Settle()
	}
	pictures[0].ReadPixels(pixels[0])
	inside, outside := 0, 0
	g := tb.layout.Giant
	within := ui.BoxAt(g.X, g.Y, g.W+giantOver, g.H)
	for y := range 720 {
		for x := range 1280 {
			i := 4 * (y*1280 + x)
			if d := int(pixels[0][i]) - int(pixels[1][i]); d < 6 && d > -6 {
				continue
			}
			if within.Has(float64(x)/tb.Canvas.Unit, float64(y)/tb.Canvas.Unit) {
				inside++
			} else if y < 100 {
				outside++
			}
		}
	}
	if inside < 500 || outside > 0 {
		t.Errorf("a giant that breathes in changes %d pixels of its panel, and %d beside it", inside, outside)
	}
}

// TestGiantIsClicked checks that a Super-Villain can be read and bought at its giant, at its plate,
// or at its card in the Line-Up, and that the giant says how much Power is missing. Cards drawn
// over the giant stay clickable.
func TestGiantIsClicked(t *testing.T) {
	for _, variant := range []string{"", "hidden"} {
		plan := match.Plan{Seats: testgame.Seats("Ana", "buyer")}
		if variant != "" {
			plan.Variants = []string{variant}
		}
		short, bought := false, false
		for seed := uint64(1); seed < 20 && !(short && bought); seed++ {
			plan.Seed = seed
			tb := testTable(t, plan)
			h := handsOn(tb)
			for n := 0; n < 4000 && !tb.Match.Over() && !(short && bought); n++ {
				for tb.pages.up() {
					h.Click(t, 5, 5)
				}
				if !tb.ask.mine {
					h.Tick(t)
					continue
				}
				c, g := standing(tb), tb.layout.Giant
				x, y := g.X+g.W/3, g.Y+g.H/2
				if c != engine.NoCard && tb.ask.kind == engine.DecideTurn && tb.now().Clear() {
					h.Move(x, y)
					h.Tick(t)
					if f := tb.faceAt(x, y); f != &tb.Faces[tb.view().FaceID(c)] {
						t.Fatalf("%q: where the Super-Villain stands %q is read", variant, f.Title())
					}
					if o, lit := tb.ask.option(c); lit {
						before := len(tb.Match.Log())
						h.Click(t, x, y)
						if log := tb.Match.Log(); len(log) == before || log[before] != o {
							t.Fatalf("%q: a click where it stands does not buy it", variant)
						}
						bought = true
						continue
					}
					_, words := tb.told()
					short = short || words != ""
				}
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			}
		}
		if !short || !bought {
			t.Errorf("%q: it was told what is missing: %v, and one was bought: %v", variant, short, bought)
		}
	}
	for _, width := range []int{1280, 3440} {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer", "buyer"), Seed: 1})
		tb.Canvas.Fit = ui.FitInto(width, 720)
		tb.sync(false)
		for i := range tb.layout.Spots {
			s := &tb.layout.Spots[i]
			if x, y := s.Bounds().Middle(); s.Place != engine.Hand && s.Pile == 0 && tb.layout.SpotAt(x, y) != i+1 {
				t.Errorf("in a window %d wide the card at %.0f, %.0f is not found there", width, x, y)
			}
		}
	}
}

// TestFallMoves checks that a defeated Super-Villain freezes the table for 80 ms, then breaks for
// 600 ms under a white flash, and that then its mask is crossed out.
func TestFallMoves(t *testing.T) {
	tb, h := moving(t, 4)
	o, _ := tb.ask.find(engine.OptPlay)
	tb.give(o)
	tb.effects.fall = board.Fall{Face: &art.Face{}}
	s := tb.sprites.byCard[o.Card]
	from := s.Pose()
	pass(t, tb, h, 0.065)
	if !tb.effects.fall.Frozen() || s.Pose() != from {
		t.Errorf("while all stands still a card goes from %v to %v", from, s.Pose())
	}
	pass(t, tb, h, 0.1)
	if tb.effects.fall.Frozen() || s.Pose() == from || !tb.effects.fall.Masked() {
		t.Errorf("after 160 ms the fall is %+v", tb.effects.fall)
	}
	pass(t, tb, h, 0.55)
	if !tb.effects.fall.On() || tb.effects.fall.Masked() {
		t.Errorf("after 720 ms the mask is not crossed out: %+v", tb.effects.fall)
	}
	pass(t, tb, h, 0.2)
	if tb.effects.fall.On() {
		t.Error("after 920 ms the fall is not over")
	}
}
