package pen

import (
	"bytes"
	"sync"
	"sync/atomic"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"

	"lineup/assets"
)

// Font is what letters are for.
type Font uint8

// The fonts. Body and Heavy are in the typeface of [UseFace].
const (
	Display Font = iota // Bebas Neue Bold: titles, numbers, buttons; capitals only
	Body                // rules text and other sentences
	Heavy               // labels and emphasized words in a sentence
	fontCount
)

// Face is a typeface of sentences.
type Face uint8

// The typefaces.
const (
	Lato         Face = iota
	OpenDyslexic      // its letters are hard to mix up
	faceCount
)

// usedFace is the typeface of sentences.
var usedFace atomic.Uint32

// UseFace sets the typeface of Body and Heavy letters for the whole program, so that everything measures
// and draws them alike. Text that was measured or painted before must be measured and painted again.
func UseFace(f Face) { usedFace.Store(uint32(f)) }

// UsedFace returns the typeface of sentences.
func UsedFace() Face { return Face(usedFace.Load()) }

// file is a font file.
type file uint8

const (
	bebasBold file = iota
	latoBold
	latoBlack
	dyslexicRegular
	dyslexicBold
	fileCount
)

// in returns the file of a font in a typeface.
func (f Font) in(face Face) file {
	return [faceCount][fontCount]file{{bebasBold, latoBold, latoBlack}, {bebasBold, dyslexicRegular, dyslexicBold}}[face][f]
}

// now returns the file of a font.
func (f Font) now() file { return f.in(UsedFace()) }

// usage is how the letters of a file are used.
type usage struct {
	// scale is the size of its letters. Those of OpenDyslexic are large for their size. Scaled, its small letters
	// are as high as those of Lato, so a size of text is as readable in both.
	scale    float64
	capitals float64 // the height of capitals at size 1
	// narrow is the width to which its letters are squeezed where they do not fit: as wide as those of Lato.
	narrow float64
	// lender has the glyphs that the file lacks, and lent is their relative size.
	lender file
	lent   float64
}

var usages = [fileCount]usage{
	bebasBold:       {scale: 1, capitals: 0.7, narrow: 1, lender: latoBlack, lent: 0.9},
	latoBold:        {scale: 1, capitals: 0.72, narrow: 1, lender: latoBold},
	latoBlack:       {scale: 1, capitals: 0.72, narrow: 1, lender: latoBlack},
	dyslexicRegular: {scale: 0.938, capitals: 0.684, narrow: 0.868, lender: latoBold, lent: 1},
	dyslexicBold:    {scale: 0.938, capitals: 0.684, narrow: 0.868, lender: latoBlack, lent: 1},
}

// letter is one glyph of a line: its outline and its advance, both at size 1.
type letter struct {
	outline Outline
	x       float64 // its left end
	advance float64
}

// shelf holds the typefaces and caches lines of text and their words. It sets one line at a time.
type shelf struct {
	mu     sync.Mutex
	faces  [fileCount]*font.Face
	shaper shaping.HarfbuzzShaper
	glyphs map[glyphKey]Outline
	lines  [fileCount]map[string][]letter
	words  [fileCount]map[string][]letter // with the spaces around them
}

type glyphKey struct {
	file  file
	glyph font.GID
}

// maxLines and maxWords are the maximum numbers of cached lines and words of a file.
const (
	maxLines = 600
	maxWords = 4000
)

var fonts = sync.OnceValue(func() *shelf {
	s := &shelf{glyphs: map[glyphKey]Outline{}}
	for i, data := range [fileCount][]byte{
		assets.BebasNeueBold(), assets.LatoBold(), assets.LatoBlack(), assets.OpenDyslexicRegular(), assets.OpenDyslexicBold(),
	} {
		face, err := font.ParseTTF(bytes.NewReader(data))
		if err != nil {
			panic("pen: a built-in font cannot be read: " + err.Error())
		}
		s.faces[i], s.lines[i], s.words[i] = face, map[string][]letter{}, map[string][]letter{}
	}
	return s
})

// Warm loads the fonts and paints the sheet of letters, which takes a moment, before they are needed.
func Warm() {
	fonts()
	Letters()
}

// set returns the letters of a line. They must not be modified.
func set(f Font, text string) []letter { return setIn(f.now(), text) }

// setIn returns the letters of a line in a file. They must not be modified.
func setIn(f file, text string) []letter {
	s := fonts()
	s.mu.Lock()
	defer s.mu.Unlock()
	lines := s.lines[f]
	if line, ok := lines[text]; ok {
		return line
	}
	if len(lines) >= maxLines {
		clear(lines)
	}
	line := s.shape(f, text)
	lines[text] = line
	return line
}

