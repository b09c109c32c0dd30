// Package match is one table: who sits where, what has been answered, and what
// happened. It drives the engine, and asks a Decider where no person sits.
package match

import (
	"fmt"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/rules"
)

// Decider answers questions for a seat from what that seat may see.
type Decider interface {
	// Decide answers the pending question of v, which is asked of v's seat.
	Decide(v engine.View) engine.Answer
}

// Chair is one place at the table.
type Chair struct {
	Name string
	// Player decides for the seat; nil means that a person does.
	Player Decider
	// Kind says what kind of player it is, for people to read: "greedy".
	Kind string
}

// Match is a game being played at a table.
type Match struct {
	book   *card.Book
	setup  rules.Setup
	chairs []Chair
	state  *engine.State
	log    []engine.Answer
	events engine.Events
	past   []*engine.State // before each answer of this turn, oldest first
	turn   uint16          // the turn past belongs to
}

// New lays out a game for the people and Deciders in chairs.
func New(book *card.Book, setup rules.Setup, chairs []Chair) (*Match, error) {
	setup.Seats = len(chairs)
	m := &Match{book: book, setup: setup, chairs: chairs}
	var err error
	m.state, err = rules.Begin(book, setup, &m.events)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Replay plays a recorded game again, up to its last answer. The error names
// the first answer that does not fit.
func Replay(book *card.Book, setup rules.Setup, chairs []Chair, log []engine.Answer) (*Match, error) {
	m, err := New(book, setup, chairs)
	if err != nil {
		return nil, err
	}
	for i, a := range log {
		if err := m.Answer(a); err != nil {
			return nil, fmt.Errorf("answer %d of %d: %w", i+1, len(log), err)
		}
	}
	return m, nil
}

// Book is what is printed on the cards.
func (m *Match) Book() *card.Book { return m.book }

// Setup is what the game was made from.
func (m *Match) Setup() rules.Setup { return m.setup }

// Chair is who sits at a seat.
func (m *Match) Chair(seat engine.SeatID) Chair { return m.chairs[seat] }

// View is what a seat may see; NoSeat is an onlooker.
func (m *Match) View(seat engine.SeatID) engine.View { return m.state.View(seat) }

// ToAct is the seat that is asked, NoSeat once the game is over.
func (m *Match) ToAct() engine.SeatID { return m.state.Pending().Seat }

// Person tells whether a person decides for a seat.
func (m *Match) Person(seat engine.SeatID) bool { return seat >= 0 && m.chairs[seat].Player == nil }

// Over tells whether the game has ended.
func (m *Match) Over() bool { return m.state.Over() != engine.NotOver }

// Hash is the hash of the game as it is now.
func (m *Match) Hash() uint64 { return m.state.Hash() }

// Log are the answers given so far: with the Setup, the whole game.
func (m *Match) Log() []engine.Answer { return m.log }

// Answer answers the pending question. An illegal answer is an error and
// changes nothing.
func (m *Match) Answer(a engine.Answer) error {
	before := m.state.Copy()
	if err := m.state.Apply(a, &m.events); err != nil {
		return err
	}
	m.log = append(m.log, a)
	if t := before.Turn().Number; t != m.turn {
		m.turn, m.past = t, nil
	}
	m.past = append(m.past, before)
	return nil
}

// Step lets a Decider answer the pending question if it is one's turn to, and
// answers for people where all answers come to the same thing. It tells
// whether anything was answered; if not, a person is asked or the game is over.
func (m *Match) Step() (bool, error) {
	seat := m.ToAct()
	if seat == engine.NoSeat {
		return false, nil
	}
	v := m.state.View(seat)
	if p := m.chairs[seat].Player; p != nil {
		if err := m.Answer(p.Decide(v)); err != nil {
			return false, fmt.Errorf("%s (%s): %w", m.chairs[seat].Name, m.chairs[seat].Kind, err)
		}
		return true, nil
	}
	if v.Alike() {
		d := v.Pending()
		return true, m.Answer(engine.Answer{Seq: d.Seq, Option: d.Options[0]})
	}
	return false, nil
}

// Events are the events from number from on, as a seat sees them, and the
// number of events so far.
func (m *Match) Events(seat engine.SeatID, from int) ([]engine.Event, int) {
	out := make([]engine.Event, 0, len(m.events.List)-from)
	for _, e := range m.events.List[from:] {
		out = append(out, e.For(seat))
	}
	return out, len(m.events.List)
}

// Accounts are what every seat's cards come to now, and the winners if the game
// ended now. Who owns what in hidden places is not for players to see before
// the end.
func (m *Match) Accounts() ([]rules.Account, []engine.SeatID) {
	a := rules.CountAll(m.book, m.state)
	return a, rules.Winners(m.state, a)
}
