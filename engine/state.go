package engine

// Card is the place of one physical card and everything it carries there. All its marks except
// Face, Stay, Zone, Owner, Known and Pool end when it changes zone.
type Card struct {
	Face  FaceID
	Stay  uint16 // how often it has changed zone; distinguishes one stay from the next
	Known Seats  // the seats that know which card this is
	Zone  ZoneID
	Owner SeatID
	Pool  uint8 // the shuffle that hid it; a re-deal only changes faces within a pool
	Slot  uint8 // in a zone with slots its place, from 0; in others the part of the pile it was shuffled into, or 0
	Spent uint8 // its once-a-turn abilities used this turn, as a set
	Bits  CardBits
}

// CardBits are the marks of a Card.
type CardBits uint8

// The marks.
const (
	FaceDown CardBits = 1 << iota // a hero without abilities, a Super-Villain not yet seen
	Changed                       // its current play changed its text or types
	Borrowed                      // it returns to where it came from at the end of the turn
	Bound                         // whenever it leaves play, it goes on top of its owner's deck (M-138)
	Stays                         // it stays in its pile when that is shuffled the next time
)

// Down reports whether the card is face down.
func (c Card) Down() bool { return c.Bits&FaceDown != 0 }

// Borrowed reports whether the card returns to where it was borrowed from.
func (c Card) Borrowed() bool { return c.Bits&Borrowed != 0 }

// Play is one time a card was played. It lasts while the card stays where it was played, which is
// to the end of the turn or longer.
type Play struct {
	Card CardID
	Stay uint16
	Face FaceID // the face printed on it
	Text FaceID // the face whose text it has: its own, or that of the card it copies (ruling on Plastic Man)
	Back ZoneID // where a borrowed card returns to
	By   SeatID // who played it
	For  SeatID // the seat its text works for
	Made int16  // the Power it has made
	Adds Types  // types in addition to its own
	Bits PlayBits
}

// PlayBits are the marks of a Play.
type PlayBits uint8

// The marks.
const (
	Done    PlayBits = 1 << iota // fully resolved
	Earlier                      // of an earlier turn
	Tied                         // the card was borrowed: see Back
	used                         // its first once-a-turn ability has been used; the bits of the others follow
)

// usedBit returns the mark of a Play for a use of ability n. Those after the first few share one
// mark.
func usedBit(n int) PlayBits { return used << min(n, 4) }

// usedBits are the marks of all uses.
const usedBits = 0xff &^ (used - 1)

// Gain is one card bought or gained this turn.
type Gain struct {
	Card   CardID
	Seat   SeatID // the seat that then has it
	From   Place  // the place it came from
	Bought bool   // it was paid for
	// Face is the card's face, which all players have seen and still know even if they no
	// longer know where the card is. It is not written, because it follows from Card.
	Face FaceID
}

// Held is a card that a text remembers, and the stay it was remembered in. For is the
// seat it is meant for, or NoSeat.
type Held struct {
	Card CardID
	Stay uint16
	For  SeatID
}

// Until says how long a Watch lasts.
type Until uint8

// The durations.
const (
	EndOfTurn  Until = iota
	NextTurn         // until the next turn of the seat it works for
	NextAct          // until its seat does anything but move (R-CLR-16)
	NextDefeat       // until its seat defeats something, or the turn ends
	WhileThere       // while the card that made it stays where it is
	ForEver
	GoneOff   // until its trigger has gone off once
	TurnThere // until the end of the turn, while the card that made it stays where it is

	NumUntil
)

// Watch is a lasting effect of a card, either a trigger or a change. The other of the two is 0.
type Watch struct {
	Source  CardID // the card that made it
	Stay    uint16 // the stay of that card
	Trigger TriggerID
	Change  ChangeID
	Seat    SeatID // the seat it works for
	Until   Until
	Spent   bool // a once-a-turn trigger has been used
}

// Later is a program that waits for the end of the turn.
type Later struct {
	Prog   ProgID
	Source CardID // the card whose text it is
	Stay   uint16 // the stay of that card
	Seat   SeatID // the seat it works for
}

// Waiting is a trigger that has gone off and waits to be resolved.
type Waiting struct {
	Trigger TriggerID // 0 for an end-of-turn effect and for Library.Entered
	Prog    ProgID
	Source  CardID // the card whose ability it is
	Stay    uint16
	It      CardID // the card that set it off, or NoCard
	ItStay  uint16
	Seat    SeatID // the seat it works for, which also orders it
	Spend   int8   // what its use spends: see machine.spend
	Rank    uint8  // its place in the chosen order, or 0
	Level   uint8  // how deep it interrupts: 0 waits for the card that is resolving
}

// Token is a number on a card.
type Token struct {
	Card CardID
	Of   NumberID
	N    int16
}

