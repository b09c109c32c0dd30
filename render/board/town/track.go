package town

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/game/grammar"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/art/typeset"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file draws the Threat Track, with its levels and the end clock.

// drawTrack draws the Threat Track: what each Level does, the current Threat, and the end clock.
func (m *townMap) drawTrack(c *ui.Canvas, l mapLook) {
	key := gallery.Key{Name: "threat track", N: m.threat<<8 + m.clock<<1 + flag(m.clocked)}
	for _, lv := range m.levels {
		key.Text += lv.words + "\x00" + lv.added + lv.addedWords + fmt.Sprint(lv.tile)
	}
	rules := c.KeyName(action.Reference)
	key.Text += "\x00" + rules
	b, levels, threat, words := m.track, m.levels, m.threat, m.trackWords
	clock, clocked, folds := m.clock, m.clocked, m.folds
	least, end := m.minRules, m.level(len(m.levels)).X-m.track.X
	c.PartLate(l.late, 0, key, b, 12, func(p pen.Pen) {
		w, h := b.W, b.H
		o := pen.Polygon(-4, 0, w, 0, w-8, h, 4, h)
		p.Fill(o, p.Ground(pen.Fade(pen.RGB(0x080d20), 0.96)))
		p.Stroke(o, 4.5, pen.RGB(0x090e20))
		if size := math.Max(22, least); folds {
			drawThreat(p, threat, len(levels)-1, size, h/2+size*0.36)
			drawRules(p.At(98, h/2-22, 1), 84, 44, size, rules)
		} else {
			drawThreat(p, threat, len(levels)-1, size, 32)
			drawRules(p.At(10, 46, 1), 78, 40, size, rules)
		}
		for i := len(levels) - 1; i >= 0; i-- {
			drawLevel(p.At(m.level(i).X-b.X, 0, 1), levels[i], i, threat, words.cells[i], h, words, words.lines[i], least)
		}
		p = p.At(end+8, 0, 1)
		st, at := pen.Style{Font: pen.Display, Size: math.Max(19, least), Tracking: 0.6, Colour: pen.RGB(0xff9db0)}, ui.Point{X: 6, Y: 42}
		if folds {
			p.Text("END", 34, h/2-2, st, pen.Centre)
			p.Text("CLOCK", 34, h/2-2+st.Size, st, pen.Centre)
			at = ui.Point{X: 68, Y: h/2 - 20}
		} else {
			p.Text("END CLOCK", 70, 29, st, pen.Centre)
		}
		for i := range 3 {
			drawClockBox(p.At(at.X+float64(i)*44, at.Y, 1), i+1, clocked && clock == i+1, clocked && clock > i+1)
		}
	})
}

// drawThreat draws the current Threat at the head of the track, with its letters down to a height.
func drawThreat(p pen.Pen, threat, most int, size, y float64) {
	st := pen.Style{Font: pen.Display, Size: size, Tracking: 0.6, Colour: town.Menace}
	p.Fitted(fmt.Sprintf("THREAT %d OF %d", threat, most), 49, y, 86, st, size, pen.Centre)
}

// keyEdge is the least distance of the name of a key from the edge of its button.
const keyEdge = 3.0

// drawRules draws the button for the rules of the map, with the name of its key if that has room.
func drawRules(p pen.Pen, w, h, size float64, key string) {
	o := pen.Rectangle(0, 0, w, h, 6)
	p.Stroke(o, 5, pen.Ink)
	p.Fill(o, p.Under(pen.RGB(0x24439c), pen.RGB(0xb9c6f2)))
	p.Stroke(o, 2, pen.RGB(0xb9c6f2))
	st := pen.Style{Font: pen.Display, Size: size, Tracking: 0.6, Colour: pen.White}
	half := pen.Measure(key, st) / 2
	if at := math.Min(w-10, w-keyEdge-half); key != "" && w/2-8+pen.Measure("RULES", st)/2 < at-half {
		p.Text("RULES", w/2-8, h/2+size*0.36, st, pen.Centre)
		st.Colour = pen.RGB(0xb9c6f2)
		p.Text(key, at, h/2+size*0.36, st, pen.Centre)
		return
	}
	p.Text("RULES", w/2, h/2+size*0.36, st, pen.Centre)
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
	p.Fill(o, p.Under(ground, ink))
	p.Stroke(o, 2, pen.RGB(0xb8405f))
	p.Text(fmt.Sprint(n), 19, 31, pen.Style{Font: pen.Display, Size: 32, Colour: ink}, pen.Centre)
	if over {
		p.Stroke(pen.Open(6, 34, 32, 6), 4, pen.RGB(0xff9db0))
	}
}

