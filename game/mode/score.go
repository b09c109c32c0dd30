package mode

import (
	"cmp"
	"slices"

	"lineup/engine"
	"lineup/game/card"
)

// Score is the result of a game: the accounts of all seats and the winning seats, both in seat
// order.
type Score struct {
	Accounts []Account
	Winners  []engine.SeatID
}

// Account is the value of a seat's cards (C-129, C-130).
type Account struct {
	Seat     engine.SeatID
	Tokens   int // victory point tokens
	Total    int
	Villains int         // Super-Villains owned
	Defeat   uint16      // the turn of the latest defeat of a Super-Villain, or 0 if none
	Also     []ScorePart // points added to Total to find the winner

	cards []counted
}

// ScorePart is points for a seat that are not from its cards in this game but from a partner or an
// earlier game.
type ScorePart struct {
	Partner engine.SeatID // the partner, or NoSeat for its own points from an earlier game
	Points  int
}

// Sum returns Total plus all additional points.
func (a *Account) Sum() int {
	sum := a.Total
	for _, p := range a.Also {
		sum += p.Points
	}
	return sum
}

// ScoreLine is one row of an account: all copies of one card that a seat owns.
type ScoreLine struct {
	Face   engine.FaceID
	Copies int
	VP     int // of all copies together
}

// counted is a counted card. Most games are played only for their totals, so lines are made from
// these cards on demand.
type counted struct {
	face engine.FaceID
	vp   int16
}

// maxCards is the usual maximum number of a seat's cards.
const maxCards = 48

// Add counts a card with a value of vp.
func (a *Account) Add(face engine.FaceID, vp int) {
	if a.cards == nil {
		a.cards = make([]counted, 0, maxCards)
	}
	a.Total += vp
	a.cards = append(a.cards, counted{face, int16(vp)})
}

// Sorted returns the lines for display: most victory points first, then by name.
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

// Best returns the seats with the best accounts, in seat order. Order compares two accounts, the
// better one first. Accounts it finds equal share a win.
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