// Turn is a turn that is being played or waits to be.
type Turn struct {
	Number uint16 // from 1
	Seat   SeatID // whose turn it is, or was between turns
	Active SeatID // the active player: NoSeat between turns (C-073)
	Ending bool   // the end has been announced: no more acts or triggers
	N      [turnNumbers]int16
}

// Reason says why a game is over. A mode defines its own from 1 on.
type Reason uint8

// NotOver is the Reason of a game that is not over.
const NotOver Reason = 0

// Stuck is the Reason of a game that was ended because an answer never led to
// another question. Its cards or its save are broken (E-18).
const Stuck Reason = 255

// State is a whole game at one of its questions. It is plain data, except for
// the Library and the Board, which never change while it is played.
//
// The zero State is not a game. A Builder makes games.
type State struct {
	lib   *Library
	board *Board

	over    Reason
	won     Seats  // the seats that have won by a rule; none if VP decide
	first   SeatID // the seat that took the first turn
	lineUp  uint8  // the size the Line-Up is filled to (C-122)
	pool    uint8  // the latest pool given out
	seq     uint32 // questions answered so far
	learned uint32 // see Learned
	streams [numStreams]RNG
	ask     Decision // follows from the rest; its options are in the slice below

	standees [MaxSeats]CardID // follow from the cards: see findStandees
	standing askedSet         // the questions that cards alter where they are; follows from the cards: see findStanding
	altering askedSet         // these and the questions that watches alter: see findAltered
	users    uint32           // the zones of cards with abilities to use; follows from the cards: see findUsers

	ears [MaxSeats + 1]uint64 // by seat, and last of the table: the Moments that its cards may hear; follow from the cards: see findEars

	starts   *borders // the start of each zone in order, and the end
	order    []CardID // every card, zone after zone
	cards    []Card   // by CardID; entry 0 isn't a card
	numbers  []int16  // of the table, then of each seat
	turns    []Turn   // the first is being played, the others wait (M-112)
	stack    []Frame
	options  []Option // follow from the rest, with ask
	held     []Held
	plays    []Play
	gains    []Gain
	drawn    []Held // the cards of the turn's first draw instruction, if some trigger remembers them
	watches  []Watch
	laters   []Later
	waiting  []Waiting
	tokens   []Token
	given    []Given // the next random results
	lentUses []Lent  // what seats have used of the abilities of others' heroes
	inForce  []stood // the changes that cards make where they are; see findStanding
}

// CopyInto makes dst an independent copy of s. It allocates nothing once dst has grown to the size
// of the game.
func (s *State) CopyInto(dst *State) {
	old := *dst
	*dst = *s
	if dst.starts = old.starts; dst.starts == nil {
		dst.starts = newBorders()
	}
	copy(dst.starts[:s.board.zones+1], s.starts[:])
	dst.order = append(old.order[:0], s.order...)
	dst.cards = append(old.cards[:0], s.cards...)
	dst.numbers = append(old.numbers[:0], s.numbers...)
	dst.turns = append(old.turns[:0], s.turns...)
	dst.stack = append(old.stack[:0], s.stack...)
	dst.options = append(old.options[:0], s.options...)
	dst.held = append(old.held[:0], s.held...)
	dst.plays = append(old.plays[:0], s.plays...)
	dst.gains = append(old.gains[:0], s.gains...)
	dst.drawn = append(old.drawn[:0], s.drawn...)
	dst.watches = append(old.watches[:0], s.watches...)
	dst.laters = append(old.laters[:0], s.laters...)
	dst.waiting = append(old.waiting[:0], s.waiting...)
	dst.tokens = append(old.tokens[:0], s.tokens...)
	dst.given = append(old.given[:0], s.given...)
	dst.lentUses = append(old.lentUses[:0], s.lentUses...)
	dst.inForce = append(old.inForce[:0], s.inForce...)
	if dst.ask.Kind != NoDecision {
		dst.ask.Options = dst.options
	}
}

// Copy returns an independent copy of s.
func (s *State) Copy() *State {
	dst := new(State)
	s.CopyInto(dst)
	return dst
}

// Library returns what is printed on the cards of this game.
func (s *State) Library() *Library { return s.lib }

// Board returns the board of this game.
func (s *State) Board() *Board { return s.board }

// Seats returns the number of players.
func (s *State) Seats() int { return s.board.seats }

// Turn returns the turn being played.
func (s *State) Turn() Turn { return s.turns[0] }

// turn returns the turn being played.
func (s *State) turn() *Turn { return &s.turns[0] }

// acts reports whether it is the turn of a seat, before its end is announced. Between turns it is
// nobody's.
func (s *State) acts(seat SeatID) bool {
	t := &s.turns[0]
	return seat == t.Active && seat != NoSeat && !t.Ending
}

