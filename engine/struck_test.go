package engine

import (
	"slices"
	"testing"
)

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
			var all []CardID
			if c.op.Code == OpAll && c.known {
				all = s.Cards(s.Zone(Hand, 0))
			}
			if got := s.View(0).All(at, 0); !slices.Equal(got, all) {
				t.Errorf("it takes %v, want %v", got, all)
			}
			if got := s.View(1).All(at, 0); got != nil {
				t.Errorf("another seat learns that the Attack takes %v", got)
			}
			if n, known := s.View(1).Amount(at, 0); known {
				t.Errorf("another seat, which does not see the hand, gets %d", n)
			}
		})
	}
}

// TestStruck checks that a question is part of an Attack if it is about its effect on the asked seat, or about
// the effect that the text then has on the seats it has hit. A question whether to avoid it is not.
func TestStruck(t *testing.T) {
	discard := Op{Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbDiscard, Dest: Dest{Place: Discard}}
	each := func(who Who) func(*kit) []Op {
		return func(k *kit) []Op { return []Op{{Code: OpEach, Who: who, To: k.prog(discard)}} }
	}
	one := func(k *kit) []Op { return []Op{discard} }
	none := func(*kit) []Op { return nil }
	for _, c := range []struct {
		name       string
		hit, after func(*kit) []Op
		want       []bool // by question
	}{
		{"the Attack", one, none, []bool{true, true}},
		{"twice", func(*kit) []Op { return []Op{discard, discard} }, none, []bool{true, true, true, true}},
		{"then the attacker is asked", one, one, []bool{true, true, false}},
		{"then each seat it has hit", one, each(Hits), []bool{true, true, true, true}},
		{"then each foe", one, each(Foes), []bool{true, true, false, false}},
		{"then seats of the attacker's choice", one, func(k *kit) []Op {
			return append([]Op{{Code: OpSeats, Who: Foes}}, each(Hits)(k)...)
		}, []bool{true, true, false, false}},
		{"another seat is asked", each(User), none, []bool{false, false}},
		{"then seats it has hit, about the next", one, func(k *kit) []Op {
			next := k.prog(Op{Code: OpEach, Who: Left, To: k.prog(discard)})
			return []Op{{Code: OpEach, Who: Hits, To: next}}
		}, []bool{true, true, false, false}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			k.lib.Attacks = append(k.lib.Attacks, Attack{On: Foes, Hit: k.prog(c.hit(k)...)})
			card := k.face(Face{Name: "Card"})
			shield := k.face(Face{Name: "Shield", Defenses: []Defense{{From: Set(Hand), Pay: VerbDiscard}}})
			attacks := k.face(Face{Name: "Attacks", Play: k.prog(append([]Op{{Code: OpAttack, N: 1}}, c.after(k)...)...)})
			b := k.table(3)
			played := b.Add(attacks, b.Zone(Hand, 0))
			for seat := range SeatID(3) {
				for range 3 {
					b.Add(card, b.Zone(Hand, seat))
				}
			}
			b.Add(shield, b.Zone(Hand, 2))
			s := b.Resume(0, 0)
			if s.View(0).Struck() {
				t.Error("the turn is part of an Attack")
			}
			k.play(s, played)
			var got []bool
			for s.Pending().Kind != DecideTurn && len(got) <= len(c.want) {
				switch d, struck := s.Pending(), s.View(s.Pending().Seat).Struck(); {
				case d.Kind != DecidePick && struck:
					t.Errorf("part of an Attack is %+v", d)
				case d.Kind == DecidePick:
					got = append(got, struck)
				}
				k.take(s, func(o Option) bool { return o.Kind != OptDefend })
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("part of the Attack are %v, want %v", got, c.want)
			}
			m := machine{State: s}
			if m.finish(1, 0); s.View(0).Struck() {
				t.Error("the end of the game is part of an Attack")
			}
		})
	}
}

