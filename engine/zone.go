package engine

// Place is a kind of zone as a card text names it: shared places are the same
// for everybody, the others mean "yours" and become a ZoneID with a seat.
type Place uint8

// The shared places, then the places each seat has. Neighbours in
// this list trade cards most often, which keeps moves short.
const (
	Destroyed Place = iota
	Box             // out of the game, unseen: unused Super-Villains and heroes
	SetAside        // in nobody's hands while an effect works on it
	Kicks
	Weaknesses
	Villains // the Super-Villain stack
	LineUp
	MainDeck
	Heroes // the oversized hero cards of a seat
	Under  // under a seat's hero
	InPlay
	Hand
	Deck
	Discard

	sharedPlaces = Heroes
	seatPlaces   = Discard - Heroes + 1
)

// NumPlaces is the number of Places.
const NumPlaces = Discard + 1

// ZoneID is one pile of cards: a shared place, or a place of one seat. In each
// zone the first card is the top one.
type ZoneID uint8

const numZones = int(sharedPlaces) + MaxSeats*int(seatPlaces)

// Of is the zone that p means to a seat; shared places ignore the seat.
func (p Place) Of(seat SeatID) ZoneID {
	if p < sharedPlaces {
		return ZoneID(p)
	}
	return ZoneID(uint8(p) + uint8(seat)*uint8(seatPlaces))
}

// Place is the kind of zone z is.
func (z ZoneID) Place() Place {
	if Place(z) < sharedPlaces {
		return Place(z)
	}
	return sharedPlaces + (Place(z)-sharedPlaces)%seatPlaces
}

// Seat is whose zone z is, NoSeat for the shared ones.
func (z ZoneID) Seat() SeatID {
	if Place(z) < sharedPlaces {
		return NoSeat
	}
	return SeatID((Place(z) - sharedPlaces) / seatPlaces)
}

// Places is a set of Places.
type Places uint16

// Set is the set of the given places.
func Set(ps ...Place) Places {
	var out Places
	for _, p := range ps {
		out |= 1 << p
	}
	return out
}

// Has tells whether p is in the set.
func (ps Places) Has(p Place) bool { return ps&(1<<p) != 0 }

const (
	// publicPlaces lie face up for all to see.
	publicPlaces Places = 1<<Destroyed | 1<<Kicks | 1<<Weaknesses | 1<<LineUp | 1<<Heroes | 1<<InPlay | 1<<Discard
	// owningPlaces make the seat that has them the owner of what comes there.
	owningPlaces Places = 1<<Hand | 1<<Deck | 1<<Discard | 1<<Heroes
	// keepingPlaces leave ownership as it was.
	keepingPlaces Places = 1<<InPlay | 1<<SetAside
)

// Zone is the cards of a zone, top first. The slice is the state's own: read
// it, do not keep or change it.
func (s *State) Zone(z ZoneID) []CardID {
	return s.order[s.starts[z]:s.starts[z+1]:s.starts[z+1]]
}

// Len is the number of cards in a zone.
func (s *State) Len(z ZoneID) int { return int(s.starts[z+1] - s.starts[z]) }

// Top is the top card of a zone, NoCard if it is empty.
func (s *State) Top(z ZoneID) CardID {
	if s.starts[z] == s.starts[z+1] {
		return NoCard
	}
	return s.order[s.starts[z]]
}

// indexOf is the place of a card in its zone, counted from the top.
func (s *State) indexOf(c CardID) int {
	for i, o := range s.Zone(s.cards[c].Zone) {
		if o == c {
			return i
		}
	}
	panic("engine: card is not in the zone it says it is in")
}

// reorder moves the card at index i of one zone to index j of another (counted
// without the card itself), keeping every other card in its order.
func (s *State) reorder(from ZoneID, i int, to ZoneID, j int) {
	p := int(s.starts[from]) + i
	q := int(s.starts[to]) + j
	c := s.order[p]
	if from < to || from == to && i < j {
		if from < to {
			q--
		}
		copy(s.order[p:q], s.order[p+1:q+1])
		for z := from + 1; z <= to; z++ {
			s.starts[z]--
		}
	} else {
		copy(s.order[q+1:p+1], s.order[q:p])
		for z := to + 1; z <= from; z++ {
			s.starts[z]++
		}
	}
	s.order[q] = c
}

// shuffle puts a zone in random order; nobody knows any card of it afterwards.
func (s *State) shuffle(z ZoneID, r *RNG) {
	cards := s.order[s.starts[z]:s.starts[z+1]]
	for i := len(cards) - 1; i > 0; i-- {
		j := r.Intn(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
	for _, c := range cards {
		s.cards[c].Known = 0
	}
}
