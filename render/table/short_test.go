package table

import (
	"testing"

	"lineup/render/ui"
)

// TestShortIsBesideTheReader checks that the words about missing Power are not behind the enlarged card.
func TestShortIsBesideTheReader(t *testing.T) {
	reader := ui.BoxAt(8, 538, 372, 534)
	for _, b := range []ui.Box{ui.BoxAt(310, 660, 150, 40), ui.BoxAt(200, 1000, 150, 40), ui.BoxAt(700, 660, 150, 40)} {
		got := clearOf(b, reader)
		if got.Overlaps(reader) || got.Y != b.Y || got.W != b.W || !b.Overlaps(reader) && got != b {
			t.Errorf("the words at %v are moved to %v", b, got)
		}
	}
}
