package engine

import (
	"fmt"
	"slices"
	"testing"
)

// levels is a place with a pile for each level the clock can reach.
const levels = OwnPlaces + 5

// leveled returns a kit that also has the place levels.
func leveled(t *testing.T) *kit {
	t.Helper()
	k := newKit(t)
	k.lib.Rows = append(slices.Clone(k.lib.Rows), Row{Place: levels, Count: 4, Sight: Open, Level: clock})
	return k
}

// TestLevelsWork checks that the changes and triggers of a card at a level work while the number is
// at that level or above (R-THR-02).
func TestLevelsWork(t *testing.T) {
	k := leveled(t)
	show := k.prog(Op{Code: OpShow})
	k.lib.Changes = append(k.lib.Changes, Change{Asked: AskCost, Layer: Adds, Whose: All, From: Set(levels), N: 1})
	hears := k.trigger(Trigger{On: OnGain, From: Set(levels), Whose: All, InTurn: All, Prog: show})
	rule := k.face(Face{Name: "Rule", Changes: []ChangeID{1}, Triggers: []TriggerID{hears}})
	card := k.face(Face{Name: "Card", Cost: 1})
	b := k.table(2)
	for level := range 4 {
		b.Add(rule, b.ZoneAt(levels, NoSeat, level))
	}
	c := b.Add(card, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	for _, at := range []int{0, 1, 2, 3, 4, 2} {
		m := machine{State: s}
		m.change(clock, 0, at-s.Number(clock, NoSeat))
		m.waiting = m.waiting[:0]
		m.hear(OnGain, 0, c)
		want := min(at+1, 4)
		if got := m.CostOf(c) - 1; got != want || len(m.waiting) != want {
			t.Errorf("at level %d %d of them alter costs and %d hear, want %d", at, got, len(m.waiting), want)
		}
	}
}

// TestLevelsAreReachedOnce checks that an OnReach trigger goes off only when the number reaches its
// own level, and not again while the number stays or rises (R-THR-03).
func TestLevelsAreReachedOnce(t *testing.T) {
	k := leveled(t)
	reached := k.trigger(Trigger{On: OnReach, How: RulesFirst, From: Set(levels), Whose: All, InTurn: All,
		Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
	elsewhere := k.trigger(Trigger{On: OnReach, From: Set(InPlay), Whose: All, InTurn: All, Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 50})})
	rule, other := k.face(Face{Name: "Rule", Triggers: []TriggerID{reached}}), k.face(Face{Name: "Other", Triggers: []TriggerID{elsewhere}})
	more := k.face(Face{Name: "More", Play: k.prog(Op{Code: OpNumber, Number: clock, N: 1})})
	tokens := k.face(Face{Name: "Tokens", Play: k.prog(Op{Code: OpNumber, Number: LastDefeat, N: 1})})
	b := k.table(2)
	for _, level := range []int{1, 3} {
		b.Add(rule, b.ZoneAt(levels, NoSeat, level))
	}
	b.Add(other, b.ZoneAt(lines, NoSeat, 0)) // it hears nothing from there
	var mores []CardID
	for range 5 {
		mores = append(mores, b.Add(more, b.Zone(Hand, 0)))
	}
	another := b.Add(tokens, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	for i, want := range []int{1, 1, 2, 2} {
		k.play(s, mores[i])
		if got := s.Number(VPTokens, 0); got != want || s.Number(clock, NoSeat) != i+1 {
			t.Errorf("at level %d what is reached has happened %d times, want %d", s.Number(clock, NoSeat), got, want)
		}
	}
	k.play(s, another) // another number changes
	if got := s.Number(VPTokens, 0); got != 2 {
		t.Errorf("another number has changed: it has happened %d times", got)
	}
	m := machine{State: s}
	for _, n := range []int{-1, 0} { // it has gone back, and stays
		m.change(clock, 0, n)
	}
	if len(m.waiting) != 0 {
		t.Errorf("a number that falls is heard of as reached: %v", m.waiting)
	}
	*s.number(clock, NoSeat) = 99 // its maximum
	if m.change(clock, 0, 1); len(m.waiting) != 0 {
		t.Error("a number that cannot rise is heard of as reached")
	}
}

// TestOrderOfRules checks that RulesFirst triggers come first, then InOrder ones, then those that
// players order (see Hearing).
func TestOrderOfRules(t *testing.T) {
	k := newSettling(t)
	k.waits("asked", 1, InPlay, nil)
	k.waits("asked too", 1, InPlay, func(t *Trigger) { t.Prog = k.louder })
	k.waits("in order", NoSeat, Rules, func(t *Trigger) { t.How = InOrder })
	k.waits("in order after", NoSeat, Rules, func(t *Trigger) { t.How, t.Prog = InOrder, k.louder })
	k.waits("first", NoSeat, Rules, func(t *Trigger) { t.How, t.Prog = RulesFirst, k.louder })
	s, hand := k.begin("card")
	k.want(s, k.play(s, hand[0]), "first", "in order", "in order after")
	k.asked(s, 1, "asked", "asked too")
}

// TestUrgent checks that only RulesFirst triggers are resolved before the Reward of a defeated
// card. The others wait until the text is done.
func TestUrgent(t *testing.T) {
	k := newKit(t)
	num := func(n int16) ProgID { return k.prog(Op{Code: OpNumber, Number: clock, N: n}) }
	hears := func(how Hearing, prog ProgID) TriggerID {
		return k.trigger(Trigger{On: OnDefeat, How: how, From: Set(Rules), Whose: All, InTurn: All, Prog: prog})
	}
	rule := k.face(Face{Name: "Rule", Triggers: []TriggerID{hears(InOrder, num(2)), hears(Waits, num(3)), hears(RulesFirst, num(1))}})
	falls := k.face(Face{Name: "Falls", Fallen: num(10)})
	card := k.face(Face{Name: "Card", Play: k.prog(Op{Code: OpAll, Verb: VerbDefeat, From: Set(streets)}, Op{Code: OpNumber, Number: clock, N: 20})})
	b := k.table(2)
	b.Add(rule, b.Zone(Rules, NoSeat))
	for range 2 {
		b.Add(falls, b.ZoneAt(streets, NoSeat, 0))
	}
	c := b.Add(card, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	var got []int16
	for _, e := range k.play(s, c) {
		if e.Kind == NumberChanged {
			got = append(got, e.N)
		}
	}
	if want := []int16{1, 10, 1, 10, 20, 2, 2, 3, 3}; !slices.Equal(got, want) {
		t.Errorf("it came in the order %v, want %v", got, want)
	}
}

// TestRulesEndTheGameFirst checks that the defeat that ends the game gives no Reward, whether all
// players win or none do.
func TestRulesEndTheGameFirst(t *testing.T) {
	for who, won := range map[Who]Seats{All: 0b11, Nobody: 0} {
		t.Run(fmt.Sprint(who), func(t *testing.T) {
			k := newKit(t)
			ends := k.trigger(Trigger{On: OnDefeat, How: RulesFirst, From: Set(Rules), Whose: All, InTurn: All, Prog: k.prog(Op{Code: OpWin, Who: who, N: 7})})
			rule := k.face(Face{Name: "Rule", Triggers: []TriggerID{ends}})
			falls := k.face(Face{Name: "Falls", Fallen: k.prog(Op{Code: OpNumber, Number: clock, N: 10})})
			card := k.face(Face{Name: "Card", Play: k.prog(Op{Code: OpAll, Verb: VerbDefeat, From: Set(streets)})})
			b := k.table(2)
			b.Add(rule, b.Zone(Rules, NoSeat))
			b.Add(falls, b.ZoneAt(streets, NoSeat, 0))
			c := b.Add(card, b.Zone(Hand, 0))
			s := b.Resume(0, 0)
			k.play(s, c)
			if s.Over() != 7 || s.Won() != won || s.Number(clock, NoSeat) != 0 {
				t.Errorf("over for reason %d, won by %b, the Reward has given %d", s.Over(), s.Won(), s.Number(clock, NoSeat))
			}
		})
	}
}

// TestRewardsAgain checks that a Reward that happens twice asks twice, and that the game can be
// read back in between (R-CLR-06).
func TestRewardsAgain(t *testing.T) {
	k := newKit(t)
	k.lib.Changes = append(k.lib.Changes, Change{Asked: AskRewards, Layer: Adds, N: 1})
	falls := k.face(Face{Name: "Falls", Fallen: k.prog(Op{Code: OpMay, To: 2}, Op{Code: OpNumber, Number: clock, N: 1})})
	card := k.face(Face{Name: "Card", Play: k.prog(Op{Code: OpChange, N: 1, Until: NextDefeat}, Op{Code: OpAll, Verb: VerbDefeat, From: Set(streets)})})
	b := k.table(2)
	for range 2 {
		b.Add(falls, b.ZoneAt(streets, NoSeat, 0))
	}
	c := b.Add(card, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	k.play(s, c)
	asked := 0
	for ; s.Pending().Kind == DecideMay; asked++ {
		again, err := Decode(k.lib, s.AppendBinary(nil))
		if err != nil {
			t.Fatalf("question %d: %v\n%v", asked, err, s)
		}
		s = again
		k.take(s, func(o Option) bool { return o.Kind == OptYes })
	}
	if asked != 3 || s.Number(clock, NoSeat) != 3 {
		t.Errorf("of two that fell, the first with a Reward more, %d Rewards have come and given %d", asked, s.Number(clock, NoSeat))
	}
}

// TestStarterIsChosen checks that one seat, the first unless another leads, chooses who plays
// first, and that a lone player is not asked (R-SET-11).
func TestStarterIsChosen(t *testing.T) {
	for _, c := range []struct {
		seats       int
		lead, start SeatID
	}{{1, 0, 0}, {2, 0, 1}, {3, 2, 1}, {3, 1, 1}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			k := newKit(t)
			k.setup = []Op{{Code: OpKeep, N: 1, Dest: Dest{Place: Destroyed}}, {Code: OpStarter}}
			b := k.table(c.seats)
			b.Lead(c.lead)
			s := b.Deal(nil)
			k.check(s)
			if c.seats > 1 {
				if d := s.Pending(); d.Kind != DecideSeat || d.Seat != c.lead || len(d.Options) != c.seats || s.lib.Code[d.At].Code != OpStarter {
					t.Fatalf("%+v: asked is %+v", c, d)
				}
				k.take(s, func(o Option) bool { return o.N == int16(c.start) })
			}
			if s.Turn().Seat != c.start || s.TurnOrder(c.start) != 0 || s.Pending().Kind != DecideTurn {
				t.Errorf("%+v: it is the turn of seat %d", c, s.Turn().Seat)
			}
		})
	}
}
