package main

import (
	"bytes"
	"image"
	"math"
	"slices"
	"testing"
	"time"

	"lineup/game/card"
	"lineup/game/english"
	"lineup/game/picture"
	"lineup/game/sets"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
)

// The size at which pictures are compared, about that of a card in a pile, and the raster of their
// signature.
const (
	wide, high   = 125, 90
	across, down = 20, 14
)

// signature returns a picture reduced to very few pixels, without its mean color.
func signature(m *image.RGBA) []float64 {
	out := make([]float64, 0, across*down*3)
	var mean [3]float64
	for ty := range down {
		for tx := range across {
			var sum [3]float64
			n := 0.0
			for y := ty * high / down; y < (ty+1)*high/down; y++ {
				for x := tx * wide / across; x < (tx+1)*wide/across; x++ {
					at := m.PixOffset(x, y)
					for c := range sum {
						sum[c] += float64(m.Pix[at+c])
					}
					n++
				}
			}
			for c := range sum {
				out = append(out, sum[c]/n)
				mean[c] += sum[c] / n / (across * down)
			}
		}
	}
	for i := range out {
		out[i] -= mean[i%3]
	}
	return out
}

func apart(a, b []float64) float64 {
	d := 0.0
	for i := range a {
		d += math.Abs(a[i] - b[i])
	}
	return d / float64(len(a))
}

// subject returns the mask of the pixels that belong to the subject, which differ from the bare
// place, and the part of the picture they cover.
func subject(full, bare *image.RGBA) (mask [high][wide]bool, part float64) {
	n := 0
	for y := range high {
		for x := range wide {
			at := full.PixOffset(x, y)
			for c := range 3 {
				if d := int(full.Pix[at+c]) - int(bare.Pix[at+c]); d > 24 || d < -24 {
					mask[y][x] = true
				}
			}
			if mask[y][x] {
				n++
			}
		}
	}
	return mask, float64(n) / (wide * high)
}

func light(m *image.RGBA, x, y int) float64 {
	at := m.PixOffset(x, y)
	return .2126*float64(m.Pix[at]) + .7152*float64(m.Pix[at+1]) + .0722*float64(m.Pix[at+2])
}

