package typeset

import (
	"strings"

	"lineup/render/art/pen"
)

// Word is a piece of rules text without spaces.
type Word struct {
	Text  string
	Heavy bool // set in Lato Black
}

// Placed is a word with the left end of its baseline and its width.
type Placed struct {
	Word
	X, Y, W float64
}

// WidthOf measures a word at a size.
type WidthOf func(w Word, size float64) float64

// Column is where text flows: a box, and corners it must keep out of.
type Column struct {
	Box   pen.Area
	Holes []pen.Area
}

// The line box around a baseline, and the distances between lines and
// paragraphs, as parts of the type size.
const (
	lineAbove = 0.80
	lineBelow = 0.22
	lineStep  = 1.19
	lineBreak = 0.38 // added between paragraphs
)

// span returns the room of a line box from top to bottom: the column's width
// without the holes it meets, which all reach one of its sides.
func (c Column) span(top, bottom float64) (left, right float64) {
	left, right = c.Box.X, c.Box.X+c.Box.W
	line := pen.AreaAt(c.Box.X, top, c.Box.W, bottom-top)
	for _, h := range c.Holes {
		if !line.Meets(h) {
			continue
		}
		if h.X+h.W/2 < c.Box.X+c.Box.W/2 {
			left = max(left, h.X+h.W)
		} else {
			right = min(right, h.X)
		}
	}
	return left, right
}

// Setting is text that has been laid out.
type Setting struct {
	Size  float64
	Words []Placed
	// Whole is false when words are left over.
	Whole bool
	// Bottom is the lower edge of the last line box.
	Bottom float64
}

// Flow lays paragraphs out at one size, from the top of the column down.
func Flow(paragraphs [][]Word, c Column, size float64, width WidthOf) Setting {
	s := Setting{Size: size, Whole: true, Bottom: c.Box.Y}
	baseline := c.Box.Y + lineAbove*size
	floor := c.Box.Y + c.Box.H
	for i, p := range paragraphs {
		if i > 0 {
			baseline += lineBreak * size
		}
		for at := 0; at < len(p); {
			if baseline+lineBelow*size > floor+1e-6 {
				s.Whole = false
				return s
			}
			left, right := c.span(baseline-lineAbove*size, baseline+lineBelow*size)
			x, first := left, at
			for at < len(p) {
				w := width(p[at], size)
				if x+w > right+1e-6 {
					break
				}
				s.Words = append(s.Words, Placed{p[at], x, baseline, w})
				x += w + width(Word{" ", p[at].Heavy}, size)
				at++
			}
			if at == first && right-left >= c.Box.W-1e-6 {
				// Not even one word fits a full line at this size.
				s.Whole = false
				return s
			}
			if at > first {
				s.Bottom = baseline + lineBelow*size
			}
			baseline += lineStep * size
		}
	}
	return s
}

// Settle lays text out at the largest size from most down to least at which all
// of it fits. If none does, it is cut at the smallest and ends in an ellipsis.
func Settle(paragraphs [][]Word, c Column, most, least float64, width WidthOf) Setting {
	for size := most; size > least; size -= 0.5 {
		if s := Flow(paragraphs, c, size, width); s.Whole {
			return s
		}
	}
	s := Flow(paragraphs, c, least, width)
	if !s.Whole {
		s.shorten(c, width)
	}
	return s
}

// shorten takes words off the end until an ellipsis has room behind the last.
func (s *Setting) shorten(c Column, width WidthOf) {
	for len(s.Words) > 0 {
		last := &s.Words[len(s.Words)-1]
		cut := Word{strings.TrimRight(last.Text, ".,;:") + "…", last.Heavy}
		w := width(cut, s.Size)
		_, right := c.span(last.Y-lineAbove*s.Size, last.Y+lineBelow*s.Size)
		if last.X+w <= right {
			last.Word, last.W = cut, w
			return
		}
		s.Words = s.Words[:len(s.Words)-1]
	}
}

// Wrap breaks text into lines no wider than width; "\n" always breaks. A single
// word that is wider gets a line of its own.
func Wrap(s string, st pen.Style, width float64) []string {
	return wrapBy(s, width, func(line string) float64 { return pen.Measure(line, st) })
}

func wrapBy(s string, width float64, measure func(string) float64) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(s, "\n") {
		line := ""
		for w := range strings.FieldsSeq(paragraph) {
			longer := w
			if line != "" {
				longer = line + " " + w
			}
			if line != "" && measure(longer) > width {
				lines = append(lines, line)
				longer = w
			}
			line = longer
		}
		lines = append(lines, line)
	}
	return lines
}
