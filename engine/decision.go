package engine

import "fmt"

// DecisionKind is the kind of a question.
type DecisionKind uint8

// The questions. NoDecision means the game is over.
const (
	NoDecision   DecisionKind = iota
	DecideTurn                // what to do in the main part of a turn (C-021)
	DecidePick                // one more card for Verb
	DecideMay                 // do it or not
	DecideChoose              // one of several labeled effects
	DecideDefend              // avoid the Attack or not (C-056)
	DecideOrder               // which waiting trigger comes next (C-050)
	DecideHero                // which of the dealt heroes to keep (C-012)
	DecideSeat                // one of several seats
	DecideSpace               // one of several spaces of the ring
	DecidePile                // which of several piles a text means, such as two Line-Ups (M-058)
	DecideName                // the name of a card
	DecideOther               // another seat is asked something; an onlooker sees no more

	NumDecisions
)

// OptionKind is the meaning of choosing an Option.
type OptionKind uint8

// The options.
const (
	OptEnd     OptionKind = iota // end the turn
	OptPlay                      // play Card
	OptBuy                       // buy Card
	OptUse                       // use ability N of Card
	OptStep                      // move the standee Card to space N
	OptAct                       // carry out offer N, with Card if it is about one
	OptCard                      // pick Card
	OptDone                      // pick no more
	OptYes                       // do it
	OptNo                        // do not
	OptLabel                     // the effect with label N
	OptDefend                    // use Defense N of Card
	OptReveal                    // reveal Card to avoid the Attack (C-064)
	OptSuffer                    // do not defend
	OptTrigger                   // the waiting trigger of Card; N distinguishes equal ones
	OptSeat                      // seat N
	OptPile                      // pile N
	OptSpace                     // space N
	OptName                      // the name with NameID N

	NumOptions
)

// Option is one possible answer.
type Option struct {
	Kind OptionKind
	Seat SeatID // who may take it
	Card CardID
	N    int16
}

// Decision is the question a game waits on. It is plain data. Its wording is made elsewhere, from
// the program address At.
type Decision struct {
	Seq  uint32 // which question of the game this is; an Answer names it
	Kind DecisionKind
	Seat SeatID // who is asked
	User SeatID // whose effect asks, or NoSeat
	For  SeatID // DecideDefend: the seat it would protect
	Verb Verb
	To   Dest // where Verb puts the card
	// Min and Max are how many more cards a DecidePick requires and allows, including
	// this one.
	Min, Max uint8
	Taken    uint8  // cards picked so far in this choice
	Source   CardID // the card whose text asks, or NoCard for the game itself
	It       CardID // the card it is about, if there is one
	At       ProgID // the instruction that asks, or 0 for the game itself; DecideDefend: the Attack's program
	// Options are the possible answers. There are at least two, except for DecideTurn,
	// which is asked even if the turn can only be ended. They belong to the State and
	// change with it, so copy those you keep.
	Options []Option
}

// Answer is a reply to the question numbered Seq.
type Answer struct {
	Seq    uint32
	Option Option
}

// Pending returns the question the game waits on. Its Kind is NoDecision once the game is over.
func (s *State) Pending() Decision { return s.ask }

// Asked returns the seat that must answer the open question, or NoSeat once the game is over.
func (s *State) Asked() SeatID { return s.ask.Seat }

// Offer returns the offer that an option in the main part of a turn refers to.
func (s *State) Offer(o Option) *Offer {
	return s.lib.Offer(s.ask.At, o)
}

// Offer returns the offer that an option of the OpAct at an address refers to.
func (l *Library) Offer(at ProgID, o Option) *Offer {
	return &l.Offers[int(l.Code[at].Filter)+int(o.N)]
}

// Legal appends every answer to the pending question to buf. It appends none only when the game is
// over.
func (s *State) Legal(buf []Answer) []Answer {
	for _, o := range s.ask.Options {
		buf = append(buf, Answer{Seq: s.ask.Seq, Option: o})
	}
	return buf
}

