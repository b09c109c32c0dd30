package menu

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/game/grammar"
	"lineup/game/savegame"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/wording"
)

// Draw draws the screen.
func (s *Saves) Draw(c *ui.Canvas) {
	if s.area.Take(c) {
		s.lay()
		s.show()
	}
	s.changed = false
	c.Sky(ui.NightSky)
	c.Heading("SAVED GAMES", s.headAt.X, s.headAt.Y, s.headAt.W)
	c.Panel(s.listBox, pen.CanDo)
	c.Panel(s.detailBox, chrome.RedEnd)
	s.search.Draw(c)
	s.drawRows(c)
	s.drawDetail(c)
	s.Buttons.Draw(c)
	s.drawTold(c)
	s.drawNotice(c)
	s.pictures.Sweep()
	s.layers.Draw(c)
}

// drawNotice draws the problem with saving at the very bottom.
func (s *Saves) drawNotice(c *ui.Canvas) {
	if s.notice == "" {
		return
	}
	strip := s.footNoticeBox
	c.Tab(strip, pen.Danger)
	st := ui.Bold(ui.MinMenu, pen.Ink)
	c.Line(s.notice, ui.StageWidth/2, strip.Y+30, strip.W-40, strip.H, st, pen.Centre)
}

// drawRows draws the list.
func (s *Saves) drawRows(c *ui.Canvas) {
	if len(s.rows) == 0 {
		s.drawEmpty(c)
		return
	}
	c.Inside(s.rowsBox, func() {
		for i := int(s.scroll.At / rowPitch); i < len(s.rows); i++ {
			y := s.rowsBox.Y + float64(i)*rowPitch - s.scroll.At
			if y > s.rowsBox.Y+s.rowsBox.H {
				break
			}
			s.drawRow(c, ui.BoxAt(s.rowsBox.X+14, y+5, s.rowsBox.W-40, savedRowHeight), &s.rows[i], i == s.at)
		}
	})
	s.scroll.Draw(c, s.rowsBox, s.high())
}

// drawEmpty draws the reason for an empty list.
func (s *Saves) drawEmpty(c *ui.Canvas) {
	words := tabEmpty[s.tab]
	switch {
	case !s.listed:
		words = "Loading saved games..."
	case s.search.Text != "":
		words = fmt.Sprintf("No results for \"%s\".", s.search.Text)
	}
	c.Paragraph(words, s.rowsBox.X+s.rowsBox.W/2, s.rowsBox.Y+220, s.rowsBox.W-240, 36, 8, ui.Body(26, pen.SoftPaper), pen.Centre)
}

// maxFacts is the largest text scale at which rows have room for the facts of a game.
const maxFacts = 1.2

