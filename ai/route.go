package ai

import (
	"lineup/engine"
	"lineup/game/card"
)

// route is the best route around the map: the purchases on it and its final space.
type route struct {
	worth [maxPower + 1]int
	set   [maxPower + 1]uint64
	pick  [64]int16 // the offered purchases, as indices
	n     int

	score int
	dir   int // 1 or -1
	end   int // the final space
	take  uint64
	taken [64]int16
}

// find finds the best route from a space with the given Power and Move. It returns its score.
func (g *greedy) find(start, power, moves int, closing bool) int {
	s, r := &g.town.scene, &g.town.route
	power = max(min(power, maxPower), 0)
	r.score = -1 << 30
	if s.n == 0 { // there is nothing to buy on any route
		r.n, r.dir, r.take = 0, 1, 0
		r.score, r.end = s.rest(start, moves, g.town.weights.walk)
		return r.score
	}
	for _, dir := range [...]int{1, -1} {
		if dir == -1 && moves < 1 {
			break // only the start is left, which was seen clockwise
		}
		clear(r.worth[:power+1])
		clear(r.set[:power+1])
		r.n = 0
		space := start
		for far := 0; far <= min(moves, s.spaces/2); far++ {
			if far > 0 {
				if space += dir; space == s.spaces {
					space = 0
				} else if space < 0 {
					space = s.spaces - 1
				}
			}
			g.offerThings(space, power, closing && space == s.at)
			if far == 0 && dir == -1 {
				continue // it was seen clockwise
			}
			before := r.worth[power] - far*g.town.weights.walk
			if before+s.most <= r.score {
				continue // no final space can make it better
			}
			best, end := s.rest(space, moves-far, g.town.weights.walk)
			if score := before + best; score > r.score {
				r.score, r.dir, r.end, r.take = score, dir, end, r.set[power]
				copy(r.taken[:r.n], r.pick[:r.n])
			}
		}
	}
	return r.score
}

// rest returns the best space to end the turn, within some moves of a space and with a price for
// each move, and its value. Of several best spaces it returns the lowest number.
func (s *scene) rest(space, moves, price int) (best, end int) {
	best, end = s.hold[space], space
	up, down := space, space
	for d := 1; d <= min(moves, s.spaces/2); d++ {
		if up++; up == s.spaces {
			up = 0
		}
		if down--; down < 0 {
			down = s.spaces - 1
		}
		for _, h := range [...]int{up, down} {
			if w := s.hold[h] - d*price; w > best || w == best && h < end {
				best, end = w, h
			}
		}
	}
	return best, end
}

// offerThings adds the cards in a space to the knapsack.
func (g *greedy) offerThings(space, power int, closing bool) {
	s, r := &g.town.scene, &g.town.route
	for i := s.first[space]; i < s.first[space+1]; i++ {
		t := &s.things[i]
		cost, value := t.cost, t.value
		if cost > power {
			if !t.foe || closing || cost-power > g.help(space) {
				continue
			}
			if value -= g.town.weights.helping * (cost - power); value <= 0 {
				continue
			}
			cost = power
		}
		if r.n == len(r.pick) {
			return
		}
		r.pick[r.n] = int16(i)
		bit := uint64(1) << r.n
		r.n++
		for have := power; have >= cost; have-- {
			if with := r.worth[have-cost] + value; with > r.worth[have] {
				r.worth[have], r.set[have] = with, r.set[have-cost]|bit
			}
		}
	}
}

// leads returns the first stop of the route and the purchase there, or nil if none.
func (g *greedy) leads(start int) (space int, what *thing) {
	s, r := &g.town.scene, &g.town.route
	nearest := 1 << 10
	for i := 0; r.take>>i != 0; i++ {
		if r.take>>i&1 == 0 {
			continue
		}
		t := &s.things[r.taken[i]]
		far := (int(t.space) - start) * r.dir
		if far < 0 {
			far += s.spaces
		}
		if far < nearest || far == nearest && t.value > what.value {
			nearest, space, what = far, int(t.space), t
		}
	}
	if what == nil {
		space = r.end
	}
	return space, what
}

