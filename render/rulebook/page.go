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
func drawPage(c *ui.Canvas, p *mode.RulesPage, y float64) float64 {
	y += pageTop
	for i := range p.Says {
		says := &p.Says[i]
		if p.Glossary {
			y = word(c, says, y) + wordGap
			continue
		}
		if says.Head != "" {
			if seen(y, headDown) {
				c.Tag(strings.ToUpper(says.Head), pageBox.X+4, y+22, headSize, pen.CanDo, pen.Ink)
			}
			y += headDown
		}
		for _, s := range says.Says {
			y = paragraph(c, s, pageBox.X, y, pageBox.W-inPage) + paraGap
		}
		y += passageGap - paraGap
	}
	return y
}

// word draws a word with its meaning next to it.
func word(c *ui.Canvas, says *mode.Passage, y float64) float64 {
	named := set(c, says.Head, pageBox.X, y, wordWidth-20, ui.Bold(textSize, pen.CanDo))
	return max(named, paragraph(c, strings.Join(says.Says, " "), pageBox.X+wordWidth, y, pageBox.W-inPage-wordWidth))
}

// paragraph draws a paragraph from y down, and returns its end.
func paragraph(c *ui.Canvas, words string, x, y, wide float64) float64 {
	return set(c, words, x, y, wide, ui.Body(textSize, pen.Paper))
}

// set draws words in lines from y down, and returns their end.
func set(c *ui.Canvas, words string, x, y, wide float64, st pen.Style) float64 {
	high := c.ParagraphHeight(words, wide, textPitch, maxLines, st)
	if seen(y, high) {
		c.Paragraph(words, x, y+textSize, wide, textPitch, maxLines, st, pen.Left)
	}
	return y + high
}

// seen reports whether anything from y down, high units high, is visible on the page.
func seen(y, high float64) bool { return y+high > pageBox.Y && y < pageBox.Y+pageBox.H }
