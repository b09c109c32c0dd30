package engine

// Types is a set of card types (C-005, A-5.010). A Super-Villain is a Villain;
// the title is a separate flag of the Face (C-007).
type Types uint16

// The card types.
const (
	Starter Types = 1 << iota
	Hero
	Villain
	SuperPower
	Equipment
	Location
	WeaknessType
)

// Face is a printed card or oversized hero: what all its copies share.
type Face struct {
	Name  string
	Set   string
	ID    NameID
	Types Types
	Cost  int8
	// VP is the printed number; with Points set it is an asterisk (C-130).
	VP     int8
	Points VPRule

	SuperVillain bool
	SuperHero    bool // an oversized hero, not a card
	Ongoing      bool // stays in play at the end of the turn (C-093)
	StartsFirst  bool // a hero who makes its player start (C-019)

	Play    ProgID // what playing it does
	Arrival ProgID // First Appearance
	Fallen  ProgID // what happens when it is defeated on the stack

	Defends bool // has a Defense (C-009)
	Shows   bool // the Defense reveals the card instead of discarding it
	Defense ProgID

	Triggers []TriggerID
}

// VPRule works out an asterisk at scoring (C-130). The value is Each times the
// number of owned cards that fit, itself left out if Others is set; if Need is
// above zero it is Each once, when at least Need cards fit. A zero Each means
// there is no rule.
type VPRule struct {
	Filter FilterID
	Each   int8
	Need   uint8
	Others bool
}

// Filter is a test of a card. The zero Filter fits every card.
type Filter struct {
	Types    Types // any of these; 0 is any
	Not      Types // none of these
	MinCost  int8
	MaxCost  int8 // 0 is no limit
	Odd      bool // odd cost
	Even     bool // even cost, 0 included
	Name     NameID
	OrName   NameID
	NotName  NameID
	NotThis  bool // not the card whose text asks
	Played   bool // played earlier this turn, resolved and still in play
	Obtained bool // bought or gained this turn, and all have seen where it went
}

// CountOf is what a Count counts.
type CountOf uint8

// The things to count. "You" is the seat the program works for.
const (
	One         CountOf = iota // always 1
	CardsIn                    // cards in your places that fit
	CardsPlayed                // different cards played this turn that fit, this one left out
	Plays                      // plays resolved this turn that fit, plays again included
	NamesPlayed                // different names among them
	Taken                      // cards the last choice or sweep of this program took
	ItFits                     // 1 if the card at hand fits
	FoesWith                   // foes who have a fitting card in their places
	PowerLeft                  // your Power
	MarkedIn                   // as CardsIn, but only cards this effect remembers
)

// Count is a number a program reads from the game.
type Count struct {
	Of     CountOf
	From   Places
	Filter FilterID
}

// Moment is when a trigger is looked for.
type Moment uint8

// The moments.
const (
	OnPlay     Moment = iota // you played a card and it has resolved
	OnDraw                   // a card told you to draw
	OnGain                   // you bought or gained a card on your turn
	OnGainThis               // this very card was bought or gained
)

// Trigger is an ability that waits for a moment (C-045, C-050).
type Trigger struct {
	On      Moment
	Filter  FilterID // the card played or gained must fit
	First   bool     // only the first fitting one of the turn, seen or not (C-048)
	NewName bool     // only if no card of that name was played before this turn
	Once    bool     // at most once a turn; the program spends it (OpSpend)
	// When, if Least is above zero, is a count that must reach Least.
	When  CountID
	Least uint8
	Prog  ProgID
	// Quiet triggers only give Power or set something up for later: they are
	// applied without being asked for or ordered.
	Quiet bool
	// AboutIt is set if the program looks at the card that set it off.
	AboutIt bool
}

// Library is everything printed: faces, their compiled programs and the tables
// the programs point into. It is made once and never changes while games use
// it; any number of States share it.
type Library struct {
	Faces    []Face
	Names    []string // by NameID
	Code     []Op     // Code[0] is the empty program
	Filters  []Filter
	Counts   []Count
	Triggers []Trigger
	Labels   []string // of choices between effects

	// hears are, by FaceID, the Moments the triggers of a face listen to, as a
	// set: a short list, as it is asked of every card in play again and again.
	hears []uint8
}

// Seal finishes a Library after its tables are filled in.
func (l *Library) Seal() {
	l.hears = make([]uint8, len(l.Faces))
	for i := range l.Faces {
		for _, t := range l.Faces[i].Triggers {
			l.hears[i] |= 1 << l.Triggers[t].On
		}
	}
}
