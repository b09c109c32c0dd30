package town

import (
	"cmp"
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/game/sets/rebirth"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/art/typeset"
	"lineup/render/ui"
)

// These are the colors of panels.
var (
	navy     = pen.RGB(0x0e1737)
	edgeBlue = pen.RGB(0x4a63ae)
	dimWords = pen.RGB(0xaebbe6)
	heats    = [...]color.NRGBA{pen.RGB(0x2f9e6e), pen.RGB(0x8cbf3a), pen.RGB(0xf2c230), pen.RGB(0xf2932a), pen.RGB(0xe2452c), pen.RGB(0x8a1630)}
)

func upper(s string) string { return strings.ToUpper(s) }

// panel draws the background of a panel.
func panel(p pen.Pen, w, h float64, ground, edge color.NRGBA) {
	p.Fill(pen.Rectangle(5, 6, w, h, 8), pen.Fade(pen.RGB(0x050914), 0.55))
	p.Fill(pen.Rectangle(0, 0, w, h, 8), pen.Fade(ground, 0.95))
	p.Stroke(pen.Rectangle(0, 0, w, h, 8), 4.5, pen.RGB(0x090e20))
	p.Stroke(pen.Rectangle(3, 3, w-6, h-6, 6), 1.4, edge)
}

// drawPanels draws everything around the city: the track, the seats, the goal, the deck, and the
// forecast.
func (m *townMap) drawPanels(c *ui.Canvas, l mapLook, words mapWords) {
	m.drawTrack(c, l)
	for i := range m.seatPanels {
		m.drawSeat(c, l, i)
	}
	m.drawGoal(c, l)
	m.drawDeck(c, l)
	if m.deck > 0 && !m.large {
		c.Back(ui.Pose{X: m.deckAt.X + 47, Y: m.deckAt.Y + 60, W: 58})
	}
	m.drawForecast(c, l, words)
	m.drawReach(c, l, words)
}

// mapWords holds the names of cards and seats, and the Power in reach.
type mapWords struct {
	card func(engine.CardID) string
	seat func(engine.SeatID) string
	// reach returns the Power in reach. It plays the hand in copies of the game, so only a panel that
	// is drawn asks for it. It is nil if there is no such panel.
	reach func() powerInReach
}

// powerInReach is the Power in reach on the viewer's turn.
type powerInReach struct {
	sum     int
	sources string
	short   string // the sources, with everything besides the Power and the hand as one number
}

// body returns the style of sentences, which is never smaller than minRules.
func (m *townMap) body(size float64, c color.NRGBA) pen.Style {
	return pen.Style{Font: pen.Body, Size: math.Max(size*m.text, m.minRules), Colour: c}
}

// drawTrack draws the Threat Track: what each Level does, the current Threat, and the end clock.
func (m *townMap) drawTrack(c *ui.Canvas, l mapLook) {
	key := gallery.Key{Name: "threat track", N: m.threat<<8 + m.clock<<1 + flag(m.clocked)}
	for _, lv := range m.levels {
		key.Text += lv.words + "\x00" + lv.added + lv.addedWords + fmt.Sprint(lv.tile)
	}
	b, levels, threat, cell := m.track, m.levels, m.threat, m.cell
	clock, clocked := m.clock, m.clocked
	least, text := m.minRules, m.text
	c.PartLate(l.late, 0, key, b, 12, func(p pen.Pen) {
		w, h := b.W, b.H
		o := pen.Polygon(-4, 0, w, 0, w-8, h, 4, h)
		p.Fill(o, pen.Fade(pen.RGB(0x080d20), 0.96))
		p.Stroke(o, 4.5, pen.RGB(0x090e20))
		drawHead(p, threat, len(levels)-1, math.Max(22, least))
		for i := len(levels) - 1; i >= 0; i-- {
			drawLevel(p.At(trackHead+float64(i)*cell, 0, 1), levels[i], i, threat, cell, h, text, least)
		}
		p = p.At(trackHead+float64(len(levels))*cell+8, 0, 1)
		p.Text("END CLOCK", 70, 25, pen.Style{Font: pen.Display, Size: math.Max(19, least), Tracking: 0.6, Colour: pen.RGB(0xff9db0)}, pen.Centre)
		for i := range 3 {
			drawClockBox(p.At(6+float64(i)*44, 32, 1), i+1, clocked && clock == i+1, clocked && clock > i+1)
		}
	})
}

