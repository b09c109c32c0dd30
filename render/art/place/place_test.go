package place

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"slices"
	"testing"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// The palettes of two card types.
var (
	heroes    = ink.NewPalette(pen.RGB(0x2163e0), pen.RGB(0x0f3792), pen.RGB(0xffb45e))
	locations = ink.NewPalette(pen.RGB(0x9f3cb4), pen.RGB(0x4f1b69), pen.RGB(0xffd23f))
)

// window draws what a card's window shows, at half a pixel per unit.
func window(draw func(pen.Pen)) *image.RGBA {
	return pen.Paint(125, 86, 0.5, func(p pen.Pen) { draw(p.At(125, 86, 1)) })
}

// signature returns a picture as 20 by 14 tiles minus its mean color. Two pictures with similar
// signatures are easily confused (art-cards.md, section 10).
func signature(m *image.RGBA) []float64 {
	const columns, rows = 20, 14
	sums, counts := make([]float64, columns*rows*3), make([]float64, columns*rows)
	size := m.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			tile := y*rows/size.Y*columns + x*columns/size.X
			at := m.PixOffset(x, y)
			for k := range 3 {
				sums[tile*3+k] += float64(m.Pix[at+k])
			}
			counts[tile]++
		}
	}
	var mean [3]float64
	for i := range sums {
		sums[i] /= counts[i/3]
		mean[i%3] += sums[i] / (columns * rows)
	}
	for i := range sums {
		sums[i] -= mean[i%3]
	}
	return sums
}

func difference(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += math.Abs(a[i] - b[i])
	}
	return sum / float64(len(a))
}

// TestNoTwoAlike checks that no two places, and no two seeds of one place, look alike.
func TestNoTwoAlike(t *testing.T) {
	type one struct {
		name string
		of   picture.Place
		sign []float64
	}
	for what, q := range map[string]ink.Palette{"heroes": heroes, "locations": locations} {
		t.Run(what, func(t *testing.T) {
			var all []one
			for where := range picture.NumPlaces {
				for seed := 1; seed <= 5; seed++ {
					m := window(func(p pen.Pen) { Draw(p, where, seed, q) })
					all = append(all, one{fmt.Sprintf("place %d seed %d", where, seed), where, signature(m)})
				}
			}
			type pair struct {
				far  float64
				a, b one
			}
			var pairs []pair
			for i, a := range all {
				for _, b := range all[i+1:] {
					pairs = append(pairs, pair{difference(a.sign, b.sign), a, b})
				}
			}
			slices.SortFunc(pairs, func(a, b pair) int { return int(math.Copysign(1, a.far-b.far)) })
			var same, other int
			for _, p := range pairs {
				limit, shown := 11.0, &other
				if p.a.of == p.b.of {
					limit, shown = 6, &same
				}
				if p.far < limit {
					t.Errorf("%s and %s look alike: %.1f, want %.0f", p.a.name, p.b.name, p.far, limit)
				}
				if *shown++; *shown <= 5 {
					t.Logf("%s: close: %s, %s: %.1f", what, p.a.name, p.b.name, p.far)
				}
			}
		})
	}
}

// TestSameBytes checks that drawing a place twice gives the same picture.
func TestSameBytes(t *testing.T) {
	for where := range picture.NumPlaces {
		draw := func(p pen.Pen) { Draw(p, where, 3, heroes) }
		if !bytes.Equal(window(draw).Pix, window(draw).Pix) {
			t.Errorf("place %d: two pictures of it differ", where)
		}
	}
}

// TestStageIsFull checks that a place covers the whole stage, corners included, for several seeds.
func TestStageIsFull(t *testing.T) {
	for where := range picture.NumPlaces {
		if painters[where] == nil {
			t.Errorf("place %d has no painter", where)
		}
		for seed := 1; seed <= 5; seed++ {
			m := pen.Paint(140, 105, 0.5, func(p pen.Pen) { Draw(p.At(140, 105, 1), where, seed, locations) })
			for i := 3; i < len(m.Pix); i += 4 {
				if m.Pix[i] != 0xff {
					t.Errorf("place %d seed %d: the stage shows through at %d,%d", where, seed, i/4%140, i/4/140)
					break
				}
			}
		}
	}
}

