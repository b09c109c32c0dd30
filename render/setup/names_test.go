package setup

import (
	"testing"

	"lineup/game/match"
)

// TestGivenNames checks that a default name follows the type of player, and that a typed name
// stays.
func TestGivenNames(t *testing.T) {
	var asked []string
	p := testNeeds(&asked)
	s := quick(p, match.Plan{})
	turn := func(i int, person bool) string {
		t.Helper()
		for range 9 {
			if s.plan.Seats[i].Player == "" == person {
				break
			}
			for _, b := range s.Buttons.List {
				if at := s.names[i].Box; b.Label == p.Computers.ButtonWords(s.plan.Seats[i].Player) && b.Box.Y == at.Y {
					b.Do()
					break
				}
			}
		}
		return s.plan.Seats[i].Name
	}
	if got := turn(1, true); got != "Ana" {
		t.Errorf("a computer that becomes a person is called %q", got)
	}
	if got := turn(0, false); got != "Robo" {
		t.Errorf("a person that becomes a computer is called %q", got)
	}
	s.plan.Seats[1].Name = "Cog"
	s.typed["Cog"] = true
	if turn(1, false); s.plan.Seats[1].Name != "Cog" {
		t.Errorf("a name that was typed becomes %q", s.plan.Seats[1].Name)
	}
}
