package engine

import "testing"

// TestCopiesOnly checks which offered cards make no difference to a choice of one card for each name.
func TestCopiesOnly(t *testing.T) {
	lib := &Library{Faces: []Face{{ID: 1}, {ID: 1, Cost: 2}, {ID: 2}}}
	lib.briefs = make([]brief, len(lib.Faces))
	s := &State{lib: lib, cards: []Card{{}, {Face: 0, Zone: 1}, {Face: 0, Zone: 1}, {Face: 2, Zone: 1}, {Face: 1, Zone: 1}, {Face: 0, Zone: 2}}}
	m := &machine{State: s}
	for _, c := range []struct {
		offered []CardID
		want    bool
	}{{[]CardID{1, 2, 3}, true}, {[]CardID{1, 4}, false}, {[]CardID{1, 5}, false}, {[]CardID{3, 4}, true}} {
		m.options = nil
		for _, o := range c.offered {
			m.options = append(m.options, Option{Kind: OptCard, Card: o})
		}
		if got := m.copiesOnly(); got != c.want {
			t.Errorf("%v: %v, want %v", c.offered, got, c.want)
		}
	}
}
