package ai

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
)

// greedy may help other players.
var _ match.Helper = (*greedy)(nil)

// Help implements match.Helper. It plays an Assist card if the team's Assist cards together make
// possible a defeat that the active player cannot pay for alone. The active player must have
// nothing left to play.
func (g *greedy) Help(v engine.View) (engine.Answer, bool) {
	if lib := v.Library(); g.lib != lib {
		g.table = newTable(lib, tuned)
	}
	if g.town == nil {
		return engine.Answer{}, false
	}
	g.v, g.me, g.rows = v, v.Seat(), g.table.rows[0]
	active := v.Turn().Active
	at := v.Space(active)
	if at < 0 || g.hasMore(active) { // this is the usual case
		return engine.Answer{}, false
	}
	if g.rows = g.table.rows[g.hero()]; g.hasMore(active) {
		return engine.Answer{}, false
	}
	g.seeWishes()
	if g.town.scene.nWishes == 0 && !g.worthHelp(at) {
		return engine.Answer{}, false
	}
	g.d = v.Pending()
	s := &g.town.scene
	g.see() // the others are all players except g.me
	g.seeAllAids()
	g.seeAids(g.me, v.Space(g.me))
	power, help := v.Power(), g.help(at)
	need, most := 0, 0
	for i := s.firstFoe[at]; i < s.firstFoe[at+1]; i++ {
		e := &s.foes[i]
		short := max(e.cost-power, 0)
		if worth := g.defeatWorth(e) - g.town.weights.helping*short; short <= help && worth > most {
			need, most = short, worth
		}
	}
	if need == 0 && !g.wishHelp() {
		return engine.Answer{}, false
	}
	best, gives := -1, 0
	for i, o := range g.d.Options {
		if o.Kind != engine.OptPlay {
			continue
		}
		p := int(g.town.feats[g.face(o.Card)].power) / 100
		if best < 0 || gives < need && p > gives || gives >= need && p >= need && p < gives {
			best, gives = i, p
		}
	}
	if gives <= 0 {
		return engine.Answer{}, false
	}
	return engine.Answer{Seq: g.d.Seq, Option: g.d.Options[best]}, true
}

// wishHelp reports whether helping has value of its own. The player's Secret Card asks for it and
// it was not done this turn, or it is the last step of a Side Mission.
func (g *greedy) wishHelp() bool {
	s := &g.town.scene
	if w := s.wished(fells); w != nil && g.v.Number(w.number, engine.NoSeat) >= w.least {
		return true
	}
	if s.wished(helps) == nil {
		return false
	}
	for _, p := range g.v.Plays() {
		if p.By == g.me {
			return false
		}
	}
	return true
}

// worthHelp reports whether a Villain in the space costs more than the Power there is.
func (g *greedy) worthHelp(space int) bool {
	for _, c := range g.v.Cards(g.v.Zone(card.LineUp, engine.NoSeat) + engine.ZoneID(space)) {
		if g.town.feats[g.face(c)].bits&isVillain != 0 && g.v.Cost(c) > g.v.Power() {
			return true
		}
	}
	return false
}

// hasMore reports whether a player may still have cards to play.
func (g *greedy) hasMore(seat engine.SeatID) bool {
	hand := g.v.Zone(engine.Hand, seat)
	for i := range g.v.Count(hand) {
		c := g.v.Peek(hand, i)
		if c == engine.NoCard || g.rows[g.face(c)].order != orderNever {
			return true
		}
	}
	return false
}
