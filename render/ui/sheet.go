package ui

import (
	"strings"

	"lineup/render/art/pen"
	"lineup/render/ui/action"
)

// Sheet is a panel of text over everything, with buttons below it.
type Sheet struct {
	Buttons Buttons
	title   string
	text    []string
	shown   bool
	area    Area
	box     Box      // the panel
	inside  Box      // the text in it
	lines   []string // of the text, as wide as the panel
	fit     Fit      // the fit that they were set for
	pitch   float64  // between two lines
	scroll  Scroll
}

// laySheet returns the places of the panel and of the text in it.
func laySheet(a Area) (box, inside Box) {
	box = BoxAt(230, 70, 1460, 940)
	if a.Tall() {
		box = a.Inset(30, 70)
	}
	return box, BoxAt(box.X+44, box.Y+104, box.W-88, box.H-220)
}

// lay lays out the panel and its buttons.
func (s *Sheet) lay() {
	s.box, s.inside = laySheet(s.area)
	row := BoxAt(s.inside.X, s.box.Y+s.box.H-98, s.inside.W, 70)
	for i := range s.Buttons.List {
		s.Buttons.List[i].Box = row.CutLeft(270, 20)
	}
}

const (
	sheetPitch = 1.375  // line pitch, for letters of size 1
	sheetTab   = "    " // indent of a continued line
)

// Show shows a text with buttons below it, from left to right. The sheet places them. Escape
// presses the last.
func (s *Sheet) Show(title string, text []string, buttons ...Button) {
	area := s.area
	if area.W == 0 {
		area = WideArea()
	}
	*s = Sheet{title: title, text: text, shown: true, area: area, Buttons: Buttons{List: s.Buttons.List[:0]}}
	for _, b := range buttons {
		s.Buttons.Add(b)
	}
	s.lay()
}

// Shown reports whether the sheet is shown.
func (s *Sheet) Shown() bool { return s.shown }

// Close closes the sheet.
func (s *Sheet) Close() { s.shown = false }

func (s *Sheet) high() float64 { return float64(len(s.lines)) * s.pitch }

// Holds holds everything below.
func (s *Sheet) Holds(*Pointer) Holds { return HoldAll }

// Update runs one tick of the sheet.
func (s *Sheet) Update(p *Pointer) bool {
	s.scroll.Turn(p, s.inside.H-s.pitch)
	s.scroll.UpdateBeside(p, s.inside, s.high())
	if n := len(s.Buttons.List); n > 0 && p.Does(action.Back) {
		s.Buttons.List[n-1].Do()
		return true
	}
	s.Buttons.Update(p)
	return true
}

// Draw draws the sheet.
func (s *Sheet) Draw(c *Canvas) {
	if s.area.Take(c) {
		s.lay()
	}
	s.set(c)
	c.Veil(0.6)
	c.Panel(s.box, pen.CanDo)
	c.Tag(s.title, s.inside.X, s.box.Y+52, 44, pen.CanDo, pen.Ink)
	s.scroll.Reach(c, s.title, s.inside, s.high())
	c.InsideLines(s.inside, func() {
		st := c.Scaled(sheetStyle)
		for i := int(s.scroll.At / s.pitch); i < len(s.lines); i++ {
			y := s.inside.Y + float64(i)*s.pitch - s.scroll.At
			if y > s.inside.Y+s.inside.H {
				break
			}
			c.Text(s.lines[i], s.inside.X, y+s.pitch*0.76, st, pen.Left)
		}
	})
	s.scroll.Draw(c, s.inside, s.high())
	s.Buttons.Draw(c)
}

var sheetStyle = Body(MinMenu, pen.SoftPaper)

// stands reports whether a line of the text is a paragraph of its own, and not an entry of a list.
func (s *Sheet) stands(i int) bool {
	blank := func(i int) bool { return i < 0 || i == len(s.text) || s.text[i] == "" }
	return blank(i-1) && blank(i+1) && !strings.HasPrefix(s.text[i], " ") && !strings.HasPrefix(s.text[i], "\t")
}

// set breaks the text into lines, once for every size of the window. Indents stay. In a list, a continued line is
// indented.
func (s *Sheet) set(c *Canvas) {
	if s.fit == c.Fit && !c.Reading() {
		return
	}
	s.fit, s.lines = c.Fit, s.lines[:0]
	st := c.Scaled(sheetStyle)
	s.pitch = st.Size * sheetPitch
	room := s.inside.W - 24
	for at, text := range s.text {
		hang := sheetTab
		if s.stands(at) {
			hang = ""
		}
		text = strings.ReplaceAll(text, "\t", sheetTab)
		in := text[:len(text)-len(strings.TrimLeft(text, " "))]
		for i, words := range c.Wrap(text, st, room-c.TextWidth(in+hang, st)) {
			if i > 0 {
				words = hang + words
			}
			for words = in + words; c.TextWidth(words, st) > room; {
				var first string
				first, words = c.split(words, st, room)
				s.lines = append(s.lines, first)
			}
			s.lines = append(s.lines, words)
		}
	}
}
