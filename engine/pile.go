package engine

// Zone is the zone that a place means to a seat; places of the table ignore the
// seat. See Board.Zone.
func (s *State) Zone(p Place, seat SeatID) ZoneID { return s.board.Zone(p, seat) }

// Cards is the cards of a zone, top first. The slice is the state's own: read
// it, do not keep or change it.
func (s *State) Cards(z ZoneID) []CardID {
	return s.order[s.starts[z]:s.starts[z+1]:s.starts[z+1]]
}

// Len is the number of cards in a zone.
func (s *State) Len(z ZoneID) int { return int(s.starts[z+1]) - int(s.starts[z]) }

// Top is the top card of a zone, NoCard if it is empty.
func (s *State) Top(z ZoneID) CardID {
	if s.starts[z] == s.starts[z+1] {
		return NoCard
	}
	return s.order[s.starts[z]]
}

// Up is the top card of a zone if it lies face up, else NoCard: the
// Super-Villain that can be defeated (C-034).
func (s *State) Up(z ZoneID) CardID {
	if c := s.Top(z); !s.cards[c].Down() {
		return c
	}
	return NoCard
}

// indexOf is the place of a card in its zone, counted from the top.
func (s *State) indexOf(c CardID) int {
	for i, o := range s.Cards(s.cards[c].Zone) {
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
	first, last, by := to, from, 1
	if from < to || from == to && i < j {
		if from < to {
			q--
		}
		first, last, by = from, to, -1
		copy(s.order[p:q], s.order[p+1:q+1])
	} else {
		copy(s.order[q+1:p+1], s.order[q:p])
	}
	for first != last {
		first++
		s.starts[first] += uint16(by)
	}
	s.order[q] = c
}

// carry moves the n cards from index i of one zone on to index j of another, as
// they lie.
func (s *State) carry(from ZoneID, i, n int, to ZoneID, j int) {
	var hold [32]CardID // as many as are moved at a time
	for n > 0 {
		p, q := int(s.starts[from])+i, int(s.starts[to])+j
		some := copy(hold[:], s.order[p:p+n])
		first, last, by := to, from, some
		if from < to {
			q -= some
			first, last, by = from, to, -some
			copy(s.order[p:q], s.order[p+some:])
		} else {
			copy(s.order[q+some:p+some], s.order[q:p])
		}
		for first != last {
			first++
			s.starts[first] += uint16(by)
		}
		copy(s.order[q:], hold[:some])
		n -= some
		j += some
	}
}

// freeSlot is the first slot of a zone nobody but c lies in.
func (s *State) freeSlot(z ZoneID, c CardID) uint8 {
	var taken uint64
	for _, o := range s.Cards(z) {
		if o != c {
			taken |= 1 << (s.cards[o].Slot & 63)
		}
	}
	slot := uint8(0)
	for taken&(1<<slot) != 0 {
		slot++
	}
	return slot
}

// shuffle puts a zone in random order; nobody knows any card of it afterwards.
// Its cards are one pool from then on, together with hidden cards elsewhere
// that could not be told from them before.
func (s *State) shuffle(z ZoneID, r *RNG) {
	cards := s.order[s.starts[z]:s.starts[z+1]]
	for i := len(cards) - 1; i > 0; i-- {
		j := r.Intn(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
	s.hideAll(cards, 0)
	s.learned++
}

// hideAll makes cards a pool of which only the seats in keep know more than that
// it is these.
func (s *State) hideAll(cards []CardID, keep Seats) {
	pool := s.newPool()
	var joined pools
	for _, c := range cards {
		card := &s.cards[c]
		if card.Known != Everyone {
			joined.add(card.Pool)
		}
		card.Known &= keep
		card.Pool = pool
	}
	if joined != (pools{}) {
		for i := range s.cards {
			if card := &s.cards[i]; card.Known != Everyone && joined.has(card.Pool) {
				card.Pool = pool
			}
		}
	}
}

// newPool is a pool no hidden card belongs to. Once all numbers have been given
// out it looks for one that is free again. Should there be none the last one is
// shared: worlds dealt from it are honest, only less is known to be impossible.
func (s *State) newPool() uint8 {
	const last = 255
	if s.pool < last-1 {
		s.pool++
		return s.pool
	}
	var used pools
	for i := range s.cards {
		if s.cards[i].Known != Everyone {
			used.add(s.cards[i].Pool)
		}
	}
	for n := uint8(1); n < last; n++ {
		if !used.has(n) {
			return n
		}
	}
	return last
}

// pools is a set of pools.
type pools [4]uint64

func (p *pools) add(n uint8)      { p[n>>6] |= 1 << (n & 63) }
func (p *pools) has(n uint8) bool { return p[n>>6]&(1<<(n&63)) != 0 }