// drawHead draws the head of the track: the current Threat and the button for the rules of the map.
func drawHead(p pen.Pen, threat, most int, size float64) {
	st := pen.Style{Font: pen.Display, Size: size, Tracking: 0.6, Colour: town.Menace}
	p.Fitted(fmt.Sprintf("THREAT %d OF %d", threat, most), 49, 28, 86, st, size, pen.Centre)
	o := pen.Rectangle(10, 38, 78, 36, 6)
	p.Stroke(o, 5, pen.Ink)
	p.Fill(o, pen.RGB(0x24439c))
	p.Stroke(o, 2, pen.RGB(0xb9c6f2))
	st.Colour = pen.White
	p.Text("RULES", 41, 56+size*0.36, st, pen.Centre)
	st.Colour = pen.RGB(0xb9c6f2)
	p.Text("T", 78, 56+size*0.36, st, pen.Centre)
}

// drawClockBox draws a box of the end clock. Now is set for the current box, and over for a past
// one.
func drawClockBox(p pen.Pen, n int, now, over bool) {
	o := pen.Rectangle(0, 0, 38, 40, 0)
	ground, ink := pen.RGB(0x2a0f1c), pen.RGB(0xff9db0)
	if now {
		ground, ink = pen.RGB(0xe2452c), pen.White
	}
	p.Stroke(o, 4, pen.RGB(0x05070f))
	p.Fill(o, ground)
	p.Stroke(o, 2, pen.RGB(0xb8405f))
	p.Text(fmt.Sprint(n), 19, 31, pen.Style{Font: pen.Display, Size: 32, Colour: ink}, pen.Centre)
	if over {
		p.Stroke(pen.Open(6, 34, 32, 6), 4, pen.RGB(0xff9db0))
	}
}

// drawLevel draws a cell of the track.
func drawLevel(p pen.Pen, lv level, i, threat int, cell, h, text, least float64) {
	o := pen.Polygon(0, 6, cell-8, 6, cell+8, h/2, cell-8, h-6, 0, h-6, 14, h/2)
	heat, on := heats[i%len(heats)], i <= threat
	ground, tag := pen.Mix(heat, pen.White, 0.3), "ONGOING"
	ink, head := pen.Ink, pen.Mix(heat, pen.Ink, 0.9)
	switch {
	case !on:
		ground, ink, head, tag = pen.Mix(heat, pen.RGB(0x0b1024), 0.62), pen.RGB(0xffe6ea), pen.RGB(0xffc2cc), "LATER"
		if i == threat+1 {
			tag = "NEXT"
		}
	case pen.Luminance(heat) < darkHeat:
		ground, ink, head = heat, pen.White, pen.RGB(0xffc2cc)
	}
	switch {
	case !on:
	case strings.HasPrefix(lv.words, onceWords):
		tag = "DONE"
	case i == threat:
		tag = "NOW"
	}
	p.Stroke(o, 5, pen.RGB(0x05070f))
	p.Fill(o, ground)
	if !on {
		p.Stroke(o, 2, heat)
	}
	number := pen.Style{Font: pen.Display, Size: 38, Colour: ink} // beside a tile, too
	if lv.tile {
		slip := pen.Polygon(46, 7, cell+1, 4, cell+4, h-8, 44, h-5)
		p.At(3, 4, 1).Fill(slip, pen.Fade(pen.RGB(0x05070f), 0.5))
		p.Fill(slip, pen.RGB(0xf6e9c8))
		p.Stroke(slip, 2.6, pen.Ink)
		p.Fill(pen.Join(pen.Circle(52, 12, 2.6), pen.Circle(cell-8, 10, 2.6)), pen.RGB(0x8a6a3a))
		ink, head, tag = pen.Ink, pen.RGB(0xa32a1c), strings.Replace(upper(lv.face.Name), "THREAT", "TILE", 1)
	}
	if i == threat {
		burst := pen.Burst(28, h/2, 33, 23, 12, 0.15, 0.08, 5)
		p.Stroke(burst, 6, pen.Ink)
		p.Fill(burst, pen.White)
		number.Colour = pen.RGB(0xc2241f)
		p.Text(fmt.Sprint(i), 28, h/2+15, number, pen.Centre)
	} else {
		p.Text(fmt.Sprint(i), 31, h/2+14, number, pen.Centre)
	}
	if lv.added != "" {
		tag += " + TILE " + lv.added
	}
	x := lv.wordsFrom(i == threat)
	st, lines, tagged := lv.lines(cell-x-levelInset, text, least)
	st.Colour = ink
	y, pitch := levelTop+st.Size*0.9, st.Size*levelPitch
	if tagged {
		p.Fitted(tag, x, 23, cell-x-8, pen.Style{Font: pen.Display, Size: math.Max(18, least), Tracking: 1, Colour: head}, least, pen.Left)
		y += tagHeight
	} else {
		y += (levelHeight - float64(len(lines))*pitch) / 2
	}
	for _, line := range lines {
		p.Text(line, x, y, st, pen.Left)
		y += pitch
	}
}

