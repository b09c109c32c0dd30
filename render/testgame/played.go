package testgame

import (
	"slices"
	"testing"

	"lineup/game/campaign"
)

// Played returns a campaign of so many players after plays that came to these results; the one
// after them is going on where running says so.
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

// Wins are so many plays that were won.
func Wins(n int) []campaign.Result { return slices.Repeat([]campaign.Result{{Won: true}}, n) }

// Losses are so many plays that were lost.
func Losses(n int) []campaign.Result { return slices.Repeat([]campaign.Result{{}}, n) }
