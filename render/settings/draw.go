package settings

import (
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// The colors of the stripes of rows, and of the steps of sliders.
var (
	stripe     = pen.RGB(0x3a4f96)
	stepFull   = pen.RGB(0x2a8fe0)
	stepEmpty  = pen.RGB(0x2a3664)
	knobGroove = pen.RGB(0x8d8060)
)

var nameStyle = ui.Display(34, pen.Paper)

// Draw draws the screen.
func (s *Screen) Draw(c *ui.Canvas) {
	if s.fit != c.Fit {
		s.layAround(c.Fit)
	}
	c.Sky(ui.NightSky)
	c.Heading("SETTINGS", s.head.X, s.head.Y, s.head.W)
	c.Panel(s.pane, pen.Chosen)
	s.heads.Draw(c)
	s.drawTurns(c)
	s.binding.Draw(c)
	c.Inside(s.inside, func() { s.drawRows(c) })
	s.scroll.Draw(c, ui.BoxAt(s.inside.X, s.inside.Y, s.inside.W+8, s.inside.H), s.high)
	if len(s.rows)+len(s.controls.binds) == 0 {
		c.Paragraph("No setting has these words.", s.inside.X+rowInset, s.inside.Y+50, s.inside.W-2*rowInset, wordsPitch, 3, ui.Body(ui.MinMenu, pen.Paper), pen.Left)
	}
	if s.preview.W > 0 {
		tabs[s.at].preview(s, c, s.preview)
	}
	s.drawHints(c)
	s.foot.Draw(c)
	s.search.Draw(c) // the last group to which a key leads
	s.data.changed = false
	s.layers.Draw(c)
}

// drawTurns draws the keys that turn to the previous and the next tab at both ends of the tabs, while they do.
func (s *Screen) drawTurns(c *ui.Canvas) {
	if s.search.Focus || s.controls.waits.act != action.None {
		return
	}
	y, high := s.turnsAt.Y+s.turnsAt.H/2, keyHigh(c.Fit)
	c.DrawKey(action.PreviousTab, s.turnsAt.X, y, high)
	c.DrawKey(action.NextTab, s.turnsAt.X+s.turnsAt.W-chrome.GlyphWidth(c.Glyph(action.NextTab), high), y, high)
}

// The hints beside the foot: what changes a setting, what brings it back, what does the deed of a row, and
// what leads elsewhere.
var (
	turnHint   = ui.Hint{Acts: []action.Action{action.Left, action.Right}, Words: "Change"}
	switchHint = ui.Hint{Acts: []action.Action{action.Choose}, Words: "Switch"}
	usualHint  = ui.Hint{Acts: []action.Action{action.Usual}}
	deedHint   = ui.Hint{Acts: []action.Action{action.Choose}}
	bindHint   = ui.Hint{Acts: []action.Action{action.Choose}, Words: "Change"}
	keepHint   = ui.Hint{Acts: []action.Action{action.Back}, Words: "Keep it as it is"}
	endHint    = ui.Hint{Acts: []action.Action{action.Back}, Words: "End the search"}
	findHint   = ui.Hint{Acts: []action.Action{action.Find}, Words: "Find a setting"}
)

// drawHints draws what keys do now, at the right of the foot.
func (s *Screen) drawHints(c *ui.Canvas) {
	var hints [5]ui.Hint
	n := 0
	add := func(h ui.Hint, words string) {
		hints[n] = h
		if words != "" {
			hints[n].Words = words
		}
		n++
	}
	if r := s.under(); c.Framed && r != nil && r.fixed == "" {
		switch {
		case r.deed != nil:
			add(deedHint, capital(r.deed.label))
		default:
			add(turnHint, "")
			if r.of.Switch() {
				add(switchHint, "")
			}
			if r.of.Changed(s.needs.Settings) {
				add(usualHint, "Back to "+r.of.UsualLabel())
			}
		}
	}
	if a := s.bindUnder(s.px, s.py); c.Framed && a != action.None && s.controls.waits.act == action.None {
		add(bindHint, "")
		if s.needs.Settings.Keys.Changed(a) {
			add(usualHint, "Back to usual")
		}
	}
	switch {
	case s.controls.waits.act != action.None: // nothing else works
		add(keepHint, "")
	case s.search.Focus: // the keys of the others write
		add(endHint, "")
	default:
		add(findHint, "")
	}
	st := c.Scaled(ui.Body(ui.MinMenu, pen.SoftPaper))
	wide := c.HintsWidth(hints[:n], s.hint.W, st)
	c.Hints(hints[:n], s.hint.X+s.hint.W-wide, s.hint.Y+s.hint.H/2, wide, st)
}

// rowGroup is the group of the rows as targets.
type rowGroup struct{}

func (s *Screen) drawRows(c *ui.Canvas) {
	under := s.under()
	for i := range s.rows {
		s.rows[i].draw(c, s, under == &s.rows[i])
	}
	s.drawBinds(c)
	s.parts.Draw(c)
}

func (r *row) draw(c *ui.Canvas, s *Screen, under bool) {
	if !r.box.Overlaps(s.inside) {
		return
	}
	edge := stripe
	if under {
		edge = pen.Chosen
	}
	c.Row(r.box, edge, false)
	c.Target(ui.Target{What: r.of.Name, Value: r.spoken, Says: r.says, Box: r.box, Group: rowGroup{}, Turns: r.fixed == "" && r.deed == nil, Off: r.fixed != ""})
	x, y := r.words.X, r.box.Y+nameDown
	c.Label(r.name, x, y, r.words.W, nameStyle, pen.Left)
	if r.changed {
		left := c.TextWidth(r.name, nameStyle) + 16
		c.Line("changed", x+left, y-2, max(80, r.words.W-left), 40, ui.Bold(ui.MinMenu, pen.CanDo), pen.Left)
	}
	ink := pen.SoftPaper
	if r.deed != nil {
		ink = r.deed.ink()
	}
	c.Paragraph(r.says, x, r.words.Y+0.78*ui.MinMenu, r.words.W, wordsPitch, int(float64(r.lines)*c.TextScale+0.999), ui.Body(ui.MinMenu, ink), pen.Left)
	switch {
	case r.track.W > 0:
		drawTrack(c, r.track, r.step, r.usual, r.of.Track.Steps())
		c.Label(r.label, r.value.X+r.value.W/2, r.value.Y+r.value.H/2+15, r.value.W-10, ui.Display(42, pen.Paper), pen.Centre)
	case r.field.W > 0:
		c.Well(r.field)
		c.Label(r.label, r.field.X+r.field.W/2, r.field.Y+r.field.H/2+11, r.field.W-24, ui.Display(30, pen.Chosen), pen.Centre)
	}
}

// The slider: the height of its steps, half the height of its knob, and how far the box reaches out.
const (
	trackHigh = 26.0
	knobHalf  = 25.0
)

// drawTrack draws a slider at a step. A small triangle marks the usual one.
func drawTrack(c *ui.Canvas, b ui.Box, at, usual, steps int) {
	key := gallery.Key{Name: "slider", N: at<<20 | usual<<10 | steps}
	c.Part(key, b, 34, func(p pen.Pen) {
		p = p.At(0, b.H/2, 1)
		const h = trackHigh / 2
		w := b.W
		ground := pen.Polygon(-4, -h-5, w+10, -h-5, w+2, h+5, -12, h+5)
		p.Stroke(ground, 6, pen.Ink)
		p.Fill(ground, pen.RGB(0x0a1028))
		seg := w / float64(steps)
		for i := range steps {
			x := float64(i) * seg
			gap := min(5, seg*0.2)
			o := pen.Polygon(x+gap, -h, x+seg, -h, x+seg-6, h, x+gap-6, h)
			if i >= at {
				p.Fill(o, stepEmpty)
				continue
			}
			p.Fill(o, pen.Mix(stepFull, pen.Chosen, float64(i)/float64(steps)))
			p.Fill(pen.Polygon(x+gap, -h, x+seg, -h, x+seg-1.6, -h+7, x+gap-1.6, -h+7), pen.Fade(pen.White, 0.5))
		}
		x := w * float64(usual) / float64(steps)
		p.Fill(pen.Polygon(x-8, h+19, x+8, h+19, x, h+8), pen.CanDo)
		p = p.At(w*float64(at)/float64(steps), 0, 1)
		knob := pen.Polygon(-11, -knobHalf, 19, -knobHalf, 11, knobHalf, -19, knobHalf)
		p.At(5, 8, 1).Fill(knob, pen.Fade(pen.Ink, 0.5))
		for down := 5.0; down > 0; down-- {
			p.At(0, down, 1).Stroke(knob, 6, pen.Ink)
			p.At(0, down, 1).Fill(knob, pen.Mix(pen.Paper, pen.Ink, 0.5))
		}
		p.Stroke(knob, 6, pen.Ink)
		p.Fill(knob, pen.Paper)
		p.Stroke(pen.Open(-2, -9, -7, 10), 3, knobGroove)
		p.Stroke(pen.Open(6, -9, 1, 10), 3, knobGroove)
	})
}

// previewName is the card of the preview.
const previewName = "Super Speed"

// face returns the card of the preview, or nil if there is none.
func (s *Screen) face() *art.Face {
	for i := range s.needs.Faces {
		if s.needs.Faces[i].Name == previewName {
			return &s.needs.Faces[i]
		}
	}
	if len(s.needs.Faces) > 0 {
		return &s.needs.Faces[0]
	}
	return nil
}

// previewCard shows a card and a sentence in the present sizes.
func (s *Screen) previewCard(c *ui.Canvas, in ui.Box) {
	c.Panel(in, pen.CanDo)
	c.Label("HOW IT LOOKS NOW", in.X+24, in.Y+52, in.W-48, ui.Display(34, pen.Paper), pen.Left)
	st := ui.Body(ui.MinMenu, pen.Paper)
	words := float64(s.said)*previewPitch*c.TextScale + 36
	well := ui.BoxAt(in.X+20, in.Y+in.H-words-20, in.W-40, words)
	if f := s.face(); f != nil {
		s.drawCards(c, f, ui.BoxAt(in.X+20, in.Y+76, in.W-40, well.Y-16-in.Y-76))
	}
	c.Well(well)
	c.Paragraph(previewWords, well.X+20, well.Y+18+0.78*ui.MinMenu, well.W-40, previewPitch, int(float64(s.said)*c.TextScale+0.999), st, pen.Left)
}

// The cards of the preview: how high a card is at most for its width, how wide the former one is for that of the other,
// how much of the former one the other one leaves free, and the size of the words on them.
const (
	previewTall   = 1.42
	formerWide    = 0.84
	formerFree    = 0.72
	previewTagged = 26.0
)

// formerPrint returns how cards were printed when the tab was opened, and whether that looks different now. A former
// typeface cannot be shown.
func (s *Screen) formerPrint(c *ui.Canvas) (art.Press, bool) {
	was := s.before.Fit(c.Width, c.Height)
	return was.Print(), was.Print() != c.Print() && was.TextFace == c.TextFace
}

// drawCards draws the card of the preview in a box, and behind it the same card as it was when the tab was opened, if
// that was different.
func (s *Screen) drawCards(c *ui.Canvas, f *art.Face, in ui.Box) {
	print, differs := s.formerPrint(c)
	if !differs {
		c.Enlarge(f, in)
		return
	}
	const both, tag = 1 + formerWide*formerFree, previewTagged * 1.5
	in.Y, in.H = in.Y+tag, in.H-tag
	wide := min(in.W/both, in.H/previewTall)
	left := in.X + (in.W-wide*both)/2
	was := ui.BoxAt(left+wide*(both-formerWide), in.Y, wide*formerWide, in.H)
	c.EnlargeFormer(f, print, was.Inset(6, 0))
	c.Enlarge(f, ui.BoxAt(left, in.Y, wide, in.H))
	const words = "BEFORE"
	c.Tag("NOW", left, in.Y-tag/2, previewTagged, pen.Chosen, pen.Ink)
	c.Tag(words, left+wide*both-c.TagWidth(words, previewTagged), in.Y-tag/2, previewTagged, pen.Paper, pen.Ink)
}

// previewWords is the sentence of the preview, and previewPitch the height of a line of it.
const (
	previewWords = "Cog attacks you. Discard two cards."
	previewPitch = 32.0
)
