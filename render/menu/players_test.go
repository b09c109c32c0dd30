package menu

import "testing"

// TestPlayerName: the result calls computer players what the setup screen calls them.
func TestPlayerName(t *testing.T) {
	p := Program{Players: []Player{{Kind: "greedy", Name: "Strong"}}}
	if got := p.playerName("greedy"); got != "Strong" {
		t.Errorf("greedy is called %q", got)
	}
	if got := p.playerName("other"); got != "other" {
		t.Errorf("a kind that is not offered is called %q", got)
	}
}
