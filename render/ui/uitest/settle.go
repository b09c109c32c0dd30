package uitest

import (
	"testing"
	"time"

	"lineup/render/ui"
)

// maxWait is how long Settle waits.
const maxWait = 10 * time.Second

// Settle runs ticks until the background work is done, and one more.
func (h *Hands) Settle(t testing.TB, done func() bool) {
	t.Helper()
	for start := time.Now(); !done(); time.Sleep(time.Millisecond) {
		if time.Since(start) > maxWait {
			t.Fatal("work in the background does not end")
		}
		h.Tick(t)
	}
	h.Tick(t)
}

// CheckBoxes checks that boxes are on the stage, large enough to click, and apart.
func CheckBoxes(t testing.TB, boxes []ui.Box) {
	t.Helper()
	for i, b := range boxes {
		if !b.Within(ui.BoxAt(0, 0, ui.StageWidth, ui.StageHeight)) || b.W < ui.MinTarget || b.H < ui.MinTarget {
			t.Errorf("a part is off the stage, or is too small: %+v", b)
		}
		for _, other := range boxes[i+1:] {
			if b.Overlaps(other) {
				t.Errorf("%v and %v overlap", b, other)
			}
		}
	}
}
