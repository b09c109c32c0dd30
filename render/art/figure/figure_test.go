package figure

import (
	"bytes"
	"image"
	"math"
	"testing"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

var testPalette = ink.NewPalette(pen.RGB(0x2163e0), pen.RGB(0x0f3792), pen.RGB(0xffb45e))

// painted returns a picture of a figure alone, 260 by 230 units at half a pixel per unit.
func painted(f picture.Figure) *image.RGBA {
	return pen.Paint(130, 115, 0.5, func(p pen.Pen) { Draw(p.At(130, 112, 1), f, testPalette, nil) })
}

// hero returns a figure with something of everything that a test can change.
func hero(pose picture.Pose, build picture.Build) picture.Figure {
	return picture.Figure{
		Pose: pose, Build: build, Suit: 0x5f8fe0, Trim: 0xd8402f, Belt: 0xf2c230,
		Panel: picture.Yoke, PanelColour: 0xf6efe0, Cape: picture.Cape{C: 0xe8542f},
	}
}

// coverage returns the share of a picture that is opaque.
func coverage(m *image.RGBA) float64 {
	n := 0
	for i := 3; i < len(m.Pix); i += 4 {
		if m.Pix[i] > 128 {
			n++
		}
	}
	return float64(n) / float64(len(m.Pix)/4)
}

func TestEveryPoseOfEveryBuild(t *testing.T) {
	seen := map[string]string{}
	for pose := range picture.NumPoses {
		for build := range picture.NumBuilds {
			f := hero(pose, build)
			m := painted(f)
			if c := coverage(m); c < 0.08 || c > 0.6 {
				t.Errorf("pose %d, build %d covers %.2f of its picture", pose, build, c)
			}
			if !bytes.Equal(m.Pix, painted(f).Pix) {
				t.Errorf("pose %d, build %d is another one the second time", pose, build)
			}
			name := string([]byte{'p', byte(pose), 'b', byte(build)})
			if other, twice := seen[string(m.Pix)]; twice {
				t.Errorf("%q and %q are one picture", name, other)
			}
			seen[string(m.Pix)] = name
		}
	}
}

// TestPosesDifferInOutline checks that the outlines of any two poses clearly differ.
func TestPosesDifferInOutline(t *testing.T) {
	masks := make([]*image.RGBA, picture.NumPoses)
	for pose := range picture.NumPoses {
		masks[pose] = painted(picture.Figure{Pose: pose})
	}
	for a := range masks {
		for b := range a {
			if d := apart(masks[a], masks[b]); d < 0.35 {
				t.Errorf("poses %d and %d differ in %.2f of their outlines", a, b, d)
			}
		}
	}
}

// apart returns the share of the area covered by either picture that only one of them covers.
func apart(a, b *image.RGBA) float64 {
	only, either := 0, 0
	for i := 3; i < len(a.Pix); i += 4 {
		in, inOther := a.Pix[i] > 128, b.Pix[i] > 128
		if in || inOther {
			either++
		}
		if in != inOther {
			only++
		}
	}
	return float64(only) / float64(max(1, either))
}

func TestFlipIsAMirror(t *testing.T) {
	for pose := range picture.NumPoses {
		f := hero(pose, picture.HeroBuild)
		right := painted(f)
		f.Flip = true
		left := painted(f)
		w, h := right.Rect.Dx(), right.Rect.Dy()
		sum := 0.0
		for y := range h {
			for x := range w {
				a, b := right.RGBAAt(x, y), left.RGBAAt(w-1-x, y)
				sum += math.Abs(float64(a.R)-float64(b.R)) + math.Abs(float64(a.A)-float64(b.A))
			}
		}
		if mean := sum / float64(w*h); mean > 3 {
			t.Errorf("pose %d: the flipped figure is %.1f away from the mirror image", pose, mean)
		}
	}
}

func TestEveryFieldIsSeen(t *testing.T) {
	plain := painted(hero(picture.Loom, picture.HeroBuild))
	changes := map[string]func(*picture.Figure){
		"suit":       func(f *picture.Figure) { f.Suit = 0x303030 },
		"trim":       func(f *picture.Figure) { f.Trim = 0x303030 },
		"boots":      func(f *picture.Figure) { f.Boots = 0x303030 },
		"glove":      func(f *picture.Figure) { f.Glove = 0x303030 },
		"bare hands": func(f *picture.Figure) { f.BareHands = true },
		"bare feet":  func(f *picture.Figure) { f.BareFeet = true },
		"bare arms":  func(f *picture.Figure) { f.BareArms = true },
		"bare legs":  func(f *picture.Figure) { f.BareLegs = true },
		"bare chest": func(f *picture.Figure) { f.BareChest = true },
		"skin":       func(f *picture.Figure) { f.Skin = picture.Green },
		"belt":       func(f *picture.Figure) { f.Belt = 0 },
		"cape":       func(f *picture.Figure) { f.Cape = picture.Cape{} },
		"head size":  func(f *picture.Figure) { f.HeadSize = 1.6 },
		"no rim":     func(f *picture.Figure) { f.NoRim = true },
		"turn":       func(f *picture.Figure) { f.Turn = 0.3 },
		"tail": func(f *picture.Figure) {
			f.Tail = []picture.Along{{X: -62, Y: -10, Width: 7}, {X: -92, Y: -34, Width: 6}}
		},
	}
	for i := range picture.NumPanels {
		if i != picture.Yoke {
			changes["panel "+string('0'+rune(i))] = func(f *picture.Figure) { f.Panel = i }
		}
	}
	for i := range picture.NumPatterns - 1 {
		changes["pattern "+string('1'+rune(i))] = func(f *picture.Figure) { f.Pattern = i + 1 }
	}
	for i := range picture.NumSkirts - 1 {
		changes["skirt "+string('1'+rune(i))] = func(f *picture.Figure) { f.Skirt, f.SkirtC = i+1, 0x7a3a9a }
	}
	for i := range picture.NumShoulders - 1 {
		changes["shoulders "+string('1'+rune(i))] = func(f *picture.Figure) { f.Shoulders, f.ShouldersC = i+1, 0x7a3a9a }
	}
	for i := range picture.NumBackParts - 1 {
		changes["back "+string('1'+rune(i))] = func(f *picture.Figure) { f.Grows, f.GrowsC = i+1, 0x7a3a9a }
	}
	for i := range picture.NumHands {
		if i != picture.PoseHand && i != picture.Claw {
			changes["hand "+string('0'+rune(i))] = func(f *picture.Figure) { f.Front = i }
		}
	}
	for i := range picture.LightBack {
		changes["light "+string('1'+rune(i))] = func(f *picture.Figure) { f.Light = i + 1 }
	}
	seen := map[string]string{string(plain.Pix): "no change"}
	for name, change := range changes {
		t.Run(name, func(t *testing.T) {
			f := hero(picture.Loom, picture.HeroBuild)
			change(&f)
			m := painted(f)
			if other, twice := seen[string(m.Pix)]; twice {
				t.Errorf("%s is not seen: it paints the same as %s", name, other)
			}
			seen[string(m.Pix)] = name
		})
	}
}

// TestAnyLiteralPaints checks that names out of range and senseless numbers do not panic.
func TestAnyLiteralPaints(t *testing.T) {
	wild := picture.Figure{
		Pose: 200, Build: 200, K: -3, Light: 200, Panel: 200, Front: 200, Back: 200, Pattern: 200, Skin: 200,
		Skirt: 200, Shoulders: 200, Grows: 200, Tail: []picture.Along{{}, {}}, Held: picture.Held{Thing: picture.Sword, K: -1},
		Cape: picture.Cape{Len: -5, Flare: -9},
	}
	painted(wild)
	for _, k := range [...]float64{0, 1e-9, 40} {
		wild.K = k
		painted(wild)
	}
	pen.Paint(40, 40, 0.1, func(p pen.Pen) {
		DrawGiant(p, picture.Giant{Pose: 200, Build: 200, Shoulders: 200, Back: 200}, 0, testPalette, nil)
	})
}

func TestHeldThings(t *testing.T) {
	var held []picture.Thing
	var other pen.Point
	hold := func(_ pen.Pen, h picture.Held, o pen.Point, _ ink.Palette) { held, other = append(held, h.Thing), o }
	f := hero(picture.Aim, picture.HeroBuild)
	f.Held, f.Behind = picture.Held{Thing: picture.Bow}, picture.Held{Thing: picture.Spear}
	pen.Paint(10, 10, 0.1, func(p pen.Pen) { Draw(p, f, testPalette, hold) })
	if len(held) != 2 || held[0] != picture.Spear || held[1] != picture.Bow {
		t.Fatalf("held %v, want the spear behind the body and then the bow", held)
	}
	// The archer's other hand is directly behind the hand that holds the bow.
	if math.Abs(other.X) > 20 || other.Y < 80 || other.Y > 110 {
		t.Errorf("the other hand is at %v of the bow's pen, want it behind, at about (0, 96)", other)
	}
}

// TestThingsPointAlongTheForearm checks that a held thing points along the forearm.
func TestThingsPointAlongTheForearm(t *testing.T) {
	f := picture.Figure{Pose: picture.Aim}
	red := pen.RGB(0xff0000)
	m := pen.Paint(260, 230, 1, func(p pen.Pen) {
		Draw(p.At(130, 112, 1), f, testPalette, func(p pen.Pen, _ picture.Held, _ pen.Point, _ ink.Palette) {
			p.Block(-2, -44, 4, 10, red)
		})
	})
	if c := m.RGBAAt(1, 1); c.A != 0 {
		t.Fatal("the figure covers the corner")
	}
	f.Held.Thing = picture.Sword
	m = pen.Paint(300, 230, 1, func(p pen.Pen) {
		Draw(p.At(130, 112, 1), f, testPalette, func(p pen.Pen, _ picture.Held, _ pen.Point, _ ink.Palette) {
			p.Block(-3, -44, 6, 10, red)
		})
	})
	// The wrist is at (82, -40) and the forearm points right, a little up.
	if c := m.RGBAAt(130+121, 112-45); c.R != 255 || c.G != 0 {
		t.Errorf("no thing in front of the fist: %v", c)
	}
}
