package rulebook

import (
	"strings"

	"lineup/game/mode"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// The sizes of a page.
const (
	textSize   = ui.MinMenu + 2
	textPitch  = 35.0
	headSize   = 30.0
	headDown   = 58.0 // from the top of a heading to the text below it
	paraGap    = 10.0 // between paragraphs
	passageGap = 28.0
	maxLines   = 40 // of a paragraph; every one fits
	wordWidth  = 250.0
	wordGap    = 18.0
)

// pageTop is the room above a page, and pageEdge the room at its left, for tags that reach out
// there.
const pageTop, pageEdge = 8.0, 12.0

// inPage is the room beside a page's words, for the scroll bar.
const inPage = 40.0

// drawPage draws the visible part of a page from y down, and returns its end.
func (l places) drawPage(c *ui.Canvas, p *mode.RulesPage, y float64) float64 {
	y += pageTop
	for i := range p.Says {
		says := &p.Says[i]
		if p.Glossary {
			y = l.word(c, says, y) + wordGap
			continue
		}
		if says.Head != "" {
			if l.seen(y, headDown) {
				c.Tag(strings.ToUpper(says.Head), l.pageBox.X+4, y+22, headSize, pen.CanDo, pen.Ink)
			}
			y += headDown
		}
		for _, s := range says.Says {
			y = l.paragraph(c, s, l.pageBox.X, y, l.pageBox.W-inPage) + paraGap
		}
		y += passageGap - paraGap
	}
	return y
}

// word draws a word with its meaning next to it.
func (l places) word(c *ui.Canvas, says *mode.Passage, y float64) float64 {
	named := l.set(c, says.Head, l.pageBox.X, y, wordWidth-20, ui.Bold(textSize, pen.CanDo))
	return max(named, l.paragraph(c, strings.Join(says.Says, " "), l.pageBox.X+wordWidth, y, l.pageBox.W-inPage-wordWidth))
}

// paragraph draws a paragraph from y down, and returns its end.
func (l places) paragraph(c *ui.Canvas, words string, x, y, wide float64) float64 {
	return l.set(c, words, x, y, wide, ui.Body(textSize, pen.Paper))
}

// set draws words in lines from y down, and returns their end.
func (l places) set(c *ui.Canvas, words string, x, y, wide float64, st pen.Style) float64 {
	high := c.ParagraphHeight(words, wide, textPitch, maxLines, st)
	if l.seen(y, high) {
		c.Paragraph(words, x, y+textSize, wide, textPitch, maxLines, st, pen.Left)
	}
	return y + high
}

// seen reports whether anything from y down, high units high, is visible on the page.
func (l places) seen(y, high float64) bool {
	return y+high > l.pageBox.Y && y < l.pageBox.Y+l.pageBox.H
}
