package position

import (
	"fmt"
	"slices"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/campaign"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
)

// The campaign of a position's attempts. Package campaign has its rules, and gets the starting
// point from the file and the results of the attempts.

// townLog is the campaign of a Rebirth position.
type townLog struct {
	town campaign.Campaign // its current attempt is the one on the table
	// given reports whether this attempt is the one from the file.
	given bool
	// removed are the cards that are out of this attempt and all later ones. here are those that a
	// file gives for this attempt only, which return in a second attempt (R-SCN-05).
	removed, here []string
	// The records of the earlier attempts, for readers.
	attacks, lines []string
}

// lossIn is the Scenario in which destroyed cards are removed from the Campaign, and losable are
// the kinds of cards that can be lost.
const lossIn = 7

var losable = []card.Kind{card.Hero, card.SuperPower, card.Equipment, card.Basic}

// results reads the boxes of the campaign log.
func results(d *starlark.Dict) (out [campaign.Scenarios]campaign.Box, err error) {
	if d == nil {
		return out, nil
	}
	for _, item := range d.Items() {
		n, err := starlark.AsInt32(item[0])
		if err != nil || n < 1 || n > campaign.Scenarios {
			return out, fmt.Errorf("results: there is no Scenario %s, only 1 to %d", item[0], campaign.Scenarios)
		}
		word, _ := starlark.AsString(item[1])
		for b := campaign.FirstTry; b <= campaign.Failed; b++ {
			if b.String() == word {
				out[n-1] = b
			}
		}
		if out[n-1] == campaign.Empty {
			return out, fmt.Errorf(`results: Scenario %d: %s is not a box of the log: there are "1", "2" and "failed"`, n, item[1])
		}
	}
	return out, nil
}

// won reports whether the given log has a Scenario as won.
func (c *givenTown) won(scenario int) bool {
	b := c.results[scenario-1]
	return b == campaign.FirstTry || b == campaign.SecondTry
}

// opening returns the number of extra cards in the opening hand, from a win in the Scenario before.
func (c *givenTown) opening() int {
	if before := c.scenario - 1; before > 0 && c.won(before) {
		return rebirth.Scenarios[before-1].Opening
	}
	return 0
}

// earned returns the numbers of a seat's Signature cards: the given ones, or those from the boxes
// of earlier Scenarios.
func (g *given) earned(seat int) (out []int) {
	of := &g.seats[seat]
	switch {
	case of.signed || len(of.heroes) == 0:
		return of.signatures
	case g.town.play == playRivals: // R-CCP-04
		return []int{1, 2, 3}
	}
	for i := range g.town.scenario - 1 {
		if n := rebirth.Scenarios[i].Signature; n > 0 && g.town.won(i+1) {
			out = append(out, n)
		}
	}
	slices.Sort(out)
	return out
}

// namesOf returns the names of cards.
func (s *session) namesOf(faces []engine.FaceID) (out []string) {
	for _, f := range faces {
		out = append(out, s.book.Card(f).Name)
	}
	return out
}

// openLog returns the campaign at the attempt from the file.
func (s *session) openLog(state *engine.State) (l townLog, err error) {
	g := &s.given
	at := campaign.Standing{Scenario: g.town.scenario, Try: g.town.attempt, Boxes: g.town.results, Damage: g.town.damage, Signatures: map[string][]int{}}
	at.Boxes[g.town.scenario-1] = campaign.Empty // this attempt decides it
	at.Rivals, at.Wins, at.Gone = g.town.rivals(), map[string]int{}, map[string][]int{}
	for _, m := range rebirth.SideMissions {
		if g.town.missions[m] {
			at.Missions = append(at.Missions, m)
		}
	}
	var players []campaign.Player
	for i, seat := range g.seats {
		// A position's seats need no Super Hero, and two may have the same one. So the campaign
		// uses the seats' names as heroes.
		players = append(players, campaign.Player{Name: seat.name, Hero: seat.name, Team: seat.team})
		at.Signatures[seat.name], at.Wins[seat.name] = g.earned(i), seat.wins
		for n := 1; n <= signatureCards; n++ {
			if !slices.Contains(g.earned(i), n) {
				at.Gone[seat.name] = append(at.Gone[seat.name], n)
			}
		}
	}
	at.Secrets, at.Pack = packOf(g.town.scenario, rebirth.Outcome(g.game, state).Secrets)
	l.given = true
	for _, f := range g.town.removed {
		c := s.book.Card(f)
		if g.town.scenario == lossIn && c.Of == "" && slices.Contains(losable, c.Kind) {
			l.here = append(l.here, c.Name)
		} else {
			l.removed = append(l.removed, c.Name)
		}
	}
	l.town, err = campaign.Resume(g.game.Plan.Seed, players, at).Start()
	return l, err
}

