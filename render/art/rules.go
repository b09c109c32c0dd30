package art

import (
	"cmp"
	"image/color"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// textStep is the step in which enlarged rules text is reduced until it fits.
const textStep = 0.125

// rulePlaces are n possible places for the rules of a picture, in order from the one that leaves
// the most room above. at returns the column of a place for an enlargement and a size of text.
type rulePlaces struct {
	sizes []float64 // text sizes; each is tried if those before it do not fit
	n     int
	at    func(text, size float64, place int) typeset.Column
}

// settle lays out rules text in one of several places. It uses the wanted size if all text fits, or
// else a smaller one, but never below the usual size. If that is not enough, and in larger sizes, it
// puts signs of gains on the line of the next paragraph. Text that still does not fit ends early: after a
// whole sentence if the place can be lower then, and otherwise after any word. Before that, the letters of a
// wide typeface are squeezed.
func (s Press) settle(f Face, unit float64, in rulePlaces) (set typeset.Setting) {
	inLetters(func(by letters) bool {
		set = s.settleBy(by, f, unit, in)
		return set.Whole
	})
	return set
}

// settleBy is settle with letters of a width.
func (s Press) settleBy(by letters, f Face, unit float64, in rulePlaces) typeset.Setting {
	paragraphs, least := by.measured(f.Text), s.least(unit)
	inline := typeset.Inline(paragraphs)
	fits := func(words [][]typeset.Word, text, size float64) (typeset.Setting, bool) {
		for i := range in.n {
			if set, ok := typeset.FlowWhole(words, in.at(text, size, i), size, by.ruler); ok {
				return by.of(set), true
			}
		}
		return typeset.Setting{}, false
	}
	for text := s.text(); ; text = max(1, text-textStep) {
		for _, size := range in.sizes {
			if set, ok := fits(paragraphs, text, max(size, least)*text); ok {
				return set
			}
		}
		last := max(in.sizes[len(in.sizes)-1], least) * text
		if set, ok := fits(inline, text, last); ok {
			return set
		}
		if text == 1 {
			break
		}
	}
	size := max(in.sizes[len(in.sizes)-1], least)
	place := in.at(1, size, in.n-1)
	set := typeset.FitSentences(inline, place, size, by.ruler)
	if in.n == 1 || len(set.Words) == 0 {
		set = typeset.Fit(paragraphs, place, size, by.ruler)
		if more := typeset.Fit(inline, place, size, by.ruler); len(more.Words) > len(set.Words) {
			set = more
		}
	}
	if lower, ok := fits(set.Shown, 1, size); ok {
		lower.Whole, lower.Sentences, lower.Shown = false, set.Sentences, set.Shown
		return lower
	}
	return by.of(set)
}

// letters is the width of the letters of rules text, as a part of their natural width.
type letters float64

const natural letters = 1

// inLetters lays a text out, and a second time with squeezed letters if it does not fit and the typeface has them.
func inLetters(lay func(by letters) (fits bool)) {
	if lay(natural) {
		return
	}
	if narrow := letters(pen.Narrow(pen.Body)); narrow < natural {
		lay(narrow)
	}
}

// ruler returns the width of a word's letters at size 1.
func (k letters) ruler(w typeset.Word) float64 {
	return float64(k) * pen.Measure(w.Text, pen.Style{Font: fontOf(w), Size: 1})
}

// measured returns the paragraphs of rules text, ready to be laid out in many sizes.
func (k letters) measured(text string) [][]typeset.Word {
	return typeset.Measured(typeset.Paragraphs(text), k.ruler)
}

// of returns a text that is laid out with such letters.
func (k letters) of(set typeset.Setting) typeset.Setting {
	set.Narrow = float64(k)
	return set
}

func fontOf(w typeset.Word) pen.Font {
	if w.Heavy {
		return pen.Heavy
	}
	return pen.Body
}

// drawRules draws laid-out text with its signs, light words in one color and heavy words in
// another.
func drawRules(p pen.Pen, s typeset.Setting, light, heavy color.NRGBA) {
	for i := 0; i < len(s.Words); {
		w := s.Words[i]
		drawSign(p, w.Word, w.X, w.Y, w.Size, heavy)
		// Adjacent words of one weight on a line are drawn together.
		line := w.Text
		for i++; i < len(s.Words); i++ {
			n := s.Words[i]
			if n.Y != w.Y || n.Heavy != w.Heavy || n.Sign != typeset.NoSign || line == "" {
				break
			}
			line += " " + n.Text
		}
		c := light
		if w.Heavy {
			c = heavy
		}
		p.Run(line, w.X+w.TextStart()*w.Size, w.Y, pen.Style{Font: fontOf(w.Word), Size: w.Size, Colour: c}, cmp.Or(s.Narrow, 1))
	}
}

// heavyOn returns the color of heavy words in a card type's rules on paper.
func heavyOn(k Kind) color.NRGBA { return pen.Mix(pen.Ink, k.Dark(), 0.35) }

// drawPaper draws the ground of rules text that ends at bottom. Halftone fills the rest, down to
// the lower edge.
func drawPaper(p pen.Pen, k Kind, y0, y1, bottom, width float64) {
	p.Block(0, y0, width, y1-y0, pen.Paper)
	from := max(y1-80, bottom)
	p.Dots(pen.Screen{
		Y: from, W: width, H: y1 - from, Pitch: 6, Max: 0.32,
		Colour: pen.Fade(pen.Mix(k.Main(), pen.Paper, 0.25), 0.30),
	})
}