// These are the measures of a cell of the track. Its words begin at levelTop and have levelHeight,
// of which the tag takes tagHeight.
const (
	levelTop, levelHeight, tagHeight = 7.0, 68.0, 18.0
	levelInset                       = 6.0  // from the right end to the words
	levelPitch                       = 1.05 // line height, in letter sizes
)

// wordsFrom returns where the words of a level begin in its cell, beside the number or the burst of
// the current level.
func (lv *level) wordsFrom(now bool) float64 {
	switch {
	case now:
		return 66
	case lv.tile:
		return 58
	}
	return 48
}

// lines returns the words of a level and of a tile beside it, as levelLines lays them out. If they
// do not both fit, it only names the tile.
func (lv *level) lines(room, text, least float64) (st pen.Style, lines []string, tagged bool) {
	words, _ := strings.CutPrefix(lv.words, onceWords)
	both := words
	if lv.added != "" {
		both = strings.TrimPrefix(words+". "+lv.addedWords, ". ")
	}
	st, lines, tagged, ok := levelLines(cmp.Or(both, "no effect"), room, text, least)
	if !ok && lv.added != "" && words != "" {
		st, lines, tagged, _ = levelLines(words+" + tile "+lv.added, room, text, least)
	}
	return st, lines, tagged
}

// levelLines wraps words to the width of room. With a tag above them, it tries letters of the wanted
// size, then narrower ones. Without a tag, it does the same, down to the size least. It reports
// whether all words fit.
func levelLines(words string, room, text, least float64) (st pen.Style, lines []string, tagged, ok bool) {
	words = grammar.Capital(words)
	fits := func(high float64) bool {
		lines = typeset.WrapWords(words, st, room)
		if float64(len(lines))*st.Size*levelPitch > high {
			return false
		}
		return !slices.ContainsFunc(lines, func(l string) bool { return pen.Measure(l, st) > room })
	}
	st = pen.Style{Font: pen.Body, Size: math.Max(15*text, least)}
	if fits(levelHeight - tagHeight) {
		return st, lines, true, true
	}
	usual, narrow := st, pen.Style{Font: pen.Display, Size: math.Max(17*text, least), Tracking: 0.3}
	if st = narrow; fits(levelHeight - tagHeight) {
		return st, lines, true, true
	}
	if st = usual; fits(levelHeight) {
		return st, lines, false, true
	}
	narrow.Size = math.Max(18*text, least)
	for st = narrow; st.Size > least && !fits(levelHeight); {
		st.Size = math.Max(least, st.Size-0.5)
	}
	ok = fits(levelHeight)
	return st, lines, false, ok
}

// darkHeat is the luminance of a level below which its words are light.
const darkHeat = 0.12

// onceWords begins the text of a level that does something once, as its tag says.
const onceWords = "When this Level is reached, "

