package comic

import (
	"image"
	"math"
	"testing"

	"lineup/game/picture"
	"lineup/game/story"
	"lineup/render/art/pen"
	"lineup/render/art/scene"
)

// mostHidden is the greatest share of a face that anything may cover. Nobody sees less.
const mostHidden = 0.02

// TestPeopleKeepOffFaces checks for every team that no hair, hand, or cape of a person in a panel covers the
// face of another one.
func TestPeopleKeepOffFaces(t *testing.T) {
	pairs := 0
	for _, team := range teams() {
		everyPage(func(name string, page *story.Page) {
			for i, f := range Panels(page) {
				people := f.people(team)
				for n, who := range people {
					if n == 0 {
						continue
					}
					const coarse = 0.3 // of a unit of the page, in pixels
					m := pen.Paint(int(f.Box.W*coarse), int(f.Box.H*coarse), coarse, func(p pen.Pen) {
						scene.Subject(f.own(p.At(-f.Box.X, -f.Box.Y, 1)), who, palette(f.Frame))
					})
					for k, o := range people[:n] {
						pairs++
						face, _ := f.faceOf(o)
						if part := painted(m, pen.AreaAt(face.X-f.Box.X, face.Y-f.Box.Y, face.W, face.H), coarse); part > mostHidden {
							t.Errorf("%s, panel %d: person %d covers %.0f %% of the face of person %d", name, i+1, n+1, 100*part, k+1)
						}
					}
				}
			}
		})
	}
	if pairs < 500 {
		t.Errorf("only %d pairs were compared", pairs)
	}
}

// painted returns the part of a face's oval that is painted in a picture.
func painted(m image.Image, face pen.Area, scale float64) float64 {
	const steps = 25
	all, hit := 0, 0
	for i := range steps {
		for j := range steps {
			x, y := (float64(i)+0.5)/steps, (float64(j)+0.5)/steps
			if math.Hypot(x-0.5, y-0.5) > 0.5 {
				continue
			}
			all++
			if _, _, _, a := m.At(int((face.X+x*face.W)*scale), int((face.Y+y*face.H)*scale)).RGBA(); a > 0x8000 {
				hit++
			}
		}
	}
	return float64(hit) / float64(all)
}

// people returns the people in a panel, each before those that are drawn over them.
func (f *Panel) people(team []picture.Figure) (out []picture.Subject) {
	add := func(s picture.Subject, x, y, k float64) {
		switch s := s.(type) {
		case picture.Figure:
			s.X, s.Y, s.K = x+s.X*k, y+s.Y*k, or1(s.K)*k
			out = append(out, s)
		case picture.Bust:
			s.X, s.Y, s.K = x+s.X*k, y+s.Y*k, or1(s.K)*k
			out = append(out, s)
		}
	}
	cast := func(back bool) {
		for i := range f.Frame.Cast {
			a := &f.Frame.Cast[i]
			if who, ok := a.Stands(team); ok && a.Back == back {
				add(who, 0, 0, 1)
			}
		}
	}
	extras := func(before bool) {
		for _, e := range f.Frame.Scene.Extra {
			if e.Before == before {
				add(e.What, e.X, e.Y, or1(e.K))
			}
		}
	}
	cast(true)
	extras(false)
	add(f.Frame.Scene.Subject, 0, 0, 1)
	extras(true)
	cast(false)
	return out
}

// TestWordsKeepOffFaces checks for every team that no words cover a face, on wide and on tall pages, with
// words of the usual size and larger ones.
func TestWordsKeepOffFaces(t *testing.T) {
	faces := 0
	for _, team := range teams() {
		everyPage(func(name string, page *story.Page) {
			for _, panels := range [][]Panel{Panels(page), TallPanels(page, pen.AreaAt(0, 0, 1400, 1930), team)} {
				for i := range panels {
					f := &panels[i]
					for _, scale := range []float64{1, 1.5, 2} {
						words, _ := SetWords(f, team, scale)
						for _, face := range f.Faces(team) {
							for _, w := range words {
								faces++
								if part := covered(face, w.Box); part > mostHidden {
									t.Errorf("%s, panel %d of %.0f by %.0f, words of size %g: %q covers %.0f %% of a face", name, i+1, f.Box.W, f.Box.H, scale, w.Words.Text, 100*part)
								}
							}
						}
					}
				}
			}
		})
	}
	if faces == 0 {
		t.Error("no panel has faces and words")
	}
}

// TestCovered checks the share of a face's oval that a box covers.
func TestCovered(t *testing.T) {
	face := pen.AreaAt(100, 100, 80, 100)
	for _, c := range []struct {
		box  pen.Area
		want float64
	}{
		{pen.AreaAt(90, 90, 200, 200), 1}, {pen.AreaAt(100, 100, 40, 100), 0.5}, {pen.AreaAt(100, 150, 80, 50), 0.5},
		{pen.AreaAt(140, 150, 90, 90), 0.25}, {pen.AreaAt(180, 100, 50, 50), 0}, {pen.AreaAt(100, 100, 10, 10), 0},
	} {
		if got := covered(face, c.box); math.Abs(got-c.want) > 0.01 {
			t.Errorf("%v covers %.3f, want %.2f", c.box, got, c.want)
		}
	}
}
