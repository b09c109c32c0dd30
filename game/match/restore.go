package match

import (
	"errors"
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/game/mode"
)

// Record returns the game so far.
func (m *Match) Record() Record {
	r := Record{Plan: m.Plan(), Printed: m.game.Book.Library().Fingerprint(), Base: m.base, Answers: m.Log(), Checks: m.checks[:m.given:m.given], Sum: Sum(m.state), Beyond: m.beyond, Memos: m.memos}
	for _, t := range m.turns {
		if t.At <= m.given {
			r.Turns = append(r.Turns, t.TurnStart)
		}
	}
	return r
}

// Saved returns the game at its present point. The Match never writes to the parts they share.
func (m *Match) Saved() Saved {
	return Saved{
		Record: m.Record(), Now: m.state.AppendBinary(nil),
		Turn: m.turns[m.turnAt(m.given)].state.AppendBinary(nil),
		Seen: slices.Clone(m.seen), Clock: m.clock,
	}
}

// errChanged is the error for a game played with other cards or rules.
var errChanged = errors.New("cards or rules have changed since this game was played")

// Replay replays a recorded game up to its last answer. It refuses a record of other cards or rules
// because its answers would have other meanings. Otherwise the error names the first answer that
// does not fit or the first turn that began differently.
func Replay(g *mode.Game, players Players, r Record) (*Match, error) {
	g = g.As(r.Printed)
	if lib := g.Book.Library(); !lib.Matches(r.Printed) {
		return nil, fmt.Errorf("%w: they were %016x and are %016x", errChanged, r.Printed, lib.Fingerprint())
	}
	m, _, err := replay(g, players, r)
	return m, err
}

// Verify is like Replay but also takes records of other cards and rules. It plays until the game
// differs from its record, and the error says where that is. The match is at that point, or nil if
// not even its beginning can be laid out.
func Verify(g *mode.Game, players Players, r Record) (*Match, error) {
	g = g.As(r.Printed)
	m, _, err := replay(g, players, r)
	if lib := g.Book.Library(); err != nil && !lib.Matches(r.Printed) {
		err = fmt.Errorf("%w (they were %016x and are %016x): %w", errChanged, r.Printed, lib.Fingerprint(), err)
	}
	return m, err
}

// replay replays a recorded game as long as it agrees with the record. The match is at the last
// such point, and agreed is the number of its turns that do. The match is nil if not even the
// beginning can be laid out.
func replay(g *mode.Game, players Players, r Record) (m *Match, agreed int, err error) {
	same := g.Book.Library().Matches(r.Printed) && len(r.Checks) == len(r.Answers)
	if m, err = from(g, players, r.Base); err != nil {
		return nil, 0, err
	}
	m.beyond, m.memos = r.Beyond, r.Memos
	for i := 0; ; i++ {
		if agreed < len(r.Turns) && r.Turns[agreed].At == i {
			if t := m.turns[len(m.turns)-1].TurnStart; t != r.Turns[agreed] {
				return m, agreed, fmt.Errorf("turn %d, after answer %d, began otherwise when the game was played", r.Turns[agreed].Number, i)
			}
			agreed++
		}
		if i == len(r.Answers) {
			if Sum(m.state) != r.Sum {
				return m, agreed, errors.New("it has come to another state than it did")
			}
			return m, agreed, nil
		}
		asked := m.ToAct()
		if err := m.Answer(engine.Answer{Seq: m.state.Pending().Seq, Option: r.Answers[i]}); err != nil {
			return m, agreed, fmt.Errorf("answer %d of %d: %w", i+1, len(r.Answers), err)
		}
		if same && m.checks[i] != r.Checks[i] {
			return m, agreed, fmt.Errorf("answer %d of %d, given by %s in turn %d, leads elsewhere than it did", i+1, len(r.Answers), m.Name(asked), m.turns[len(m.turns)-1].Number)
		}
	}
}

// from returns a match that begins at a written State, or at the deal if there is none.
func from(g *mode.Game, players Players, base []byte) (*Match, error) {
	if base == nil {
		return New(g, players)
	}
	s, err := decode(g, base)
	if err != nil {
		return nil, err
	}
	m, err := seat(g, players)
	if err != nil {
		return nil, err
	}
	m.base, m.state = s.AppendBinary(nil), s // with the present fingerprint
	m.beginTurn()
	return m, nil
}

// decode reads a State that has the seats of a game.
func decode(g *mode.Game, b []byte) (*engine.State, error) {
	s, err := engine.Decode(g.Book.Library(), b)
	if err != nil {
		return nil, err
	}
	if s.Seats() != len(g.Plan.Seats) {
		return nil, fmt.Errorf("it is a game of %d seats, and its plan has %d", s.Seats(), len(g.Plan.Seats))
	}
	return s, nil
}

// Restore continues a saved game. It normally replays the game from its Record, which must lead to
// the saved State. If that fails, it continues from the rest, and note says what is lost:
//
//   - If the cards and rules are the same but an answer has a different result, it continues from
//     the State, and earlier answers cannot be undone.
//   - If cards or rules have changed or the State cannot be read, it continues from the last turn
//     that began the same way.
//
// It returns an error if not even the first turn did.
func Restore(g *mode.Game, players Players, s Saved) (m *Match, note string, err error) {
	g = g.As(s.Printed)
	m, agreed, broken := replay(g, players, s.Record)
	if g.Book.Library().Matches(s.Printed) {
		now, unread := decode(g, s.Now)
		switch {
		case unread == nil && broken == nil && m.Hash() == now.Hash():
			m.seen, m.clock = slices.Clone(s.Seen), s.Clock
			return m, "", nil
		case unread == nil:
			if m, err = from(g, players, s.Now); err != nil {
				return nil, "", err
			}
			m.beyond, m.memos, m.clock = s.Beyond, s.Memos, s.Clock
			return m, "A card or rule changed in this version. The game continues where it was saved, but earlier moves cannot be undone.", nil
		case broken == nil:
			return m, "How the game stood could not be read (" + unread.Error() + "): it was played again from its answers.", nil
		}
	}
	if m == nil {
		if s.Base != nil && !g.Book.Library().Matches(s.Printed) {
			return nil, "", fmt.Errorf("%w, and this save has no turn start to continue from: open it with the version of Lineup that saved it", errChanged)
		}
		return nil, "", broken
	}
	if broken == nil { // cards have changed, but none that were used
		return m, "", nil
	}
	if agreed == 0 {
		return nil, "", fmt.Errorf("%w, from its beginning on: %w", errChanged, broken)
	}
	t := s.Turns[agreed-1]
	m.goTo(t.At)
	m.cut(t.At)
	return m, fmt.Sprintf("Cards or rules have changed since this game was saved. It continues from the start of %s.", grammar.Turn(max(t.Number, 1))), nil
}
