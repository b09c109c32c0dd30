package ai

import (
	"math/bits"
	"slices"

	"lineup/engine"
	"lineup/game/card"
)

// Wishes are the requests of the player's Secret Card and the uncompleted Side Missions, besides
// winning. They are read from a card's triggers once per Library. At a question, a wish counts if
// the player knows its card and the card is in the right place.

// wish is a request of a card.
type wish struct {
	kind   wishKind
	from   engine.Places   // ends: the place of the cards
	filter engine.FilterID // ends, plays, buys, holds: the filter for the cards
	number engine.NumberID // walks, visits, fells: the number that counts; mends: the token on the Location
	least  int             // the number needed; mends: its cost in Power
	card   engine.CardID   // the card with this wish, at the current question
}

type wishKind uint8

const (
	ends   wishKind = iota // end turns in a space with a fitting card
	helps                  // help others
	plays                  // play fitting cards in one turn
	walks                  // move a number of spaces in one turn
	visits                 // visit a number of Locations in one turn
	leaves                 // move Villains away from their Destinations
	holds                  // keep fitting Villains from moving
	buys                   // buy fitting cards
	fells                  // defeat Villains in one turn, with help
	mends                  // pay for a Location with a token
)

// maxWishes is the largest number of wishes that greedy looks at.
const maxWishes = 8

// wishes returns the wishes of a face.
func (t *table) wishes(f *engine.Face) (out []wish) {
	for _, id := range f.Triggers {
		tr := &t.lib.Triggers[id]
		when := &t.lib.Counts[tr.When]
		w := wish{filter: tr.Filter, number: when.Number, least: int(tr.Min)}
		switch tr.On {
		case engine.OnEnd:
			q := t.asked(tr.Prog)
			if q == nil || q.Of != engine.CardsIn || q.Near != 1 {
				continue
			}
			w.kind, w.from, w.filter = ends, q.From, q.Filter
		case engine.OnPlay:
			switch {
			case tr.InTurn == engine.Foes && t.lib.Filters[tr.Filter].Traits&engine.HasAssist != 0:
				w.kind = helps
			case when.Of == engine.CountPlays:
				w.kind, w.filter = plays, when.Filter
			default:
				continue
			}
		case engine.OnWalk:
			switch when.Of {
			case engine.NumberLeft:
				w.kind = walks
			case engine.GoalsVisited:
				w.kind = visits
			default:
				continue
			}
		case engine.OnLeave:
			w.kind = leaves
		case engine.OnHold:
			w.kind = holds
		case engine.OnGain:
			if !tr.Paid {
				continue
			}
			w.kind = buys
		case engine.OnDefeat:
			if op := t.op(tr.Prog); op.Code == engine.OpNumber {
				q := t.asked(tr.Prog)
				if q == nil || q.Of != engine.NumberLeft || q.Number != op.Number {
					continue
				}
				w.kind, w.number, w.least = fells, op.Number, 2
			} else {
				continue
			}
		default:
			continue
		}
		out = append(out, w)
	}
	if slices.ContainsFunc(out, func(w wish) bool { return w.kind == fells }) { // help alone is worth nothing then
		out = slices.DeleteFunc(out, func(w wish) bool { return w.kind == helps })
	}
	for _, u := range f.Uses {
		if q := t.lib.Counts[u.Only]; u.Price.Number == engine.Power && u.Price.N > 0 && q.Of == engine.CardsOn && q.From.Has(card.Tiles) {
			out = append(out, wish{kind: mends, from: q.From, number: q.Number, least: int(u.Price.N)})
		}
	}
	return out
}

// asked returns the count of a text's first condition, or nil if none.
func (t *table) asked(pc engine.ProgID) *engine.Count {
	for ; t.op(pc).Code != engine.OpEnd; pc++ {
		if op := t.op(pc); op.Code == engine.OpIf {
			return &t.lib.Counts[op.Count]
		}
	}
	return nil
}

// seeWishes notes the wishes at the current question.
func (g *greedy) seeWishes() {
	s := &g.town.scene
	if s.nWishes = 0; g.town.rivals {
		return
	}
	for _, z := range [...]engine.ZoneID{g.v.Zone(card.Secrets, g.me), g.v.Zone(card.Missions, engine.NoSeat)} {
		for _, c := range g.v.Cards(z) {
			for _, w := range g.town.wishes[g.face(c)] {
				if s.nWishes < maxWishes {
					w.card = c
					s.wishes[s.nWishes] = w
					s.nWishes++
				}
			}
		}
	}
}

// wished returns the first wish of a kind, or nil if none.
func (s *scene) wished(kind wishKind) *wish {
	for i := range s.wishes[:s.nWishes] {
		if s.wishes[i].kind == kind {
			return &s.wishes[i]
		}
	}
	return nil
}