// contour returns how much the subject's brightness differs from the ground's along its outline, as
// the median of all places.
func contour(m *image.RGBA, mask *[high][wide]bool) float64 {
	var all []float64
	for y := 1; y < high-1; y++ {
		for x := 1; x < wide-1; x++ {
			if !mask[y][x] || mask[y-1][x] && mask[y+1][x] && mask[y][x-1] && mask[y][x+1] {
				continue
			}
			brightest, ground, n := 0.0, 0.0, 0.0
			for yy := max(0, y-3); yy < min(high, y+4); yy++ {
				for xx := max(0, x-3); xx < min(wide, x+4); xx++ {
					if l := light(m, xx, yy); mask[yy][xx] {
						brightest = max(brightest, l)
					} else {
						ground += l
						n++
					}
				}
			}
			if n > 0 {
				all = append(all, math.Abs(brightest-ground/n))
			}
		}
	}
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// TestPictures checks every face of every set: no two pictures look alike, the subject is large
// enough and stands out, and the picture is the same each time it is painted.
func TestPictures(t *testing.T) {
	const (
		minApart   = 22.0
		minCover   = 0.19
		maxCover   = 0.86
		minContour = 20.0
	)
	for _, set := range append(sets.All(), rebirth.Box()) {
		var names []string
		var signs [][]float64
		closest, pair := math.Inf(1), ""
		for i, f := range art.FacesOf(set) {
			full := art.PaintScene(f, wide, high, true)
			if again := art.PaintScene(f, wide, high, true); !bytes.Equal(full.Pix, again.Pix) {
				t.Errorf("%s: %s is painted otherwise each time", set.ID, f.Name)
			}
			mask, part := subject(full, art.PaintScene(f, wide, high, false))
			if c := &set.Cards[i]; hasSubject(c) {
				if part < minCover || part > maxCover {
					t.Errorf("%s: those in the picture of %s cover %.2f of it", set.ID, f.Name, part)
				}
				if d := contour(full, &mask); d < minContour {
					t.Errorf("%s: those in the picture of %s stand out by %.0f, want %.0f", set.ID, f.Name, d, minContour)
				}
			}
			sign := signature(full)
			for k, other := range signs {
				if d := apart(sign, other); d < closest {
					closest, pair = d, f.Name+" and "+names[k]
				}
			}
			names, signs = append(names, f.Name), append(signs, sign)
		}
		t.Logf("%s: the closest pictures are %s, %.1f apart", set.ID, pair, closest)
		if closest < minApart {
			t.Errorf("%s: the pictures of %s look alike: %.1f apart, want %.0f", set.ID, pair, closest, minApart)
		}
	}
}

// panel returns the table's picture of a Super-Villain's giant above its plate, or the empty panel
// if f is nil.
func panel(f *art.Face) *image.RGBA {
	const panelWidth = 394
	return pen.Paint(wide, high, float64(wide)/panelWidth, func(p pen.Pen) { art.DrawGiantPanel(p, f, panelWidth, 464, 0) })
}

// TestGiants checks the giant of every Super-Villain: it fills its panel, stands out from the sky,
// and looks like no other in its set.
func TestGiants(t *testing.T) {
	const (
		minApart   = 26.0
		minCover   = 0.42
		maxCover   = 0.88
		minContour = 40.0
	)
	bare := panel(nil)
	for _, set := range append(sets.All(), rebirth.Box()) {
		var names []string
		var signs [][]float64
		for _, f := range art.FacesOf(set) {
			if f.Kind != art.SuperVillain {
				continue
			}
			full := panel(&f)
			if !bytes.Equal(full.Pix, panel(&f).Pix) {
				t.Errorf("%s: %s is painted otherwise each time", set.ID, f.Name)
			}
			mask, part := subject(full, bare)
			if part < minCover || part > maxCover {
				t.Errorf("%s: %s covers %.2f of its panel", set.ID, f.Name, part)
			}
			if d := contour(full, &mask); d < minContour {
				t.Errorf("%s: %s stands out by %.0f, want %.0f", set.ID, f.Name, d, minContour)
			}
			sign := signature(full)
			for k, other := range signs {
				if d := apart(sign, other); d < minApart {
					t.Errorf("%s: %s and %s look alike: %.1f apart, want %.0f", set.ID, f.Name, names[k], d, minApart)
				}
			}
			names, signs = append(names, f.Name), append(signs, sign)
		}
	}
}

// hasSubject reports whether a card's picture has a subject that should stand out. A Location is
// only a place, and a close-up fills the window.
func hasSubject(c *card.Card) bool {
	_, piece := c.Art.Subject.(picture.SetPiece)
	return c.Art.Subject != nil && !piece && c.Kind != card.Location && c.Kind != card.Piece && c.Kind != card.Rule
}

// TestSheets checks that the sheets of the base set are painted, and that an unknown set is an
// error.
func TestSheets(t *testing.T) {
	folder := t.TempDir()
	if err := run(folder, "no such set"); english.Error(t, err) == nil {
		t.Error("a set that does not exist is painted")
	}
	if testing.Short() {
		t.Skip("paints hundreds of pictures")
	}
	if err := run(folder, "base"); err != nil {
		t.Fatal(err)
	}
}

// BenchmarkPicture measures painting every face of the base set 480 pixels wide.
func BenchmarkPicture(b *testing.B) {
	faces := art.FacesOf(sets.All()[0])
	worst, sum, n := time.Duration(0), time.Duration(0), 0
	for b.Loop() {
		for _, f := range faces {
			began := time.Now()
			art.PaintScene(f, 480, 330, true)
			took := time.Since(began)
			worst, sum, n = max(worst, took), sum+took, n+1
		}
	}
	b.ReportMetric(float64(sum.Microseconds())/1000/float64(n), "ms/picture")
	b.ReportMetric(float64(worst.Microseconds())/1000, "ms/worst")
}
