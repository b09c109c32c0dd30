package campaign

import (
	"fmt"
	"maps"
	"slices"

	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
)

// The competitive campaign (R-CCP) is a series of games for points, each player alone or two
// against two. Each player begins with every Signature card, and the winner of a game gives one up.
// Damage to Locations stays. The first player to win two games wins the campaign.

// ToWin is the number of wins for a competitive campaign (R-CCP-06).
const ToWin = 2

// Compete begins a competitive campaign. A player without a hero gets a random one.
func Compete(id, title string, seed uint64, players []Player) (Campaign, error) {
	return Campaign{ID: id, Title: title, Seed: seed, Rivals: true}.begun(players)
}

// InPairs returns four players as two teams. Players who sit across from each other are partners.
func InPairs(players []Player) []Player {
	out := slices.Clone(players)
	for i := range out {
		out[i].Team = [...]string{"red", "blue"}[i%2]
	}
	return out
}

// checkRivals checks the players of a competitive campaign.
func checkRivals(players []Player) error {
	const place = "players"
	if len(players) < 2 {
		return fault(place, "a competitive campaign takes 2 to %d players", MaxPlayers)
	}
	if err := rebirth.Pairs(seats(players)); err != nil {
		return fault(place, "%s", err.(*mode.FieldError).Says)
	}
	return nil
}

// seats returns players as seats of a Plan.
func seats(players []Player) (out []mode.Seat) {
	for _, who := range players {
		seat := mode.Seat{Name: who.Name, Player: who.Kind, Heroes: []string{who.Hero}, Team: who.Team}
		if who.Ally != "" {
			seat.Heroes = append(seat.Heroes, who.Ally)
		}
		out = append(out, seat)
	}
	return out
}

// staySeated checks the players of the next game of a competitive campaign. Their names, heroes,
// and teams are fixed when its first game begins, because each game counts for the next.
func (s *state) staySeated(players []Player) error {
	same := func(a, b Player) bool { return a.Name == b.Name && a.Hero == b.Hero && a.Team == b.Team }
	if s.seated != nil && !slices.EqualFunc(s.seated, players, same) {
		return fault("players", "players, heroes, and teams can't change in a competitive campaign")
	}
	return nil
}

// game returns the log of a game of a competitive campaign. The winner of the game before first
// gives up a Signature card (R-CCP-03 to R-CCP-05).
func (s *state) game(players []Player) rebirth.Log {
	log := rebirth.Log{Damage: s.damage}
	for i, who := range players {
		log.Signatures = append(log.Signatures, s.kept(who.Name))
		if slices.Contains(s.gives, who.Name) {
			log.Gives = append(log.Gives, i+1)
		}
	}
	return log
}

// kept returns the numbers of the Signature cards that a player has not given up, rising.
func (s *state) kept(name string) (out []int) {
	for n := 1; n <= Signatures; n++ {
		if !slices.Contains(s.gone[name], n) {
			out = append(out, n)
		}
	}
	return out
}

// afterGame returns the state during or after a game of a competitive campaign.
func (s *state) afterGame(p *Play) *state {
	t := *s
	t.running, t.seated = p.Result == nil, p.Players
	if t.running {
		return &t
	}
	r := p.Result
	t.damage, t.wins, t.gone, t.gives = r.Damage, maps.Clone(s.wins), maps.Clone(s.gone), nil
	if t.wins == nil {
		t.wins, t.gone = map[string]int{}, map[string][]int{}
	}
	t.scenario++
	for i, who := range p.Players {
		if len(r.Gave) > 0 && r.Gave[i] > 0 {
			t.gone[who.Name] = append(slices.Clip(t.gone[who.Name]), r.Gave[i])
		}
		if !slices.Contains(r.Winners, i) {
			continue
		}
		t.wins[who.Name]++
		if len(t.kept(who.Name)) > 0 {
			t.gives = append(t.gives, who.Name)
		}
		if t.wins[who.Name] >= ToWin {
			t.scenario = Scenarios + 1 // nothing comes next
		}
	}
	return &t
}

// checkGame checks the result of a game of a competitive campaign, given the state during it.
func (s *state) checkGame(p *Play, r Result) error {
	const place = "result"
	switch {
	case r.Won || len(r.Secrets)+len(r.Missions)+len(r.Lost)+len(r.Defeated) > 0:
		return fault(place, "a competitive game can't have the results of a Scenario")
	case len(r.Winners) == 0:
		return fault(place, "no winner: a competitive game has at least one")
	case len(r.Gave) > 0 && len(r.Gave) != len(p.Players):
		return fault(place, "Signature cards of %d players, but %d played", len(r.Gave), len(p.Players))
	}
	for k, i := range r.Winners {
		if i < 0 || i >= len(p.Players) || k > 0 && r.Winners[k-1] >= i {
			return fault(place, "winners %v must be rising numbers of the %d players", r.Winners, len(p.Players))
		}
	}
	for i, who := range p.Players {
		gave, due := 0, slices.Contains(s.gives, who.Name)
		if len(r.Gave) > 0 {
			gave = r.Gave[i]
		}
		if due != (gave > 0) || due && !slices.Contains(s.kept(who.Name), gave) {
			return fault(place, "%s can't have traded in Signature card %d", who.Name, gave)
		}
	}
	return nil
}

// Champions returns the winners of a competitive campaign, or nil while it continues.
func (c Campaign) Champions() (out []string) {
	s := c.latest()
	for _, who := range c.Players {
		if s.wins[who.Name] >= ToWin {
			out = append(out, who.Name)
		}
	}
	return out
}

// gameLine returns the public log line of a game of a competitive campaign.
func gameLine(p *Play, latest bool) string {
	line := fmt.Sprintf("Game %d, ", p.Scenario)
	switch {
	case p.Result == nil && latest:
		return line + "in progress"
	case p.Result == nil:
		return line + "abandoned"
	}
	var who []string
	for _, i := range p.Result.Winners {
		who = append(who, p.Players[i].Name)
	}
	line += "won by " + card.AndList(who)
	for i, n := range p.Result.Gave {
		if n > 0 {
			line += fmt.Sprintf("; %s traded in %s", p.Players[i].Name, Signature(p.Players[i].Hero, n))
		}
	}
	return line
}
