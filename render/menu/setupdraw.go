package menu

import (
	"fmt"
	"strings"

	"lineup/game/rules"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Draw draws the setup screen.
func (s *Setup) Draw(c *ui.Canvas) {
	c.Backdrop(art.TableGround)
	c.Text("NEW GAME", seatLeft, 126, ui.Display(96, pen.Paper), pen.Left)
	head := ui.Display(32, pen.CanDo)
	c.Plate(ui.BoxAt(70, 160, 1060, 760), pen.Fade(pen.Night, 0.92))
	c.Plate(ui.BoxAt(1150, 160, 700, 760), pen.Fade(pen.Night, 0.92))
	c.Text("SEATS", seatLeft, 208, head, pen.Left)
	c.Text(fmt.Sprintf("%d to %d players, clockwise", rules.MinSeats, rules.MaxSeats), seatLeft+100, 207, ui.Body(18, pen.Mist), pen.Left)
	for i := range s.names {
		y := s.names[i].Box.Y
		c.Put(art.Sprite{Image: c.Art.Burst(c.Pixels(60), pen.SeatColour(i))}, seatLeft-8, y-2)
		c.Text(fmt.Sprint(i+1), seatLeft+22, y+39, ui.Display(28, pen.Ink), pen.Centre)
		s.names[i].Draw(c)
	}
	y := 884 - 28*float64(len(s.program.Players)-1)
	for _, p := range s.program.Players {
		c.Text(strings.ToUpper(p.Kind), seatLeft, y, ui.Display(22, pen.Paper), pen.Left)
		c.Text(p.Label, seatLeft+130, y, ui.Body(18, pen.Mist), pen.Left)
		y += 28
	}
	x := 1180.0
	c.Text("SUPER HEROES", x, 208, head, pen.Left)
	c.Text([...]string{
		rules.Random:  "Everybody is dealt one at random.",
		rules.Chosen:  "Pick one for each seat; any is dealt at random.",
		rules.DealTwo: "Everybody is dealt two and keeps one.",
	}[s.plan.Heroes], x, 314, ui.Body(19, pen.Mist), pen.Left)
	c.Text("SUPER-VILLAINS", x, 380, head, pen.Left)
	c.Text(fmt.Sprint(s.plan.Villains), x+122, 440, ui.Display(52, pen.Paper), pen.Centre)
	words, colour := "A longer game than the standard 8.", pen.Mist
	switch {
	case s.plan.Villains == rules.StandardVillains:
		words = "The standard number."
	case s.plan.Villains < rules.StandardVillains:
		words, colour = "A short game: a house rule, the standard is 8.", pen.CanDo
	}
	c.Text(words, x, 482, ui.Body(19, colour), pen.Left)
	c.Text("RULES", x, 544, head, pen.Left)
	y = 650
	for _, line := range c.Wrap(profileWords[s.plan.Profile], ui.Body(19, pen.Mist), 640) {
		c.Text(line, x, y, ui.Body(19, pen.Mist), pen.Left)
		y += 26
	}
	c.Text("SEED", x, 748, head, pen.Left)
	s.seed.Draw(c)
	c.Text("Equal seeds and equal answers make equal games. Empty: a fresh one.", x, 852, ui.Body(18, pen.Mist), pen.Left)
	s.Buttons.Draw(c)
	c.Text(s.fault, 1410, 988, ui.Heavy(22, pen.Danger), pen.Right)
	if s.picks > 0 {
		s.drawPicker(c)
	}
	s.zoom.Draw(c)
}