// acts are the options of a turn that are tried one after the other.
type acts struct {
	play  int // the card to play first
	late  int // the card to play in the final space
	end   int // the end of the turn
	spare int // the Assist card to save for the next turn
}

// findActs finds the acts among the options of the turn.
func (g *greedy) findActs() acts {
	a := acts{-1, -1, -1, -1}
	first, last := orderNever, orderNever
	worth := 0
	for i, o := range g.d.Options {
		switch o.Kind {
		case engine.OptPlay:
			order := g.rows[g.face(o.Card)].order
			if order > orderPlaced {
				if order > first {
					a.play, first = i, order
				}
			} else if order > last {
				a.late, last = i, order
			}
		case engine.OptEnd:
			a.end = i
		case engine.OptAct:
			if w := int(g.town.feats[g.face(o.Card)].power); w > worth && g.v.Offer(o).Label == g.town.rules.keeps {
				a.spare, worth = i, w
			}
		default: // they come after the cards
		}
	}
	return a
}

// actInTown returns the next act of a turn: first cards that are as good anywhere, then the route,
// with position-dependent cards and purchases on it.
func (g *greedy) actInTown() engine.Option {
	options := g.d.Options
	a := g.findActs()
	if a.play >= 0 {
		if o := options[a.play]; a.spare < 0 || g.town.feats[g.face(o.Card)].bits&assists == 0 || g.rows[g.face(o.Card)].order > orderPower {
			return o
		}
	}
	use, gives := g.freeUse()
	if a.play < 0 {
		if o, ok := g.errand(); ok {
			return o
		}
	}
	closing := a.late < 0 && use < 0 && a.play < 0
	g.see()
	s := &g.town.scene
	if s.at < 0 {
		return options[max(a.play, a.end, 0)]
	}
	power, _ := g.inHand()
	power += 100*g.v.Power() + gives
	moves := g.v.Number(g.town.rules.steps, g.me)
	g.seeThings(closing, power/100, moves)
	if a.play >= 0 { // an Assist card that could be saved
		k := &g.town.feats[g.face(options[a.spare].Card)]
		with := g.find(s.at, power/100, moves, false)
		without := g.find(s.at, (power-int(k.power))/100, moves, false)
		if with-without < int(k.power)*g.town.weights.keep/100 {
			return options[a.spare]
		}
		return options[a.play]
	}
	score := g.find(s.at, power/100, moves, closing)
	space, what := g.leads(s.at)
	if s.nWishes > 0 && closing && (what == nil || space != s.at) {
		if o, ok := g.tour(power/100, moves, score, what == nil && space == s.at); ok {
			return o
		}
	}
	if space != s.at {
		if o, ok := g.walkTo(space); ok {
			return o
		}
	}
	switch {
	case a.late >= 0:
		return options[a.late]
	case use >= 0:
		return options[use]
	case what != nil && space == s.at:
		for _, o := range options {
			if (o.Kind == engine.OptBuy || o.Kind == engine.OptUse) && o.Card == what.card {
				return o
			}
		}
	}
	if o, ok := g.spend(); ok {
		return o
	}
	if a.end >= 0 {
		return options[a.end]
	}
	return options[0]
}

// inHand returns the Power and the Move that the cards of the player's hand give, in hundredths.
func (g *greedy) inHand() (power, moves int) {
	for _, c := range g.v.Cards(g.v.Zone(engine.Hand, g.me)) {
		k := &g.town.feats[g.face(c)]
		power += int(k.power)
		moves += int(k.moves)
	}
	return power, moves
}

