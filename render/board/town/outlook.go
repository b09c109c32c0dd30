package town

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/sets/rebirth"
)

// surety is how sure it is that something comes when the turn ends.
type surety uint8

// suretyDoubtful is for what comes only in some of the games that the viewer cannot tell from the
// real one.
const (
	suretyNo surety = iota
	suretyDoubtful
	suretySure
)

// outlook is what comes when the open turn ends: the beginning of the next turn. The engine
// foresees it in copies of the game that deal the cards unknown to the viewer again and in which
// players do only what they must. Nothing is computed here.
type outlook struct {
	known  bool // there is an open turn that can end
	deeds  []deed
	open   map[engine.CardID]bool // Villains whose moves depend on the answer to the open question
	added  map[int]surety         // cards added, by space
	damage map[engine.CardID]int
	// struck is how many Attacks hit each seat, by lists the Villains, and doubted reports whether
	// some of those Attacks may not come.
	struck  map[engine.SeatID]int
	by      map[engine.SeatID][]engine.CardID
	doubted map[engine.SeatID]bool
}

// deed is one event that comes.
type deed struct {
	kind     deedKind
	card     engine.CardID // the Villain, the tile that is damaged, or the card that is lost, if it is known
	seat     engine.SeatID // the seat that is attacked or loses a card
	from, to int           // the spaces of a walk, or to is where a card is added, or the Level
	nth      int           // its index among equal deeds, from 0
	sure     bool
}

// deedKind is the kind of a deed.
type deedKind uint8

// These are the kinds, in the order of the list.
const (
	deedAttack deedKind = iota
	deedLevel           // the Threat reaches a Level
	deedLoss            // a card is discarded because of it
	deedHarm
	deedWalk
	deedEnter
	deedEnd
)

// copies is the number of games dealt again. What comes in all of them is sure. A Level that is reached in
// less than half of them is left out: the next stack says that a Super-Villain may be near.
const copies = 6

// foresee returns what comes when an answer ends the open turn, as far as the viewer can know. It
// works on any player's turn.
func foresee(v engine.View, end engine.Option) outlook {
	seq := v.Pending().Seq
	dst := []*engine.State{{}}
	return outlookOf(v, func(chance *engine.RNG) [][]engine.Event {
		events, err := v.Foresee(engine.Answer{Seq: seq, Option: end}, dst, chance)
		if err != nil || events == nil {
			return nil
		}
		var out []engine.Event
		for _, e := range events {
			out = append(out, e.Event)
		}
		return [][]engine.Event{out}
	})
}

// foreseeOnward returns what comes when the turn ends after the question that a player is asked in it,
// whatever the answer is. It is not known if the turn has ended already.
func foreseeOnward(v engine.View) outlook {
	dst := new(engine.State)
	return outlookOf(v, func(chance *engine.RNG) [][]engine.Event { return v.Onward(dst, chance) })
}

// outlookOf returns what comes in games dealt again, of which next gives the events of one: a list for each
// way that it may go on. Only deeds of all ways count.
func outlookOf(v engine.View, next func(*engine.RNG) [][]engine.Event) outlook {
	var deeds []deed
	// The same deals all turn, so that the outlook changes only with what the viewer learns.
	chance := engine.NewRNG(uint64(v.Turn().Number), engine.StreamChance)
	counts := map[deed]int{}
	runs := 0
	open := map[engine.CardID]bool{}
	for range copies {
		ways := next(&chance)
		if len(ways) == 0 {
			continue
		}
		runs++
		common, differ := inAll(v, ways)
		for _, d := range common {
			if counts[d]++; counts[d] == 1 {
				deeds = append(deeds, d)
			}
		}
		for _, d := range differ {
			if d.kind == deedWalk {
				open[d.card] = true
			}
		}
	}
	deeds = slices.DeleteFunc(deeds, func(d deed) bool {
		return d.kind == deedLoss && counts[d] < runs || d.kind == deedLevel && 2*counts[d] < runs // nobody can know it
	})
	slices.SortStableFunc(deeds, func(a, b deed) int { return int(a.kind) - int(b.kind) })
	out := newOutlook(runs > 0)
	out.open = open
	for _, d := range deeds {
		n := counts[d]
		d.sure = n == runs
		out.add(d)
	}
	return out
}

// inAll returns the deeds that come in all of some ways, and those that come only in some of them.
func inAll(v engine.View, ways [][]engine.Event) (common, differ []deed) {
	var order []deed
	counts := map[deed]int{}
	for _, events := range ways {
		seen := map[deed]bool{}
		for _, d := range deedsOf(v, events) {
			if seen[d] {
				continue
			}
			seen[d] = true
			if counts[d]++; counts[d] == 1 {
				order = append(order, d)
			}
		}
	}
	for _, d := range order {
		if counts[d] == len(ways) {
			common = append(common, d)
		} else {
			differ = append(differ, d)
		}
	}
	return common, differ
}

func newOutlook(known bool) outlook {
	return outlook{known: known, added: map[int]surety{}, damage: map[engine.CardID]int{}, struck: map[engine.SeatID]int{},
		by: map[engine.SeatID][]engine.CardID{}, doubted: map[engine.SeatID]bool{}}
}