// wishHere returns the value of ending the turn in a space for wishes.
func (g *greedy) wishHere(space int) int {
	s := &g.town.scene
	sum := 0
	for i := range s.wishes[:s.nWishes] {
		switch w := &s.wishes[i]; w.kind {
		case ends:
			if g.lies(w, space) {
				sum += g.town.weights.wish
			}
		case holds:
			for k := range s.foes[:s.nFoes] {
				e := &s.foes[k]
				if !e.fixed && e.dist > 0 && s.steps(e.space, space) <= 1 && s.walk(e, s.steps(e.space, space)) == space &&
					fits(&g.lib.Filters[w.filter], &g.lib.Faces[g.face(e.card)]) {
					sum += g.town.weights.wish
				}
			}
		default: // the space does not matter
		}
	}
	return sum
}

// wishThings adds the payments in a space for wishes.
func (g *greedy) wishThings(space int) {
	s := &g.town.scene
	for i := range s.wishes[:s.nWishes] {
		w := &s.wishes[i]
		if w.kind != mends {
			continue
		}
		for p := engine.Place(0); w.from>>p != 0; p++ {
			if !w.from.Has(p) {
				continue
			}
			for _, c := range g.v.Cards(g.v.Zone(p, engine.NoSeat) + engine.ZoneID(space)) {
				if g.v.On(c, w.number) > 0 {
					g.add(w.card, space, false, w.least, g.town.weights.mission)
				}
			}
		}
	}
}

// wishFoe returns the value of defeating one more Villain this turn for wishes.
func (g *greedy) wishFoe() int {
	if w := g.town.scene.wished(fells); w != nil && g.v.Number(w.number, engine.NoSeat) == w.least-1 {
		return g.town.weights.mission
	}
	return 0
}

// lies reports whether a space has a card that a wish asks for.
func (g *greedy) lies(w *wish, space int) bool {
	filter := &g.lib.Filters[w.filter]
	for p := engine.Place(0); w.from>>p != 0; p++ {
		if !w.from.Has(p) {
			continue
		}
		for _, c := range g.v.Cards(g.v.Zone(p, engine.NoSeat) + engine.ZoneID(space)) {
			if fits(filter, &g.lib.Faces[g.face(c)]) {
				return true
			}
		}
	}
	return false
}

// wishCard returns the value of buying a card for wishes.
func (g *greedy) wishCard(f engine.FaceID) int {
	s := &g.town.scene
	sum := 0
	for i := range s.wishes[:s.nWishes] {
		w := &s.wishes[i]
		if w.kind != plays && w.kind != buys {
			continue
		}
		filter := &g.lib.Filters[w.filter]
		if !fits(filter, &g.lib.Faces[f]) {
			continue
		}
		sum += g.town.weights.wish
		if w.kind == buys && slices.ContainsFunc(g.v.Gains(), func(b engine.Gain) bool { return b.Bought && fits(filter, &g.lib.Faces[g.face(b.Card)]) }) {
			sum += g.town.weights.mission // only the second one of a turn counts
		}
	}
	return sum
}

// wishAway returns the value of moving a Villain away from its space for wishes.
func (g *greedy) wishAway(e *foe) int {
	if e.dist == 0 && g.town.scene.wished(leaves) != nil {
		return g.town.weights.wish
	}
	return 0
}

// tour returns the next move toward completing a wish about moving in this turn, if that is
// possible and worth leaving the route with the given score. With idle set, nothing is left on that
// route.
func (g *greedy) tour(power, moves, score int, idle bool) (engine.Option, bool) {
	s := &g.town.scene
	if w := s.wished(visits); w != nil {
		seen := uint(uint16(g.v.Number(w.number, g.me)))
		for _, dir := range [...]int{1, -1} {
			far := g.reaches(w.least, seen, dir, moves)
			if far > 0 && g.find(s.from(s.at, dir*far), power, moves-far, false)+g.town.weights.mission > score {
				return g.walkTo(s.from(s.at, dir))
			}
		}
	}
	if w := s.wished(walks); w != nil && idle {
		walked := g.v.Number(w.number, g.me)
		if left := w.least - walked; left > 0 && left <= moves {
			dir := 1 // there and back
			if walked%2 != 0 {
				dir = -1
			}
			return g.walkTo(s.from(s.at, dir))
		}
	}
	return engine.Option{}, false
}

// from returns the space dir spaces clockwise from another.
func (s *scene) from(space, dir int) int { return (space + dir + 2*s.spaces) % s.spaces }

// reaches returns how many moves in a direction are needed to visit the given number of Locations
// this turn. It returns 0 if the wish is already complete or there is not enough Move.
func (g *greedy) reaches(least int, seen uint, dir, moves int) int {
	s, board := &g.town.scene, g.v.Board()
	goals := uint(0)
	for i := range s.spaces {
		if board.IsGoal(card.Spaces, i) {
			goals |= 1 << i
		}
	}
	if bits.OnesCount(seen&goals) >= least {
		return 0
	}
	at := s.at
	for far := 1; far <= min(moves, s.spaces); far++ {
		at = s.from(at, dir)
		if seen |= 1 << at; bits.OnesCount(seen&goals) >= least {
			return far
		}
	}
	return 0
}
