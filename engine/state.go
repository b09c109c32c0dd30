package engine

// Rules is the set of named differences between rules profiles (core.md's
// table). Each is asked in one place.
type Rules uint16

// The differences. None set is the standard profile.
const (
	WeaknessesReturn   Rules = 1 << iota // a destroyed Weakness goes back to its stack (C-102)
	WeaknessesAreType                    // Weakness is a card type (C-006)
	VillainBoughtFirst                   // a Super-Villain must be the turn's first purchase (C-038)
	UnderIsPublic                        // everybody sees cards under a hero (C-016)
	LateTies                             // ties go to the later defeat, then the later seat (C-131)
)

// Has tells whether all rules of r2 are in force.
func (r Rules) Has(r2 Rules) bool { return r&r2 == r2 }

// Card is where one physical card is and what it carries there. All marks but
// Face, Zone, Owner, Known and Stay end when it changes zone.
type Card struct {
	Face  FaceID
	Stay  uint16 // how often it has changed zone; tells one stay from the next
	Zone  ZoneID
	Owner SeatID
	Group uint16 // the effect that remembers it, 0 for none
	Known uint8  // the seats that know which card lies here
	Slot  uint8  // its place in the Line-Up, from 0
	Spent uint8  // its once-a-turn triggers used this turn, as a set
	Times uint8  // how often it has been played where it lies
	Down  bool   // face down: a hero without abilities, a Super-Villain not yet seen
	Tied  bool   // borrowed from the Line-Up until the end of the turn
}

// Play is one time a card was played this turn. It lasts while the card stays.
type Play struct {
	Card CardID
	Stay uint16
	Face FaceID
	Done bool // fully resolved
}

// Gain is one card bought or gained this turn.
type Gain struct {
	Card   CardID
	Seat   SeatID
	Bought bool
}

// Watch is something a played card leaves working until the turn ends: a
// trigger, or a discount on Super-Villains.
type Watch struct {
	Source  CardID
	Seat    SeatID
	Trigger TriggerID // 0 for a discount
	Cheaper int8
	Spent   bool
}

// Later is a program that waits for the end of the turn.
type Later struct {
	Prog   ProgID
	Source CardID
	Stay   uint16
	Seat   SeatID
}

// Waiting is a trigger that has gone off and waits to be resolved.
type Waiting struct {
	Trigger TriggerID // 0 for an end-of-turn effect
	Prog    ProgID
	Source  CardID
	Stay    uint16
	It      CardID
	ItStay  uint16
	Seat    SeatID
	Spend   int8  // what its use spends: see machine.spent
	Rank    uint8 // its place in the chosen order, 0 while none is chosen
}

// Seat is the counters of one player.
type Seat struct {
	LastDefeat uint16 // the turn of its latest defeat of a Super-Villain, 0 for none
	VPTokens   int16
}

// Turn is what belongs to the turn being played.
type Turn struct {
	Number uint16 // from 1
	Seat   SeatID // whose turn it is, or was until a moment ago
	Active SeatID // the active player: NoSeat between turns (C-073)
	Ending bool   // the end has been announced: no action, no trigger
	Power  int16
	Bought uint16 // purchases so far
	Draws  uint16 // times a card told its player to draw
}

// EndReason is why a game is over.
type EndReason uint8

// The reasons (C-127).
const (
	NotOver EndReason = iota
	LineUpShort
	VillainsOut
)

// State is a whole game at one of its questions. It is plain data apart from
// the Library, which is what is printed on the cards and never changes.
//
// The zero State is not a game: a Builder makes them.
type State struct {
	lib *Library

	rules   Rules
	seats   uint8
	lineUp  uint8 // the size the Line-Up is filled to (C-122)
	over    EndReason
	first   SeatID // who took the first turn
	seq     uint32 // questions answered so far
	effects uint16 // numbers the effects that remember cards
	starts  [numZones + 1]uint16
	seat    [MaxSeats]Seat
	turn    Turn
	streams [numStreams]RNG
	ask     Decision // its options are the slice below

	order   []CardID // every card, zone after zone
	cards   []Card   // by CardID; entry 0 is nobody
	stack   []Frame
	options []Option
	plays   []Play
	gains   []Gain
	watches []Watch
	laters  []Later
	waiting []Waiting
}

// CopyInto makes dst an independent copy of s. Nothing is allocated once dst
// has grown to the size of the game.
func (s *State) CopyInto(dst *State) {
	old := *dst
	*dst = *s
	dst.order = append(old.order[:0], s.order...)
	dst.cards = append(old.cards[:0], s.cards...)
	dst.stack = append(old.stack[:0], s.stack...)
	dst.options = append(old.options[:0], s.options...)
	dst.plays = append(old.plays[:0], s.plays...)
	dst.gains = append(old.gains[:0], s.gains...)
	dst.watches = append(old.watches[:0], s.watches...)
	dst.laters = append(old.laters[:0], s.laters...)
	dst.waiting = append(old.waiting[:0], s.waiting...)
	if dst.ask.Kind != NoDecision {
		dst.ask.Options = dst.options
	}
}

