package ai

import (
	"lineup/engine"
	"lineup/game/card"
)

// accepts answers a yes-or-no offer.
func (g *greedy) accepts() bool {
	op := &g.lib.Code[g.d.At]
	switch {
	case g.lib.Counts[op.Count].Of == engine.NumberLeft:
		return g.buysUnseen(op)
	case g.takesLineUp(op):
		return g.wantsLineUp(op)
	case g.d.Verb == engine.VerbPass:
		return false // the team scores the points anyway, and a foe may exchange a card for it
	case g.d.Verb == engine.VerbDestroy:
		g.look()
		return g.value(g.d.It)-g.felled(g.d.It) < g.turnWorth(g.reader.read(g.d.At+2))*g.weights.power/100
	case g.destroysThis():
		return g.lastsLonger()
	case g.d.Verb == engine.VerbPut && g.d.To.Place == engine.Deck:
		r := g.row(g.d.It)
		return int(r.later)+int(r.stays) >= g.weights.recall
	case g.d.Verb == engine.VerbDiscard && g.town == nil && g.v.Sees(g.d.It) && g.v.Place(g.v.ZoneOf(g.d.It)) == engine.Deck:
		return g.now(g.d.It) < g.usual()
	}
	return true
}

// buysUnseen reports whether an unseen card of the main deck is worth its price, compared with purchases
// for the Power left and with the Power that a refusal gives.
func (g *greedy) buysUnseen(op *engine.Op) bool {
	price := -int(g.lib.Code[g.d.At+1].N)
	instead := g.reader.read(op.To).power / 100
	power := g.v.Power()
	g.survey(power+instead, engine.NoCard)
	g.plan.solve()
	unseen := g.unseen*g.weights.point/100 + g.worth(g.mean, 0, false)
	return unseen+g.plan.most(power-price) > g.plan.most(power+instead)
}

// takesLineUp reports whether an offer gains all cards of a kind in the Line-Up, and gives Power otherwise.
func (g *greedy) takesLineUp(op *engine.Op) bool {
	first, next, instead := &g.lib.Code[g.d.At+1], &g.lib.Code[g.d.At+2], &g.lib.Code[op.To]
	return first.Verb == engine.VerbGain && first.From == engine.Set(card.LineUp) && next.Code == engine.OpAll && next.Verb == engine.VerbGain &&
		instead.Code == engine.OpNumber && instead.Number == engine.Power
}

// wantsLineUp reports whether those cards are worth more than the best purchases with the Power.
func (g *greedy) wantsLineUp(op *engine.Op) bool {
	power, instead := g.v.Power(), int(g.lib.Code[op.To].N)
	g.survey(power+instead, engine.NoCard)
	g.plan.solve()
	sum := 0
	filter := &g.lib.Filters[g.lib.Code[g.d.At+1].Filter]
	for _, c := range g.v.Cards(g.v.Zone(card.LineUp, engine.NoSeat)) {
		if fits(filter, g.v.Face(c)) {
			sum += g.gain(c)
		}
	}
	return sum+g.plan.most(power) > g.plan.most(power+instead)
}

// choose takes the best labeled effect.
func (g *greedy) choose() engine.Option {
	g.look()
	best, most := g.d.Options[0], 0
	for i, o := range g.d.Options {
		if s := g.outcome(g.labelled(o.N), g.d.It); i == 0 || s > most {
			best, most = o, s
		}
	}
	return best
}

// labelled returns the program of a label of the current question.
func (g *greedy) labelled(label int16) engine.ProgID {
	for at := g.d.At + 1; ; at++ {
		if op := &g.lib.Code[at]; op.Code == engine.OpLabel && op.N == label {
			return op.To
		}
	}
}

