package uitest_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/ui/uitest"
)

// padTicks reads a pad for some ticks and returns the keys of each tick in which there were any.
func padTicks(p *ui.Pad, r *ui.Reading, n int) (keys [][]ebiten.Key, ticks []int) {
	for i := range n {
		if p.Read(r); len(r.Keys) > 0 {
			keys, ticks = append(keys, slices.Clone(r.Keys)), append(ticks, i)
		}
	}
	return keys, ticks
}

// TestPadButtons checks that each button counts as a key of its own, once while it is held, and that it is
// held until it is let go.
func TestPadButtons(t *testing.T) {
	h := &uitest.Hands{}
	p, r := ui.NewPad(h), &ui.Reading{}
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		if b >= ebiten.StandardGamepadButtonLeftTop && b <= ebiten.StandardGamepadButtonLeftRight {
			continue // the cross, see TestPadArrows
		}
		want := []ebiten.Key{action.KeyOf(b)}
		h.Pad.Held = 1 << b
		if p.Read(r); !slices.Equal(r.Keys, want) || !slices.Equal(r.Down, want) {
			t.Errorf("button %d presses %v and holds %v", b, r.Keys, r.Down)
		}
		if keys, _ := padTicks(p, r, 60); len(keys) != 0 || !slices.Equal(r.Down, want) {
			t.Errorf("button %d, held, presses %v and holds %v", b, keys, r.Down)
		}
		h.Pad.Held = 0
		if p.Read(r); len(r.Down) != 0 {
			t.Errorf("button %d, let go, holds %v", b, r.Down)
		}
	}
}

// TestPadArrows checks that the cross and the stick press arrows, which repeat after 400 ms and then every
// 120 ms, and that a stick near the middle presses none.
func TestPadArrows(t *testing.T) {
	for name, hold := range map[string]ui.PadReading{"the cross": {Held: 1 << ebiten.StandardGamepadButtonLeftBottom}, "the stick": {X: 0.3, Y: 0.9}} {
		h := &uitest.Hands{Pad: hold}
		p, r := ui.NewPad(h), &ui.Reading{}
		keys, ticks := padTicks(p, r, 60)
		if slices.ContainsFunc(keys, func(k []ebiten.Key) bool { return !slices.Equal(k, []ebiten.Key{ebiten.KeyDown}) }) {
			t.Errorf("%s presses %v", name, keys)
		}
		if want := []int{0, 24, 31, 38, 45, 53}; len(ticks) < 6 || !near(ticks[:6], want) {
			t.Errorf("%s presses at the ticks %v, want %v", name, ticks, want)
		}
	}
	h := &uitest.Hands{Pad: ui.PadReading{X: 0.2, Y: -0.35}}
	p, r := ui.NewPad(h), &ui.Reading{}
	if keys, _ := padTicks(p, r, 60); len(keys) != 0 {
		t.Errorf("a stick near the middle presses %v", keys)
	}
	h.Pad = ui.PadReading{X: -0.9}
	if keys, _ := padTicks(p, r, 1); len(keys) != 1 || keys[0][0] != ebiten.KeyLeft {
		t.Errorf("the stick to the left presses %v", keys)
	}
	h.Pad = ui.PadReading{X: -0.5} // on its way back
	if keys, _ := padTicks(p, r, 5); len(keys) != 0 {
		t.Errorf("on its way back it presses %v", keys)
	}
}

// near reports whether numbers differ by at most one.
func near(a, b []int) bool {
	return slices.EqualFunc(a, b, func(x, y int) bool { return x-y >= -1 && x-y <= 1 })
}

// TestPadScrolls checks that the right stick turns the wheel, at any speed, and does not hide the frame as
// the wheel of a mouse does.
func TestPadScrolls(t *testing.T) {
	k := grid(3)
	c, h := ui.NewCanvas(), &uitest.Hands{X: 5, Y: 5}
	c.Settings = &ui.Settings{}
	c.Fit = c.Settings.Fit(1920, 1080)
	f := h.HoldFramed(c, k.update, k.Draw)
	h.Press(t, ebiten.KeyDown)
	h.Pad.Scroll = 1
	ticks(t, h, 60)
	if k.wheel > -8 || k.wheel < -16 || !f.Shown() {
		t.Errorf("in a second the stick turns the wheel by %.1f notches, and the frame is shown: %v", k.wheel, f.Shown())
	}
	h.Pad.Scroll, k.wheel = 0.3, 0
	if ticks(t, h, 60); k.wheel != 0 {
		t.Errorf("near the middle it turns the wheel by %.1f", k.wheel)
	}
	h.Wheel = 1
	if h.Tick(t); f.Shown() {
		t.Error("the wheel of the mouse does not hide the frame")
	}
}
