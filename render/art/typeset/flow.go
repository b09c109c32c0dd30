package typeset

import (
	"math"
	"slices"
	"sort"
	"strings"
	"unicode"

	"lineup/render/art/pen"
)

// Placed is a word with the left end of its baseline, its width, and its size.
type Placed struct {
	Word
	X, Y, W, Size float64
}

// Column is the area for text: a box, and a notch at its upper right that belongs to something
// else.
type Column struct{ Box, Notch pen.Area }

// WidthOf returns the width of a word's letters at size 1, without its sign.
type WidthOf func(w Word) float64

// Measured measures the words of paragraphs once and for all, and returns the paragraphs.
func Measured(paragraphs [][]Word, width WidthOf) [][]Word {
	for _, p := range paragraphs {
		for i := range p {
			if p[i].Text != "" {
				p[i].wide = width(p[i])
			}
		}
	}
	return paragraphs
}

// Distances as fractions of the type size.
const (
	ascent    = 0.86 // from the top of the box to the first baseline
	lineStep  = 1.17
	lineBreak = 0.3  // added between paragraphs
	tallStep  = 0.2  // added before a line with a sign taller than letters
	capital   = 0.75 // the reach of letters above the baseline; descent is that below it
	descent   = 0.25
	tallHead  = 1.16 // the same for tall signs
	tallFoot  = 0.48
	gainStep  = 0.26 // between signs of gains
	// largeAbove and largeBelow are added around a paragraph of large signs.
	largeAbove = 0.80
	largeBelow = 0.28
)

// Large is the enlargement of a paragraph that consists only of gains.
const Large = 1.75

// Setting is text that has been laid out.
type Setting struct {
	Size  float64
	Words []Placed
	// Sentences is the number of sentences shown.
	Sentences int
	// Whole is false if the box is too small for all of the text, or if sentences are left out.
	Whole bool
	// Bottom is the lower edge of the last line.
	Bottom float64
	// Narrow is the width of its letters, as a part of their natural width; 0 means 1.
	Narrow float64
	// Shown is what Fit has laid out of a text that does not fit, with the sign that there is more.
	Shown [][]Word
}

// Flow lays out paragraphs at one size, from the top of a column down. The text may extend beyond
// the lower edge.
func Flow(paragraphs [][]Word, c Column, size float64, width WidthOf) Setting {
	f := newTypesetter(paragraphs, c, size, width)
	f.all(paragraphs)
	return f.Setting
}

// FlowWhole is like Flow but reports whether all of the text fits, and stops at the first line that
// does not.
func FlowWhole(paragraphs [][]Word, c Column, size float64, width WidthOf) (Setting, bool) {
	f := newTypesetter(paragraphs, c, size, width)
	f.stops = true
	f.all(paragraphs)
	return f.Setting, f.Whole
}

// typesetter builds a Setting.
type typesetter struct {
	Setting
	column Column
	width  WidthOf
	light  float64 // the width of a space at size 1
	heavy  float64 // the same between heavy words
	stops  bool    // at the first line that does not fit
}

func newTypesetter(paragraphs [][]Word, c Column, size float64, width WidthOf) *typesetter {
	f := &typesetter{Setting: Setting{Size: size, Whole: true, Bottom: c.Box.Y}, column: c, width: width}
	f.light, f.heavy = width(Word{Text: " "}), width(Word{Text: " ", Heavy: true})
	f.Words = make([]Placed, 0, wordsOf(paragraphs))
	return f
}

// all lays out all paragraphs.
func (f *typesetter) all(paragraphs [][]Word) {
	y := f.column.Box.Y + ascent*f.Size
	for i, p := range paragraphs {
		if i > 0 {
			y += lineBreak * f.Size
		}
		y = f.paragraph(p, y, i == 0)
		if f.stops && !f.Whole {
			return
		}
	}
	f.Whole = f.Whole && f.above()
}

// above reports whether the text so far ends above the lower edge.
func (f *typesetter) above() bool { return f.Bottom <= f.column.Box.Y+f.column.Box.H+1e-6 }

