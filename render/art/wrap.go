package art

import "strings"

// word is a piece of rules text without spaces.
type word struct {
	text  string
	heavy bool // set in Lato Black
}

// area is a rectangle in design units.
type area struct{ x, y, w, h float64 }

func (a area) meets(b area) bool {
	return a.x < b.x+b.w && b.x < a.x+a.w && a.y < b.y+b.h && b.y < a.y+a.h
}

// placed is a word with the left end of its baseline and its width.
type placed struct {
	word
	x, y, w float64
}

// widthOf measures a word at a size.
type widthOf func(w word, size float64) float64

// column is where text flows: a box, and corners it must keep out of.
type column struct {
	box   area
	holes []area
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
func (c column) span(top, bottom float64) (left, right float64) {
	left, right = c.box.x, c.box.x+c.box.w
	line := area{c.box.x, top, c.box.w, bottom - top}
	for _, h := range c.holes {
		if !line.meets(h) {
			continue
		}
		if h.x+h.w/2 < c.box.x+c.box.w/2 {
			left = max(left, h.x+h.w)
		} else {
			right = min(right, h.x)
		}
	}
	return left, right
}

// setting is text that has been laid out.
type setting struct {
	size  float64
	words []placed
	// whole is false when words are left over.
	whole bool
	// bottom is the lower edge of the last line box.
	bottom float64
}

// flow lays paragraphs out at one size, from the top of the column down.
func flow(paragraphs [][]word, c column, size float64, width widthOf) setting {
	s := setting{size: size, whole: true, bottom: c.box.y}
	baseline := c.box.y + lineAbove*size
	floor := c.box.y + c.box.h
	for i, p := range paragraphs {
		if i > 0 {
			baseline += lineBreak * size
		}
		for at := 0; at < len(p); {
			if baseline+lineBelow*size > floor+1e-6 {
				s.whole = false
				return s
			}
			left, right := c.span(baseline-lineAbove*size, baseline+lineBelow*size)
			x, first := left, at
			for at < len(p) {
				w := width(p[at], size)
				if x+w > right+1e-6 {
					break
				}
				s.words = append(s.words, placed{p[at], x, baseline, w})
				x += w + width(word{" ", p[at].heavy}, size)
				at++
			}
			if at == first && right-left >= c.box.w-1e-6 {
				// Not even one word fits a full line at this size.
				s.whole = false
				return s
			}
			if at > first {
				s.bottom = baseline + lineBelow*size
			}
			baseline += lineStep * size
		}
	}
	return s
}

// settle lays text out at the largest size from most down to least at which all
// of it fits. If none does, it is cut at the smallest and ends in an ellipsis.
func settle(paragraphs [][]word, c column, most, least float64, width widthOf) setting {
	for size := most; size > least; size -= 0.5 {
		if s := flow(paragraphs, c, size, width); s.whole {
			return s
		}
	}
	s := flow(paragraphs, c, least, width)
	if !s.whole {
		s.shorten(c, width)
	}
	return s
}

// shorten takes words off the end until an ellipsis has room behind the last.
func (s *setting) shorten(c column, width widthOf) {
	for len(s.words) > 0 {
		last := &s.words[len(s.words)-1]
		cut := word{strings.TrimRight(last.text, ".,;:") + "…", last.heavy}
		w := width(cut, s.size)
		_, right := c.span(last.y-lineAbove*s.size, last.y+lineBelow*s.size)
		if last.x+w <= right {
			last.word, last.w = cut, w
			return
		}
		s.words = s.words[:len(s.words)-1]
	}
}

// Wrap breaks text into lines no wider than width; "\n" always breaks. A single
// word that is wider gets a line of its own.
func Wrap(s string, st Style, width float64) []string {
	return wrapBy(s, width, func(line string) float64 { return Measure(line, st) })
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
