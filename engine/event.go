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
	DeckShuffled                     // the deck of Seat was made anew from the N cards of the discard pile
	AttackMade                       // Source attacks, for Seat (NoSeat for a First Appearance)
	AttackAvoided                    // Seat avoided the Attack of Source with Card
	AttackHit                        // Seat did not avoid the Attack of Source
	TriggerFired                     // the ability of Card works for Seat
	ChoiceMade                       // Seat chose label N for Source
	VillainAppeared                  // Card was turned up on the Super-Villain stack
	VillainFell                      // Seat defeated Card
	HeroTurned                       // the hero Card of Seat was turned face down (N 1) or up (N 0)
	TurnEnded                        // Seat announced the end of the turn
	GameEnded                        // N is the EndReason
)

// Event is one thing that happened.
type Event struct {
	Kind   EventKind
	Verb   Verb
	Seat   SeatID
	Sees   uint8 // the seats that may know Card
	Card   CardID
	Source CardID // the card that brought it about, or NoCard
	From   ZoneID
	To     ZoneID
	N      int16
}

// For is the event as one seat sees it: Card is NoCard where it may not know it.
func (e Event) For(seat SeatID) Event {
	if e.Sees != everyone && e.Sees&seat.bit() == 0 {
		e.Card = NoCard
	}
	return e
}

// Events collects what happens while answers are applied, in order.
type Events struct{ List []Event }

func (m *machine) tell(e Event) {
	if m.ev != nil {
		m.ev.List = append(m.ev.List, e)
	}
}

// source is the card whose text is being carried out, for events.
func (m *machine) source() CardID {
	if len(m.stack) == 0 {
		return NoCard
	}
	return m.top().Source
}