// drawRow draws one entry of the list.
func (s *Saves) drawRow(c *ui.Canvas, b ui.Box, w *saved, chosen bool) {
	stripe := pen.RGB(0x1f6fd6)
	switch {
	case w.Fault != "":
		stripe = pen.Danger
	case w.Kind == savegame.Replay:
		stripe = pen.Gold
	}
	c.Row(b, stripe, chosen)
	c.Target(ui.Target{What: w.title, Box: b, Group: "saves", Of: w.ID, First: chosen, Chosen: chosen})
	b = b.Inset(24, 11)
	picture := b.CutLeft(b.H*16/9, 22)
	s.pictures.Draw(c, w.Picture, picture)
	first, second, third, high := b.Y+20, b.Y+48, b.Y+75, 30.0
	if c.TextScale > maxFacts { // room for two lines; the facts are next to the list
		first, third, high = b.Y+25, b.Y+66, 48
	}
	c.Line(w.when, b.X+b.W, first, 180, high, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Right)
	c.Line(w.title, b.X, first, b.W-200, high, ui.Bold(28, pen.Paper), pen.Left)
	room := b.W - drawMarks(c, w.marks, b.X+b.W, third-24)
	words, color := w.who, pen.SoftPaper
	switch {
	case w.Fault != "":
		words, color = w.Fault, ui.FaultInk
	case w.Kind == savegame.Replay && w.Result != "":
		words, color = wording.OneLine(w.Result), pen.CanDo
	case w.who == w.title: // the Super Heroes are in the order of the names
		words = w.heroes
	case w.plays != "":
		words = w.plays
	}
	if c.TextScale > maxFacts && w.Turn > 0 && w.Fault == "" && w.Kind != savegame.Replay {
		words = strings.TrimSuffix(grammar.Capital(grammar.Turn(w.Turn))+"  ·  "+words, "  ·  ")
	}
	st := ui.Body(ui.MinMenu, color)
	c.Line(words, b.X, third, room-12, high, st, pen.Left)
	if c.TextScale > maxFacts {
		return
	}
	c.Line(strings.Join(w.facts(), "  ·  "), b.X, second, b.W, high, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
}

// facts returns the facts of an entry's game in its row.
func (w *saved) facts() []string {
	var out []string
	if w.rules != "" {
		out = append(out, w.rules)
	}
	if w.Turn > 0 {
		out = append(out, grammar.Turn(w.Turn))
	}
	if w.size != "" {
		out = append(out, w.size)
	}
	return out
}

// markColors are the colors of the marks. Others are gray.
var markColors = map[string]color.NRGBA{markDamaged: pen.Danger, markNewer: pen.Danger, markBack: pen.Gold, "QUICK": pen.Chosen, "NAMED": pen.Paper}

// markTips say what a mark means, when it is pointed at.
var markTips = map[string]string{
	markDamaged: "This file can't be read. An older save may be there.",
	markNewer:   "Saved by a newer version of Lineup",
	markBack:    "Something was undone after a hidden card was seen",
	"AUTOSAVE":  "Saved after every move. Each unfinished game has its own.",
	"QUICK":     "The next quick save replaces it.",
	"NAMED":     "Saved by you, with a title. Play does not change it.",
}

// markGap is between marks.
const markGap = 18.0

// marksWidth returns the width of marks side by side.
func marksWidth(c *ui.Canvas, marks []string) (sum float64) {
	for _, m := range marks {
		sum += c.TagWidth(m, markSize)
	}
	return sum + markGap*float64(max(0, len(marks)-1))
}

// drawMarks draws marks side by side up to a right edge, and returns their width.
func drawMarks(c *ui.Canvas, marks []string, right, y float64) float64 {
	x := right
	for _, m := range slices.Backward(marks) {
		ground, ok := markColors[m]
		if !ok {
			ground = pen.Mist
		}
		w := c.TagWidth(m, markSize)
		x -= w
		c.Tag(m, x, y+markSize*0.7, markSize, ground, pen.Ink)
		c.Offer(markTips[m], ui.BoxAt(x, y, w, markSize*1.4))
		x -= markGap
	}
	return right - x
}

// markSize is the size of the marks' letters.
const markSize = ui.MinMenu

// drawDetail draws the chosen save, enlarged.
func (s *Saves) drawDetail(c *ui.Canvas) {
	w, ok := s.one()
	if !ok {
		return
	}
	in := s.detailBox.Inset(detailInset, 24)
	picture := ui.BoxAt(in.X, in.Y, detailWidth, detailHeight)
	s.pictures.Draw(c, w.Picture, picture)
	beside := ui.Rows{X: picture.X + picture.W + 22, Y: picture.Y - 4, W: in.W - picture.W - 22}
	line := func(words string, high float64, st pen.Style) {
		if words != "" {
			row := beside.Next(high, 0)
			c.Line(words, row.X, row.Y+row.H*0.75, row.W, row.H, st, pen.Left)
		}
	}
	if w.Turn > 0 {
		line(strings.ToUpper(grammar.Turn(w.Turn)), 44, ui.Display(44, pen.CanDo))
	}
	line(w.when, 32, ui.Body(ui.MinMenu, pen.SoftPaper))
	beside.Y += 8
	across := max(1, len(w.marks))
	if marksWidth(c, w.marks) > beside.W-6 {
		across = 1
	}
	for marks := range slices.Chunk(w.marks, across) {
		row := beside.Next(32, 6)
		drawMarks(c, marks, row.X+6+marksWidth(c, marks), row.Y)
	}
	s.drawHeroes(c, &w, ui.BoxAt(beside.X, beside.Y, beside.W, picture.Y+picture.H-beside.Y))
	if !s.naming {
		st := ui.Display(42, pen.Paper)
		c.Label(strings.ToUpper(w.title), in.X, s.name.Box.Y+48, in.W, st, pen.Left)
	}
	s.drawWords(c, &w)
}

// drawHeroes draws the Super Heroes of a save side by side in a box. Each seat's line is under the
// pointer.
func (s *Saves) drawHeroes(c *ui.Canvas, w *saved, in ui.Box) {
	if s.program.Hero == nil || in.H < heroLeast {
		return
	}
	const gap = 10.0
	n := float64(max(3, len(w.plan.Seats)))
	wide := math.Min((in.W-(n-1)*gap)/n, in.H)
	looks := s.program.Looks(w.plan.Mode)
	for i := range w.plan.Seats {
		hero := strings.Join(w.plan.Seats[i].Heroes, " and ")
		if i < len(w.Heroes) {
			hero = w.Heroes[i]
		}
		first, _, _ := strings.Cut(hero, " and ")
		f := s.program.Hero(w.plan, first)
		b := in.CutLeft(wide, gap)
		b.H = math.Min(b.H, wide*1.2)
		if f == nil {
			continue
		}
		c.SeatMugshot(f, looks.Of(c.Palette, i, 0, 0, false), b)
		c.Offer(w.seats[i], b)
	}
}

// heroLeast is the least height of the Super Heroes of a save.
const heroLeast = 30.0

// lines returns the text about an entry: its fault or its result, the lines of the Plan at the
// left, and the seats at the right.
func (w *saved) lines() (over string, color color.NRGBA, left, right []string) {
	left, right = w.about, w.seats
	switch {
	case w.Newer:
		return wording.Sentence(w.Fault) + " Here you can only export it.", pen.Danger, nil, nil
	case w.Fault != "":
		over = wording.Sentence(w.Fault)
		if len(w.Backup) > 0 {
			over += " Older saves can be opened."
		} else {
			over += " No older save exists. You can export the damaged file."
		}
		return over, pen.Danger, left, right
	}
	return wording.OneLine(w.Result), pen.CanDo, left, right
}

// planWidth is the part of the width that the lines of a Plan get beside those of the seats, and mostPlan the
// greatest, for the words in them that no line breaks, such as a long seed.
const planWidth, mostPlan = 0.5, 0.62

// widest returns the width of the widest line of some that has only a word and a number.
func widest(c *ui.Canvas, lines []string, st pen.Style) (w float64) {
	for _, l := range lines {
		if strings.Count(l, " ") == 1 {
			w = max(w, c.TextWidth(l, st))
		}
	}
	return w
}

// drawWords draws the text about the chosen save, between its title and its buttons.
func (s *Saves) drawWords(c *ui.Canvas, w *saved) {
	pitch, gap := wordsPitch*c.TextScale, 24.0
	over, color, left, right := w.lines()
	in := s.wordsBox
	text := in
	text.W -= 20 // for the scroll bar
	at := math.Ceil(s.words.At/pitch-0.01) * pitch
	in.H = math.Max(1, math.Floor(in.H/pitch)) * pitch // whole lines
	s.wordsIn = in
	s.reachWords(c, w)
	c.Inside(in, func() {
		y := in.Y - at
		draw := func(lines []string, in string, x, y, wide float64, st pen.Style) float64 {
			st = c.Scaled(st)
			for _, l := range lines {
				room := wide
				if c.TextWidth(l, st) > wide { // the second line is indented
					room -= c.TextWidth(in, st)
				}
				for i, words := range c.Wrap(l, st, room) {
					if i > 0 {
						words = in + words
					}
					c.Text(words, x, y+0.77*pitch, st, pen.Left)
					y += pitch
				}
			}
			return y
		}
		if over != "" {
			y = draw([]string{over}, "", text.X, y, text.W, ui.Bold(ui.MinMenu, color))
		}
		st := ui.Body(ui.MinMenu, pen.SoftPaper)
		half := max((text.W-gap)*planWidth, min(widest(c, left, c.Scaled(st))+1, (text.W-gap)*mostPlan))
		rest := text.W - half - gap
		rows := func(lines []string, wide float64) (n int) {
			for _, l := range lines {
				n += len(c.Wrap(l, c.Scaled(st), wide))
			}
			return n
		}
		switch {
		case c.TextScale > maxFacts: // below each other
			left, right, half = slices.Concat(right, left, w.file), nil, text.W
		case rows(left, half) < rows(right, rest):
			left = slices.Concat(left, w.file)
		default:
			right = slices.Concat(right, w.file)
		}
		end := max(draw(left, "   ", text.X, y, half, st), draw(right, "   ", text.X+half+gap, y, rest, st))
		s.wordHeight = end + at - in.Y
	})
	s.words.Draw(c, in, s.wordHeight)
}

// reachWords makes the text about a save a target, which keys scroll if it is longer than its box.
func (s *Saves) reachWords(c *ui.Canvas, w *saved) {
	if !c.Reading() || s.wordHeight <= s.wordsIn.H {
		return
	}
	over, _, left, right := w.lines()
	says := strings.Join(slices.Concat([]string{over}, left, right, w.file), ". ")
	s.words.ReachSaying(c, "about "+w.title, strings.TrimPrefix(says, ". "), s.wordsIn, s.wordHeight)
}

// drawTold draws the latest success or failure next to the footer's buttons.
func (s *Saves) drawTold(c *ui.Canvas) {
	words, stripe := s.said, pen.CanDo
	switch {
	case s.fault != "":
		words, stripe = s.fault, pen.Danger
	case s.acting.Busy():
		words, stripe = "One moment...", pen.Mist
	}
	if words == "" {
		return
	}
	room := s.footer.Inset(0, 4)
	room.CutLeft(2*240+24, 0)
	room.CutRight(214)
	const pitch = 30.0
	st := ui.Bold(ui.MinMenu, pen.Paper)
	high := c.ParagraphHeight(words, room.W-50, pitch, 2, st) + 22
	b := ui.BoxAt(room.X, room.Y+(room.H-high)/2, room.W, high)
	c.Row(b, stripe, false)
	c.Paragraph(words, b.X+30, b.Y+34, b.W-50, pitch, 2, st, pen.Left)
}
