package engine

// OpCode says what an Op does.
type OpCode uint8

// The instructions card texts and scripts are compiled to.
const (
	OpEnd     OpCode = iota
	OpNumber         // N times Count to Number of Who, or of the card that From and Around mean; Power only if it is that seat's turn (C-025)
	OpDouble         // double the Power you have left
	OpDraw           // Who draws N times Count cards, as one instruction
	OpPick           // you choose Min to Max fitting cards of From and do Verb to each
	OpAll            // do Verb to every fitting card of From
	OpRandom         // do Verb to N random cards of From
	OpTake           // do Verb to the top card of From, N times Count times
	OpTop            // the top card of From, of Who, becomes the card at hand; Seen says who sees it; of N above 1 all are remembered
	OpIt             // do Verb to the card at hand, if nothing else has moved it
	OpThis           // do Verb to the card whose text this is, if nothing has moved it
	OpPlayed         // the card chosen among the plays of this turn that fit becomes the card at hand
	OpMay            // ask yes or no; on no, go to To
	OpChoose         // you choose one of the next N OpLabels
	OpLabel          // label N; possible if Count is at least Min; goes to To
	OpIf             // unless Count is from Min to Max, go to To
	OpJump           // go to To
	OpEach           // program To for each of Who, in clockwise order (C-049)
	OpAttack         // the Attack numbered N: first the Defenses, then the victims (C-059)
	OpTarget         // you choose one of Who, with a Number only of those who have some, as the target; with Left and From it is the nearest who has a card there
	OpBest           // the target is whose remembered card alone costs most (C-177)
	OpLater          // program To at the end of this turn
	OpWatch          // trigger N works for you, for as long as Until says
	OpChange         // change N works for you, for as long as Until says
	OpSpend          // the once-a-turn ability this program belongs to is used
	OpCopy           // this card has the text box of the card at hand (ruling on Plastic Man), and does it
	OpShow           // you reveal your hand
	OpDeal           // shuffle the cards set aside and deal each seat back as many as it gave
	OpHand           // each card set aside goes to the hand of the seat it is meant for
	OpReveal         // the cards this text remembers are shown to everybody
	OpFlip           // turn your heroes face down (N 1) or up (N 0)
	OpInstead        // what this text interrupts does not happen
	OpSwap           // all that lies in From at the spaces of the first two remembered cards changes places
	OpForEach        // program To for each card this text remembers that fits, still where it was; with Pair in chosen order
	OpNobody         // program To in nobody's turn, for you (C-073)
	OpSkip           // the turn goes on with its end, whatever is being resolved
	OpWin            // Who wins the game at once, for reason N
	OpSpace          // you choose a space, as Span says: the space of this text
	OpStrike         // the card at hand attacks Who; with Pair it reaches them in chosen order
	OpForget         // the cards this text remembers are forgotten
	OpShuffle        // your deck is shuffled; with From that pile of the table
	OpAdd            // the top card of From goes to the emptiest space of Dest that is no goal (R-TRN-04)

	// The instructions of scripts.

	OpKeep     // each seat keeps N of the heroes it was dealt (C-012); with Number in rising order of it, and what one leaves is the next one's to choose from
	OpFirst    // the first player is found (C-019); the script works for it
	OpStarter  // one seat chooses for all who plays first (R-SET-11)
	OpNewHand  // you draw a new hand (C-020)
	OpBegin    // the turn begins; the script works for its seat
	OpAct      // the active seat, or a helper, acts: one of N Offers from Filter on; on the end go to To
	OpSettle   // what waits is resolved (C-050)
	OpAnnounce // the end of the turn is announced (T1)
	OpToss     // your hand is disposed of (T2)
	OpLaters   // what waits for the end of the turn is resolved (T3)
	OpClear    // cards leave play (T4)
	OpLose     // Power is lost (T5)
	OpInactive // nobody is active any more (T7)
	OpFill     // Dest is filled from From; if it cannot be, the game is over for reason N (C-122)
	OpTurnUp   // the next card of From is turned up if the last has gone; else it is over for reason N (C-071)
	OpPass     // the next turn of the queue, or of the seat to the left
	OpQueue    // you play another turn after this one, before others (M-112)

	// OpRoll rolls a die of N sides for the card at hand if it heads for no goal: what it shows is the number of the goal it heads for from now on.
	OpRoll
	// OpAppear lets the card at hand make its First Appearance, in nobody's turn, from the next
	// seat on (C-072, C-073).
	OpAppear

	NumOps
)

