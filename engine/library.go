package engine

import (
	"fmt"
	"math/bits"
)

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
	Basic // a card of a stack at a space (R-LOC-06)
)

// count returns how many types a set of them has.
func (t Types) count() int { return bits.OnesCount16(uint16(t)) }

// Traits are features of a text box, as a set.
type Traits uint8

// The traits.
const (
	HasAttack Traits = 1 << iota
	HasDefense
	HasOngoing
	HasAssist
	HasMove // it can move a standee (R-CMP-05)
)

// Face is a printed card or oversized hero, which all its copies share.
type Face struct {
	Name     string
	Set      string // the id of the set it is from
	ID       NameID // of the name: faces of one name are the same card to texts (C-008)
	Families uint32 // the name families it belongs to, as a set (C-008)
	Types    Types
	Owned    Types // types it also has while a seat owns or plays it
	Traits   Traits
	Cost     int8 // from 0
	// VP is the printed number; with Points set it is an asterisk (C-130).
	VP     int8
	Points VPRule
	Range  int8 // the Range of its Assist, in spaces (R-AST-02)
	Goal   int8 // the space of a ring it heads for, from 1; 0 for none, EveryGoal for all (R-VIL-02, R-ALL-01)
	Power  int8 // the printed Power, without any other Power it makes

	SuperVillain bool
	SuperHero    bool   // an oversized hero, not a card
	Piece        bool   // a standee or tile, not a card (R-HRO-07)
	Ongoing      bool   // stays in play at the end of the turn (C-093)
	StartsFirst  bool   // a hero whose player goes first (C-019)
	Signed       NameID // the hero whose Signature card it is (R-SIG-01)
	Grave        Place  // where it goes when it is destroyed (C-100, C-102)
	InDeck       uint8  // copies of it in the main deck (C-014)
	AnyName      bool   // while a seat owns it, it has every name, and differs from every other card
	Escapes      Place  // no seat can own it: a seat that would gain it puts it here; 0 is none

	Play    ProgID   // runs when it is played
	Arrival ProgID   // First Appearance
	Fallen  ProgID   // runs when it is defeated
	Attack  AttackID // the Attack it makes when the rules make it attack (R-ATK-01)

	Defenses []Defense   // the ways to avoid an Attack with it
	Triggers []TriggerID // its abilities that are triggered
	Uses     []Use       // the abilities that its player announces
	Changes  []ChangeID  // its changes to answers, while it is where they work
}

// VPRule gives the value of an asterisk at scoring (C-130). The value is Each times the number of
// owned cards that fit, divided by Per and rounded down. Others leaves out the card itself. If Need
// is above zero, the value is Each once if at least Need cards fit. If From is above zero, the value
// is From plus Each, which is negative, for every fitting card beyond the first Spared, but not below
// zero. If Each is zero, the card has no such rule.
type VPRule struct {
	Filter FilterID
	Each   int8
	Per    uint8 // 0 and 1 mean each card
	Need   uint8
	Others bool
	Names  bool // cards of one name count once
	From   int8
	Spared uint8
	In     Places // counts the cards in these places of the seat instead of those it owns
}

// Asked is a question that the rules ask about a card or the table. Changes can alter its answer.
type Asked uint8

// The questions.
const (
	AskCost       Asked = iota // the cost of a card
	AskPrice                   // what the active player would pay for it (C-031)
	AskTypes                   // its types, as a set
	AskHandSize                // the number of cards in a new hand
	AskLineUp                  // the size the Line-Up is filled to
	AskMayBuy                  // whether it may be bought
	AskMayPlay                 // whether it may be played
	AskMayDefend               // whether a Defense may be used
	AskPiles                   // which of several piles a text may mean, as a set
	AskCarries                 // whether Villains move along with a standee
	AskReach                   // whether it may be bought from where the standee is (R-BUY-01)
	AskRange                   // its Range
	AskWalks                   // how many spaces it moves
	AskHolds                   // whether a standee in its space holds it (R-VIL-09)
	AskAdds                    // how many cards enter the ring (R-THR-06)
	AskRewards                 // how often its Reward happens
	AskGoal                    // the space it heads for, from 1, EveryGoal for all (R-VIL-02)
	AskMayHelp                 // whether a seat may help others and be helped
	AskAbilities               // whether a seat also has the abilities of its foes' heroes
	AskMayDestroy              // whether a seat may destroy a card
	AskAbility                 // a Watch on a hero gives its seat the abilities of that hero; nothing asks for an answer
	AskTeamwork                // how many foes Teamwork may be used on with a card
	AskControl                 // whether a seat also controls it in its own turn: 0, or the place it goes to when discarded if nobody owns it

	NumAsked
)

