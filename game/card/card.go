package card

import (
	"fmt"

	"lineup/engine"
	"lineup/game/picture"
)

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
	Rule         // rules printed on a card: an Event, what a threat level does
	Piece        // a standee or tile, which is no card (R-HRO-07)
	Basic        // a card of a stack at a space (R-LOC-06)
	Secret       // a Secret Card (R-SCN-06)
	SideMission  // a Side Mission (R-SID-01)
	Event        // a card that happens when it would enter the Line-Up
)

var kinds = [...]struct {
	name, label string
	types       engine.Types
}{
	Starter:      {"starter", "Starter", engine.Starter},
	Kick:         {"kick", "Super Power", engine.SuperPower},
	Weakness:     {"weakness", "Weakness", 0}, // which profiles make a type (C-006)
	Hero:         {"hero", "Hero", engine.Hero},
	Villain:      {"villain", "Villain", engine.Villain},
	SuperPower:   {"super_power", "Super Power", engine.SuperPower},
	Equipment:    {"equipment", "Equipment", engine.Equipment},
	Location:     {"location", "Location", engine.Location},
	SuperVillain: {"super_villain", "Super-Villain", engine.Villain},
	SuperHero:    {"super_hero", "Super Hero", 0},
	Rule:         {"rule", "Rule", 0},
	Piece:        {"piece", "Piece", 0},
	Basic:        {"basic", "Basic", engine.Basic},
	Secret:       {"secret", "Secret Card", 0},
	SideMission:  {"side_mission", "Side Mission", 0},
	Event:        {"event", "Event", 0},
}

// String returns the kind's name in card lists, such as "super_power".
func (k Kind) String() string { return kinds[k].name }

// Label returns the kind as a card shows it, such as "Super Power".
func (k Kind) Label() string { return kinds[k].label }

// Types returns the set of card types of the kind.
func (k Kind) Types() engine.Types { return kinds[k].types }

// MainDeck reports whether cards of the kind are shuffled into the main deck (C-014).
func (k Kind) MainDeck() bool { return k >= Hero && k <= Location }

// Card is one printed card or oversized hero.
type Card struct {
	Name   string
	Kind   Kind
	Copies int    // how many of it the box has
	Cost   int    // in Power (C-030)
	VP     Points // what it is worth at the end
	Play   Effect // what playing it does; nil does nothing
	// Extra are types it has beside its kind's.
	Extra engine.Types
	// Grave is where it goes when it is destroyed; the destroyed pile if not given.
	Grave engine.Place
	// Defenses, if any, let the card avoid an Attack, mostly from hand.
	Defenses []Defense
	// Assist lets other players help with it in somebody's turn, from at most
	// Range spaces away (R-AST-01, R-AST-02).
	Assist bool
	Range  int
	// Goal is the goal it walks to, from 1, where the rules let it walk (R-VIL-02);
	// with Everywhere each goal of the ring is its own (R-ALL-01).
	Goal int
	// Attack is what its Attack does to a player, where the rules let it attack
	// (R-ATK-01). After happens once, when all have been hit: with it everybody may
	// avoid the Attack before it does anything (R-ATK-05).
	Attack, After Effect
	// Ambush: the Attack of its text also happens alone where the rules let the card attack,
	// without what the rest of the text does (V-003.3).
	Ambush bool
	// Relentless: only a Defense whose card is given up avoids its Attack, none that is
	// only shown.
	Relentless bool
	// Pack: it comes with the pack of a Scenario, and is in no game that does not bring it.
	Pack bool
	// Labels are its subtypes: "Move", "Signature" (R-MV-04).
	Labels []string
	// Of and Number say whose Signature card it is, and which (R-SIG-01).
	Of     string
	Number int
	// Stack is the Basic stack that lies on it, of a Location (R-LOC-01).
	Stack string
	// Uses are abilities its player uses by announcing it.
	Uses []Use
	// Changes alter answers to questions while it is in play.
	Changes []Change
	// Ongoing cards stay in play; their abilities work from there. Heroes'
	// abilities are listed here as well.
	Ongoing []When
	// Arrival is the First Appearance of a Super-Villain.
	Arrival Effect
	// Fallen happens when it is defeated: its Reward.
	Fallen Effect
	// Opens: it always lies on top of the Super-Villain stack at the start (C-015).
	Opens bool
	// StartsFirst: its player takes the first turn (C-019).
	StartsFirst bool
	// Promo: not one of those in the box; dealt only if chosen or needed.
	Promo bool
	Art   picture.Scene // what its picture shows
	// Giant is a Super-Villain as it towers over the city.
	Giant picture.Giant
}

// Everywhere is the Goal of a card for which every goal of the ring is its own.
const Everywhere = engine.EveryGoal

// MainDeck reports whether the main deck is made of it, among others (C-014). Signature
// cards are of starting decks (R-SIG-02).
func (c *Card) MainDeck() bool { return c.Kind.MainDeck() && c.Of == "" && !c.Pack }

// Set is a box of cards.
type Set struct {
	ID      string // as in "Batarang@heroes_unite"
	Name    string // as on the box
	Says    string // what it is about, in a sentence
	Cards   []Card
	Rulings []Ruling
}