// add adds a deed and its results.
func (o *outlook) add(d deed) {
	o.deeds = append(o.deeds, d)
	switch d.kind {
	case deedAttack:
		o.struck[d.seat]++
		o.by[d.seat] = append(o.by[d.seat], d.card)
		o.doubted[d.seat] = o.doubted[d.seat] || !d.sure
	case deedHarm:
		o.damage[d.card]++
	case deedEnter:
		o.added[d.to] = suretyDoubtful
		if d.sure {
			o.added[d.to] = suretySure
		}
	case deedWalk, deedLevel, deedLoss, deedEnd:
	}
}

// deedsOf returns the deeds among foreseen events, from the end of the turn on.
func deedsOf(v engine.View, events []engine.Event) []deed {
	end := slices.IndexFunc(events, func(e engine.Event) bool { return e.Kind == engine.TurnEnded })
	if end < 0 {
		return nil
	}
	return deedsFrom(v, events[end:], v.Number(rebirth.Threat.ID, engine.NoSeat)+raised(events[:end]))
}

// raised returns by how much events raise the Threat.
func raised(events []engine.Event) (n int) {
	for _, e := range events {
		if e.Kind == engine.NumberChanged && e.Number == rebirth.Threat.ID {
			n += int(e.N)
		}
	}
	return n
}

// deedsAmong returns the deeds among events that have just happened, in order.
func deedsAmong(v engine.View, events []engine.Event) []deed {
	return deedsFrom(v, events, v.Number(rebirth.Threat.ID, engine.NoSeat)-raised(events))
}

// deedsFrom returns the deeds among events, in order, that begin at a Level of the Threat. A Villain's steps
// are one walk.
func deedsFrom(v engine.View, events []engine.Event, threat int) []deed {
	var out []deed
	walked := map[engine.CardID]int{} // its index in out plus one
	for _, e := range events {
		switch e.Kind {
		case engine.AttackHit, engine.AttackAvoided:
			if e.Source != engine.NoCard {
				out = append(out, deed{kind: deedAttack, card: e.Source, seat: e.Seat})
			}
		case engine.NumberChanged:
			switch {
			case e.Number == rebirth.Damage.ID && e.Card != engine.NoCard && e.N > 0:
				out = append(out, deed{kind: deedHarm, card: e.Card})
			case e.Number == rebirth.Threat.ID && e.N > 0:
				threat += int(e.N)
				out = append(out, deed{kind: deedLevel, to: threat})
			}
		case engine.PieceWalked:
			if e.Card == engine.NoCard || v.Card(e.Card).Owner != engine.NoSeat {
				continue
			}
			_, _, from := v.Board().At(e.From)
			_, _, to := v.Board().At(e.To)
			if i := walked[e.Card]; i > 0 {
				out[i-1].to = to
				continue
			}
			out = append(out, deed{kind: deedWalk, card: e.Card, from: from, to: to})
			walked[e.Card] = len(out)
		case engine.CardMoved:
			if e.Verb == engine.VerbDiscard && e.Card != engine.NoCard && e.Source != engine.NoCard && v.Place(v.ZoneOf(e.Source)) == card.Track {
				out = append(out, deed{kind: deedLoss, card: e.Card, seat: e.Seat, to: threat})
			}
			if v.Place(e.To) == card.LineUp && v.Place(e.From) == card.MainDeck {
				_, _, to := v.Board().At(e.To)
				out = append(out, deed{kind: deedEnter, to: to})
			}
		case engine.GameEnded:
			out = append(out, deed{kind: deedEnd})
		default: // is not shown on the map
		}
	}
	return numbered(out)
}

// numbered numbers equal deeds, because two cards may enter one space.
func numbered(deeds []deed) []deed {
	for i := range deeds {
		for _, d := range deeds[:i] {
			if d == deeds[i] {
				deeds[i].nth++
			}
		}
	}
	return deeds
}

// walks reports whether a Villain moves, or may move, when the turn ends.
func (o *outlook) walks(c engine.CardID) bool {
	return o.open[c] || slices.ContainsFunc(o.deeds, func(d deed) bool { return d.kind == deedWalk && d.card == c })
}

// without returns the outlook without the deeds that have happened.
func (o outlook) without(deeds []deed) outlook {
	left := newOutlook(o.known)
	left.open = o.open
	for _, d := range o.deeds {
		if !slices.ContainsFunc(deeds, d.is) {
			left.add(d)
		}
	}
	return left
}

// after returns the outlook after some events: without the deeds that have happened in them, and
// without those of Villains that have been defeated.
func (o outlook) after(v engine.View, events []engine.Event) outlook {
	over := deedsAmong(v, events)
	for _, e := range events {
		if e.Kind != engine.VillainFell {
			continue
		}
		for _, d := range o.deeds {
			if d.card == e.Card {
				over = append(over, d)
			}
		}
	}
	return o.without(over)
}

// is reports whether two deeds are the same, ignoring how sure they are.
func (d deed) is(o deed) bool {
	o.sure = d.sure
	return d == o
}
