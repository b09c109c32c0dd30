package render

import (
	"bytes"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/ai"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/game/savegame"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestEndHasItsPicture checks that the replay of a game shows its last position, and that the picture
// is painted in steps by frames, never by the tick that leaves the table.
func TestEndHasItsPicture(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, plan := range []match.Plan{{Seats: testgame.Seats("Ana", "Bob"), Seed: 5}, {Mode: rebirth.ID, Seats: testgame.Seats("Ana"), Seed: 5}} {
		store := testgame.NewStore(t)
		a, h := keepingApp(t, store, plan)
		a.Settings.Speed = ui.Instant
		picture := ebiten.NewImage(640, 360)
		a.Draw(picture)
		tb := a.scene.(*table.Table)
		stand, _ := ai.New("greedy", 5)
		if err := tb.PlayOut(stand); err != nil {
			t.Fatal(err)
		}
		before := *a.keep.picture.Load()
		var steps []bool // whether a picture was in work, and ready to be drawn
		for n := 0; n < 400 && a.scene == ui.Screen(tb); n++ {
			if a.Draw(picture); a.keep.sitting != nil && !slices.Contains(steps, a.keep.sitting.ready) {
				steps = append(steps, a.keep.sitting.ready)
			}
			a.canvas.Art.Settle()
			stale, sat := a.keep.stale, a.keep.sitting
			if h.Tick(t); a.scene == ui.Screen(tb) && a.keep.stale != stale || a.keep.sitting != sat {
				t.Fatalf("%s: a tick painted a picture", plan.Mode)
			}
		}
		if _, shown := a.scene.(*menu.Result); !shown && plan.Mode == "" {
			t.Fatalf("the end leads to %T", a.scene)
		}
		if !slices.Equal(steps, []bool{false, true}) {
			t.Errorf("%s: the picture was painted in the steps %v", plan.Mode, steps)
		}
		settleStore(a)
		if plan.Mode != "" {
			continue
		}
		replays := of(store, savegame.Replay)
		if len(replays) != 1 || replays[0].Picture == nil || bytes.Equal(replays[0].Picture, halved(before)) {
			t.Errorf("%d replays, without a picture of the end", len(replays))
		}
	}
}

// TestEndWaitsBriefly checks that a game without frames, and so without a picture, is left all the
// same.
func TestEndWaitsBriefly(t *testing.T) {
	looptest.NeedDisplay(t)
	a, h := keepingApp(t, testgame.NewStore(t), match.Plan{Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
	a.Settings.Speed = ui.Instant
	a.Draw(ebiten.NewImage(640, 360))
	tb, ticks := a.scene.(*table.Table), 0
	stand, _ := ai.New("greedy", 5)
	if err := tb.PlayOut(stand); err != nil {
		t.Fatal(err)
	}
	for ; ticks < 100 && a.scene == ui.Screen(tb); ticks++ {
		h.Tick(t)
	}
	if _, shown := a.scene.(*menu.Result); !shown || ticks < 10 || float64(ticks)*ui.Tick > leavingWait.Seconds()+0.1 {
		t.Errorf("after %d ticks, the end leads to %T", ticks, a.scene)
	}
}
