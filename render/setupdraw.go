package render

import (
	"fmt"

	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/render/art"
)

func (s *setup) draw(c *canvas) {
	c.backdrop(art.TableGround)
	c.text("NEW GAME", seatLeft, 126, display(96, art.Paper), art.Left)
	head := display(32, art.CanDo)
	c.plate(box{70, 160, 1060, 760}, art.Fade(art.Night, 0.92))
	c.plate(box{1150, 160, 700, 760}, art.Fade(art.Night, 0.92))
	c.text("SEATS", seatLeft, 208, head, art.Left)
	c.text(s.game.Mode.Seats.String()+" players, clockwise", seatLeft+100, 207, body(18, art.Mist), art.Left)
	for i := range s.names {
		y := s.names[i].box.y
		c.put(art.Sprite{Image: c.art.Burst(c.pixels(60), art.RGB(seatColours[i]))}, seatLeft-8, y-2)
		c.text(fmt.Sprint(i+1), seatLeft+22, y+39, display(28, art.Ink), art.Centre)
		s.names[i].draw(c)
	}
	y := 884 - 28*float64(len(s.app.Players)-1)
	for _, p := range s.app.Players {
		c.text(upper(p.Kind), seatLeft, y, display(22, art.Paper), art.Left)
		c.text(p.Label, seatLeft+130, y, body(18, art.Mist), art.Left)
		y += 28
	}
	x := 1180.0
	c.text("SUPER HEROES", x, 208, head, art.Left)
	c.text([...]string{
		mode.Random:  "Everybody is dealt one at random.",
		mode.Chosen:  "Pick one for each seat; any is dealt at random.",
		mode.DealTwo: "Everybody is dealt two and keeps one.",
	}[s.plan.Heroes], x, 314, body(19, art.Mist), art.Left)
	c.text("SUPER-VILLAINS", x, 380, head, art.Left)
	stack, _ := s.game.Mode.Option(standard.Villains)
	villains := s.game.Number(standard.Villains)
	c.text(fmt.Sprint(villains), x+122, 440, display(52, art.Paper), art.Centre)
	words, colour := "A longer game than the standard 8.", art.Mist
	switch {
	case villains == stack.Default:
		words = "The standard number."
	case villains < stack.Default:
		words, colour = "A short game: a house rule, the standard is 8.", art.CanDo
	}
	c.text(words, x, 482, body(19, colour), art.Left)
	c.text("RULES", x, 544, head, art.Left)
	y = 650
	for _, line := range c.wrap(s.profile().Says, body(19, art.Mist), 640) {
		c.text(line, x, y, body(19, art.Mist), art.Left)
		y += 26
	}
	c.text("SEED", x, 748, head, art.Left)
	s.seed.draw(c)
	c.text("Equal seeds and equal answers make equal games. Empty: a fresh one.", x, 852, body(18, art.Mist), art.Left)
	s.buttons.draw(c)
	c.text(s.fault, 1410, 988, heavy(22, art.Danger), art.Right)
	if s.picks > 0 {
		s.drawPicker(c)
	}
	s.reader.draw(c, s.app.faces)
}

func (s *setup) drawPicker(c *canvas) {
	c.veil(0.75)
	c.text("PICK A SUPER HERO FOR "+upper(s.plan.Seats[s.picks-1].Name), stageWidth/2, 120, display(56, art.Paper), art.Centre)
	c.text("Click beside them for any at random. Right click: read.", stageWidth/2, 158, body(20, art.Mist), art.Centre)
	for _, h := range s.picker {
		w, high := c.pixels(h.box.w), c.pixels(h.box.h)
		if h.box.has(s.app.pointer.x, s.app.pointer.y) {
			c.put(c.art.Glow(art.GlowCanDo, w, high, c.unit*0.8), h.box.x, h.box.y)
		}
		c.put(art.Sprite{Image: c.art.Panel(s.app.faces.list[h.face], w, false)}, h.box.x, h.box.y)
	}
}