// Copy is an independent copy of s.
func (s *State) Copy() *State {
	dst := new(State)
	s.CopyInto(dst)
	return dst
}

// Library is what is printed on the cards of this game.
func (s *State) Library() *Library { return s.lib }

// Rules is the set of profile differences in force.
func (s *State) Rules() Rules { return s.rules }

// Seats is the number of players.
func (s *State) Seats() int { return int(s.seats) }

// Turn is the turn being played.
func (s *State) Turn() Turn { return s.turn }

// Counters are the counters of one seat.
func (s *State) Counters(seat SeatID) Seat { return s.seat[seat] }

// Over is why the game has ended, NotOver while it goes on.
func (s *State) Over() EndReason { return s.over }

// LineUpSize is the size the Line-Up is filled to.
func (s *State) LineUpSize() int { return int(s.lineUp) }

// Cards is the number of cards and heroes in the game; their ids are 1 to Cards.
func (s *State) Cards() int { return len(s.cards) - 1 }

// Card is where a card is and what it carries.
func (s *State) Card(c CardID) Card { return s.cards[c] }

// Face is what is printed on a card.
func (s *State) Face(c CardID) *Face { return &s.lib.Faces[s.cards[c].Face] }

// Plays are the times a card was played this turn, in order.
func (s *State) Plays() []Play { return s.plays }

// Gains are the cards bought or gained this turn, in order.
func (s *State) Gains() []Gain { return s.gains }

// Next is the seat to the left of another.
func (s *State) Next(seat SeatID) SeatID {
	seat++
	if int(seat) >= int(s.seats) {
		return 0
	}
	return seat
}

// TurnOrder is a seat's place in turn order, 0 for the one that started.
func (s *State) TurnOrder(seat SeatID) int {
	return (int(seat) - int(s.first) + s.Seats()) % s.Seats()
}

// Types is the set of types of a card under the rules in force.
func (s *State) Types(c CardID) Types {
	t := s.Face(c).Types
	if t == WeaknessType && !s.rules.Has(WeaknessesAreType) {
		return 0
	}
	return t
}

// UpVillain is the Super-Villain that lies face up on the stack, or NoCard.
func (s *State) UpVillain() CardID {
	c := s.Top(Villains.Of(NoSeat))
	if c == NoCard || s.cards[c].Down {
		return NoCard
	}
	return c
}

// Cost is what the active player would pay for a card now (C-031). It is never
// below zero.
func (s *State) Cost(c CardID) int {
	cost := int(s.Face(c).Cost)
	if s.cards[c].Zone == Villains.Of(NoSeat) {
		cost -= s.discount()
	}
	return max(cost, 0)
}

// discount is how much less Super-Villains of the stack cost this turn.
func (s *State) discount() int {
	n := 0
	for i := range s.watches {
		n += int(s.watches[i].Cheaper)
	}
	return n
}

// PlayedNow tells whether a card was played this turn and has stayed where it
// was played since.
func (s *State) PlayedNow(c CardID) bool {
	for i := range s.plays {
		if s.plays[i].Card == c && s.plays[i].Stay == s.cards[c].Stay {
			return true
		}
	}
	return false
}

// Owned calls yes for every card a seat owns: its hand, deck, discard pile and
// its cards in play, whoever has them in play (C-129). Cards under a hero
// belong to nobody (C-133).
func (s *State) Owned(seat SeatID, yes func(CardID)) {
	// Hand, deck and discard pile lie side by side and hold what the seat owns;
	// elsewhere only cards in play and set aside have an owner.
	for _, c := range s.order[s.starts[Hand.Of(seat)]:s.starts[Discard.Of(seat)+1]] {
		yes(c)
	}
	for o := range SeatID(s.seats) {
		s.ownedIn(InPlay.Of(o), seat, yes)
	}
	s.ownedIn(SetAside.Of(NoSeat), seat, yes)
}

func (s *State) ownedIn(z ZoneID, seat SeatID, yes func(CardID)) {
	for _, c := range s.Zone(z) {
		if s.cards[c].Owner == seat {
			yes(c)
		}
	}
}

// Worth is the number of victory points one card is worth to a seat if the
// game ended now (C-130).
func (s *State) Worth(seat SeatID, c CardID) int {
	f := s.Face(c)
	r := f.Points
	if r.Each == 0 {
		return int(f.VP)
	}
	n := 0
	s.Owned(seat, func(o CardID) {
		if !(r.Others && o == c) && s.fits(r.Filter, o, c) {
			n++
		}
	})
	if r.Need > 0 {
		if n >= int(r.Need) {
			return int(r.Each)
		}
		return 0
	}
	return n * int(r.Each)
}
