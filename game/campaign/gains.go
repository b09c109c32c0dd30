package campaign

import (
	"fmt"
	"slices"

	"lineup/game/grammar"
	"lineup/game/mode/rebirth"
)

// Gain is something that an attempt has brought the campaign.
type Gain struct {
	// Name is the name of a card of the set, or of something that can be chosen in single games.
	Name   string
	Player string // the player who has it, or "" for the team
	Says   string // what it is and what it does, in a few words
}

// Report is what the latest attempt in force has changed.
type Report struct {
	Scenario, Try int
	Won           bool
	Points        int    // change of the score, which can be negative
	Next          string // what follows, in a sentence
	Gains         []Gain // Signature cards, then Secret Cards, Side Missions, and unlocked cards
}

// Report returns what the latest attempt in force has changed. Ok is false if there is none that
// has ended, during the next attempt, and in a competitive campaign.
func (c Campaign) Report() (r Report, ok bool) {
	inForce := c.inForce()
	if c.Rivals || len(inForce) == 0 {
		return r, false
	}
	at := inForce[len(inForce)-1]
	p := c.entries[at].Play
	if p.Result == nil {
		return r, false
	}
	before := c.states()[at]
	after := before.after(p)
	r = Report{Scenario: p.Scenario, Try: p.Try, Won: p.Result.Won, Points: after.score() - before.score(), Next: followsWords(p, after)}
	for _, who := range p.Players {
		had := before.signatures(who.Hero)
		for _, n := range after.signatures(who.Hero) {
			if !slices.Contains(had, n) {
				r.Gains = append(r.Gains, Gain{Signature(who.Hero, n), who.Name, "Signature card of " + who.Hero + ", replaces a Punch"})
			}
		}
	}
	for i, done := range p.Result.Secrets {
		if done {
			r.Gains = append(r.Gains, Gain{rebirth.SecretAt(p.Scenario, p.Pack, p.Secrets[i]), p.Players[i].Name, "Secret Card completed"})
		}
	}
	for _, m := range p.Result.Missions {
		r.Gains = append(r.Gains, Gain{Name: m, Says: fmt.Sprintf("Side Mission completed: +%d point", pointsMission)})
		if card := rebirth.Brings(m); card != "" {
			r.Gains = append(r.Gains, Gain{Name: card, Says: "Added to the main deck"})
		}
	}
	if p.Result.Won {
		for _, name := range unlocks[p.Scenario] {
			r.Gains = append(r.Gains, Gain{Name: name, Says: "Unlocked for single games"})
		}
	}
	return r, true
}

// followsWords says what follows an attempt, in a sentence.
func followsWords(p *Play, after *state) string {
	switch {
	case !p.Result.Won && p.Try < Tries:
		return fmt.Sprintf("You have one more attempt at Scenario %d. The damage to the city stays.", p.Scenario)
	case after.scenario > Scenarios:
		return fmt.Sprintf("The campaign is over: %s.", GradeOf(after.score()))
	}
	words := fmt.Sprintf("Scenario %d is next.", after.scenario)
	if n := rebirth.Scenarios[p.Scenario-1].Opening; n > 0 && p.Result.Won {
		words += fmt.Sprintf(" Each player draws %s more %s for their first hand.", grammar.Spelled(n), grammar.Plural(n, "card", "cards"))
	}
	return words
}

// New reports whether the attempt has brought the named card, to a player or, if player is "", to
// anyone. It has never brought anything in the zero Report.
func (r Report) New(name, player string) bool {
	return slices.ContainsFunc(r.Gains, func(g Gain) bool { return g.Name == name && (player == "" || g.Player == player) })
}
