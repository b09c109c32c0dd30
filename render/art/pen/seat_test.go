package pen

import (
	"image/color"
	"math"
	"testing"
)

// sight is a kind of eyes, as a matrix on linear colors (Machado and others 2009, severity 1).
type sight [3][3]float64

var (
	most   = sight{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
	protan = sight{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}
	deutan = sight{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}
	tritan = sight{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}
)

// lab returns a color as such eyes see it, in CIE L*a*b*.
func (s sight) lab(c color.NRGBA) [3]float64 {
	var rgb [3]float64
	for i, of := range [...]float64{light[c.R], light[c.G], light[c.B]} {
		for k := range rgb {
			rgb[k] += s[k][i] * of
		}
	}
	for k := range rgb {
		rgb[k] = clamp(rgb[k], 0, 1)
	}
	r, g, b := rgb[0], rgb[1], rgb[2]
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124564*r + 0.3575761*g + 0.1804375*b) / 0.95047)
	y := f(0.2126729*r + 0.7151522*g + 0.0721750*b)
	z := f((0.0193339*r + 0.1191920*g + 0.9503041*b) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// nearest returns the least distance between two of the colors (CIE76).
func (s sight) nearest(of []color.NRGBA) float64 {
	least := math.Inf(1)
	for i, a := range of {
		for _, b := range of[:i] {
			p, q := s.lab(a), s.lab(b)
			least = min(least, math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2]))
		}
	}
	return least
}

// TestPalettes checks how different the colors of five seats are to the eyes that each palette is for, on
// paper and on a dark ground, and that each color is clearly visible there.
func TestPalettes(t *testing.T) {
	panel := RGB(0x111936)
	for name, c := range map[string]struct {
		palette     Palette
		eyes        sight
		paper, dark float64
	}{
		"standard": {Standard, most, 31, 31}, "red-weak": {RedWeak, protan, 45, 58},
		"green-weak": {GreenWeak, deutan, 43, 50}, "blue-weak": {BlueWeak, tritan, 43, 57},
	} {
		t.Run(name, func(t *testing.T) {
			var paper, dark []color.NRGBA
			signs := map[Sign]bool{}
			for seat := range 5 {
				s := c.palette.Seat(seat)
				paper, dark, signs[s.Sign] = append(paper, s.Paper), append(dark, s.Mark), true
				if c.palette == Standard {
					paper[seat] = palettes[Standard].paper[seat]
				} else if got := Contrast(s.Dark, panel); got < 3 && s.Dark != s.Mark {
					t.Errorf("the edge of seat %d has a contrast of %.2f", seat, got)
				}
				if got := Contrast(paper[seat], Paper); got < 3 {
					t.Errorf("seat %d has a contrast of %.2f on paper", seat, got)
				}
				if got := Contrast(s.Mark, panel); got < 2.99 {
					t.Errorf("seat %d has a contrast of %.2f on a dark ground", seat, got)
				}
			}
			if p, d := c.eyes.nearest(paper), c.eyes.nearest(dark); p < c.paper-0.6 || d < c.dark-0.6 {
				t.Errorf("the nearest two seats are %.1f apart on paper and %.1f on a dark ground, want %g and %g", p, d, c.paper, c.dark)
			}
			if len(signs) != 5 || signs[NoSign] {
				t.Errorf("five seats have %d signs", len(signs))
			}
		})
	}
}

// TestMembersHaveSigns checks that the members of two teams have different looks in each palette.
func TestMembersHaveSigns(t *testing.T) {
	for p := Standard; p <= BlueWeak; p++ {
		seen := map[Sign]bool{}
		for i := range 4 {
			seen[p.Member(i/2, i%2).Sign] = true
		}
		if len(seen) != 4 {
			t.Errorf("palette %d: four partners have %d signs", p, len(seen))
		}
	}
}
