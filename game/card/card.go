package card

import "lineup/engine"

// Kind is what a card is to the game: its type, and which stack it starts on.
type Kind uint8

// The kinds.
const (
	Starter Kind = iota
	Kick         // a Super Power with a stack of its own (C-018)
	Weakness
	Hero
	Villain
	SuperPower
	Equipment
	Location
	SuperVillain // a Villain by type (C-007)
	SuperHero    // an oversized hero, which is no card
)

var kinds = [...]struct {
	name, label string
	types       engine.Types
}{
	Starter:      {"starter", "Starter", engine.Starter},
	Kick:         {"kick", "Super Power", engine.SuperPower},
	Weakness:     {"weakness", "Weakness", engine.WeaknessType},
	Hero:         {"hero", "Hero", engine.Hero},
	Villain:      {"villain", "Villain", engine.Villain},
	SuperPower:   {"super_power", "Super Power", engine.SuperPower},
	Equipment:    {"equipment", "Equipment", engine.Equipment},
	Location:     {"location", "Location", engine.Location},
	SuperVillain: {"super_villain", "Super-Villain", engine.Villain},
	SuperHero:    {"super_hero", "Super Hero", 0},
}

// String is the kind's name in card lists, such as "super_power".
func (k Kind) String() string { return kinds[k].name }

// Label is the kind as a card shows it, such as "Super Power".
func (k Kind) Label() string { return kinds[k].label }

// Types is the set of card types of the kind.
func (k Kind) Types() engine.Types { return kinds[k].types }

// MainDeck tells whether cards of the kind are shuffled into the main deck (C-014).
func (k Kind) MainDeck() bool { return k >= Hero && k <= Location }

// Card is one printed card or oversized hero.
type Card struct {
	Name   string
	Kind   Kind
	Copies int
	Cost   int
	VP     Points
	Play   Effect
	// Defense, if set, lets the card avoid an Attack from hand.
	Defense *Defense
	// Ongoing cards stay in play; their abilities work from there. Heroes'
	// abilities are listed here as well.
	Ongoing []When
	// Arrival is the First Appearance of a Super-Villain.
	Arrival Effect
	// Fallen happens when it is defeated on the stack.
	Fallen Effect
	// Opens: it always lies on top of the Super-Villain stack at the start (C-015).
	Opens bool
	// StartsFirst: its player takes the first turn (C-019).
	StartsFirst bool
	// Promo: not one of those in the box; dealt only if chosen or needed.
	Promo bool
	Art   Art
}

// Set is a box of cards.
type Set struct {
	ID    string // as in "Batarang@heroes_unite"
	Name  string
	Cards []Card
}

// Defense is how a card avoids an Attack (C-056).
type Defense struct {
	// Shows: the card is revealed and stays in hand. Otherwise it is discarded.
	Shows bool
	// Then happens after the Attack is avoided.
	Then Effect
}

// Points is what a card is worth at the end: a number, or a rule (C-130).
type Points struct {
	N    int
	Each int
	Need int
	// Other leaves the card itself out of the count.
	Other  bool
	Filter Filter
}

// VP is a fixed number of victory points.
func VP(n int) Points { return Points{N: n} }

// VPPerOwned is n victory points for each owned card that fits.
func VPPerOwned(n int, f Filter) Points { return Points{Each: n, Filter: f} }

// VPIfOwned is n victory points with at least need other owned cards that fit,
// else none.
func VPIfOwned(n, need int, f Filter) Points {
	return Points{Each: n, Need: need, Other: true, Filter: f}
}

// Star tells whether the points are an asterisk.
func (p Points) Star() bool { return p.Each != 0 }