// TestDepth checks that a place has a wide range of light and at least seven large tones.
func TestDepth(t *testing.T) {
	for where := range picture.NumPlaces {
		m := window(func(p pen.Pen) { Draw(p, where, 2, locations) })
		var light []float64
		tones := map[[3]uint8]int{}
		for i := 0; i < len(m.Pix); i += 4 {
			light = append(light, 0.2126*float64(m.Pix[i])+0.7152*float64(m.Pix[i+1])+0.0722*float64(m.Pix[i+2]))
			tones[[3]uint8{m.Pix[i] / 16, m.Pix[i+1] / 16, m.Pix[i+2] / 16}]++
		}
		slices.Sort(light)
		if d := light[len(light)*97/100] - light[len(light)*3/100]; d < 60 {
			t.Errorf("place %d is flat: its light goes over %.0f of 255", where, d)
		}
		large := 0
		for _, n := range tones {
			if n > len(light)/100 {
				large++
			}
		}
		if large < 7 {
			t.Errorf("place %d has only %d tones", where, large)
		}
	}
}

// TestLocationsHaveTwoHues checks that pictures of Locations use more than one hue.
func TestLocationsHaveTwoHues(t *testing.T) {
	for _, where := range []picture.Place{picture.AsylumPortrait, picture.CavePortrait, picture.IcePortrait, picture.TowerPortrait, picture.StationPortrait} {
		m := window(func(p pen.Pen) { Draw(p, where, 1, locations) })
		other := 0
		for i := 0; i < len(m.Pix); i += 4 {
			r, g, b := int(m.Pix[i]), int(m.Pix[i+1]), int(m.Pix[i+2])
			// Purple has more red and more blue than green.
			if max(r, g, b)-min(r, g, b) > 24 && (g >= r || g >= b) {
				other++
			}
		}
		if part := float64(other) / float64(len(m.Pix)/4); part < 0.08 {
			t.Errorf("place %d: only %.0f %% of it is of another hue than its kind", where, 100*part)
		}
	}
}

// TestFrontsAndUnders checks that each front and each under draws a different picture, and that the
// empty ones draw nothing.
func TestFrontsAndUnders(t *testing.T) {
	blank := func(p pen.Pen) { p.Block(-200, -200, 400, 400, heroes.Main) }
	empty := window(blank).Pix
	seen := map[string]string{string(empty): "nothing"}
	check := func(name string, draw func(pen.Pen)) {
		m := window(func(p pen.Pen) { blank(p); draw(p) }).Pix
		if with, ok := seen[string(m)]; ok {
			t.Errorf("%s looks like %s", name, with)
		}
		seen[string(m)] = name
	}
	for front := picture.NoFront + 1; front < picture.NumFronts; front++ {
		check(fmt.Sprint("front ", front), func(p pen.Pen) { Front(p, front, 2, heroes) })
		check(fmt.Sprint("front with another seed ", front), func(p pen.Pen) { Front(p, front, 3, heroes) })
	}
	for under := picture.NoUnder + 1; under < picture.NumUnders; under++ {
		if under != picture.LedgeUnder { // it is a front too
			check(fmt.Sprint("under ", under), func(p pen.Pen) { Under(p, under, pen.Point{X: 10}, 2, heroes) })
		}
	}
	check("vignette", func(p pen.Pen) { Vignette(p, 0.6, heroes) })
	for name, draw := range map[string]func(pen.Pen){
		"no front":    func(p pen.Pen) { Front(p, picture.NoFront, 1, heroes) },
		"no under":    func(p pen.Pen) { Under(p, picture.NoUnder, pen.Point{}, 1, heroes) },
		"no vignette": func(p pen.Pen) { Vignette(p, 0, heroes) },
	} {
		t.Run(name, func(t *testing.T) {
			if !bytes.Equal(window(func(p pen.Pen) { blank(p); draw(p) }).Pix, empty) {
				t.Errorf("%s marks the picture", name)
			}
		})
	}
}

// TestStrangeLiterals checks that out-of-range places, seeds, and positions do not panic.
func TestStrangeLiterals(t *testing.T) {
	window(func(p pen.Pen) {
		Draw(p, 255, 1, heroes)
		Front(p, 255, 1, heroes)
		Under(p, 255, pen.Point{}, 1, heroes)
		for where := range picture.NumPlaces {
			for _, seed := range []int{0, -1, math.MinInt, math.MaxInt} {
				Draw(p, where, seed, ink.Palette{})
			}
		}
		for _, at := range []float64{math.NaN(), math.Inf(1), 1e12} {
			for under := range picture.NumUnders {
				Under(p, under, pen.Point{X: at, Y: at}, -3, heroes)
			}
		}
		StreaksOf{N: 5}.Paint(p, 1)
	})
}

func BenchmarkPlaces(b *testing.B) {
	for i := range b.N {
		where := picture.Place(i % int(picture.NumPlaces))
		pen.Paint(480, 330, 1.92, func(p pen.Pen) { Draw(p.At(125, 86, 1), where, i, heroes) })
	}
}
