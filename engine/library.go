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
	Basic // a card of a stack that lies at a space (R-LOC-06)
)

// count returns how many types a set of them has.
func (t Types) count() int { return bits.OnesCount16(uint16(t)) }

// Traits are things that a text box has, as a set.
type Traits uint8

// The traits.
const (
	HasAttack Traits = 1 << iota
	HasDefense
	HasOngoing
	HasAssist
	HasMove // it can bring a standee about (R-CMP-05)
)

// Face is a printed card or oversized hero: what all its copies share.
type Face struct {
	Name     string
	Set      string // the id of the set it is from
	ID       NameID // of the name: faces of one name are the same card to texts (C-008)
	Families uint32 // the name families it belongs to, as a set (C-008)
	Types    Types
	Traits   Traits
	Cost     int8 // from 0
	// VP is the printed number; with Points set it is an asterisk (C-130).
	VP     int8
	Points VPRule
	Range  int8 // how many spaces away its Assist reaches (R-AST-02)
	Goal   int8 // which space of a ring it walks to, from 1; 0 for none, EveryGoal for all (R-VIL-02, R-ALL-01)
	Power  int8 // the Power that is printed on it, whatever else it makes

	SuperVillain bool
	SuperHero    bool   // an oversized hero, not a card
	Piece        bool   // a standee or tile, not a card (R-HRO-07)
	Ongoing      bool   // stays in play at the end of the turn (C-093)
	StartsFirst  bool   // a hero who makes its player start (C-019)
	Signed       NameID // of a hero: whose own card it is (R-SIG-01)
	Grave        Place  // where it goes when it is destroyed (C-100, C-102)
	InDeck       uint8  // copies of it that the main deck is made of (C-014)

	Play    ProgID   // what playing it does
	Arrival ProgID   // First Appearance
	Fallen  ProgID   // what happens when it is defeated
	Attack  AttackID // the Attack it makes where the rules let it attack (R-ATK-01)

	Defenses []Defense   // the ways it lets avoid an Attack
	Triggers []TriggerID // its abilities that wait for something
	Uses     []Use       // those that its player uses by announcing it
	Changes  []ChangeID  // how it alters answers while it lies where it works
}

// VPRule works out an asterisk at scoring (C-130). The value is Each times the
// number of owned cards that fit, divided by Per and rounded down, itself left
// out if Others is set; if Need is above zero it is Each once, when at least
// Need cards fit. A zero Each means there is no rule.
type VPRule struct {
	Filter FilterID
	Each   int8
	Per    uint8 // 0 and 1 mean each card
	Need   uint8
	Others bool
	Names  bool // cards of one name count once
}

// Filter is a test of a card. The zero Filter fits every card.
type Filter struct {
	Types    Types    // any of these; 0 is any
	Not      Types    // none of these
	Traits   Traits   // all of these
	Families uint32   // any of these; 0 is any
	MinCost  int8     // this much or more
	MaxCost  int8     // this much or less; 0 is no limit
	Free     bool     // cost 0
	Odd      bool     // odd cost
	Even     bool     // even cost, 0 included
	Super    bool     // a Super-Villain by title (C-007)
	Name     NameID   // this name; 0 is any
	OrName   NameID   // or this one
	NotName  NameID   // any but this one
	NotThis  bool     // not the card whose text asks
	Played   bool     // played earlier this turn, resolved and still in play
	Obtained bool     // bought or gained this turn, and all have seen where it went
	Held     bool     // remembered by this text
	FaceUp   bool     // it lies face up
	New      bool     // not remembered by this text
	Mine     bool     // it belongs to the seat that asks
	Roams    bool     // every goal is its own
	AtGoal   bool     // it lies at its goal (R-VIL-06)
	Menaces  bool     // it lies at its goal, or in the space of the seat that asks (R-TRN-02)
	Bears    NumberID // at least 1 of this number lies on it; Power is none
	OfHero   bool     // it is a card of a hero of the seat that asks (R-SIG-01)
}