// paragraph lays out a paragraph with its first baseline at y or below, and returns the baseline of
// the next paragraph.
func (f *typesetter) paragraph(p []Word, y float64, first bool) float64 {
	size, after := f.Size, 0.0
	if onlyGains(p) {
		y += largeAbove * size
		after = largeBelow * size
		size *= Large
	}
	for i := 0; i < len(p); {
		if i > 0 {
			y += lineStep * size
		}
		_, tall := f.line(p[i:], size, math.Inf(1))
		if tall && after == 0 && !(first && i == 0) {
			y += tallStep * size
		}
		n, _ := f.line(p[i:], size, y)
		f.place(p[i:i+n], y, size)
		foot := descent
		if tall {
			foot = tallFoot
		}
		f.Bottom = y + foot*size
		i += n
		if f.stops && !(f.Whole && f.above()) {
			f.Whole = false
			break
		}
	}
	return y + lineStep*f.Size + after
}

// Inline joins each paragraph of gain signs to the next paragraph, which takes less room.
func Inline(paragraphs [][]Word) [][]Word {
	var out [][]Word
	for i := 0; i < len(paragraphs); i++ {
		p := paragraphs[i]
		if onlyGains(p) && i+1 < len(paragraphs) {
			i++
			p = slices.Concat(p, paragraphs[i])
		}
		out = append(out, p)
	}
	return out
}

// onlyGains reports whether a paragraph consists only of gain signs.
func onlyGains(p []Word) bool {
	for _, w := range p {
		if !w.Gains() {
			return false
		}
	}
	return true
}

// line returns the number of words, at least one, that fit a line with its baseline at y, and
// whether one is tall. Only words that reach up to the notch must end before it.
func (f *typesetter) line(p []Word, size, y float64) (n int, tall bool) {
	x, notch := 0.0, f.column.Notch
	for n < len(p) {
		if n > 0 {
			x += f.space(p[n-1], p[n], size)
		}
		x += f.wide(p[n], size)
		room := f.column.Box.W
		if y-p[n].head()*size < notch.Y+notch.H {
			room = notch.X - f.column.Box.X
		}
		if n > 0 && x > room+1e-6 {
			break
		}
		f.Whole = f.Whole && x <= f.column.Box.W+1e-6
		tall = tall || p[n].tall()
		n++
	}
	return n, tall
}

func (f *typesetter) place(line []Word, y, size float64) {
	x := f.column.Box.X
	for i, w := range line {
		if i > 0 {
			x += f.space(line[i-1], w, size)
		}
		wide := f.wide(w, size)
		f.Words = append(f.Words, Placed{w, x, y, wide, size})
		x += wide
		if w.Last {
			f.Sentences++
		}
	}
}

// wide returns the width of a word with its sign.
func (f *typesetter) wide(w Word, size float64) float64 {
	out := w.TextStart() * size
	switch {
	case w.wide > 0:
		out += w.wide * size
	case w.Text != "":
		out += f.width(w) * size
	}
	return out
}

// space returns the distance between two words on a line.
func (f *typesetter) space(a, b Word, size float64) float64 {
	if a.Gains() && a.Text == "" && b.Gains() {
		return gainStep * size
	}
	if a.Heavy && b.Heavy {
		return f.heavy * size
	}
	return f.light * size
}

// FitSentences lays out paragraphs in a column at one size. If they do not all fit, it lays out as many
// whole sentences as fit, followed by a sign that there is more. Nothing is shown, and Shown is nil, if
// none fits.
func FitSentences(paragraphs [][]Word, c Column, size float64, width WidthOf) Setting {
	s := Flow(paragraphs, c, size, width)
	if s.Whole {
		return s
	}
	for n := s.Sentences - 1; n > 0; n-- {
		if cut, ok := fitShown(Cut(paragraphs, n), n, c, size, width); ok {
			return cut
		}
	}
	return Setting{Size: size, Bottom: c.Box.Y}
}

// fitShown lays out a part of a text, with a number of whole sentences, and reports whether it fits.
func fitShown(shown [][]Word, sentences int, c Column, size float64, width WidthOf) (Setting, bool) {
	cut, fits := FlowWhole(shown, c, size, width)
	cut.Whole, cut.Sentences, cut.Shown = false, sentences, shown
	return cut, fits
}

