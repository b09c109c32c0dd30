package rules

import (
	"cmp"
	"slices"

	"lineup/engine"
	"lineup/game/card"
)

// Line is one row of an account: all copies of a card a player owns.
type Line struct {
	Face   engine.FaceID
	Copies int
	VP     int // of all copies together
}

// Account is what a player's cards come to (C-129, C-130).
type Account struct {
	Seat     engine.SeatID
	Lines    []Line // dearest first
	Tokens   int    // victory point tokens
	Total    int
	Villains int    // Super-Villains owned, the first tie-break (C-131)
	Defeat   uint16 // the turn of the latest defeat of a Super-Villain, 0 for none
}

// Count is the account of a seat as if the game ended now.
func Count(book *card.Book, s *engine.State, seat engine.SeatID) Account {
	a := Account{Seat: seat, Tokens: int(s.Counters(seat).VPTokens), Defeat: s.Counters(seat).LastDefeat}
	s.Owned(seat, func(c engine.CardID) {
		face := s.Card(c).Face
		vp := s.Worth(seat, c)
		a.Total += vp
		if s.Face(c).SuperVillain {
			a.Villains++
		}
		i := slices.IndexFunc(a.Lines, func(l Line) bool { return l.Face == face })
		if i < 0 {
			a.Lines = append(a.Lines, Line{Face: face})
			i = len(a.Lines) - 1
		}
		a.Lines[i].Copies++
		a.Lines[i].VP += vp
	})
	a.Total += a.Tokens
	slices.SortStableFunc(a.Lines, func(x, y Line) int {
		return cmp.Or(cmp.Compare(y.VP, x.VP), cmp.Compare(book.Card(x.Face).Name, book.Card(y.Face).Name))
	})
	return a
}

// CountAll are the accounts of all seats, in seat order.
func CountAll(book *card.Book, s *engine.State) []Account {
	out := make([]Account, s.Seats())
	for seat := range out {
		out[seat] = Count(book, s, engine.SeatID(seat))
	}
	return out
}

// Winners are the seats that win with these accounts, in seat order: the
// highest total, then the most Super-Villains; then the win is shared, or with
// LateTies goes to the latest defeat and at last to the later seat in turn
// order, counted from the seat that started (C-131, A-12.050).
func Winners(s *engine.State, accounts []Account) []engine.SeatID {
	best := slices.Clone(accounts)
	slices.SortStableFunc(best, func(x, y Account) int {
		order := cmp.Or(cmp.Compare(y.Total, x.Total), cmp.Compare(y.Villains, x.Villains))
		if s.Rules().Has(engine.LateTies) {
			order = cmp.Or(order, cmp.Compare(y.Defeat, x.Defeat), cmp.Compare(s.TurnOrder(y.Seat), s.TurnOrder(x.Seat)))
		}
		return order
	})
	var out []engine.SeatID
	for _, a := range best {
		if a.Total == best[0].Total && a.Villains == best[0].Villains {
			out = append(out, a.Seat)
		}
		if s.Rules().Has(engine.LateTies) {
			break
		}
	}
	slices.Sort(out)
	return out
}
