package pen

import (
	"bytes"
	"sync"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"

	"lineup/assets"
)

// Font is one of the typefaces included with the game.
type Font uint8

// The typefaces.
const (
	Display Font = iota // Bebas Neue Bold: titles, numbers, buttons; capitals only
	Body                // Lato Bold: rules text and other sentences
	Heavy               // Lato Black: labels and emphasized words in a sentence
	fontCount
)

// lent is the relative size of glyphs that the display face lacks and takes from Lato Black.
const lent = 0.9

// letter is one glyph of a line: its outline and its advance, both at size 1.
type letter struct {
	outline Outline
	x       float64 // its left end
	advance float64
}

// shelf holds the typefaces and caches lines of text. It sets one line at a time.
type shelf struct {
	mu     sync.Mutex
	faces  [fontCount]*font.Face
	shaper shaping.HarfbuzzShaper
	glyphs map[glyphKey]Outline
	lines  [fontCount]map[string][]letter
}

type glyphKey struct {
	font  Font
	glyph font.GID
}

// maxLines is the maximum number of cached lines of a typeface.
const maxLines = 2000

var fonts = sync.OnceValue(func() *shelf {
	s := &shelf{glyphs: map[glyphKey]Outline{}}
	for i, data := range [fontCount][]byte{assets.BebasNeueBold(), assets.LatoBold(), assets.LatoBlack()} {
		face, err := font.ParseTTF(bytes.NewReader(data))
		if err != nil {
			panic("pen: a built-in font cannot be read: " + err.Error())
		}
		s.faces[i], s.lines[i] = face, map[string][]letter{}
	}
	return s
})

// Warm loads the fonts and paints the sheet of letters, which takes a moment, before they are needed.
func Warm() {
	fonts()
	Letters()
}

// set returns the letters of a line. They must not be modified.
func set(f Font, text string) []letter {
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

// shape sets a line in runs of one typeface each.
func (s *shelf) shape(f Font, text string) []letter {
	var line []letter
	x := 0.0
	runes := []rune(text)
	for from := 0; from < len(runes); {
		own := s.has(f, runes[from])
		to := from + 1
		for to < len(runes) && s.has(f, runes[to]) == own {
			to++
		}
		face, size := f, 1.0
		if !own {
			face, size = Heavy, lent
		}
		line, x = s.run(line, x, face, size, runes, from, to)
		from = to
	}
	return line
}

// has reports whether a typeface has a glyph. Only the display face can lack one.
func (s *shelf) has(f Font, r rune) bool {
	if f != Display {
		return true
	}
	_, ok := s.faces[f].NominalGlyph(r)
	return ok
}

// noLigatures turns off ligatures, because letters may be set with space between them.
var noLigatures = []shaping.FontFeature{{Tag: opentype.MustNewTag("liga"), Value: 0}}

// unitsPerSize is the size at which lines are shaped, large enough to avoid rounding errors.
const unitsPerSize = 1024

func (s *shelf) run(line []letter, x float64, f Font, size float64, text []rune, from, to int) ([]letter, float64) {
	out := s.shaper.Shape(shaping.Input{
		Text: text, RunStart: from, RunEnd: to, Direction: di.DirectionLTR, Face: s.faces[f], FontFeatures: noLigatures,
		Size: fixed.I(unitsPerSize), Script: language.Latin, Language: language.NewLanguage("en"),
	})
	length := func(v fixed.Int26_6) float64 { return float64(v) / 64 / unitsPerSize * size }
	for _, g := range out.Glyphs {
		o := s.glyph(f, g.GlyphID)
		if size != 1 || g.XOffset != 0 || g.YOffset != 0 { // otherwise share the cached outline
			o = o.Scaled(size, size).Moved(length(g.XOffset), -length(g.YOffset))
		}
		line = append(line, letter{o, x, length(g.Advance)})
		x += length(g.Advance)
	}
	return line, x
}

// glyph returns the outline of a glyph at size 1, on a baseline at 0.
func (s *shelf) glyph(f Font, g font.GID) Outline {
	key := glyphKey{f, g}
	if o, ok := s.glyphs[key]; ok {
		return o
	}
	face := s.faces[f]
	data, _ := face.GlyphDataOutline(g)
	k := 1 / float64(face.Upem())
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

// CapHeight returns the height of a typeface's capital letters, in the unit of size.
func CapHeight(font Font, size float64) float64 {
	if font == Display {
		return size * 0.7
	}
	return size * 0.72
}
