package testgame

import (
	"slices"
	"testing"

	"lineup/game/campaign"
)

// Played returns a campaign of some players after attempts with these results. With running set,
// the next attempt has started.
func Played(t testing.TB, players int, running bool, results ...campaign.Result) campaign.Campaign {
	t.Helper()
	var who []campaign.Player
	for i := range players {
		who = append(who, campaign.Player{Name: []string{"Ana", "Ben", "Cleo", "Dan"}[i], Hero: campaign.Heroes()[i]})
	}
	c, err := campaign.Begin("town", "Our town", 5, who)
	for _, r := range results {
		if err == nil {
			c, err = c.Start()
		}
		if err == nil {
			c, err = c.Record(r)
		}
	}
	if running && err == nil {
		c, err = c.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Wins returns n won attempts.
func Wins(n int) []campaign.Result { return slices.Repeat([]campaign.Result{{Won: true}}, n) }

// Losses returns n lost attempts.
func Losses(n int) []campaign.Result { return slices.Repeat([]campaign.Result{{}}, n) }
