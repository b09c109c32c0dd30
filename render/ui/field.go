package ui

import (
	"fmt"
	"math"
	"slices"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/naming"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Field is a line of text to type into. Part of it can be selected, with the keys or by dragging
// over it. Typing replaces the selection. It takes only letters that the fonts have, and says why it
// does not take another one.
type Field struct {
	Box     Box
	Text    string
	Hint    string // shown while it is empty
	Max     int    // letters
	Bytes   int    // the greatest length in bytes, or 0 for any
	Numbers bool   // takes digits only
	Focus   bool   // takes typing
	Fresh   bool   // the text is a suggestion: it is selected, and typing replaces it
	// Suggested is set if the first click selects the whole text, because it is a suggestion.
	Suggested bool
	// Prefers is set if arrows from other rows lead to the field, whatever else is in its row, and however far to the
	// side it is if nothing else is above or below.
	Prefers bool
	// Below is the group to which Down leads from the field, see Target.Below.
	Below   any
	begun   int // how often a key has begun the typing
	blink   float64
	drawn   bool   // the caret was visible in the last drawing
	why     string // why the letter typed last was not taken, or ""
	compose string // typed with an input method but not chosen yet, shown at the caret

	// The caret and the other end of the selection, counted in letters from the end of the text, so
	// that typing continues after a text set from outside.
	caret, other int
	was          string // the text that they refer to
	dragged      bool   // the pointer drags the caret along
	edges        edges
}

// edges are the ends of a text's letters on the stage, measured from the left of its first letter,
// in its last drawing.
type edges struct {
	text  string
	unit  float64
	at    []float64 // one more than the number of letters
	first int       // the first letter shown, as the field may be too narrow for all
	style pen.Style
}

// Keep takes over the caret and the selection from the previous field in this place.
func (f *Field) Keep(old Field) {
	if f.Text == old.Text {
		f.caret, f.other, f.was, f.dragged, f.edges = old.caret, old.other, old.was, old.dragged, old.edges
		f.why, f.compose = old.why, old.compose
	}
}

// Update applies typing and clicks, and reports whether the text has changed.
func (f *Field) Update(p *Pointer, dt float64) bool {
	f.settle()
	f.point(p)
	if !f.Focus || p.muted {
		f.why, f.compose = "", ""
		return false
	}
	f.blink += dt
	before := f.Text
	if len(p.Keys) > 0 || len(p.Runes) > 0 {
		f.why = ""
	}
	for _, r := range p.Runes {
		if !unicode.IsControl(r) && !unicode.Is(unicode.Co, r) && (!f.Numbers || r >= '0' && r <= '9') {
			f.put(r)
		}
	}
	f.keys(p)
	if f.compose = p.Composing; f.Focus {
		p.typeAt(f.caretBox())
	}
	if p.Confirm() || p.Key(ebiten.KeyEscape) {
		f.Focus = false
	}
	f.was = f.Text
	return f.Text != before
}

// Begin begins the typing by a key, wherever the pointer is. The frame goes to the field.
func (f *Field) Begin() {
	if !f.Focus {
		f.Focus = true
		f.begun++
	}
}

// fieldCall calls the frame to a field in which a key has begun the typing.
type fieldCall struct {
	of    *Field
	begun int
}

// settle resets the caret if the text was changed from outside.
func (f *Field) settle() {
	if f.Text != f.was {
		f.caret, f.other, f.was = 0, 0, f.Text
	}
	if f.Fresh {
		f.caret, f.other, f.Fresh = 0, len([]rune(f.Text)), false
	}
}

// point places the caret at the pointer and selects by dragging.
func (f *Field) point(p *Pointer) {
	pad := p.Device == action.Gamepad // which writes only with letters on the screen, after a press
	if on := f.Box.Has(p.X, p.Y); p.Framed && f.Focus != on && (p.moved && !(on && pad) || on && len(p.Runes) > 0) {
		if f.Focus, f.why = on, ""; on && f.Suggested {
			f.caret, f.other = 0, len([]rune(f.Text))
		}
	}
	if p.Pressed {
		f.why = ""
		before := f.Focus
		f.Focus = f.Box.Has(p.X, p.Y)
		f.dragged = f.Focus
		if f.Suggested && f.Focus && !before {
			f.caret, f.other, f.dragged = 0, len([]rune(f.Text)), false
		}
	}
	f.dragged = f.dragged && p.Left
	if !f.dragged {
		return
	}
	f.blink = 0
	f.caret = f.letterAt(p.X)
	if p.Pressed && !p.Shift {
		f.other = f.caret
	}
}

// keys moves the caret and deletes. With Shift it selects.
func (f *Field) keys(p *Pointer) {
	n := len([]rune(f.Text))
	for _, k := range p.Keys {
		low, high := min(f.caret, f.other), max(f.caret, f.other)
		to := f.caret
		switch k {
		case ebiten.KeyA:
			if p.Ctrl {
				f.caret, f.other = 0, n
			}
			continue
		case ebiten.KeyLeft:
			if to = min(to+1, n); low < high && !p.Shift {
				to = high
			}
		case ebiten.KeyRight:
			if to = max(to-1, 0); low < high && !p.Shift {
				to = low
			}
		case ebiten.KeyHome:
			to = n
		case ebiten.KeyEnd:
			to = 0
		case ebiten.KeyBackspace:
			f.cut(low, max(high, min(low+1, n)))
			continue
		case ebiten.KeyDelete:
			f.cut(max(0, min(low, high-1)), high)
			continue
		default:
			continue
		}
		f.blink, f.caret = 0, to
		if !p.Shift {
			f.other = to
		}
	}
}

// put replaces the selection with a letter, or inserts it at the caret. An accent joins the letter
// before it.
func (f *Field) put(letter rune) {
	low, high := min(f.caret, f.other), max(f.caret, f.other)
	if unicode.Is(unicode.M, letter) && low == high {
		if letters := []rune(f.Text); f.caret < len(letters) {
			at := len(letters) - f.caret - 1
			if with := []rune(naming.Tidy(string([]rune{letters[at], letter}))); len(with) == 1 && naming.Missing(with[0]) == "" {
				letters[at] = with[0]
				f.Text = string(letters)
				return
			}
		}
	}
	if why := naming.Missing(letter); why != "" {
		f.refuse(why)
		return
	}
	if unicode.IsSpace(letter) {
		letter = ' '
	}
	f.cut(low, high)
	text := []rune(f.Text)
	longer := string(slices.Insert(slices.Clone(text), len(text)-f.caret, letter))
	switch {
	case len(text) >= f.Max, f.Bytes > 0 && len(longer) > f.Bytes:
		f.refuse(fmt.Sprintf("there is room for %d letters", len(text)))
	default:
		f.Text = longer
	}
}

// refuse says why a letter is not taken.
func (f *Field) refuse(why string) {
	letters := []rune(why)
	f.why = string(unicode.ToUpper(letters[0])) + string(letters[1:]) + "."
}

// cut removes the letters between two places, counted from the end, and leaves the caret there.
func (f *Field) cut(low, high int) {
	letters := []rune(f.Text)
	n := len(letters)
	f.Text = string(slices.Delete(letters, n-high, n-low))
	f.caret, f.other = low, low
}

// letterAt returns how many letters are between a place of the stage and the end.
func (f *Field) letterAt(x float64) int {
	n := len([]rune(f.Text))
	if f.edges.text != f.Text || len(f.edges.at) != n+1 {
		return 0 // not drawn yet
	}
	x += f.edges.at[f.edges.first] - f.Box.X - fieldInset
	i := 0
	for i < n && x > (f.edges.at[i]+f.edges.at[i+1])/2 {
		i++
	}
	return n - i
}

// shown returns the text with what is being composed at the caret, and its letters before the caret.
func (f *Field) shown() (text string, caret int) {
	letters := []rune(f.Text)
	caret = max(0, len(letters)-f.caret)
	if f.compose == "" {
		return f.Text, caret
	}
	compose := []rune(f.compose)
	for i, r := range compose {
		if naming.Missing(r) != "" {
			compose[i] = '?' // the input method shows the letter itself
		}
	}
	return string(slices.Insert(letters, caret, compose...)), caret + len(compose)
}

// measure measures the ends of the letters, and scrolls to the caret.
func (f *Field) measure(c *Canvas, text string, caret int, st pen.Style) {
	e := &f.edges
	if e.text != text || e.unit != c.Unit || e.style != st || e.at == nil {
		e.text, e.unit, e.style, e.at = text, c.Unit, st, append(e.at[:0], 0)
		letters := []rune(text)
		for i := range letters {
			e.at = append(e.at, c.TextWidth(string(letters[:i+1]), st))
		}
	}
	room := f.room()
	if e.first = 0; e.at[len(e.at)-1] > room {
		for e.first < caret && e.at[caret]-e.at[e.first] > room {
			e.first++
		}
	}
}

// last returns the number of letters up to the last one that there is room for.
func (f *Field) last() int {
	e := &f.edges
	n := len(e.at) - 1
	for n > e.first+1 && e.at[n]-e.at[e.first] > f.room()+1 {
		n--
	}
	return n
}

// room returns the width of the text.
func (f *Field) room() float64 { return f.Box.W - 2*fieldInset }

// caretBox returns the place of the caret.
func (f *Field) caretBox() Box {
	x, e := f.Box.X+fieldInset, &f.edges
	if text, caret := f.shown(); e.text == text && caret < len(e.at) {
		x += e.at[caret] - e.at[e.first]
	}
	return BoxAt(x, f.Box.Y, 2, f.Box.H)
}

// fieldGroup is the group of the fields with a hint as targets.
type fieldGroup struct{ hint string }

// fieldInset is the distance from the box's left edge to the text.
const fieldInset = 14.0

// ends reports whether Left and Right can't move the caret on, so they lead to what is beside the field. Those of
// a gamepad never move it.
func (f *Field) ends(by action.Device) (start, end bool) {
	f.settle()
	still := f.caret == f.other && f.compose == ""
	pad := by == action.Gamepad
	return pad || still && f.caret == len([]rune(f.Text)), pad || still && f.caret == 0
}

// Draw draws the field. While it has the focus it also draws the selection and a blinking caret.
func (f *Field) Draw(c *Canvas) {
	b := f.Box
	c.ground("field", b)
	if c.Reading() {
		t := Target{What: "field " + f.Hint, Box: b, Group: fieldGroup{f.Hint}, Types: true, Prefers: f.Prefers, Below: f.Below}
		t.AtStart, t.AtEnd = f.ends(c.Device)
		if f.begun > 0 && f.Focus { // a call that nothing answers any more hides those of others
			t.Calls = fieldCall{f, f.begun}
		}
		c.Target(t)
	}
	c.Part(gallery.Key{Name: "field"}, b, 16, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 4)
		p.At(5, 8, 1).Fill(o, pen.Fade(pen.Ink, 0.45))
		p.Stroke(o, 7, pen.Ink)
		p.Fill(o, pen.Paper)
		p.Fill(pen.Rectangle(0, 0, b.W, 5, 0), pen.Fade(pen.Ink, 0.16))
	})
	x, y := f.Box.X+fieldInset, f.Box.Y+f.Box.H*0.66
	f.settle()
	c.typed(func() { f.drawText(c, x, y) })
}

