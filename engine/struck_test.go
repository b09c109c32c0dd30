package engine

import "testing"

// TestAmount checks how many cards an instruction is known to take, and when that is not known.
func TestAmount(t *testing.T) {
	k := newKit(t)
	inHand := k.count(Count{Of: CardsIn, From: Set(Hand)})
	other := k.count(Count{Of: TurnNumber})
	plain := k.face(Face{Name: "Plain"})
	for _, c := range []struct {
		name  string
		op    Op
		n     int
		known bool
	}{
		{"all of a hand", Op{Code: OpAll, From: Set(Hand)}, 3, true},
		{"one of a hand", Op{Code: OpPick, From: Set(Hand), Max: 1}, 1, true},
		{"more than there are", Op{Code: OpPick, From: Set(Hand), Max: 9}, 3, true},
		{"as many as in hand", Op{Code: OpTake, From: Set(Discard), N: 1, Count: inHand}, 2, true},
		{"as another count says", Op{Code: OpTake, From: Set(Discard), N: 1, Count: other}, 0, false},
		{"from the top, without a count", Op{Code: OpTake, From: Set(Discard), N: 1}, 0, false},
		{"another seat's", Op{Code: OpAll, From: Set(Hand), Of: Foes}, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			at := k.prog(c.op)
			b := k.table(2)
			for range 3 {
				b.Add(plain, b.Zone(Hand, 0))
			}
			b.Add(plain, b.Zone(Discard, 0))
			b.Add(plain, b.Zone(Discard, 0))
			s := b.Resume(0, 0)
			if n, known := s.View(0).Amount(at, 0); n != c.n || known != c.known {
				t.Errorf("got %d, %v, want %d, %v", n, known, c.n, c.known)
			}
			if n, known := s.View(1).Amount(at, 0); known {
				t.Errorf("another seat, which does not see the hand, is told %d", n)
			}
		})
	}
}
