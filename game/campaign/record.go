package campaign

import (
	"slices"
	"strings"

	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
)

// Record records the result of the current attempt and continues the campaign. A Scenario that was
// won, or lost twice, gets its box, and the next one follows. After one loss the same Scenario
// follows again (R-WIN-04 to R-WIN-06).
func (c Campaign) Record(r Result) (Campaign, error) {
	s := c.latest()
	if !s.running {
		return c, fault("result", "no attempt is in progress")
	}
	p := *c.entries[len(c.entries)-1].Play
	r = r.tidy()
	if err := c.checkResult(&p, r, s); err != nil {
		return c, err
	}
	p.Result = &r
	c.entries = slices.Clone(c.entries)
	c.entries[len(c.entries)-1].Play = &p
	return c, nil
}

// tidy returns a result without empty parts, in a fixed order.
func (r Result) tidy() Result {
	damage := map[string]int{}
	for place, n := range r.Damage {
		if n != 0 {
			damage[place] = n
		}
	}
	r.Damage = damage
	if len(damage) == 0 {
		r.Damage = nil
	}
	r.Secrets = slices.Clone(r.Secrets)
	if !slices.Contains(r.Secrets, true) {
		r.Secrets = nil
	}
	r.Missions, r.Lost = slices.Clone(r.Missions), slices.Clone(r.Lost)
	slices.SortFunc(r.Missions, func(a, b string) int {
		return slices.Index(rebirth.SideMissions, a) - slices.Index(rebirth.SideMissions, b)
	})
	r.Defeated = slices.Clone(r.Defeated)
	slices.Sort(r.Defeated)
	slices.Sort(r.Lost)
	if len(r.Missions) == 0 {
		r.Missions = nil
	}
	if len(r.Defeated) == 0 {
		r.Defeated = nil
	}
	if len(r.Lost) == 0 {
		r.Lost = nil
	}
	r.Winners, r.Gave = slices.Clone(r.Winners), slices.Clone(r.Gave)
	if !slices.ContainsFunc(r.Gave, func(n int) bool { return n != 0 }) {
		r.Gave = nil
	}
	return r
}

// checkResult checks the result of a play, given the state during it.
func (c Campaign) checkResult(p *Play, r Result, s *state) error {
	const place = "result"
	for location, n := range r.Damage {
		if !slices.Contains(set.Locations(), location) {
			return fault(place, "unknown Location %.40q: choose from %s", location, strings.Join(set.Locations(), ", "))
		}
		if n < 0 || n > set.HitPoints {
			return fault(place, "%s: damage %d must be 0 to %d", location, n, set.HitPoints)
		}
	}
	if c.Rivals {
		return s.checkGame(p, r)
	}
	if len(r.Winners)+len(r.Gave) > 0 {
		return fault(place, "a Scenario can't have the results of a competitive game")
	}
	if n := len(r.Secrets); n > 0 && n != len(p.Players) {
		return fault(place, "Secret Cards of %d players, but %d played", n, len(p.Players))
	}
	for i, done := range r.Secrets {
		if done && (i >= len(p.Secrets) || p.Secrets[i] == 0) {
			return fault(place, "%s completed a Secret Card but had none", p.Players[i].Name)
		}
	}
	for i, m := range r.Missions {
		switch {
		case !slices.Contains(rebirth.SideMissions, m):
			return fault(place, "unknown Side Mission %.40q: choose from %s", m, strings.Join(rebirth.SideMissions, ", "))
		case p.Scenario < rebirth.FirstMissions:
			return fault(place, "%s was completed in Scenario %d, but Side Missions start in Scenario %d", m, p.Scenario, rebirth.FirstMissions)
		case slices.Contains(s.missions, m) || slices.Contains(r.Missions[:i], m):
			return fault(place, "%s was already completed", m)
		}
	}
	if len(r.Lost) > 0 && p.Scenario != lossIn {
		return fault(place, "cards were lost in Scenario %d, but only Scenario %d loses cards", p.Scenario, lossIn)
	}
	if err := checkLost(r.Lost); err != nil {
		return err
	}
	return checkDefeated(r.Defeated)
}

// maxDefeated is the greatest number of defeated Villains in a result.
const maxDefeated = 200

// checkDefeated checks the names of defeated Villains. It does not check whether they still exist,
// so a save can always be read.
func checkDefeated(names []string) error {
	if len(names) > maxDefeated {
		return fault("result", "%d defeated Villains are more than %d", len(names), maxDefeated)
	}
	for _, name := range names {
		if name == "" || len(name) > maxName || !isPlain(name) {
			return fault("result", "%.40q is not the name of a Villain", name)
		}
	}
	return nil
}

// checkLost checks that lost cards can be written into a Plan.
func checkLost(names []string) error {
	log := rebirth.Log{Lost: names}
	if back, err := rebirth.ParseLog(log.String()); err != nil || !slices.Equal(back.Lost, names) {
		return fault("result", "the lost cards cannot be written: %v", err)
	}
	return nil
}

// Came returns the result of the current attempt, from the result of its game.
func (c Campaign) Came(of rebirth.AttemptResult) Result {
	r := Result{Won: of.Won, Damage: of.Damage, Lost: of.Lost, Defeated: of.Defeated}
	if c.Rivals {
		r.Defeated = nil // the players score them
		for _, seat := range of.Winners {
			r.Winners = append(r.Winners, int(seat))
		}
		r.Gave = of.Gave
		return r.tidy()
	}
	before := c.latest().missions
	for _, m := range rebirth.SideMissions {
		if of.Missions[m] && !slices.Contains(before, m) {
			r.Missions = append(r.Missions, m)
		}
	}
	for _, x := range of.Secrets {
		r.Secrets = append(r.Secrets, x.Done)
	}
	return r.tidy()
}
