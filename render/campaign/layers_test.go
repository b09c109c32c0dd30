package campaign

import (
	"testing"

	"lineup/game/campaign"
	"lineup/render/testgame"
	"lineup/render/ui/uitest"
)

// TestLayers checks that of the layers over each screen of campaigns only the top one gets clicks,
// keys and the wheel.
func TestLayers(t *testing.T) {
	store := testgame.NewStore(t)
	c := testgame.Played(t, 2, true, testgame.Losses(9)...)
	if _, err := store.KeepCampaign(c, nil); err != nil {
		t.Fatal(err)
	}
	for name, build := range map[string]func() uitest.Layered{
		"list": func() uitest.Layered {
			var asked []string
			s := listOf(store, &asked)
			return uitest.Layered{Update: s.Update, Layers: &s.layers, Open: []func(){s.remove, s.askExport}, Asked: &asked}
		},
		"players": func() uitest.Layered {
			var asked []string
			s := NewMuster(MusterOptions{New: true, Players: []campaign.Player{{Name: "Ana"}}, Faces: townFaces(t), Back: func() { asked = append(asked, "back") }})
			return uitest.Layered{Update: s.Update, Layers: &s.layers, Open: []func(){func() { s.pickHero("Ana", &s.Players[0].Hero) }}, Asked: &asked}
		},
		"overview": func() uitest.Layered {
			var asked []string
			s := overviewOf(t, c, &asked)
			return uitest.Layered{Update: s.Update, Layers: &s.layers, Open: []func(){func() { s.zoom.Pin(&townFaces(t)[0]) }, s.showPoints, s.showMissions, func() { s.askBack(s.points[0]) }}, Asked: &asked}
		},
	} {
		t.Run(name, func(t *testing.T) { uitest.CheckLayers(t, build) })
	}
}