// EveryGoal is the Goal of a card for which every goal of the ring is its own.
const EveryGoal = -1

// CountOf is what a Count counts.
type CountOf uint8

// The things to count. "You" is the seat the program works for.
const (
	One            CountOf = iota // always 1
	CardsIn                       // cards in your places that fit
	CardsPlayed                   // different cards played this turn that fit, this one left out
	CountPlays                    // plays resolved this turn that fit, plays again included
	NamesPlayed                   // different names among them
	NamesSeen                     // different names among them and your cards in places
	Taken                         // cards the last choice or sweep of this program took
	ItFits                        // 1 if the card at hand fits
	FoesWith                      // foes who have a fitting card in their places
	NumberLeft                    // your Number, the turn's or the table's
	HeldIn                        // as CardsIn, but only cards this text remembers
	CardsHeld                     // cards this text remembers that fit, wherever they are
	ItsCost                       // the cost of the card at hand
	CanPay                        // 1 if you have the Power that the card at hand costs
	ItsPower                      // the Power the latest play of the card at hand made
	Victims                       // seats the last Attack of this text has hit
	TargetIs                      // 1 if the target is a seat
	CardsOn                       // the Number that lies on the card at hand
	PiecesTogether                // standees of other seats near yours; with Near 0 in its space
	Namesakes                     // cards in your places that have the name of the card at hand
	NoneIn                        // 1 if no card in your places fits
	PiecesWithIt                  // standees in the space of the card at hand
	TurnNumber                    // the number of the turn, from 1
	PowerIn                       // the Power printed on the cards in your places that fit
	GoalsVisited                  // goals of the ring that the Number, which is one of visits, has in it
	SeatsWith                     // seats that have at least 1 of the Number; with Near only those near your standee
	Fewest                        // 1 if every foe has more fitting cards in its places than you have in yours
	TypesIn                       // different types among the cards in your places that fit
	TypesPlayed                   // different types among the plays resolved this turn that fit
	CostIn                        // what those of your cards in places cost together that this text remembers, or did before they came there
	FoesWithout                   // foes who own none of the cards that this text remembers, or did before they moved
	MaxHeld                       // 1 if no seat gave this text cards to remember that cost more together than yours
	SlotsFree                     // how many cards the Line-Up has fewer than it is filled to, if any
	HeldApart                     // 1 if every card this text remembers has a type, and no two have one in common

	NumCounts
)

// Count is a number a program reads from the game.
type Count struct {
	Of     CountOf
	From   Places   // where the cards lie that are counted
	Filter FilterID // and what they must be
	Number NumberID // NumberLeft, CardsOn, GoalsVisited, SeatsWith: which number
	Near   uint8    // CardsIn, NoneIn: only less than Near steps away; 0 is anywhere
	Beyond uint8    // and at least so many
	Around Around   // from where these are counted
	Less   int8     // this many fewer, but not below zero
	Per    uint8    // one for every so many, rounded down; 0 and 1 mean each
	Max    uint8    // no more than this; 0 is no limit
	And    CountID  // it is 0 while this is; 0 is always
}

// Around is where steps on a ring are counted from.
type Around uint8

// The places steps are counted from.
const (
	Standee  Around = iota // your standee
	ItsSpace               // the card at hand
	TheSpace               // the space this text has chosen
	ThisCard               // the card whose text this is

	NumArounds
)

// Moment is when a trigger is looked for.
type Moment uint8

