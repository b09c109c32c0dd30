package engine

// EventKind is what has happened.
type EventKind uint8

// The events, in the past tense.
const (
	TurnBegan       EventKind = iota // Seat's turn N
	CardPlayed                       // Seat played Card; N is 1 if it was played again
	CardBought                       // Seat paid N for Card
	CardGained                       // Seat gained Card without buying it
	CardMoved                        // Card went From one zone To another, by Verb; Seat is whose doing it was
	CardShown                        // Card was revealed where it lies; Seat is whose it is
	CardLookedAt                     // Seat looked at Card
	HandShown                        // Seat revealed a hand of N cards
	PowerChanged                     // Seat's Power changed by N
	NumberChanged                    // the Number of Seat, or on Card, changed by N
	DeckShuffled                     // the deck of Seat was made anew from the N cards of the discard pile
	AttackMade                       // Source attacks, for Seat (NoSeat for a First Appearance, which does not reach the Seats N)
	AttackAvoided                    // Seat avoided the Attack of Source with Card
	AttackHit                        // Seat did not avoid the Attack of Source
	TriggerFired                     // the ability of Card works for Seat
	AbilityUsed                      // Seat used an ability of Card
	ChoiceMade                       // Seat chose label N for Source
	SeatChosen                       // Seat chose seat N for Source
	PileChosen                       // Seat chose pile N of a place for Source
	TextCopied                       // Card has the text of Source from now on
	PieceWalked                      // Card walked From one space To another, N steps; 0 if the spaces changed places; Seat is whose standee it is, else whose doing
	VillainAppeared                  // Card was turned up on the Super-Villain stack, or makes its First Appearance elsewhere
	VillainFell                      // Seat defeated Card
	HeroTurned                       // the hero Card of Seat was turned face down (N 1) or up (N 0)
	TurnQueued                       // Seat has another turn to play after this one
	TurnEnded                        // Seat announced the end of the turn
	GameEnded                        // N is the Reason

	NumEvents
)

// Event is one thing that happened.
type Event struct {
	Kind   EventKind
	Verb   Verb     // CardMoved: what was done; VerbNone if the rules moved it
	Number NumberID // PowerChanged, NumberChanged: which number
	Seat   SeatID   // whose doing or whose turn it is: see the kinds
	Sees   Seats    // the seats that may know Card
	Knows  Seats    // the seats that may know Source
	Card   CardID
	Source CardID // the card that brought it about, or NoCard
	From   ZoneID // CardMoved, PieceWalked: where from
	To     ZoneID // and where to
	Under  bool   // CardMoved: it went to the bottom
	N      int16  // what it counts: see the kinds
}

// For returns the event as one seat sees it: Card and Source are NoCard where it may not know
// them.
func (e Event) For(seat SeatID) Event {
	if !e.Sees.Has(seat) {
		e.Card = NoCard
	}
	if !e.Knows.Has(seat) {
		e.Source = NoCard
	}
	e.Sees, e.Knows = 0, 0 // who else knows is nobody's business
	return e
}

// Events collects what happens while answers are applied, in order.
type Events struct{ List []Event }

// tell adds an event for those who listen. It is not inlined: the machine is to
// stay in the processor's cache, and mostly nobody listens.
//
//go:noinline
func (m *machine) tell(e Event) {
	if m.ev == nil {
		return
	}
	if e.Source != NoCard {
		e.Knows = m.cards[e.Source].Known
	}
	m.ev.List = append(m.ev.List, e)
}

// source returns the card whose text is being carried out, for events.
func (m *machine) source() CardID {
	if len(m.stack) == 0 {
		return NoCard
	}
	return m.top().Source
}
