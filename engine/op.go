package engine

// OpCode says what an Op does.
type OpCode uint8

// The instructions of compiled card texts and scripts.
const (
	OpEnd     OpCode = iota
	OpNumber         // add N times Count to Number of Who, or of the card From and Around mean; Power only on that seat's turn (C-025)
	OpDouble         // double your unspent Power
	OpDraw           // Who draws N times Count cards, as one instruction; with Held the text remembers them; with Pair the card at hand is drawn first
	OpPick           // you choose Min to Max fitting cards of From and do Verb to each
	OpAll            // do Verb to every fitting card of From
	OpRandom         // do Verb to N random cards of From
	OpTake           // do Verb to the top card of From, or with Low to the bottom card, N times Count times
	OpTop            // the top card of Who's From becomes the card at hand; Seen says who sees it; with N above 1 the top N are remembered
	OpIt             // do Verb to the card at hand, if it has not moved; with Pair the text remembers it for you
	OpThis           // do Verb to the card whose text this is, if it has not moved
	OpPlayed         // you choose a fitting card played this turn, and it becomes the card at hand
	OpMay            // ask yes or no; on no, go to To, and also without asking if Count is below Min or Verb cannot be done to the card at hand
	OpChoose         // you choose one of the next N OpLabels
	OpLabel          // label N, possible if Count is at least Min; go to To
	OpIf             // unless Count is from Min to Max, go to To
	OpJump           // go to To
	OpEach           // run program To for each of Who, clockwise (C-049); with Pair for you, and each of them is the target
	OpAttack         // make Attack number N: first Defenses, then hits (C-059)
	OpTarget         // you choose one of Who as the target: with a Number one that has some, with Near one within that distance, with Apart not yourself; with From only if one of them has a fitting card there, and with Left too it is the nearest who has one
	OpBest           // the target is the seat with the single highest-cost remembered card (C-177)
	OpLater          // run program To at the end of this turn; with Pair as the text of the card at hand
	OpWatch          // trigger N works for you until Until; with Pair as the text of the card at hand
	OpChange         // change N works for you until Until; with Pair as the text of the card at hand
	OpSpend          // use up the once-a-turn ability of this program
	OpCopy           // this card takes the text box of the card at hand and carries it out (ruling on Plastic Man)
	OpShow           // you reveal your hand, or with From look at the cards of Who there
	OpDeal           // shuffle the cards set aside and deal each seat as many as it gave
	OpHand           // each card set aside for a seat goes to Dest of that seat
	OpReveal         // the cards this text remembers are revealed
	OpFlip           // flip your heroes face down (N 1) or face up (N 0)
	OpInstead        // cancel the effect this text interrupts
	OpSwap           // the cards of From at the spaces of the first two remembered cards trade places
	OpForEach        // run program To for each remembered card that fits, is in From, if set, and has not moved; with Pair in chosen order
	OpNobody         // run program To for you in nobody's turn (C-073)
	OpSkip           // skip to the end of the turn, whatever is being resolved
	OpWin            // Who wins the game immediately, for reason N
	OpSpace          // you choose a space within Span, which becomes the space of this text
	OpStrike         // the card at hand attacks Who; with Pair it reaches them in chosen order
	OpForget         // forget the remembered cards
	OpShuffle        // shuffle your deck, or with From that pile of the table
	OpAdd            // the top N cards of From go one by one to the emptiest space of Dest that is not a goal (R-TRN-04); with Pair as many as AskAdds makes of N

	// The instructions of scripts.

	OpKeep     // each seat keeps N of its dealt heroes (C-012); with Number in rising order of it, each passing the rest on
	OpFirst    // find the first player (C-019); the script then works for it
	OpStarter  // one seat chooses who plays first (R-SET-11)
	OpNewHand  // you draw a new hand (C-020)
	OpBegin    // begin the turn; the script then works for its seat
	OpAct      // the active seat or a helper acts by one of N Offers, from number Filter on; at the end go to To
	OpSettle   // resolve waiting triggers (C-050)
	OpAnnounce // announce the end of the turn (T1)
	OpToss     // put your hand into your discard pile (T2)
	OpLaters   // resolve end-of-turn effects (T3)
	OpClear    // cards leave play (T4)
	OpLose     // unspent Power is lost (T5)
	OpInactive // no seat is active any more (T7)
	OpFill     // fill Dest from From; if that fails, the game is over for reason N (C-122)
	OpTurnUp   // reveal the next card of From if the last is gone; if none is left, the game is over for reason N (C-071)
	OpPass     // pass to the next turn of the queue, or to the seat to the left
	OpQueue    // you play another turn after this one, before others (M-112)

	// OpRoll rolls a die of N sides for the card at hand if it heads for no goal. From then on
	// it heads for the goal of that number.
	OpRoll
	// OpAppear makes the card at hand make its First Appearance, in nobody's turn, starting
	// with the next seat (C-072, C-073).
	OpAppear

	OpName // you name a card, which becomes the name of this text

	OpSteal // up to N of Number go from Who to Of
	OpMerge // this card has the texts of your cards in From for this turn, and carries them out
	OpOver  // the game that was about to end is over

	// OpRestack shuffles the card of this text into its stack if there is another, which is then face up
	// on top and makes its First Appearance.
	OpRestack

	// OpTeamwork lets you use Teamwork (M-138): you choose a foe, or with Pair a random foe, who gets N
	// of Number. The top card of that foe's deck is played for you, and returns there whenever it leaves
	// play. With AskTeamwork you may go on with other foes.
	OpTeamwork

	// OpSeats lets you choose any number of Who. They count as hit by the last Attack of this text.
	OpSeats

	NumOps
)

