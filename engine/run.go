package engine

// maxRunCost is the highest cost that can be part of a run. Higher costs count as it.
const maxRunCost = 31

// runs returns how many disjoint runs of n cards with consecutive costs a seat's plays of this turn
// have at most. Each card counts once. It leaves out one card, or none with NoCard.
func (s *State) runs(seat SeatID, n int, without CardID) (found int) {
	if len(s.plays) < n { // mostly
		return 0
	}
	var of [maxRunCost + 1]int
	for i := range s.plays {
		if p := &s.plays[i]; s.resolvedNow(i, seat) && !s.playedBefore(i) && p.Card != without {
			of[min(s.CostOf(p.Card), maxRunCost)]++
		}
	}
	// A run that ends earliest leaves most for the others.
	for first := 0; first+n <= len(of); first++ {
		least := of[first]
		for _, k := range of[first : first+n] {
			least = min(least, k)
		}
		found += least
		for i := first; i < first+n; i++ {
			of[i] -= least
		}
	}
	return found
}