// outcome returns the value of the program at pc to the player, for the current card, in hundredths
// of a Power. It knows the instructions that labeled effects use. Others count as zero.
func (g *greedy) outcome(pc engine.ProgID, it engine.CardID) int {
	w := &g.weights
	sum := 0
	for {
		op := &g.lib.Code[pc]
		pc++
		switch op.Code {
		case engine.OpEnd:
			return sum
		case engine.OpJump:
			if op.To < pc {
				return sum // a loop counts once
			}
			pc = op.To
		case engine.OpNumber:
			sum += 100 * int(op.N)
		case engine.OpDraw:
			cards := int(op.N) * w.draw
			if op.Who == engine.User && g.d.User != g.me {
				cards = -cards
			}
			sum += cards
		case engine.OpAll, engine.OpRandom:
			if op.Verb == engine.VerbDiscard {
				sum -= g.handLost(op)
			}
		case engine.OpIt:
			if it != engine.NoCard && op.Verb == engine.VerbDestroy {
				sum -= g.value(it) * 100 / w.power
			}
		case engine.OpTop:
			it = engine.NoCard
			if deck := g.v.Zone(engine.Deck, g.me); op.From.Has(engine.Deck) && g.v.Count(deck) > 0 {
				it = g.v.Peek(deck, 0)
			}
		case engine.OpThis:
			if op.Verb == engine.VerbDiscard {
				sum -= g.now(g.d.Source)
			}
		case engine.OpIf:
			share := g.odds(op, it)
			return sum + (share*g.outcome(pc, it)+(100-share)*g.outcome(op.To, it))/100
		case engine.OpDouble, engine.OpPick, engine.OpTake, engine.OpPlayed, engine.OpMay, engine.OpChoose,
			engine.OpLabel, engine.OpEach, engine.OpAttack, engine.OpTarget, engine.OpBest, engine.OpLater, engine.OpWatch,
			engine.OpChange, engine.OpSpend, engine.OpCopy, engine.OpShow, engine.OpDeal, engine.OpHand, engine.OpReveal,
			engine.OpFlip, engine.OpInstead, engine.OpSwap, engine.OpForEach, engine.OpNobody, engine.OpSkip, engine.OpWin,
			engine.OpSpace, engine.OpStrike, engine.OpAppear, engine.OpForget, engine.OpAdd, engine.OpShuffle, engine.OpRoll, engine.OpName,
			engine.OpSteal, engine.OpMerge, engine.OpOver, engine.OpRestack, engine.OpTeamwork, engine.OpSeats:
			// No labeled effect uses these, so they count as zero.
		case engine.OpKeep, engine.OpFirst, engine.OpStarter, engine.OpNewHand, engine.OpBegin, engine.OpAct, engine.OpSettle, engine.OpAnnounce,
			engine.OpToss, engine.OpLaters, engine.OpClear, engine.OpLose, engine.OpInactive, engine.OpFill, engine.OpTurnUp,
			engine.OpPass, engine.OpQueue: // of scripts
		}
	}
}

// handLost returns the value lost by discarding all of a hand, or random cards of it.
func (g *greedy) handLost(op *engine.Op) int {
	sum, n := 0, 0
	for _, c := range g.v.Cards(g.v.Zone(engine.Hand, g.me)) {
		sum += max(g.now(c), 0)
		n++
	}
	if op.Code == engine.OpRandom {
		return sum * int(op.N) / max(n, 1)
	}
	return sum
}

// odds returns the probability, in percent, that the current card fits an OpIf. An unknown card is
// assumed to be like the player's visible cards.
func (g *greedy) odds(op *engine.Op, it engine.CardID) int {
	q := &g.lib.Counts[op.Count]
	if q.Of != engine.ItFits {
		return 50
	}
	filter := &g.lib.Filters[q.Filter]
	fitting, all := 0, 0
	weigh := func(c engine.CardID) {
		all++
		if fits(filter, g.v.Face(c)) {
			fitting++
		}
	}
	if g.v.Sees(it) {
		weigh(it)
	} else {
		for _, p := range [...]engine.Place{engine.Discard, engine.InPlay, engine.Hand} {
			for _, c := range g.v.Cards(g.v.Zone(p, g.me)) {
				weigh(c)
			}
		}
	}
	return 100 * fitting / max(all, 1)
}

// defend uses the best Defense, or none if the Attack is the lesser evil. Revealing a card costs
// nothing and beats an unknown Attack.
func (g *greedy) defend() engine.Option {
	best, most := g.d.Options[len(g.d.Options)-1], -g.hurt(g.d.Source)-1
	for _, o := range g.d.Options {
		score := 0
		switch o.Kind {
		case engine.OptReveal:
		case engine.OptDefend:
			score = int(g.seldomOf(o.Card).shield)
		default:
			continue
		}
		if score > most {
			best, most = o, score
		}
	}
	return best
}

// hurt returns the estimated cost of an Attack of a card, in hundredths of a Power.
func (g *greedy) hurt(source engine.CardID) int {
	return int(g.seldomOf(source).hurt) * g.weights.hurt / 100
}
