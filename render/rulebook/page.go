package rulebook

import (
	"strings"

	"lineup/game/mode"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// The measures of a page.
const (
	textSize   = ui.MinMenu + 2
	textPitch  = 35.0
	headSize   = 30.0
	headDown   = 58.0 // from the top of a heading to the top of what stands below it
	paraGap    = 10.0 // between paragraphs
	passageGap = 28.0
	maxLines   = 40 // of a paragraph: there is always room
	wordWidth  = 250.0
	wordGap    = 18.0
)

// pageTop is what is left free above a page, and pageEdge at its left: tags reach out there.
const pageTop, pageEdge = 8.0, 12.0

// inPage is the room of the words of a page, beside what shows how far it is scrolled.
const inPage = 40.0

// drawPage draws a page from a height on, and gives where it ends. Only what is seen is drawn.
func drawPage(c *ui.Canvas, p *mode.Page, y float64) float64 {
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

// word draws a word, and beside it what it means.
func word(c *ui.Canvas, says *mode.Passage, y float64) float64 {
	named := set(c, says.Head, pageBox.X, y, wordWidth-20, ui.Bold(textSize, pen.CanDo))
	return max(named, paragraph(c, strings.Join(says.Says, " "), pageBox.X+wordWidth, y, pageBox.W-inPage-wordWidth))
}

// paragraph draws a paragraph from a height on, and gives where it ends.
func paragraph(c *ui.Canvas, words string, x, y, wide float64) float64 {
	return set(c, words, x, y, wide, ui.Body(textSize, pen.Paper))
}

// set draws words in lines from a height on, and gives where they end.
func set(c *ui.Canvas, words string, x, y, wide float64, st pen.Style) float64 {
	high := c.ParagraphHeight(words, wide, textPitch, maxLines, st)
	if seen(y, high) {
		c.Paragraph(words, x, y+textSize, wide, textPitch, maxLines, st, pen.Left)
	}
	return y + high
}

// seen reports whether anything of what begins at a height and is so high lies within the page.
func seen(y, high float64) bool { return y+high > pageBox.Y && y < pageBox.Y+pageBox.H }
