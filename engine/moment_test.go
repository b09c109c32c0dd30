package engine

import (
	"slices"
	"testing"
)

// TestMomentsOfTheRing checks that triggers hear that a standee moved, that a card was moved off
// its goal, that a standee held a card and that a number was laid, and that they hear nothing
// similar.
func TestMomentsOfTheRing(t *testing.T) {
	step := func(m *machine, c CardID) {
		f := m.begin(0, NoCard, 0, 0)
		f.Space = 3
		m.goTo(c, f)
		m.pop()
	}
	holding := Change{Asked: AskHolds, Layer: Sets, From: Set(Heroes), Whose: All, N: 1}
	for _, c := range []struct {
		name string
		hear Trigger
		do   func(m *machine, villain, standee CardID)
		want int
	}{
		{"a walk", Trigger{On: OnWalk}, func(m *machine, _, s CardID) { m.walkTo(s, m.board.ZoneAt(ring, NoSeat, 2), 0, 2) }, 1},
		{"a card that moves is no walk", Trigger{On: OnWalk}, func(m *machine, v, _ CardID) { step(m, v) }, 0},
		{"off its goal", Trigger{On: OnLeave}, func(m *machine, v, _ CardID) { step(m, v) }, 1},
		{"not from elsewhere", Trigger{On: OnLeave}, func(m *machine, v, _ CardID) { step(m, v); step(m, v) }, 1},
		{"held", Trigger{On: OnHold}, func(m *machine, v, _ CardID) {
			m.shift(v, m.board.ZoneAt(streets, NoSeat, 0), onTop, VerbPut, 0)
			m.walkOn(v, 0)
		}, 1},
		{"not held at its goal", Trigger{On: OnHold}, func(m *machine, v, s CardID) {
			m.walkTo(s, m.board.ZoneAt(ring, NoSeat, 1), 0, 1)
			m.walkOn(v, 0)
		}, 0},
		{"laid", Trigger{On: OnLay, Laid: marks}, func(m *machine, v, _ CardID) { m.lay(marks, v, 1) }, 1},
		{"another number", Trigger{On: OnLay, Laid: clock}, func(m *machine, v, _ CardID) { m.lay(marks, v, 1) }, 0},
		{"taken off", Trigger{On: OnLay, Laid: marks}, func(m *machine, v, _ CardID) { m.lay(marks, v, 1); m.lay(marks, v, -1) }, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			c.hear.From, c.hear.Prog = Set(Heroes), k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})
			if c.hear.On == OnLay || c.hear.On == OnLeave {
				c.hear.Whose, c.hear.InTurn = All, All
			}
			k.lib.Changes = append(k.lib.Changes, holding)
			hero := k.face(Face{Name: "Hero", SuperHero: true, Triggers: []TriggerID{k.trigger(c.hear)}, Changes: []ChangeID{1}})
			villain, piece := k.face(Face{Name: "Villain", Types: Villain, Goal: 2}), k.face(Face{Name: "Standee", Piece: true})
			b := k.table(2)
			b.Add(hero, b.Zone(Heroes, 0))
			standee := b.Add(piece, b.ZoneAt(ring, NoSeat, 0))
			b.Give(standee, 0)
			v := b.Add(villain, b.ZoneAt(streets, NoSeat, 1))
			m := machine{State: b.Resume(0, 0)}
			c.do(&m, v, standee)
			if len(m.waiting) != c.want {
				t.Errorf("%d triggers wait, want %d", len(m.waiting), c.want)
			}
		})
	}
}

// TestVisits checks that a number that notes visits has the space a turn begins in, the spaces that
// are passed and those a standee is put into.
func TestVisits(t *testing.T) {
	k := newKit(t)
	k.lib.Numbers = append(k.lib.Numbers, Number{Name: "visits", Of: OfTurn, Max: 1<<15 - 1, Visits: true})
	visits := NumberID(len(k.lib.Numbers) - 1)
	piece := k.face(Face{Name: "Standee", Piece: true})
	k.lib.Rows = slices.Clone(k.lib.Rows)
	for i := range k.lib.Rows {
		if k.lib.Rows[i].Pieces {
			k.lib.Rows[i].Owning = Keeps
		}
	}
	b := k.table(2)
	mine, other := b.Add(piece, b.ZoneAt(ring, NoSeat, 0)), b.Add(piece, b.ZoneAt(ring, NoSeat, 0))
	b.Give(mine, 0)
	b.Give(other, 1)
	m := machine{State: b.Resume(0, 0)}
	at := func() int { return m.Number(visits, 0) }
	if at() != 0b1 {
		t.Errorf("at the beginning the visits are %b", at())
	}
	m.walkTo(other, m.board.ZoneAt(ring, NoSeat, 1), 1, 1)
	if at() != 0b1 {
		t.Errorf("after the walk of another they are %b", at())
	}
	m.walkTo(mine, m.board.ZoneAt(ring, NoSeat, 2), 0, 2)
	if at() != 0b111 {
		t.Errorf("after a walk of two spaces they are %b", at())
	}
	f := m.begin(0, NoCard, 0, 0)
	f.Space = 5
	m.do(VerbPut, Dest{Place: ring}, mine, f)
	if at() != 0b10111 {
		t.Errorf("put into another space they are %b", at())
	}
}

// TestSecretsAreNotTold checks that events do not mention a card that only its player sees, and
// that only that player can read the numbers on it.
func TestSecretsAreNotTold(t *testing.T) {
	k := newKit(t)
	b := k.table(2)
	hidden := b.Add(k.face(Face{Name: "Secret"}), b.Zone(under, 0))
	var ev Events
	m := machine{State: b.Resume(0, 0), ev: &ev}
	m.lay(marks, hidden, 2)
	if len(ev.List) != 0 || m.View(0).On(hidden, marks) != 2 || m.View(1).On(hidden, marks) != 0 {
		t.Errorf("told are %v; its player sees %d, another %d", ev.List, m.View(0).On(hidden, marks), m.View(1).On(hidden, marks))
	}
}