// TestRepeats checks that the first of two like Rewards says that it happens again, and the second does not. Nor
// does a Reward that happens once, or another text that asks.
func TestRepeats(t *testing.T) {
	may := []Op{{Code: OpMay, To: 2}, {Code: OpNumber, Number: VPTokens, N: 1}}
	for _, c := range []struct {
		name  string
		twice bool
		fall  func(*kit) ProgID
		want  []bool // by question
	}{
		{"once", false, func(k *kit) ProgID { return k.prog(may...) }, []bool{false}},
		{"twice", true, func(k *kit) ProgID { return k.prog(may...) }, []bool{true, false}},
		{"twice, for each seat", true, func(k *kit) ProgID { return k.prog(Op{Code: OpEach, Who: All, To: k.prog(may...)}) }, []bool{true, true, false, false}},
		{"nothing", true, func(*kit) ProgID { return 0 }, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			k.lib.Changes = append(k.lib.Changes, Change{Asked: AskRewards, Layer: Adds, Whose: All, N: 1, From: Set(InPlay)})
			twice := k.face(Face{Name: "Twice", Changes: []ChangeID{1}})
			prize := k.face(Face{Name: "Prize", Fallen: c.fall(k)})
			asks := k.face(Face{Name: "Asks", Play: k.prog(may...)})
			b := k.table(2)
			if c.twice {
				b.Add(twice, b.Zone(InPlay, 0))
			}
			reward, card := b.Add(prize, b.Zone(stack, NoSeat)), b.Add(asks, b.Zone(Hand, 0))
			s := b.Resume(0, 0)
			m := machine{State: s}
			m.defeat(reward, 0)
			m.askNothing()
			m.run()
			var got []bool
			for s.Pending().Kind != DecideTurn && len(got) <= len(c.want) {
				got = append(got, s.View(s.Pending().Seat).Repeats())
				k.take(s, func(o Option) bool { return o.Kind == OptYes })
			}
			if !slices.Equal(got, c.want) || s.View(0).Repeats() {
				t.Errorf("the Reward happens again: %v, want %v, and in the turn %v", got, c.want, s.View(0).Repeats())
			}
			if k.play(s, card); s.View(0).Repeats() {
				t.Error("a text that is not a Reward happens again")
			}
		})
	}
}

// TestBeside checks which seats beside another one a text means: not those that avoided its Attack.
func TestBeside(t *testing.T) {
	for _, c := range []struct {
		safe        Seats
		seat        SeatID
		left, right SeatID
	}{
		{0, 0, 1, 3},
		{0, 3, 0, 2},
		{0b0010, 0, 2, 3},
		{0b1000, 0, 1, 2},
		{0b1100, 0, 1, 1},
		{0b1110, 0, NoSeat, NoSeat},
	} {
		s := newKit(t).table(4).Resume(0, 0)
		s.stack = append(s.stack, Frame{Safe: c.safe})
		if left, right := s.View(0).Beside(c.seat, false), s.View(0).Beside(c.seat, true); left != c.left || right != c.right {
			t.Errorf("with %b safe, seats %d and %d are beside seat %d, want %d and %d", c.safe, left, right, c.seat, c.left, c.right)
		}
	}
	s := newKit(t).table(4).Resume(0, 0)
	m := machine{State: s}
	if m.finish(1, 0); s.View(0).Beside(3, false) != 0 || s.View(0).Beside(3, true) != 2 {
		t.Error("after the game other seats are beside each other")
	}
}

// TestTotal checks what the cards of a choice add up to, and what a card adds, if that limits the choice.
func TestTotal(t *testing.T) {
	k := newKit(t)
	card := k.face(Face{Name: "Card", Power: 2, Play: k.prog(Op{Code: OpNumber, Number: Power, N: 4})})
	budget, enough := k.prog(Op{Code: OpPick, Budget: 5}), k.prog(Op{Code: OpPick, Enough: 3})
	makes, free := k.prog(Op{Code: OpPick, Enough: 3, Makes: true}), k.prog(Op{Code: OpPick})
	b := k.table(2)
	mine, deep := b.Add(card, b.Zone(Hand, 0)), b.Add(card, b.Zone(Deck, 0))
	s := b.Resume(0, 0)
	s.stack = append(s.stack, Frame{Sum: 1})
	for _, c := range []struct {
		name  string
		kind  DecisionKind
		at    ProgID
		want  Total
		ok    bool
		makes int
	}{
		{"their cost", DecidePick, budget, Total{Sum: 1, Bound: 5}, true, 2},
		{"their Power", DecidePick, enough, Total{Sum: 1, Bound: 3, Power: true}, true, 2},
		{"the Power they would make", DecidePick, makes, Total{Sum: 1, Bound: 3, Power: true, Makes: true}, true, 4},
		{"nothing limits it", DecidePick, free, Total{}, false, 2},
		{"no text asks", DecidePick, 0, Total{}, false, 0},
		{"another question", DecideMay, makes, Total{}, false, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s.ask = Decision{Kind: c.kind, At: c.at}
			if got, ok := s.View(0).Total(); got != c.want || ok != c.ok {
				t.Errorf("%+v, %v, want %+v, %v", got, ok, c.want, c.ok)
			}
			if got := s.View(0).Makes(mine); got != c.makes {
				t.Errorf("the card adds %d, want %d", got, c.makes)
			}
			if got := s.View(0).Makes(deep); got != 0 {
				t.Errorf("a hidden card adds %d", got)
			}
		})
	}
}

