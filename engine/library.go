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

// Filter is a test of a card. The zero Filter fits every card.
type Filter struct {
	Types    Types    // any of these; 0 is any
	Not      Types    // none of these
	Traits   Traits   // all of these
	Families uint32   // any of these; 0 is any
	MinCost  int8     // this much or more
	MaxCost  int8     // this much or less; 0 means no limit
	Free     bool     // cost 0
	Odd      bool     // odd cost
	Even     bool     // even cost, including 0
	Super    bool     // a Super-Villain by title (C-007)
	Name     NameID   // this name; 0 is any
	OrName   NameID   // or this one
	NotName  NameID   // any but this one
	NotThis  bool     // not the card whose text asks
	Played   bool     // played earlier this turn, resolved and still in play
	Obtained bool     // bought or gained this turn, and still known to all
	Held     bool     // remembered by this text
	FaceUp   bool     // face up
	New      bool     // not remembered by this text
	Mine     bool     // owned by the seat that asks
	Roams    bool     // its Goal is EveryGoal
	AtGoal   bool     // at its goal (R-VIL-06)
	Menaces  bool     // at its goal, or in the space of the seat that asks (R-TRN-02)
	Bears    NumberID // it has at least 1 of this number; Power means no number
	OfHero   bool     // a Signature card of a hero of the seat that asks (R-SIG-01)
	Called   bool     // it has the name that this text has named
	AtMostIt bool     // it costs no more than the card at hand
	LikeIt   bool     // it shares a type with the card at hand
	Either   FilterID // it fits this one or Or; the other fields are those of the zero Filter
	Or       FilterID
	In       Places // it is in one of these places; 0 is anywhere
	CostsIt  bool   // it costs the same as the card at hand
	NotMine  bool   // not owned by the seat that asks
	Repeats  bool   // it has the name of a card that the seat that asks has played this turn
	ByVP     bool   // its VP are from MinVP to MaxVP; an asterisk counts as asteriskVP
	MinVP    int8
	MaxVP    int8
	This     bool     // it is the card whose text asks
	Twin     bool     // another card in its zone shares its name
	AlsoIn   Places   // a card in these places, of the seat that asks or of the table, shares its name
	Bare     NumberID // it has none of this number; Power means no number
}

// EveryGoal is the Goal of a card that is at home at every goal of the ring.
const EveryGoal = -1

// CountOf is what a Count counts.
type CountOf uint8

// The kinds of count. "You" is the seat the program works for.
const (
	One            CountOf = iota // always 1
	CardsIn                       // cards in your places that fit
	CardsPlayed                   // different cards played this turn that fit, except this one
	CountPlays                    // plays resolved this turn that fit, including plays of a card again
	NamesPlayed                   // different names among them
	NamesSeen                     // different names among them and your cards in places
	Taken                         // cards the last choice or sweep of this program took
	ItFits                        // 1 if the card at hand fits
	FoesWith                      // foes who have a fitting card in their places
	NumberLeft                    // the Number of you, the turn or the table
	HeldIn                        // like CardsIn, but only cards this text remembers
	CardsHeld                     // cards this text remembers that fit, wherever they are
	ItsCost                       // the cost of the card at hand
	CanPay                        // 1 if you can pay the cost of the card at hand with your Power
	ItsPower                      // the Power the latest play of the card at hand made
	Victims                       // seats hit by the last Attack of this text
	TargetIs                      // 1 if there is a target
	CardsOn                       // the Number on the card at hand
	PiecesTogether                // standees of other seats near yours, or with Near 0 in its space
	Namesakes                     // cards in your places with the name of the card at hand
	NoneIn                        // 1 if no card in your places fits
	PiecesWithIt                  // standees in the space of the card at hand
	TurnNumber                    // the number of the turn, from 1
	PowerIn                       // the Power printed on the cards in your places that fit
	GoalsVisited                  // goals of the ring in the Number, which is one of visits
	SeatsWith                     // seats with at least 1 of the Number; with Near only those near your standee
	Fewest                        // 1 if every foe has more fitting cards in its places than you have in yours
	TypesIn                       // different types among the cards in your places that fit
	TypesPlayed                   // different types among the plays resolved this turn that fit
	CostIn                        // total cost of your cards in places that this text remembers, even if they moved there since
	FoesWithout                   // foes who own none of the cards this text remembers, even if those have moved
	MaxHeld                       // 1 if no seat's cards that this text remembers have a higher total cost than yours
	SlotsFree                     // how many cards the Line-Up lacks
	HeldApart                     // 1 if every card this text remembers has a type, and no two share one
	HeldFor                       // cards this text remembers for you, wherever they are
	NonePlayed                    // 1 if you have played no fitting card this turn
	Discarded                     // cards you have discarded from hand this turn, if it is yours
	RunMade                       // 1 if the card at hand completes a run of Near cards with consecutive costs among those played this turn
	CardsOfAll                    // cards in the places of all seats that fit
	CostsIn                       // different costs among the cards in your places that fit
	DifferentIn                   // different cards among those in your places that fit
	ItsVP                         // the VP of the card at hand; an asterisk counts as asteriskVP
	TypesTaken                    // 1 if the last choice of this program, which keeps types apart, took a card with a type of the filter
	InTurn                        // 1 during a turn, and 0 between turns (C-073)
	ByPlayer                      // 1 if a player made the Attack that this text is part of
	Gained                        // cards you have bought or gained this turn that fit, with From only those from there
	Short                         // how many cards fewer than Near the last choice took
	YourTurn                      // 1 if it is your turn
	FoesUnkept                    // foes for whom this text remembers no card
	PairIn                        // 1 if two cards in your places that fit are copies of one card
	Lacking                       // how many cards fewer than Near are in your places
	Avoided                       // seats that have avoided the last Attack of this text
	TeamworkOn                    // foes that you may use Teamwork on with the card whose text this is
	SourceFits                    // 1 if the card whose text this is fits and has not moved since
	PlaysShort                    // how many plays fewer than Near you have made this turn
	BestVP                        // the highest VP of the cards in your places; an asterisk counts as asteriskVP

	NumCounts
)