// drawGoal draws the goal of the Scenario and the progress toward it.
func (m *townMap) drawGoal(c *ui.Canvas, l mapLook) {
	played, scenario, aim, done, all, out := m.played, upper(m.scenario), m.aim, m.defeated, m.toWin, m.supersOut
	warning := m.warning
	waiting := 0
	for _, s := range m.stacks {
		waiting += s.supers
	}
	least := m.minRules
	b, st, dim, large := m.goal, m.body(16.6, pen.RGB(0xdbe3fb)), m.body(15.4, dimWords), m.large
	lines := [...]string{fmt.Sprintf("%d on the map,", out), fmt.Sprintf("%d in the deck", waiting)}
	if m.bystanders || m.safe+m.lost > 0 {
		lines = [...]string{fmt.Sprintf("%d bystanders safe,", m.safe), fmt.Sprintf("%d of %d lost", m.lost, rebirth.MaxLost)}
	}
	key := gallery.Key{Name: "goal", Text: fmt.Sprint(played, scenario, aim, warning, lines), N: flag(m.hard)<<24 + done<<16 + all<<12 + out<<6 + waiting}
	badge, hard := m.badge(), m.hard
	c.PartLate(l.late, 0, key, b, 12, func(p pen.Pen) {
		edge := edgeBlue
		if warning != "" { // it takes the place of the goal, which the Scenario's card shows
			played, edge, st.Colour, st.Font = "WARNING", pen.EndRed, pen.Gold, pen.Heavy
		}
		panel(p, b.W, b.H, navy, edge)
		medals := 142.0
		switch {
		case large && warning != "":
			medals = 84
			paragraph(p, warning, 14, 26+20*float64(flag(hard)), 226, st.Size*1.1, 2, st)
		case large:
			medals = 84
			p.Fitted(scenario, 14, 42, 226, pen.Style{Font: pen.Display, Size: 34, Tracking: 0.5, Colour: pen.White}, 22, pen.Left)
		default:
			p.Text(played, 14, 26, pen.Style{Font: pen.Display, Size: math.Max(19, least), Tracking: 0.6, Colour: pen.RGB(0xffd98a)}, pen.Left)
			if warning != "" {
				paragraph(p, warning, 14, 26+st.Size*1.25, 228, st.Size*1.1, 4, st)
				break
			}
			p.Fitted(scenario, 14, 56, 226, pen.Style{Font: pen.Display, Size: 30, Tracking: 0.5, Colour: pen.White}, 22, pen.Left)
			paragraph(p, aim, 14, 78, 228, st.Size*1.1, 3, st)
		}
		for i := range all {
			pitch := math.Min(46, 190/math.Max(1, float64(all-1)))
			p := p.At(33+pitch*float64(i), medals, 1)
			o := pen.Burst(0, 0, 22, 17, 12, 0.1, 0, 2)
			p.Stroke(o, 5, pen.Ink)
			if i < done {
				p.Fill(o, pen.Gold)
				town.DrawCrown(p, 1, pen.Ink, 0)
				continue
			}
			p.Fill(o, pen.RGB(0x223063))
			town.DrawCrown(p, 0.9, pen.RGB(0x4a5c98), 0)
		}
		if hard {
			drawBadge(p.At(badge.X-b.X, badge.Y-b.Y, 1), badge.W, badge.H, least)
		}
		if large {
			return
		}
		p.Text(fmt.Sprintf("%d OF %d", done, all), 14, 196, pen.Style{Font: pen.Display, Size: 34, Tracking: 1, Colour: pen.Gold}, pen.Left)
		for i, words := range lines {
			p.Fitted(words, 106, 181+18*float64(i), 138, dim, least, pen.Left)
		}
	})
}

// badge returns the box of the badge of an Impossible game, in the panel of the goal.
func (g *places) badge() ui.Box {
	if g.large {
		return ui.BoxAt(g.goal.X+g.goal.W-118, g.goal.Y+5, 108, 25)
	}
	return ui.BoxAt(g.goal.X+g.goal.W-122, g.goal.Y+7, 112, 25)
}