// spend returns a use for the remaining Power and Move.
func (g *greedy) spend() (engine.Option, bool) {
	s := &g.town.scene
	if g.town.allies(s.seats) {
		if o, ok := g.moveAlly(); ok {
			return o, true
		}
	}
	for _, o := range g.d.Options {
		if o.Kind != engine.OptUse {
			continue
		}
		f := g.v.Face(o.Card)
		if f == nil || int(o.N) >= len(f.Uses) {
			continue
		}
		u := &f.Uses[o.N]
		if u.Price.Number == g.town.rules.steps && u.Price.N > 0 && g.known[g.face(o.Card)][o.N].turn > 0 {
			return o, true
		}
		if g.drivesOff(o.Card, u) {
			return o, true
		}
	}
	return engine.Option{}, false
}

// errand returns a paid ability of the rules that helps the team, such as making a bystander safe
// or taking off a token. Only some Scenarios offer these, and there they are worth their price.
func (g *greedy) errand() (engine.Option, bool) {
	for _, o := range g.d.Options {
		if o.Kind == engine.OptUse && g.v.Place(g.v.ZoneOf(o.Card)) == engine.Rules {
			return o, true
		}
	}
	return engine.Option{}, false
}

// drivesOff reports whether an ability can now move a Villain away from its Destination.
func (g *greedy) drivesOff(c engine.CardID, u *engine.Use) bool {
	s := &g.town.scene
	for pc := u.Do; g.op(pc).Code != engine.OpEnd; pc++ {
		op := g.op(pc)
		if op.Code != engine.OpPick || op.Verb != engine.VerbHold || !op.From.Has(card.LineUp) {
			continue
		}
		from := s.at
		if op.Around == engine.TheSpace {
			from = g.v.SpaceOf(c)
		}
		for i := range s.foes[:s.nFoes] {
			if e := &s.foes[i]; e.dist == 0 && s.steps(from, e.space) >= int(op.Beyond) && (op.Near == 0 || s.steps(from, e.space) < int(op.Near)) {
				return true
			}
		}
	}
	return false
}

// moveAlly moves the ally to the space where it helps most.
func (g *greedy) moveAlly() (engine.Option, bool) {
	s := &g.town.scene
	ally := engine.SeatID(s.seats)
	at := g.v.Space(ally)
	if at < 0 {
		return engine.Option{}, false
	}
	best, most := -1, g.harm(s.at)
	for i, o := range g.d.Options {
		if o.Kind != engine.OptStep || g.v.Card(o.Card).Owner != ally {
			continue
		}
		s.ally = int(o.N)
		for k := range s.foes[:s.nFoes] {
			g.stay(&s.foes[k])
		}
		if harm := g.harm(s.at); harm < most {
			best, most = i, harm
		}
	}
	s.ally = at
	if best < 0 {
		return engine.Option{}, false
	}
	return g.d.Options[best], true
}

// freeUse returns a free ability that gives Power or cards, and its value.
func (g *greedy) freeUse() (option, gives int) {
	option = -1
	for i, o := range g.d.Options {
		if o.Kind != engine.OptUse {
			continue
		}
		f := g.v.Face(o.Card)
		if f == nil || int(o.N) >= len(f.Uses) {
			continue
		}
		if u := &f.Uses[o.N]; u.Once && u.Price.N == 0 {
			if w := g.known[g.face(o.Card)][o.N].turn; w > gives {
				option, gives = i, w
			}
		}
	}
	return option, gives
}

// walkTo returns the option to move to a space or nearer to it.
func (g *greedy) walkTo(space int) (engine.Option, bool) {
	s := &g.town.scene
	best, dist := -1, s.steps(s.at, space)
	for i, o := range g.d.Options {
		if o.Kind != engine.OptStep || g.v.Card(o.Card).Owner != g.me {
			continue
		}
		if d := s.steps(int(o.N), space); d < dist {
			best, dist = i, d
		}
	}
	if best < 0 {
		return engine.Option{}, false
	}
	return g.d.Options[best], true
}
