package engine

import "testing"

// TestBarring checks that a view finds the numbers on a card that keep it from being bought or in play, and the
// seats whose next turn takes the first off: those with a Watch for the card that does so and has not gone off.
func TestBarring(t *testing.T) {
	k := newKit(t)
	k.lib.Numbers = append(k.lib.Numbers, Number{Name: "ice", Of: OfCard, Max: 2, Bars: true}, Number{Name: "stays", Of: OfCard, Max: 1, Keeps: true})
	ice := NumberID(len(k.lib.Numbers) - 2)
	thaw := k.trigger(Trigger{On: OnTurn, Prog: k.prog(Op{Code: OpNumber, Number: ice, N: -1, Around: ThisCard})})
	more := k.trigger(Trigger{On: OnTurn, Prog: k.prog(Op{Code: OpNumber, Number: ice, N: 1, Around: ThisCard})})
	other := k.trigger(Trigger{On: OnTurn, Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: -1})})
	card := k.face(Face{Name: "Card", Cost: 1})
	b := k.table(3)
	c, next := b.Add(card, b.ZoneAt(lines, NoSeat, 0)), b.Add(card, b.ZoneAt(lines, NoSeat, 1))
	hidden := b.Add(card, b.Zone(Hand, 0))
	s := b.Resume(0, 3)
	m := machine{State: s}
	check := func(when string, of CardID, id NumberID, until Seats) {
		t.Helper()
		if got, seats := s.View(1).Barring(of); got != id || seats != until {
			t.Errorf("%s: number %d bars it, until a turn of %b, want %d and %b", when, got, seats, id, until)
		}
	}
	check("without ice", c, Power, 0)
	m.lay(ice, c, 1)
	check("with ice that stays", c, ice, 0)
	watch := func(of CardID, seat SeatID, trigger TriggerID) Watch {
		return Watch{Source: of, Stay: s.cards[of].Stay, Seat: seat, Trigger: trigger, Until: GoneOff}
	}
	gone := watch(c, 0, thaw)
	gone.Spent = true
	m.leaveWorking(watch(c, 2, thaw), watch(c, 1, other), watch(c, 1, more), watch(next, 1, thaw), gone)
	check("with ice for a while", c, ice, SeatID(2).Only())
	m.leaveWorking(watch(c, 0, thaw))
	check("with ice of two", c, ice, SeatID(0).Only()|SeatID(2).Only())
	check("the next card", next, Power, 0)
	m.lay(ice, hidden, 1)
	check("a card that the seat does not know", hidden, Power, 0)
	if got := s.View(1).Keeping(c); got != Power {
		t.Errorf("number %d keeps a card that only has ice", got)
	}
	m.lay(ice+1, c, 1)
	if got := s.View(1).Keeping(c); got != ice+1 {
		t.Errorf("number %d keeps the card, want %d", got, ice+1)
	}
}