// drawBadge draws the badge of an Impossible game.
func drawBadge(p pen.Pen, w, h, least float64) {
	o := pen.Polygon(5, 0, w, 0, w-5, h, 0, h)
	p.Stroke(o, 4, pen.Ink)
	p.Fill(o, town.Menace)
	st := pen.Style{Font: pen.Display, Size: math.Max(19, least), Tracking: 0.8, Colour: pen.Ink}
	p.Fitted("IMPOSSIBLE", w/2, h/2+st.Size*0.36, w-14, st, least*0.8, pen.Centre)
}

// paragraph writes words in at most most lines.
func paragraph(p pen.Pen, words string, x, y, w, pitch float64, most int, st pen.Style) {
	lines := typeset.Wrap(strings.ReplaceAll(words, "\n", " "), st, w)
	if len(lines) > most {
		lines = append(lines[:max(0, most-1)], strings.Join(lines[max(0, most-1):], " "))
	}
	for i, line := range lines[:min(most, len(lines))] {
		p.Text(pen.Cut(line, st, w), x, y+float64(i)*pitch, st, pen.Left)
	}
}

// drawDeck draws the main deck: its card count and the stacks that may hold Super-Villains.
func (m *townMap) drawDeck(c *ui.Canvas, l mapLook) {
	b, n, stacks := m.deckAt, m.deck, m.stacks
	key := gallery.Key{Name: "deck of the city", N: n, Text: fmt.Sprint(stacks)}
	dim, strong := m.body(16, dimWords), m.body(15.4, pen.White)
	strong.Font = pen.Heavy
	large, least := m.large, m.minRules
	c.PartLate(l.late, 0, key, b, 12, func(p pen.Pen) {
		bar := 116.0
		if large { // within the goal's panel
			bar = 34
			p.Text(fmt.Sprint("MAIN DECK: ", n, " LEFT"), 14, 24, pen.Style{Font: pen.Display, Size: 26, Tracking: 0.6, Colour: pen.White}, pen.Left)
		} else {
			panel(p, b.W, b.H, navy, edgeBlue)
			for i := 2; i >= 0; i-- {
				o := pen.Rectangle(18+1.6*float64(i), 20-2.6*float64(i), 58, 81, 4)
				p.Stroke(o, 3, pen.Ink)
				p.Fill(o, pen.RGB(0x1d4396))
			}
			p.Text("MAIN DECK", 90, 36, pen.Style{Font: pen.Display, Size: 24, Tracking: 1, Colour: pen.White}, pen.Left)
			st := pen.Style{Font: pen.Display, Size: 58, Colour: pen.White}
			w := p.Text(fmt.Sprint(n), 90, 90, st, pen.Left)
			p.Fitted("cards left", 98+w, 88, b.W-108-w, dim, least, pen.Left)
		}
		x := 14.0
		for i, wide := range stackWidths(stacks, b.W-28, dim) {
			s := stacks[i]
			o := pen.Rectangle(x, bar, wide, 22, 0)
			p.Stroke(o, 4, pen.Ink)
			ground := pen.RGB(0x2f7a55)
			if s.supers > 0 {
				ground = pen.RGB(0x4a2263)
			}
			p.Fill(o, ground)
			for j := range s.supers {
				k := math.Min(1, wide/(26*float64(s.supers)))
				town.DrawCrown(p.At(x+wide/2+(float64(j)-float64(s.supers-1)/2)*24*k, bar+11, 0.7*k), 1, town.Crown, 0)
			}
			q := dim
			if q.Colour = pen.RGB(0xf7b3d2); s.supers == 0 {
				q.Colour = pen.RGB(0x8fe8a8)
			}
			p.Text(s.label(), x+wide/2, bar+22+dim.Size*1.1, q, pen.Centre)
			x += wide + stackGap
		}
		if large {
			return
		}
		p.Fitted(nextSuper(stacks), 14, 184, b.W-28, strong, least, pen.Left)
	})
}

// nextSuper says in how many cards the next Super-Villain can come.
func nextSuper(stacks []stack) string {
	before := 0
	for _, s := range stacks {
		if s.supers > 0 {
			return fmt.Sprintf("Next Super-Villain in %d+ cards", before+1)
		}
		before += s.cards
	}
	return "No Super-Villains left"
}

