package ui

import (
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// PressTab draws the tab that says which key, with the device in use, does something, such as "TO CLOSE". A click does
// it as well. The tab ends at the right end of a box.
func (c *Canvas) PressTab(b Box, a action.Action, does string, alpha float64) {
	c.PartFaded(c.PressTabKey(a, does), b, 8, alpha, func(p pen.Pen) {
		before, key, button := "CLICK "+does, c.Glyph(a), chrome.Glyph{}
		after := ""
		switch {
		case key.Name == "":
		case c.Device == action.Gamepad:
			before, button, after = "PRESS", key, does
		default:
			before = "CLICK OR " + key.Name + " " + does
		}
		art.DrawPressTab(p.At(b.W-4, 30, 1), before, button, after)
	})
}

// PressTabKey returns the key of the picture of that tab.
func (c *Canvas) PressTabKey(a action.Action, does string) gallery.Key {
	key := c.Glyph(a)
	return gallery.Key{Name: does, Text: key.Name, N: int(key.Set)}
}