// Fit is like FitSentences, but if that leaves a line free, as many words as fit follow.
func Fit(paragraphs [][]Word, c Column, size float64, width WidthOf) Setting {
	whole := FitSentences(paragraphs, c, size, width)
	if whole.Whole {
		return whole
	}
	// A sentence of gain signs alone is large, and smaller with words after it.
	if whole.Shown != nil && !onlyGains(whole.Shown[0]) && c.Box.Y+c.Box.H-whole.Bottom < lineStep*size {
		return whole
	}
	for n := wordsOf(paragraphs) - 1; n > wordsOf(whole.Shown); n-- {
		if cut, ok := fitShown(cutWords(paragraphs, n), whole.Sentences, c, size, width); ok {
			return cut
		}
	}
	if whole.Shown == nil {
		shown := [][]Word{{{Sign: More}}}
		whole = Flow(shown, c, size, width)
		whole.Whole, whole.Sentences, whole.Shown = false, 0, shown
	}
	return whole
}

// wordsOf returns the number of words of paragraphs, with the sign that there is more.
func wordsOf(paragraphs [][]Word) (n int) {
	for _, p := range paragraphs {
		n += len(p)
	}
	return n
}

// cutWords returns the first n words, followed by the sign that there is more.
func cutWords(paragraphs [][]Word, n int) [][]Word {
	more := Word{Sign: More}
	var out [][]Word
	for _, p := range paragraphs {
		if n <= 0 {
			break
		}
		out = append(out, slices.Clone(p[:min(n, len(p))]))
		n -= len(p)
	}
	if last := len(out) - 1; last >= 0 && !onlyGains(out[last]) { // large signs keep their own line
		out[last] = append(out[last], more)
		return out
	}
	return append(out, []Word{more})
}

// Cut returns the first n sentences, followed by the sign that there is more.
func Cut(paragraphs [][]Word, n int) [][]Word {
	more := Word{Sign: More}
	var out [][]Word
	for _, p := range paragraphs {
		end := 0
		for end < len(p) && n > 0 {
			if p[end].Last {
				n--
			}
			end++
		}
		switch {
		case end == 0:
			return append(out, []Word{more})
		case n > 0 || onlyGains(p[:end]): // large signs keep their own line
			out = append(out, alone(p[:end]))
		default:
			return append(out, append(append([]Word{}, p[:end]...), more))
		}
	}
	return append(out, []Word{more})
}

// Wrap breaks text into lines no wider than width, and at each "\n". A number stays with its word, as in
// "Slot 5", "+1 Power" and "for 2 Power", if both fit in a line. A wider word is broken after a letter.
func Wrap(s string, st pen.Style, width float64) []string {
	return wrapBy(s, width, true, math.MaxInt, func(line string) float64 { return pen.Measure(line, st) })
}

// WrapAtMost is like Wrap but returns only the first lines, at most a number of them.
func WrapAtMost(s string, st pen.Style, width float64, most int) []string {
	return wrapBy(s, width, true, most, func(line string) float64 { return pen.Measure(line, st) })
}

// WrapWords is like Wrap but leaves a wider word whole, on its own line.
func WrapWords(s string, st pen.Style, width float64) []string {
	return wrapBy(s, width, false, math.MaxInt, func(line string) float64 { return pen.Measure(line, st) })
}

func wrapBy(s string, width float64, breaks bool, most int, measure func(string) float64) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(s, "\n") {
		words := strings.Fields(paragraph)
		left := strings.Join(words, " ") // of the paragraph
		line := func(n int) string {     // of the first words
			long := n - 1
			for _, w := range words[:n] {
				long += len(w)
			}
			return left[:long]
		}
		wide := func(n int) bool { return Wider(line(n), width, measure) }
		if len(lines) == most {
			break
		}
		if len(words) > 1 && wide(len(words)) {
			words = bound(words, func(part string) bool { return !Wider(part, width, measure) })
		}
		if len(words) == 0 {
			lines = append(lines, "")
		}
		for len(words) > 0 && len(lines) < most {
			// Measuring is slow. Most texts fit as they are, and for the others only a few
			// candidates are measured.
			n := len(words)
			if wide(n) {
				if n > 1 {
					n = 1 + sort.Search(n-2, func(i int) bool { return wide(i + 2) })
				}
				if breaks && n == 1 && wide(1) {
					if first, rest := Split(words[0], width, measure); rest != "" {
						lines, left = append(lines, first), rest+left[len(words[0]):]
						words[0] = rest
						continue
					}
				}
			}
			lines, words = append(lines, line(n)), words[n:]
			if left = left[len(lines[len(lines)-1]):]; len(words) > 0 {
				left = left[1:] // the space
			}
		}
	}
	return lines
}