// Ruling answers what the text of a card leaves open.
type Ruling struct {
	Card  string // its name
	Says  string // in a sentence or two
	Shown string // the position that shows it: its path in game/position/testdata, without ".star"
}

// Ruled returns a ruling about a card: what it says, and the position that shows it.
func Ruled(card, says, shown string) Ruling { return Ruling{Card: card, Says: says, Shown: shown} }

// About returns the rulings about a card of the set, by its name.
func (s *Set) About(name string) (out []Ruling) {
	for _, r := range s.Rulings {
		if r.Card == name {
			out = append(out, r)
		}
	}
	return out
}

// Brings words how much of what a game is played for is in the set: main-deck cards,
// Super-Villains and Super Heroes, without what a Scenario brings.
func (s *Set) Brings() string {
	deck, foes, heroes := 0, 0, 0
	for i := range s.Cards {
		switch c := &s.Cards[i]; {
		case c.MainDeck():
			deck += c.Copies
		case c.Kind == SuperVillain && !c.Pack:
			foes++
		case c.Kind == SuperHero:
			heroes++
		}
	}
	return several(deck, "main-deck card", "s") + ", " + several(foes, "Super-Villain", "s") + ", " + several(heroes, "Super Hero", "es")
}

// several returns a number of things, with what their name ends in where there is more than
// one.
func several(n int, name, ending string) string {
	if n == 1 {
		ending = ""
	}
	return fmt.Sprint(n, " ", name, ending)
}

// Secret reports whether the card is to be met in a campaign before it is looked at: what a
// Scenario brings, what a Super Hero earns, and what lies behind a Location (R-SCN-06, R-SIG-01,
// R-LOC-06).
func (c *Card) Secret() bool {
	return c.Pack || c.Of != "" || c.Kind == Secret || c.Kind == SideMission || c.Kind == Event || c.Kind == Basic
}

// Defense is how a card avoids an Attack (C-056).
type Defense struct {
	// Shows: the card is revealed and stays in hand. Otherwise it is discarded.
	Shows bool
	// From is where the card can be used; the hand if not given.
	From engine.Places
	// Protects lets it defend others up to so many spaces away, and oneself;
	// with 0 only those in the same space, as long as Others is set.
	Others   bool
	Protects int
	Anybody  bool // it defends whom its player likes, wherever
	All      bool // it defends all it can at once
	// Then happens after the Attack is avoided; Targeted effects are for the
	// one protected.
	Then Effect
}

// Avoids returns the usual Defense: discard the card, and then something happens.
func Avoids(then ...Effect) []Defense { return []Defense{{Then: Do(then...)}} }

// Use is an ability that its player uses by announcing it (C-180).
type Use struct {
	Price Price
	Once  bool          // once each turn
	Only  *Cond         // only while this holds
	From  engine.Places // where the card can be used; the usual place if not given
	Turn  bool          // only in the turn the card was played: it does not stay for it
	Do    Effect
}

// Price is what an act costs: n of a number, or with Cost n more than the card
// costs.
type Price struct {
	Of   Counter
	N    int
	Cost bool
	// Also is a second number to pay, and AlsoN how much of it.
	Also  Counter
	AlsoN int
}

// Change alters the answer to a question the rules ask.
type Change struct {
	Asks  engine.Asked
	Layer engine.Layer
	Whose engine.Who    // about whose question: engine.You, Foes or All
	Of    Filter        // about which cards
	In    engine.Places // lying where; 0 is anywhere
	From  engine.Places // where its own card lies while it works; the usual place if not given
	Near  int           // only cards less than so many steps from one's standee; 0 is anywhere
	N     int
	Per   *Tally // N for each of these
	If    *Cond  // only while this holds
	Words string // what it says, without its duration
}

// Points is what a card is worth at the end: a number, or a rule (C-130).
type Points struct {
	N    int
	Each int // this many for each owned card that fits; 0 means there is no rule
	Per  int // for every so many of them; 0 and 1 mean each
	Need int // once, if there are at least so many
	// Other leaves the card itself out of the count.
	Other  bool
	Names  bool // cards of one name count once
	Filter Filter
}

// VP returns a fixed number of victory points.
func VP(n int) Points { return Points{N: n} }

// VPPerOwned returns n victory points for each owned card that fits.
func VPPerOwned(n int, f Filter) Points { return Points{Each: n, Filter: f} }

// VPPerName returns n victory points for each different name among the owned cards that fit.
func VPPerName(n int, f Filter) Points { return Points{Each: n, Names: true, Filter: f} }

// VPPerEvery returns n victory points for every so many owned cards that fit, rounded down.
func VPPerEvery(n, every int, f Filter) Points { return Points{Each: n, Per: every, Filter: f} }

// VPIfOwned returns n victory points with at least need other owned cards that fit, else none.
func VPIfOwned(n, need int, f Filter) Points {
	return Points{Each: n, Need: need, Other: true, Filter: f}
}

// Star reports whether the points are an asterisk.
func (p Points) Star() bool { return p.Each != 0 }