// The moments.
const (
	OnPlay     Moment = iota // a card was played and has resolved
	OnDraw                   // a card has told somebody to draw
	OnGain                   // a card was bought or gained
	OnGainThis               // this very card was bought or gained
	BeforeDraw               // a card is about to have somebody draw
	BeforeGain               // a card is about to be bought or gained
	OnDefeat                 // a Super-Villain was defeated
	OnAvoid                  // somebody avoided an Attack (C-061)
	OnDestroy                // a card was destroyed
	OnTurn                   // a turn begins
	OnNumber                 // a number of the mode, not of the turn, has changed
	OnEmpty                  // the last card has left a pile
	OnEnter                  // a card has been added to the ring (R-TRN-04)
	OnHit                    // an Attack has hit a player: the card is who attacked
	OnReach                  // the number of a row has come to the pile its card lies in (R-THR-03)
	OnEnd                    // the end of a turn is announced
	OnWalk                   // a standee has come to another space
	OnLeave                  // somebody has moved a card of the ring off its goal
	OnHold                   // a standee has kept a card from walking (R-VIL-09)
	OnLay                    // more of a number has been laid on a card

	NumMoments
)

// Hearing is how a trigger works once it has gone off.
type Hearing uint8

// The ways.
const (
	Waits      Hearing = iota // until the resolving card is done (C-045)
	RulesFirst                // it waits too, but is resolved before all others
	InOrder                   // it waits for those, and is then resolved before all that players order
	Interrupts                // at once, before what set it off goes on; with OpInstead in its place (C-046)

	NumHearings
)

// Trigger is an ability that waits for a moment (C-045, C-050).
type Trigger struct {
	On      Moment
	How     Hearing
	From    Places   // where its card lies while it works
	Whose   Who      // whose deed it hears: You, Foes, All
	InTurn  Who      // in whose turn: You (and before its end), Foes, All (nobody's too)
	Filter  FilterID // the card played or gained must fit
	At      Places   // where it happened: what a card was gained from, which pile is empty; 0 is anywhere
	First   bool     // only the first fitting one of the turn, seen or not (C-048)
	NewName bool     // only if no card of that name was played before this turn
	NewType bool     // only if it has a type that no card played before this turn has
	Paid    bool     // OnGain: only if it was bought
	Once    bool     // at most once a turn; the program spends it (OpSpend)
	Laid    NumberID // OnLay: of which number
	// When, if Min is above zero, is a count that must reach Min.
	When CountID
	Min  uint8
	Prog ProgID
	// Quiet triggers only give Power or set something up for later: they are
	// applied without being asked for or ordered.
	Quiet bool
	// AboutIt is set if the program looks at the card that set it off.
	AboutIt bool
}

// Entering is what happens once a text has brought a Super-Villain from one place to another.
type Entering struct {
	From, To Place
	Then     ProgID // 0 for nothing
}

// Asked is a question the rules ask of a card or of the table, whose answer
// changes can alter.
type Asked uint8

// The questions.
const (
	AskCost      Asked = iota // the cost of a card
	AskPrice                  // what the active player would pay for it (C-031)
	AskTypes                  // its types, as a set
	AskHandSize               // how many cards a new hand has
	AskLineUp                 // how many cards the Line-Up is filled to
	AskMayBuy                 // whether it may be bought
	AskMayPlay                // whether it may be played
	AskMayDefend              // whether a Defense may be used
	AskPiles                  // which of several piles a text may mean, as a set
	AskCarries                // whether Villains walk along with a standee
	AskReach                  // whether it may be bought from where the standee is (R-BUY-01)
	AskRange                  // how far it reaches
	AskWalks                  // how many spaces it walks when it does
	AskHolds                  // whether a standee in its space keeps it from walking (R-VIL-09)
	AskAdds                   // how many cards are added to the ring (R-THR-06)
	AskRewards                // how often what happens on its defeat does
	AskGoal                   // the space it heads for, from 1, EveryGoal for all (R-VIL-02)
	AskMayHelp                // whether a seat may help others and be helped

	NumAsked
)

// Layer is how a change alters an answer. They apply in this order.
type Layer uint8

// The layers.
const (
	Sets    Layer = iota // the answer is N
	Adds                 // N more, or these types as well
	Forbids              // no

	NumLayers
)

