package table

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// pictureOf returns a picture of a table in a window, laid out for it.
func pictureOf(tb *Table, wide, high int) *image.RGBA {
	tb.Canvas.Art.AtOnce = true
	picture := ebiten.NewImage(wide, high)
	defer picture.Deallocate()
	tb.Canvas.Begin(picture)
	tb.sync(false)
	if tb.ask.up {
		tb.layStage()
	}
	return pictureNow(tb, wide, high)
}

// pictureNow is like pictureOf without laying the table out.
func pictureNow(tb *Table, wide, high int) *image.RGBA {
	picture := ebiten.NewImage(wide, high)
	defer picture.Deallocate()
	for range 2 {
		tb.Canvas.Begin(picture)
		tb.Canvas.PointAt(-1, -1)
		tb.Draw(tb.Canvas)
	}
	out := image.NewRGBA(image.Rect(0, 0, wide, high))
	picture.ReadPixels(out.Pix)
	return out
}

// partOf returns the part of a picture in a box of the stage.
func partOf(c *ui.Canvas, p *image.RGBA, b ui.Box) *image.RGBA {
	r := image.Rect(int(b.X*c.Unit+c.Left), int(b.Y*c.Unit+c.Top), int((b.X+b.W)*c.Unit+c.Left), int((b.Y+b.H)*c.Unit+c.Top)).Intersect(p.Rect)
	out := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	for y := range r.Dy() {
		copy(out.Pix[y*out.Stride:(y+1)*out.Stride], p.Pix[p.PixOffset(r.Min.X, r.Min.Y+y):])
	}
	return out
}

// TestPowerShowsByShape checks that a card in the Line-Up differs by shape once there is enough Power for it.
func TestPowerShowsByShape(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}}[looptest.Every(2)-1:] {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
		if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, testgame.NewRandom(1)); err != nil {
			t.Fatal(err)
		}
		canBuy := func() (out map[engine.CardID]ui.Box) {
			out = map[engine.CardID]ui.Box{}
			for i := range tb.layout.Spots {
				s := &tb.layout.Spots[i]
				if o, ok := tb.ask.option(s.Card); ok && o.Kind == engine.OptBuy && s.Place == card.LineUp {
					out[s.Card] = s.Bounds().Grown(30)
				}
			}
			return out
		}
		short := pictureOf(tb, size[0], size[1])
		if n := len(canBuy()); n > 0 {
			t.Fatalf("%d cards can be bought without Power", n)
		}
		for range 5 {
			if i := slices.IndexFunc(tb.ask.options, func(o engine.Option) bool { return o.Kind == engine.OptPlay }); i >= 0 {
				tb.give(tb.ask.options[i])
				tb.sync(false)
			}
		}
		enough := pictureOf(tb, size[0], size[1])
		for _, b := range canBuy() {
			if n := uitest.ShapesApart(partOf(tb.Canvas, enough, b), partOf(tb.Canvas, short, b)); n < 150 {
				t.Errorf("%v: a card at %.0f that can be bought differs by %d edges from itself before", size, b, n)
			}
		}
		if len(canBuy()) == 0 {
			t.Error("no card can be bought")
		}
	}
}

// TestAttacksShowByShape checks that the question about an Attack differs from an ordinary one by shape, not only by
// its colors.
func TestAttacksShowByShape(t *testing.T) {
	looptest.NeedDisplay(t)
	found := 0
	for seed := range uint64(8) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: seed + 1})
		if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideDefend }, testgame.NewRandom(seed)); err != nil || !tb.ask.up {
			continue
		}
		tb.pages.drop()
		found++
		attack := pictureOf(tb, 1280, 720)
		tb.ask.stage.Alarm = false
		ordinary := pictureNow(tb, 1280, 720)
		if n := uitest.ShapesApart(attack, ordinary); n < 1000 {
			t.Errorf("seed %d: the question about an Attack differs by %d edges from an ordinary one", seed+1, n)
		}
		if found == 2 {
			break
		}
	}
	if found == 0 {
		t.Error("nobody was attacked")
	}
}

// TestLogTellsSeatsWithoutColor checks that every line of the log that names seats has the sign of the first of them,
// and that the names of the seats differ, so that no color is needed.
func TestLogTellsSeatsWithoutColor(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer"), Seed: 3})
	for n := 0; n < 60; n++ {
		if err := tb.stepFor(testgame.NewRandom(3)); err != nil {
			t.Fatal(err)
		}
	}
	tb.toggleLog()
	p := tb.Canvas.Read(1280, 720, nil, tb.Draw)
	named := 0
	for i, l := range tb.logs[tb.eyes].lines {
		if len(l.Names) == 0 {
			continue
		}
		named++
		look := tb.seatLook(l.Names[0].Seat)
		k := slices.IndexFunc(tb.log.lines, func(k logLine) bool { return k.of == i })
		if k < 0 || tb.log.lines[k].seat.Sign != look.Sign {
			t.Errorf("the line %q lacks the sign of its seat", l.Text)
		}
		for a := range l.Names {
			for b := range a {
				one, other := l.Names[a], l.Names[b]
				if (one.Seat == other.Seat) != (l.Text[one.From:one.To] == l.Text[other.From:other.To]) {
					t.Errorf("the line %q names two seats alike", l.Text)
				}
			}
		}
	}
	signs := 0
	for _, s := range p.Signs {
		if x := (s.X - p.Left) / p.Unit; x < tb.log.inside().X+10 && x > tb.log.inside().X-30 {
			signs++
		}
	}
	if named < 20 || signs < 5 {
		t.Errorf("only %d lines name a seat, and %d signs are shown", named, signs)
	}
}
