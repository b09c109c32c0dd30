package mode

import (
	"cmp"
	"slices"

	"lineup/engine"
	"lineup/game/card"
)

// Score is what a game has come to: the accounts of all seats, in seat order,
// and the seats that win with them, in seat order too.
type Score struct {
	Accounts []Account
	Winners  []engine.SeatID
}

// Account is what a seat's cards come to (C-129, C-130).
type Account struct {
	Seat     engine.SeatID
	Lines    []Line // see Sorted
	Tokens   int    // victory point tokens
	Total    int
	Villains int    // Super-Villains owned
	Defeat   uint16 // the turn of the latest defeat of a Super-Villain, 0 for none
	Also     []Part // what is added to Total to tell who wins
}

// Part is points that are counted for a seat though they are not its cards' in this game: a
// partner's, or those of an earlier game.
type Part struct {
	Partner engine.SeatID // whose they are, NoSeat for its own of an earlier game
	Points  int
}

// Sum is Total with all that is added to it.
func (a *Account) Sum() int {
	sum := a.Total
	for _, p := range a.Also {
		sum += p.Points
	}
	return sum
}

// Line is one row of an account: all copies of a card a seat owns.
type Line struct {
	Face   engine.FaceID
	Copies int
	VP     int // of all copies together
}

// Add counts a card that is worth vp.
func (a *Account) Add(face engine.FaceID, vp int) {
	a.Total += vp
	for i := range a.Lines {
		if l := &a.Lines[i]; l.Face == face {
			l.Copies++
			l.VP += vp
			return
		}
	}
	if a.Lines == nil {
		a.Lines = make([]Line, 0, 32)
	}
	a.Lines = append(a.Lines, Line{Face: face, Copies: 1, VP: vp})
}

// Sorted are the lines in the order to show them in: most victory points first,
// then by name. Games that nobody looks at need no order.
func (a *Account) Sorted(book *card.Book) []Line {
	return slices.SortedStableFunc(slices.Values(a.Lines), func(x, y Line) int {
		if x.VP != y.VP {
			return y.VP - x.VP
		}
		return cmp.Compare(book.Card(x.Face).Name, book.Card(y.Face).Name)
	})
}

// Best are the seats whose accounts none is ahead of, in seat order. Order
// compares two accounts, the better one first; two it finds equal share a win.
func Best(accounts []Account, order func(x, y Account) int) []engine.SeatID {
	best := slices.MinFunc(accounts, order)
	var out []engine.SeatID
	for _, a := range accounts {
		if order(a, best) == 0 {
			out = append(out, a.Seat)
		}
	}
	slices.Sort(out)
	return out
}
