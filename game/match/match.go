// Package match is one table: who sits where, what has been answered, and what
// happened. It drives the engine, and asks a Decider where no person sits.
package match

import (
	"fmt"
	"math/bits"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Decider answers questions for a seat from what that seat may see.
type Decider interface {
	// Decide answers the pending question of v, which is asked of v's seat.
	Decide(v engine.View) engine.Answer
}

// Helper is a Decider that may do something in the turns of others: play Assist cards
// for them (R-AST-01).
type Helper interface {
	Decider
	// Help is asked at the open parts of others' turns that offer v's seat something,
	// which is then in v.Pending. Yes says that it does what it answers; without it
	// the seat whose turn it is goes on.
	Help(v engine.View) (a engine.Answer, yes bool)
}

// Volunteer returns what the first seat, clockwise from the one asked, does for that one that
// has something to offer and whose Decider is a Helper that wants to. The Deciders are by seat,
// or nil where a person decides: people are not asked here.
func Volunteer(s *engine.State, deciders []Decider) (a engine.Answer, by engine.SeatID, yes bool) {
	helpers := s.Helpers()
	if helpers == 0 {
		return a, engine.NoSeat, false
	}
	for seat := s.Next(s.Asked()); seat != s.Asked(); seat = s.Next(seat) {
		if !helpers.Has(seat) {
			continue
		}
		if h, ok := deciders[seat].(Helper); ok {
			if a, yes = h.Help(s.View(seat)); yes {
				return a, seat, true
			}
		}
	}
	return a, engine.NoSeat, false
}

// Plan is everything a match is made of: see package mode.
type Plan = mode.Plan

// Players makes a computer player of a kind. Its chance, if it has any, follows from seed.
type Players func(kind string, seed uint64) (Decider, error)

// Match is a game being played at a table, or one that was and is looked at again. It
// keeps all that was answered, what was taken back included until something else is
// answered in its place: see GoTo.
type Match struct {
	game     *mode.Game
	deciders []Decider // by seat, nil where a person decides
	state    *engine.State
	base     []byte // what the answers begin at, nil for the game as it is dealt

	log    []engine.Option // every answer, those taken back last
	given  int             // how many of them are in force
	marks  []mark          // how things stood before each of them
	checks []byte          // of the State after each of them, see Record
	events engine.Events   // of all of them
	latest engine.Events   // of the latest alone, to be added to them
	turns  []turn          // where each turn began, the first at the beginning
	beyond []Beyond
	memos  []Memo
	backs  []int         // the events that had happened each time it went back to them; 0 where it was laid open or closed
	ended  bool          // the last answer has ended the game
	open   *engine.State // the state laid open, nil if it is not: see LayOpen
}

// mark is how things stood before an answer.
type mark struct {
	events  int    // that had happened
	learned uint32 // see engine.State
	asked   bool   // a person was asked, who had a choice
	turn    bool   // in the open part of a turn, where no card was half resolved
	choice  choice // of several cards, that it was in
}

// turn is where a turn began.
type turn struct {
	TurnStart
	state *engine.State
}

// playerStride keeps the seeds of a table's computer players apart.
const playerStride = 7919

// New deals a game for the people its Plan names and for the computer players
// that players makes.
func New(g *mode.Game, players Players) (*Match, error) {
	m, err := seat(g, players)
	if err != nil {
		return nil, err
	}
	if m.state, err = g.Deal(&m.events); err != nil {
		return nil, err
	}
	m.beginTurn()
	return m, nil
}

// seat returns a match of a game that nothing is laid out of yet.
func seat(g *mode.Game, players Players) (*Match, error) {
	m := &Match{game: g, deciders: make([]Decider, len(g.Plan.Seats))}
	var err error
	for i, s := range g.Plan.Seats {
		if s.Player == "" {
			continue
		}
		if m.deciders[i], err = players(s.Player, g.Plan.Seed+uint64(i)*playerStride); err != nil {
			return nil, mode.Fault("seats", "%s: %s", s.Name, err)
		}
	}
	return m, nil
}

// Game returns what is played. It is only to be read.
func (m *Match) Game() *mode.Game { return m.game }

// Book returns what is printed on the cards.
func (m *Match) Book() *card.Book { return m.game.Book }

// Plan returns what the game was made of. Written down, with the Log, it is the whole game: a
// game built of it and replayed with the Log comes to the same end.
func (m *Match) Plan() Plan { return m.game.Plan }

// Next returns the plan of the game that follows this one once it is over, as the second of two
// that count together; ok reports whether there is one.
func (m *Match) Next() (next Plan, ok bool) {
	if m.game.Mode.Next == nil || !m.Over() {
		return Plan{}, false
	}
	return m.game.Mode.Next(m.game, m.state)
}

// Seen returns the cards of an earlier game, which all may look at, sorted; none in most games.
func (m *Match) Seen() []engine.FaceID {
	if m.game.Mode.Seen == nil {
		return nil
	}
	return slices.Sorted(slices.Values(m.game.Mode.Seen(m.game)))
}

// Heroes returns how many Super Heroes a seat plays with.
func (m *Match) Heroes() int { return m.game.Mode.Heroes }

// Together reports whether the players win or lose together, and none has points.
func (m *Match) Together() bool { return m.game.Mode.Cooperative }

// LateTies reports whether ties go to the later defeat of a Super-Villain, and then to the
// later seat, and no win is shared (C-131).
func (m *Match) LateTies() bool { return m.game.Mode.LateTies }

// Owned returns what is printed on a card that a seat has at the end of a game, when all may
// know what everybody has; ok reports whether it is that seat's.
func (m *Match) Owned(c engine.CardID, seat engine.SeatID) (f engine.FaceID, ok bool) {
	if !m.Over() || m.state.Card(c).Owner != seat || m.state.Face(c).Piece {
		return 0, false
	}
	return m.state.Card(c).Face, true
}

// Seat returns who sits at a seat.
func (m *Match) Seat(seat engine.SeatID) mode.Seat { return m.game.Plan.Seats[seat] }

// Name returns what a seat is called: who sits there, or that it is an ally (R-SOL-02).
func (m *Match) Name(seat engine.SeatID) string {
	if int(seat) >= len(m.game.Plan.Seats) {
		return "the ally"
	}
	return m.Seat(seat).Name
}

// Team returns which team a seat is of and which member of it, both from 0 in the order of the
// seats; ok is false where each plays alone, or all together.
func (m *Match) Team(seat engine.SeatID) (team, member int, ok bool) {
	v := m.View(engine.NoSeat)
	side := v.Side(seat)
	first := func(of engine.Seats) engine.SeatID { return engine.SeatID(bits.TrailingZeros(uint(of))) }
	for other := range first(side) {
		if first(v.Side(other)) == other {
			team++
		}
	}
	for other := range seat {
		if side.Has(other) {
			member++
		}
	}
	n := bits.OnesCount(uint(side))
	return team, member, n > 1 && n < v.Seats()
}

// View returns what a seat may see; NoSeat is an onlooker.
func (m *Match) View(seat engine.SeatID) engine.View {
	if m.open != nil {
		return m.open.View(seat)
	}
	return m.state.View(seat)
}

// ToAct returns the seat that is asked, or NoSeat once the game is over.
func (m *Match) ToAct() engine.SeatID { return m.state.Asked() }

// Person reports whether a person decides for a seat.
func (m *Match) Person(seat engine.SeatID) bool {
	return seat >= 0 && m.deciders[seat] == nil && !m.state.Leaving(seat)
}

// Over reports whether the game has ended.
func (m *Match) Over() bool { return m.state.Over() != engine.NotOver }

// NumCards returns the number of cards of the game; their ids are 1 to NumCards.
func (m *Match) NumCards() int { return m.state.NumCards() }

// Hash returns the hash of the game as it is now.
func (m *Match) Hash() uint64 { return m.state.Hash() }

// Log returns the answers given so far: with the Plan, the whole game. It is not to be written
// to.
func (m *Match) Log() []engine.Option { return m.log[:m.given:m.given] }

// Legal returns all answers to the pending question, whoever gives them.
func (m *Match) Legal() []engine.Answer { return m.state.Legal(nil) }

// Answer answers the pending question. An illegal answer is an error and
// changes nothing. What was taken back before is gone then, unless this is what was
// answered there too.
func (m *Match) Answer(a engine.Answer) error {
	if m.given < len(m.log) && a.Option == m.log[m.given] && a.Seq == m.state.Pending().Seq {
		m.goTo(m.given + 1)
		return nil
	}
	now := m.mark()
	m.latest.List = m.latest.List[:0]
	if err := m.state.Apply(a, &m.latest); err != nil {
		return err
	}
	m.cut(m.given)
	m.events.List = append(m.events.List, m.latest.List...)
	m.log, m.marks = append(m.log, a.Option), append(m.marks, now)
	m.checks = append(m.checks, byte(m.state.Hash()))
	m.given++
	m.ended = m.Over()
	if t := int(m.state.Turn().Number); t != m.turns[len(m.turns)-1].Number && !m.Over() {
		m.beginTurn()
	}
	return nil
}

// Step lets a Decider answer the pending question if it is one's turn to, or do
// something in another's turn, and answers for people where all answers come to the
// same thing. What is still asked of who leaves the game chance answers. It reports
// whether anything was answered; if not, a person is asked or the game is over.
func (m *Match) Step() (bool, error) {
	seat := m.ToAct()
	if seat == engine.NoSeat {
		return false, nil
	}
	if a, by, yes := Volunteer(m.state, m.deciders); yes {
		if err := m.Answer(a); err != nil {
			return false, fmt.Errorf("%s (%s), who helps: %w", m.Seat(by).Name, m.Seat(by).Player, err)
		}
		return true, nil
	}
	if d := m.state.Pending(); m.state.Leaving(seat) {
		chance := engine.NewRNG(m.game.Plan.Seed+uint64(d.Seq), engine.StreamChance)
		return true, m.Answer(engine.Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]})
	}
	v := m.state.View(seat)
	if p := m.deciders[seat]; p != nil {
		if err := m.Answer(p.Decide(v)); err != nil {
			return false, fmt.Errorf("%s (%s): %w", m.Seat(seat).Name, m.Seat(seat).Player, err)
		}
		return true, nil
	}
	if v.Alike() {
		d := v.Pending()
		return true, m.Answer(engine.Answer{Seq: d.Seq, Option: d.Options[0]})
	}
	return false, nil
}

// Events returns the events from number from on, as a seat sees them, and the number of events
// so far.
func (m *Match) Events(seat engine.SeatID, from int) ([]engine.Event, int) {
	n := m.happened()
	out := make([]engine.Event, 0, max(n-from, 0))
	for _, e := range m.events.List[min(from, n):n] {
		if m.open != nil {
			e.Sees, e.Knows = engine.Everyone, engine.Everyone
		}
		out = append(out, e.For(seat))
	}
	return out, n
}

// Score returns what every seat's cards come to now, and who wins if the game ended now. Who
// owns what in hidden places is not for players to see before the end.
func (m *Match) Score() mode.Score { return m.game.Count(m.state) }