// label returns the label under a stack: its number of cards. Crowns in the stack show the
// Super-Villains, and a tip says all of it.
func (s *stack) label() string { return fmt.Sprint(s.cards) }

// stackWidths returns how wide the stacks are in a bar. Those with more cards are wider, and each has
// room for its label in a style.
func stackWidths(stacks []stack, room float64, st pen.Style) (out []float64) {
	room -= stackGap * float64(len(stacks)-1)
	all, least := 0, labelGap+pen.Measure("99", st)
	for _, s := range stacks {
		all += s.cards
	}
	least = math.Min(least, room/math.Max(1, float64(len(stacks))))
	for _, s := range stacks {
		out = append(out, least+(room-least*float64(len(stacks)))*float64(s.cards)/float64(max(all, 1)))
	}
	return out
}

// stackGap is the gap between two stacks, and labelGap the room between their labels besides that.
const stackGap, labelGap = 4.0, 6.0

// drawForecast draws the list of what comes when the turn ends.
func (m *townMap) drawForecast(c *ui.Canvas, l mapLook, words mapWords) {
	b := m.forecast
	m = l.shown().board(m)
	lines := m.list(words)
	key := gallery.Key{Name: "forecast", N: flag(m.next.known)}
	for _, k := range lines {
		key.Text += fmt.Sprint(k.kind, k.held, k.sure, k.words, k.more, "\x00")
	}
	known, pitch, tight, least := m.next.known, m.rowPitch(), m.tightRows(), m.minRules
	st, more := m.rowStyles()
	c.PartLate(l.late, 0, key, b, 12, func(p pen.Pen) {
		panel(p, b.W, b.H, pen.RGB(0x1c0a12), town.Menace)
		p.Fill(pen.Rectangle(3, 3, b.W-6, 34, 5), pen.RGB(0x5a0f18))
		p.Text("WHEN THE TURN ENDS", 14, 29, pen.Style{Font: pen.Display, Size: 26, Tracking: 0.8, Colour: pen.White}, pen.Left)
		if !known {
			more.Colour = pen.RGB(0xffc9bd)
			paragraph(p, "Answer first to see what comes next.", 14, 64, b.W-28, more.Size*1.3, 3, more)
			return
		}
		y := rowsBelow
		for _, k := range lines {
			k.drawSign(p.At(28, y+pitch/2-2, math.Min(1, pitch/42)))
			more.Colour = pen.Mix(k.colour, pen.White, 0.55)
			if tight {
				p.Fitted(k.words, 54, y+pitch/2+st.Size*0.3, b.W-62, st, least, pen.Left)
			} else {
				p.Fitted(k.words, 54, y+st.Size*1.16, b.W-62, st, least, pen.Left)
				p.Fitted(k.more, 54, y+st.Size*2.3, b.W-62, more, least, pen.Left)
			}
			y += pitch
		}
	})
}

// rowsBelow is where the forecast list begins, from the top of its panel.
const rowsBelow = 44.0

// rowStyles returns the styles of the two lines of a row of the list.
func (m *townMap) rowStyles() (words, more pen.Style) {
	words, more = m.body(16.4, pen.White), m.body(15.6, pen.White)
	words.Font = pen.Heavy
	return words, more
}

// rowHeight returns how high a row of the list is with both of its lines.
func (m *townMap) rowHeight() float64 {
	words, more := m.rowStyles()
	return words.Size*2.3 + more.Size*0.3 + 4
}

// rowPitch returns the line height of the list.
func (m *townMap) rowPitch() float64 {
	return math.Min(math.Max(47*m.text, m.rowHeight()), (m.forecast.H-rowsBelow-4)/math.Max(1, float64(len(m.listed))))
}

// tightRows reports whether the rows of the list have room for one line only.
func (m *townMap) tightRows() bool {
	words, _ := m.rowStyles()
	return m.rowPitch() < words.Size*2.3
}

// list returns the forecast list. It is put into words once.
func (m *townMap) list(words mapWords) []forecastLine {
	if m.listed == nil {
		m.listed = m.lines(words.card, words.seat)
	}
	return m.listed
}

