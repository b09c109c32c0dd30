package ui

import (
	"testing"

	"lineup/render/sound/synth"
)

// TestPressIsNoted checks what is noted of a click: on a button, on one that is off, and on nothing. A
// copy of the pointer shares the note, and the next tick forgets it.
func TestPressIsNoted(t *testing.T) {
	for _, c := range []struct {
		name         string
		x            float64
		hit, refused bool
	}{{"a button", 50, true, false}, {"a button that is off", 250, false, true}, {"nothing", 550, false, false}} {
		done := 0
		var bs Buttons
		bs.Add(Button{Label: "ON", Box: Box{0, 0, 100, 100}, Do: func() { done++ }})
		bs.Add(Button{Label: "OFF", Box: Box{200, 0, 100, 100}, Off: true, Do: func() { done++ }})
		in := &still{}
		var p Pointer
		fit := FitInto(StageWidth, StageHeight)
		tick := func(left bool) {
			in.x, in.y, in.left = c.x*fit.Unit+fit.Left, 50*fit.Unit+fit.Top, left
			p.Read(in, fit, Tick)
			q := p
			bs.Update(&q)
		}
		tick(false)
		tick(true)
		if p.Hit() || p.Refused() {
			t.Errorf("%s: a press counts before its end", c.name)
		}
		tick(false)
		if p.Hit() != c.hit || p.Refused() != c.refused || done > 0 != c.hit {
			t.Errorf("a click on %s: hit %v, refused %v, done %d times", c.name, p.Hit(), p.Refused(), done)
		}
		if tick(false); p.Hit() || p.Refused() {
			t.Errorf("%s: a click counts twice", c.name)
		}
	}
}

// still is an Input with one place of the mouse.
type still struct {
	x, y float64
	left bool
}

func (s *still) Read(r *Reading) { r.CursorX, r.CursorY, r.Left = s.x, s.y, s.left }

// TestSilentCanvas checks that a canvas without sounds is silent.
func TestSilentCanvas(t *testing.T) {
	(&Canvas{}).Play(synth.Card, 0, 0)
}

// TestVolume checks that each percent of a volume is kept, that full volume is the zero value, and that what is
// out of range is the nearest volume.
func TestVolume(t *testing.T) {
	for v := range NumVolumes {
		var s Sound
		if s.At(v) != 1 {
			t.Errorf("volume %d is %g at first", v, s.At(v))
		}
		for percent := range 101 {
			want := float64(percent) / 100
			if s.set(v, want); s.At(v) != want {
				t.Errorf("volume %d is %g, want %g", v, s.At(v), want)
			}
		}
		if s.set(v, 7); s.At(v) != 1 {
			t.Errorf("volume 7 is %g", s.At(v))
		}
		if s.set(v, -1); s.At(v) != 0 {
			t.Errorf("volume -1 is %g", s.At(v))
		}
	}
}
