// Package match is one table: its seats, the answers, and the events. It drives the engine and asks
// a Decider for each seat without a person.
package match

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Decider answers questions for a seat from that seat's view.
type Decider interface {
	// Decide answers the pending question of v, which v's seat is asked.
	Decide(v engine.View) engine.Answer
}

// Helper is a Decider that may act during other players' turns by playing Assist cards for them
// (R-AST-01).
type Helper interface {
	Decider
	// Help is called at the open parts of other players' turns if v.Pending offers v's seat
	// something. It returns an answer and true to act, or false to let the active player go on.
	Help(v engine.View) (a engine.Answer, yes bool)
}

// Volunteer returns the answer of the first seat clockwise from the asked one that has an offer and
// whose Decider is a Helper that wants to act. Deciders are by seat and nil for people, who are not
// asked here.
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

// Plan is everything that makes a match. See package mode.
type Plan = mode.Plan

// Players makes a computer player of a kind with a random seed.
type Players func(kind string, seed uint64) (Decider, error)

// Match is a game in progress at a table, or a finished one that is replayed. It keeps all answers,
// including undone ones until another answer replaces them. See GoTo.
type Match struct {
	game     *mode.Game
	deciders []Decider // by seat, nil where a person decides
	state    *engine.State
	base     []byte // the State before the answers, nil for the deal

	log    []engine.Option // all answers, undone ones last
	given  int             // how many of them are in force
	marks  []mark          // the position before each of them
	checks []byte          // of the State after each of them, see Record
	events engine.Events   // of all of them
	latest engine.Events   // of the latest only, to be added to them
	turns  []turn          // the start of each turn, the first at the beginning
	beyond []Beyond
	memos  []Memo
	warned []warning     // of all answers, in order
	near   []string      // the warnings that hold after the last of them
	backs  []int         // the number of events after each return to an earlier point; 0 for LayOpen
	ended  bool          // the last answer has ended the game
	open   *engine.State // the state with all cards face up, or nil: see LayOpen
	seen   []int         // see Saved
	clock  Clock         // see Saved
}

// mark is the position before an answer.
type mark struct {
	events  int    // events so far
	learned uint32 // see engine.State
	asked   bool   // a person was asked, who had a choice
	turn    bool   // in the open part of a turn, where no card was half resolved
	choice  choice // the choice of several cards it belongs to
}

// turn is the start of a turn.
type turn struct {
	TurnStart
	state *engine.State
}

// playerStride keeps the seeds of a table's computer players apart.
const playerStride = 7919

// New deals a game for the people its Plan names and for computer players made by players.
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

// seat returns a match of a game that has not been laid out yet.
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

// SeenBy returns how many answers had been given when the person of a seat had last seen everything.
// Ok is false if that is not known.
func (m *Match) SeenBy(seat engine.SeatID) (answers int, ok bool) {
	if int(seat) >= len(m.seen) || seat < 0 {
		return 0, false
	}
	return min(m.seen[seat], m.given), true
}

// See records that the person of a seat has seen everything so far. It reports whether that is news.
func (m *Match) See(seat engine.SeatID) bool {
	if m.seen == nil {
		m.seen = make([]int, len(m.game.Plan.Seats))
	}
	if m.seen[seat] == m.given {
		return false
	}
	m.seen[seat] = m.given
	return true
}

// Clock returns the time of the turn so far, as last set.
func (m *Match) Clock() Clock { return m.clock }

// SetClock sets the time of the turn so far.
func (m *Match) SetClock(c Clock) {
	c.Millis = min(c.Millis, MaxMillis)
	m.clock = c
}

// EventsBy returns the number of events before answer n, counted from 0, or the present number if it is
// undone.
func (m *Match) EventsBy(n int) int {
	if n < m.given {
		return m.marks[n].events
	}
	return m.happened()
}

// NextSuperVillain returns the face of the Super-Villain that is hidden now and appears next: on
// the stack or, without one, in the main deck. It is for painting it ahead of need. No player may
// learn of it. Ok is false if there is none.
func (m *Match) NextSuperVillain() (f engine.FaceID, ok bool) {
	has := m.state.Board().Has()
	for _, p := range [...]engine.Place{card.Villains, card.MainDeck} {
		if !has.Has(p) {
			continue
		}
		z := m.state.Zone(p, engine.NoSeat)
		for _, c := range m.state.Cards(z) {
			if c != m.state.Up(z) && m.state.Face(c).SuperVillain {
				return m.state.Card(c).Face, true
			}
		}
	}
	return 0, false
}

// Game returns the game, for reading only.
func (m *Match) Game() *mode.Game { return m.game }

// Book returns the printed cards.
func (m *Match) Book() *card.Book { return m.game.Book }

// Plan returns the game's Plan. Together with the Log it is the whole game: a game built from it
// and replayed with the Log has the same result.
func (m *Match) Plan() Plan { return m.game.Plan }

// Next returns the plan of the next game after this one is over, as the second of two that are
// scored together; ok reports whether there is one.
func (m *Match) Next() (next Plan, ok bool) {
	if m.game.Mode.Next == nil || !m.Over() {
		return Plan{}, false
	}
	return m.game.Mode.Next(m.game, m.state)
}

// Seen returns the cards of an earlier game, which all players may look at, sorted, or nil if none.
func (m *Match) Seen() []engine.FaceID {
	if m.game.Mode.Seen == nil {
		return nil
	}
	return slices.Sorted(slices.Values(m.game.Mode.Seen(m.game)))
}

// Heroes returns the number of Super Heroes each seat plays with.
func (m *Match) Heroes() int { return m.game.Mode.Heroes }

// Together reports whether the players win or lose together and none has points.
func (m *Match) Together() bool { return m.game.Mode.Cooperative }

