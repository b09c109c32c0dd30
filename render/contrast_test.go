package render

import (
	"maps"
	"slices"
	"testing"

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
	for _, name := range SceneNames() {
		a := sceneOf(t, name)
		a.canvas.Settings.Contrast = true
		a.canvas.Fit = a.canvas.Settings.Fit(1280, 720)
		if tb, ok := a.scene.(*table.Table); ok {
			tb.Refresh()
		}
		if n := uitest.Contrast(t, name, a.canvas, 1280, 720, edged, a.scene.Draw); n < 3 && name != "zoom" {
			t.Errorf("%s: only %d lines were measured", name, n)
		}
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