// Change alters the answer to a question while the card that makes it lies in
// From, or while a Watch of it lasts.
type Change struct {
	Asked  Asked
	Layer  Layer
	From   Places   // where its card lies while it works; 0 if only a Watch makes it work
	Whose  Who      // about whose question: You, Foes, All
	It     FilterID // about which cards
	In     Places   // lying where; 0 is anywhere
	Near   uint8    // less than Near steps from the standee of whoever made it; 0 is anywhere
	By     CountID  // N times this
	N      int16
	OnlyIf CountID // only while this is at least 1; 0 is always
}

// Defense is a way to avoid an Attack (C-056).
type Defense struct {
	From Places // where its card lies while it can be used: the hand, or in play (C-094)
	Pay  Verb   // what is done with it: VerbNone shows it, VerbDiscard, VerbDestroy
	Near uint8  // it can protect others whose standee is less than Near steps away; 0 is only oneself, Unlimited anybody
	All  bool   // it protects all it can at once (R-DEF-09)
	Then ProgID // what happens after, for the seat that used it, with the attacker at hand
}

// Use is an ability that its player uses by announcing it (C-180).
type Use struct {
	From  Places // where its card lies while it can be used
	Price Price
	Once  bool    // once each turn
	Only  CountID // only while this is from Min to Max
	Min   uint8
	Max   uint8
	Do    ProgID
}

// Price is what one pays for an act. The zero Price is nothing.
type Price struct {
	Number NumberID
	N      int16 // this much of it; with Cost set this much more than the card costs
	Cost   bool
	Also   NumberID // and as much of this number
	AlsoN  int16    // as this; 0 is nothing
}

// least returns the Power to pay at least, whatever the card and whatever else is to be paid.
func (p *Price) least() int8 {
	if p.Number != Power || p.Cost {
		return 0
	}
	return int8(max(0, min(p.N, 127)))
}

// free reports whether there is nothing to pay.
func (p *Price) free() bool { return !p.Cost && p.N|p.AlsoN == 0 }

// Attack is the shape of an Attack (C-055 to C-064): whom it reaches and what it
// does to those who do not avoid it. What the attacker gains stands after it in
// the text.
type Attack struct {
	On         Who
	Escape     FilterID // a card to reveal instead of a Defense; 0 for none (C-064)
	Sure       bool     // no Defense helps (M-084)
	First      bool     // the first Defense stops it for everybody (M-123)
	Apart      bool     // it reaches one seat after the other: Defenses, then its text
	Relentless bool     // a Defense helps only if its card is given up for it
	Alone      bool     // partners cannot defend those it reaches (N-20)
	Hit        ProgID
	After      ProgID // what happens once, when all have been hit (R-ATK-05)
}

// Offer is one kind of act of the open part of a turn (C-021).
type Offer struct {
	Kind   OptionKind
	By     Who      // You: the active seat; Foes: the others, in its turn (R-AST-01)
	From   Places   // the cards it is about lie there
	Foes   bool     // in those of all foes, not of the seat itself
	Top    bool     // only the face-up top card of each pile
	Near   uint8    // only less than Near steps from the seat's standee; 0 is anywhere
	Reach  bool     // only if the card's Range reaches the active seat's standee
	Filter FilterID // and fit
	Once   bool     // OptBuy: one of each face a turn (R-BUY-04)
	Only   CountID  // offered only while this is from Min to Max
	Min    uint8
	Max    uint8
	Price  Price
	Later  bool   // what it does takes the price, if it comes to that
	Defeat bool   // buying a Super-Villain from there is a defeat (C-034)
	Leaves bool   // OptAct: it ends this open part, as OptEnd does
	Then   ProgID // what it does, with the card at hand; of OptPlay and OptBuy in place of playing and gaining it
	Label  int16  // what it is called, for OptAct
}

