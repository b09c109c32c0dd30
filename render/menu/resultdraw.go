package menu

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (r *Result) LiesOver() uint64 { return uint64(r.layers.Framed()) }

// Draw draws the result.
func (r *Result) Draw(c *ui.Canvas) {
	if again := r.area.Take(c); again || r.wanted != c.TextScale {
		r.text, r.wanted = c.TextScale, c.TextScale
		for i := range r.columns { // as wrapped for another window
			r.columns[i].said = nil
		}
		r.lay()
		if k := r.looks(c).line.Size / ui.MinMenu; k < r.text { // rows are as high as their letters need
			r.text = max(1, k)
			r.lay()
		}
		if r.wrap(c) {
			r.lay()
		}
		for n := 0; n < 2 && r.wrapNames(c); n++ { // more lines can make more folds, which are narrower
			r.lay()
		}
	}
	r.grace.Drawn(c)
	c.Sky(ui.DawnSky)
	st := ui.Display(116, pen.Paper)
	c.Blaze(ui.StageWidth/2, r.headY, math.Min(r.blaze, pen.Measure(r.headline, st)*0.55+300), 116)
	c.Shout(r.headline, ui.StageWidth/2, r.headY+38, 1180, st, pen.Centre,
		chrome.Edge{Colour: pen.Ink, Width: 20, Depth: 8, Side: pen.RGB(0x7a0f12)})
	r.drawPosters(c)
	r.drawGains(c)
	r.drawReason(c)
	look := r.looks(c)
	for i := range r.columns {
		r.drawColumn(c, &r.columns[i], look)
	}
	r.Buttons.Draw(c)
	r.layers.Draw(c)
	if r.attempt.Ahead != nil {
		r.attempt.Ahead(c)
	}
}

// drawReason draws why the game is over, and a note if there is one. Without one, the reason is in the
// middle of its box.
func (r *Result) drawReason(c *ui.Canvas) {
	c.Row(r.reasonBox, pen.CanDo, false)
	lines, in, st := []string{r.why, r.note}, r.reasonBox.Inset(30, 5), ui.Bold(25, pen.Paper)
	if !r.area.Tall() {
		if k := (reasonKey{r.why, r.note, in.W, c.TextScale}); r.reason.of != k { // once, because it makes new strings
			r.reason.of = k
			r.reason.why, r.reason.note = balanced(c, r.why, r.note, in.W, st)
		}
		lines[0], lines[1] = r.reason.why, r.reason.note
	}
	if r.note == "" {
		lines = lines[:1]
		high := float64(len(c.Wrap(r.why, c.Scaled(st), in.W))) * resultPitch * c.TextScale
		in.Y += math.Max(0, (in.H-high)/2)
	}
	c.Column(lines, in, resultPitch, func(i int) pen.Style {
		if i == 0 {
			return st
		}
		return ui.Body(ui.MinMenu, pen.SoftPaper)
	}, pen.Centre)
}

// reasonKey is all that the words of a reason depend on.
type reasonKey struct {
	why, note  string
	wide, text float64
}

// balanced moves sentences from the beginning of a note to the line above it, while the note is wider than
// its line and they have room there.
func balanced(c *ui.Canvas, above, note string, wide float64, st pen.Style) (string, string) {
	fits := func(words string, st pen.Style) bool { return len(c.Wrap(words, c.Scaled(st), wide)) <= 1 }
	for !fits(note, ui.Body(ui.MinMenu, pen.SoftPaper)) {
		first, rest, ok := strings.Cut(note, ". ")
		if longer := above + " " + first + "."; ok && fits(longer, st) {
			above, note = longer, rest
		} else {
			break
		}
	}
	return above, note
}

// noteLines is the greatest number of lines of a sentence about what a seat has done.
const noteLines = 4

// wrap breaks the sentences about what each seat has done that are cut in one line, and reports
// whether there are any.
func (r *Result) wrap(c *ui.Canvas) (any bool) {
	for i := range r.columns {
		r.columns[i].said = r.columns[i].notes
	}
	look, st := r.looks(c).note, c.Scaled(ui.Body(ui.MinMenu, pen.SoftPaper))
	for i := range r.columns {
		k := &r.columns[i]
		k.said = nil
		for _, note := range k.notes {
			if room := k.box.W - 40; c.TextWidth(note, look) > room {
				k.said, any = append(k.said, c.WrapAtMost(note, st, room, noteLines)...), true
			} else {
				k.said = append(k.said, note)
			}
		}
	}
	return any
}

// nameLines is the greatest number of lines of a card's name.
const nameLines = 2

