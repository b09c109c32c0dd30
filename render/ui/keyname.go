package ui

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// bound returns what the keys do.
func (c *Canvas) bound() *action.Bindings {
	if c.Settings == nil {
		return &usualBindings
	}
	return &c.Settings.Keys
}

// Glyph returns the first key of an action, or its button while a gamepad is used. It is none if the action
// has none, or if letters on the screen take the buttons.
func (c *Canvas) Glyph(a action.Action) chrome.Glyph {
	if a == action.None || c.writing {
		return chrome.Glyph{}
	}
	return c.GlyphOf(c.bound().First(a, c.Device))
}

// KeyName returns the name of that key for a sentence, or "".
func (c *Canvas) KeyName(a action.Action) string {
	if a == action.None {
		return ""
	}
	return c.Settings.KeyWord(c.bound().First(a, c.Device))
}

// KeyWord returns the name of a key or button for a sentence, or "" for none.
func (s *Settings) KeyWord(k action.Chord) string {
	if k == 0 || k.Device() == action.Keyboard {
		return k.Name()
	}
	return s.PadGlyph(k).Word()
}

// PadGlyph returns the look of a button of the gamepad.
func (s *Settings) PadGlyph(k action.Chord) chrome.Glyph {
	g := chrome.Glyph{Set: chrome.Xbox, Name: k.Name()}
	if s != nil {
		g.Set = s.Pad.set()
	}
	return g
}

// GlyphOf returns the look of a key or a button. A frame should ask the canvas, which keeps the names.
func (s *Settings) GlyphOf(k action.Chord) chrome.Glyph {
	switch {
	case k == 0:
		return chrome.Glyph{}
	case k.Device() == action.Gamepad:
		return s.PadGlyph(k)
	}
	return chrome.Glyph{Name: strings.ToUpper(k.Name())}
}

// GlyphOf returns the look of a key or a button.
func (c *Canvas) GlyphOf(k action.Chord) chrome.Glyph {
	if k == 0 || k.Device() == action.Gamepad {
		return c.Settings.GlyphOf(k)
	}
	name, ok := c.keyNames[k] // it keeps the names, so that a frame makes none
	if !ok {
		name = c.Settings.GlyphOf(k).Name
		if c.keyNames == nil {
			c.keyNames = map[action.Chord]string{}
		}
		c.keyNames[k] = name
	}
	return chrome.Glyph{Name: name}
}

// DrawKey draws the first key of an action, high units high, with its middle left at (x, y), and returns
// its width. It draws nothing for an action without a key.
func (c *Canvas) DrawKey(a action.Action, x, y, high float64) float64 {
	return c.DrawGlyph(c.Glyph(a), x, y, high)
}

// DrawGlyph is like DrawKey for a glyph.
func (c *Canvas) DrawGlyph(g chrome.Glyph, x, y, high float64) float64 {
	w := chrome.GlyphWidth(g, high)
	if w == 0 {
		return 0
	}
	c.Part(gallery.Key{Name: "key", N: int(g.Set), Text: g.Name}, BoxAt(x, y-high/2, w, high), 8, func(p pen.Pen) { chrome.DrawGlyph(p, g, 0, high/2, high) })
	return w
}

// Hint says what some keys do.
type Hint struct {
	Acts  []action.Action
	Words string
	Stick bool // it is about the right stick of a gamepad, and left out for another device
}

// ScrollHint says that the right stick of a gamepad scrolls.
var ScrollHint = Hint{Words: "Scroll", Stick: true}

// rightStick is the right stick of a gamepad.
var rightStick = action.Of(action.KeyOf(ebiten.StandardGamepadButtonRightStick))

// MoveHint says which keys move the frame. The cross of a gamepad is one glyph.
var MoveHint = Hint{Acts: []action.Action{action.Up, action.Down, action.Left, action.Right}, Words: "Move"}

const (
	hintHigh = 36.0 // height of the keys of a hint
	hintGap  = 34.0 // between two hints
	hintKey  = 5.0  // between two keys of one
	hintWord = 12.0 // between the keys and the words
)

