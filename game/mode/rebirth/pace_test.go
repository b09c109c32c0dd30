package rebirth

import "testing"

// TestPacesAddUp checks that every distribution of the regular Villains deals all fifteen, and that the later
// ones in the list have no more of them in the earliest stack.
func TestPacesAddUp(t *testing.T) {
	for i, p := range pace {
		if got := sum(p); got != 15 {
			t.Errorf("%v deals %d Villains, want 15", p, got)
		}
		if i > 0 && p[Stacks-1] > pace[i-1][Stacks-1] {
			t.Errorf("%v after %v has more Villains in the earliest stack", p, pace[i-1])
		}
	}
}
