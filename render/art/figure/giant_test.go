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

// paintedGiant returns the part of a giant that the table shows, at a third of its size.
func paintedGiant(g picture.Giant) *image.RGBA {
	return pen.Paint(132, 110, 1.0/3, func(p pen.Pen) { DrawGiant(p.At(184, 290, 1), g, 2.44, testPalette, swordOf) })
}

// swordOf draws a bar in place of package thing.
func swordOf(p pen.Pen, h picture.Held, _ pen.Point, _ ink.Palette) {
	p.Turned(h.Turn).Block(-4*h.K, -86*h.K, 8*h.K, 90*h.K, pen.White)
}

func villain(pose picture.GiantPose) picture.Giant {
	return picture.Giant{
		Pose: pose, Build: picture.HulkBuild, Suit: 0x5a4a78, Trim: 0x8d8396, Nails: 0xe9dcc0,
		Held: picture.Held{Thing: picture.Sword},
	}
}

func TestGiantsDifferInOutline(t *testing.T) {
	masks := make([]*image.RGBA, picture.NumGiantPoses)
	for pose := range picture.NumGiantPoses {
		masks[pose] = paintedGiant(villain(pose))
		if !bytes.Equal(masks[pose].Pix, paintedGiant(villain(pose)).Pix) {
			t.Errorf("pose %d is another one the second time", pose)
		}
		if c := coverage(masks[pose]); c < 0.25 || c > 0.8 {
			t.Errorf("pose %d covers %.2f of its panel", pose, c)
		}
	}
	for a := range masks {
		for b := range a {
			if d := apart(masks[a], masks[b]); d < 0.2 {
				t.Errorf("poses %d and %d differ in %.2f of their outlines", a, b, d)
			}
		}
	}
}

// TestWhatMakesAGiant checks that each change to a giant changes its outline, or at least its
// picture.
func TestWhatMakesAGiant(t *testing.T) {
	plain := paintedGiant(villain(picture.HandsUp))
	for name, change := range map[string]func(*picture.Giant){
		"build":   func(g *picture.Giant) { g.Build = picture.SlimBuild },
		"wings":   func(g *picture.Giant) { g.Back = picture.BatWings },
		"plates":  func(g *picture.Giant) { g.Shoulders = picture.Plates },
		"collar":  func(g *picture.Giant) { g.Shoulders = picture.HighCollar },
		"cape":    func(g *picture.Giant) { g.Cape.C = 0x2f8a5a },
		"nails":   func(g *picture.Giant) { g.Nails = 0 },
		"size":    func(g *picture.Giant) { g.HeadSize = 2.2 },
		"flipped": func(g *picture.Giant) { g.Flip = true },
	} {
		t.Run(name, func(t *testing.T) {
			g := villain(picture.HandsUp)
			change(&g)
			if apart(plain, paintedGiant(g)) < 0.005 {
				t.Error("the outline is the same")
			}
		})
	}
	g := villain(picture.Gather)
	light := paintedGiant(g)
	g.Orb = 0x5ff2ff
	if bytes.Equal(light.Pix, paintedGiant(g).Pix) {
		t.Error("the colour of the orb is not seen")
	}
	g.Orb, g.Glow = 0, 0x5ff2ff
	if bytes.Equal(light.Pix, paintedGiant(g).Pix) {
		t.Error("the colour of the glow is not seen")
	}
}

// TestEyesAreWhereAGiantSays checks that GiantEyes returns the eyes' positions for several faces
// and every pose, flipped or not.
func TestEyesAreWhereAGiantSays(t *testing.T) {
	const wide, high, k, x, y = 400, 360, 2.4, 200.0, 260.0
	for _, face := range [...]picture.Face{picture.Demon, picture.Bug, picture.Titan, picture.Diver, picture.RobotHead, picture.Stone, picture.Square} {
		for pose := range picture.NumGiantPoses {
			for _, flip := range [...]bool{false, true} {
				g := villain(pose)
				g.Flip = flip
				g.Head = picture.Head{Face: face, Shell: 0xa01010, Skin: picture.Red, Eyes: picture.GlowEyes, Glow: 0x00d000}
				m := pen.Paint(wide, high, 1, func(p pen.Pen) { DrawGiant(p.At(x, y, 1), g, k, testPalette, nil) })
				eyes, unit := GiantEyes(g)
				if eyes[0].X >= eyes[1].X || unit <= 0 {
					t.Fatalf("face %d, pose %d: eyes at %v, a unit of the head is %v", face, pose, eyes, unit)
				}
				for _, e := range eyes {
					c := m.RGBAAt(int(x+k*e.X), int(y+k*e.Y))
					if int(c.G) < int(c.R)+40 && int(c.G) < int(c.B)+40 {
						t.Errorf("face %d, pose %d, turned about %v: at the eye %v there is %v", face, pose, flip, e, c)
					}
				}
			}
		}
	}
}

// TestRaisedArmsHaveSwung checks that raised arms have swings that end at the hands, also for a
// flipped giant, and that crossed arms have none.
func TestRaisedArmsHaveSwung(t *testing.T) {
	g := villain(picture.HandsUp)
	swings := GiantSwings(g)
	g.Flip = true
	turned := GiantSwings(g)
	if len(swings) != 2 || len(turned) != 2 {
		t.Fatalf("of two raised arms %d have swung, turned about %d", len(swings), len(turned))
	}
	for i, s := range swings {
		side := float64(2*i - 1) // the left arm comes first
		if math.Cos(s.To)*side < 0 || math.Sin(s.To) > 0 || s.Side != -side || s.X*side < 0 {
			t.Errorf("arm %d has swung so: %+v", i, s)
		}
		if o := turned[1-i]; math.Abs(s.X+o.X) > 1e-9 || s.Y != o.Y || math.Abs(s.Radius-o.Radius) > 1e-9 || s.Side != -o.Side {
			t.Errorf("arm %d has swung so: %+v, turned about so: %+v", i, s, o)
		}
	}
	if crossed := GiantSwings(villain(picture.ArmsCrossed)); len(crossed) != 0 {
		t.Errorf("arms that are crossed have swung: %+v", crossed)
	}
}
