package render

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/ui"
)

// painted returns a scene as a picture with these settings, and its page.
func painted(a *App, picture *ebiten.Image) *image.RGBA {
	size := picture.Bounds().Size()
	c := a.canvas
	c.Art.AtOnce = true
	c.Fit = c.Settings.Fit(size.X, size.Y)
	if tb, ok := a.scene.(*table.Table); ok {
		tb.Refresh()
	}
	picture.Clear()
	c.Begin(picture)
	a.scene.Draw(c)
	out := image.NewRGBA(picture.Bounds())
	picture.ReadPixels(out.Pix)
	return out
}

// cell is the size of the squares of a picture that are compared, in pixels.
const cell = 8

// changes returns the boxes of the parts of two pictures that differ.
func changes(p, q *image.RGBA) (out []image.Rectangle) {
	wide, high := p.Rect.Dx()/cell, p.Rect.Dy()/cell
	differ := make([]bool, wide*high)
	for i := range differ {
		x, y := i%wide*cell, i/wide*cell
		n := 0
		for k := range cell * cell {
			at := p.PixOffset(x+k%cell, y+k/cell)
			for b := range 3 {
				if d := int(p.Pix[at+b]) - int(q.Pix[at+b]); d > 24 || d < -24 {
					n++
					break
				}
			}
		}
		differ[i] = n > 6
	}
	for i := range differ {
		if !differ[i] {
			continue
		}
		part, open := image.Rectangle{}, []int{i}
		differ[i] = false
		for len(open) > 0 {
			at := open[len(open)-1]
			open = open[:len(open)-1]
			x, y := at%wide, at/wide
			part = part.Union(image.Rect(x*cell, y*cell, (x+1)*cell, (y+1)*cell))
			for dy := -2; dy <= 2; dy++ {
				for dx := -2; dx <= 2; dx++ {
					if nx, ny := x+dx, y+dy; nx >= 0 && ny >= 0 && nx < wide && ny < high && differ[ny*wide+nx] {
						differ[ny*wide+nx] = false
						open = append(open, ny*wide+nx)
					}
				}
			}
		}
		out = append(out, part)
	}
	return out
}

// TestSeatColorsHaveSigns paints every scene in two palettes. Each part that differs has the color of a seat,
// so the sign of a seat must be there, large enough to be seen.
func TestSeatColorsHaveSigns(t *testing.T) {
	looptest.NeedDisplay(t)
	seen, places := map[pen.Sign]bool{}, 0
	for _, name := range SceneNames() {
		a := sceneOf(t, name)
		picture := ebiten.NewImage(1280, 720)
		painted(a, picture) // the first drawing may settle something
		usual := painted(a, picture)
		a.canvas.Settings.Palette = pen.BlueWeak
		other, page := painted(a, picture), a.canvas.Read(1280, 720, nil, a.scene.Draw)
		a.canvas.Settings.Palette = pen.Standard
		for _, s := range page.Signs {
			seen[s.Sign] = true
			if s.R < ui.MinSign-0.01 {
				t.Errorf("%s: a sign at %.0f, %.0f has a radius of %.1f px", name, s.X, s.Y, s.R)
			}
		}
		for _, part := range changes(usual, other) {
			places++
			if !hasSign(page, part) && !overlaid[name] {
				t.Errorf("%s: %v has the color of a seat without its sign", name, part)
			}
		}
		picture.Deallocate()
		a.canvas.Art.Forget(1280, 720)
		looptest.Frame()
	}
	if len(seen) != 5 || places < 100 {
		t.Errorf("%d signs were seen, at %d colored parts", len(seen), places)
	}
}

// overlaid are the scenes with something over the panels of the seats, which cuts them into parts, and the
// one that names the palette.
var overlaid = map[string]bool{"menu": true, "splash": true, "attack": true, "settings-access": true}

// signReach is how far from its color the sign of a seat may be, in pixels: as far as from the name in a
// caption to the end of the caption. A sign of largeSign speaks for the whole window.
const signReach, largeSign = 72, 16.0

// hasSign reports whether the sign of a seat belongs to a part of a page: near it, or in the same panel.
func hasSign(page *ui.Page, part image.Rectangle) bool {
	for _, s := range page.Signs {
		at := image.Pt(int(s.X), int(s.Y))
		if at.In(part.Inset(-signReach)) || s.R > largeSign && page.Signs[0] == s && len(page.Signs) == 1 {
			return true
		}
		for i := range page.Targets {
			if b := page.Targets[i].Box.Grown(signReach / 4); b.Has(s.X, s.Y) && b.W < float64(page.Width)/3 &&
				part.In(image.Rect(int(b.X), int(b.Y), int(b.X+b.W), int(b.Y+b.H))) {
				return true
			}
		}
	}
	return false
}
