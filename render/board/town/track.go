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
)

// This file draws the Threat Track, with its levels and the end clock.

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
