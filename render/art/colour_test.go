package art

import (
	"image/color"
	"math"
	"testing"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
)

func TestLabelsCanBeRead(t *testing.T) {
	for k := range kindCount {
		if c := pen.Contrast(k.OnInk(), pen.Ink); c < 4.5 {
			t.Errorf("%s on ink has a contrast of %.1f, want 4.5", k.Label(), c)
		}
		if heavy := pen.Mix(pen.Ink, k.Dark(), 0.35); pen.Contrast(heavy, pen.Paper) < 4.5 {
			t.Errorf("heavy text of %s on paper has a contrast of %.1f, want 4.5", k.Label(), pen.Contrast(heavy, pen.Paper))
		}
	}
	for name, pair := range map[string][2]color.NRGBA{
		"ink on paper": {pen.Ink, pen.Paper}, "ink on gold": {pen.Ink, pen.Gold}, "paper on red": {pen.Paper, chrome.Readable(pen.EndRed)},
		"paper on night": {pen.Paper, pen.Night}, "mist on night": {pen.Mist, pen.Night}, "ink on yellow": {pen.Ink, pen.CanDo},
	} {
		t.Run(name, func(t *testing.T) {
			if c := pen.Contrast(pair[0], pair[1]); c < 4.5 {
				t.Errorf("%s has a contrast of %.1f", name, c)
			}
		})
	}
}

// sights are matrices that show colors, in linear light, as seen by people with normal sight or
// without one type of cone (Machado, Oliveira and Fernandes 2009, severity 1).
var sights = map[string][9]float64{
	"normal": {1, 0, 0, 0, 1, 0, 0, 0, 1},
	"protan": {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
	"deutan": {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
	"tritan": {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
}

// lab returns a color as a sight shows it, in CIE L*a*b*.
func lab(c color.NRGBA, m [9]float64) [3]float64 {
	linear := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	var rgb [3]float64
	for i := range rgb {
		rgb[i] = max(0, min(1, m[3*i]*in[0]+m[3*i+1]*in[1]+m[3*i+2]*in[2]))
	}
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x := f((0.4124*rgb[0] + 0.3576*rgb[1] + 0.1805*rgb[2]) / 0.9505)
	y := f(0.2126*rgb[0] + 0.7152*rgb[1] + 0.0722*rgb[2])
	z := f((0.0193*rgb[0] + 0.1192*rgb[1] + 0.9505*rgb[2]) / 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func TestKindsStayApartForEverySight(t *testing.T) {
	const least = 15
	for sight, m := range sights {
		for a := range kindCount {
			for b := a + 1; b < kindCount; b++ {
				if a == Hero && b == SuperHero {
					// They share a blue. A Super Hero is a panel, not a card.
					continue
				}
				x, y := lab(a.Main(), m), lab(b.Main(), m)
				d := math.Sqrt(math.Pow(x[0]-y[0], 2) + math.Pow(x[1]-y[1], 2) + math.Pow(x[2]-y[2], 2))
				if d < least {
					t.Errorf("%s sight: %s and %s lie %.1f apart, want %d", sight, a.Label(), b.Label(), d, least)
				}
			}
		}
	}
}

// TestNoVPIsNotOne checks that the star of a card worth 0 VP isn't gold, and that the middle of its 0 is
// bright, on cards in play in windows of 720 lines and more.
func TestNoVPIsNotOne(t *testing.T) {
	for _, width := range []int{75, 93, 112} {
		unit := float64(width) / CardWidth
		at := func(vp string) (gold int, middle color.RGBA) {
			img := Press{}.Card(Face{Kind: Starter, Name: "Punch", Cost: "0", VP: vp, Text: "+1 Power"}, width, false)
			x, y, r := int(smallStarX*unit), int(smallStarY*unit), int(smallStarRadius*unit)
			for dy := -r; dy <= r; dy++ {
				for dx := -r; dx <= r; dx++ {
					if c := img.RGBAAt(x+dx, y+dy); c.R > 200 && int(c.R)-int(c.B) > 120 {
						gold++
					}
				}
			}
			return gold, img.RGBAAt(int(smallStarX*unit), int((smallStarY+smallStarRadius/30)*unit))
		}
		none, hole := at("0")
		if one, _ := at("1"); none > 0 || one == 0 || hole.G < 150 {
			t.Errorf("%d pixels wide: 0 VP has %d gold pixels and %v in the middle, 1 VP has %d", width, none, hole, one)
		}
	}
}
