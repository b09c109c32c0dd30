package engine

import (
	"fmt"
	"slices"
	"testing"
)

// TestRotateAll checks that every fitting card is rotated once, by the same quarters, that those which stop
// upright set off their trigger, and that the text does not remember the cards (M-140).
func TestRotateAll(t *testing.T) {
	for _, c := range []struct {
		by    Dest
		want  []int
		power int
	}{
		{Dest{Depth: 1}, []int{1, 2, 3, 0}, 1},
		{Dest{Depth: 2}, []int{2, 3, 0, 1}, 1},
		{Dest{Depth: 4}, []int{0, 1, 2, 3}, 1},
		{Dest{Depth: 1, Under: true}, []int{3, 0, 1, 2}, 1},
		{Dest{}, []int{0, 0, 0, 0}, 0},
	} {
		t.Run(fmt.Sprintf("%+v", c.by), func(t *testing.T) {
			k := newKit(t)
			k.lib.Numbers = append(k.lib.Numbers, Number{Name: "rotation", Of: OfCard, Max: 3, Stays: Set(InPlay), Rotated: true})
			gain := k.trigger(Trigger{On: OnUprightThis, Prog: k.prog(Op{Code: OpNumber, Number: Power, N: 1})})
			card := k.face(Face{Name: "Card", Triggers: []TriggerID{gain}})
			b := k.table(2)
			var cards []CardID
			for quarters := range 4 {
				at := b.Add(card, b.Zone(InPlay, 0))
				if cards = append(cards, at); quarters > 0 {
					b.Rotate(at, quarters)
				}
			}
			s := b.Resume(0, 0)
			m := machine{State: s, ev: &Events{}}
			f := m.begin(0, NoCard, 0, 0)
			m.doMany(&Op{Code: OpAll, Verb: VerbRotate, From: Set(InPlay), Dest: c.by}, f)
			var got []int
			for _, c := range cards {
				got = append(got, s.Quarters(c))
			}
			if !slices.Equal(got, c.want) || len(m.waiting) != c.power {
				t.Errorf("the cards are rotated by %v quarters, want %v; %d abilities wait, want %d", got, c.want, len(m.waiting), c.power)
			}
			if n := len(m.remembered(f)); n > 0 || f.Bits&Busy != 0 {
				t.Errorf("the text remembers %d cards, and is busy: %v", n, f.Bits&Busy != 0)
			}
		})
	}
}
