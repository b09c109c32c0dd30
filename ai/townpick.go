package ai

import (
	"lineup/engine"
	"lineup/game/card"
)

// inTown answers the current question of a Rebirth game.
func (g *greedy) inTown() engine.Option {
	if len(g.d.Options) == 1 {
		return g.d.Options[0]
	}
	switch g.d.Kind {
	case engine.DecideTurn:
		return g.actInTown()
	case engine.DecidePick:
		return g.pickInTown()
	case engine.DecideMay:
		return g.mayInTown()
	case engine.DecideChoose:
		return g.chooseInTown()
	case engine.DecideDefend:
		return g.defend()
	case engine.DecideSpace:
		return g.space()
	case engine.DecideSeat:
		return g.seat()
	case engine.DecideName:
		return g.name()
	case engine.DecideOrder, engine.DecideHero, engine.DecidePile: // any answer is as good to it
	case engine.NoDecision, engine.DecideOther: // it is not asked
	}
	return g.d.Options[0]
}

// seat chooses a player. It prefers itself, because it knows how to use the effect. For an effect
// that destroys cards it chooses the player with the most useless cards.
func (g *greedy) seat() engine.Option {
	trash := false
	if then := g.op(g.d.At + 1); g.d.At != 0 && then.Code == engine.OpEach {
		trash = g.reader.read(then.To).trash > 0
	}
	best, most := g.d.Options[0], -1
	for _, o := range g.d.Options {
		seat := engine.SeatID(o.N)
		score := 0
		if trash {
			score = 2 * (g.junkIn(engine.Hand, seat) + g.junkIn(engine.Discard, seat))
		}
		if seat == g.me {
			score++
		}
		if g.rivalOf(seat) {
			score = 0
		}
		if score > most {
			best, most = o, score
		}
	}
	return best
}

// junkIn returns the number of a seat's cards in a place that are never played.
func (g *greedy) junkIn(p engine.Place, seat engine.SeatID) int {
	if int(seat) >= g.v.Seats() {
		return 0
	}
	n := 0
	for _, c := range g.v.Cards(g.v.Zone(p, seat)) {
		if g.rows[g.face(c)].order == orderNever {
			n++
		}
	}
	return n
}

// chooseInTown takes the best labeled effect.
func (g *greedy) chooseInTown() engine.Option {
	hand := 100 * g.v.Count(g.v.Zone(engine.Hand, g.me))
	best, most := g.d.Options[0], -1<<30
	for _, o := range g.d.Options {
		u := g.reader.read(g.labelled(o.N))
		u.discards = min(u.discards, hand)
		if worth := g.playWorth(u); worth > most {
			best, most = o, worth
		}
	}
	return best
}

// space chooses a space for a moved Villain or a Character.
func (g *greedy) space() engine.Option {
	op := &g.lib.Code[g.d.At]
	if f := g.v.Face(g.d.It); op.Span != engine.SpanAny && f != nil && f.Types&engine.Villain != 0 && (op.Span == engine.SpanToward || op.Around == engine.ItsSpace) {
		return g.spaceForFoe()
	}
	g.see()
	s := &g.town.scene
	power, moves := 0, 0
	if g.v.Turn().Active == g.me {
		power, moves = g.inHand()
		power, moves = power+100*g.v.Power(), moves+100*g.v.Number(g.town.rules.steps, g.me)
	}
	g.seeThings(false, power/100, s.spaces)
	best, most := g.d.Options[0], -1<<30
	for _, o := range g.d.Options {
		at := s.at
		if o.Kind == engine.OptSpace {
			at = int(o.N)
		}
		if at < 0 {
			continue
		}
		if score := g.find(at, power/100, moves/100, false); score > most {
			best, most = o, score
		}
	}
	return best
}

// spaceForFoe chooses the space to move a Villain to.
func (g *greedy) spaceForFoe() engine.Option {
	g.see()
	e := g.town.scene.foeOf(g.d.It)
	best, most := g.d.Options[0], -1<<30
	if e == nil {
		return best
	}
	from := e.space
	for _, o := range g.d.Options {
		at := from
		if o.Kind == engine.OptSpace {
			at = int(o.N)
		}
		score := -g.menace(e, at)
		if at != from {
			score += g.wishAway(e)
		}
		if score > most {
			best, most = o, score
		}
	}
	return best
}