// Layer says how a change alters an answer. Layers apply in this order.
type Layer uint8

// The layers.
const (
	Sets    Layer = iota // the answer is N
	Adds                 // N more, or these types as well
	Forbids              // no

	NumLayers
)

// Change alters the answer to a question while its card is in From, or while a Watch of it lasts.
type Change struct {
	Asked  Asked
	Layer  Layer
	From   Places   // where its card must be; 0 if it works only by a Watch
	Whose  Who      // whose question it is: You, Foes, All
	It     FilterID // which cards it is about
	In     Places   // where they must be; 0 is anywhere
	Near   uint8    // less than Near steps from the standee of its owner; 0 is anywhere
	By     CountID  // N is multiplied by this
	N      int16
	OnlyIf CountID // only while this is at least 1; 0 is always
}

// Defense is a way to avoid an Attack (C-056).
type Defense struct {
	From Places  // where its card must be: the hand, or in play (C-094)
	Pay  Verb    // its price: VerbNone (reveal it), VerbDiscard or VerbDestroy
	Near uint8   // it can protect seats whose standee is less than Near steps away; 0 is only oneself, Unlimited any player
	All  bool    // it protects every seat it can (R-DEF-09)
	Then ProgID  // the effect afterward, for the seat that used it, with the attacker at hand
	Only CountID // only while this is at least 1; 0 is always
}

// Use is an ability that its player announces (C-180).
type Use struct {
	From  Places // where its card must be
	Price Price
	Once  bool    // once per turn
	Only  CountID // only while this is from Min to Max
	Min   uint8
	Max   uint8
	Do    ProgID
}

// Price is the price of an act. The zero Price is free.
type Price struct {
	Number NumberID
	N      int16 // this much of it; with Cost, this much more than the cost of the card
	Cost   bool
	Also   NumberID // and also AlsoN of this number
	AlsoN  int16    // 0 is nothing
}

// least returns the least Power the price takes for any card.
func (p *Price) least() int8 {
	if p.Number != Power || p.Cost {
		return 0
	}
	return int8(max(0, min(p.N, 127)))
}

// free reports whether there is nothing to pay.
func (p *Price) free() bool { return !p.Cost && p.N|p.AlsoN == 0 }

// Attack is the form of an Attack (C-055 to C-064): the seats it reaches and its effect on those
// that do not avoid it. The attacker's benefits follow it in the text.
type Attack struct {
	On         Who
	Escape     FilterID // a card to reveal instead of a Defense, or 0 (C-064)
	Sure       bool     // it cannot be avoided by a Defense (M-084)
	First      bool     // the first Defense stops it for all (M-123)
	Apart      bool     // it reaches one seat after the other, each first with Defenses, then with its text
	Relentless bool     // it can only be avoided by giving up the Defense card
	Alone      bool     // partners cannot defend those it reaches (N-20)
	Hit        ProgID
	After      ProgID // runs once, after all hits (R-ATK-05)
}

// Offer is one kind of act in the main part of a turn (C-021).
type Offer struct {
	Kind   OptionKind
	By     Who      // You: the active seat; Foes: the others, in its turn (R-AST-01)
	From   Places   // the places of its cards
	Foes   bool     // those places of all foes, not of the seat itself
	Top    bool     // only the face-up top card of each pile
	Near   uint8    // less than Near steps from the seat's standee; 0 is anywhere
	Reach  bool     // only if the card's Range reaches the active seat's standee
	Filter FilterID // only cards that fit
	Once   bool     // OptBuy: one of each face per turn (R-BUY-04); OptPlay: each card once per turn
	Only   CountID  // offered only while this is from Min to Max
	Min    uint8
	Max    uint8
	Price  Price
	Later  bool   // its program takes the price, if at all
	Defeat bool   // buying a Super-Villain this way defeats it (C-034)
	Leaves bool   // OptAct: it ends the main part of the turn, as OptEnd does
	Then   ProgID // its effect, with the card at hand; for OptPlay and OptBuy it replaces playing and gaining the card
	Label  int16  // its label, for OptAct
}

