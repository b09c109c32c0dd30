package engine

// Redeal makes the game one of those the seat cannot tell from the real one:
// all it knows stays, what it cannot know is dealt anew, and the future's
// chance is rng's. An honest search plays on from a copy so treated.
//
// A seat is taken to remember what went through open zones. It therefore knows
// which cards each player's deck, hand and hidden cards under the hero hold
// together, but not which lies where; and likewise the main deck, and the
// face-down Super-Villains together with those left in the box.
//
// The pending question must be the seat's own, or speak of nothing hidden from
// it: the options name cards, and hidden cards become others here.
func (s *State) Redeal(seat SeatID, rng *RNG) {
	s.mix(seat, rng, NoSeat, MainDeck.Of(NoSeat))
	s.mix(seat, rng, NoSeat, Villains.Of(NoSeat), Box.Of(NoSeat))
	for o := range SeatID(s.seats) {
		s.mix(seat, rng, o, Hand.Of(o), Deck.Of(o), Under.Of(o), SetAside.Of(NoSeat))
	}
	for i := range s.streams {
		s.streams[i] = RNG(rng.Next())
	}
}

// mix shuffles the cards unknown to a seat among their places in some zones; of
// the cards set aside, those of one owner. What a card is changes places;
// everything else about the place stays.
func (s *State) mix(seat SeatID, rng *RNG, owner SeatID, zones ...ZoneID) {
	var buf [256]CardID
	hidden := buf[:0]
	for _, z := range zones {
		for _, c := range s.Zone(z) {
			k := s.cards[c].Known
			switch {
			case k == everyone, k&seat.bit() != 0:
			case z.Place() == Box && s.Face(c).SuperHero:
			case z.Place() == SetAside && s.cards[c].Owner != owner:
			default:
				hidden = append(hidden, c)
			}
		}
	}
	for i := len(hidden) - 1; i > 0; i-- {
		j := rng.Intn(i + 1)
		a, b := &s.cards[hidden[i]].Face, &s.cards[hidden[j]].Face
		*a, *b = *b, *a
	}
}
