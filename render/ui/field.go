package ui

import (
	"math"
	"slices"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// Field is a line of text to type into. Part of it can be selected, with the keys or by dragging
// over it. Typing replaces the selection.
type Field struct {
	Box     Box
	Text    string
	Hint    string // shown while it is empty
	Max     int    // letters
	Numbers bool   // takes digits only
	Focus   bool
	Fresh   bool // the text is a suggestion: it is selected, and typing replaces it
	blink   float64
	drawn   bool // the caret was visible in the last drawing

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
	style pen.Style
}

// Keep takes over the caret and the selection from the previous field in this place.
func (f *Field) Keep(old Field) {
	if f.Text == old.Text {
		f.caret, f.other, f.was, f.dragged, f.edges = old.caret, old.other, old.was, old.dragged, old.edges
	}
}

// Update applies typing and clicks, and reports whether the text has changed.
func (f *Field) Update(p *Pointer, dt float64) bool {
	f.settle()
	f.point(p)
	if !f.Focus || p.muted {
		return false
	}
	f.blink += dt
	before := f.Text
	for _, r := range p.Runes {
		if unicode.IsPrint(r) && (!f.Numbers || unicode.IsDigit(r)) {
			f.put(r)
		}
	}
	f.keys(p)
	if p.Confirm() || p.Key(ebiten.KeyEscape) {
		f.Focus = false
	}
	f.was = f.Text
	return f.Text != before
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
	if p.Pressed {
		f.Focus = f.Box.Has(p.X, p.Y)
		f.dragged = f.Focus
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

// put replaces the selection with a letter, or inserts it at the caret.
func (f *Field) put(letter rune) {
	f.cut(min(f.caret, f.other), max(f.caret, f.other))
	if letters := []rune(f.Text); len(letters) < f.Max {
		f.Text = string(slices.Insert(letters, len(letters)-f.caret, letter))
	}
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
	x -= f.Box.X + fieldInset
	i := 0
	for i < n && x > (f.edges.at[i]+f.edges.at[i+1])/2 {
		i++
	}
	return n - i
}

// measure measures the ends of the letters.
func (f *Field) measure(c *Canvas, st pen.Style) {
	e := &f.edges
	if e.text == f.Text && e.unit == c.Unit && e.style == st && e.at != nil {
		return
	}
	e.text, e.unit, e.style, e.at = f.Text, c.Unit, st, append(e.at[:0], 0)
	letters := []rune(f.Text)
	for i := range letters {
		e.at = append(e.at, c.TextWidth(string(letters[:i+1]), st))
	}
}

// fieldInset is the distance from the box's left edge to the text.
const fieldInset = 14.0

// Draw draws the field. While it has the focus it also draws the selection and a blinking caret.
func (f *Field) Draw(c *Canvas) {
	b := f.Box
	c.ground("field", b)
	c.Target("field "+f.Hint, b)
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
	f.measure(c, st)
	if f.Text == "" && !f.Focus {
		hint := Body(max(MinMenu, f.Box.H*0.4), pen.Mix(pen.Ink, pen.Paper, 0.35))
		c.Line(f.Hint, x, y, f.Box.W-2*fieldInset, f.Box.H, hint, pen.Left)
	}
	n := len(f.edges.at) - 1
	at := func(fromEnd int) float64 { return f.edges.at[max(0, n-fromEnd)] }
	if f.Focus && f.caret != f.other {
		left, right := at(max(f.caret, f.other)), at(min(f.caret, f.other))
		c.Tray(BoxAt(x+left, f.Box.Y+f.Box.H*0.16, right-left, f.Box.H*0.68), pen.Fade(pen.Chosen, 0.55))
	}
	c.Text(f.Text, x, y, st, pen.Left)
	if f.Focus {
		c.Put(c.Art.Glow(gallery.GlowChosen, c.Pixels(f.Box.W), c.Pixels(f.Box.H), c.Unit*0.6), f.Box.X, f.Box.Y)
		if f.drawn = f.lit(); f.drawn {
			c.Tray(BoxAt(x+at(f.caret)-1, y-st.Size*0.84, 3, st.Size*1.05), pen.Ink)
		}
	}
}

// lit reports whether the caret is visible now.
func (f *Field) lit() bool { return int(f.blink*2)%2 == 0 }

// Restless reports whether the caret looks different now from its last drawing.
func (f *Field) Restless() bool { return f.Focus && f.drawn != f.lit() }