// Library is everything printed, with the rules of the mode it is printed for: faces, their
// compiled programs, the tables the programs use, and the scripts of setup and turn. It is made
// once and never changes while games use it. Any number of States share it.
type Library struct {
	Faces    []Face
	Names    []string // by NameID
	Families []string // words that define a family of names, by bit
	Code     []Op     // Code[0] is the empty program
	Filters  []Filter
	Counts   []Count
	Triggers []Trigger
	Changes  []Change
	Attacks  []Attack
	Offers   []Offer
	Labels   []string // of choices between effects
	Spaces   []string // the names of the spaces of the ring; other spaces are numbered
	Rows     []Row    // the table of places
	Numbers  []Number // the table of numbers; empty means the engine's own
	Setup    ProgID   // the script that starts a game
	Turns    ProgID   // the script of a turn, played again and again
	// Silent is the number of silent seats, by the number of players. A silent seat
	// takes no turn and is asked nothing, as an ally (R-SOL-02). Struck is the effect
	// of an Attack on a silent seat.
	Silent [MaxSeats + 1]uint8
	Struck ProgID
	// Gained runs as soon as the active seat has bought or gained a card to its discard
	// pile, before the triggers of the gain, with the card at hand (V-002.4).
	Gained ProgID
	// Entered runs when a text moves a Super-Villain from one place to another, such as from
	// the main deck to the Line-Up (V-006.4), with the card at hand.
	Entered Entering
	// Ends runs when the game is over, before that takes effect. It must end with OpOver.
	Ends ProgID
	// SettlesDefenses is whether the triggers that a Defense sets off resolve right after it. Without it
	// they wait for the rest of the Attack, as in games of earlier editions.
	SettlesDefenses bool
	// Edition tells apart Libraries whose cards are the same but are dealt in other ways.
	Edition uint8

	// Seal works out the fields below, for quick lookup.

	mainDeck   int                // the number of cards in the main deck
	briefs     []brief            // by FaceID
	costs      []int8             // by FaceID
	types      []Types            // by FaceID
	fitting    fitting            // which faces fit by what is printed
	discards   bool               // some text counts the cards that the active player discards
	playedAt   bool               // some trigger hears of plays from some places
	heeds      bool               // some text counts discarded cards, or a trigger hears of them
	heard      uint64             // the Moments any trigger hears
	wide       uint64             // the Moments at which acts of others, or other turns, can matter
	from       [NumMoments]Places // by Moment: the places its triggers hear from
	afar       [NumMoments]Places // those of them whose triggers hear what others do
	shared     Places             // the places of the table
	urgent     uint64             // the Moments that some trigger interrupts
	pieces     Places             // places of standees
	streets    Places             // places whose zones are the spaces of a ring of cards
	piles      Places             // places with several piles, of which a text means one
	noted      briefBits          // the printed features of which notes are kept: see noteMove
	used       Places             // places of cards with abilities to use
	aliases    Places             // places whose cards also count as in another place
	guards     Places             // places of cards whose Defenses can be used
	asks       []askedSet         // by ChangeID: the question it alters
	helped     bool               // some offer is for other seats than the active one
	protects   bool               // some Defense can protect others
	stands     Places             // places of cards that alter answers
	listens    Places             // places of the table with cards whose triggers may hear something
	controls   Places             // places with cards that another seat may control
	renewed    Places             // places of cards with once-a-turn abilities
	anyTurn    Places             // those of them whose abilities work in others' turns
	untilAct   bool               // some effect lasts until the next act
	rises      uint32             // the numbers that a trigger hears grow, as a set
	levels     uint32             // the numbers that are the Level of a row, as a set
	numberAt   [MaxNumbers]kept   // by NumberID
	ofTable    int
	ofSeat     int
	ofTurn     int                                  // where the numbers of a turn end in Turn.N
	rests      []rest                               // by address: how a frame may wait there
	actAt      ProgID                               // the main part of the turn
	visits     NumberID                             // the number that notes visits, or Power if none
	teams      NumberID                             // the number that says who are partners, or Power if none
	shields    bool                                 // partners defend for each other
	spares     NumberID                             // the number that spares a seat First Appearances, or Power if none
	gone       NumberID                             // the number that says who has left the game, or Power if none
	goals      NumberID                             // the number that says where a card heads, or Power if none
	bars       NumberID                             // the number that keeps a card from being bought, or Power if none
	doubles    NumberID                             // the number that makes the next Attack of the turn need two Defenses, or Power if none
	drawn      bool                                 // some trigger remembers the cards drawn
	keeps      NumberID                             // the number that keeps a card in play, or Power if none
	quarters   NumberID                             // the number of cards that is how far a card is rotated, or Power if none
	rotations  NumberID                             // the number of the turn that counts the cards its player has rotated, or Power if none
	teamworks  NumberID                             // the number of the turn that counts the Teamwork its player has used, or Power if none
	drawings   NumberID                             // the number of the turn that counts the cards its player has drawn, or Power if none
	pays       NumberID                             // the number of cards that is the VP tokens for the player who gains them, or Power if none
	destroys   NumberID                             // the number of the turn that counts the cards its player destroys, or Power if none
	nextTypes  NumberID                             // the number of the turn that has the types of the next card, or Power if none
	addedTypes NumberID                             // the number of cards that has their added types, or Power if none
	lends      bool                                 // some change lends the abilities of a hero to another seat
	anyName    bool                                 // some face has every name
	merges     Places                               // places of cards whose texts other cards may have
	finger     func() printHash                     // see Fingerprint
	fromText   func() uint64                        // see Matches
	plain      [MaxSeats + 1][MaxSeats][]plainOffer // by number of seats, seat and index in Offers
	boards     [MaxSeats + 1]*Board                 // by number of seats; nil if the Rows are wrong for it
}

