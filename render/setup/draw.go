package setup

import (
	"cmp"
	"fmt"
	"slices"

	"lineup/game/mode"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/players"
	"lineup/render/ui"
)

// Draw draws the setup screen.
func (s *Setup) Draw(c *ui.Canvas) {
	if again := s.area.Take(c); again || s.text != c.TextScale {
		told := s.told
		s.text = c.TextScale
		s.lay()
		s.told = told
	}
	if s.layers.Holds().Has(ui.HoldSight) {
		s.layers.Draw(c)
		return
	}
	c.Sky(ui.NightSky)
	left := s.seats.X + seatInset
	c.Heading("NEW GAME", s.heading.X, s.heading.Y, s.heading.W)
	c.Panel(s.seats, pen.CanDo)
	if s.extras.H > 0 {
		c.Panel(s.extras, pen.Chosen)
	}
	c.Panel(s.gamePanel, chrome.RedEnd)
	c.WithText(s.scale, func() {
		s.drawSeatsHead(c, left)
		s.Form.Draw(c)
		s.drawFault(c)
	})
	s.layers.Draw(c)
}

// drawSeatsHead draws the heading of the seats, and the types of computer players below them.
func (s *Setup) drawSeatsHead(c *ui.Canvas, left float64) {
	head := s.seats.Y + panelHead
	c.HeadTag("PLAYERS", left, head)
	c.Line(cmp.Or(s.Says(), s.seated()), left+148, head-2, s.seats.W-2*seatInset-148, 50, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	if s.tellsKinds() {
		s.needs.Computers.Draw(c, left, s.seats.Y+s.seats.H-26, s.seats.W-seatInset-40)
	}
}

// drawSeat draws the number and the team of a seat in its row.
func (s *Setup) drawSeat(c *ui.Canvas, seat int, row ui.Box) {
	c.SeatNumber(s.seatLook(c.Palette, seat), seat+1, row.X+23, row.Y+row.H/2)
	// The team is where the remove button would be. With four seats in teams there is none.
	c.Label(s.teamWords(seat), row.X+row.W-rowHeight/2, row.Y+row.H/2+10, rowHeight+8, ui.Display(28, pen.Paper), pen.Centre)
}

// faultLines is the greatest number of lines of a fault.
const faultLines = 3

// watching says that nobody plays, or returns "" if a person does.
func (s *Setup) watching() string {
	if slices.ContainsFunc(s.plan.Seats, func(p mode.Seat) bool { return p.Player == "" }) {
		return ""
	}
	return players.WatchOnly
}

// drawFault draws the reason why the plan cannot be played, or that nobody plays, between the footer's buttons.
func (s *Setup) drawFault(c *ui.Canvas) {
	const pitch = 31.0
	st, words := ui.Bold(ui.MinMenu, ui.FaultInk), s.fault
	if words == "" {
		st.Colour, words = pen.CanDo, cmp.Or(s.told, s.watching())
	}
	if words == "" {
		return
	}
	room := s.faultBox
	high := c.ParagraphHeight(words, room.W-40, pitch, faultLines, st) + 20
	b := ui.BoxAt(room.X, room.Y+(room.H-high)/2-6, room.W, high)
	stripe := pen.CanDo
	if s.fault != "" {
		stripe = pen.Danger
	}
	c.Row(b, stripe, false)
	c.Paragraph(words, room.X+26, b.Y+33, room.W-40, pitch, faultLines, st, pen.Left)
}

// teamed reports whether the plan has two teams of partners, seated alternately so that the teams
// take turns (V-002.1).
func (s *Setup) teamed() bool {
	return s.part().Partners && s.game.Mode.Teams && len(s.plan.Seats) == pairedSeats
}

// seatLook returns the look of a seat.
func (s *Setup) seatLook(p pen.Palette, seat int) pen.Seat {
	return s.part().Looks.Of(p, seat, seat%2, seat/2, s.teamed())
}

// seated returns the number of players or the partners.
func (s *Setup) seated() string {
	if !s.teamed() {
		words := s.game.Mode.Seats.String() + ", in turn order"
		if s.game.Mode.First != "" {
			words += "; " + s.game.Mode.First
		}
		return words
	}
	p := s.plan.Seats
	return fmt.Sprintf("%s and %s vs. %s and %s", p[0].Name, p[2].Name, p[1].Name, p[3].Name)
}

// teamWords returns the words for a seat's team, or "" if it has none.
func (s *Setup) teamWords(seat int) string {
	if !s.teamed() {
		return ""
	}
	return fmt.Sprint("TEAM ", seat%2+1)
}
