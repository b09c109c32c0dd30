package board

import (
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// SeatInfo is the public information about one seat.
type SeatInfo struct {
	Seat     engine.SeatID
	Box      ui.Box
	Name     string
	Hero     *art.Face // nil until the seat has one
	Second   *art.Face // the second of two heroes, or nil if there is one
	Down     bool      // the heroes are face down
	Hand     int
	Open     []*art.Face // the cards of the hand if the viewer sees them all, for a seat across the table
	Deck     int
	Discard  int
	Trophies int
	Bought   []*art.Face
	InPlay   []Staying // the cards in play from earlier turns, Defenses first
	Turn     bool
	Asked    bool
	Partner  bool   // of the near seat
	Left     bool   // the game
	Now      [2]int // Power each of the heroes has given this turn
	Tokens   int    // VP tokens
	Scores   bool   // the game has VP tokens
	// Under is the tag that counts the cards under its Super Hero, or "" if there are none.
	Under string
}

// Staying is a card in play from an earlier turn.
type Staying struct {
	*art.Face
	Quarters int // how far it is rotated
	Under    int // cards under it
}

// Words names the card, and says whether it is a Defense, how far it is rotated, and how many cards are under it.
func (k *Staying) Words() string {
	var about []string
	if k.Defends() {
		about = append(about, "Defense")
	}
	if k.Quarters > 0 {
		about = append(about, RotatedShort(k.Quarters))
	}
	if k.Under > 0 {
		about = append(about, grammar.Cards(k.Under)+" under it")
	}
	if len(about) == 0 {
		return k.Title()
	}
	return k.Title() + " (" + strings.Join(about, ", ") + ")"
}

// StayingWords names cards in play.
func StayingWords(all []Staying) string {
	var names []string
	for i := range all {
		names = append(names, all[i].Words())
	}
	return card.AndList(names)
}

// OnTurn reports whether it is a seat's turn.
func OnTurn(v engine.View, s engine.SeatID) bool {
	return v.Turn().Seat == s && v.Turn().Number > 0 && v.Over() == engine.NotOver
}

// Title returns the names of the seat's heroes.
func (p *SeatInfo) Title() string {
	if p.Second != nil {
		return strings.ToUpper(p.Hero.Title() + " + " + p.Second.Title())
	}
	return strings.ToUpper(p.Hero.Title())
}

// UnderTag returns the tag that counts the cards under the Super Hero of a seat across the table: on the upper edge
// of the portrait, which the pictures of cards on the hero, VP tokens, and the seat's sign leave free.
func (p *SeatInfo) UnderTag() Tag {
	t := Tag{Words: p.Under, Y: p.Box.Y + underDown, Size: SeatTag, Ground: pen.Paper}
	t.X = p.Box.X + underRight + t.Box().W
	return t
}

// These place that tag: its distance from the left end of the panel, and that of its middle from the upper end.
const underRight, underDown = 4.0, 15.0

// PortraitGap is the distance of a seat's words from its portrait.
const PortraitGap = 12.0

// TwoHeroesWidth is the panel width of a seat with two heroes, which has two portraits and one line
// for both names.
const TwoHeroesWidth = 790.0

// SeatChip reports whether the panel of a seat is a chip: so low that it has only the portrait, the name, and
// the counts.
func SeatChip(panel ui.Box) bool { return panel.H < chipBelow }

// chipBelow is the height below which a panel is a chip, and chipPortrait the width of its portrait.
const chipBelow, chipPortrait = 100.0, 100.0

// SeatWords returns where the words on the panel of a seat begin, and whether it is a large one.
func SeatWords(panel ui.Box) (x float64, large bool) {
	switch w := panel.W; {
	case SeatChip(panel):
		return chipPortrait + PortraitGap, false
	case w >= TwoHeroesWidth:
		return 2*124 + PortraitGap, true
	case w > 400:
		return 142 + PortraitGap, true
	}
	return 116 + PortraitGap, false
}
