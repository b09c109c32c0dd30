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
	Tokens   int // victory point tokens
	Total    int
	Villains int         // Super-Villains owned
	Defeat   uint16      // the turn of the latest defeat of a Super-Villain, 0 for none
	Also     []ScorePart // what is added to Total to tell who wins

	cards []counted
}

// ScorePart is points that are counted for a seat though they are not its cards' in this game: a
// partner's, or those of an earlier game.
type ScorePart struct {
	Partner engine.SeatID // whose they are, NoSeat for its own of an earlier game
	Points  int
}

// Sum returns Total with all that is added to it.
func (a *Account) Sum() int {
	sum := a.Total
	for _, p := range a.Also {
		sum += p.Points
	}
	return sum
}

// ScoreLine is one row of an account: all copies of a card a seat owns.
type ScoreLine struct {
	Face   engine.FaceID
	Copies int
	VP     int // of all copies together
}

// counted is a card that has been counted. Most games are only played for their totals, so
// lines are made of the cards when somebody wants to read them.
type counted struct {
	face engine.FaceID
	vp   int16
}

// maxCards is how many cards a seat mostly has at most.
const maxCards = 48

// Add counts a card that is worth vp.
func (a *Account) Add(face engine.FaceID, vp int) {
	if a.cards == nil {
		a.cards = make([]counted, 0, maxCards)
	}
	a.Total += vp
	a.cards = append(a.cards, counted{face, int16(vp)})
}

// Sorted returns the lines in the order to show them in: most victory points first, then by
// name.
func (a *Account) Sorted(book *card.Book) []ScoreLine {
	var lines []ScoreLine
	for _, c := range a.cards {
		i := slices.IndexFunc(lines, func(l ScoreLine) bool { return l.Face == c.face })
		if i < 0 {
			i, lines = len(lines), append(lines, ScoreLine{Face: c.face})
		}
		lines[i].Copies++
		lines[i].VP += int(c.vp)
	}
	slices.SortStableFunc(lines, func(x, y ScoreLine) int {
		if x.VP != y.VP {
			return y.VP - x.VP
		}
		return cmp.Compare(book.Card(x.Face).Name, book.Card(y.Face).Name)
	})
	return lines
}

// Best returns the seats whose accounts none is ahead of, in seat order. Order compares two
// accounts, the better one first; two it finds equal share a win.
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
