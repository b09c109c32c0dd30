package table

import (
	"lineup/engine"
	"lineup/render/art"
	"lineup/render/ui"
	"strings"
)

// panel is what is open to all about one seat.
type panel struct {
	seat     engine.SeatID
	box      ui.Box
	name     string
	hero     *art.Face // nil until the seat has one
	second   *art.Face // the other of two that are played as one, nil for none
	down     bool      // the heroes lie face down
	hand     int
	deck     int
	discard  int
	trophies int
	bought   []*art.Face
	turn     bool
	asked    bool
	partner  bool   // of the near seat
	left     bool   // the game
	now      [2]int // Power each of the heroes has given this turn
}

// onTurn reports whether it is a seat's turn.
func onTurn(v engine.View, s engine.SeatID) bool {
	return v.Turn().Seat == s && v.Turn().Number > 0 && v.Over() == engine.NotOver
}

// title is what the seat's heroes are called.
func (p *panel) title() string {
	if p.second != nil {
		return strings.ToUpper(p.hero.Title() + " + " + p.second.Title())
	}
	return strings.ToUpper(p.hero.Title())
}

// portraitGap is how far the words of a seat are from its portrait.
const portraitGap = 12.0

// twoHeroesWidth is how wide the panel of a seat is that plays with two heroes: both have a
// portrait of their own, and their names a line.
const twoHeroesWidth = 790.0

// seatWords is where the words of a seat w units wide begin, and whether it is a large one.
func seatWords(w float64) (x float64, large bool) {
	switch {
	case w >= twoHeroesWidth:
		return 2*124 + portraitGap, true
	case w > 400:
		return 142 + portraitGap, true
	}
	return 116 + portraitGap, false
}
