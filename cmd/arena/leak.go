package main

import (
	"fmt"

	"lineup/engine"
)

// checkView looks for leaks. To a seat or onlooker, the game must look the same after everything
// hidden from them is dealt again. The viewer changes from decision to decision. checkView does not
// change the game.
func (k *soaker) checkView(s *engine.State, chance *engine.RNG) error {
	seat := k.looker(s)
	if !s.View(seat).Deal(&k.redealt, chance) {
		if s.Pending().Seat == seat {
			return fmt.Errorf("seat %d is asked something that depends on what it can't know", seat)
		}
		return nil // in those worlds another seat would be asked
	}
	real, other := sight(s.View(seat), s.NumCards()), sight(k.redealt.View(seat), s.NumCards())
	for i := range real {
		if real[i] != other[i] {
			return fmt.Errorf("the view of seat %d reveals what the seat can't know: its %s", seat, sights[i])
		}
	}
	if err := k.redealt.Check(); err != nil {
		return fmt.Errorf("a world dealt for seat %d: %w", seat, err)
	}
	return nil
}

// looker returns the seat, or the onlooker, that views the game this time.
func (k *soaker) looker(s *engine.State) engine.SeatID {
	return engine.SeatID(len(k.answers)/k.every%(s.Seats()+1)) + engine.NoSeat
}

// checkEvents checks the events as a seat sees them. An event must not name a card that was hidden
// from the seat both before and after.
func checkEvents(before, after *engine.State, events []engine.Event, seat engine.SeatID) error {
	was, is := before.View(seat), after.View(seat)
	for _, e := range events {
		told := e.For(seat)
		for _, c := range [...]engine.CardID{told.Card, told.Source} {
			if c == engine.NoCard || was.Sees(c) || is.Sees(c) || shown(events, c, seat, before.Board()) {
				continue
			}
			return fmt.Errorf("seat %d gets an event about a card it can't know: %s of %s", seat, e.Kind, after.Face(c).Name)
		}
	}
	return nil
}

// shown reports whether one of the events showed a card to a seat or moved it from or to where the
// seat sees it.
func shown(events []engine.Event, c engine.CardID, seat engine.SeatID, b *engine.Board) bool {
	for _, e := range events {
		if e.Card != c {
			continue
		}
		switch e.Kind {
		case engine.CardShown:
			return true
		case engine.CardLookedAt:
			if e.Seat == seat {
				return true
			}
		case engine.CardMoved:
			if b.Shows(e.From, seat) || b.Shows(e.To, seat) {
				return true
			}
		default: // no other event reveals a card
		}
	}
	return false
}

// sights are the names of the parts of a View, for messages.
var sights = [...]string{"zones", "cards", "question", "turn", "numbers", "plays and gains", "victory points", "stack"}

// sight digests everything a View shows of a game with this many cards.
func sight(v engine.View, cards int) (out [len(sights)]digest) {
	for z := range v.Board().Zones() {
		sightZone(&out[0], v, engine.ZoneID(z))
	}
	for c := engine.CardID(1); int(c) <= cards; c++ {
		sightCard(&out[1], v, c)
	}
	sightQuestion(&out[2], v)
	fold(&out[3], v.Turn())
	fold(&out[3], [...]int{int(v.Over()), v.LineUpSize(), int(v.Seat())})
	for id := range v.Library().Numbers {
		for seat := range engine.SeatID(v.Seats()) {
			fold(&out[4], v.Number(engine.NumberID(id), seat))
		}
	}
	for _, p := range v.Plays() {
		fold(&out[5], p)
	}
	for _, g := range v.Gains() {
		fold(&out[5], g)
	}
	sightWorth(&out[6], v, cards)
	for _, w := range v.Why() {
		fold(&out[7], w)
	}
	return out
}

func sightCard(d *digest, v engine.View, c engine.CardID) {
	k := v.Card(c)
	d.add(uint64(k.Face) | uint64(k.Stay)<<16 | uint64(k.Known)<<32 | uint64(k.Zone)<<48 | uint64(uint8(k.Owner))<<56)
	d.add(uint64(k.Pool) | uint64(k.Slot)<<8 | uint64(k.Spent)<<16 | uint64(k.Bits)<<24 |
		one(v.Sees(c))<<34 | one(v.PlayedNow(c))<<35 | uint64(v.Types(c))<<36 | uint64(uint8(v.Cost(c)))<<56)
	if f := v.Face(c); f != nil {
		d.add(uint64(f.ID))
	}
}

func one(yes bool) uint64 {
	if yes {
		return 1
	}
	return 0
}

func sightZone(d *digest, v engine.View, z engine.ZoneID) {
	n := v.Count(z)
	d.add(uint64(n))
	for i := range n {
		d.add(uint64(v.Peek(z, i)))
	}
	for _, c := range v.Cards(z) {
		d.add(uint64(c))
	}
	d.add(uint64(v.Up(z)))
}

func sightQuestion(d *digest, v engine.View) {
	q := v.Pending()
	for _, o := range q.Options {
		fold(d, o)
	}
	fold(d, len(q.Options))
	fold(d, v.Alike())
	fold(d, [...]int{int(q.Seq), int(q.Kind), int(q.Seat), int(q.User), int(q.For), int(q.Verb), int(q.Min), int(q.Max),
		int(q.Taken), int(q.Source), int(q.It), int(q.At)})
}

// sightWorth digests each card's worth for the seat. It skips cards with printed points, because
// sightCard digests their faces.
func sightWorth(d *digest, v engine.View, cards int) {
	for c := engine.CardID(1); int(c) <= cards; c++ {
		f := v.Face(c)
		if f == nil || f.Points.Each == 0 {
			continue
		}
		d.add(uint64(v.Worth(c)))
	}
}