// packOf returns the pack seed with which these Secret Cards are dealt seat by seat, and their
// places in the pack.
func packOf(scenario int, held []rebirth.SecretCard) ([]int, uint64) {
	of := rebirth.Scenarios[scenario-1].Secrets
	places := make([]int, len(held))
	some := false
	for i, x := range held {
		if slices.Contains(of, x.Card) && !slices.Contains(held[:i], x) {
			places[i], some = i+1, true
		}
	}
	if !some {
		return nil, 0
	}
	const tries = 10_000 // there are 24 orders
	for pack := range uint64(tries) {
		fits := true
		for i, place := range places {
			fits = fits && (place == 0 || rebirth.SecretAt(scenario, pack+1, place) == held[i].Card)
		}
		if fits {
			return places, pack + 1
		}
	}
	return nil, 0
}

// came returns the result of the current attempt so far.
func (s *session) came(m moment) rebirth.AttemptResult {
	r := rebirth.Outcome(s.given.game, m.state)
	for i, x := range r.Secrets { // a file may give cards of other packs
		if s.given.town.rivals() {
			break
		}
		if !slices.Contains(rebirth.Scenarios[r.Scenario-1].Secrets, x.Card) {
			r.Secrets[i].Done = false
		}
	}
	r.Lost = append(r.Lost, s.log.here...)
	return r
}

// townAt returns the current campaign, with the result of the attempt if that is over.
func (s *session) townAt(m moment) (campaign.Campaign, error) {
	if m.state.Over() == engine.NotOver {
		return s.log.town, nil
	}
	return s.log.town.Record(s.log.town.Came(s.came(m)))
}

// boxesAt returns the current boxes of the log. They include the given box of the current attempt.
func (s *session) boxesAt(m moment) (out [campaign.Scenarios]campaign.Box, err error) {
	town, err := s.townAt(m)
	if err != nil {
		return out, err
	}
	out = town.Page().Boxes
	if n := s.given.town.scenario; s.log.given && m.state.Over() == engine.NotOver {
		out[n-1] = s.given.town.results[n-1]
	}
	return out, nil
}

// result returns the box of a Scenario in the campaign log.
func (s *session) result(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var n int
	if err := starlark.UnpackArgs("result", args, kwargs, "n", &n); err != nil {
		return nil, err
	}
	m, err := s.settled()
	if err != nil {
		return nil, err
	}
	if err := s.onlyInTown("result"); err != nil {
		return nil, err
	}
	if n < 1 || n > campaign.Scenarios {
		return nil, fmt.Errorf("result: there is no Scenario %d, only 1 to %d", n, campaign.Scenarios)
	}
	boxes, err := s.boxesAt(m)
	if err != nil || boxes[n-1] == campaign.Empty {
		return starlark.None, err
	}
	return starlark.String(boxes[n-1].String()), nil
}

// missionsDone returns the Side Missions completed before and during this attempt.
func (s *session) missionsDone(m moment) (out []string) {
	before, now := s.log.town.Page().Missions, s.came(m).Missions
	for _, name := range rebirth.SideMissions {
		if now[name] || slices.Contains(before, name) {
			out = append(out, name)
		}
	}
	return out
}

func (s *session) sideMissions(m moment) (starlark.Value, error) {
	return s.pile(s.missionsDone(m)), nil
}

// standing returns the campaign with the current table recorded: its damage and Side Missions, and
// the current boxes.
func (s *session) standing(m moment) (campaign.Campaign, error) {
	boxes, err := s.boxesAt(m)
	return campaign.Resume(0, nil, campaign.Standing{Boxes: boxes, Damage: s.came(m).Damage, Missions: s.missionsDone(m)}), err
}

func (s *session) campaignScore(m moment) (starlark.Value, error) {
	c, err := s.standing(m)
	return starlark.MakeInt(c.Score()), err
}

func (s *session) grade(m moment) (starlark.Value, error) {
	c, err := s.standing(m)
	return starlark.String(c.Grade()), err
}

// removed returns the cards removed from the Campaign.
func (s *session) removed(m moment) (starlark.Value, error) {
	out := slices.Clone(s.log.removed)
	if s.given.town.scenario > lossIn {
		out = append(out, s.log.town.Page().Lost...)
	} else {
		out = append(out, s.came(m).Lost...)
	}
	return s.pile(out), nil
}