// Library is everything printed, and the rules of the mode it is printed for:
// faces, their compiled programs, the tables the programs point into, and the
// scripts of set-up and turn. It is made once and never changes while games use
// it; any number of States share it.
type Library struct {
	Faces    []Face
	Names    []string // by NameID
	Families []string // words that make a family of names, by bit
	Code     []Op     // Code[0] is the empty program
	Filters  []Filter
	Counts   []Count
	Triggers []Trigger
	Changes  []Change
	Attacks  []Attack
	Offers   []Offer
	Labels   []string // of choices between effects
	Spaces   []string // what the spaces of the ring are called; those without a name are numbered
	Rows     []Row    // the table of places
	Numbers  []Number // the table of numbers; empty means the engine's own
	Setup    ProgID   // the script a game begins with
	Turns    ProgID   // the script of a turn, played again and again
	// Silent is, by the number of players, how many seats there are beside them
	// that take no turn and are asked nothing: an ally (R-SOL-02). Struck is what
	// an Attack does to one of them.
	Silent [MaxSeats + 1]uint8
	Struck ProgID
	// Gained is what comes as soon as the seat whose turn it is has bought or gained a card
	// to its discard pile, before anything that sets off: the card is at hand (V-002.4).
	Gained ProgID
	// Entered is what comes once a text has brought a Super-Villain from one place to another:
	// out of the main deck into the Line-Up (V-006.4). The card is at hand.
	Entered Entering

	// What follows is worked out by Seal, to be looked up quickly.

	mainDeck int                // how many cards main decks are made of, all faces together
	briefs   []brief            // by FaceID
	costs    []int8             // by FaceID
	types    []Types            // by FaceID
	fitting  fitting            // what fits by what is printed
	heard    uint32             // the Moments any trigger hears
	wide     uint32             // the Moments that others' deeds, or other turns, can matter to
	from     [NumMoments]Places // by Moment: the places its triggers hear from
	afar     [NumMoments]Places // those of them that hear what others do
	shared   Places             // the places of the table
	urgent   uint32             // the Moments some trigger interrupts
	pieces   Places             // where standees stand
	streets  Places             // where cards lie at the spaces of their ring
	piles    Places             // places with several piles, of which a text means one
	noted    briefBits          // what of a card that moves is noted of where it lies: see noteMove
	used     Places             // where cards lie with abilities to use
	aliases  Places             // places whose cards are in another place too
	guards   Places             // where cards lie whose Defenses can be used
	asks     []askedSet         // by ChangeID: the question it alters
	helped   bool               // others than the active seat can be offered something
	protects bool               // some Defense can protect others
	standing askedSet           // those that a card alters by lying somewhere
	stands   Places             // where cards lie that alter answers
	renewed  Places             // where cards lie with abilities for once a turn
	anyTurn  Places             // those of them with abilities that can be used in the turns of others
	untilAct bool               // something lasts until the next act
	levels   uint32             // the numbers that are the Level of a row, as a set
	numberAt [MaxNumbers]kept   // by NumberID
	ofTable  int
	ofSeat   int
	rests    []rest                               // by address: how a frame may stand there
	actAt    ProgID                               // the open part of the turn
	visits   NumberID                             // the number that notes visits, Power for none
	teams    NumberID                             // the number that says who are partners, Power for none
	shields  bool                                 // partners defend for each other
	spares   NumberID                             // the number that spares a seat First Appearances, Power for none
	gone     NumberID                             // the number of a seat that has left the game, Power for none
	goals    NumberID                             // the number that says where a card heads, Power for none
	finger   func() printHash                     // see Fingerprint
	fromText func() uint64                        // see Matches
	plain    [MaxSeats + 1][MaxSeats][]plainOffer // by number of seats, seat and index in Offers
	boards   [MaxSeats + 1]*Board                 // by number of seats; nil where the Rows are wrong
}

