package ai

import "lineup/engine"

// The cost of Attacks to the team. In competitive games the team is the player and its partner. A
// Villain moves until it is at its Destination, and attacks each player in every round from then
// on, or until it enters a space with a Character. Then it stays and attacks the players there. Of
// several Attacks on one player the later ones find less to take, so many Attacks on one player are
// better than some on each player.

// weighAttacks computes the cost of Attacks for ending the turn at each space within the given
// number of moves.
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

// stay computes after how many moves a Villain stays in a space, with other players or at its
// Destination.
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

// walk returns the space of a Villain after some moves.
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

// harm returns the cost of a round's Attacks to the team, with the player at space h, or off the
// map if h is negative.
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

// exposed returns the cost of the Attacks that hit a player, and the player's space. The player
// itself is in space h.
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

// loss returns the cost to a player of Attacks with a combined cost.
func (w *ringWeights) loss(cost int) int {
	if cost <= w.full {
		return cost
	}
	return w.full + (cost-w.full)*w.beyond/100
}

// spared returns what the team saves each round without a Villain. It needs harm first.
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
