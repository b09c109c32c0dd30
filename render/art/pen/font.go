package pen

import (
	"bytes"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"lineup/assets"
)

// Font is one of the faces that ship with the game.
type Font uint8

// The faces.
const (
	Display Font = iota // Bebas Neue Bold: titles, numbers, buttons; capitals only
	Body                // Lato Bold: rules text and other sentences
	Heavy               // Lato Black: labels and what stands out in a sentence
	fontCount
)

// faceKey names a face at a size; sizes are kept in quarters of a pixel so that
// smooth scaling cannot fill the cache without end.
type faceKey struct {
	font    Font
	quarter int
}

// fonts are the type families, read once, and their faces by size.
type fonts struct {
	sources [fontCount]*text.GoTextFaceSource
	mu      sync.Mutex
	faces   map[faceKey]text.Face
}

var shelf = sync.OnceValue(func() *fonts {
	f := &fonts{faces: map[faceKey]text.Face{}}
	for i, data := range [fontCount][]byte{assets.BebasNeueBold(), assets.LatoBold(), assets.LatoBlack()} {
		source, err := text.NewGoTextFaceSource(bytes.NewReader(data))
		if err != nil {
			panic("pen: a built-in font cannot be read: " + err.Error())
		}
		f.sources[i] = source
	}
	return f
})

// faceOf returns a face and the size it really has, the nearest quarter.
func faceOf(font Font, size float64) (text.Face, float64) {
	f := shelf()
	key := faceKey{font, max(4, int(math.Round(size*4)))}
	real := float64(key.quarter) / 4
	f.mu.Lock()
	defer f.mu.Unlock()
	face, ok := f.faces[key]
	if !ok {
		face = f.make(font, real)
		f.faces[key] = face
	}
	return face, real
}

// make builds a face. The display family lacks some signs; Lato Black lends them.
func (f *fonts) make(font Font, size float64) text.Face {
	own := &text.GoTextFace{Source: f.sources[font], Size: size}
	if font == Heavy { // it is set letter by letter, where a ligature would lose some
		own.SetFeature(text.MustParseTag("liga"), 0)
	}
	if font != Display {
		return own
	}
	lender := &text.GoTextFace{Source: f.sources[Heavy], Size: size * 0.9}
	both, err := text.NewMultiFace(own, lender)
	if err != nil {
		return own
	}
	return both
}

// CapHeight returns the height of capital letters of a face, in the unit of size.
func CapHeight(font Font, size float64) float64 {
	if font == Display {
		return size * 0.7
	}
	return size * 0.72
}
