package engine

// EventKind says what has happened.
type EventKind uint8

// The events, in the past tense.
const (
	TurnBegan       EventKind = iota // Seat's turn N
	CardPlayed                       // Seat played Card; N is 1 if it was played again
	CardBought                       // Seat paid N for Card
	CardGained                       // Seat gained Card without buying it
	CardMoved                        // Card went From one zone To another, by Verb; Seat did it; N is the seat it is put down for, plus 1
	CardShown                        // Card was revealed where it is; it is Seat's
	CardLookedAt                     // Seat looked at Card
	HandShown                        // Seat revealed a hand of N cards
	PowerChanged                     // Seat's Power changed by N
	NumberChanged                    // the Number of Seat, or on Card, changed by N
	DeckShuffled                     // Seat's deck was reshuffled, from the N cards of the discard pile
	AttackMade                       // Source attacks, for Seat (NoSeat for a First Appearance, which spares the Seats N)
	AttackAvoided                    // Seat avoided the Attack of Source with Card; N is the seat that used it
	AttackHit                        // Seat did not avoid the Attack of Source
	TriggerFired                     // the ability of Card was triggered for Seat
	AbilityUsed                      // Seat used an ability of Card
	ChoiceMade                       // Seat chose label N for Source
	SeatChosen                       // Seat chose seat N for Source
	PileChosen                       // Seat chose pile N of a place for Source
	TextCopied                       // Card now has the text of Source
	PieceWalked                      // Card moved From one space To another, N steps, or 0 in a swap; Seat is the standee's, or else the one that moved it
	VillainAppeared                  // Card was revealed on the Super-Villain stack, or makes its First Appearance elsewhere
	VillainFell                      // Seat defeated Card
	HeroTurned                       // the hero Card of Seat was turned face down (N 1) or up (N 0)
	TurnQueued                       // Seat has another turn to play after this one
	TurnEnded                        // Seat announced the end of the turn
	GameEnded                        // N is the Reason
	NothingFound                     // the text of Card, at its instruction N, found nothing for Seat: no card to take, or not what a condition needs; Source is the card that does not fit it, if there is one
	CardNamed                        // Seat named the card with NameID N for Source
	TeamworkUsed                     // Seat used Teamwork on seat N (M-138)
	CardRotated                      // Seat rotated Card in zone From by N quarters, clockwise if N is above 0, or made it upright (0)

	NumEvents
)

// Event is one thing that happened.
type Event struct {
	Kind   EventKind
	Verb   Verb     // CardMoved: what was done; VerbNone if the rules moved it
	Number NumberID // PowerChanged, NumberChanged: which number
	Seat   SeatID   // who did it, or whose turn it is: see the kinds
	Sees   Seats    // the seats that may know Card
	Knows  Seats    // the seats that may know Source
	Card   CardID
	Source CardID // the card that caused it, or NoCard
	From   ZoneID // CardMoved, PieceWalked: the zone it left
	To     ZoneID // and the zone it went to
	Under  bool   // CardMoved: it went to the bottom
	Lost   bool   // PowerChanged: a loss that pays for nothing
	N      int16  // a number: see the kinds
}

// For returns the event as one seat sees it. Card and Source are NoCard if it may not know them.
func (e Event) For(seat SeatID) Event {
	if !e.Sees.Has(seat) {
		e.Card = NoCard
	}
	if !e.Knows.Has(seat) {
		e.Source = NoCard
	}
	e.Sees, e.Knows = 0, 0 // do not show who else knows
	return e
}

// Events collects the events of applied answers, in order.
type Events struct {
	List []Event
	// Forced are the answers that had no alternative, so the game took them without a question, in order.
	Forced []Option
}

// Reset empties the collection and keeps its memory.
func (e *Events) Reset() { e.List, e.Forced = e.List[:0], e.Forced[:0] }

// tellForced adds an answer that a seat had no alternative to.
func (m *machine) tellForced(o Option, seat SeatID) {
	if m.ev != nil {
		o.Seat = seat
		m.ev.Forced = append(m.ev.Forced, o)
	}
}

// tellReceiver adds to the latest move, of a card that was set aside, for which seat.
func (m *machine) tellReceiver(c CardID, to SeatID) {
	if m.ev == nil {
		return
	}
	if last := len(m.ev.List) - 1; last >= 0 && m.ev.List[last].Kind == CardMoved && m.ev.List[last].Card == c {
		m.ev.List[last].N = int16(to) + 1
	}
}

// tellLoss adds to the latest change of Power that it pays for nothing.
func (m *machine) tellLoss() {
	if m.ev == nil {
		return
	}
	if last := len(m.ev.List) - 1; last >= 0 && m.ev.List[last].Kind == PowerChanged {
		m.ev.List[last].Lost = true
	}
}

// tell adds an event if someone listens. It is not inlined, because the machine should stay in the
// processor's cache and mostly no one listens.
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

// source returns the card whose text is running, for events.
func (m *machine) source() CardID {
	if len(m.stack) == 0 {
		return NoCard
	}
	return m.top().Source
}
