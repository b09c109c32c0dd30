package engine

// This file shows a seat the open question, and which other seats may act in a turn.

// Pending returns the open question. For a question to another seat it shows only who is asked,
// because the rest depends on what that seat holds. During a turn it also shows the options that
// are the seat's own (R-AST-01).
func (v View) Pending() Decision {
	d := v.s.ask
	switch {
	case d.Kind == NoDecision, d.Seat == v.seat && !v.s.helped():
		return d
	case d.Kind == DecideTurn:
		d.Options = v.s.optionsOf(v.seat)
		return d
	}
	return Decision{Seq: d.Seq, Kind: DecideOther, Seat: d.Seat, User: NoSeat}
}

// End returns the option that ends the open turn, even if it is another seat's. All players may
// know that a turn can be ended now (R-END-01). There is no such option during other questions.
func (v View) End() (end Option, ok bool) {
	if v.s.ask.Kind != DecideTurn {
		return end, false
	}
	for _, o := range v.s.ask.Options {
		if o.Kind == OptEnd {
			return o, true
		}
	}
	return end, false
}

// helped reports whether the options of the open question belong to several seats.
func (s *State) helped() bool {
	if !s.lib.helped {
		return false
	}
	for _, o := range s.ask.Options {
		if o.Seat != s.ask.Seat {
			return true
		}
	}
	return false
}

// optionsOf returns the options of the open question that a seat may take. They are usually
// consecutive, so nothing is copied.
func (s *State) optionsOf(seat SeatID) []Option {
	all := s.ask.Options
	first, end, n := 0, 0, 0
	for i, o := range all {
		if o.Seat != seat {
			continue
		}
		if n == 0 {
			first = i
		}
		end = i + 1
		n++
	}
	switch n {
	case 0:
		return nil
	case end - first:
		return all[first:end:end]
	}
	out := make([]Option, 0, n)
	for _, o := range all {
		if o.Seat == seat {
			out = append(out, o)
		}
	}
	return out
}

// Helped reports whether some turn offers something to seats other than the active one. Otherwise
// there are never Helpers.
func (l *Library) Helped() bool { return l.helped }

// Helpers returns the other seats that have options in the main part of a turn, such as Assist
// cards (R-AST-01). Their options are in the Pending of their Views.
func (s *State) Helpers() (out Seats) {
	if !s.lib.helped {
		return 0
	}
	for _, o := range s.ask.Options {
		out |= o.Seat.Only()
	}
	return out &^ s.ask.Seat.Only()
}
