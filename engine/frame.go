package engine

import (
	"fmt"
	"slices"
	"strings"
)

// Proc says which kind of procedure a Frame is running.
type Proc uint8

// The procedures. ProcCode runs a compiled text or script. The others are the
// rules of the game, one Go function each.
const (
	ProcCode   Proc = iota
	ProcSettle      // waiting triggers, until none is left
	ProcPlay        // one card being played
	ProcEach        // one program for several seats
	ProcAttack      // an Attack: Defenses, then victims
	ProcNobody      // a text in nobody's turn; the turn continues after it
	ProcGain        // a card about to be gained, while effects may replace that

	NumProcs
)

// FrameBits are the marks of a Frame.
type FrameBits uint8

// The marks.
const (
	Busy      FrameBits = 1 << iota // during the instruction at PC; ProcPlay: always; ProcNobody, ProcAttack: the program, or After, has begun
	Begins                          // the cards this text remembers are forgotten when it ends
	Cancelled                       // the interrupted effect does not happen
	Defended                        // ProcAttack: Defenses are over, victims are hit; ProcSettle: of a Defense, see guard; ProcCode: see Shuffling
	Chosen                          // ProcAttack: the active seat chooses the seat it reaches next
	Urgent                          // ProcSettle: only RulesFirst triggers
	Aims                            // ProcEach: the program works for the text's own seat, with each seat as its target
	Twice                           // ProcAttack: it takes two Defenses to avoid it; Limit is the seats that have used one, as a set
)

// Shuffling marks a frame of ProcCode while an ability interrupts a shuffle during the instruction at PC. Limit
// is then how many cards the instruction has drawn before.
const Shuffling = Defended

// Frame is one procedure in progress. The stack of frames, innermost last, is the whole
// continuation of a paused game.
type Frame struct {
	Proc   Proc
	Bits   FrameBits
	PC     uint16
	Prog   ProgID // the body that ProcEach runs
	Arg    uint16 // ProcAttack: the Attack; ProcPlay: the play; ProcSettle: the level; ProcGain: the place it goes to; of Library.Ends: the Reason
	Source CardID // the card whose text this is
	Stay   uint16
	It     CardID // the card at hand
	ItStay uint16
	Actor  SeatID // "you": the seat the program works for
	User   SeatID // the seat whose effect it is
	Target SeatID // the seat chosen as the target; ProcNobody: the active seat to come back; ProcAttack: the seat asked for a Defense
	Spend  int8   // what OpSpend spends
	Left   Seats  // seats still to come; of a text: see Frame.named
	Victims,
	Safe,
	Guards Seats // of the Attack this text is part of: who was attacked, who avoided it, who used a Defense; of Library.Ends: who won
	Where uint8 // which of several piles of a place this text means, plus 1
	Space uint8 // which space of the ring this text means, plus 1
	Held  int16 // the index in held of the first card this text remembers
	Taken int16 // cards the latest choice or sweep took; ProcGain: how it is obtained; ProcAttack: the seat it reaches, plus 1, or while It is the card of a Defense, the number of that Defense
	Limit int16 // how many it may take; ProcGain: the price paid, then the number of the gain; ProcAttack: see Twice; ProcCode: see Shuffling
	// Sum is about the cards taken: with Budget their total cost, with Enough their total Power, with UnlikeCost
	// their costs as a set, with Apart or UnlikeTypes all their types, with Alike the types they share, and else how
	// many were in places that only count as those named. OpTeamwork: the foes it was used on, as a set. ProcPlay:
	// the place the card was played from, if a trigger may ask.
	Sum int16
}

// named returns the name that the text of a frame has named, or 0. The frame is the one in which the
// text began.
func (f *Frame) named() NameID { return NameID(f.Left) }

// machine is a State at work while an answer is being applied.
type machine struct {
	*State
	ev        *Events
	answer    Option
	at        Place    // the place of the event that triggers hear
	laid      NumberID // the number laid on a card that triggers hear
	about     Reason   // the game is about to end for this reason, after the program Ends
	hasAnswer bool     // the frame that asked has not used answer yet
	steps     int      // the steps taken since the answer
}

// top returns the innermost frame. It may be changed until a frame is pushed, and read until it is
// popped.
func (m *machine) top() *Frame { return &m.stack[len(m.stack)-1] }

// push opens a frame without seats. The caller fills it in, because frames are made too often to be
// copied.
func (m *machine) push(p Proc) *Frame {
	n := len(m.stack)
	if n == cap(m.stack) {
		m.stack = slices.Grow(m.stack, 1)
	}
	m.stack = m.stack[:n+1]
	f := &m.stack[n]
	*f = Frame{}
	f.Proc, f.Actor, f.User, f.Target = p, NoSeat, NoSeat, NoSeat
	return f
}

// pop ends the innermost frame. With the text, the cards it remembers are forgotten.
func (m *machine) pop() {
	f := m.top()
	if f.Bits&Begins != 0 {
		m.held = m.held[:f.Held]
	}
	m.stack = m.stack[:len(m.stack)-1]
}

