package ui_test

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestFrameLeansWithItsButton checks that the frame keeps the same distance from both sides of a button that
// leans, at its upper and lower end, and that it is upright around a thing that does not lean.
func TestFrameLeansWithItsButton(t *testing.T) {
	looptest.NeedDisplay(t)
	box := ui.BoxAt(400, 300, 600, 120)
	var buttons ui.Buttons
	buttons.Add(ui.Button{Box: box, Label: "START", Do: func() {}})
	for what, draw := range map[string]func(*ui.Canvas){
		"button": func(c *ui.Canvas) { buttons.Draw(c) },
		"box":    func(c *ui.Canvas) { c.Target(ui.Target{What: "card", Box: box}) },
	} {
		c, h := ui.NewCanvas(), &uitest.Hands{X: 5, Y: 5}
		window := ebiten.NewImage(1920, 1080)
		c.Begin(window)
		f := ui.NewFocus(h, c, draw)
		h.Hit(ebiten.KeyDown)
		var p ui.Pointer
		if p.Read(f, c.Fit, ui.Tick); !f.Shown() {
			t.Fatalf("%s: there is no frame", what)
		}
		f.Draw(c, true)
		looptest.Frame()
		// side returns the x of the middle of the line of the frame left or right of a place.
		side := func(x, y float64, step int) float64 {
			first, n := 0, 0
			for at := int(x*c.Unit + c.Left); n == 0 || chosen(window.At(at, int(y*c.Unit+c.Top))); at += step {
				if chosen(window.At(at, int(y*c.Unit+c.Top))) {
					if n == 0 {
						first = at
					}
					n++
				}
				if at < 0 || at > 1920 {
					t.Fatalf("%s: at %.0f, %.0f there is no line", what, x, y)
				}
			}
			return (float64(first) + float64(step*(n-1))/2 - c.Left) / c.Unit
		}
		lean := 0.0
		if what == "button" {
			lean = chrome.Lean(box.H)
		}
		x, _ := box.Middle()
		for _, part := range []float64{0.1, 0.5, 0.9} {
			y := box.Y + part*box.H
			left, right := box.X+lean*(1-part), box.X+box.W-lean*part
			nearer, farther := left-side(x, y, -1), side(x, y, 1)-right
			if nearer < 6 || nearer > 10 || farther < 6 || farther > 10 {
				t.Errorf("%s: at %.0f %% of its height the frame is %.1f and %.1f units away, want 8", what, 100*part, nearer, farther)
			}
		}
	}
}

// chosen reports whether a pixel has the color of the frame.
func chosen(c color.Color) bool {
	return color.NRGBAModel.Convert(c) == color.Color(pen.Chosen)
}