// LateTies reports whether ties go to the later defeat of a Super-Villain and then to the later
// seat, so that no win is shared (C-131).
func (m *Match) LateTies() bool { return m.game.Mode.LateTies }

// Owned returns the face of a card that a seat owns at the end of a game, when all cards may be
// known; ok reports whether the seat owns it.
func (m *Match) Owned(c engine.CardID, seat engine.SeatID) (f engine.FaceID, ok bool) {
	if !m.Over() || m.state.Card(c).Owner != seat || m.state.Face(c).Piece {
		return 0, false
	}
	return m.state.Card(c).Face, true
}

// Seat returns the Plan's entry for a seat.
func (m *Match) Seat(seat engine.SeatID) mode.Seat { return m.game.Plan.Seats[seat] }

// Name returns the name of a seat's player, or of an ally (R-SOL-02).
func (m *Match) Name(seat engine.SeatID) string {
	if int(seat) >= len(m.game.Plan.Seats) {
		return "the ally"
	}
	return m.Seat(seat).Name
}

// Team returns a seat's team and its number in the team, both from 0 in seat order; ok is false if
// each player plays alone or all play together.
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

// View returns the game as a seat may see it. NoSeat is an onlooker.
func (m *Match) View(seat engine.SeatID) engine.View {
	if m.open != nil {
		return m.open.View(seat)
	}
	return m.state.View(seat)
}

// ToAct returns the seat that is asked, or NoSeat after the game is over.
func (m *Match) ToAct() engine.SeatID { return m.state.Asked() }

// Person reports whether a person decides for a seat.
func (m *Match) Person(seat engine.SeatID) bool {
	return seat >= 0 && m.deciders[seat] == nil && !m.state.Leaving(seat)
}

// Over reports whether the game has ended.
func (m *Match) Over() bool { return m.state.Over() != engine.NotOver }

// NumCards returns the number of cards in the game. Their ids are 1 to NumCards.
func (m *Match) NumCards() int { return m.state.NumCards() }

// Hash returns the hash of the game as it is now.
func (m *Match) Hash() uint64 { return m.state.Hash() }

// Log returns the answers so far, which with the Plan are the whole game. The caller must not
// change it.
func (m *Match) Log() []engine.Option { return m.log[:m.given:m.given] }

// Legal returns all legal answers to the pending question.
func (m *Match) Legal() []engine.Answer { return m.state.Legal(nil) }

// Answer answers the pending question. It returns an error for an illegal answer and changes
// nothing. Undone answers are dropped unless this answer is the same as the first of them.
func (m *Match) Answer(a engine.Answer) error {
	if m.given < len(m.log) && a.Option == m.log[m.given] && a.Seq == m.state.Pending().Seq {
		m.goTo(m.given + 1)
		return nil
	}
	now := m.mark()
	m.latest.Reset()
	if err := m.state.Apply(a, &m.latest); err != nil {
		return err
	}
	m.cut(m.given)
	m.events.List = append(m.events.List, m.latest.List...)
	m.log, m.marks = append(m.log, a.Option), append(m.marks, now)
	m.checks = append(m.checks, byte(m.state.Hash()))
	m.given++
	m.warn()
	m.ended = m.Over()
	if t := int(m.state.Turn().Number); t != m.turns[len(m.turns)-1].Number && !m.Over() {
		m.beginTurn()
	}
	return nil
}

// Step lets a Decider answer the pending question or help another computer player, and answers for
// people if all answers have the same result. Questions to a player who leaves the game are answered
// at random. It reports whether a question was answered. If not, a person is asked or the
// game is over.
func (m *Match) Step() (bool, error) {
	seat := m.ToAct()
	if seat == engine.NoSeat {
		return false, nil
	}
	if a, by, yes := m.volunteer(seat); yes {
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

// volunteer is like Volunteer, but no computer player helps a person unasked. A person plays the
// Assist cards of computer partners, and may want to keep them for later.
func (m *Match) volunteer(active engine.SeatID) (a engine.Answer, by engine.SeatID, yes bool) {
	if m.Person(active) {
		return a, engine.NoSeat, false
	}
	return Volunteer(m.state, m.deciders)
}

// Intended returns the option that a computer player would take now: its answer to the pending
// question, or its help in another player's turn. Ok is false if a person is asked, the asked player
// is leaving, or the game is over. It changes nothing, because Deciders give the same answer to the
// same question.
func (m *Match) Intended() (o engine.Option, ok bool) {
	seat := m.ToAct()
	if seat == engine.NoSeat || m.state.Leaving(seat) {
		return o, false
	}
	if a, _, yes := m.volunteer(seat); yes {
		return a.Option, true
	}
	p := m.deciders[seat]
	if p == nil {
		return o, false
	}
	return p.Decide(m.state.View(seat)).Option, true
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

// Score returns each seat's present points and the winners if the game ended now. Players must not
// see before the end who owns hidden cards.
func (m *Match) Score() mode.Score { return m.game.Count(m.state) }

// Standing returns how a running game stands, in a few words that anyone may read, or "" if its mode has none.
func (m *Match) Standing() string {
	if m.game.Mode.Stands == nil {
		return ""
	}
	return m.game.Mode.Stands(m.View(engine.NoSeat))
}

// Outcome returns who has won a game that is over, in a few words.
func (m *Match) Outcome() string {
	if m.Together() {
		if m.state.Over() == card.TeamWon {
			return "everyone won"
		}
		return "everyone lost"
	}
	var names []string
	for _, w := range m.Score().Winners {
		names = append(names, m.Name(w))
	}
	if len(names) == 0 {
		return "no winner"
	}
	return strings.Join(names, " and ") + " won"
}