// Verb is what is done to a card.
type Verb uint8

// The verbs. Where the card goes is the Dest's to say.
const (
	VerbNone    Verb = iota
	VerbDestroy      // C-100, C-102
	VerbDiscard      // to the discard pile
	VerbGain         // through the gain pipeline (C-037, C-039), then where Dest says
	VerbPut          // where Dest says; neither drawn nor gained
	VerbPass         // to Dest of the next seat that did not avoid the Attack (C-153)
	VerbAside        // laid aside, face down, for the seat Dest says
	VerbPlay         // play it
	VerbBorrow       // play it; back where it came from at the end of the turn (C-040)
	VerbReplay       // play it again where it lies
	VerbHold         // reveal it and remember it for later steps
	VerbWalk         // it walks toward its goal as far as it walks, and is remembered (R-VIL-02, R-VIL-08)
	VerbStep         // it goes one space toward its goal, whoever holds it (R-ALL-03)
	VerbGo           // it goes to the space of this text
	VerbKeep         // remember it, unseen
	VerbDefeat       // it is defeated (R-VIL-18)
	VerbBuy          // it is bought for its cost; of a Super-Villain that is a defeat (C-034)

	NumVerbs
)

// Dest is where a verb puts a card. Of a place that seats have it is the zone
// of the card's owner, if it has one, else of the seat Of says.
type Dest struct {
	Place Place
	Of    Who
	Under bool  // at the bottom
	Depth uint8 // this many cards above it, from the top
	Below bool  // of several, each goes below the one before
}

// Who is a group of seats as seen from the seat a program works for.
type Who uint8

// The groups.
const (
	You      Who = iota // the seat the program works for
	User                // the seat whose effect it is
	Foes                // every other seat, from the left of the user
	All                 // every seat, from the user on
	Target              // the seat chosen as the target
	Left                // the next seat to the left, in an Attack the next that did not avoid it
	Right               // the same to the right
	Hits                // the seats the last Attack of this text has hit
	Others              // the seats beside the active one
	Standees            // every seat, silent ones too, that has a standee on the ring
	Nearby              // the other seats whose standees are in your space
	NextHit             // the next seat clockwise that the Attack has hit, yourself if you are alone
	Silents             // the seats that take no turn
	Starts              // the seat that took the first turn
	Nobody
	Partner // the other seat on your side, yourself if you are alone
	Keeper  // the seat the card at hand belongs to

	NumWho
)

// Seen is who sees a card an OpTop turns to.
type Seen uint8

// The ways.
const (
	Unseen Seen = iota
	Looked      // you alone
	Shown       // everybody

	NumSeen
)

// Unlimited as an Op's Max means any number.
const Unlimited = 255

// Op is one instruction. Which fields matter depends on Code.
type Op struct {
	Code   OpCode
	Verb   Verb
	Who    Who
	Seen   Seen
	Min    uint8
	Max    uint8
	Pair   bool  // OpPick: exactly Max or none
	Apart  bool  // OpPick: no two of one type
	Alike  bool  // OpPick: all of one type
	Held   bool  // OpPick, OpAll: only cards this text remembers, wherever they are
	Best   bool  // OpPick: only those that cost most
	Tops   bool  // OpPick, OpAll: only the top card of each pile
	Budget uint8 // OpPick: costs together at most this; 0 is no limit
	Enough uint8 // OpPick: it ends when the Power printed on them comes to this
	Near   uint8 // OpPick, OpAll: only less than Near steps away; 0 is anywhere
	Beyond uint8 // and at least so many
	Around Around
	Span   Span
	Until  Until
	Number NumberID
	Dest   Dest
	From   Places
	Of     Who // in whose places
	Filter FilterID
	Count  CountID
	N      int16
	To     ProgID
}

// Span is which spaces an OpSpace lets choose from.
type Span uint8

// The spans.
const (
	SpanAny    Span = iota // all spaces of the ring
	SpanNear               // those less than Near steps, and at least Beyond, from where Around says
	SpanToward             // those next to the card at hand that are nearer to the source of the text
	SpanIts                // that of the card at hand: nothing is asked
	SpanOwn                // that of your standee: nothing is asked

	NumSpans
)
