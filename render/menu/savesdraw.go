package menu

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"lineup/game/kept"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Draw draws the screen.
func (s *Saves) Draw(c *ui.Canvas) {
	c.Backdrop(art.TableGround)
	c.Text("SAVED GAMES", savesHead.X+16, savesList.Y-34, ui.Display(96, pen.Paper), pen.Left)
	s.drawNotice(c)
	c.Plate(savesList, pen.Fade(pen.Night, 0.92))
	c.Plate(savesDetail, pen.Fade(pen.Night, 0.92))
	s.search.Draw(c)
	s.drawRows(c)
	s.drawDetail(c)
	s.Buttons.Draw(c)
	s.drawTold(c)
	s.sheet.Draw(c)
	s.chooser.draw(c)
	s.pictures.Sweep()
}

// drawNotice says at the very top what is wrong with keeping anything.
func (s *Saves) drawNotice(c *ui.Canvas) {
	if s.notice == "" {
		return
	}
	strip := ui.BoxAt(20, 6, ui.StageWidth-40, 36)
	c.Tab(strip, pen.Danger)
	st := ui.Bold(20, pen.Ink)
	c.Text(c.Shortened(s.notice, st, strip.W-40), ui.StageWidth/2, strip.Y+25, st, pen.Centre)
}

// drawRows draws the list.
func (s *Saves) drawRows(c *ui.Canvas) {
	if len(s.rows) == 0 {
		s.drawEmpty(c)
		return
	}
	c.Inside(savesRows, func() {
		for i := int(s.scroll.At / rowPitch); i < len(s.rows); i++ {
			y := savesRows.Y + float64(i)*rowPitch - s.scroll.At
			if y > savesRows.Y+savesRows.H {
				break
			}
			s.drawRow(c, ui.BoxAt(savesRows.X+14, y+5, savesRows.W-40, rowHigh), &s.rows[i], i == s.at)
		}
	})
	s.scroll.Draw(c, savesRows, s.high())
}

// drawEmpty says why there is nothing to see.
func (s *Saves) drawEmpty(c *ui.Canvas) {
	words := tabEmpty[s.tab]
	switch {
	case !s.listed:
		words = "Looking for what is kept..."
	case s.search.Text != "":
		words = fmt.Sprintf("Nothing here is found by \"%s\".", s.search.Text)
	}
	st := ui.Body(24, pen.Mist)
	y := savesRows.Y + 220
	for _, line := range c.Wrap(words, st, savesRows.W-240) {
		c.Text(line, savesRows.X+savesRows.W/2, y, st, pen.Centre)
		y += 36
	}
}

// drawRow draws one entry of the list.
func (s *Saves) drawRow(c *ui.Canvas, b ui.Box, w *saved, chosen bool) {
	c.Tray(b, rowGround(chosen))
	if chosen {
		c.Put(c.Art.Glow(art.GlowChosen, c.Pixels(b.W), c.Pixels(b.H), c.Unit*0.5), b.X, b.Y)
	}
	b = b.Inset(12, 10)
	picture := b.CutLeft(b.H*16/9, 20)
	s.pictures.Draw(c, w.Picture, picture)
	first, second, third := b.Y+22, b.Y+50, b.Y+77
	c.Text(w.when, b.X+b.W, first, ui.Body(20, pen.SoftPaper), pen.Right)
	title := ui.Bold(25, pen.Paper)
	c.Text(c.Shortened(w.title, title, b.W-170), b.X, first, title, pen.Left)
	room := b.W - drawMarks(c, w.marks, b.X+b.W, third-20)
	words, colour := w.who, pen.SoftPaper
	switch {
	case w.Fault != "":
		words, colour = w.Fault, pen.Danger
	case w.Kind == kept.Replay && w.Result != "":
		words, colour = tidy(w.Result), pen.CanDo
	case w.who == w.title:
		words = ""
	}
	st := ui.Body(19, colour)
	c.Text(c.Shortened(words, st, room-12), b.X, third, st, pen.Left)
	st = ui.Body(19, pen.Mist)
	c.Text(c.Shortened(strings.Join(w.facts(), "  ·  "), st, b.W), b.X, second, st, pen.Left)
}

// rowGround is what a row of a list lies on.
func rowGround(chosen bool) color.NRGBA {
	if chosen {
		return pen.Mix(pen.Night, pen.Chosen, 0.14)
	}
	return pen.Fade(pen.Ink, 0.35)
}

// facts are what the row of an entry says of its game.
func (w *saved) facts() []string {
	var out []string
	if w.rules != "" {
		out = append(out, w.rules)
	}
	if w.Turn > 0 {
		out = append(out, fmt.Sprint("turn ", w.Turn))
	}
	if w.size != "" {
		out = append(out, w.size)
	}
	return out
}

// markColours are the colours of the marks; those not named here are quiet.
var markColours = map[string]color.NRGBA{markDamaged: pen.Danger, markNewer: pen.Danger, markBack: pen.Gold, "QUICK": pen.Chosen, "NAMED": pen.Paper}

