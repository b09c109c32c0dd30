package menu

import (
	"fmt"
	"image/color"
	"strings"

	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Draw draws the setup screen.
func (s *Setup) Draw(c *ui.Canvas) {
	c.Backdrop(art.TableGround)
	left := seatPanel.X + seatInset
	c.Text("NEW GAME", left, seatPanel.Y-34, ui.Display(96, pen.Paper), pen.Left)
	c.Plate(seatPanel, pen.Fade(pen.Night, 0.92))
	c.Plate(gamePanel, pen.Fade(pen.Night, 0.92))
	s.drawSeats(c, left)
	s.drawGame(c)
	s.Buttons.Draw(c)
	c.Text(s.fault, footer.X+footer.W-410, footer.Y+58, ui.Heavy(22, pen.Danger), pen.Right)
	s.picker.draw(c)
}

// headStyle is the style of headings.
var headStyle = ui.Display(32, pen.CanDo)

// drawSeats draws the seats, and below them what kinds of computer players there are.
func (s *Setup) drawSeats(c *ui.Canvas, left float64) {
	head := seatPanel.Y + panelHead
	c.Text("SEATS", left, head, headStyle, pen.Left)
	c.Text(s.game.Mode.Seats.String()+" players, clockwise", left+100, head-1, ui.Body(18, pen.Mist), pen.Left)
	for i := range s.names {
		y := s.names[i].Box.Y
		c.Put(art.Sprite{Image: c.Art.Burst(c.Pixels(60), pen.SeatColour(i))}, left-8, y-2)
		c.Text(fmt.Sprint(i+1), left+22, y+39, ui.Display(28, pen.Ink), pen.Centre)
		s.names[i].Draw(c)
	}
	const pitch = 28.0
	y := seatPanel.Y + seatPanel.H - 36 - pitch*float64(len(s.program.Players)-1)
	for _, p := range s.program.Players {
		c.Text(strings.ToUpper(p.Kind), left, y, ui.Display(22, pen.Paper), pen.Left)
		c.Text(p.Label, left+130, y, ui.Body(18, pen.Mist), pen.Left)
		y += pitch
	}
}

// drawGame draws the words about the choices that make the game.
func (s *Setup) drawGame(c *ui.Canvas) {
	heading(c, "SUPER HEROES", heroSection, pen.Mist, [...]string{
		mode.Random:  "Everybody is dealt one at random.",
		mode.Chosen:  "Pick one for each seat; any is dealt at random.",
		mode.DealTwo: "Everybody is dealt two and keeps one.",
	}[s.plan.Heroes])
	stack, _ := s.game.Mode.Option(standard.Villains)
	villains := s.game.Number(standard.Villains)
	words, colour := "A longer game than the standard 8.", pen.Mist
	switch {
	case villains == stack.Default:
		words = "The standard number."
	case villains < stack.Default:
		words, colour = "A short game: a house rule, the standard is 8.", pen.CanDo
	}
	heading(c, "SUPER-VILLAINS", villainSection, colour, words)
	c.Text(fmt.Sprint(villains), s.number.X+s.number.W/2, s.number.Y+44, ui.Display(52, pen.Paper), pen.Centre)
	heading(c, "RULES", profileSection, pen.Mist, s.profile().Says)
	heading(c, "SEED", seedSection, pen.Mist, "Equal seeds and equal answers make equal games. Empty: a fresh one.")
	s.seed.Draw(c)
}

// heading draws the words of a section.
func heading(c *ui.Canvas, head string, at section, colour color.NRGBA, note string) {
	x, y, st := at.controls.X, at.note, ui.Body(19, colour)
	c.Text(head, x, at.head, headStyle, pen.Left)
	for _, line := range c.Wrap(note, st, at.controls.W) {
		c.Text(line, x, y, st, pen.Left)
		y += linePitch
	}
}
