package ui

import "testing"

// TestSprings sees that a card is there after 220 milliseconds, and swings not over.
func TestSprings(t *testing.T) {
	s := spring{at: 0, to: 1000}
	for i := range 60 {
		before := s.at
		s.step(Tick)
		if s.at < before-1e-9 || s.at > 1000 {
			t.Fatalf("tick %d: from %.2f to %.2f", i, before, s.at)
		}
		if float64(i+1)*Tick > 0.22 && s.at < 970 {
			t.Fatalf("after %.0f ms only at %.0f of 1000", float64(i+1)*Tick*1000, s.at)
		}
	}
}
