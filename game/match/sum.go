package match

import (
	"hash/fnv"

	"lineup/engine"
)

// Sum returns a checksum of the cards in each zone by name, their owners, and the counters by name.
// Unlike engine.State.Hash, it does not depend on how cards are numbered and compiled, so it can
// compare games from before and after a card changed.
func Sum(s *engine.State) uint32 {
	h := fnv.New32a()
	number := func(n int) {
		h.Write([]byte{byte(n), byte(n >> 8)})
	}
	for z := range engine.ZoneID(s.Board().Zones()) {
		number(int(z))
		for _, c := range s.Cards(z) {
			h.Write([]byte(s.Face(c).Name))
			number(int(s.Card(c).Owner))
		}
	}
	for i, kept := range s.Library().Numbers {
		id := engine.NumberID(i)
		h.Write([]byte(kept.Name))
		switch kept.Of {
		case engine.OfTable, engine.OfTurn:
			number(s.Number(id, engine.NoSeat))
		case engine.OfSeat:
			for seat := range engine.SeatID(s.Seats()) {
				number(s.Number(id, seat))
			}
		case engine.OfCard: // the cards' places are enough
		}
	}
	return h.Sum32()
}