// TestToll checks what an Attack is said to take from the seat that may avoid it, and from no other, and that this
// is not known if the seat may choose among cards with several types.
func TestToll(t *testing.T) {
	discard := Dest{Place: Discard}
	for _, c := range []struct {
		name string
		both bool // a card with two types is in the hand, too
		hit  []Op
		want Toll
		ok   bool
	}{
		{"nothing", false, []Op{{Code: OpNumber, Number: VPTokens, N: 1}}, Toll{}, true},
		{"cards of different types", false, []Op{{Code: OpPick, Min: 2, Max: 2, From: Set(Hand), Filter: 1, Apart: true, Verb: VerbDiscard, Dest: discard}}, Toll{Discards: 2}, true},
		{"one could have two types", true, []Op{{Code: OpPick, Min: 2, Max: 2, From: Set(Hand), Filter: 1, Apart: true, Verb: VerbDiscard, Dest: discard}}, Toll{}, false},
		{"types do not matter", true, []Op{{Code: OpPick, Min: 2, Max: 2, From: Set(Hand), Filter: 1, Verb: VerbDiscard, Dest: discard}}, Toll{Discards: 2}, true},
		{"some of each", false, []Op{
			{Code: OpTake, N: 3, From: Set(Deck), Verb: VerbDiscard, Dest: discard},
			{Code: OpTake, N: 2, From: Set(stack), Verb: VerbGain, Dest: discard},
			{Code: OpTake, N: 1, From: Set(Discard), Verb: VerbDestroy},
			{Code: OpTake, N: 1, From: Set(Discard), Verb: VerbPut, Dest: Dest{Place: under}},
		}, Toll{Discards: 3, Gains: 2, Others: 2}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			k.filter(Filter{Types: Hero | Villain})
			k.lib.Attacks = append(k.lib.Attacks, Attack{On: Foes, Hit: k.prog(c.hit...)})
			attacks := k.face(Face{Name: "Attacks", Play: k.prog(Op{Code: OpAttack, N: 1}, Op{Code: OpAttack, N: 1})})
			shield := k.face(Face{Name: "Shield", Defenses: []Defense{{From: Set(Hand), Pay: VerbDiscard}}})
			hero, villain, both := k.face(Face{Name: "Hero", Types: Hero}), k.face(Face{Name: "Villain", Types: Villain}), k.face(Face{Name: "Both", Types: Hero | Villain})
			b := k.table(3)
			played := b.Add(attacks, b.Zone(Hand, 0))
			hand := []FaceID{shield, hero, hero, villain}
			if c.both {
				hand = append(hand, both)
			}
			for _, f := range hand {
				b.Add(f, b.Zone(Hand, 1))
			}
			for _, f := range []FaceID{hero, hero, villain} {
				b.Add(f, b.Zone(Hand, 2)) // without a Defense
			}
			for range 8 {
				b.Add(hero, b.Zone(Deck, 1))
				b.Add(hero, b.Zone(Deck, 2))
				b.Add(villain, b.Zone(stack, NoSeat))
			}
			s := b.Resume(0, 0)
			k.play(s, played)
			chance, before := NewRNG(5, StreamChance), s.Hash()
			if got, ok := s.View(1).Toll(new(State), &chance); got != c.want || ok != c.ok {
				t.Errorf("it takes %+v, %v, want %+v, %v", got, ok, c.want, c.ok)
			}
			if got, ok := s.View(0).Toll(new(State), &chance); ok || got != (Toll{}) {
				t.Errorf("the attacker gets %+v", got)
			}
			if s.Hash() != before {
				t.Error("looking changed the game")
			}
			k.take(s, func(o Option) bool { return o.Kind == OptSuffer })
			if d := s.Pending(); d.Kind == DecidePick {
				if got, ok := s.View(d.Seat).Toll(new(State), &chance); ok || got != (Toll{}) {
					t.Errorf("once it has hit, it is said to take %+v", got)
				}
			}
		})
	}
}