// Space returns what space i, from 0, of the ring is called.
func (l *Library) Space(i int) string {
	if i >= 0 && i < len(l.Spaces) {
		return l.Spaces[i]
	}
	return fmt.Sprintf("Space %d", i+1)
}

// plainOffer is an Offer to play any card of one zone, to buy any of one for its
// cost in Power, to end the turn, or to use abilities where no card has any: all
// it looks at, while nothing alters prices, is what is printed on the cards.
// Of an Offer to buy or to use what lies in the space of the seat's standee it
// says where to look.
type plainOffer struct {
	kind OptionKind // that of no plain Offer is NumOptions
	zone ZoneID     // the first one, with here
	top  bool
	here bool       // of the zones of a place it is about that in the space of the standee
	uses []userZone // OptUse: where cards lie whose abilities it is about
	user uint32     // and the bits of all of them in State.users
}

// userZone is a zone where cards with abilities may lie, and its bit in State.users.
type userZone struct {
	zone ZoneID
	bit  uint32
}

// plain returns an Offer to a seat as a plainOffer, if it is one; used are the places where
// cards lie with abilities to use.
func (o *Offer) plain(b *Board, seat SeatID, used, pieces Places) plainOffer {
	uses := used != 0
	switch {
	case o.By == You && o.Only == 0 && o.Near == 1 && o.Price.AlsoN == 0 && (o.Kind == OptBuy || o.Kind == OptUse && uses) &&
		o.From != 0 && o.From.rest() == 0 && pieces != 0 && b.Count(o.From.First()) == b.Count(pieces.First()):
		return plainOffer{kind: NumOptions, zone: b.Zone(o.From.First(), seat), here: true}
	case o.Kind == OptUse && !uses:
		return plainOffer{kind: OptUse}
	case o.By != You || o.Only != 0 || o.Filter != 0 || o.Near != 0 || o.Reach || o.Leaves || o.Once || o.Foes || o.Then != 0:
	case o.Kind == OptUse && o.Price == Price{} && b.single(o.From&used):
		p := plainOffer{kind: OptUse}
		for ps := o.From & used; ps != 0; ps = ps.rest() {
			z := b.Zone(ps.First(), seat)
			p.uses = append(p.uses, userZone{z, b.userBit(z)})
			p.user |= b.userBit(z)
		}
		return p
	case o.Kind == OptEnd && o.Price == Price{}:
		return plainOffer{kind: OptEnd}
	case o.From == 0 || o.From.rest() != 0 || b.Count(o.From.First()) != 1:
	case o.Kind == OptPlay && !o.Top, o.Kind == OptBuy && o.Price == Price{Number: Power, Cost: true}:
		z := b.Zone(o.From.First(), seat)
		if at := &b.info[z]; o.Top || at.sight != TopOpen && at.place != Heroes { // elsewhere none lies face down
			return plainOffer{kind: o.Kind, zone: z, top: o.Top}
		}
	}
	return plainOffer{kind: NumOptions}
}

// brief is what the rules look up most often about a Face, all Faces close
// together.
type brief struct {
	hears  uint32 // the Moments its triggers hear, as a set
	play   ProgID
	prints briefBits
	price  int8 // its abilities cost at least so much Power, or something else
}

// briefBits are what else is printed on a Face.
type briefBits uint8

// The bits.
const (
	printsUses     briefBits = 1 << iota // it has abilities to use
	printsChanges                        // it alters answers
	printsDefenses                       // it has Defenses
	printsOngoing
)

// prints returns the bits of a Face.
func (f *Face) prints() (b briefBits) {
	if len(f.Uses) > 0 {
		b |= printsUses
	}
	if len(f.Changes) > 0 {
		b |= printsChanges
	}
	if len(f.Defenses) > 0 {
		b |= printsDefenses
	}
	if f.Ongoing {
		b |= printsOngoing
	}
	return b
}

// board returns what games of so many seats are laid out on, or what is wrong with the table of
// places.
func (l *Library) board(seats int) (*Board, error) {
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