// drawMarks draws marks beside each other, up to where they end at the right, and gives
// the room they take.
func drawMarks(c *ui.Canvas, marks []string, right, y float64) float64 {
	const high, gap = 26.0, 10.0
	x := right
	for _, m := range slices.Backward(marks) {
		ground, ok := markColours[m]
		if !ok {
			ground = pen.Mist
		}
		st := ui.Heavy(15, pen.Ink)
		wide := c.TextWidth(m, st) + 20
		x -= wide
		c.Tab(ui.BoxAt(x, y, wide, high), ground)
		c.Text(m, x+wide/2, y+high/2+5.5, st, pen.Centre)
		x -= gap
	}
	return right - x
}

// drawDetail draws what is chosen, large.
func (s *Saves) drawDetail(c *ui.Canvas) {
	w, ok := s.one()
	if !ok {
		return
	}
	in := savesDetail.Inset(detailInset, 24)
	picture := ui.BoxAt(in.X, in.Y, detailWide, detailHigh)
	s.pictures.Draw(c, w.Picture, picture)
	beside := ui.Rows{X: picture.X + picture.W + 22, Y: picture.Y - 4, W: in.W - picture.W - 22}
	line := func(words string, high float64, st pen.Style) {
		if words != "" {
			row := beside.Next(high, 0)
			c.Text(c.Shortened(words, st, row.W), row.X, row.Y+row.H*0.75, st, pen.Left)
		}
	}
	if w.Turn > 0 {
		line(fmt.Sprint("TURN ", w.Turn), 46, ui.Display(42, pen.CanDo))
	}
	line(w.when, 32, ui.Body(21, pen.SoftPaper))
	line(w.size, 32, ui.Body(21, pen.SoftPaper))
	line(w.by, 32, ui.Body(21, pen.Mist))
	beside.Y += 8
	for _, m := range w.marks {
		row := beside.Next(36, 0)
		row.W = c.TextWidth(m, ui.Heavy(15, pen.Ink)) + 20
		drawMarks(c, []string{m}, row.X+row.W, row.Y)
	}
	if s.naming {
		s.name.Draw(c)
	} else {
		st := ui.Display(38, pen.Paper)
		c.Text(c.Shortened(strings.ToUpper(w.title), st, in.W), in.X, s.name.Box.Y+38, st, pen.Left)
	}
	s.drawWords(c, &w)
}

// lines are what is told of an entry: what is wrong with it or how it ended, and the
// Plan line by line; the seats beside that.
func (w *saved) lines() (over string, colour color.NRGBA, left, right []string) {
	left, right = w.about, w.seats
	switch {
	case w.Newer:
		by := "a newer Lineup"
		if w.Program != "" {
			by = "Lineup " + tidy(w.Program)
		}
		return fmt.Sprintf("%s It can be opened with %s. Here it can be exported, and is never written to.", told(w.Fault), by), pen.Danger, nil, nil
	case w.Fault != "":
		over = told(w.Fault)
		if len(w.Backup) > 0 {
			over += " Older states of it can be opened."
		} else {
			over += " There is no older state of it. It can be exported as it is, for whoever may mend it."
		}
		return over, pen.Danger, left, right
	}
	return tidy(w.Result), pen.CanDo, left, right
}

// drawWords draws what is told of the chosen one, between its title and its buttons.
func (s *Saves) drawWords(c *ui.Canvas, w *saved) {
	const pitch, gap = 25.0, 24.0
	over, colour, left, right := w.lines()
	in := s.wordsBox
	text := in
	text.W -= 16 // for what shows how far it is scrolled
	c.Inside(in, func() {
		y := in.Y - s.words.At
		draw := func(lines []string, in string, x, y, wide float64, st pen.Style) float64 {
			for _, l := range lines {
				for i, words := range c.Wrap(l, st, wide-c.TextWidth(in, st)) {
					if i > 0 {
						words = in + words
					}
					c.Text(c.Shortened(words, st, wide), x, y+20, st, pen.Left)
					y += pitch
				}
			}
			return y
		}
		if over != "" {
			y = draw([]string{over}, "", text.X, y, text.W, ui.Bold(20, colour)) + 6
		}
		half := (text.W - gap) / 2
		st := ui.Body(19, pen.SoftPaper)
		end := max(draw(left, "   ", text.X, y, half, st), draw(right, "   ", text.X+half+gap, y, half, st))
		s.wordHigh = end + s.words.At - in.Y
	})
	s.words.Draw(c, in, s.wordHigh)
}

// drawTold says beside the ways out what was done, or what could not be done.
func (s *Saves) drawTold(c *ui.Canvas) {
	words, st := s.said, ui.Bold(22, pen.Paper)
	switch {
	case s.fault != "":
		words, st = s.fault, ui.Bold(22, pen.Danger)
	case s.acting.Busy():
		words, st = "One moment...", ui.Bold(22, pen.Mist)
	}
	if words == "" {
		return
	}
	room := footer.Inset(0, 16)
	room.CutLeft(2*240+20, 0)
	room.CutRight(200)
	const pitch = 28.0
	lines := c.Wrap(words, st, room.W)
	if len(lines) > faultLines {
		lines = append(lines[:faultLines:faultLines], "...")
	}
	y := room.Y + room.H/2 + 8 - pitch*float64(len(lines)-1)/2
	for _, line := range lines {
		c.Text(c.Shortened(line, st, room.W), room.X+room.W, y, st, pen.Right)
		y += pitch
	}
}