// Space returns the name of space i of the ring, from 0.
func (l *Library) Space(i int) string {
	if i >= 0 && i < len(l.Spaces) {
		return l.Spaces[i]
	}
	return fmt.Sprintf("Space %d", i+1)
}

// brief is the part of a Face that the rules look up most often. The briefs of all Faces are stored
// together.
type brief struct {
	hears  uint64 // the Moments its triggers hear, as a set
	play   ProgID
	prints briefBits
	price  int8 // the least Power that its abilities cost; 0 if some cost something else
}

// briefBits are other features printed on a Face.
type briefBits uint8

// The bits.
const (
	printsUses     briefBits = 1 << iota // it has abilities to use
	printsChanges                        // it alters answers
	printsDefenses                       // it has Defenses
	printsOngoing
	printsTypes // it has other types or names while a seat owns it
	printsTriggers
	controllable // another seat may control it
)

// prints returns the bits of a Face.
func (f *Face) prints() (b briefBits) {
	if len(f.Uses) > 0 {
		b |= printsUses
	}
	if len(f.Changes) > 0 {
		b |= printsChanges
	}
	if len(f.Triggers) > 0 {
		b |= printsTriggers
	}
	if len(f.Defenses) > 0 {
		b |= printsDefenses
	}
	if f.Ongoing {
		b |= printsOngoing
	}
	if f.Owned != 0 || f.AnyName {
		b |= printsTypes
	}
	return b
}

// board returns the Board for games with this number of seats. The error says what is wrong with
// the table of places.
func (l *Library) board(seats int) (*Board, error) {
	if l.ofTurn > turnNumbers {
		return nil, fmt.Errorf("engine: a turn has room for %d numbers, not for %d", turnNumbers, l.ofTurn)
	}
	if seats > 0 && seats < len(l.boards) && l.boards[seats] != nil {
		return l.boards[seats], nil
	}
	silent := 0
	if seats > 0 && seats < len(l.Silent) {
		silent = int(l.Silent[seats])
	}
	b, err := newBoard(seats, silent, l.Rows)
	if err != nil {
		return nil, fmt.Errorf("engine: %w", err)
	}
	return b, nil
}
