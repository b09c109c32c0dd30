package town

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/looptest"
	"lineup/render/testgame"
)

// TestReachIsShown checks that pointing at a card in the hand shows the targets it can choose when
// played, none beyond its Range.
func TestReachIsShown(t *testing.T) {
	shown := 0
	for seed := uint64(1); seed < 12 && shown < 5; seed++ {
		g := townGame(t, 2, seed)
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 500; n++ {
			hover, o := 0, engine.Option{}
			for i, s := range g.board.Spots {
				if use, lit := g.scene.Answers.Of(s.Card); lit && use.Kind == engine.OptPlay && art.RangeOf(&g.scene.Faces[s.Face]) >= 0 && s.Place == engine.Hand {
					hover, o = i+1, use
				}
			}
			if hover == 0 {
				g.step(t, people)
				continue
			}
			v := g.scene.View
			g.scene.Hover = hover
			g.board.Step(&g.scene, 0)
			got := g.board.reach
			for _, c := range got.targets {
				if at := v.SpaceOf(c); at >= 0 && v.Board().Steps(card.Spaces, got.from, at) > got.limit {
					t.Errorf("%s reaches %d spaces, and aims at space %d from %d", v.Face(o.Card).Name, got.limit, at, got.from)
				}
			}
			known := map[engine.CardID]bool{}
			for _, s := range g.board.Spots {
				known[s.Card] = true
			}
			g.scene.Answers.Give(o)
			if d := g.scene.View.Pending(); d.Seat == 0 && d.Kind != engine.DecideTurn {
				for _, after := range d.Options {
					if c := after.Card; c != engine.NoCard && known[c] && !slices.Contains(got.targets, c) {
						t.Errorf("card %d can be chosen, and was not shown", c)
					}
				}
				shown += len(got.targets)
			}
		}
	}
	if shown < 5 {
		t.Errorf("only %d could be aimed at: too few to have been tested", shown)
	}
}

// TestReachIsDrawnOverTheFloor checks that the reach looks as if the whole floor were drawn with
// it, and is composed once for each target while the pointer goes to and fro.
func TestReachIsDrawnOverTheFloor(t *testing.T) {
	looptest.NeedDisplay(t)
	g := townGame(t, 2, 3)
	hero := func() int { return g.scene.View.Space(0) }
	g.playUntil(t, testgame.NewRandom(3), func() bool { return g.turn() && hero() >= 0 && len(g.board.town.standees) > 2 })
	picture, c := ebiten.NewImage(1280, 720), g.scene.Canvas
	for n := 0; n < 4 || n < 60 && !c.Sharp(); n++ {
		c.Begin(picture)
		g.draw(c)
		c.Art.Settle()
	}
	b := g.board
	all := cardReach{from: hero(), limit: 2}
	for i := range b.town.standees {
		if s := &b.town.standees[i]; s.seat == engine.NoSeat {
			all.targets = append(all.targets, s.card)
		}
	}
	near := cardReach{from: hero(), limit: 1}
	frame := func(r cardReach) (pixels []byte) {
		b.reach = r
		for range 3 { // its marks are painted in the background
			c.Begin(picture)
			g.draw(c)
			c.Art.Settle()
		}
		pixels = make([]byte, 4*1280*720)
		picture.ReadPixels(pixels)
		return pixels
	}
	bare := frame(noReach)
	seen := map[int][]byte{}
	for i, r := range []cardReach{all, near} {
		seen[i] = frame(r)
		if slices.Equal(bare, seen[i]) {
			t.Fatalf("%+v is not seen", r)
		}
	}
	for range 3 {
		for i, r := range []cardReach{all, noReach, near} {
			c.Begin(picture)
			b.reach = r
			composed := 0
			c.Watch = func(dst, _ *ebiten.Image, _ *ebiten.DrawImageOptions) {
				if dst != picture {
					composed++
				}
			}
			if g.draw(c); composed > 0 {
				t.Errorf("step %d: what was seen before is composed again of %d pictures", i, composed)
			}
		}
	}
	c.Watch = nil
	for i, r := range []cardReach{all, near} {
		b.look.reach = r // as if it belonged to the floor
		g.scene.Laid++
		whole := frame(noReach)
		b.look.reach = noReach
		differ := 0
		for j, v := range whole {
			if d := int(v) - int(seen[i][j]); d > 2 || d < -2 {
				differ++
			}
		}
		if differ > 0 {
			t.Errorf("%+v: %d values differ from the floor drawn whole", r, differ)
		}
	}
}