// signaturesNow returns the numbers of a seat's earned Signature cards.
func (s *session) signaturesNow(m moment, seat engine.SeatID) ([]int, error) {
	of := &s.given.seats[seat]
	if len(of.heroes) == 0 || s.log.given && m.state.Over() == engine.NotOver {
		return s.given.earned(int(seat)), nil
	}
	town, err := s.townAt(m)
	numbers := town.Page().Signatures[of.name]
	if gave := s.came(m).Gave[seat]; s.given.town.rivals() {
		numbers = slices.DeleteFunc(numbers, func(n int) bool { return n == gave })
	}
	return numbers, err
}

// wins returns the number of games of a competitive campaign that a seat has won.
func (s *session) wins(m moment, name string) (starlark.Value, error) {
	if _, err := s.seatID(name); err != nil {
		return nil, fmt.Errorf("wins: %w", err)
	}
	if s.given.town.play != playRivals {
		return nil, fmt.Errorf("wins: games are won one after the other only with play = %q", playRivals)
	}
	town, err := s.townAt(m)
	return starlark.MakeInt(town.Page().Wins[name]), err
}

// nextPlay continues with the next attempt or game after the end of one.
func (s *session) nextPlay(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if err := starlark.UnpackArgs("next_play", args, kwargs); err != nil {
		return nil, err
	}
	m, err := s.settled()
	if err != nil {
		return nil, err
	}
	if err := s.onlyInTown("next_play"); err != nil {
		return nil, err
	}
	if m.state.Over() == engine.NotOver {
		return nil, refuse("the play is not over")
	}
	if s.given.town.play == playCompetitive {
		return nil, refuse("the game stands alone: nothing comes next") // R-CPT-02
	}
	town, err := s.townAt(m)
	if err != nil {
		return nil, err
	}
	next := town.Next()
	if next.Over {
		return nil, refuse("the campaign is over: nothing comes next")
	}
	if town, err = town.Start(); err != nil {
		return nil, err
	}
	game, setup, err := s.nextSetup(m, town)
	if err != nil {
		return nil, err
	}
	b, err := engine.Build(game.Book.Library(), len(s.given.seats), game.Plan.Seed)
	if err != nil {
		return nil, err
	}
	if err := rebirth.Lay(b, game, setup); err != nil {
		return nil, err
	}
	var ev engine.Events
	state := b.Deal(&ev)
	if err := state.Check(); err != nil {
		return nil, fmt.Errorf("the program is broken: %w", err)
	}
	log := townLog{town: town, removed: s.log.removed, attacks: s.attackLines(m), lines: s.logLines(m)}
	c := &s.given.town
	c.locations, c.defeated, c.tiles, c.setup = nil, nil, nil, true
	for i := range s.given.seats {
		s.given.seats[i].defeated = nil
	}
	if !c.rivals() {
		c.scenario, c.attempt = next.Scenario, next.Try
		c.tiles = rebirth.Scenarios[next.Scenario-1].Changes(len(s.given.seats))
	}
	s.given.game, s.book, s.log = game, game.Book, log
	s.commit(moment{state: state, events: ev.List})
	return starlark.None, nil
}

// nextSetup returns the game of the campaign's current attempt and its setup. They follow the
// campaign's Plan, but the Super Heroes are the file's.
func (s *session) nextSetup(m moment, town campaign.Campaign) (*mode.Game, rebirth.Setup, error) {
	var u rebirth.Setup
	of, err := town.Plan()
	if err != nil {
		return nil, u, err
	}
	text, _ := of.Options.Value(rebirth.LogOption)
	log, err := rebirth.ParseLog(text)
	if err != nil {
		return nil, u, err
	}
	next := town.Next()
	for i, x := range s.came(m).Secrets {
		// A player without a Secret Card gets none in a second attempt (R-SCN-06).
		if next.Try > 1 && i < len(log.Secrets) && rebirth.SecretAt(next.Scenario, log.Pack, log.Secrets[i]) != x.Card {
			log.Secrets[i] = 0
		}
	}
	plan := s.given.game.Plan
	plan.Seed = of.Seed
	plan.Options = plan.Options.With(rebirth.LogOption, log.String())
	if !s.given.town.rivals() {
		plan.Options = plan.Options.WithNumber(rebirth.ScenarioOption, next.Scenario)
	}
	game, err := s.all.Prepare(plan, s.given.town.prints()...)
	if err != nil {
		return nil, u, err
	}
	if u, err = rebirth.SetupOf(game); err != nil {
		return nil, u, err
	}
	if u.Signatures == nil { // a Log without any leaves them out
		u.Signatures = make([][]int, len(s.given.seats))
	}
	u.Heroes, u.Lost = s.given.heroesByName(), append(slices.Clone(u.Lost), s.log.removed...)
	return game, u, nil
}
