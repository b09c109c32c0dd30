package engine

// What cards fit, and what programs count.

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
	Taken                         // cards the last choice or sweep of this program took; with From only those from the places it named itself
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
	Near   uint8    // of cards in your places, SeatsWith, PiecesTogether: less than Near steps away, 0 is anywhere; RunMade, Short, Lacking, PlaysShort: how many
	Beyond uint8    // and at least Beyond steps away
	Around Around   // where steps are counted from
	Less   int8     // minus this many, but not below zero; negative to add
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