// shape sets a line in runs of one file each.
func (s *shelf) shape(f file, text string) []letter {
	runes := []rune(text)
	line := make([]letter, 0, len(runes))
	for from := 0; from < len(runes); {
		own := s.has(f, runes[from])
		to := from + 1
		for to < len(runes) && s.has(f, runes[to]) == own {
			to++
		}
		if own {
			line = s.run(line, f, runes[from:to])
		} else {
			line = s.borrow(line, usages[f], runes[from:to])
		}
		from = to
	}
	x := 0.0
	for i := range line {
		line[i].x = x
		x += line[i].advance
	}
	return line
}

// borrow appends the letters of a run that the file lacks, without their places.
func (s *shelf) borrow(line []letter, u usage, text []rune) []letter {
	for _, l := range s.run(nil, u.lender, text) {
		if u.lent != 1 { // otherwise share the cached outline
			l = letter{outline: l.outline.Scaled(u.lent, u.lent), advance: l.advance * u.lent}
		}
		line = append(line, l)
	}
	return line
}

// run appends the letters of a run, without their places. It sets the run word by word, because
// shaping is slow and most words are known. Each word is shaped with the spaces before it and the
// space after it, which may move closer to its letters.
func (s *shelf) run(line []letter, f file, text []rune) []letter {
	for from := 0; from < len(text); {
		to := from
		for to < len(text) && text[to] == ' ' {
			to++
		}
		for to < len(text) && text[to] != ' ' {
			to++
		}
		if to == len(text) {
			return append(line, s.word(f, string(text[from:]))...)
		}
		word := s.word(f, string(text[from:to+1]))
		line = append(line, word[:len(word)-1]...)
		from = to
	}
	return line
}

// has reports whether a file draws a letter itself. One that lends letters draws all.
func (s *shelf) has(f file, r rune) bool {
	if usages[f].lender == f {
		return true
	}
	_, ok := s.faces[f].NominalGlyph(r)
	return ok
}

// noLigatures turns off ligatures, because letters may be set with space between them.
var noLigatures = []shaping.FontFeature{{Tag: opentype.MustNewTag("liga"), Value: 0}}

// unitsPerSize is the size at which lines are shaped, large enough to avoid rounding errors.
const unitsPerSize = 1024

// word returns the letters of a word, without their places. They must not be modified.
func (s *shelf) word(f file, text string) []letter {
	words := s.words[f]
	if word, ok := words[text]; ok {
		return word
	}
	if len(words) >= maxWords {
		clear(words)
	}
	word := s.letters(f, []rune(text))
	words[text] = word
	return word
}

// letters shapes text of one file and returns its letters without their places.
func (s *shelf) letters(f file, text []rune) []letter {
	out := s.shaper.Shape(shaping.Input{
		Text: text, RunEnd: len(text), Direction: di.DirectionLTR, Face: s.faces[f], FontFeatures: noLigatures,
		Size: fixed.I(unitsPerSize), Script: language.Latin, Language: language.NewLanguage("en"),
	})
	length := func(v fixed.Int26_6) float64 { return float64(v) / 64 / unitsPerSize * usages[f].scale }
	letters := make([]letter, 0, len(out.Glyphs))
	for _, g := range out.Glyphs {
		o := s.glyph(f, g.GlyphID)
		if g.XOffset != 0 || g.YOffset != 0 { // otherwise share the cached outline
			o = o.Moved(length(g.XOffset), -length(g.YOffset))
		}
		letters = append(letters, letter{outline: o, advance: length(g.Advance)})
	}
	return letters
}

// glyph returns the outline of a glyph at size 1, on a baseline at 0.
func (s *shelf) glyph(f file, g font.GID) Outline {
	key := glyphKey{f, g}
	if o, ok := s.glyphs[key]; ok {
		return o
	}
	face := s.faces[f]
	data, _ := face.GlyphDataOutline(g)
	k := usages[f].scale / float64(face.Upem())
	var o Outline
	for i, seg := range data.Segments {
		at := func(i int) (x, y float64) { return float64(seg.Args[i].X) * k, -float64(seg.Args[i].Y) * k }
		x, y := at(0)
		switch seg.Op {
		case opentype.SegmentOpMoveTo:
			if i > 0 {
				o = append(o, ClosePath())
			}
			o = append(o, MoveTo(x, y))
		case opentype.SegmentOpLineTo:
			o = append(o, LineTo(x, y))
		case opentype.SegmentOpQuadTo:
			x1, y1 := at(1)
			o = append(o, QuadTo(x, y, x1, y1))
		case opentype.SegmentOpCubeTo:
			x1, y1 := at(1)
			x2, y2 := at(2)
			o = append(o, CubicTo(x, y, x1, y1, x2, y2))
		}
	}
	if len(o) > 0 {
		o = append(o, ClosePath())
	}
	s.glyphs[key] = o
	return o
}

// Narrow returns how far a font's letters are squeezed where they do not fit at their natural width. A wide
// typeface is then as wide as the usual one, and 1 is returned for that.
func Narrow(font Font) float64 { return usages[font.now()].narrow }

// CapHeight returns the height of a font's capital letters, in the unit of size.
func CapHeight(font Font, size float64) float64 { return size * usages[font.now()].capitals }