// Over returns why the game has ended, or NotOver.
func (s *State) Over() Reason { return s.over }

// Won returns the seats that have won by a rule of the game. It is empty until the game ends, and
// if VP decide or no one wins.
func (s *State) Won() Seats { return s.won }

// Learned returns a count that grows whenever chance is used, the active seat sees a card it did
// not know, or a seat answers in another's turn. Undoing past such a point would be unfair.
func (s *State) Learned() uint32 { return s.learned }

// LineUpSize returns the size the Line-Up is filled to.
func (s *State) LineUpSize() int { return int(s.lineUp) }

// NumCards returns the number of cards, heroes and pieces in the game. Their ids are 1 to NumCards.
func (s *State) NumCards() int { return len(s.cards) - 1 }

// Card returns where a card is and what it carries.
func (s *State) Card(c CardID) Card { return s.cards[c] }

// Face returns what is printed on a card.
func (s *State) Face(c CardID) *Face { return &s.lib.Faces[s.cards[c].Face] }

// maySay reports whether the text of a card can have these features, because its print has them or
// because its text has changed. It is quick, and for most cards the answer is no.
func (s *State) maySay(c CardID, b briefBits) bool {
	card := &s.cards[c]
	return s.lib.briefs[card.Face].prints&b != 0 || card.Bits&Changed != 0
}

// text returns the face whose text box a card has now, which is its own or one it copies.
func (s *State) text(c CardID) *Face { return &s.lib.Faces[s.textFace(c)] }

func (s *State) textFace(c CardID) FaceID {
	if card := &s.cards[c]; card.Bits&Changed == 0 {
		return card.Face
	}
	return s.changedFace(c)
}

func (s *State) changedFace(c CardID) FaceID {
	if p := s.playOf(c, s.cards[c].Stay); p != nil {
		return p.Text
	}
	return s.cards[c].Face
}

// playOf returns the most recent play of a card during one of its stays, or nil. It is not inlined
// because it is rarely used: see tell.
//
//go:noinline
func (s *State) playOf(c CardID, stay uint16) *Play {
	for i := len(s.plays) - 1; i >= 0; i-- {
		if p := &s.plays[i]; p.Card == c && p.Stay == stay {
			return p
		}
	}
	return nil
}

// Plays returns the plays of this turn, in order.
func (s *State) Plays() []Play {
	for i := range s.plays {
		if s.plays[i].Bits&Earlier == 0 { // plays of earlier turns come first
			return s.plays[i:]
		}
	}
	return nil
}

// Gains returns the cards bought or gained this turn, in order.
func (s *State) Gains() []Gain { return s.gains }

// Next returns the seat to the left of another.
func (s *State) Next(seat SeatID) SeatID {
	seat++
	if int(seat) >= s.board.seats {
		return 0
	}
	return seat
}

// TurnOrder returns a seat's place in turn order. It is 0 for the seat that started.
func (s *State) TurnOrder(seat SeatID) int {
	return (int(seat) - int(s.first) + s.Seats()) % s.Seats()
}

// PlayedNow reports whether a card was played this turn and has stayed there.
func (s *State) PlayedNow(c CardID) bool {
	p := s.playOf(c, s.cards[c].Stay)
	return p != nil && p.Bits&Earlier == 0
}

// Number returns a number of the table, a seat or the turn.
func (s *State) Number(id NumberID, seat SeatID) int { return int(*s.number(id, seat)) }

// number returns a pointer to a number. Asking for a seat's number without a seat is an error in
// the program.
func (s *State) number(id NumberID, seat SeatID) *int16 {
	kept := s.lib.numberAt[id&(MaxNumbers-1)]
	at := int(kept.at)
	switch kept.of {
	case OfTurn:
		return &s.turns[0].N[at]
	case OfSeat:
		at += s.lib.ofTable + int(seat)*s.lib.ofSeat
	case OfTable:
	case OfCard: // see On
	}
	return &s.numbers[at]
}

// power returns the Power left in the turn being played.
func (s *State) power() int { return int(s.turns[0].N[Power]) }

// borne returns the set of numbers that some card has on it, by NumberID. Power is never among them.
func (s *State) borne() (all uint32) {
	for i := range s.tokens {
		all |= 1 << s.tokens[i].Of
	}
	return all
}

// isBorne reports whether some card has a number on it.
func (s *State) isBorne(of NumberID) bool { return len(s.tokens) > 0 && s.borne()>>of&1 != 0 }

// On returns a number on a card.
func (s *State) On(c CardID, id NumberID) int {
	for _, t := range s.tokens {
		if t.Card == c && t.Of == id {
			return int(t.N)
		}
	}
	return 0
}