// Verb is an action on a card.
type Verb uint8

// The verbs. The Dest says where the card goes.
const (
	VerbNone    Verb = iota
	VerbDestroy      // C-100, C-102
	VerbDiscard      // to the discard pile
	VerbGain         // gain it (C-037, C-039), then put it where Dest says
	VerbPut          // put it where Dest says, without drawing or gaining it
	VerbPass         // to Dest of the next seat that did not avoid the Attack (C-153)
	VerbAside        // set it aside, face down, for the seat Dest says
	VerbPlay         // play it
	VerbBorrow       // play it and return it at the end of the turn (C-040)
	VerbReplay       // play it again where it is
	VerbHold         // reveal it and remember it for later steps
	VerbWalk         // it moves toward its goal by its number of spaces, and is remembered (R-VIL-02, R-VIL-08)
	VerbStep         // it moves one space toward its goal, even if it is held (R-ALL-03)
	VerbGo           // it moves to the space of this text
	VerbKeep         // remember it without revealing it
	VerbDefeat       // it is defeated (R-VIL-18)
	VerbBuy          // it is bought for its cost; that defeats a Super-Villain (C-034)
	VerbStay         // it stays where it is when its pile is shuffled the next time
	VerbRotate       // it is rotated by Dest.Depth quarters, clockwise or with Dest.Under back; 0 makes it upright without effects (M-140)

	NumVerbs
)

// Dest says where a verb puts a card. If seats have the place, it is the zone of the card's owner
// or of the seat Of says if the card has none or if no card has an owner there.
type Dest struct {
	Place Place
	Of    Who
	Under bool  // at the bottom
	Depth uint8 // this many cards are above it
	Below bool  // each of several goes below the one before
}

// Who is a group of seats, relative to the seat a program works for.
type Who uint8

// The groups.
const (
	You      Who = iota // the seat the program works for
	User                // the seat whose effect it is
	Foes                // every foe, from the left
	All                 // every player
	Target              // the seat chosen as the target
	Left                // the next seat to the left; in an Attack the next that did not avoid it
	Right               // the same to the right
	Hits                // the seats hit by the last Attack of this text
	Others              // the seats other than the active one
	Standees            // every seat with a standee on the ring, including silent seats
	Nearby              // the other seats whose standees are in your space
	NextHit             // the next seat clockwise that the Attack hit, or yourself if there is no other
	Silents             // the silent seats
	Starts              // the seat that took the first turn
	Nobody
	Partner  // the other seat on your side, or yourself if there is none
	Keeper   // the owner of the card at hand
	Attacker // the seat that made the Attack this text is part of, if any
	Avoiders // the seats that avoided the last Attack of this text
	Team     // the seat the program works for and its partners
	Lender   // the owner of the card whose text this is, if that is another seat
	Owner    // the owner of the card whose text this is, or the seat the program works for if it has none

	NumWho
)

// Seen says who sees the card of an OpTop.
type Seen uint8

// The ways.
const (
	Unseen Seen = iota
	Looked      // only you
	Shown       // all players

	NumSeen
)

// Unlimited as an Op's Max means any number.
const Unlimited = 255

// Op is one instruction. Which fields matter depends on Code.
type Op struct {
	Code    OpCode
	Verb    Verb
	Who     Who
	Seen    Seen
	Min     uint8
	Max     uint8
	Pair    bool   // OpPick: exactly Max cards or none; its meaning elsewhere is with each instruction
	Apart   bool   // OpPick: no two of one type; OpTarget: not yourself
	Alike   bool   // OpPick: all of one type
	Unlike  Unlike // OpPick: what no two of them share
	Held    bool   // OpPick, OpAll: only cards this text remembers, wherever they are
	Best    bool   // OpPick: only the highest-cost cards
	Tops    bool   // OpPick, OpAll: only the top card of each pile
	Low     bool   // OpTake: from the bottom
	Follows bool   // OpPick: this text goes on remembering the cards it takes, where they are put
	Makes   bool   // OpPick: Enough is about the Power they would make if they were played
	Budget  uint8  // OpPick: total cost at most this; 0 means no limit
	Enough  uint8  // OpPick: it ends when their printed Power reaches this
	Near    uint8  // cards, spaces, or for OpTarget standees less than Near steps away; 0 is anywhere
	Beyond  uint8  // and at least Beyond steps away
	Around  Around
	Span    Span
	Until   Until
	Number  NumberID
	Dest    Dest
	From    Places
	Of      Who // the seats whose places From means
	Filter  FilterID
	Count   CountID
	N       int16
	To      ProgID
}

// Unlike says what no two cards of a choice may share, besides a type (see Op.Apart).
type Unlike uint8

// The features.
const (
	UnlikeNothing Unlike = iota
	UnlikeCost           // their costs differ
	UnlikeName           // their names differ (C-008); the text remembers the cards it takes
	UnlikeTypes          // each has a type that none of those taken before it has

	NumUnlikes
)

// Span says which spaces an OpSpace offers.
type Span uint8

// The spans.
const (
	SpanAny    Span = iota // all spaces of the ring
	SpanNear               // those less than Near and at least Beyond steps from where Around says
	SpanToward             // those next to the card at hand that are closer to the source of the text
	SpanIts                // that of the card at hand, without asking
	SpanOwn                // that of your standee, without asking

	NumSpans
)
