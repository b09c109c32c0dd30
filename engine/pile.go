package engine

import "math/bits"

// Zone returns the zone that a place means to a seat. Places of the table ignore the seat. See
// Board.Zone.
func (s *State) Zone(p Place, seat SeatID) ZoneID { return s.board.Zone(p, seat) }

// Cards returns the cards of a zone, top first. The slice belongs to the State. Do not keep or
// change it.
func (s *State) Cards(z ZoneID) []CardID {
	return s.order[s.starts[z]:s.starts[z+1]:s.starts[z+1]]
}

// Len returns the number of cards in a zone.
func (s *State) Len(z ZoneID) int { return int(s.starts[z+1]) - int(s.starts[z]) }

// Top returns the top card of a zone, or NoCard if it is empty.
func (s *State) Top(z ZoneID) CardID {
	if s.starts[z] == s.starts[z+1] {
		return NoCard
	}
	return s.order[s.starts[z]]
}

// Up returns the top card of a zone if it is face up, or else NoCard. On the stack this is the
// Super-Villain that can be defeated (C-034).
func (s *State) Up(z ZoneID) CardID {
	if c := s.Top(z); !s.cards[c].Down() {
		return c
	}
	return NoCard
}

// indexOf returns the index of a card in its zone, counted from the top.
func (s *State) indexOf(c CardID) int {
	for i, o := range s.Cards(s.cards[c].Zone) {
		if o == c {
			return i
		}
	}
	panic("engine: card is not in the zone it says it is in")
}

// reorder moves the card at index i of one zone to index j of another, counted without the card.
// All other cards keep their order.
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

// carry moves n cards from index i of one zone to index j of another, in the same order.
func (s *State) carry(from ZoneID, i, n int, to ZoneID, j int) {
	var hold [32]CardID // the most cards moved at a time
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

// maxSlot is the last slot of a zone. Cards that find no other slot share it.
const maxSlot = 255

// freeSlot returns the first slot of a zone without a card other than c.
func (s *State) freeSlot(z ZoneID, c CardID) uint8 {
	var taken [maxSlot/64 + 1]uint64
	for _, o := range s.Cards(z) {
		if at := s.cards[o].Slot; o != c {
			taken[at/64] |= 1 << (at % 64)
		}
	}
	for slot := uint8(0); slot < maxSlot; slot++ {
		if taken[slot/64]&(1<<(slot%64)) == 0 {
			return slot
		}
	}
	return maxSlot
}

// shuffle puts a zone in random order. No seat knows its cards afterward. They become one pool,
// together with the hidden cards elsewhere that could not be told from them before.
func (s *State) shuffle(z ZoneID, r *RNG) { s.shuffleBelow(z, 0, r) }

// shuffleBelow is like shuffle but leaves the top n cards where they are.
func (s *State) shuffleBelow(z ZoneID, n int, r *RNG) {
	cards := s.order[int(s.starts[z])+n : s.starts[z+1]]
	Shuffle(cards, r)
	s.hideAll(cards, 0)
	s.learned++
}

// Shuffle puts the elements of a slice in random order.
func Shuffle[T any](things []T, r *RNG) {
	chance := *r
	for i := len(things) - 1; i > 0; i-- {
		j := chance.Intn(i + 1)
		things[i], things[j] = things[j], things[i]
	}
	*r = chance
}

// hideAll makes cards one pool. Only the seats in keep still know which of them is which.
func (s *State) hideAll(cards []CardID, keep Seats) {
	all, pool := s.cards, s.newPool()
	var joined pools
	some := false
	for _, c := range cards {
		card := &all[c]
		if card.Known != Everyone {
			joined.add(card.Pool)
			some = true
		}
		card.Known &= keep
		card.Pool = pool
	}
	if some {
		for i := range all {
			if card := &all[i]; joined.has(card.Pool) && card.Known != Everyone {
				card.Pool = pool
			}
		}
	}
}

// newPool returns a pool that no hidden card belongs to. When all numbers have been given out, it
// looks for one that is free again. If there is none, it shares the last one. Worlds dealt from
// that are still fair, but rule out less.
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
type pools [256]bool

func (p *pools) add(n uint8)      { p[n] = true }
func (p *pools) has(n uint8) bool { return p[n] }

// RNG is a SplitMix64 generator. Its whole state is its value, so it is copied, saved and hashed
// with the game.
type RNG uint64

// Stream names one of a game's generators. Each purpose has its own, so that an extra shuffle in
// one does not change the results of another.
type Stream uint8

// The streams of a game. Each seat's shuffles have one of their own.
const (
	StreamSetup  Stream = iota // choices during setup
	StreamMain                 // the main deck
	StreamChance               // random choices of card texts
	StreamDie                  // rolls of the die
	StreamSeat                 // the first of MaxSeats

	numStreams = int(StreamSeat) + MaxSeats
)

// streamSalt returns a number that separates the streams of a seed. The first three and those of
// the seats keep the numbers they had before there was a die.
func streamSalt(s Stream) uint64 {
	switch {
	case s == StreamDie:
		return 100
	case s > StreamDie:
		return uint64(s)
	}
	return uint64(s) + 1
}

// NewRNG returns the generator for a stream of a seed.
func NewRNG(seed uint64, stream Stream) RNG {
	r := RNG(seed ^ streamSalt(stream)*0xd1342543de82ef95)
	r.Next()
	return RNG(r.Next())
}

// Next returns the next 64 random bits.
func (r *RNG) Next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Intn returns a random number from 0 to n-1. n must be at least 1.
func (r *RNG) Intn(n int) int {
	hi, _ := bits.Mul64(r.Next(), uint64(n))
	return int(hi)
}

// Given is a result of a stream that is fixed beforehand, such as the next roll of a die in a
// position.
type Given struct {
	Stream Stream
	N      int16
}

// chance returns a random number from 0 to n-1 of a stream, or the number fixed beforehand.
func (m *machine) chance(stream Stream, n int) int {
	m.learned++
	for i, g := range m.given {
		if g.Stream == stream {
			m.given = append(m.given[:i], m.given[i+1:]...)
			return int(g.N) % n
		}
	}
	return m.streams[stream].Intn(n)
}
