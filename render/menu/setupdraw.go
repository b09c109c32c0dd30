package menu

import (
	"fmt"
	"strings"

	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Draw draws the setup screen.
func (s *Setup) Draw(c *ui.Canvas) {
	c.Backdrop(art.TableGround)
	left := s.seats.X + seatInset
	c.Text("NEW GAME", left, s.seats.Y-34, ui.Display(96, pen.Paper), pen.Left)
	for _, panel := range []ui.Box{s.seats, s.extras, gamePanel} {
		if panel.H > 0 {
			c.Plate(panel, pen.Fade(pen.Night, 0.92))
		}
	}
	s.drawSeats(c, left)
	for i := range s.sections {
		s.drawSection(c, &s.sections[i])
	}
	s.seed.Draw(c)
	s.Buttons.Draw(c)
	s.drawFault(c)
	s.picker.draw(c)
}

// headStyle is the style of headings.
var headStyle = ui.Display(32, pen.CanDo)

// drawSeats draws the seats, and below them what kinds of computer players there are.
func (s *Setup) drawSeats(c *ui.Canvas, left float64) {
	head := s.seats.Y + panelHead
	c.Text("SEATS", left, head, headStyle, pen.Left)
	c.Text(s.game.Mode.Seats.String()+" players, clockwise", left+100, head-1, ui.Body(18, pen.Mist), pen.Left)
	for i := range s.names {
		b := s.names[i].Box
		c.Put(c.Art.Burst(c.Pixels(b.H+4), pen.SeatColour(i)), left-8, b.Y-2)
		c.Text(fmt.Sprint(i+1), left-8+(b.H+4)/2, b.Y+b.H/2+11, ui.Display(28, pen.Ink), pen.Centre)
		s.names[i].Draw(c)
	}
	y := s.seats.Y + s.seats.H - 36 - kindPitch*float64(len(s.program.Players)-1)
	for _, p := range s.program.Players {
		c.Text(strings.ToUpper(p.Kind), left, y, ui.Display(22, pen.Paper), pen.Left)
		c.Text(p.Label, left+130, y, ui.Body(18, pen.Mist), pen.Left)
		y += kindPitch
	}
}

// drawSection draws the words of a section.
func (s *Setup) drawSection(c *ui.Canvas, at *section) {
	c.Text(at.words, at.x, at.y, headStyle, pen.Left)
	if at.number != "" {
		c.Text(at.number, at.numberAt.X+at.numberAt.W/2, at.numberAt.Y+44, ui.Display(52, pen.Paper), pen.Centre)
	}
	note := at.note
	for _, h := range at.hints {
		if h.box.Has(s.overX, s.overY) {
			note = h.note
		}
	}
	if note == "" {
		return
	}
	st := ui.Body(19, at.colour)
	y := at.controls.Y + at.controls.H + noteGap
	for _, line := range c.Wrap(note, st, at.controls.W) {
		c.Text(line, at.controls.X, y, st, pen.Left)
		y += linePitch
	}
}

// faultLines is how many lines of a fault are shown.
const faultLines = 3

// drawFault says, between the ways out, why the plan cannot be played.
func (s *Setup) drawFault(c *ui.Canvas) {
	const pitch = 28.0
	st, words := ui.Heavy(22, pen.Danger), s.fault
	if words == "" {
		st.Colour, words = pen.CanDo, s.told
	}
	if words == "" {
		return
	}
	lines := c.Wrap(words, st, 620)
	if len(lines) > faultLines {
		lines = append(lines[:faultLines:faultLines], "...")
	}
	y := footer.Y + footer.H/2 + 8 - pitch*float64(len(lines)-1)/2
	for _, line := range lines {
		c.Text(line, footer.X+footer.W-410, y, st, pen.Right)
		y += pitch
	}
}
