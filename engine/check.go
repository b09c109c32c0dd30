package engine

import "fmt"

// Check holds the game to what must be true at every question: each card is in
// exactly one zone and says so, every id points at something, the question has
// answers and each is there once.
func (s *State) Check() error {
	if s.seats < 1 || s.seats > MaxSeats {
		return fmt.Errorf("engine: %d seats", s.seats)
	}
	if len(s.cards) != len(s.order)+1 || int(s.starts[numZones]) != len(s.order) || s.starts[0] != 0 {
		return fmt.Errorf("engine: %d cards, %d of them lie somewhere", len(s.cards)-1, s.starts[numZones])
	}
	if !s.seatOrNone(s.first) || s.first == NoSeat {
		return fmt.Errorf("engine: seat %d started", s.first)
	}
	seen := make([]bool, len(s.cards))
	for z := ZoneID(0); int(z) < numZones; z++ {
		if s.starts[z] > s.starts[z+1] || int(s.starts[z+1]) > len(s.order) {
			return fmt.Errorf("engine: zone %d has a negative size", z)
		}
		for _, c := range s.Zone(z) {
			if c == NoCard || int(c) >= len(s.cards) || seen[c] {
				return fmt.Errorf("engine: card %d of zone %d is no card, or lies twice", c, z)
			}
			seen[c] = true
			if err := s.checkCard(c, z); err != nil {
				return err
			}
		}
	}
	if err := s.checkStack(); err != nil {
		return err
	}
	return s.checkQuestion()
}

func (s *State) checkCard(c CardID, z ZoneID) error {
	card := &s.cards[c]
	switch {
	case card.Zone != z:
		return fmt.Errorf("engine: card %d lies in zone %d but says %d", c, z, card.Zone)
	case int(card.Face) >= len(s.lib.Faces):
		return fmt.Errorf("engine: card %d has no face %d", c, card.Face)
	case card.Owner != NoSeat && (card.Owner < 0 || int(card.Owner) >= s.Seats()):
		return fmt.Errorf("engine: card %d belongs to seat %d", c, card.Owner)
	case owningPlaces.Has(z.Place()) && card.Owner != z.Seat():
		return fmt.Errorf("engine: card %d lies with seat %d but belongs to %d", c, z.Seat(), card.Owner)
	case publicPlaces.Has(z.Place()) && card.Known != everyone:
		return fmt.Errorf("engine: card %d lies open in zone %d but not all know it", c, z)
	case z.Seat() != NoSeat && int(z.Seat()) >= s.Seats():
		return fmt.Errorf("engine: card %d lies with seat %d, who does not play", c, z.Seat())
	}
	return nil
}

func (s *State) checkStack() error {
	if len(s.stack) == 0 && s.over == NotOver {
		return fmt.Errorf("engine: nothing goes on and the game is not over")
	}
	if s.over == NotOver && s.stack[0].Proc != ProcTurn && s.stack[0].Proc != ProcSetup {
		return fmt.Errorf("engine: the game stands on a %s", s.stack[0].Proc)
	}
	for i := range s.stack {
		f := &s.stack[i]
		if f.Proc == ProcTurn && f.PC > endNext || f.Proc == ProcSetup && int(f.Turns) >= s.Seats() ||
			(f.Proc == ProcTurn || f.Proc == ProcSetup) != (i == 0) {
			return fmt.Errorf("engine: frame %d (%+v) is out of place", i, *f)
		}
		if f.Proc > ProcAttack || int(f.Prog) >= len(s.lib.Code) || int(f.Filter) >= len(s.lib.Filters) ||
			int(f.Source) >= len(s.cards) || int(f.It) >= len(s.cards) || !s.seatOrNone(f.Actor) || !s.seatOrNone(f.User) ||
			f.Proc == ProcCode && int(f.PC) >= len(s.lib.Code) ||
			f.Proc == ProcPlay && (f.Limit < 0 || int(f.Limit) >= len(s.plays)) ||
			f.Proc == ProcCode && f.Actor == NoSeat ||
			-1-int(f.Spend) >= len(s.watches) && f.Spend < 0 {
			return fmt.Errorf("engine: frame %d (%+v) points nowhere", i, *f)
		}
	}
	if !s.seatOrNone(s.turn.Seat) || s.turn.Seat == NoSeat || !s.seatOrNone(s.turn.Active) {
		return fmt.Errorf("engine: it is the turn of seat %d", s.turn.Seat)
	}
	for _, p := range s.plays {
		if int(p.Card) >= len(s.cards) || int(p.Face) >= len(s.lib.Faces) {
			return fmt.Errorf("engine: play of card %d", p.Card)
		}
	}
	for _, g := range s.gains {
		if int(g.Card) >= len(s.cards) {
			return fmt.Errorf("engine: gain of card %d", g.Card)
		}
	}
	for _, w := range s.watches {
		if int(w.Source) >= len(s.cards) || int(w.Trigger) >= len(s.lib.Triggers) {
			return fmt.Errorf("engine: watch %+v points nowhere", w)
		}
	}
	for _, l := range s.laters {
		if int(l.Source) >= len(s.cards) || int(l.Prog) >= len(s.lib.Code) || !s.seatOrNone(l.Seat) || l.Seat == NoSeat {
			return fmt.Errorf("engine: end-of-turn effect %+v points nowhere", l)
		}
	}
	for _, w := range s.waiting {
		if int(w.Source) >= len(s.cards) || int(w.It) >= len(s.cards) || int(w.Prog) >= len(s.lib.Code) ||
			int(w.Trigger) >= len(s.lib.Triggers) || !s.seatOrNone(w.Seat) || w.Seat == NoSeat ||
			w.Spend < 0 && -1-int(w.Spend) >= len(s.watches) {
			return fmt.Errorf("engine: waiting trigger %+v points nowhere", w)
		}
	}
	return nil
}

func (s *State) seatOrNone(seat SeatID) bool { return seat >= NoSeat && int(seat) < s.Seats() }

func (s *State) checkQuestion() error {
	if s.ask.Kind == NoDecision {
		if s.over == NotOver {
			return fmt.Errorf("engine: nothing is asked and the game is not over")
		}
		return nil
	}
	if s.ask.Kind > DecideHero || s.ask.Seat == NoSeat || !s.seatOrNone(s.ask.Seat) || !s.seatOrNone(s.ask.User) ||
		int(s.ask.Source) >= len(s.cards) || int(s.ask.It) >= len(s.cards) || int(s.ask.At) >= len(s.lib.Code) {
		return fmt.Errorf("engine: question %+v points nowhere", s.ask)
	}
	if n := len(s.ask.Options); n == 0 || n == 1 && s.ask.Kind != DecideTurn {
		return fmt.Errorf("engine: question %d has %d answers", s.ask.Seq, n)
	}
	for i, o := range s.ask.Options {
		switch o.Kind {
		case OptPlay, OptBuy, OptCard, OptDefend, OptReveal, OptTrigger:
			if o.Card == NoCard {
				return fmt.Errorf("engine: answer %+v is without its card", o)
			}
		}
		if int(o.Card) >= len(s.cards) || o.Kind == OptLabel && (o.N < 0 || int(o.N) >= len(s.lib.Labels)) ||
			o.Kind == OptTrigger && (o.N < 0 || int(o.N) >= len(s.waiting)) {
			return fmt.Errorf("engine: answer %+v points nowhere", o)
		}
		for _, p := range s.ask.Options[:i] {
			if o == p {
				return fmt.Errorf("engine: answer %+v twice", o)
			}
		}
	}
	return nil
}