// wrapNames breaks the names of cards that are cut in one line, and reports whether that changes any lines.
func (r *Result) wrapNames(c *ui.Canvas) (any bool) {
	look := r.looks(c).line
	for i := range r.columns {
		k := &r.columns[i]
		var lines []resultLine
		for _, l := range k.lines {
			if l.more {
				continue
			}
			l.said = ""
			room := r.lineBox(k, 0).W - 24
			if l.points != "" {
				room -= pointsRoom(c, l.points, max(1, r.text))
			}
			if c.TextWidth(l.words, look) <= room {
				lines = append(lines, l)
				continue
			}
			for _, said := range c.WrapAtMost(l.words, look, room, nameLines) {
				l.said = said
				lines = append(lines, l)
				l.more = true
			}
		}
		any = any || !slices.Equal(k.lines, lines)
		k.lines = lines
	}
	return any
}

// drawPosters draws the heroes of the winners, in the light.
func (r *Result) drawPosters(c *ui.Canvas) {
	n := len(r.posters)
	if n == 0 || r.posterAt.H == 0 {
		return
	}
	k := r.posterSize
	x, y := r.posterAt.Middle()
	c.Starburst(x, y, 330*k, pen.Gold, pen.Fade(pen.RGB(0xfff0a0), 0.7), pen.Fade(pen.RGB(0xe08a1d), 0.9))
	for i, f := range r.posters {
		p := ui.Pose{X: x, Y: y, W: 310 * k, Turn: -0.05}
		if n > 1 {
			side := float64(2*i - 1)
			p = ui.Pose{X: x + 24*side, Y: y + 150*side, W: 226 * k, Turn: 0.05 * side}
			if r.area.Tall() { // next to each other
				p = ui.Pose{X: x + 190*side, Y: y, W: 260 * k, Turn: 0.05 * side}
			}
		}
		if f.Oversized() {
			c.Poster(f, p, false)
		} else {
			c.Face(f, p)
		}
	}
	if n > 1 && !r.area.Tall() { // on the upper edge of the first
		c.Crown(x-34, y-150-226*k*ui.PosterAspect/2-22*k, 104*k, -0.08)
		return
	}
	c.Crown(x-10, y-262*k, 130*k, -0.08)
}

// look returns the look of a seat, as at the table.
func (r *Result) look(p pen.Palette, seat engine.SeatID) pen.Seat {
	team, member, ok := r.match.Team(seat)
	return r.program.Looks(r.match.Plan().Mode).Of(p, int(seat), team, member, ok)
}

// columnLook is the size of the letters in the accounts, which all have the same: of the notes and of
// the lines.
type columnLook struct{ note, line pen.Style }

// looks returns the size in which all notes fit their accounts, and all lines.
func (r *Result) looks(c *ui.Canvas) columnLook {
	text := max(1, r.text)
	st := ui.Body(ui.MinMenu, pen.SoftPaper)
	look := columnLook{note: c.Scaled(st), line: c.Scaled(st)}
	for i := range r.columns {
		k := &r.columns[i]
		note := c.OneSize(k.said, k.box.W-40, noteRow*text, st)
		look.note.Size = math.Min(look.note.Size, note.Size)
		room, words := r.lineBox(k, 0).W-24, make([]string, len(k.lines))
		most := 0.0
		for j := range k.lines {
			if l := &k.lines[j]; l.points != "" {
				most = math.Max(most, pointsRoom(c, l.points, text))
			}
			words[j] = k.lines[j].words
		}
		line := c.OneSize(words, room-most, r.pitch(), st)
		look.line.Size = math.Min(look.line.Size, line.Size)
	}
	return look
}

// pointsRoom returns the width of the points at the end of a line.
func pointsRoom(c *ui.Canvas, points string, text float64) float64 {
	return math.Max(34*text, c.TextWidth(points, ui.Display(28*text, pen.Paper))+14)
}

