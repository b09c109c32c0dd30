package ui

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/looptest"
)

// TestFrameLeansWithItsButton checks that the frame keeps the same distance from both sides of a button that
// leans, at its upper and lower end, and that it is upright around a thing that does not lean.
func TestFrameLeansWithItsButton(t *testing.T) {
	looptest.NeedDisplay(t)
	box := BoxAt(400, 300, 600, 120)
	var buttons Buttons
	buttons.Add(Button{Box: box, Label: "START", Do: func() {}})
	for what, draw := range map[string]func(*Canvas){
		"button": func(c *Canvas) { buttons.Draw(c) },
		"box":    func(c *Canvas) { c.Target(Target{What: "card", Box: box}) },
	} {
		c := NewCanvas()
		window := ebiten.NewImage(1920, 1080)
		c.Begin(window)
		f := NewFocus(downKey{}, c, draw)
		var p Pointer
		if p.Read(f, c.Fit, Tick); !f.Shown() {
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

// downKey is an Input on which Down is pressed.
type downKey struct{}

func (downKey) Read(r *Reading) { r.Keys = append(r.Keys[:0], ebiten.KeyDown) }

// chosen reports whether a pixel has the color of the frame.
func chosen(c color.Color) bool {
	return color.NRGBAModel.Convert(c) == color.Color(pen.Chosen)
}
