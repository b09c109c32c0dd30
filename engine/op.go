package engine

// OpCode says what an Op does.
type OpCode uint8

// The instructions card texts are compiled to.
const (
	OpEnd     OpCode = iota
	OpPower          // N times Count Power to you, if it is your turn (C-025)
	OpDouble         // double the Power you have left
	OpDraw           // draw N times Count cards, as one instruction
	OpPick           // you choose Min to Max fitting cards of From and do Verb to each
	OpAll            // do Verb to every fitting card of From
	OpRandom         // do Verb to N random cards of From
	OpTake           // do Verb to the top card of From, N times Count times
	OpTop            // the top card of From becomes the card at hand; Sight says who sees it
	OpIt             // do Verb to the card at hand, if nothing else has moved it
	OpThis           // do Verb to the card whose text this is, if nothing has moved it
	OpMay            // ask yes or no; on no, go to To
	OpChoose         // you choose one of the next N OpLabels
	OpLabel          // label N; possible if Count is at least Min; goes to To
	OpIf             // unless Count is from Min to Max, go to To
	OpJump           // go to To
	OpEach           // program To for each of Who, in clockwise order (C-049)
	OpAttack         // the same as an Attack: first the Defenses (C-059)
	OpLater          // program To at the end of this turn
	OpWatch          // trigger N works for you until the turn ends
	OpCheaper        // Super-Villains of the stack cost you N less this turn
	OpSpend          // the once-a-turn ability this program belongs to is used
	OpShow           // you reveal your hand
	OpDeal           // shuffle the cards set aside and deal each seat back as many as it gave
	OpFlip           // turn your heroes face down (N 1) or up (N 0)
)

// Verb is what is done to a card.
type Verb uint8

// The verbs. Where a verb names a seat's zone, a card with an owner goes to its
// owner's, any other to yours.
const (
	VerbNone      Verb = iota
	VerbDestroy        // C-100, C-102
	VerbDiscard        // to the discard pile
	VerbGain           // through the gain pipeline (C-037, C-039)
	VerbHand           // put in hand; not a draw and not a gain
	VerbDeckTop        // put on top of the deck
	VerbDeckUnder      // put under the deck
	VerbLineUp         // add to the Line-Up
	VerbUnderHero      // put under the hero
	VerbPassLeft       // to the discard pile of the next seat that did not avoid (C-153)
	VerbSetAside       // lay aside
	VerbPlay           // play it
	VerbBorrow         // play it; back to the Line-Up at the end of the turn (C-040)
	VerbReplay         // play it again where it lies
	VerbStackTop       // back on top of the Super-Villain stack, face up
	VerbMark           // reveal it and remember it for later steps
)

// Who is a group of seats as seen from the seat a program works for.
type Who uint8

// The groups.
const (
	You  Who = iota // the seat the program works for
	User            // the seat whose effect it is
	Foes            // every other seat, from the left of the user
	All             // every seat, from the user on
)

// Sight is who sees a card an OpTop turns to.
type Sight uint8

// The sights.
const (
	Unseen Sight = iota
	Looked       // you alone
	Shown        // everybody
)

// Unlimited as an Op's Max means any number.
const Unlimited = 255

// Op is one instruction. Which fields matter depends on Code.
type Op struct {
	Code   OpCode
	Verb   Verb
	Who    Who
	Sight  Sight
	Min    uint8
	Max    uint8
	Pair   bool // OpPick: exactly Max or none
	Marked bool // OpPick: only cards marked by this effect, wherever they are
	From   Places
	Filter FilterID
	Count  CountID
	N      int16
	To     ProgID
}
