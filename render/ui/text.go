package ui

import (
	"cmp"
	"image/color"
	"math"
	"strings"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// minDisplay is the smallest size of display letters, in pixels. Their capitals are smaller for
// their size. In windows of fewer than 720 lines they shrink with everything else.
var minDisplay = [2]float64{15, 15}

// style returns a text style in pixels, never too small to read.
func (c *Canvas) style(st pen.Style) pen.Style {
	least := c.MinRules() * c.Unit
	if st.Font == pen.Display {
		least = math.Max(least, c.least(minDisplay))
	}
	size := math.Max(st.Size*c.Unit, least)
	st.Tracking *= size / st.Size
	st.Size = math.Round(size*2) / 2
	return st
}

// Text draws one line in the given size with its baseline at y, for words that always fit. Use Line
// and Paragraph for sentences.
func (c *Canvas) Text(s string, x, y float64, st pen.Style, a pen.Align) { c.text(s, x, y, st, a, "") }

const (
	surelyFits = 60  // bytes of a line that fits into every window
	shortLine  = 100 // bytes of a line that is quick to measure
)

// text is like Text but offers the full text under the pointer. Whole is the text that s is all or
// part of, or "" to offer none.
func (c *Canvas) text(s string, x, y float64, st pen.Style, a pen.Align, whole string) {
	if s == "" {
		return
	}
	s = c.says(s)
	px, py, p := x*c.Unit+c.Left, y*c.Unit+c.Top, c.style(st)
	p.Colour = c.Letters(p.Colour)
	if len(s) > surelyFits { // no picture is wider than the window
		if short := c.Shortened(s, st, float64(c.Width)/c.Unit); short != s {
			s, whole = short, cmp.Or(whole, s)
		}
	}
	if b := c.lines; b.H > 0 {
		high, low := y-pen.CapHeight(p.Font, p.Size)/c.Unit, y+below*p.Size/c.Unit
		if high < b.Y && low > b.Y || low > b.Y+b.H && high < b.Y+b.H {
			return
		}
	}
	c.keepWords(s, x, y, st, a)
	c.labels.Draw(c.dst, s, px, py, p, a)
	c.Quads++
	if c.reading != nil {
		wide := c.labels.Width(s, p)
		px += a.Start(wide)
		c.reading.write(c.reading.part, pen.Written{Text: s, Style: p, Squeeze: 1, X0: px, Y0: py - pen.CapHeight(p.Font, p.Size), X1: px + wide, Y1: py}, whole)
	}
}

// Tinted is like Text, with parts of the line in colors of their own.
func (c *Canvas) Tinted(s string, x, y float64, st pen.Style, a pen.Align, tints []pen.Tint) {
	if len(tints) == 0 || c.says(s) != s {
		c.Text(s, x, y, st, a)
		return
	}
	p := c.style(st)
	p.Colour = c.Letters(p.Colour)
	x += a.Start(c.TextWidth(s, st))
	c.keepWords(s, x, y, st, pen.Left)
	px, py := x*c.Unit+c.Left, y*c.Unit+c.Top
	pen.Pieces(s, p.Colour, tints, func(from, to int, colour color.NRGBA) {
		one := p
		if one.Colour = colour; c.Contrast {
			one.Colour = pen.StrongTint(colour, p.Colour)
		}
		c.labels.Draw(c.dst, s[from:to], px+pen.Before(s, from, p), py, one, pen.Left)
		c.Quads++
	})
	if c.reading != nil {
		c.reading.write(c.reading.part, pen.Written{Text: s, Style: p, Squeeze: 1, X0: px, Y0: py - pen.CapHeight(p.Font, p.Size), X1: px + c.labels.Width(s, p), Y1: py}, "")
	}
}

// Scaled returns the style of sentences in the size of the settings. Titles stay as they are.
func (c *Canvas) Scaled(st pen.Style) pen.Style {
	if st.Font != pen.Display {
		st.Size *= c.TextScale
	}
	return st
}

// small reports whether letters are smaller than sentences in the settings.
func (c *Canvas) small(st pen.Style) bool {
	return st.Font != pen.Display && st.Size < MinMenu*cmp.Or(c.wanted, c.TextScale)-0.5
}

const (
	lineHeight = 1.22 // height of a line, for letters of size 1
	ascent     = 0.78 // the part above the baseline
	below      = 0.22 // the part of letters below it
)

// Line draws a line of words at most room wide and high units high. Y is the baseline for usual
// letters, and larger ones keep the same middle. A line that does not fit gets smaller, then
// shortened. It is shown in full under the pointer.
func (c *Canvas) Line(words string, x, y, room, high float64, st pen.Style, a pen.Align) {
	if words == "" {
		return
	}
	s, now := c.fitLine(words, room, high, st)
	c.lineIn(words, s, x, y+(now.Size-st.Size)*0.35, now, a)
}

// lineIn draws the part of a line that fits. All of it is shown under the pointer if it is not whole or
// smaller than sentences in the settings.
func (c *Canvas) lineIn(words, s string, x, y float64, now pen.Style, a pen.Align) {
	whole := ""
	if s != c.says(words) || c.small(now) {
		whole = words
		w := c.TextWidth(s, now)
		c.Offer(whole, BoxAt(x+a.Start(w), y-ascent*now.Size, w, lineHeight*now.Size))
	}
	c.text(s, x, y, now, a, whole)
}

// OneSize returns the style in which LineOf draws some lines in one size: the largest in which each
// fits a room.
func (c *Canvas) OneSize(lines []string, room, high float64, st pen.Style) pen.Style {
	now := c.Scaled(st)
	for _, l := range lines {
		_, one := c.fitLine(l, room, high, st)
		now.Size = math.Min(now.Size, one.Size)
	}
	return now
}

// LineOf draws a line at most room wide in a style of OneSize. Y is the baseline for letters of a usual
// size, and larger ones keep the same middle. A line that does not fit is shortened, and is shown in
// full under the pointer.
func (c *Canvas) LineOf(words string, x, y, room, usual float64, st pen.Style) {
	c.lineIn(words, c.Shortened(words, st, room), x, y+(st.Size-usual)*0.35, st, pen.Left)
}

// LinesAt returns the number of lines that a sentence needs in a scale and a width, at most. It is for
// layouts, which know no window.
func LinesAt(words string, st pen.Style, scale, width float64) int {
	if words == "" {
		return 0
	}
	const safe = 0.97 // letters are rounded to the pixels of the window
	st.Size *= scale
	return len(typeset.WrapWords(words, st, width*safe))
}

// WithText draws with another scale of sentences than that of the settings. Those that are smaller than
// in the settings are still shown in full under the pointer.
func (c *Canvas) WithText(scale float64, draw func()) {
	was, wanted := c.TextScale, c.wanted
	c.TextScale, c.wanted = scale, cmp.Or(wanted, was)
	draw()
	c.TextScale, c.wanted = was, wanted
}

// fitLine returns the part of a line that fits, and its style.
func (c *Canvas) fitLine(words string, room, high float64, st pen.Style) (string, pen.Style) {
	words = c.says(words)
	now := c.Scaled(st)
	now.Size = math.Max(st.Size, math.Min(now.Size, high/lineHeight))
	least := math.Min(st.Size, c.MinPrompt())
	if len(words) > shortLine && c.wider(words, now, 4*room) { // too long in any size, and slow to measure
		now.Size = least
	} else if w := c.TextWidth(words, now); w > room {
		now.Size = math.Max(least, math.Floor(now.Size*room/w*2)/2)
		if now.Size > least && c.TextWidth(words, now) > room {
			now.Size = math.Max(least, now.Size-0.5)
		}
	}
	return c.Shortened(words, now, room), now
}

// LineWhole reports whether Line draws all of some words.
func (c *Canvas) LineWhole(words string, room, high float64, st pen.Style) bool {
	s, _ := c.fitLine(words, room, high, st)
	return s == c.says(words)
}

// TextWithin draws a line from x, smaller if it is wider than room. It is like Line without extra
// room above and below.
func (c *Canvas) TextWithin(s string, x, y, room float64, st pen.Style) {
	c.Line(s, x, y, room, st.Size*lineHeight, st, pen.Left)
}

// paragraph is the input for setting a paragraph. setParagraph is the result.
type paragraph struct {
	words        string
	width, pitch float64
	most         int
	style        pen.Style
	unit, scale  float64
	least        float64 // MinPrompt, which is larger for a larger size
	face         pen.Face
}

type setParagraph struct {
	lines []string
	size  float64
	pitch float64
	cut   bool // it does not all fit
}

// maxParagraphs limits the paragraphs kept.
const maxParagraphs = 400

// set sets a paragraph in the size of the settings, or smaller to fit.
func (c *Canvas) set(p paragraph) setParagraph {
	p.unit, p.scale, p.least, p.face = c.Unit, c.TextScale, c.MinPrompt(), c.TextFace
	if s, ok := c.paragraphs[p]; ok {
		return s
	}
	if c.paragraphs == nil || len(c.paragraphs) >= maxParagraphs {
		c.paragraphs = map[paragraph]setParagraph{}
	}
	s := c.setNow(p)
	c.paragraphs[p] = s
	return s
}

func (c *Canvas) setNow(p paragraph) setParagraph {
	st := p.style
	high := p.pitch * float64(p.most)
	least := math.Max(p.style.Size*0.75, math.Min(p.style.Size, c.MinPrompt()))
	for st.Size = c.Scaled(p.style).Size; ; st.Size = math.Max(least, st.Size-1) {
		pitch := p.pitch * math.Max(1, st.Size/p.style.Size)
		lines := typeset.WrapWords(c.says(p.words), c.style(st), p.width*c.Unit)
		fits := float64(len(lines))*pitch <= high+0.01 && c.within(lines, st, p.width)
		if fits || st.Size <= least {
			if !fits { // even small letters need words to be broken
				lines = c.WrapAtMost(p.words, st, p.width, max(1, p.most)+1)
				fits = float64(len(lines))*pitch <= high+0.01
			}
			s := setParagraph{lines: lines, size: st.Size, pitch: pitch, cut: !fits}
			if n := max(1, p.most); len(lines) > n {
				s.lines = lines[:n:n]
				s.lines[n-1] = c.Shortened(s.lines[n-1]+" ...", st, p.width)
			}
			for i, line := range s.lines {
				s.lines[i] = c.Shortened(line, st, p.width)
				s.cut = s.cut || s.lines[i] != c.says(line)
			}
			return s
		}
	}
}

// within reports whether all lines fit a width. A single long word may not.
func (c *Canvas) within(lines []string, st pen.Style, width float64) bool {
	for _, l := range lines {
		if c.wider(l, st, width) {
			return false
		}
	}
	return true
}

// Paragraph draws a sentence in lines of a width and returns the baseline after the last. Y is the
// first baseline, pitch the distance between lines, and most the greatest number of lines in usual
// letters. Larger letters get the same room. A sentence that is too long gets smaller, then
// shortened. It is shown in full under the pointer.
func (c *Canvas) Paragraph(words string, x, y, width, pitch float64, most int, st pen.Style, align pen.Align) float64 {
	if words == "" {
		return y
	}
	p := paragraph{words: c.says(words), width: width, pitch: pitch, most: most, style: st}
	p.style.Colour = pen.Paper // does not affect the size
	s := c.set(p)
	down := math.Max(0, s.size-st.Size) * ascent
	now := st
	now.Size = s.size
	whole := ""
	if s.cut || c.small(now) {
		whole = words
		left := x
		switch align {
		case pen.Left:
		case pen.Centre:
			left -= width / 2
		case pen.Right:
			left -= width
		}
		c.Offer(whole, BoxAt(left, y+down-ascent*s.size, width, s.pitch*float64(len(s.lines))))
	}
	for i, line := range s.lines {
		c.text(line, x, y+down+float64(i)*s.pitch, now, align, whole)
	}
	return y + float64(len(s.lines))*s.pitch
}

// Column draws lines of words below each other in a box. Pitch is their height in usual letters, so
// larger letters leave room for fewer. A long line continues in the next row if the lines after it
// still fit. All lines are shown under the pointer if some do not fit or are smaller than the setting. Style returns the style of each
// line. Column returns the y of the middle of each line drawn.
func (c *Canvas) Column(lines []string, in Box, pitch float64, style func(i int) pen.Style, a pen.Align) (middles []float64) {
	step := pitch * c.TextScale
	rows, used, cut := max(1, int(in.H/step+0.01)), 0, false
	x := in.X - a.Start(in.W)
	all := strings.Join(lines, "\n")
	for i, l := range lines {
		if used >= rows {
			cut = true
			break
		}
		st := c.Scaled(style(i))
		cut = cut || c.small(st)
		most := max(1, rows-used-(len(lines)-1-i))
		set := c.WrapAtMost(l, st, in.W, most+1)
		if len(set) > most {
			cut, set = true, set[:most:most]
			set[most-1] += " ..."
		}
		middles = append(middles, in.Y+(float64(used)+0.5)*step)
		for _, words := range set {
			shown, whole := c.Shortened(words, st, in.W), ""
			if cut = cut || shown != c.says(words); cut {
				whole = all
			}
			c.text(shown, x, in.Y+(float64(used)+0.5)*step+0.35*st.Size, st, a, whole)
			used++
		}
	}
	if cut {
		c.Offer(all, in)
	}
	return middles
}

// ParagraphHeight returns the height of a paragraph drawn by Paragraph.
func (c *Canvas) ParagraphHeight(words string, width, pitch float64, most int, st pen.Style) float64 {
	if words == "" {
		return 0
	}
	st.Colour = pen.Paper
	s := c.set(paragraph{words: c.says(words), width: width, pitch: pitch, most: most, style: st})
	return float64(len(s.lines)) * s.pitch
}

// Shortened returns a line at most room wide, with three dots in place of the end cut off.
func (c *Canvas) Shortened(s string, st pen.Style, room float64) string {
	s = c.says(s)
	if !c.wider(s, st, room) {
		return s
	}
	const dots = "..."
	first, _ := c.split(s, st, room-c.TextWidth(dots, st))
	return strings.TrimRight(first, " ") + dots
}

// wider reports whether a line is wider than a room. It measures only as much of it as it has to.
func (c *Canvas) wider(s string, st pen.Style, room float64) bool {
	if len(s) <= shortLine {
		return c.TextWidth(s, st) > room
	}
	return typeset.Wider(s, room, func(s string) float64 { return c.TextWidth(s, st) })
}

// split cuts a line where it would exceed the room, after its first letter at the earliest.
func (c *Canvas) split(s string, st pen.Style, room float64) (first, rest string) {
	return typeset.Split(s, room, func(s string) float64 { return c.TextWidth(s, st) })
}

// TextWidth returns the width of a line on the stage.
func (c *Canvas) TextWidth(s string, st pen.Style) float64 {
	return c.labels.Width(c.says(s), c.style(st)) / c.Unit
}

// Wrap breaks text into lines no wider than a width of the stage.
func (c *Canvas) Wrap(s string, st pen.Style, width float64) []string {
	return typeset.Wrap(c.says(s), c.style(st), width*c.Unit)
}

// WrapAtMost is like Wrap but returns at most a number of lines. Three dots replace the rest.
func (c *Canvas) WrapAtMost(s string, st pen.Style, width float64, most int) []string {
	most = max(1, most)
	lines := typeset.WrapAtMost(c.says(brief(s, most*briefLine)), c.style(st), width*c.Unit, most+1)
	if len(lines) > most {
		lines = lines[:most:most]
		lines[most-1] = c.Shortened(lines[most-1]+" ...", st, width)
	}
	return lines
}

// briefLine is more letters than a line of the window has.
const briefLine = 400

// brief returns the beginning of a text that is far too long to be shown.
func brief(s string, most int) string {
	if len(s) <= most {
		return s
	}
	for i := range s {
		if most--; most < 0 {
			return s[:i] + " ..."
		}
	}
	return s
}

// Display returns the style of titles, numbers and buttons, which have only capitals.
func Display(size float64, colour color.NRGBA) pen.Style {
	return pen.Style{Font: pen.Display, Size: size, Tracking: 1, Colour: colour}
}

// Body returns the style of sentences.
func Body(size float64, colour color.NRGBA) pen.Style {
	return pen.Style{Font: pen.Body, Size: size, Colour: colour}
}

// Bold returns the style of emphasized words and sentences.
func Bold(size float64, colour color.NRGBA) pen.Style {
	return pen.Style{Font: pen.Heavy, Size: size, Colour: colour}
}
