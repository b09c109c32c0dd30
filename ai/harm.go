package ai

import "lineup/engine"

// What Attacks cost the team, or among rivals oneself and one's partner. A Villain walks until it is where it heads for, and attacks
// everybody in every round from then on, or until it comes to a standee: then it stays,
// and attacks who stands there. Of many Attacks on one player the later ones find less to
// take, so it is better that one suffers many than that all suffer some.

// weighAttacks works out what it costs to end the turn at each space that so many steps
// lead to.
func (g *greedy) weighAttacks(moves int) {
	s, w := &g.town.scene, &g.town.weights
	clear(s.hold[:s.spaces])
	if s.nFoes == 0 {
		return
	}
	rounds := min(g.rounds, w.stay)
	near := w.near
	if s.clock > 0 {
		near += w.gather
	}
	for h := range s.spaces {
		if !s.inReach(h, moves) {
			continue
		}
		s.hold[h] = -g.harm(h) * rounds / 100
		for i := range s.foes[:s.nFoes] {
			if e := &s.foes[i]; e.feat.bits&isSuper != 0 {
				s.hold[h] -= near * s.steps(h, e.space)
			}
		}
	}
	g.harm(s.at)
}

// stay works out after how many steps a Villain stays where others are, or where it
// heads for.
func (g *greedy) stay(e *foe) {
	s := &g.town.scene
	e.stop = e.dist
	if e.fixed {
		e.stop = 0
	}
	for k := range e.stop {
		if at := s.walk(e, k); s.stand[at] > 0 || at == s.ally {
			e.stop = k
			break
		}
	}
	e.hurt = int(e.feat.hurt) * max(100-g.town.weights.far*e.stop, 20) / 100
}

// walk returns where a Villain is after some steps.
func (s *scene) walk(e *foe, steps int) int {
	at := e.space + steps
	if e.back {
		at = e.space - steps
	}
	if at >= s.spaces {
		at -= s.spaces
	} else if at < 0 {
		at += s.spaces
	}
	return at
}

// harm returns what the Attacks of a round cost the team with the own standee at a space, none
// for beside the ring.
func (g *greedy) harm(h int) int {
	s, w := &g.town.scene, &g.town.weights
	s.everywhere = 0
	clear(s.inSpace[:s.spaces])
	for i := range s.foes[:s.nFoes] {
		e := &s.foes[i]
		stop := e.stop
		if h >= 0 && !e.fixed && stop > 0 {
			ahead := h - e.space
			if e.back {
				ahead = -ahead
			}
			if ahead < 0 {
				ahead += s.spaces
			}
			stop = min(stop, ahead)
		}
		e.rest = s.walk(e, stop)
		if e.rest == e.goal {
			s.everywhere += e.hurt
		} else {
			s.inSpace[e.rest] += e.hurt
		}
	}
	sum := 0
	for seat := range engine.SeatID(s.seats) {
		if s.ours.Has(seat) {
			cost, _ := g.exposed(seat, h)
			sum += w.loss(cost)
		}
	}
	if s.ally >= 0 {
		sum += s.inSpace[s.ally] * w.ally / 100
	}
	return sum
}

// exposed returns what the Attacks that reach a player cost it, with the own standee in space
// h, and the space it stands in.
func (g *greedy) exposed(seat engine.SeatID, h int) (cost, at int) {
	s := &g.town.scene
	if at = h; seat != g.me {
		at = int(s.where[seat])
	}
	cost = s.everywhere
	if at >= 0 {
		cost += s.inSpace[at]
	}
	return cost, at
}

// loss returns what Attacks that cost so much cost a player together.
func (w *ringWeights) loss(cost int) int {
	if cost <= w.full {
		return cost
	}
	return w.full + (cost-w.full)*w.beyond/100
}

// spared returns what the team is spared each round without a Villain, after harm.
func (g *greedy) spared(e *foe, h int) int {
	s, w := &g.town.scene, &g.town.weights
	everybody := e.rest == e.goal
	sum := 0
	for seat := range engine.SeatID(s.seats) {
		cost, at := g.exposed(seat, h)
		if s.ours.Has(seat) && (everybody || at == e.rest) {
			sum += w.loss(cost) - w.loss(cost-e.hurt)
		}
	}
	return sum
}
