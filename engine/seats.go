package engine

// foes returns the foes of a seat. These are all seats but itself (N-7) and its partners.
func (s *State) foes(seat SeatID) Seats {
	if s.lib.teams != Power {
		return s.table() &^ s.Side(seat)
	}
	return s.table() &^ seat.Only()
}

// Side returns a seat and its partners, according to the Team number.
func (s *State) Side(seat SeatID) Seats {
	out := seat.Only()
	if s.lib.teams == Power || int(seat) >= s.Seats() {
		return out
	}
	team := *s.number(s.lib.teams, seat)
	for other := range SeatID(s.Seats()) {
		if team != 0 && *s.number(s.lib.teams, other) == team {
			out |= other.Only()
		}
	}
	return out
}

// helps reports whether one seat can help another. Without teams any seat can. With teams only a
// partner can (R-CPT-11).
func (s *State) helps(seat, other SeatID) bool {
	return s.lib.teams == Power || s.Side(seat).Has(other)
}

// table returns the set of players, without those that have left the game.
func (s *State) table() Seats {
	if s.lib.gone != Power {
		return s.seated() &^ s.left()
	}
	return s.seated()
}

// seated returns the set of players, including those that have left the game.
func (s *State) seated() Seats { return 1<<s.board.seats - 1 }

// left returns the set of players that have left the game.
func (s *State) left() (out Seats) {
	for seat := range SeatID(s.board.seats) {
		if s.Left(seat) {
			out |= seat.Only()
		}
	}
	return out
}

// Left reports whether a seat has left the game.
func (s *State) Left(seat SeatID) bool { return s.lib.gone != Power && *s.number(s.lib.gone, seat) > 1 }

// Leaving reports whether a seat leaves the game at the end of its turn.
func (s *State) Leaving(seat SeatID) bool {
	return s.lib.gone != Power && *s.number(s.lib.gone, seat) == 1
}

// everybody returns the set of all seats, including silent seats.
func (s *State) everybody() Seats { return 1<<s.board.all - 1 }