// tag returns the word that says whether a level, the i-th, does something now at a Threat. A level is done if
// it and the tile added to it do something only once.
func (lv *level) tag(i, threat int) (tag string) {
	switch {
	case i == threat+1:
		tag = "NEXT"
	case i > threat:
		tag = "LATER"
	case strings.HasPrefix(lv.words, onceWords) && (lv.added == "" || lv.addedOnce):
		tag = "DONE"
	case i == threat:
		tag = "NOW"
	default:
		tag = "ONGOING"
	}
	if lv.tile {
		tag += tileTag
	}
	return tag
}

// drawLevel draws a cell of the track, which is cell wide, with its words in lines.
func drawLevel(p pen.Pen, lv level, i, threat int, cell, h float64, words trackWords, lines []string, least float64) {
	o := pen.Polygon(0, 6, cell-8, 6, cell+8, h/2, cell-8, h-6, 0, h-6, 14, h/2)
	heat, on, tag := heats[i%len(heats)], i <= threat, lv.tag(i, threat)
	ground := pen.Mix(heat, pen.White, 0.3)
	ink, head := pen.Ink, pen.Mix(heat, pen.Ink, 0.9)
	switch {
	case !on:
		ground, ink, head = pen.Mix(heat, pen.RGB(0x0b1024), 0.62), pen.RGB(0xffe6ea), pen.RGB(0xffc2cc)
	case pen.Luminance(heat) < darkHeat:
		ground, ink, head = heat, pen.White, pen.RGB(0xffc2cc)
	}
	p.Stroke(o, 5, pen.RGB(0x05070f))
	if ground = p.Under(ground, head); ink != pen.Ink {
		ground = p.Under(ground, ink)
	}
	p.Fill(o, ground)
	if !on {
		p.Stroke(o, 2, heat)
	}
	number := pen.Style{Font: pen.Display, Size: 38, Colour: ink}
	if i == threat {
		burst := pen.Burst(23, h/2, 23, 17, 12, 0.15, 0.08, 5) // left of the words
		p.Stroke(burst, 5, pen.Ink)
		p.Fill(burst, pen.White)
		number.Colour, number.Size = pen.RGB(0xc2241f), 32
		p.Text(fmt.Sprint(i), 23, h/2+12, number, pen.Centre)
	} else {
		p.Text(fmt.Sprint(i), 31, h/2+14, number, pen.Centre)
	}
	st := words.st
	st.Colour = ink
	y, pitch := levelTop+st.Size*0.9, st.Size*levelPitch
	if words.tagged {
		p.Fitted(tag, levelWords, 25, cell-levelWords-levelInset, pen.Style{Font: pen.Display, Size: math.Max(17, least), Tracking: 1, Colour: head}, least, pen.Left)
		y += tagHeight
	} else {
		y += math.Max(0, h-levelMargin-float64(len(lines))*pitch) / 2
	}
	for _, line := range lines {
		p.Text(line, levelWords+words.inset, y, st, pen.Left)
		y += pitch
	}
}

// tileTag ends the tag of a Level that a Threat tile replaces. Such a Level looks like any other.
const tileTag = ", TILE"

// These are the measures of a cell of the track. Its words begin at levelTop and have levelHeight,
// of which the tag takes tagHeight. The rest of the cell's height is levelMargin.
const (
	levelTop, levelHeight, tagHeight = 8.0, 81.0, 20.0
	levelMargin                      = trackHigh - levelHeight
	levelWords                       = 52.0  // where the words begin, right of the number
	levelInset                       = 6.0   // from the right end of a cell to its words
	levelPitch                       = 1.02  // line height, in letter sizes
	leastLevel                       = 112.0 // width of a cell
)

// trackWords is how the words of all levels are set: in letters of one size, with or without a tag above
// them. Each cell is as wide as its words need, and the cells share what is left.
type trackWords struct {
	st     pen.Style
	tagged bool
	inset  float64 // how much farther from the number than usual they begin
	lines  [][]string
	cells  []float64 // their widths
	of     string    // the words and sizes that it was made for
}

// says returns the words of a level, and of a tile beside it, or only the name of that tile.
func (lv *level) says(named bool) string {
	words, _ := strings.CutPrefix(lv.words, onceWords)
	switch {
	case lv.added == "":
	case named:
		words = strings.TrimPrefix(words+" + Threat "+lv.added, " + ")
	default:
		words = strings.TrimPrefix(words+". "+grammar.Capital(lv.addedWords), ". ")
	}
	return grammar.Capital(cmp.Or(words, "no effect"))
}