// rowOf returns the line of the list for a deed, or -1 if there is none.
func (m *townMap) rowOf(d deed) int {
	return slices.IndexFunc(m.listed, func(k forecastLine) bool { return !k.held && k.deed.is(d) })
}

// rowLight returns the box around a row of the list, with all of its lines.
func (m *townMap) rowLight(row int) ui.Box {
	pitch := m.rowPitch()
	high := pitch
	if !m.tightRows() {
		high = math.Max(pitch, m.rowHeight()+2)
	}
	return ui.BoxAt(m.forecast.X+5, m.forecast.Y+rowsBelow+float64(row)*pitch-2, m.forecast.W-10, high)
}

// drawRowLight highlights a row of the list.
func (m *townMap) drawRowLight(c *ui.Canvas, row int) {
	b := m.rowLight(row)
	c.Part(gallery.Key{Name: "row light"}, b, 6, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, 5)
		p.Fill(o, pen.Fade(town.Go, 0.16))
		p.Stroke(o, 3, town.Go)
	})
}

// drawReach draws how much Power is in reach this turn.
func (m *townMap) drawReach(c *ui.Canvas, l mapLook, words mapWords) {
	if words.reach == nil {
		return
	}
	b, in := m.reachAt, words.reach()
	sum := fmt.Sprint(in.sum, " POWER")
	head, body, least := m.body(16.5, pen.White), m.body(16.5, pen.RGB(0xffe88a)), m.minRules
	c.PartLate(l.late, 0, gallery.Key{Name: "reach", Text: sum + in.sources}, b, 12, func(p pen.Pen) {
		panel(p, b.W, b.H, navy, edgeBlue)
		w := p.Text(sum, 16, 42, pen.Style{Font: pen.Display, Size: 36, Tracking: 0.5, Colour: town.Go}, pen.Left)
		p.Fitted("in reach this turn:", w+30, 26, b.W-w-44, head, least, pen.Left)
		says := in.sources
		if _, squeeze := pen.Fit(says, b.W-w-44, body, least); squeeze < minSqueeze {
			says = in.short
		}
		p.Fitted(says, w+30, 52, b.W-w-44, body, least, pen.Left)
	})
}

// drawMove draws the available Move.
func (m *townMap) drawMove(c *ui.Canvas, move int) {
	b := m.moveAt
	c.Part(gallery.Key{Name: "move disc"}, b, 24, func(p pen.Pen) {
		p = p.At(70, 70, 1)
		for i, r := range [...]float64{70, 61} {
			o := pen.Circle(0, 0, r)
			if i == 0 {
				p.At(8, 12, 1).Fill(o, pen.Fade(pen.Ink, 0.55))
				p.At(0, 6, 1).Stroke(o, 9, pen.Ink)
			}
			p.Stroke(o, 8, pen.Ink)
			p.Fill(o, [...]color.NRGBA{pen.RGB(0x1673b8), pen.RGB(0x6fe3ff)}[i])
		}
		p.Atop(pen.Circle(0, 0, 61), func(p pen.Pen) {
			p.Dots(pen.Screen{X: -62, Y: -6, W: 124, H: 70, Pitch: 8, Colour: pen.Fade(pen.RGB(0x2fa8cf), 0.8)})
		})
		outlined(p, "MOVE", 0, 46, 24, pen.Ink, pen.RGB(0x6fe3ff), 5)
	})
	c.Part(gallery.Key{Name: "move number", N: move}, b, 10, func(p pen.Pen) {
		outlined(p, fmt.Sprint(move), 69, 90, 78, pen.Paper, pen.Ink, 10)
	})
}

// outlined writes outlined letters.
func outlined(p pen.Pen, words string, x, y, size float64, c, edge color.NRGBA, wide float64) {
	st := pen.Style{Font: pen.Display, Size: size, Tracking: 1, Colour: c}
	p.Stroke(pen.Lettering(words, x, y, st, pen.Centre), wide, edge)
	p.Text(words, x, y, st, pen.Centre)
}
