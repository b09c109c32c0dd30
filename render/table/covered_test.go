package table

import (
	"testing"

	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestQuestionsLeaveNoHalfCards checks in several windows that keys reach nothing on the table that an open question
// covers in part, that they still reach the rest of the table, and that everything has a way to everything else.
func TestQuestionsLeaveNoHalfCards(t *testing.T) {
	covered, beside := 0, 0
	for seed := range uint64(6) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		_, f := framed(tb)
		fits := []ui.Fit{(&ui.Settings{}).Fit(1280, 720), (&ui.Settings{}).Fit(1920, 1080), (&ui.Settings{Scale: 2}).Fit(3440, 1440), (&ui.Settings{TextScale: 2}).Fit(1280, 720)}
		player := testgame.NewRandom(seed + 1)
		for n, asked := 0, 0; asked < 6 && n < 400 && !tb.Match.Over(); n++ {
			if err := tb.stepFor(player); err != nil {
				t.Fatal(err)
			}
			if tb.pages.drop(); !tb.ask.up {
				continue
			}
			asked++
			for _, fit := range fits {
				tb.Canvas.Fit = fit
				tb.Canvas.Settings = &ui.Settings{Scale: fit.Larger, TextScale: fit.TextScale}
				f.Page()
				tb.sync(false)
				tb.pose()
				p, stage := f.Page(), &tb.ask.stage
				for i := range p.Targets {
					k := &p.Targets[i]
					if _, own := k.Group.(stageGroup); own || !k.Loose || !p.Reachable(i) {
						continue
					}
					beside++
					b := ui.BoxAt((k.Box.X-p.Left)/p.Unit, (k.Box.Y-p.Top)/p.Unit, k.Box.W/p.Unit, k.Box.H/p.Unit)
					if stage.Overlaps(b.Grown(-1)) {
						t.Errorf("seed %d, %dx%d: %q at %.0f is covered in part by %q", seed+1, p.Width, p.Height, k.What, b, stage.Balloon.Title[0].Text)
					}
				}
				for i := range tb.layout.Spots {
					if b := tb.layout.Spots[i].Bounds(); stage.Overlaps(b) {
						covered++
					}
				}
				for _, fault := range p.Unreached() {
					t.Errorf("seed %d, %dx%d: %s", seed+1, p.Width, p.Height, fault)
				}
			}
		}
	}
	if covered < 100 || beside < 500 {
		t.Errorf("only %d cards were covered in part, and %d things were beside a question", covered, beside)
	}
}