// Hints draws hints in a row with their middle left at (x, y), as many as the room has a place for, and
// returns where the next one would begin. Actions without a key on the device in use are left out.
func (c *Canvas) Hints(hints []Hint, x, y, room float64, st pen.Style) float64 {
	end, high := x+room+0.5, c.hintHigh()
	for i := range hints {
		h := &hints[i]
		w := c.hint(h, x, y, high, st, false)
		if w == 0 || x+w > end {
			continue
		}
		c.Backing(BoxAt(x, y-high/2, w, high).Inset(-8, -6))
		x += c.hint(h, x, y, high, st, true) + hintGap
	}
	return x
}

// HintsWidth returns the width of the hints that Hints draws in a room.
func (c *Canvas) HintsWidth(hints []Hint, room float64, st pen.Style) (wide float64) {
	high := c.hintHigh()
	for i := range hints {
		if w := c.hint(&hints[i], 0, 0, high, st, false); w > 0 && wide+w <= room {
			wide += w + hintGap
		}
	}
	return max(0, wide-hintGap)
}

// hintHigh returns the height of the keys of hints.
func (c *Canvas) hintHigh() float64 { return max(hintHigh, c.MinPrompt()/0.62) }

// hintGlyph returns the look of one of the keys of a hint. Arrows of a gamepad share a cross.
func (c *Canvas) hintGlyph(h *Hint, i int) chrome.Glyph {
	a, g := h.Acts[i], c.Glyph(h.Acts[i])
	switch {
	case g.Name == "" || c.Device != action.Gamepad:
	case h.Acts[0] == action.Up && len(h.Acts) == len(MoveHint.Acts):
		if g.Name = chrome.WholeCross; i > 0 {
			return chrome.Glyph{}
		}
	case a == action.Up || a == action.Left:
		if i+1 < len(h.Acts) && h.Acts[i+1] == opposite[a] {
			g.Name = crosses[a]
		}
	case a == action.Down || a == action.Right:
		if i > 0 && h.Acts[i-1] == opposite[a] {
			return chrome.Glyph{}
		}
	}
	return g
}

// crosses are the names of the crosses in which an arrow and the opposite one are lit.
var crosses = map[action.Action]string{action.Up: chrome.UprightCross, action.Left: chrome.LevelCross}

var opposite = map[action.Action]action.Action{action.Up: action.Down, action.Down: action.Up, action.Left: action.Right, action.Right: action.Left}

// hint draws a hint, or only measures it, and returns its width, or 0 if it has no key.
func (c *Canvas) hint(h *Hint, x, y, high float64, st pen.Style, draw bool) float64 {
	keys := c.hintKeys(h, x, y, high, draw)
	if keys == 0 {
		return 0
	}
	keys += hintWord
	if draw {
		c.Text(h.Words, x+keys, y+st.Size*0.35, st, pen.Left)
	}
	return keys + c.TextWidth(h.Words, st)
}

// HintKeys draws the keys of a hint without its words, high units high, with their middle left at (x, y), and
// returns their width, or 0 if it has none.
func (c *Canvas) HintKeys(h *Hint, x, y, high float64) float64 {
	return c.hintKeys(h, x, y, high, true)
}

// hintKeys is like HintKeys, or only measures the keys.
func (c *Canvas) hintKeys(h *Hint, x, y, high float64, draw bool) float64 {
	from := x
	if h.Stick && c.Device == action.Gamepad && !c.writing {
		if draw {
			c.DrawGlyph(c.GlyphOf(rightStick), x, y, high)
		}
		x += chrome.GlyphWidth(c.GlyphOf(rightStick), high) + hintKey
	}
	for i := range h.Acts {
		g := c.hintGlyph(h, i)
		w := chrome.GlyphWidth(g, high)
		if w == 0 {
			continue
		}
		if draw {
			c.DrawGlyph(g, x, y, high)
		}
		x += w + hintKey
	}
	return max(0, x-from-hintKey)
}
