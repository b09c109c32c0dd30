package engine

import "testing"

// TestEveryInstruction plays a card with each instruction in its text, on a nearly empty table, and
// continues to the next turn. It checks that the machine knows every instruction, and that a game
// read back at any question continues.
func TestEveryInstruction(t *testing.T) {
	for code := range NumOps {
		t.Run(code.String(), func(t *testing.T) {
			k := newKit(t)
			sub := k.prog(Op{Code: OpShow})
			k.lib.Attacks = append(k.lib.Attacks, Attack{On: Foes, Hit: sub}, Attack{On: You, Apart: true, Hit: sub})
			k.lib.Changes = append(k.lib.Changes, Change{Asked: AskCost, Layer: Adds, N: 1})
			k.trigger(Trigger{On: OnPlay, Prog: sub})
			always := k.count(Count{Of: One})
			op := Op{Code: code, Max: 1, N: 1, From: Set(Hand), Count: always}
			var head []Op
			tail := []Op{{Code: OpShow}, {Code: OpShow}}
			switch code {
			case OpEach, OpNobody, OpForEach, OpLater:
				op.To = sub
			case OpMay, OpIf, OpJump:
				op.To = 2
			case OpChoose:
				op.N, tail = 2, []Op{{Code: OpLabel, N: 0, To: 3}, {Code: OpLabel, N: 1, To: 4}, {Code: OpShow}, {Code: OpShow}}
			case OpAct:
				op.Filter, op.N, op.To = 0, int16(len(k.lib.Offers)), 2
			case OpTarget:
				op.Who, op.From = Foes, 0
			case OpTop, OpTake:
				op.From = Set(Discard)
			case OpPick, OpAll, OpRandom, OpIt, OpThis:
				op.Verb, op.Dest = VerbDiscard, Dest{Place: Discard}
			case OpFill:
				op.Dest, op.From = Dest{Place: lines}, Set(stack)
			case OpTurnUp, OpShuffle:
				op.From = Set(stack)
			case OpKeep:
				op.Dest = Dest{Place: Destroyed}
			case OpHand:
				head = []Op{{Code: OpAll, Verb: VerbAside, From: Set(Hand)}}
				op.Dest = Dest{Place: Discard}
			case OpStrike:
				head = []Op{{Code: OpTop, From: Set(Discard)}} // its card at hand attacks
				op.Who = Foes
			case OpAdd:
				op.From, op.Dest = Set(stack), Dest{Place: streets}
			case OpForget:
				head = []Op{{Code: OpAll, Verb: VerbHold, From: Set(Hand)}}
				tail = []Op{{Code: OpAll, Verb: VerbDiscard, Dest: Dest{Place: Discard}, Held: true}}
			default: // it needs nothing of its own
			}
			played := k.face(Face{Name: "Played", Play: k.prog(append(append(head, op), tail...)...)})
			plain := k.face(Face{Name: "Plain", Cost: 1, Attack: 2})
			b := k.table(3)
			b.SetLineUpSize(0)
			c := b.Add(played, b.Zone(Hand, 0))
			for seat := range SeatID(3) {
				b.Add(plain, b.Zone(Hand, seat))
				b.Add(plain, b.Zone(Discard, seat))
				b.Add(plain, b.Zone(Heroes, seat))
			}
			b.Add(plain, b.Zone(stack, NoSeat))
			s := b.Resume(0, 3)
			events := k.play(s, c)
			for n := 0; s.Over() == NotOver && s.Turn().Number == 1; n++ {
				if n > 20 {
					t.Fatalf("the turn does not end\n%v", s)
				}
				again, err := Decode(k.lib, s.AppendBinary(nil))
				if err != nil {
					t.Fatalf("read back: %v\n%v", err, s)
				}
				s = again
				events = append(events, k.take(s, func(o Option) bool { return s.Pending().Kind != DecideTurn || o.Kind == OptEnd })...)
			}
			told := map[EventKind]int{}
			for _, e := range events {
				told[e.Kind]++
			}
			switch code {
			case OpWin:
				if s.Won() != SeatID(0).Only() {
					t.Errorf("won by %b", s.Won())
				}
			case OpStrike:
				if told[AttackMade] != 1 || told[AttackHit] != 2 {
					t.Errorf("the card at hand attacks both others: told of %v", told)
				}
			case OpAdd:
				if got := s.Len(s.board.ZoneAt(streets, NoSeat, 0)); got != 1 {
					t.Errorf("%d cards have been added to the first space", got)
				}
			case OpHand:
				if got := s.Len(s.Zone(Discard, 0)); got != 3 {
					t.Errorf("of the card set aside, the one that lay there and the one played %d lie in the discard pile", got)
				}
			case OpForget:
				if got := s.Len(s.Zone(Hand, 0)); got != 1 {
					t.Errorf("cards that are forgotten are discarded: %d are left in hand", got)
				}
			default: // other tests check its effect
			}
		})
	}
}
