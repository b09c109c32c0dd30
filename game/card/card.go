package card

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/picture"
)

// Kind is a card's type together with the stack it starts on.
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
	SuperHero    // an oversized hero, which is not a card
	Rule         // rules printed on a card, such as an Event or a Threat Level
	Piece        // a standee or tile, which is not a card (R-HRO-07)
	Basic        // a card of a stack at a space (R-LOC-06)
	Secret       // a Secret Card (R-SCN-06)
	SideMission  // a Side Mission (R-SID-01)
	Event        // a card that is resolved when it would enter the Line-Up
)

var kinds = [...]struct {
	name, label string
	types       engine.Types
}{
	Starter:      {"starter", "Starter", engine.Starter},
	Kick:         {"kick", "Super Power", engine.SuperPower},
	Weakness:     {"weakness", "Weakness", 0}, // profiles can make it a type (C-006)
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

// Types returns the card types of the kind.
func (k Kind) Types() engine.Types { return kinds[k].types }

// MainDeck reports whether cards of the kind are shuffled into the main deck (C-014).
func (k Kind) MainDeck() bool { return k >= Hero && k <= Location }

// Card is one printed card or oversized hero.
type Card struct {
	// Name tells it apart from others in words for people. It ends with the Band, which texts that refer to
	// names do not read.
	Name string
	// Band, if set, is printed apart from the name, such as "Impossible Mode".
	Band   string
	Kind   Kind
	Copies int    // the number of copies in the box
	Cost   int    // in Power (C-030)
	VP     Points // its value at the end of the game
	Play   Effect // the effect of playing it, or nil if none
	// Types are its types in place of its kind's; 0 means those of its kind. Extra are in addition
	//
	Types, Extra engine.Types
	// Owned are types that it has in addition while a player owns or plays it.
	Owned engine.Types
	// AnyName: while a player owns it, it has every name, and texts that count different cards count it
	// as different from every other card.
	AnyName bool
	// Grave is its place after it is destroyed; 0 is the destroyed pile.
	Grave engine.Place
	// Escapes: no player can own it. A player who would gain it puts it out of the game instead.
	Escapes bool
	// Defenses are its ways to avoid an Attack, mostly from hand.
	Defenses []Defense
	// Assist lets other players play it for the active player from at most Range spaces away
	// (R-AST-01, R-AST-02).
	Assist bool
	Range  int
	// Goal is its Destination, from 1, where the rules let it move (R-VIL-02). With Everywhere,
	// each Destination of the ring is its own (R-ALL-01).
	Goal int
	// Attack is the effect of its Attack on a player, where the rules let it attack (R-ATK-01).
	// After is resolved once, when all have been hit. If it is set, all players may avoid the
	// Attack before it has any effect (R-ATK-05).
	Attack, After Effect
	// Ambush: the Attack in its text also happens without the rest of the text where the rules let
	// the card attack (V-003.3).
	Ambush bool
	// Relentless: its Attack is avoided only by a Defense that gives up its card, not by one that
	// is only revealed.
	Relentless bool
	// Pack: it belongs to the pack of a Scenario and is only in games with that pack.
	Pack bool
	// Labels are its subtypes: "Move", "Signature" (R-MV-04).
	Labels []string
	// Of is the Super Hero whose Signature card it is, Number the card's number (R-SIG-01).
	Of     string
	Number int
	// Stack is the Basic stack on a Location (R-LOC-01).
	Stack string
	// Uses are abilities that the player uses by announcing them.
	Uses []Use
	// Changes alter answers to questions while it is in play.
	Changes []Change
	// Ongoing are abilities that work while the card stays in play. A Super Hero's abilities are
	// here too.
	Ongoing []When
	// Arrival is the First Appearance of a Super-Villain.
	Arrival Effect
	// Fallen is its Reward, resolved when it is defeated.
	Fallen Effect
	// Opens: it is always the top card of the Super-Villain stack at the start (C-015).
	Opens bool
	// Closes: it is always the bottom card of the Super-Villain stack at the start.
	Closes bool
	// StartsFirst: its player takes the first turn (C-019).
	StartsFirst bool
	// Promo: not from the box; dealt only if chosen or needed.
	Promo bool
	// Brief is its text in a few words, for a board without room for all of it. It leaves out when
	// it works.
	Brief string
	Art   picture.Scene // its picture
	// Giant is the Super-Villain's picture above the city.
	Giant picture.Giant
}

// Everywhere is the Goal of a card that has every Destination of the ring.
const Everywhere = engine.EveryGoal

// Title returns the printed name of the card, without its Band.
func (c *Card) Title() string {
	if c.Band == "" {
		return c.Name
	}
	return strings.TrimSuffix(c.Name, " - "+c.Band)
}

// MainDeck reports whether the card belongs to the main deck (C-014). Signature cards belong to
// starting decks (R-SIG-02).
func (c *Card) MainDeck() bool { return c.Kind.MainDeck() && c.Of == "" && !c.Pack }

// Set is a box of cards.
type Set struct {
	ID      string // as in "Batarang@heroes_unite"
	Name    string // as on the box
	Says    string // its theme, in a sentence
	Cards   []Card
	Rulings []Ruling
	Earlier []Printing // the latest first
}

// Edition numbers the changes of the shipped sets and modes that alter what is dealt or how it plays. New games use
// the latest. A saved game continues in the edition in which it was dealt.
type Edition uint8

// The editions.
const (
	// First is the edition of all games saved by version 44ee958.
	First Edition = iota
	// Second corrects two counts of Heroes Unite and balances the Scenarios of Rebirth.
	Second
	// Third lets abilities of the stack work in the Line-Up if Super-Villains are hidden in the main deck.
	Third
	// Fourth lets changes by cards of the stack work there too.
	Fourth
	// Fifth adds a Super Hero to Crisis 1.
	Fifth
	// Sixth corrects the text of Lady Blackhawk, and resolves the triggers of a Defense right after it.
	Sixth
	// Seventh makes drawing a revealed card a draw in two texts, and adds a card to Crossover 6.
	Seventh
	numEditions
	// Latest is the edition of new games.
	Latest = numEditions - 1
)

// Printing says how many copies of a card a set had before an edition changed them, and what the card did. With
// no copies, the set did not have the card.
type Printing struct {
	Before Edition
	Card   string
	Kind   Kind
	Copies int
	Was    func(*Card) // gives the card what it did; nil if it did the same
}

// In returns the set as it was in an edition.
func (s Set) In(e Edition) Set {
	for i, p := range s.Earlier {
		if p.Before <= e {
			return s
		}
		if i == 0 {
			s.Cards = slices.Clone(s.Cards)
		}
		for k := range s.Cards {
			if c := &s.Cards[k]; c.Name == p.Card && c.Kind == p.Kind {
				c.Copies = p.Copies
				if p.Was != nil {
					p.Was(c)
				}
			}
		}
		if p.Copies == 0 {
			s.Cards = slices.DeleteFunc(s.Cards, func(c Card) bool { return c.Name == p.Card && c.Kind == p.Kind })
		}
	}
	return s
}

// Ruling answers a question that the text of a card leaves open.
type Ruling struct {
	Card  string // its name
	Says  string // in a sentence or two
	Shown string // the position that shows it: its path in game/position/testdata, without ".star"
}

// Ruled returns a ruling about a card with its text and the position that shows it.
func Ruled(card, says, shown string) Ruling { return Ruling{Card: card, Says: says, Shown: shown} }

// About returns the set's rulings about a card by name.
func (s *Set) About(name string) (out []Ruling) {
	for _, r := range s.Rulings {
		if r.Card == name {
			out = append(out, r)
		}
	}
	return out
}

// Brings returns the numbers of main-deck cards, Super-Villains, and Super Heroes in the set in
// words, without the cards of Scenarios.
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

// several returns a number with a name, which gets an ending if there is more than one.
func several(n int, name, ending string) string {
	if n == 1 {
		ending = ""
	}
	return fmt.Sprint(n, " ", name, ending)
}

// Secret reports whether players should first see the card in a campaign: Scenario cards, a Super
// Hero's Signature cards, and cards behind a Location (R-SCN-06, R-SIG-01, R-LOC-06).
func (c *Card) Secret() bool {
	return c.Pack || c.Of != "" || c.Kind == Secret || c.Kind == SideMission || c.Kind == Event || c.Kind == Basic
}

// Defense is a card's way to avoid an Attack (C-056).
type Defense struct {
	// Shows: the card is revealed and stays in hand. Otherwise it is discarded.
	Shows bool
	// From is the place where the card can be used; 0 is the hand.
	From engine.Places
	// Others lets it defend other players as well, up to Protects spaces away; 0 is only the same
	// space.
	Others   bool
	Protects int
	Anybody  bool // it defends any one player, anywhere
	All      bool // it defends all players within reach together
	// Only is the condition that something is there, without which it can't be used. Its words say so already.
	Only *Cond
	// Then is resolved after the Attack is avoided. Targeted effects are for the protected player.
	Then Effect
}

// Avoids returns the usual Defense: discard the card, then resolve the effects.
func Avoids(then ...Effect) []Defense { return []Defense{{Then: Do(then...)}} }

// Use is an ability that the player uses by announcing it (C-180).
type Use struct {
	Price Price
	Once  bool          // once each turn
	Only  *Cond         // only while this holds
	From  engine.Places // where the card can be used; 0 is the usual place
	Turn  bool          // only in the turn the card is played; the card does not stay in play
	Do    Effect
	// Joined puts its words into the paragraph of the ability before it, where the cards under the
	// Super Hero are already named.
	Joined bool
}

// Price is the price of an act: n of a number, or with Cost, n more than the card's cost.
type Price struct {
	Of   Counter
	N    int
	Cost bool
	// Also is a second number to pay; AlsoN is its amount.
	Also  Counter
	AlsoN int
}

// check reports numbers of the price that the mode lacks.
func (p Price) check(k *checker) {
	k.counter(p.Of)
	k.counter(p.Also)
}

// Change alters the answer to a question the rules ask.
type Change struct {
	Asks  engine.Asked
	Layer engine.Layer
	Whose engine.Who    // about whose question: engine.You, Foes or All
	Of    Filter        // about which cards
	In    engine.Places // in which places; 0 is anywhere
	From  engine.Places // where its own card must be; 0 is the usual place
	Near  int           // only cards fewer than this many steps from the player's standee; 0 is anywhere
	N     int
	Per   *Tally // N for each of these
	If    *Cond  // only while this holds
	Words string // its text, without the duration
}

// Points is a card's value at the end of the game: a number or a rule (C-130).
type Points struct {
	N    int
	Each int // this many for each owned card that fits; 0 means there is no rule
	Per  int // for every this many of them; 0 and 1 mean each
	Need int // once, if there are at least this many
	// Other leaves the card itself out of the count.
	Other bool
	Names bool // cards of one name count once
	// From, if set, is the value to begin with. Each is then taken off it for every fitting card beyond
	// the first Spared, but it never falls below 0.
	From, Spared int
	In           engine.Places // counts the cards in these places instead of the owned ones
	Filter       Filter
}

// VP returns a fixed number of victory points.
func VP(n int) Points { return Points{N: n} }

// VPPerOwned returns n victory points for each owned card that fits.
func VPPerOwned(n int, f Filter) Points { return Points{Each: n, Filter: f} }

// VPPerName returns n victory points for each different name among the owned cards that fit.
func VPPerName(n int, f Filter) Points { return Points{Each: n, Names: true, Filter: f} }

// VPPerEvery returns n victory points for every full group of owned cards that fit.
func VPPerEvery(n, every int, f Filter) Points { return Points{Each: n, Per: every, Filter: f} }

// VPIfOwned returns n victory points for owning at least need other fitting cards, or none.
func VPIfOwned(n, need int, f Filter) Points {
	return Points{Each: n, Need: need, Other: true, Filter: f}
}

// VPPerNameUnder returns n victory points for each different name among the cards under the Super Hero.
func VPPerNameUnder(n int) Points { return Points{Each: n, Names: true, In: engine.Set(Under)} }

// VPLess returns from victory points, less 1 for each owned card that fits beyond the first spared, but
// at least 0.
func VPLess(from, spared int, f Filter) Points {
	return Points{Each: -1, From: from, Spared: spared, Filter: f}
}

// Star reports whether the card shows an asterisk for its points.
func (p Points) Star() bool { return p.Each != 0 }

// check reports faults in any part of the card.
func (c *Card) check(k *checker) {
	if c.Name == "" || c.Copies < 1 && !c.Promo { // a promo is not from the box
		k.fault("a card needs a name and at least one copy")
	}
	if c.Art.Empty() {
		k.fault("a card needs a picture")
	}
	if c.Goal < Everywhere || c.Goal > k.spaces {
		k.fault("its goal is number %d: the ring of this mode has %d", c.Goal, k.spaces)
	}
	for _, e := range []Effect{c.Play, c.Arrival, c.Fallen, c.Attack, c.After} {
		if e != nil {
			e.check(k)
		}
	}
	for _, d := range c.Defenses {
		if d.Then != nil {
			d.Then.check(k)
		}
		if d.Only != nil {
			d.Only.check(k)
			if d.Only.min != 1 || d.Only.max != engine.Unlimited {
				k.fault("a Defense hangs on more than that something is there")
			}
		}
	}
	for _, u := range c.Uses {
		if u.Only != nil {
			u.Only.check(k)
		}
		if u.Do == nil {
			k.fault("an ability that does nothing")
			continue
		}
		u.Price.check(k)
		u.Do.check(k)
	}
	// Their use in a turn is noted in eight bits, of which one is for the play of a card that stays.
	if on, use := len(c.Ongoing), len(c.Uses); on > 4 || use > 3 {
		k.fault("%d triggered abilities and %d to use: a card has room for four and three", on, use)
	}
	for _, d := range c.Changes {
		d.check(k)
	}
	for _, w := range c.Ongoing {
		w.check(k)
	}
	c.VP.Filter.check(k)
}
