package table

import (
	"slices"
	"testing"

	"lineup/render/ui"
	"lineup/render/ui/action"
)

// TestGoOnNamesTheDevice checks that a page says how to continue with the device that is used.
func TestGoOnNamesTheDevice(t *testing.T) {
	c := ui.NewCanvas()
	c.Settings = &ui.Settings{}
	for device, want := range map[action.Device][]string{action.Keyboard: {"CLICK OR ENTER TO CONTINUE"}, action.Gamepad: {"PRESS", "A", "TO CONTINUE"}} {
		c.Device = device
		for _, b := range []ui.Box{splashGoOn, struckGoOn} {
			p := c.Read(1280, 720, nil, func(c *ui.Canvas) { c.PressTab(b, action.Choose, goOn, 1) })
			for _, text := range want {
				if !slices.ContainsFunc(p.Lines, func(l ui.PageLine) bool { return l.Text == text }) {
					t.Errorf("with device %d the page says %+v, not %q", device, p.Lines, text)
				}
			}
			for i := range p.Lines {
				if x := (p.Lines[i].X0 - p.Left) / p.Unit; x < b.X {
					t.Errorf("with device %d the words begin at %.0f, left of their box at %.0f", device, x, b.X)
				}
			}
		}
	}
}
