package engine

// Proc says what kind of procedure a Frame is in the middle of.
type Proc uint8

// The procedures. ProcCode runs a compiled card text; the others are the rules
// of the game themselves, one Go function each.
const (
	ProcCode   Proc = iota
	ProcSetup       // heroes are kept, the first player found, hands drawn
	ProcTurn        // one turn after the other, with all end-of-turn steps
	ProcSettle      // waiting triggers, until none is left
	ProcPlay        // one card being played
	ProcEach        // one program for several seats
	ProcAttack      // an Attack: Defenses, then victims
)

// Frame is one procedure half way through. The stack of frames, innermost
// last, is the whole continuation of a paused game.
type Frame struct {
	Proc   Proc
	Who    Who
	Group  uint16 // the effect it belongs to, for cards that are remembered
	Mask   uint8  // seats that avoided the Attack
	PC     uint16
	Prog   ProgID // the body that ProcEach and ProcAttack run
	Filter FilterID
	Source CardID // the card whose text this is
	Stay   uint16
	It     CardID // the card at hand
	ItStay uint16
	Actor  SeatID // "you": the seat the program works for
	User   SeatID // whose effect it is
	Turns  uint8  // seats done so far
	Busy   bool   // in the middle of the instruction at PC
	Spend  int8   // what OpSpend spends
	Taken  int16  // cards the latest choice or sweep took
	Limit  int16  // how many it may take; of ProcPlay, which of the turn's plays it is
}

// machine is a State at work: what happens while an answer is being applied.
type machine struct {
	*State
	ev     *Events
	answer Option
	given  bool // answer waits to be used by the frame that asked
}

// top is the innermost frame. It is valid until something is pushed.
func (m *machine) top() *Frame { return &m.stack[len(m.stack)-1] }

func (m *machine) push(f Frame) { m.stack = append(m.stack, f) }

func (m *machine) pop() { m.stack = m.stack[:len(m.stack)-1] }

// take hands the frame that asked its answer, once.
func (m *machine) take() (Option, bool) {
	if !m.given {
		return Option{}, false
	}
	m.given = false
	return m.answer, true
}

// run goes on until a question is open or the game is over.
func (m *machine) run() {
	for m.ask.Kind == NoDecision && m.over == NotOver {
		switch m.top().Proc {
		case ProcCode:
			m.stepCode()
		case ProcSetup:
			m.stepSetup()
		case ProcTurn:
			m.stepTurn()
		case ProcSettle:
			m.stepSettle()
		case ProcPlay:
			m.stepPlay()
		case ProcEach:
			m.stepEach()
		case ProcAttack:
			m.stepAttack()
		}
	}
}

// code is a frame that runs a program for a seat, as part of the effect f.
func (f *Frame) code(prog ProgID, actor SeatID) Frame {
	return Frame{Proc: ProcCode, PC: uint16(prog), Source: f.Source, Stay: f.Stay, Group: f.Group,
		Mask: f.Mask, Actor: actor, User: f.User, Spend: f.Spend}
}

// effect is a number for a new effect, never 0. Should a game ever use them all
// up, what the old ones remember is forgotten.
func (m *machine) effect() uint16 {
	m.effects++
	if m.effects == 0 {
		m.effects = 1
		for i := range m.cards {
			m.cards[i].Group = 0
		}
	}
	return m.effects
}
