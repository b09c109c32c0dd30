package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/board/town"
	"lineup/render/looptest"
	"lineup/render/testgame"
)

// TestReachIsDrawnOverTheFloor checks that the reach looks as if the whole floor were drawn with
// it, and is composed once for each target while the pointer goes to and fro.
func TestReachIsDrawnOverTheFloor(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := townTable(t, 2, 3)
	people := testgame.NewRandom(3)
	hero := func() int { return tb.view().Space(tb.eyes) }
	if err := tb.playUntil(func() bool {
		return tb.ask.mine && tb.ask.kind == engine.DecideTurn && hero() >= 0 && len(tb.lays.(*town.Board).Map.Standees) > 2
	}, people); err != nil {
		t.Fatal(err)
	}
	drawAll(tb)
	b := tb.lays.(*town.Board)
	all := town.Reach{From: hero(), Range: 2}
	for i := range b.Map.Standees {
		if s := &b.Map.Standees[i]; s.Seat == engine.NoSeat {
			all.Targets = append(all.Targets, s.Card)
		}
	}
	near := town.Reach{From: hero(), Range: 1}
	picture := ebiten.NewImage(1280, 720)
	frame := func(r town.Reach) (composed int, pixels []byte) {
		b.Reach = r
		for n := range 3 { // its marks are painted in the background
			tb.Canvas.Begin(picture)
			tb.Canvas.Watch = func(dst, _ *ebiten.Image, _ *ebiten.DrawImageOptions) {
				if dst != picture && n == 2 {
					composed++
				}
			}
			tb.Draw(tb.Canvas)
			tb.Canvas.Art.Settle()
		}
		tb.Canvas.Watch = nil
		pixels = make([]byte, 4*1280*720)
		picture.ReadPixels(pixels)
		return composed, pixels
	}
	_, bare := frame(town.NoReach)
	seen := map[int][]byte{}
	for i, r := range []town.Reach{all, near} {
		_, seen[i] = frame(r)
		if slices.Equal(bare, seen[i]) {
			t.Fatalf("%+v is not seen", r)
		}
	}
	for range 3 {
		for i, r := range []town.Reach{all, town.NoReach, near} {
			tb.Canvas.Begin(picture)
			b.Reach = r
			composed := 0
			tb.Canvas.Watch = func(dst, _ *ebiten.Image, _ *ebiten.DrawImageOptions) {
				if dst != picture {
					composed++
				}
			}
			if tb.Draw(tb.Canvas); composed > 0 {
				t.Errorf("step %d: what was seen before is composed again of %d pictures", i, composed)
			}
		}
	}
	for i, r := range []town.Reach{all, near} {
		b.Look.Reach = r // as if it belonged to the floor
		tb.laid++
		_, whole := frame(town.NoReach)
		b.Look.Reach = town.NoReach
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
