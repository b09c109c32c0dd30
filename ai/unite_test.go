package ai_test

import (
	"slices"
	"testing"

	"lineup/engine"
)

// TestGreedyUnites checks that greedy uses the heroes and cards of Heroes Unite when that is good,
// and only then.
func TestGreedyUnites(t *testing.T) {
	for _, c := range []struct {
		name string
		moment
		kind engine.OptionKind
		want []string // the cards it used with this option kind
	}{
		{"a card nobody has seen is gained rather than a Kick bought",
			moment{hero: "Shazam!", power: 4}, engine.OptUse, []string{"Shazam!"}},
		{"with Power for both it does both",
			moment{hero: "Shazam!", power: 7}, engine.OptBuy, []string{"Kick"}},
		{"a Super-Villain is bought rather than two such cards",
			moment{hero: "Shazam!", power: 8}, engine.OptBuy, []string{"Ra's Al Ghul"}},
		{"a bad card on the deck is discarded",
			moment{hero: "Superman", hand: []string{"Apokolips"}, deck: []string{"Vulnerability"}}, engine.OptYes, []string{""}},
		{"a good one stays",
			moment{hero: "Superman", hand: []string{"Apokolips"}, deck: []string{"Super Strength"}}, engine.OptNo, []string{""}},
		{"a card is drawn rather than a poor one put on the deck",
			moment{hero: "Superman", hand: []string{"Skeets"}, discard: []string{"Katana"}, deck: []string{"Punch"}}, engine.OptDone, []string{""}},
		{"a very good one is put there",
			moment{hero: "Superman", hand: []string{"Skeets"}, discard: []string{"World's Mightiest Mortal"}, deck: []string{"Punch"}}, engine.OptCard, []string{"World's Mightiest Mortal"}},
		{"a hero whose ability hears Attacks avoided finds no card better for it",
			moment{hero: "Booster Gold", hand: []string{"Vulnerability"}}, engine.OptPlay, nil},
		{"what a card counts is not taken to be there",
			moment{hero: "Superman", power: 3, lineUp: []string{"Manhunter"}}, engine.OptBuy, []string{"Kick"}},
		{"a card that takes two others out of the deck is bought rather than a stronger one",
			moment{hero: "Superman", power: 4, lineUp: []string{"Deadman", "Hero of the Future", "Sonic Siren", "Saint Walker", "Heat Vision"}}, engine.OptBuy, []string{"Deadman"}},
		{"an ability is used before cards are played",
			moment{hero: "Red Tornado", hand: []string{"Punch"}, discard: []string{"Katana", "Lobo", "Batarang", "Super Strength"}}, anything, []string{"Red Tornado", "Punch", "Kick", ""}},
		{"while the deck holds little else no Punch is traded for a card of it",
			moment{hero: "Batgirl", hand: []string{"Punch", "Punch"}, deck: []string{"Punch"}}, engine.OptUse, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := turn(t, c.moment)[c.kind]; !slices.Equal(got, c.want) {
				t.Errorf("it did %q, want %q", got, c.want)
			}
		})
	}
}
