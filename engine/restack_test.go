package engine

import (
	"fmt"
	"testing"
)

// TestRestack checks that a card is shuffled into its stack unseen while the next card appears, and that
// it does nothing without another card, or if the card has left the top of a stack.
func TestRestack(t *testing.T) {
	for _, c := range []struct {
		name  string
		below int                        // cards below it
		where func(m *machine, c CardID) // what happens to it first
		want  bool
	}{
		{"two below", 2, nil, true},
		{"one below", 1, nil, true},
		{"the last", 0, nil, false},
		{"it has left", 2, func(m *machine, c CardID) { m.shift(c, m.Zone(Discard, 0), onTop, VerbGain, 0) }, false},
		{"it has left and is back", 2, func(m *machine, c CardID) {
			stack := m.cards[c].Zone
			m.shift(c, m.Zone(Discard, 0), onTop, VerbGain, 0)
			m.shift(c, stack, onTop, VerbPut, 0)
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			k.lib.Changes = append(k.lib.Changes, Change{Asked: AskCost, Layer: Adds, Whose: All, N: 5, From: Set(stack)})
			back := k.prog(Op{Code: OpRestack}, Op{Code: OpNumber, Number: VPTokens, N: 10})
			first := k.face(Face{Name: "First", Changes: []ChangeID{1}, Arrival: back})
			next := k.face(Face{Name: "Next", Arrival: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
			b := k.table(2)
			top := b.Add(first, b.Zone(stack, NoSeat))
			for range c.below {
				b.Add(next, b.Zone(stack, NoSeat))
			}
			plain := b.Add(next, b.Zone(Hand, 0))
			s := b.Resume(0, 0)
			if got := s.CostOf(plain); got != 5 {
				t.Fatalf("with it on the stack a card costs %d, want 5", got)
			}
			m := machine{State: s}
			m.begin(back, top, 0, 0)
			if c.where != nil {
				c.where(&m, top)
			}
			m.askNothing()
			m.run()
			s = k.again(s)
			now := s.Top(s.Zone(stack, NoSeat))
			if c.want != (s.cards[top].Zone == s.Zone(stack, NoSeat) && now != top && s.cards[top].Down()) {
				t.Errorf("on top is card %d, and it is face down: %v", now, s.cards[top].Down())
			}
			tokens := 10
			if c.want {
				tokens = 11
				if s.cards[now].Down() || s.cards[now].Known != Everyone || s.cards[top].Known != 0 {
					t.Errorf("the next card is face down %v and known to %b, the first known to %b", s.cards[now].Down(), s.cards[now].Known, s.cards[top].Known)
				}
				if s.CostOf(plain) != 0 {
					t.Errorf("with it in the stack a card costs %d, want 0", s.CostOf(plain))
				}
			}
			if got := s.Number(VPTokens, 0) + s.Number(VPTokens, 1); got != tokens {
				t.Errorf("the texts gave %d tokens, want %d", got, tokens)
			}
		})
	}
}

// TestDestroysAreCounted checks that a trigger hears the first card that its player destroys in a turn
// even if it came into play later, and that only the active player's cards count.
func TestDestroysAreCounted(t *testing.T) {
	k := newKit(t)
	k.lib.Numbers = append(k.lib.Numbers, Number{Name: "destroyed", Of: OfTurn, Max: 99, Destroys: true})
	count := NumberID(len(k.lib.Numbers) - 1)
	first := k.trigger(Trigger{On: OnDestroy, First: true, From: Set(InPlay), Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
	hears := k.face(Face{Name: "Hears", Triggers: []TriggerID{first}})
	plain := k.face(Face{Name: "Plain"})
	b := k.table(2)
	hearer := b.Add(hears, b.Zone(InPlay, 0))
	var cards []CardID
	for range 5 {
		cards = append(cards, b.Add(plain, b.Zone(Hand, 0)))
	}
	s := b.Resume(0, 0)
	m := machine{State: s}
	m.destroy(cards[0], 1)
	m.destroy(cards[1], NoSeat)
	if len(m.waiting) != 0 || s.Number(count, 0) != 0 {
		t.Errorf("cards that others destroy: %d counted, %d triggers", s.Number(count, 0), len(m.waiting))
	}
	m.destroy(cards[2], 0)
	m.destroy(cards[3], 0)
	if len(m.waiting) != 1 || s.Number(count, 0) != 2 {
		t.Errorf("two cards: %d counted, %d triggers, want 2 and 1", s.Number(count, 0), len(m.waiting))
	}
	m.waiting = m.waiting[:0]
	m.shift(hearer, m.Zone(Hand, 0), onTop, VerbPut, 0)
	m.shift(hearer, m.Zone(InPlay, 0), onTop, VerbPut, 0)
	m.destroy(cards[4], 0)
	if len(m.waiting) != 0 {
		t.Error("a card that came into play later hears the third as the first")
	}
	if again := k.again(s); again.Number(count, 0) != 3 {
		t.Errorf("read back, %d are counted", again.Number(count, 0))
	}
}

// TestDrawPerCount checks that a draw of some cards for each unit of a count is one instruction.
func TestDrawPerCount(t *testing.T) {
	for each, want := range map[int16]int{1: 3, 2: 6} {
		for n := range 2 {
			t.Run(fmt.Sprint(each, " times ", 3*n), func(t *testing.T) {
				k := newKit(t)
				drawn := k.trigger(Trigger{On: OnDraw, From: Set(InPlay), First: true, Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
				hears := k.face(Face{Name: "Hears", Triggers: []TriggerID{drawn}})
				plain := k.face(Face{Name: "Plain"})
				draws := k.face(Face{Name: "Draws", Play: k.prog(Op{Code: OpDraw, N: each, Count: k.count(Count{Of: CardsIn, From: Set(Discard)})})})
				b := k.table(2)
				c := b.Add(draws, b.Zone(Hand, 0))
				b.Add(hears, b.Zone(InPlay, 0))
				for range 9 {
					b.Add(plain, b.Zone(Deck, 0))
				}
				for range 3 * n {
					b.Add(plain, b.Zone(Discard, 0))
				}
				s := b.Resume(0, 0)
				k.play(s, c)
				if got := s.Len(s.Zone(Hand, 0)); got != want*n || s.Number(VPTokens, 0) != n || s.Number(Draws, 0) != n {
					t.Errorf("%d cards are drawn in %d draws, want %d in %d", got, s.Number(Draws, 0), want*n, n)
				}
			})
		}
	}
}
