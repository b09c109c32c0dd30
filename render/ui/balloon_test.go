package ui

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/looptest"
)

// TestBalloonPointsAtItsButton checks that what a button says is on paper beside it, on the side with room, with a
// tail that reaches toward the button.
func TestBalloonPointsAtItsButton(t *testing.T) {
	looptest.NeedDisplay(t)
	const wide, high = 1280, 720
	room := FitInto(wide, high).Room()
	for name, k := range map[string]struct {
		at   Box
		side side
	}{
		"with room at the right": {BoxAt(60, 500, 500, 80), onRight},
		"at the right edge":      {BoxAt(room.W-330, 500, 300, 80), onTop},
		"at the upper right":     {BoxAt(room.W-330, 10, 300, 80), onFoot},
	} {
		t.Run(name, func(t *testing.T) {
			c := NewCanvas()
			c.Art.AtOnce = true
			screen := ebiten.NewImage(wide, high)
			c.Begin(screen)
			bs := Buttons{Balloons: true}
			bs.Add(Button{Box: k.at, Label: "NEW GAME", Tip: "Choose the players. Then choose the heroes."})
			x, y := k.at.Middle()
			c.PointAt(x, y)
			bs.Draw(c)
			b := c.balloonOf("", bs.List[0].Tip, k.at)
			if b.side != k.side || b.box.Overlaps(k.at) || b.bold != 1 || len(b.lines) != 2 {
				t.Fatalf("it is %+v", b)
			}
			c.DrawTip()
			tail := map[side]pen.Point{
				onRight: {X: b.box.X - balloonTail*0.5, Y: b.box.Y + b.tail - 2},
				onTop:   {X: b.box.X + b.tail, Y: b.box.Y + b.box.H + balloonTail*0.5},
				onFoot:  {X: b.box.X + b.tail, Y: b.box.Y - balloonTail*0.5},
			}[k.side]
			for what, p := range map[string]pen.Point{"ground": {X: b.box.X + b.box.W - 12, Y: b.box.Y + 8}, "tail": tail} {
				got := color.NRGBAModel.Convert(screen.At(int(p.X*c.Unit+c.Left), int(p.Y*c.Unit+c.Top)))
				if got != pen.Paper {
					t.Errorf("its %s is %v, not paper", what, got)
				}
			}
			if tip := b.tail + b.box.X; k.side != onRight && (tip < k.at.X || tip > k.at.X+k.at.W) {
				t.Errorf("its tail is at %.0f, the button at %.0f", tip, k.at)
			}
		})
	}
}

// TestBalloonWithoutTail checks that a balloon with no room beside its button is at the side of what is above it.
func TestBalloonWithoutTail(t *testing.T) {
	c := NewCanvas()
	for y := range 9 {
		c.Spare(BoxAt(10, 450+float64(y)*70, 900, 60))
	}
	if b := c.balloonOf("", "How the game is played.", BoxAt(300, 870, 200, 60)); b.side != noSide || b.box.X < 910 || b.box.Y+b.box.H > 870 {
		t.Errorf("the balloon is at %.0f, on side %d", b.box, b.side)
	}
}
