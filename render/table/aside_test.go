package table

import (
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
)

// TestAsideIsAsked checks that the longest question, which sets cards aside, fits on the stage.
func TestAsideIsAsked(t *testing.T) {
	for seed := range uint64(60) {
		tb := testTable(t, match.Plan{Sets: []string{"heroes_unite"}, Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		for n := 0; n < 3000 && !tb.Match.Over(); n++ {
			if !tb.ask.mine {
				if _, err := tb.Match.Step(); err != nil {
					t.Fatal(err)
				}
				tb.Refresh()
				continue
			}
			tb.pages.drop()
			if d := tb.view().Pending(); d.Kind == engine.DecidePick && d.Verb == engine.VerbAside && tb.view().Face(d.Source).Name == "Graves" {
				tableLayout(tb).Walk(t, "cards set aside", tb.Canvas, func() { tb.sync(false) }, tb.Draw)
				return
			}
			tb.give(testgame.Best(tb.view(), tb.ask.options))
		}
	}
	t.Error("nobody has to set cards aside")
}
