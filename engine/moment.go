package engine

// When triggers go off, and how they are resolved.

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
