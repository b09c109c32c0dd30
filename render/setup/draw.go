package setup

import (
	"fmt"
	"image/color"
	"slices"

	"lineup/game/mode/standard"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Draw draws the setup screen.
func (s *Setup) Draw(c *ui.Canvas) {
	c.Sky(ui.NightSky)
	left := s.seats.X + seatInset
	c.Heading("NEW GAME", leftPanel.X+seatInset, 86, modeRow.X-leftPanel.X-seatInset-120)
	c.Panel(s.seats, pen.CanDo)
	if s.extras.H > 0 {
		c.Panel(s.extras, pen.Chosen)
	}
	c.Panel(gamePanel, chrome.RedEnd)
	s.drawSeats(c, left)
	for i := range s.sections {
		s.drawSection(c, &s.sections[i])
	}
	s.seed.Draw(c)
	s.Buttons.Draw(c)
	s.drawFault(c)
	s.Variants.Draw(c)
	s.picker.Draw(c)
	s.rules.Draw(c)
}

// drawSeats draws the seats, and below them what kinds of computer players there are.
func (s *Setup) drawSeats(c *ui.Canvas, left float64) {
	head := s.seats.Y + panelHead
	c.HeadTag("SEATS", left, head)
	c.Line(s.seated(), left+130, head-2, s.seats.W-2*seatInset-130, 50, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	for i := range s.names {
		b := s.names[i].Box
		colour := s.colour(i)
		c.Row(ui.BoxAt(left-18, b.Y-6, s.seats.W-2*(seatInset-18), b.H+12), colour, false)
		badge := ui.BoxAt(left, b.Y+(b.H-46)/2, 46, 46)
		c.Part(gallery.Key{Name: "seat number", N: i, A: colour}, badge, 8, func(p pen.Pen) {
			o := pen.Circle(23, 23, 22)
			p.At(2, 4, 1).Fill(o, pen.Fade(pen.Ink, 0.6))
			p.Stroke(o, 6, pen.Ink)
			p.Fill(o, chrome.Readable(colour))
			chrome.DrawLabel(p, fmt.Sprint(i+1), 23, 34, ui.Display(32, pen.Paper), pen.Centre)
		})
		s.names[i].Draw(c)
		if words := s.teamWords(i); words != "" { // where the button stands that takes a seat away: none of four can go
			end := left + s.seats.W - 2*seatInset
			c.Label(words, end-rowHeight/2, b.Y+b.H/2+10, rowHeight+8, ui.Display(28, pen.Paper), pen.Centre)
		}
	}
	if !s.tellsKinds() {
		return
	}
	s.needs.Computers.Draw(c, left, s.seats.Y+s.seats.H-26, s.seats.W-seatInset-40)
}

// drawSection draws the words of a section.
func (s *Setup) drawSection(c *ui.Canvas, at *section) {
	c.HeadTag(at.words, at.x, at.y)
	if at.number != "" {
		c.Label(at.number, at.numberAt.X+at.numberAt.W/2, at.numberAt.Y+54, at.numberAt.W, ui.Display(60, pen.Paper), pen.Centre)
	}
	note, tells := at.note, at.tells
	for _, h := range at.hints {
		if h.box.Has(s.overX, s.overY) {
			note, tells = h.note, h.tells
		}
	}
	st, b := ui.Body(ui.MinMenu, at.colour), at.noteAt
	c.Paragraph(note, b.X, b.Y, b.W, linePitch, at.lines, st, pen.Left)
	for i, words := range tells[:min(len(tells), at.lines)] {
		c.Line(words, b.X, b.Y+float64(i)*linePitch, b.W, linePitch, st, pen.Left)
	}
}

// faultLines is how many lines of a fault are shown.
const faultLines = 3

// drawFault says, between the ways out, why the plan cannot be played.
func (s *Setup) drawFault(c *ui.Canvas) {
	const pitch = 31.0
	st, words := ui.Bold(ui.MinMenu, pen.RGB(0xffb0a8)), s.fault
	if words == "" {
		st.Colour, words = pen.CanDo, s.told
	}
	if words == "" {
		return
	}
	room := ui.BoxAt(footer.X+660, footer.Y, footer.W-660-410, footer.H)
	high := c.ParagraphHeight(words, room.W-40, pitch, faultLines, st) + 20
	b := ui.BoxAt(room.X, room.Y+(room.H-high)/2-6, room.W, high)
	stripe := pen.CanDo
	if s.fault != "" {
		stripe = pen.Danger
	}
	c.Row(b, stripe, false)
	c.Paragraph(words, room.X+26, b.Y+33, room.W-40, pitch, faultLines, st, pen.Left)
}

// teamed reports whether the game is planned in two teams of partners, who sit across from each
// other, so that the teams take turns (V-002.1).
func (s *Setup) teamed() bool {
	return slices.Contains(s.plan.Variants, standard.Teams) && len(s.plan.Seats) == pairedSeats
}

// colour is that of a seat.
func (s *Setup) colour(seat int) color.NRGBA {
	return s.needs.Colors(s.game.Mode.ID).Of(seat, seat%2, seat/2, s.teamed())
}

// seated tells of all who play: how many there may be, or who are partners.
func (s *Setup) seated() string {
	if !s.teamed() {
		return s.game.Mode.Seats.String() + " players, clockwise"
	}
	p := s.plan.Seats
	return fmt.Sprintf("%s and %s against %s and %s", p[0].Name, p[2].Name, p[1].Name, p[3].Name)
}

// teamWords is what stands at a seat about its team, "" for nothing.
func (s *Setup) teamWords(seat int) string {
	if !s.teamed() {
		return ""
	}
	return fmt.Sprint("TEAM ", seat%2+1)
}
