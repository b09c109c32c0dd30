package bust

import (
	"bytes"
	"fmt"
	"image/color"
	"testing"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

var testPalette = ink.NewPalette(pen.RGB(0x2163e0), pen.RGB(0x0f3792), pen.RGB(0xffb45e))

// A bust at a quarter of the stage's size is large enough to show whether a part changed.
const testUnit = 0.5

func painted(b picture.Bust) []byte {
	img := pen.Paint(int(ink.StageWidth*testUnit), int(ink.StageHeight*testUnit), testUnit, func(p pen.Pen) {
		p = p.At(-ink.StageLeft, -ink.StageTop, 1)
		p.Fill(ink.Stage(), testPalette.Main)
		Draw(p, b, testPalette)
	})
	return img.Pix
}

// differing returns the number of pixels that differ between two pictures.
func differing(a, b []byte) int {
	n := 0
	for i := 0; i < len(a); i += 4 {
		if !bytes.Equal(a[i:i+4], b[i:i+4]) {
			n++
		}
	}
	return n
}

// vocabulary returns a bust for each member of each enumeration.
func vocabulary() map[string]picture.Bust {
	all := map[string]picture.Bust{}
	each := func(kind string, count uint8, set func(b *picture.Bust, i uint8)) {
		for i := range count {
			b := picture.Bust{Head: picture.Head{HairC: 0x8a5a22}}
			set(&b, i)
			all[fmt.Sprintf("%s %d", kind, i)] = b
		}
	}
	each("face", uint8(picture.NumFaces), func(b *picture.Bust, i uint8) { b.Head.Face = picture.Face(i) })
	each("under", uint8(picture.NumFaces), func(b *picture.Bust, i uint8) {
		b.Head.Face, b.Head.Under = picture.Mask, picture.Face(i)
	})
	each("skin", uint8(picture.NumSkins), func(b *picture.Bust, i uint8) { b.Head.Skin = picture.Skin(i) })
	each("hair", uint8(picture.NumHairs), func(b *picture.Bust, i uint8) { b.Head.Hair = picture.Hair(i) })
	each("mood", uint8(picture.NumMoods), func(b *picture.Bust, i uint8) { b.Head.Mood = picture.Mood(i) })
	each("lashes", uint8(picture.NumMoods), func(b *picture.Bust, i uint8) {
		b.Head.Mood, b.Head.Lashes = picture.Mood(i), true
	})
	each("eyes", uint8(picture.NumEyes), func(b *picture.Bust, i uint8) { b.Head.Eyes = picture.Eyes(i) })
	each("beard", uint8(picture.NumBeards), func(b *picture.Bust, i uint8) { b.Head.Beard = picture.Beard(i) })
	each("top", uint8(picture.NumTops), func(b *picture.Bust, i uint8) { b.Head.Top = picture.Top(i) })
	each("wear", uint8(picture.NumWears), func(b *picture.Bust, i uint8) { b.Wears = picture.Wear(i) })
	each("build", uint8(picture.NumBuilds), func(b *picture.Bust, i uint8) { b.Build = picture.Build(i) })
	each("light", uint8(picture.LightBack)+1, func(b *picture.Bust, i uint8) { b.Light = picture.Light(i) })
	each("lit wolf", uint8(picture.LightBack)+1, func(b *picture.Bust, i uint8) {
		b.Light, b.Head.Face, b.Head.Top = picture.Light(i), picture.WolfHead, picture.Hood
	})
	all["marks"] = picture.Bust{Head: picture.Head{Marks: true}}
	all["wrinkles"] = picture.Bust{Head: picture.Head{Wrinks: true}}
	all["tilt"] = picture.Bust{Tilt: 0.2}
	all["nod"] = picture.Bust{Nod: 1}
	return all
}

// first reports whether name is the first member of its enumeration.
func first(name string) bool {
	switch name {
	case "face 0", "skin 0", "hair 0", "mood 0", "eyes 0", "beard 0", "top 0", "wear 0", "build 0", "light 0":
		return true
	}
	return false
}

func TestEveryPartPaints(t *testing.T) {
	plain := map[string][]byte{}
	for _, turn := range []float64{-0.9, 0.01, 0.9} {
		for _, flip := range []bool{false, true} {
			at := fmt.Sprintf("turn %v flip %v", turn, flip)
			plain[at] = painted(picture.Bust{Turn: turn, Flip: flip, Head: picture.Head{HairC: 0x8a5a22}})
			for name, b := range vocabulary() {
				b.Turn, b.Flip = turn, flip
				n := differing(painted(b), plain[at])
				if first(name) && n != 0 {
					t.Errorf("%s, %s: %d pixels are not those of the plain bust", name, at, n)
				}
				if !first(name) && n < 20 {
					t.Errorf("%s, %s: changes only %d pixels", name, at, n)
				}
			}
		}
	}
}

// TestNoTwoPartsAreAlike checks that no two members of one enumeration look the same.
func TestNoTwoPartsAreAlike(t *testing.T) {
	seen := map[string]string{}
	for name, b := range vocabulary() {
		if first(name) || name == "under 0" || name == "lit wolf 0" || name == "lashes 0" {
			continue
		}
		var kind string
		var i int
		if n, _ := fmt.Sscanf(name, "under %d", &i); n == 1 && i >= int(picture.Ape) {
			continue // only people wear a mask
		}
		if n, _ := fmt.Sscanf(name, "lashes %d", &i); n == 1 {
			continue // three of the moods always have lashes
		}
		fmt.Sscanf(name, "%s", &kind)
		key := string(painted(b))
		if other, ok := seen[key]; ok {
			t.Errorf("%s is drawn as %s", name, other)
		}
		seen[key] = name
	}
}

func TestSameBytesTwice(t *testing.T) {
	b := picture.Bust{Wears: picture.FurCoat, Head: picture.Head{Face: picture.Moss, Top: picture.FurHood, Mood: picture.Roar}}
	if !bytes.Equal(painted(b), painted(b)) {
		t.Error("the same bust is painted in two ways")
	}
}

// TestNothingPanics checks that numbers out of range do not panic.
func TestNothingPanics(t *testing.T) {
	painted(picture.Bust{
		Build: 200, Wears: 200, Light: 200, Turn: 7, Tilt: 9, K: -2,
		Head: picture.Head{Face: 200, Skin: 200, Hair: 200, Mood: 200, Eyes: 200, Beard: 200, Top: 200, Under: 200},
	})
	painted(picture.Bust{Head: picture.Head{Face: picture.Machine, Under: 200}})
}

// TestHeadContour checks that a head drawn alone has an ink contour.
func TestHeadContour(t *testing.T) {
	head := func(line float64) []byte {
		return pen.Paint(120, 120, 0.6, func(p pen.Pen) {
			Head(p.At(100, 100, 1), picture.Head{Face: picture.Cat}, 0.3, testPalette, line, picture.LightSide)
		}).Pix
	}
	count := func(pix []byte) (n int) {
		for i := 3; i < len(pix); i += 4 {
			if pix[i] != 0 {
				n++
			}
		}
		return n
	}
	if thin, wide := count(head(0)), count(head(12)); wide < thin+300 {
		t.Errorf("a head covers %d pixels, with a contour %d", thin, wide)
	}
}

func TestSkinColor(t *testing.T) {
	seen := map[color.NRGBA]bool{}
	for s := range picture.NumSkins {
		c := SkinColour(s)
		if c.A != 255 || seen[c] {
			t.Errorf("skin %d is %v", s, c)
		}
		seen[c] = true
	}
}

func BenchmarkBust480(b *testing.B) {
	bust := picture.Bust{Wears: picture.Jacket, Head: picture.Head{Hair: picture.Wild, Mood: picture.Grin}}
	for range b.N {
		pen.Paint(480, 330, 1.92, func(p pen.Pen) { Draw(p.At(125, 86, 1), bust, testPalette) })
	}
}

func BenchmarkHead118(b *testing.B) {
	head := picture.Head{Hair: picture.Wild, Mood: picture.Grin, Top: picture.Hood}
	for range b.N {
		pen.Paint(118, 80, 0.47, func(p pen.Pen) { Head(p.At(125, 86, 0.25), head, 0.4, testPalette, 10, picture.LightSide) })
	}
}