func (r *Result) drawColumn(c *ui.Canvas, k *column, look columnLook) {
	seat := r.look(c.Palette, k.seat)
	edge := seat.Dark
	if k.won {
		edge = pen.CanDo
		c.Put(c.Art.Glow(gallery.GlowCanDo, c.Pixels(k.box.W), c.Pixels(k.box.H), c.Unit), k.box.X, k.box.Y)
	}
	c.Panel(k.box, edge)
	face := ui.BoxAt(k.box.X, k.box.Y-12, portraitW, portraitH)
	if k.second != nil { // its half is beside the first one's
		c.SeatPortrait(k.second, pen.Plain(seat.Paper), face.CutRight(portraitW/2))
	}
	c.SeatPortrait(k.hero, seat, face)
	const star, gap = 112.0, 16.0 // between the name and the star
	beside := ui.BoxAt(k.box.X+portraitW+8, k.box.Y, k.box.W-portraitW-star-8-gap, portraitH)
	c.Label(k.name, beside.X, beside.Y+54, beside.W, ui.Display(42, pen.Paper), pen.Left)
	drawKind(c, k.kind, beside)
	if k.total != "" {
		c.Put(c.Art.Star(k.total, c.Pixels(star)), k.box.X+k.box.W-star-6, k.box.Y+4)
	}
	if k.won {
		c.Crown(k.box.X+12, k.box.Y+12, 56, -0.3)
	}
	text := max(1, r.text)
	for i, note := range k.said {
		c.LineOf(note, k.box.X+22, k.box.Y+portraitH+(float64(i)+0.75)*noteRow*text, k.box.W-40, ui.MinMenu, look.note)
	}
	first, pitch := r.first(k), r.pitch()
	striped := begun(k.lines[:min(len(k.lines), first+1)])%2 == 1
	for j := range min(r.shown(k), len(k.lines)-first) {
		b, l := r.lineBox(k, j), &k.lines[first+j]
		if j > 0 && !l.more {
			striped = !striped
		}
		ink := pen.Paper
		if l.points == "0" {
			ink = pen.Mist
		}
		if striped && (j == 0 || !l.more) {
			c.Tray(r.whole(k, j).Inset(2, 0), pen.Fade(pen.White, 0.06))
		}
		st, room, y := look.line, b.W-24, b.Y+pitch/2
		st.Colour = ink
		if l.points != "" {
			if !l.more {
				c.Text(l.points, b.X+b.W-12, y+9*text, ui.Display(28*text, ink), pen.Right)
			}
			room -= pointsRoom(c, l.points, text)
		}
		words := cmp.Or(l.said, l.words)
		c.LineOf(words, b.X+10, y+8.4, room, ui.MinMenu, st)
		if rest := room - c.TextWidth(words, st) - 16; l.rate != "" && l.said == "" {
			rate := look.line
			rate.Colour = pen.Mist
			if w := c.TextWidth(l.rate, rate); w <= rest { // pointing at the card says it, too
				c.LineOf(l.rate, b.X+10+room-w, y+8.4, rest, ui.MinMenu, rate)
			}
		}
	}
	if words := moreWords(r.above(k), r.below(k)); words != "" {
		st := ui.Bold(ui.MinMenu, pen.CanDo)
		if c.TextWidth(words, c.Scaled(st)) > k.box.W-40 {
			words, _, _ = strings.Cut(words, " (")
		}
		c.Line(words, k.box.X+k.box.W/2, k.box.Y+k.box.H-14, k.box.W-40, 40*text, st, pen.Centre)
	}
	lines := r.linesOf(k)
	high := lines.H + float64(max(0, len(k.lines)-r.shown(k)))*pitch
	if c.Reading() {
		r.reachColumn(c, k, lines)
	}
	k.scrolled.Draw(c, ui.BoxAt(k.box.X, lines.Y, k.box.W-8, lines.H), high)
}

// reachColumn makes the heroes and the lines of an account targets. Each shows its card under the frame.
func (r *Result) reachColumn(c *ui.Canvas, k *column, lines ui.Box) {
	face := ui.BoxAt(k.box.X, k.box.Y, portraitW, portraitH-12)
	if k.second != nil {
		reachCard(c, k.second, k.second.Name, "", face.CutRight(portraitW/2), k, -2)
	}
	if k.hero != nil {
		reachCard(c, k.hero, k.hero.Name, "", face, k, -1)
	}
	first := r.first(k)
	c.Listed(lines, func() {
		for j := range min(r.shown(k), len(k.lines)-first) {
			l := &k.lines[first+j]
			if l.more && j > 0 {
				continue // a target is all lines of its card
			}
			points := ""
			if l.points != "" {
				points = l.points + " VP"
			}
			reachCard(c, l.face, l.words, points, r.whole(k, j).Inset(2, 1), k, first+j)
		}
	})
}

// reachCard makes a card of an account a target, with the points that it is worth.
func reachCard(c *ui.Canvas, f *art.Face, words, points string, at ui.Box, of *column, n int) {
	t := ui.Target{What: words, Value: points, Box: at, Group: &of.scrolled, Of: n}
	if f != nil {
		t.Says = f.Spoken()
	}
	c.Reach(t)
}

// drawKind draws the type of a player below the name, in two lines if one has too little room.
func drawKind(c *ui.Canvas, kind string, beside ui.Box) {
	st, y := ui.Display(25, pen.SoftPaper), beside.Y+88
	if first, rest, ok := strings.Cut(kind, " "); ok && c.TextWidth(kind, st) > beside.W {
		beside.W += 16 // the star beside it is narrower at its foot
		c.TextWithin(first, beside.X, beside.Y+82, beside.W, st)
		kind, y = rest, beside.Y+108
	}
	c.TextWithin(kind, beside.X, y, beside.W, st)
}

// moreWords returns the words for the lines out of view, or "" if there are none.
func moreWords(above, below int) string {
	switch {
	case below > 0:
		return fmt.Sprintf("%d more below (scroll or Page Down)", below)
	case above > 0:
		return fmt.Sprintf("%d more above", above)
	}
	return ""
}
