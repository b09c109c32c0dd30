package match_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// raw finds lines of the log that show a number or a label as the program has it, in place of a
// sentence.
var raw = regexp.MustCompile(`: [+-]| found no | took effect|triggered|chose "|into the box|into the Locations|[#^~%]`)

// TestLogSentences checks that each line of the log is a sentence, in games of all modes and
// Scenarios, and that the common events have the words that players expect.
func TestLogSentences(t *testing.T) {
	wants := []string{
		"You played Run (+2 Move)", "Bob played Lois Lane (+1 Power, +1 Move)", "You used The Flash for 3 Move", " for 2 Move", "The Threat rose by one Level",
		" took a Damage token", " was CONTAINED", "The end clock moved to the next box", "The end clock started at box 1: each player has three turns left", " got two fury tokens", "A bystander was brought to safety",
		" will be missing from the next Scenario", " took a CONTROL token", "Party Trick was removed from the game", " may buy one card within Range 1 this turn",
		"You revealed a hand of 5 cards", "Bob chose to discard their hand (The Joker)", "You chose to gain two Weaknesses (The Joker)", " got +1 Power from ",
		" (Batman)\n", " with 9 Power\n", "Weakness to the Weakness stack", " moved to Location ", " was placed at ", " back on top of the main deck", "went into your discard pile",
	}
	var all []string
	plans := []mode.Plan{{Sets: []string{"base", "heroes_unite"}}, {Mode: "trial"}, {Mode: "rebirth", Variants: []string{"competitive"}}}
	for n := range 8 {
		plans = append(plans, mode.Plan{Mode: "rebirth", Options: mode.Options{{Name: "scenario", Value: fmt.Sprint(n + 1)}}})
	}
	for i, p := range plans {
		for seed := range uint64(6) {
			p.Seed = seed + 1
			p.Seats = nil
			for _, name := range []string{"Ana", "Bob", "Cog"}[:1+(i+int(seed))%3] {
				p.Seats = append(p.Seats, mode.Seat{Name: name, Player: []string{"greedy", "random"}[seed%2]})
			}
			if p.Mode != "rebirth" || len(p.Variants) > 0 {
				p.Seats = append(p.Seats, mode.Seat{Name: "Dot", Player: "greedy"})
			}
			m := testgame.Match(t, catalog.Tested, p, func(kind string, seed uint64) (match.Decider, error) { return ai.New(kind, seed) })
			for n := 0; n < 4000 && !m.Over(); n++ {
				if _, err := m.Step(); err != nil {
					t.Fatal(err)
				}
			}
			var before match.Line
			for _, l := range m.Chronicle(0).Lines() {
				if all = append(all, l.Text); l.Card != engine.NoCard && l.Card == before.Card && before.Kind == engine.VillainFell && strings.Contains(l.Text, " destroyed ") && !strings.HasPrefix(l.Text, "No ") ||
					l.Kind == engine.VillainFell && before.Kind == engine.CardBought && l.Card == before.Card {
					t.Errorf("the log tells a defeat twice: %q, %q", before.Text, l.Text)
				}
				before = l
			}
		}
	}
	slices.Sort(all)
	all = slices.Compact(all)
	for _, l := range all {
		if raw.MatchString(l) {
			t.Errorf("%q is not a sentence", l)
		}
		if found := english.Stilted(l); found != "" {
			t.Errorf("%q is stilted in %q", found, l)
		}
	}
	text := "\n" + strings.Join(all, "\n") + "\n"
	for _, w := range wants {
		if !strings.Contains(text, w) {
			t.Errorf("no line has %q", w)
		}
	}
}