// textStyle returns the style of the typed text, smaller for a long one.
func (f *Field) textStyle(c *Canvas) pen.Style {
	st := Body(math.Max(f.Box.H*0.46, c.MinPrompt()), pen.Ink)
	if w, room := c.TextWidth(f.Text, st), f.Box.W-2*fieldInset; w > room {
		st.Size = math.Max(c.MinPrompt(), math.Floor(st.Size*room/w))
	}
	return st
}

func (f *Field) drawText(c *Canvas, x, y float64) {
	st := f.textStyle(c)
	text, caret := f.shown()
	if !f.Focus { // nothing is scrolled
		c.Line(f.Text, x, y, f.room(), f.Box.H, st, pen.Left)
		f.measure(c, text, 0, st)
		if f.Text == "" {
			hint := Body(max(MinMenu, f.Box.H*0.4), pen.Mix(pen.Ink, pen.Paper, 0.35))
			c.Line(f.Hint, x, y, f.room(), f.Box.H, hint, pen.Left)
		}
		return
	}
	f.measure(c, text, caret, st)
	e := &f.edges
	n, last := len(e.at)-1, f.last()
	at := func(i int) float64 { return e.at[max(e.first, min(i, last))] - e.at[e.first] }
	switch {
	case f.compose != "":
		from := caret - len([]rune(f.compose))
		c.Tray(BoxAt(x+at(from), y+st.Size*0.14, max(2, at(caret)-at(from)), 3), pen.Ink)
	case f.caret != f.other:
		left, right := at(n-max(f.caret, f.other)), at(n-min(f.caret, f.other))
		c.Tray(BoxAt(x+left, f.Box.Y+f.Box.H*0.16, right-left, f.Box.H*0.68), pen.Fade(pen.Chosen, 0.55))
	}
	c.Text(string([]rune(text)[e.first:last]), x, y, st, pen.Left)
	c.Put(c.Art.Glow(gallery.GlowChosen, c.Pixels(f.Box.W), c.Pixels(f.Box.H), c.Unit*0.6), f.Box.X, f.Box.Y)
	if f.drawn = f.lit(); f.drawn {
		c.Tray(BoxAt(x+at(caret)-1, y-st.Size*0.84, 3, st.Size*1.05), pen.Ink)
	}
	c.Say(f.why, f.Box)
}

// lit reports whether the caret is visible now.
func (f *Field) lit() bool { return int(f.blink*2)%2 == 0 }

// Restless reports whether the caret looks different now from its last drawing.
func (f *Field) Restless() bool { return f.Focus && f.drawn != f.lit() }