// bound returns words with each number and the words it belongs to as one, if they fit in a line: a number
// and the word after it, and a name and the number after it.
func bound(words []string, fits func(string) bool) []string {
	var out []string // nil as long as nothing is bound
	for i := 1; i < len(words); i++ {
		binds := binds(words, i)
		if out == nil {
			if !binds {
				continue
			}
			out = slices.Clone(words[:i])
		}
		last := len(out) - 1
		at := strings.LastIndexByte(out[last], ' ')
		switch all := out[last] + " " + words[i]; {
		case binds && fits(all):
			out[last] = all
		case binds && at >= 0 && fits(all[at+1:]): // what a number counts is closer than a word before it
			out[last] = all[:at]
			out = append(out, all[at+1:])
		default:
			out = append(out, words[i])
		}
	}
	if out == nil {
		return words
	}
	return out
}

// binds reports whether a word belongs to the one before it, because one of them is a number: it is the number
// of a name, as in "Slot 5", or what the number counts, as in "+1 Power" and "5 cards".
func binds(words []string, i int) bool {
	word, before := words[i], words[i-1]
	switch {
	case signed(before):
		return true
	case number(word):
		return unicode.IsUpper(first(before))
	case !digits(strings.TrimLeft(before, "(")) || !unicode.IsLetter(first(word)) || links[word]:
		return false
	}
	// A word after "at Slot 5" is only another word, but the first of a sentence may be no name: "Pay 5 Power".
	named := i > 2 && unicode.IsUpper(first(words[i-2])) && !strings.ContainsAny(words[i-3], ".:!?")
	return !named || unicode.IsUpper(first(word))
}

// links are words that a number before them does not count.
var links = map[string]bool{
	"and": true, "as": true, "at": true, "by": true, "for": true, "from": true, "if": true, "in": true, "is": true, "of": true, "on": true,
	"or": true, "than": true, "then": true, "to": true, "when": true, "with": true,
}

// first returns the first letter of a word, or 0.
func first(word string) rune {
	for _, r := range word {
		return r
	}
	return 0
}

// signed reports whether a word is a number with a sign, as in "(+1 Power)".
func signed(word string) bool {
	word = strings.TrimLeft(word, "(")
	if word == "" || !strings.ContainsRune("+-", rune(word[0])) {
		return false
	}
	return digits(word[1:])
}

// number reports whether a word is a number, maybe with a sign after it, as in "Slot 5:".
func number(word string) bool { return digits(strings.TrimRight(word, ".,:;!?)")) }

// digits reports whether a word is one or more digits.
func digits(word string) bool {
	return word != "" && strings.Trim(word, "0123456789") == ""
}

// surely is the number of letters that are measured first of a long line.
const surely = 128

// Wider reports whether a line is wider than width. It measures no more of a long line than it has
// to.
func Wider(line string, width float64, measure func(string) float64) bool {
	n := 0
	next := surely
	for i := range line {
		if n == next && measure(line[:i]) > width {
			return true
		}
		if n == next {
			next *= 2
		}
		n++
	}
	return measure(line) > width
}

// Split cuts a line where it would exceed a width, after its first letter at the earliest.
func Split(line string, width float64, measure func(string) float64) (first, rest string) {
	letters := []rune(line)
	most := min(len(letters), surely)
	for most < len(letters) && measure(string(letters[:most])) <= width {
		most = min(2*most, len(letters))
	}
	n := sort.Search(most, func(n int) bool { return measure(string(letters[:n+1])) > width })
	n = min(len(letters), max(n, 1))
	return string(letters[:n]), string(letters[n:])
}
