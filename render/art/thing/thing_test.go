package thing

import (
	"bytes"
	"image"
	"math"
	"testing"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// testUnit is the number of pixels per unit in these tests, enough to distinguish things.
const testUnit = 0.5

var testPalette = ink.NewPalette(ink.Hex(0x7f939f), ink.Hex(0x3d4c57), ink.Hex(0xffb03a))

// painted returns a window of the stage with a plain ground and a drawing on it.
func painted(draw func(pen.Pen)) *image.RGBA {
	return pen.Paint(125, 86, testUnit, func(p pen.Pen) {
		p = p.At(125, 86, 1)
		p.Fill(ink.Stage(), testPalette.Main)
		draw(p)
	})
}

// eachDiffers checks that members 1 to n-1 of an enumeration all differ and draw the same twice.
func eachDiffers(t *testing.T, n int, draw func(pen.Pen, int)) {
	t.Helper()
	seen := map[string]int{string(painted(func(pen.Pen) {}).Pix): 0}
	for i := 1; i < n; i++ {
		once, again := painted(func(p pen.Pen) { draw(p, i) }), painted(func(p pen.Pen) { draw(p, i) })
		if !bytes.Equal(once.Pix, again.Pix) {
			t.Errorf("%d is not the same picture twice", i)
		}
		if like, ok := seen[string(once.Pix)]; ok {
			t.Errorf("%d looks like %d (0 is the bare ground)", i, like)
		}
		seen[string(once.Pix)] = i
	}
}

func TestThingsDiffer(t *testing.T) {
	eachDiffers(t, int(picture.NumThings), func(p pen.Pen, i int) {
		Draw(p, picture.Object{Thing: picture.Thing(i)}, testPalette)
	})
}

func TestHeldThingsDiffer(t *testing.T) {
	eachDiffers(t, int(picture.NumThings), func(p pen.Pen, i int) {
		Held(p, picture.Held{Thing: picture.Thing(i)}, testPalette)
	})
}

func TestEffectsDiffer(t *testing.T) {
	eachDiffers(t, int(picture.NumEffects), func(p pen.Pen, i int) { Effect(p, picture.VisualEffect(i), 3, false, testPalette) })
}

func TestPiecesDiffer(t *testing.T) {
	eachDiffers(t, int(picture.NumPieces)+1, func(p pen.Pen, i int) {
		Piece(p, picture.SetPiece{Piece: picture.Piece(i - 1)}, testPalette, Cast{})
	})
}

// TestPeopleInPieces checks that each set piece asks its cast for the right number of people.
func TestPeopleInPieces(t *testing.T) {
	people := map[picture.Piece]int{
		picture.EyesPiece: 1, picture.XRay: 1, picture.Strong: 1, picture.Vulnerable: 2, picture.Chained: 1, picture.Squad: 5,
	}
	for i := range picture.NumPieces {
		asked := 0
		painted(func(p pen.Pen) {
			Piece(p, picture.SetPiece{Piece: i}, testPalette, Cast{
				Figure: func(pen.Pen, picture.Figure, ink.Palette) { asked++ },
				Bust:   func(pen.Pen, picture.Bust, ink.Palette) { asked++ },
			})
		})
		if asked != people[i] {
			t.Errorf("set piece %d has %d people, want %d", i, asked, people[i])
		}
	}
}

// TestEffectsLeaveTheFaceFree checks that effects leave the middle of the window unmarked.
func TestEffectsLeaveTheFaceFree(t *testing.T) {
	face := image.Rect(40, 20, 85, 64)
	bare := painted(func(pen.Pen) {})
	for e := range picture.NumEffects {
		if e == picture.Rain || e == picture.SpeedEffect {
			continue // thin lines over everything, or from the edges
		}
		for seed := range 4 {
			got := painted(func(p pen.Pen) { Effect(p, e, seed, true, testPalette) })
			for y := face.Min.Y; y < face.Max.Y; y++ {
				from, to := got.PixOffset(face.Min.X, y), got.PixOffset(face.Max.X, y)
				if !bytes.Equal(got.Pix[from:to], bare.Pix[from:to]) {
					t.Errorf("effect %d with seed %d lies on the face at y %d", e, seed, y)
					break
				}
			}
		}
	}
}

// TestFieldsOfALiteralShow checks that each field of an object changes its picture.
func TestFieldsOfALiteralShow(t *testing.T) {
	plain := picture.Object{Thing: picture.Sword}
	with := map[string]picture.Object{"plain": plain}
	for name, set := range map[string]func(*picture.Object){
		"C": func(o *picture.Object) { o.C = 0x2f5fb0 }, "X": func(o *picture.Object) { o.X = 20 }, "Y": func(o *picture.Object) { o.Y = 20 },
		"K": func(o *picture.Object) { o.K = 1.3 }, "Turn": func(o *picture.Object) { o.Turn = 0.5 }, "Flip": func(o *picture.Object) { o.Flip = true },
		"Glow":  func(o *picture.Object) { o.Glow = 0xffe14d },
		"below": func(o *picture.Object) { o.Light = picture.LightBelow }, "top": func(o *picture.Object) { o.Light = picture.LightTop },
		"back": func(o *picture.Object) { o.Light = picture.LightBack },
	} {
		o := plain
		set(&o)
		with[name] = o
	}
	seen := map[string]string{}
	for name, o := range with {
		t.Run(name, func(t *testing.T) {
			pix := string(painted(func(p pen.Pen) { Draw(p, o, testPalette) }).Pix)
			if like, ok := seen[pix]; ok {
				t.Errorf("%s looks like %s", name, like)
			}
			seen[pix] = name
		})
	}
}

// TestBowIsDrawnByTheOtherHand checks that a bow's string follows the other hand.
func TestBowIsDrawnByTheOtherHand(t *testing.T) {
	bow := picture.Held{Thing: picture.Bow}
	at := func(x, y float64) *image.RGBA {
		return painted(func(p pen.Pen) { HeldBow(p, bow, pen.Point{X: x, Y: y}, testPalette) })
	}
	if bytes.Equal(at(0, 40).Pix, at(20, 60).Pix) {
		t.Error("the string does not follow the hand")
	}
	sword := picture.Held{Thing: picture.Sword}
	held := painted(func(p pen.Pen) { Held(p, sword, testPalette) })
	both := painted(func(p pen.Pen) { HeldBow(p, sword, pen.Point{X: 20, Y: 60}, testPalette) })
	if !bytes.Equal(held.Pix, both.Pix) {
		t.Error("a sword is held otherwise where the other hand is known")
	}
}

// TestOddLiterals checks that odd values do not panic and that unknown names draw nothing.
func TestOddLiterals(t *testing.T) {
	for _, k := range []float64{-1, 1e-9, 1e6, math.NaN(), math.Inf(1)} {
		painted(func(p pen.Pen) {
			for i := range picture.NumThings {
				Draw(p, picture.Object{Thing: i, X: k, K: k, Turn: k}, testPalette)
				Held(p, picture.Held{Thing: i, K: k, Turn: k, DX: k}, testPalette)
			}
			for i := range picture.NumPieces {
				Piece(p, picture.SetPiece{Piece: i, X: k, K: k}, testPalette, Cast{})
			}
		})
	}
	bare := painted(func(pen.Pen) {})
	got := painted(func(p pen.Pen) {
		Draw(p, picture.Object{Thing: 250}, testPalette)
		Held(p, picture.Held{Thing: 250}, testPalette)
		HeldBow(p, picture.Held{}, pen.Point{}, testPalette)
		Effect(p, 250, -7, false, testPalette)
		Piece(p, picture.SetPiece{Piece: 250}, testPalette, Cast{})
	})
	if !bytes.Equal(got.Pix, bare.Pix) {
		t.Error("a name out of range paints something")
	}
}
