package engine

// View is a game as one seat may see it. It is a lens, not a copy: it shows the
// State as it is now, and has no way to what the seat may not know. A View for
// NoSeat is an onlooker's: public things only.
type View struct {
	s    *State
	seat SeatID
}

// View is what a seat may see of the game.
func (s *State) View(seat SeatID) View { return View{s, seat} }

// Seat is whose view this is.
func (v View) Seat() SeatID { return v.seat }

// Seats is the number of players.
func (v View) Seats() int { return v.s.Seats() }

// Library is what is printed on the cards.
func (v View) Library() *Library { return v.s.lib }

// Rules is the set of profile differences in force.
func (v View) Rules() Rules { return v.s.rules }

// Turn is the turn being played.
func (v View) Turn() Turn { return v.s.turn }

// Counters are the open counters of a seat.
func (v View) Counters(seat SeatID) Seat { return v.s.seat[seat] }

// Over is why the game has ended.
func (v View) Over() EndReason { return v.s.over }

// LineUpSize is the size the Line-Up is filled to.
func (v View) LineUpSize() int { return v.s.LineUpSize() }

// Next is the seat to the left of another.
func (v View) Next(seat SeatID) SeatID { return v.s.Next(seat) }

// Count is the number of cards in a zone; piles can be counted by all.
func (v View) Count(z ZoneID) int { return v.s.Len(z) }

// Sees tells whether the seat knows which card c is and where it lies.
func (v View) Sees(c CardID) bool {
	k := v.s.cards[c].Known
	return k == everyone || k&v.seat.bit() != 0
}

// Cards are the cards of a zone whose every card the seat knows, top first. It
// is nil for other zones: Peek reads those card by card.
func (v View) Cards(z ZoneID) []CardID {
	p := z.Place()
	if publicPlaces.Has(p) || p == Hand && z.Seat() == v.seat {
		return v.s.Zone(z)
	}
	for _, c := range v.s.Zone(z) {
		if !v.Sees(c) {
			return nil
		}
	}
	return v.s.Zone(z)
}

// Peek is the card at index i of a zone, counted from the top; NoCard if the
// seat does not know it.
func (v View) Peek(z ZoneID, i int) CardID {
	if c := v.s.Zone(z)[i]; v.Sees(c) {
		return c
	}
	return NoCard
}

// Card is where a card is and what it carries. Of a card the seat does not
// know it tells nothing: the zero Card.
func (v View) Card(c CardID) Card {
	if !v.Sees(c) {
		return Card{}
	}
	return v.s.cards[c]
}

// Face is what is printed on a card, nil if the seat does not know the card.
func (v View) Face(c CardID) *Face {
	if !v.Sees(c) {
		return nil
	}
	return v.s.Face(c)
}

// Types is the set of types of a card the seat knows.
func (v View) Types(c CardID) Types {
	if !v.Sees(c) {
		return 0
	}
	return v.s.Types(c)
}

// Cost is what the active player would pay for a card the seat knows.
func (v View) Cost(c CardID) int {
	if !v.Sees(c) {
		return 0
	}
	return v.s.Cost(c)
}

// UpVillain is the Super-Villain that lies face up on the stack, or NoCard.
func (v View) UpVillain() CardID { return v.s.UpVillain() }

// Plays are the times a card was played this turn, in order.
func (v View) Plays() []Play { return v.s.plays }

// PlayedNow tells whether a card was played this turn and still lies there.
func (v View) PlayedNow(c CardID) bool { return v.s.PlayedNow(c) }

// Gains are the cards bought or gained this turn, in order.
func (v View) Gains() []Gain { return v.s.gains }

// Worth is what a card the seat knows would count for the seat itself now. What
// it would count for others could tell what lies hidden under their heroes.
func (v View) Worth(c CardID) int {
	if v.seat == NoSeat || !v.Sees(c) {
		return 0
	}
	return v.s.Worth(v.seat, c)
}

// SetOff is the card that set off the waiting trigger an option of the open
// question stands for, NoCard if that is not for the seat to know.
func (v View) SetOff(o Option) CardID {
	if v.s.ask.Seat != v.seat || o.Kind != OptTrigger {
		return NoCard
	}
	if c := v.s.SetOff(o); v.Sees(c) {
		return c
	}
	return NoCard
}

// Pending is the open question. Its options, and the card it is about, are
// there only for the seat that is asked.
func (v View) Pending() Decision {
	d := v.s.ask
	if d.Seat != v.seat {
		d.Options = nil
		if d.It != NoCard && !v.Sees(d.It) {
			d.It = NoCard
		}
	}
	return d
}

// Alike tells whether all options of the open question come to the same thing.
func (v View) Alike() bool { return v.s.ask.Seat == v.seat && v.s.Alike() }

// Why is the stack of rules being resolved, outermost first: what a player who
// asks "why am I asked this?" is told.
func (v View) Why() []Step { return v.s.Why() }
