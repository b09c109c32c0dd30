package container

import (
	"runtime"
	"testing"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// maxPlayed is the number of answers given in a game that was restored from fuzzed data.
const maxPlayed = 200

// maxTaken is how much memory restoring one game may use, in bytes.
const maxTaken = 64 << 20

// FuzzTakeUp checks that a saved game with any State, turn and answers is refused, or restored and
// playable. It must not panic, hang or use more memory than a game may. The plan is a playable one.
func FuzzTakeUp(f *testing.F) {
	for _, b := range goldenFiles(f) {
		if c, err := Decode(b); err == nil && c.Record.Plan.Seats != nil {
			log, err := encodeRecord(c.Record)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(c.Record.Plan.String(), c.Now, log, true)
		}
	}
	f.Fuzz(func(t *testing.T, plan string, now, log []byte, same bool) {
		if len(now)+len(log) > 1<<20 {
			return
		}
		record, err := decodeRecord(log)
		if err != nil {
			return
		}
		takeUp(t, plan, now, record, same)
	})
}

// takeUp restores a game and continues it if possible. Same gives it the fingerprint of the current
// cards and rules.
func takeUp(t *testing.T, text string, now []byte, record match.Record, same bool) {
	var before, after runtime.MemStats
	plan, err := mode.ParsePlan(text)
	if err != nil {
		return
	}
	g, err := catalog.Tested.Build(plan)
	if err != nil {
		return
	}
	record.Plan = g.Plan
	if same {
		record.Printed = g.Book.Library().Fingerprint()
	}
	runtime.ReadMemStats(&before)
	m, _, err := match.Restore(g, testgame.Nobody, match.Saved{Record: record, Now: now})
	runtime.ReadMemStats(&after)
	if took := after.TotalAlloc - before.TotalAlloc; took > maxTaken {
		t.Fatalf("taking it up took %d MiB", took>>20)
	}
	if err != nil {
		return
	}
	for n := 0; n < maxPlayed && !m.Over(); n++ {
		legal := m.Legal()
		if len(legal) == 0 {
			t.Fatal("nobody is asked anything, and the game is not over")
		}
		if err := m.Answer(legal[n%len(legal)]); err != nil {
			t.Fatal(err)
		}
	}
	if back := m.StepBack(); back >= 0 {
		m.GoTo(back)
		m.GoTo(m.Length())
	}
	again, _, err := match.Restore(g, testgame.Nobody, m.Saved())
	if err != nil || again.Hash() != m.Hash() {
		t.Fatalf("saved again it cannot be taken up: %v", err)
	}
}