// begin opens a frame that runs a text of its own for a seat, with a card as its source.
func (m *machine) begin(prog ProgID, source CardID, seat, user SeatID) *Frame {
	f := m.push(ProcCode)
	f.Bits, f.PC = Begins, uint16(prog)
	f.Source, f.Stay = source, m.cards[source].Stay
	f.Actor, f.User = seat, user
	f.Held = int16(len(m.held))
	return f
}

// part opens a frame that runs a program for a seat, as part of the text of f.
func (m *machine) part(f *Frame, prog ProgID, actor SeatID) *Frame {
	g := m.push(ProcCode)
	g.PC = uint16(prog)
	g.Source, g.Stay, g.Spend = f.Source, f.Stay, f.Spend
	g.Actor, g.User, g.Target = actor, f.User, f.Target
	g.Victims, g.Safe = f.Victims, f.Safe
	g.Held, g.Where, g.Space = f.Held, f.Where, f.Space
	return g
}

// take returns the answer to the frame that asked, once.
func (m *machine) take() (Option, bool) {
	if !m.hasAnswer {
		return Option{}, false
	}
	m.hasAnswer = false
	return m.answer, true
}

// maxSteps is the maximum number of steps after one answer. No rule needs a thousandth of them, so
// a game that takes more is broken.
const maxSteps = 1 << 20

// run continues until a question is open or the game is over.
func (m *machine) run() {
	m.runOn()
	if m.about != NotOver {
		f := m.begin(m.lib.Ends, NoCard, m.turn().Seat, NoSeat)
		f.Arg, f.Guards = uint16(m.about), m.won
		m.over, m.won, m.about = NotOver, 0, NotOver
		m.runOn()
	}
}

// closing reports whether the program for the end of the game is running. Its frame is at the bottom
// of the stack, and has the reason and the winners. It is asked only while a frame runs.
func (m *machine) closing() bool { return m.closes(&m.stack[0]) }

// closes reports whether a frame at the bottom of the stack runs the program for the end of the game.
func (s *State) closes(f *Frame) bool { return f.Proc == ProcCode && s.lib.rests[f.PC]&restEnds != 0 }

// runOn is run without the program for the end of the game.
func (m *machine) runOn() {
	for m.ask.Kind == NoDecision && m.over == NotOver && !m.stuck() {
		if m.top().Proc == ProcCode { // most are
			m.stepCode()
		} else {
			m.step()
		}
	}
}

// stuck counts one more step, and ends the game if there are too many. It counts frames and jumps
// within a program, because nothing can run forever without either.
func (m *machine) stuck() bool {
	m.steps++
	if m.steps < maxSteps {
		return false
	}
	m.finish(Stuck, 0)
	return true
}

// step continues the innermost frame. A frame that asks does nothing else, so the open question
// follows from the rest of the State.
func (m *machine) step() {
	switch m.top().Proc {
	case ProcCode:
		m.stepCode()
	case ProcSettle:
		m.stepSettle()
	case ProcPlay:
		m.stepPlay()
	case ProcEach:
		m.stepEach()
	case ProcAttack:
		m.stepAttack()
	case ProcNobody:
		m.stepNobody()
	case ProcGain:
		m.stepGain()
	}
}

// Step is one level of the stack of rules being resolved.
type Step struct {
	Proc   Proc
	Source CardID // the card whose text it is, or NoCard for the game itself
	Actor  SeatID // the seat it works for
	User   SeatID // the seat whose effect it is
}

// Why returns the stack of rules being resolved, outermost first.
func (s *State) Why() []Step {
	steps := make([]Step, 0, len(s.stack))
	for i := range s.stack {
		f := &s.stack[i]
		steps = append(steps, Step{f.Proc, f.Source, f.Actor, f.User})
	}
	return steps
}

// String prints the game's stack and question, for bug reports.
func (s *State) String() string {
	var b strings.Builder
	t := s.turn()
	fmt.Fprintf(&b, "turn %d of seat %d, power %d, question %d\n", t.Number, t.Seat, s.power(), s.seq)
	for i := range s.stack {
		f := &s.stack[i]
		fmt.Fprintf(&b, "  %s at %d", f.Proc, f.PC)
		if f.Proc == ProcCode {
			fmt.Fprintf(&b, " (%s)", s.lib.Code[f.PC].Code)
		}
		if f.Source != NoCard {
			fmt.Fprintf(&b, " of %s (card %d)", s.Face(f.Source).Name, f.Source)
		}
		fmt.Fprintf(&b, ", for seat %d, by seat %d, took %d of %d\n", f.Actor, f.User, f.Taken, f.Limit)
	}
	if s.ask.Kind != NoDecision {
		fmt.Fprintf(&b, "  seat %d is asked: %s (%s):", s.ask.Seat, s.ask.Kind, s.ask.Verb)
		for _, o := range s.ask.Options {
			fmt.Fprintf(&b, " %s", o.Kind)
			if o.Card != NoCard {
				fmt.Fprintf(&b, ":%s", s.Face(o.Card).Name)
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}