// Count is a number a program reads from the game.
type Count struct {
	Of     CountOf
	From   Places   // the places of the counted cards
	Filter FilterID // which cards count
	Number NumberID // NumberLeft, CardsOn, GoalsVisited, SeatsWith: which number
	Near   uint8    // CardsIn, NoneIn: less than Near steps away; 0 is anywhere
	Beyond uint8    // and at least Beyond steps away
	Around Around   // where steps are counted from
	Less   int8     // minus this many, but not below zero
	Per    uint8    // divided by this, rounded down; 0 and 1 mean each
	Max    uint8    // at most this; 0 means no limit
	And    CountID  // 0 while this count is 0; 0 means no such count
}

// Around says where steps on a ring are counted from.
type Around uint8

// The places steps are counted from.
const (
	Standee  Around = iota // your standee
	ItsSpace               // the card at hand
	TheSpace               // the space this text has chosen
	ThisCard               // the card whose text this is

	NumArounds
)

// Moment is a time when triggers may go off.
type Moment uint8

// The moments.
const (
	OnPlay        Moment = iota // a card was played and has resolved
	OnDraw                      // a card made a seat draw
	OnGain                      // a card was bought or gained
	OnGainThis                  // this very card was bought or gained
	BeforeDraw                  // a card is about to make a seat draw
	BeforeGain                  // a card is about to be bought or gained
	OnDefeat                    // a Super-Villain was defeated
	OnAvoid                     // a seat avoided an Attack (C-061)
	OnDestroy                   // a card was destroyed
	OnTurn                      // a turn begins
	OnNumber                    // a number of the mode, not of the turn, has changed
	OnEmpty                     // the last card left a pile
	OnEnter                     // a card entered the ring (R-TRN-04)
	OnHit                       // an Attack hit a player; the card is the attacker
	OnReach                     // the number of a row reached the pile its card is in (R-THR-03)
	OnEnd                       // the end of a turn was announced
	OnWalk                      // a standee moved to another space
	OnLeave                     // a seat moved a card on the ring off its goal
	OnHold                      // a standee held a card (R-VIL-09)
	OnLay                       // more of a number was laid on a card
	OnDiscard                   // a card was discarded from a hand by its player
	OnDestroyThis               // this very card was destroyed by its owner
	OnShed                      // a seat discarded a card or passed one to another player
	OnHitAny                    // an Attack of a seat hit at least one player; the card is the attacker
	OnRise                      // a number of a seat has grown
	OnTeamwork                  // a seat has used Teamwork on a foe
	BeforeShuffle               // the discard pile of a seat is about to be shuffled because its deck is too small (C-085)
	OnRotated                   // a card in play was rotated (M-140)
	OnUpright                   // a rotation has made a card in play upright
	OnUprightThis               // a rotation has made this very card upright
	OnDrawn                     // a seat has drawn cards, by an instruction of a card or of a Super Hero
	OnFoiled                    // a player has avoided an Attack of a seat; the card is the attacker
	OnLeaveThis                 // this very card has left play

	NumMoments
)

// Hearing is how a trigger is resolved once it has gone off.
type Hearing uint8

// The ways.
const (
	Waits      Hearing = iota // until the resolving card is done (C-045)
	RulesFirst                // it waits too, but is resolved first
	InOrder                   // it is resolved next, before the triggers that players order
	Interrupts                // it is resolved immediately, before the event that set it off, or with OpInstead in its place (C-046)

	NumHearings
)

// Trigger is an ability that waits for a moment (C-045, C-050).
type Trigger struct {
	On      Moment
	How     Hearing
	From    Places   // where its card must be
	Whose   Who      // whose acts it hears: You, Foes, All
	InTurn  Who      // in whose turn: You (before its end), Foes, All (also nobody's)
	Filter  FilterID // the card played or gained must fit
	At      Places   // where it happened: where a card was gained or played from, which pile is empty; 0 is anywhere
	First   bool     // only the first fitting one of the turn, even if the trigger did not see it (C-048); OnDestroy: the first card its player destroys
	NewName bool     // only if no copy of that card was played earlier this turn
	Later   bool     // OnPlay: not the play whose text set it up
	NewType bool     // only if it has a type that no card played earlier this turn has
	Paid    bool     // OnGain: only if it was bought
	Once    bool     // at most once per turn; the program spends it (OpSpend)
	Laid    NumberID // OnLay, OnRise: the number
	Drawn   bool     // OnDraw: its text remembers the cards drawn
	// When, if Min is above zero, is a count that must reach Min.
	When CountID
	Min  uint8
	Prog ProgID
	// Quiet triggers only give Power or set something up for later. They are
	// resolved without questions or ordering.
	Quiet bool
	// AboutIt is set if the program uses the card that set it off.
	AboutIt bool
}

// Entering is the effect when a text moves a Super-Villain from one place to another.
type Entering struct {
	From, To Place
	Then     ProgID // or 0 for none
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
	heeds      bool               // some text counts them, or a trigger hears of them
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
	standing   askedSet           // the questions that some card alters by where it is
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
