package menu

import (
	"testing"

	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui/uitest"
)

// TestLayers checks that of the layers over each screen of the menus only the top one gets clicks,
// keys and the wheel.
func TestLayers(t *testing.T) {
	store := memory(t)
	for name, build := range map[string]func() uitest.Layered{
		"title": func() uitest.Layered {
			var asked []string
			s := NewTitle(testProgram(t, &asked))
			return uitest.Layered{Update: s.Update, Layers: &s.layers, Open: []func(){s.ReadRules}, Asked: &asked}
		},
		"saved games": func() uitest.Layered {
			s := newStage(t, store)
			sheet := func() { s.sheet.Show("A SHEET", nil) }
			return uitest.Layered{Update: s.Update, Layers: &s.layers, Open: []func(){s.beginName, sheet, s.askExport}, Asked: &s.asked}
		},
		"crash": func() uitest.Layered {
			s, _, _, asked := crashed(t, "g")
			return uitest.Layered{Update: s.Update, Layers: &s.layers, Open: []func(){s.read, s.export}, Asked: asked}
		},
		"result": func() uitest.Layered {
			var asked []string
			p := testProgram(t, &asked)
			s := NewResult(p, testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4}))
			return uitest.Layered{Update: s.Update, Layers: &s.layers, Open: []func(){func() { s.zoom.Pin(&p.Faces[0]) }}, Asked: &asked}
		},
	} {
		t.Run(name, func(t *testing.T) { uitest.CheckLayers(t, build) })
	}
}
