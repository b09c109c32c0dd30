package render

import (
	"maps"
	"math"
	"slices"
	"testing"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestHighContrast checks that all text of every scene in high contrast has a contrast of 7 or more.
func TestHighContrast(t *testing.T) {
	looptest.NeedDisplay(t)
	edged := maps.Clone(edgedParts)
	edged["move number"], edged["slot sign of cards"] = true, true
	for i, name := range SceneNames() {
		if i%looptest.Every(2) != 0 {
			continue
		}
		a := sceneOf(t, name)
		a.canvas.Settings.Contrast = true
		a.canvas.Fit = a.canvas.Settings.Fit(1280, 720)
		if tb, ok := a.scene.(*table.Table); ok {
			tb.Refresh()
		}
		if n := uitest.Contrast(t, name, a.canvas, 1280, 720, edged, a.scene.Draw); n < 3 && name != "zoom" {
			t.Errorf("%s: only %d lines were measured", name, n)
		}
		looptest.Frame()
	}
}

// onSkies are the scenes whose background is a painting.
var onSkies = []string{"title", "setup", "heroes", "library", "library-card", "settings", "settings-sound", "settings-access", "settings-data", "keys", "result", "curtain"}

// TestWordsHavePlates checks that no words are on a painting in high contrast: each line of a scene with one
// is on a plate, on a panel, or on a part with a ground of its own.
func TestWordsHavePlates(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, name := range onSkies {
		a := sceneOf(t, name)
		a.canvas.Settings.Contrast = true
		page := a.canvas.Read(1280, 720, nil, a.scene.Draw)
		for i := range page.Lines {
			l := &page.Lines[i]
			if l.Part != "" && l.Part != "label words" {
				continue // it has a ground of its own, or a contour
			}
			if l.Seen.W > 0 && !l.Box().Within(l.Seen) {
				continue // it is partly scrolled away
			}
			if !slices.ContainsFunc(page.Grounds, func(g ui.PageGround) bool { return g.Under(l) && l.Box().Within(g.Box.Grown(1)) }) {
				t.Errorf("%s: %q has no plate", name, l.Text)
			}
		}
	}
}

// TestCardsInHighContrast checks that everything printed on every card, at all sizes, has a contrast of 7 or more to its
// contour or its ground in high contrast.
func TestCardsInHighContrast(t *testing.T) {
	said, lines := map[string]bool{}, 0
	for _, plan := range []match.Plan{{Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}, Seed: 1}, {Mode: "rebirth", Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}, Seed: 1}} {
		g, err := catalog.Shipped.Prepare(plan)
		if err != nil {
			t.Fatal(err)
		}
		kinds := map[art.Kind]int{}
		for _, f := range art.Faces(g.Book) {
			if kinds[f.Kind]++; kinds[f.Kind] > 5 {
				continue
			}
			for _, width := range []int{90, 140, 300} {
				s := art.Press{Contrast: true, Min: 16, Text: 1}
				unit, high := float64(width)/art.CardWidth, art.HeightOfCard(width)
				draw := func(p pen.Pen) { s.DrawSketch(p, f, width) }
				if f.Oversized() {
					unit, high = 1, int(math.Round(float64(width)*1.4))
					draw = func(p pen.Pen) { s.DrawPosterSketch(p.WithContrast(true), f, width, high, float64(width)) }
				}
				picture := pen.Paint(width, high, unit, draw)
				pen.Read(unit, func(l pen.Written) {
					if l.Style.Size < 10 {
						return
					}
					lines++
					got, ok := uitest.ContourContrast(picture, &l)
					if ok && got < 7 && !said[l.Text] {
						said[l.Text] = true
						t.Errorf("%s, %d pixels wide: %q in %v has a contrast of %.2f", f.Name, width, l.Text, l.Style.Colour, got)
					}
				}, draw)
			}
		}
	}
	if lines < 300 {
		t.Errorf("only %d lines were measured", lines)
	}
}