// menace returns the cost of a Villain to the team in another space.
func (g *greedy) menace(e *foe, at int) int {
	s, w := &g.town.scene, &g.town.weights
	was := *e
	g.put(e, at)
	g.stay(e)
	out := g.harm(s.at) * min(g.rounds, w.stay) / 100
	if e.dist == 0 {
		out += int(e.feat.hurt) // before any player can react
	}
	if g.v.Turn().Active == g.me {
		moves := g.v.Number(g.town.rules.steps, g.me)
		power, _ := g.inHand()
		if power+100*g.v.Power() >= 100*e.cost && s.steps(s.at, at) <= moves {
			out -= g.defeatWorth(e)
		}
	}
	*e = was
	return out
}

// mayInTown answers a yes-or-no offer. It says yes to putting a Villain into the main deck, and no
// to offers that pick a Character or put away the card itself.
func (g *greedy) mayInTown() engine.Option {
	if g.d.Verb == engine.VerbPut && g.d.To.Place == card.MainDeck {
		if f := g.v.Face(g.d.It); f != nil && f.Types&engine.Villain != 0 {
			return g.d.Options[0]
		}
		return g.d.Options[1]
	}
	for at := g.d.At + 1; at < g.d.At+4; at++ {
		op := g.op(at)
		if op.Code == engine.OpThis && op.Verb == engine.VerbPut || op.Code == engine.OpPick && op.From.Has(card.Spaces) {
			return g.d.Options[1]
		}
	}
	return g.d.Options[0]
}

// pickInTown chooses the next card for an instruction.
func (g *greedy) pickInTown() engine.Option {
	switch g.d.Verb {
	case engine.VerbDestroy:
		return g.pickDestroyed()
	case engine.VerbGain:
		g.look()
		o, most := g.highest(g.gain)
		if done, ok := g.done(); ok && most <= 0 {
			return done
		}
		return o
	case engine.VerbHold:
		if o, ok := g.pickFoe(); ok {
			return o
		}
	case engine.VerbPut:
		if o := g.d.Options[0]; g.d.To.Place == engine.Deck && o.Kind == engine.OptCard && g.v.Place(g.v.ZoneOf(o.Card)) == engine.Hand {
			return g.best(func(c engine.CardID) int { return -g.now(c) })
		}
		if g.d.To.Place == card.MainDeck {
			return g.best(func(c engine.CardID) int {
				if f := g.v.Face(c); f != nil && f.Types&engine.Villain != 0 {
					return -int(f.Cost)
				}
				return 0
			})
		}
	default: // as in other games
	}
	return g.pick()
}

// pickFoe chooses the Villain to move or contain, where that changes most.
func (g *greedy) pickFoe() (engine.Option, bool) {
	if f := g.v.Face(g.d.Options[0].Card); f == nil || f.Types&engine.Villain == 0 {
		return engine.Option{}, false
	}
	g.see()
	s := &g.town.scene
	next := g.op(g.d.At + 2)
	pull := next.Code == engine.OpSpace && next.Span == engine.SpanOwn
	holds := g.op(g.d.At+1).Code == engine.OpNumber
	o, most := g.highest(func(c engine.CardID) int {
		e := s.foeOf(c)
		switch {
		case e == nil || holds && e.fixed:
			return 0
		case holds:
			was := *e
			now := g.harm(s.at)
			e.fixed, e.stop = true, 0
			e.hurt = int(e.feat.hurt)
			then := g.harm(s.at)
			*e = was
			return now - then + 1
		}
		now := g.menace(e, e.space)
		if pull {
			return now - g.menace(e, s.at) + g.wishAway(e)
		}
		best := 1 << 30
		for at := range s.spaces {
			if d := s.steps(at, e.space); d == 1 {
				best = min(best, g.menace(e, at))
			}
		}
		return now - best + g.wishAway(e)
	})
	if done, ok := g.done(); ok && most <= 0 {
		return done, true
	}
	return o, true
}
