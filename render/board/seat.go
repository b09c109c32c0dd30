package board

import (
	"strings"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/ui"
)

// Panel is what is open to all about one seat.
type Panel struct {
	Seat     engine.SeatID
	Box      ui.Box
	Name     string
	Hero     *art.Face // nil until the seat has one
	Second   *art.Face // the other of two that are played as one, nil for none
	Down     bool      // the heroes lie face down
	Hand     int
	Deck     int
	Discard  int
	Trophies int
	Bought   []*art.Face
	Turn     bool
	Asked    bool
	Partner  bool   // of the near seat
	Left     bool   // the game
	Now      [2]int // Power each of the heroes has given this turn
}

// OnTurn reports whether it is a seat's turn.
func OnTurn(v engine.View, s engine.SeatID) bool {
	return v.Turn().Seat == s && v.Turn().Number > 0 && v.Over() == engine.NotOver
}

// Title returns what the seat's heroes are called.
func (p *Panel) Title() string {
	if p.Second != nil {
		return strings.ToUpper(p.Hero.Title() + " + " + p.Second.Title())
	}
	return strings.ToUpper(p.Hero.Title())
}

// PortraitGap is how far the words of a seat are from its portrait.
const PortraitGap = 12.0

// TwoHeroesWidth is how wide the panel of a seat is that plays with two heroes: both have a
// portrait of their own, and their names a line.
const TwoHeroesWidth = 790.0

// SeatWords returns where the words of a seat w units wide begin, and whether it is a large one.
func SeatWords(w float64) (x float64, large bool) {
	switch {
	case w >= TwoHeroesWidth:
		return 2*124 + PortraitGap, true
	case w > 400:
		return 142 + PortraitGap, true
	}
	return 116 + PortraitGap, false
}