// setTrack sets the words of all levels into cells that are all wide together: in the largest letters that
// leave room for the tags or, if large letters are wanted, without the tags. Where the smallest letters
// have no room for all, the tiles beside levels with the longest words are only named.
func setTrack(levels []level, all, text, least float64) trackWords {
	says := make([]string, len(levels))
	for i := range levels {
		says[i] = levels[i].says(false)
	}
	for {
		for size := math.Max(17*text, least); ; size = math.Max(size-0.5, least) {
			for _, tagged := range [...]bool{true, false} {
				if !tagged && text < largeText && size > least {
					continue
				}
				if k, ok := fitTrack(levels, says, all, size, tagged); ok {
					return k
				}
			}
			if size == least {
				break
			}
		}
		longest := -1
		for i := range levels {
			if levels[i].added != "" && says[i] != levels[i].says(true) && (longest < 0 || len(says[i]) > len(says[longest])) {
				longest = i
			}
		}
		if longest < 0 {
			k, _ := fitTrack(levels, says, all, least, false)
			return k
		}
		says[longest] = levels[longest].says(true)
	}
}

// foldedCell is the width of a level whose words are left out.
const foldedCell = 68.0

// foldTrack sets the words of the present Level, in the largest letters that fit its cell. The other cells have
// only their numbers.
func foldTrack(levels []level, threat int, all, text, least float64) (k trackWords) {
	k = trackWords{inset: 10, lines: make([][]string, len(levels))}
	for i := range levels {
		k.cells = append(k.cells, foldedCell)
		if i == threat {
			k.cells[i] = all - foldedCell*float64(len(levels)-1)
		}
	}
	if threat < 0 || threat >= len(levels) {
		return k
	}
	room, high := k.cells[threat]-levelWords-k.inset-levelInset, foldedTrack-levelMargin
	for _, named := range [...]bool{false, true} {
		words := levels[threat].says(named)
		for size := math.Max(20*text, least); ; size = math.Max(size-0.5, least) {
			k.st = pen.Style{Font: pen.Display, Size: size, Tracking: 0.3}
			k.lines[threat] = evenly(words, k.st, room)
			if float64(len(k.lines[threat]))*size*levelPitch <= high {
				return k
			}
			if size == least {
				break
			}
		}
	}
	k.lines[threat] = k.lines[threat][:max(1, int(high/(k.st.Size*levelPitch)))]
	return k
}

// fitTrack sets words in letters of a size and reports whether they fit.
func fitTrack(levels []level, says []string, all, size float64, tagged bool) (k trackWords, ok bool) {
	k = trackWords{st: pen.Style{Font: pen.Display, Size: size, Tracking: 0.3}, tagged: tagged}
	high := levelHeight
	if tagged {
		high -= tagHeight
	}
	most := max(1, int(high/(size*levelPitch)))
	sum := 0.0
	for i := range levels {
		wide := narrowest(says[i], k.st, most) + levelWords + levelInset
		k.cells = append(k.cells, math.Max(wide, leastLevel))
		sum += k.cells[i]
	}
	for i := range k.cells {
		k.cells[i] += math.Floor((all - sum) / float64(len(k.cells)))
		lines := evenly(says[i], k.st, k.cells[i]-levelWords-levelInset)
		k.lines = append(k.lines, lines[:min(len(lines), most)])
	}
	return k, sum <= all
}

// evenly wraps words to a width so that the shortest line is as long as possible, without more lines than
// needed.
func evenly(words string, st pen.Style, w float64) []string {
	shortest := func(lines []string) float64 {
		least := math.Inf(1)
		for _, l := range lines {
			least = min(least, pen.Measure(l, st))
		}
		return least
	}
	lines := typeset.WrapWords(words, st, w)
	for n := narrowest(words, st, len(lines)); n < w; n += wrapStep {
		if k := typeset.WrapWords(words, st, n); len(k) == len(lines) && shortest(k) > shortest(lines) {
			lines = k
		}
	}
	return lines
}

// wrapStep is the difference of two widths that evenly tries.
const wrapStep = 6.0

// narrowest returns the least width in which words take at most a number of lines.
func narrowest(words string, st pen.Style, most int) float64 {
	fits := func(w float64) bool {
		lines := typeset.WrapWords(words, st, w)
		return len(lines) <= most && !slices.ContainsFunc(lines, func(l string) bool { return pen.Measure(l, st) > w })
	}
	low, up := 20.0, math.Ceil(pen.Measure(words, st))+1
	for up-low > 1 {
		if mid := math.Floor((low + up) / 2); fits(mid) {
			up = mid
		} else {
			low = mid
		}
	}
	return up
}

// darkHeat is the luminance of a level below which its words are light.
const darkHeat = 0.12

// onceWords begins the text of a level that does something once, as its tag says.
const onceWords = "When this Level is reached, "
