package engine

import "fmt"

// DecisionKind is the shape of a question.
type DecisionKind uint8

// The questions. NoDecision means the game is over.
const (
	NoDecision   DecisionKind = iota
	DecideTurn                // what to do in the open part of a turn (C-021)
	DecidePick                // one more card for Verb
	DecideMay                 // do it or not
	DecideChoose              // one of several labelled effects
	DecideDefend              // avoid the Attack or not (C-056)
	DecideOrder               // which waiting trigger comes next (C-050)
	DecideHero                // which of the dealt heroes to keep (C-012)
	DecideSeat                // one of several seats
	DecideSpace               // one of several spaces of the ring
	DecidePile                // which of several piles a text means: two Line-Ups (M-058)
	DecideOther               // somebody else is asked something: all an onlooker is told

	NumDecisions
)

// OptionKind is what choosing an Option means.
type OptionKind uint8

// The options.
const (
	OptEnd     OptionKind = iota // end the turn
	OptPlay                      // play Card
	OptBuy                       // buy Card
	OptUse                       // use ability N of Card
	OptStep                      // the standee Card goes to space N
	OptAct                       // do what offer N says, with Card if it is about one
	OptCard                      // pick Card
	OptDone                      // pick no more
	OptYes                       // do it
	OptNo                        // do not
	OptLabel                     // the effect with label N
	OptDefend                    // use Defense N of Card
	OptReveal                    // show Card to escape the Attack (C-064)
	OptSuffer                    // do not defend
	OptTrigger                   // the waiting trigger of Card; N tells equal ones apart
	OptSeat                      // seat N
	OptPile                      // pile N
	OptSpace                     // space N

	NumOptions
)

// Option is one possible answer.
type Option struct {
	Kind OptionKind
	Seat SeatID // who may take it
	Card CardID
	N    int16
}

// Decision is the question a game waits on. It is plain data; words for it are
// made elsewhere, from the program address At.
type Decision struct {
	Seq  uint32 // which question of the game this is; an Answer names it
	Kind DecisionKind
	Seat SeatID // who is asked
	User SeatID // whose effect asks, NoSeat if nobody's
	For  SeatID // DecideDefend: whom it would protect
	Verb Verb
	To   Dest // where Verb puts the card
	// Min and Max are how many more cards a DecidePick wants at least and
	// allows at most, this one included.
	Min, Max uint8
	Taken    uint8  // cards picked so far in this choice
	Source   CardID // the card whose text asks, NoCard for the game itself
	It       CardID // the card it is about, if there is one
	At       ProgID // the instruction that asks, 0 for the game itself; DecideDefend: what the Attack does
	// Options are the possible answers, never fewer than two except for
	// DecideTurn, which is asked even when only ending is left. They are the
	// state's own and change with it: copy what is to be kept.
	Options []Option
}

// Answer is a reply to the question numbered Seq.
type Answer struct {
	Seq    uint32
	Option Option
}

// Pending returns the question the game waits on; its Kind is NoDecision once the game is over.
func (s *State) Pending() Decision { return s.ask }

// Asked returns the seat that must answer the open question, or NoSeat once the game is over.
func (s *State) Asked() SeatID { return s.ask.Seat }

// Offer returns what an option of an open part stands for: one of the acts it offers.
func (s *State) Offer(o Option) *Offer {
	return &s.lib.Offers[int(s.lib.Code[s.ask.At].Filter)+int(o.N)]
}

// Legal appends every answer to the pending question to buf. It adds none only
// when the game is over.
func (s *State) Legal(buf []Answer) []Answer {
	for _, o := range s.ask.Options {
		buf = append(buf, Answer{Seq: s.ask.Seq, Option: o})
	}
	return buf
}

// Alike reports whether all the options of the question come to the same thing:
// it must be answered with one of several cards of one face in one zone.
func (s *State) Alike() bool {
	if s.ask.Kind != DecidePick || s.ask.Min == 0 {
		return false
	}
	a := s.cards[s.ask.Options[0].Card]
	for _, o := range s.ask.Options[1:] {
		b := s.cards[o.Card]
		if o.Kind != OptCard || a.Face != b.Face || a.Zone != b.Zone || a.Owner != b.Owner {
			return false
		}
	}
	return true
}

// Apply answers the pending question and plays on to the next one. What
// happens is added to ev unless ev is nil. An answer that is not among the
// legal ones, or is for another question, is an error and changes nothing.
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

// pose finds the open question of a game whose other fields are given. It
// changes nothing else. The error says that the game does not stand at a
// question.
func (s *State) pose() error {
	s.ask = nothing
	s.options = s.options[:0]
	if s.over != NotOver {
		return nil
	}
	m := machine{State: s}
	m.step()
	if m.hasAnswer || s.ask.Kind == NoDecision {
		return fmt.Errorf("engine: the game does not stand at a question")
	}
	return nil
}

// asking opens a question, to be filled in where it lies. Its options are then
// added with option.
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

// askNothing takes back a question that need not be asked.
func (m *machine) askNothing() { m.ask = nothing }

// nothing is the question of a game that asks nothing.
var nothing = Decision{Seat: NoSeat, User: NoSeat}

// option adds an answer for the seat that is asked.
func (m *machine) option(o Option) {
	o.Seat = m.ask.Seat
	m.options = append(m.options, o)
}

// asked closes the list of options. With a single one there is nothing to ask:
// it is taken at once and given back.
func (m *machine) asked() {
	if len(m.options) == 1 && m.ask.Kind != DecideTurn {
		m.answer, m.hasAnswer = m.options[0], true
		m.askNothing()
		return
	}
	m.ask.Seq = m.seq
	m.ask.Options = m.options
}