// Alike reports whether all options of the question are equivalent. Then one of several cards with
// the same face in the same zone must be chosen, all of which the asked seat knows, or a space for cards that
// are at none of the spaces.
func (s *State) Alike() bool {
	if s.ask.Kind == DecideSpace {
		return s.idleSpaces()
	}
	if s.ask.Kind != DecidePick || s.ask.Min == 0 {
		return false
	}
	a := s.cards[s.ask.Options[0].Card]
	for _, o := range s.ask.Options {
		b := s.cards[o.Card]
		if o.Kind != OptCard || !b.Known.Has(s.ask.Seat) || a.Face != b.Face || a.Zone != b.Zone || a.Owner != b.Owner {
			return false
		}
	}
	return true
}

// idleSpaces reports whether a space is asked for only to move cards from there, and no space has any.
func (s *State) idleSpaces() bool {
	f := s.stack[len(s.stack)-1]
	code := s.lib.Code
	if int(f.PC)+2 >= len(code) {
		return false
	}
	take, test := &code[f.PC+1], &code[f.PC+2]
	if take.Code != OpAll || take.Verb != VerbKeep || take.Around != TheSpace || test.Code != OpIf || s.lib.Counts[test.Count].Of != CardsHeld || code[test.To].Code != OpEnd {
		return false
	}
	m, found := machine{State: s}, false
	for _, o := range s.ask.Options {
		f.Space = uint8(o.N + 1)
		m.eachCandidate(take, &f, func(CardID) bool { found = true; return false })
		if found || o.Kind != OptSpace {
			return false
		}
	}
	return true
}

// Apply answers the pending question and plays on to the next one. It adds all events to ev unless
// ev is nil. An answer that is not legal, or is for another question, is an error and changes
// nothing.
func (s *State) Apply(a Answer, ev *Events) error {
	if err := s.allows(a); err != nil {
		return err
	}
	s.seq++
	if a.Option.Seat != s.turns[0].Seat {
		s.learned++
	}
	s.ask = nothing
	m := machine{State: s, ev: ev, answer: a.Option, hasAnswer: true}
	m.run()
	return nil
}

func (s *State) allows(a Answer) error {
	if s.ask.Kind == NoDecision {
		return fmt.Errorf("engine: the game is over, nothing is asked")
	}
	if a.Seq != s.ask.Seq {
		return fmt.Errorf("engine: answer to question %d, but question %d is open", a.Seq, s.ask.Seq)
	}
	for _, o := range s.ask.Options {
		if o == a.Option {
			return nil
		}
	}
	return fmt.Errorf("engine: seat %d may not answer question %d with %+v", s.ask.Seat, a.Seq, a.Option)
}

// pose finds the open question of a game from its other fields, which do not change. It fails if
// the game is not at a question.
func (s *State) pose() error {
	s.ask = nothing
	s.options = s.options[:0]
	if s.over != NotOver {
		return nil
	}
	m := machine{State: s}
	m.step()
	if m.hasAnswer || s.ask.Kind == NoDecision {
		return fmt.Errorf("engine: the game is not at a question")
	}
	return nil
}

// asking opens a question, which the caller fills in. Options are added with option.
func (m *machine) asking(kind DecisionKind, seat, user SeatID) *Decision {
	m.options = m.options[:0]
	m.ask = Decision{}
	d := &m.ask
	if int(seat) >= m.board.seats {
		seat = m.turn().Seat // an ally is asked nothing (R-SOL-03)
	}
	d.Kind, d.Seat, d.User = kind, seat, user
	return d
}

// asksText opens a question of the text that f runs.
func (m *machine) asksText(kind DecisionKind, f *Frame) *Decision {
	d := m.asking(kind, f.Actor, f.User)
	d.Source, d.At = f.Source, ProgID(f.PC)
	return d
}

// askNothing withdraws a question that need not be asked.
func (m *machine) askNothing() { m.ask = nothing }

// nothing is the Decision of a game that asks nothing.
var nothing = Decision{Seat: NoSeat, User: NoSeat}

// option adds an option for the asked seat.
func (m *machine) option(o Option) {
	o.Seat = m.ask.Seat
	m.options = append(m.options, o)
}

// asked completes the list of options. If there is only one, there is nothing to ask and it becomes
// the answer.
func (m *machine) asked() {
	if len(m.options) == 1 && m.ask.Kind != DecideTurn {
		m.answer, m.hasAnswer = m.options[0], true
		m.tellForced(m.answer, m.ask.Seat)
		m.askNothing()
		return
	}
	m.ask.Seq = m.seq
	m.ask.Options = m.options
}
