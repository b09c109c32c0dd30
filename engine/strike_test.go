package engine

import (
	"fmt"
	"slices"
	"testing"
)

// striking is a game in seat 0's turn. Seat 0 has a card that lets a street Villain attack one seat
// after the other. A seat that is hit gets a token.
type striking struct {
	*kit
	s       *State
	source  CardID
	villain CardID
	shields [4]CardID // the Defense in the hand of each seat, or NoCard
}

// strikeOf is the layout of a striking game.
type strikeOf struct {
	seats, silent int
	who           Who
	chosen        bool
	defense       Defense // of the shields
	has           []SeatID
	at            []int // spaces of the standees, of silent seats too; -1 for none
	villain       int   // its space
	attack        Attack
	together      bool // no seat is hit before all could avoid it
	changes       []Change
	rule          func(*kit, *Defense) Face // in force
}

// newStriking lays out a game.
func newStriking(t *testing.T, o strikeOf) *striking {
	t.Helper()
	k := newKit(t)
	o.attack.On, o.attack.Apart = You, !o.together
	if o.attack.Hit == 0 {
		o.attack.Hit = k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})
	}
	k.lib.Struck = k.prog(Op{Code: OpNumber, Number: clock, N: 1})
	k.lib.Attacks = append(k.lib.Attacks, o.attack)
	k.lib.Changes = append(k.lib.Changes, o.changes...)
	k.lib.Silent[o.seats] = uint8(o.silent)
	var rules []FaceID
	if o.rule != nil {
		rules = append(rules, k.face(o.rule(k, &o.defense)))
	}
	o.defense.From, o.defense.Pay = Set(Hand), VerbDiscard
	shield := k.face(Face{Name: "Shield", Defenses: []Defense{o.defense}})
	villain := k.face(Face{Name: "Villain", Types: Villain, Attack: 1})
	piece := k.face(Face{Name: "Standee", Piece: true})
	attacks := k.face(Face{Name: "Attacks", Play: k.prog(
		Op{Code: OpPick, Verb: VerbHold, From: Set(streets), Min: 1, Max: 1},
		Op{Code: OpStrike, Who: o.who, Pair: o.chosen})})
	b := k.table(o.seats)
	g := &striking{kit: k}
	g.source = b.Add(attacks, b.Zone(Hand, 0))
	for _, f := range rules {
		b.Add(f, b.Zone(Rules, NoSeat))
	}
	for _, seat := range o.has {
		g.shields[seat] = b.Add(shield, b.Zone(Hand, seat))
	}
	for seat, space := range o.at {
		if space >= 0 {
			b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, space)), SeatID(seat))
		}
	}
	g.villain = b.Add(villain, b.ZoneAt(streets, NoSeat, o.villain))
	g.s = b.Resume(0, 0)
	for i := range o.changes {
		g.s.leaveWorking(Watch{Source: g.villain, Change: ChangeID(i + 1), Seat: 0, Until: ForEver})
	}
	return g
}

// next returns a short form of the open question with the seats it is about.
func (g *striking) next() string {
	d := g.s.Pending()
	switch d.Kind {
	case DecideSeat:
		out := fmt.Sprintf("%d chooses of", d.Seat)
		for _, o := range d.Options {
			out += fmt.Sprint(" ", o.N)
		}
		return out
	case DecideDefend:
		return fmt.Sprintf("%d defends %d", d.Seat, d.For)
	default:
		return d.Kind.String()
	}
}

// goes plays the card and then follows steps, which alternate between an expected question and its
// answer: a seat, "defend" or "suffer". It fails the test at any other question.
func (g *striking) goes(steps ...string) []Event {
	g.t.Helper()
	events := g.play(g.s, g.source)
	for i := 0; i+1 < len(steps); i += 2 {
		if got := g.next(); got != steps[i] {
			g.t.Fatalf("asked is %q, want %q:\n%v", got, steps[i], g.s)
		}
		answer := steps[i+1]
		events = append(events, g.take(g.s, func(o Option) bool {
			return o.Kind.String() == answer || o.Kind == OptSeat && fmt.Sprint(o.N) == answer
		})...)
	}
	if got := g.next(); len(steps)%2 == 1 && got != steps[len(steps)-1] {
		g.t.Fatalf("asked is %q, want %q:\n%v", got, steps[len(steps)-1], g.s)
	}
	return events
}

// hits returns the seats an Attack hit and those that avoided it, in order.
func hits(events []Event) (hit, avoided []SeatID) {
	for _, e := range events {
		switch e.Kind {
		case AttackHit:
			hit = append(hit, e.Seat)
		case AttackAvoided:
			avoided = append(avoided, e.Seat)
		default: // something else
		}
	}
	return hit, avoided
}

// TestHitsAreHeard checks that a trigger hears once that an Attack of its player has hit anyone, and hears
// nothing if each seat avoided it, or if no player made it.
func TestHitsAreHeard(t *testing.T) {
	for _, after := range []bool{false, true} {
		for _, c := range []struct {
			name     string
			one, two OptionKind
			third    bool // seat 3 is attacked too
			user     SeatID
			want     int
		}{
			{"all are hit", OptSuffer, OptSuffer, true, 0, 1},
			{"one is hit", OptDefend, OptSuffer, false, 0, 1},
			{"nobody is", OptDefend, OptDefend, false, 0, 0},
			{"nobody's", OptSuffer, OptSuffer, true, NoSeat, 0},
			{"another's", OptSuffer, OptSuffer, true, 1, 0},
		} {
			t.Run(fmt.Sprint(c.name, after), func(t *testing.T) {
				var hears TriggerID
				g := newAttacked(t, func(k *kit, a *Attack) {
					if after {
						a.After = k.prog(Op{Code: OpShow})
					}
					hears = k.trigger(Trigger{On: OnHitAny, InTurn: All, Prog: k.prog(Op{Code: OpNumber, Number: clock, N: 10})})
				})
				g.s.leaveWorking(Watch{Source: g.source, Trigger: hears})
				g.play(g.s, g.source)
				f := &g.s.stack[len(g.s.stack)-1]
				if f.User = c.user; !c.third {
					f.Safe |= SeatID(3).Only()
				}
				g.answer(c.one)
				g.answer(c.two)
				if got := g.s.Number(clock, 0) / 10; got != c.want {
					t.Errorf("it is heard of %d times, want %d", got, c.want)
				}
			})
		}
	}
}

// TestReachesOneAfterTheOther checks that an Attack that reaches one seat after the other hits each
// before it reaches the next. The active seat chooses the order while a Defense could be used for
// one of several. Otherwise it goes clockwise (R-ATK-02, R-ATK-07).
func TestReachesOneAfterTheOther(t *testing.T) {
	for _, c := range []struct {
		name         string
		o            strikeOf
		steps        []string
		hit, avoided []SeatID
	}{
		{"nobody has a Defense", strikeOf{chosen: true}, []string{"act"}, []SeatID{0, 1, 2}, nil},
		{"one has, and is reached first", strikeOf{chosen: true, has: []SeatID{2}},
			[]string{"0 chooses of 0 1 2", "2", "2 defends 2", "defend", "act"}, []SeatID{0, 1}, []SeatID{2}},
		{"one has, and is reached last", strikeOf{chosen: true, has: []SeatID{2}},
			[]string{"0 chooses of 0 1 2", "1", "0 chooses of 0 2", "0", "2 defends 2", "defend", "act"}, []SeatID{1, 0}, []SeatID{2}},
		{"it does not use it", strikeOf{chosen: true, has: []SeatID{1}},
			[]string{"0 chooses of 0 1 2", "1", "1 defends 1", "suffer", "act"}, []SeatID{1, 0, 2}, nil},
		{"it is used up", strikeOf{chosen: true, has: []SeatID{1}},
			[]string{"0 chooses of 0 1 2", "1", "1 defends 1", "defend", "act"}, []SeatID{0, 2}, []SeatID{1}},
		{"the order is not chosen", strikeOf{has: []SeatID{1, 2}},
			[]string{"1 defends 1", "defend", "2 defends 2", "suffer", "act"}, []SeatID{0, 2}, []SeatID{1}},
		{"no Defense helps", strikeOf{has: []SeatID{1, 2}, attack: Attack{Sure: true}}, []string{"act"}, []SeatID{0, 1, 2}, nil},
		{"no Defense helps, so nothing is chosen", strikeOf{has: []SeatID{1, 2}, chosen: true, attack: Attack{Sure: true}}, []string{"act"}, []SeatID{0, 1, 2}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.o.seats, c.o.who = 3, All
			g := newStriking(t, c.o)
			hit, avoided := hits(g.goes(c.steps...))
			if !slices.Equal(hit, c.hit) || !slices.Equal(avoided, c.avoided) {
				t.Errorf("hit were %v and %v have avoided it, want %v and %v", hit, avoided, c.hit, c.avoided)
			}
			for seat := range SeatID(3) {
				want := 0
				if slices.Contains(c.hit, seat) {
					want = 1
				}
				if got := g.s.Number(VPTokens, seat); got != want {
					t.Errorf("seat %d has %d tokens, want %d", seat, got, want)
				}
			}
		})
	}
}

// TestHitBeforeTheNext checks that an Attack affects one seat before the next is asked for its
// Defense (R-ATK-04, R-ATK-07).
func TestHitBeforeTheNext(t *testing.T) {
	g := newStriking(t, strikeOf{seats: 3, who: All, has: []SeatID{1, 2}})
	g.goes("1 defends 1", "suffer", "2 defends 2")
	if g.s.Number(VPTokens, 0) != 1 || g.s.Number(VPTokens, 1) != 1 || g.s.Number(VPTokens, 2) != 0 {
		t.Errorf("before seat 2 is asked the seats have %d, %d and %d tokens", g.s.Number(VPTokens, 0), g.s.Number(VPTokens, 1), g.s.Number(VPTokens, 2))
	}
}

// TestAllDefendFirst checks that an Attack that is not Apart hits no seat before all could avoid
// it, in chosen order where that can matter, and that After comes once, after all hits (R-ATK-05).
func TestAllDefendFirst(t *testing.T) {
	for _, c := range []struct {
		name         string
		o            strikeOf
		steps        []string
		hit, avoided []SeatID
	}{
		{"nobody has a Defense", strikeOf{chosen: true}, []string{"act"}, []SeatID{0, 1, 2}, nil},
		{"chosen", strikeOf{chosen: true, has: []SeatID{1, 2}},
			[]string{"0 chooses of 0 1 2", "2", "2 defends 2", "defend", "0 chooses of 0 1", "1", "1 defends 1", "suffer", "act"}, []SeatID{0, 1}, []SeatID{2}},
		{"the last Defense is used up", strikeOf{chosen: true, has: []SeatID{1}},
			[]string{"0 chooses of 0 1 2", "1", "1 defends 1", "defend", "act"}, []SeatID{0, 2}, []SeatID{1}},
		{"not chosen", strikeOf{has: []SeatID{1, 2}}, []string{"1 defends 1", "suffer", "2 defends 2", "defend", "act"}, []SeatID{0, 1}, []SeatID{2}},
		{"one for all near", strikeOf{chosen: true, has: []SeatID{2}, defense: Defense{Near: 2, All: true}, at: []int{1, 2, 1}},
			[]string{"0 chooses of 0 1 2", "0", "2 defends 0", "suffer", "0 chooses of 1 2", "1", "2 defends 1", "defend", "act"}, nil, []SeatID{1, 0, 2}},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.o.seats, c.o.who, c.o.together = 3, All, true
			g := newStriking(t, c.o)
			// After all hits the clock advances by their number.
			g.lib.Counts = append(g.lib.Counts, Count{Of: Victims})
			g.lib.Attacks[1].After = g.lib.Struck
			g.lib.Code[g.lib.Struck].Count = CountID(len(g.lib.Counts) - 1)
			events := g.goes(c.steps...)
			hit, avoided := hits(events)
			if !slices.Equal(hit, c.hit) || !slices.Equal(avoided, c.avoided) {
				t.Errorf("hit were %v and %v have avoided it, want %v and %v", hit, avoided, c.hit, c.avoided)
			}
			first := slices.IndexFunc(events, func(e Event) bool { return e.Kind == AttackHit })
			if first >= 0 && slices.ContainsFunc(events[first:], func(e Event) bool { return e.Kind == AttackAvoided }) {
				t.Error("somebody was hit before all have avoided it who do")
			}
			if got := g.s.Number(clock, NoSeat); got != len(c.hit) {
				t.Errorf("after all were hit it has happened for %d, want %d", got, len(c.hit))
			}
		})
	}
}

// TestAvoidingIsHeard checks that exactly the seats a Defense saves have avoided the Attack, and
// that its Then is about the seat it was used for.
func TestAvoidingIsHeard(t *testing.T) {
	for _, all := range []bool{false, true} {
		g := newStriking(t, strikeOf{seats: 3, who: All, has: []SeatID{1}, defense: Defense{Near: 2, All: all}, at: []int{0, 1, 2},
			rule: func(k *kit, defense *Defense) Face {
				defense.Then = k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1000, Who: Target})
				return Face{Name: "Rule", Triggers: []TriggerID{k.trigger(Trigger{On: OnAvoid, From: Set(Rules), Whose: All, InTurn: All,
					Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 100})})}}
			}})
		g.goes("1 defends 0", "defend", "act")
		want := []int{1100, 1, 1}
		if all {
			want = []int{1100, 100, 100}
		}
		for seat := range SeatID(3) {
			if got := g.s.Number(VPTokens, seat); got != want[seat] {
				t.Errorf("for all %v: seat %d has %d tokens, want %d", all, seat, got, want[seat])
			}
		}
	}
}

// TestProtectingApart checks that a seat uses one Defense per Attack, for any seat its current
// Range reaches, and that a Defense with All saves every seat it covers that has not been hit
// (R-DEF-02, R-DEF-07 to R-DEF-09).
func TestProtectingApart(t *testing.T) {
	near := func(n uint8) Defense { return Defense{Near: n} }
	longer := func(n int16) []Change { return []Change{{Asked: AskRange, Layer: Adds, Whose: All, N: n}} }
	for _, c := range []struct {
		name         string
		o            strikeOf
		steps        []string
		hit, avoided []SeatID
	}{
		{"for the one next to it, and then not for itself", strikeOf{has: []SeatID{1}, defense: near(2), at: []int{0, 1, 3}},
			[]string{"1 defends 0", "defend", "act"}, []SeatID{1, 2}, []SeatID{0}},
		{"for itself", strikeOf{has: []SeatID{1}, defense: near(2), at: []int{0, 1, 3}},
			[]string{"1 defends 0", "suffer", "1 defends 1", "defend", "act"}, []SeatID{0, 2}, []SeatID{1}},
		{"the victim is asked before others", strikeOf{has: []SeatID{0, 1}, defense: near(2), at: []int{0, 1, 3}},
			[]string{"0 defends 0", "suffer", "1 defends 0", "suffer", "1 defends 1", "suffer", "0 defends 1", "defend", "act"}, []SeatID{0, 2}, []SeatID{1}},
		{"too far", strikeOf{has: []SeatID{1}, defense: near(2), at: []int{0, 2, 4}},
			[]string{"1 defends 1", "defend", "act"}, []SeatID{0, 2}, []SeatID{1}},
		{"not too far with a longer Range", strikeOf{has: []SeatID{1}, defense: near(2), at: []int{0, 2, 4}, changes: longer(1)},
			[]string{"1 defends 0", "suffer", "1 defends 1", "suffer", "1 defends 2", "defend", "act"}, []SeatID{0, 1}, []SeatID{2}},
		{"too far with a shorter one", strikeOf{has: []SeatID{1}, defense: near(2), at: []int{0, 1, 3}, changes: longer(-1)},
			[]string{"1 defends 1", "defend", "act"}, []SeatID{0, 2}, []SeatID{1}},
		{"one space is never too far for one's own", strikeOf{has: []SeatID{1}, defense: near(1), at: []int{0, 0, 3}, changes: longer(-1)},
			[]string{"1 defends 0", "defend", "act"}, []SeatID{1, 2}, []SeatID{0}},
		{"only for itself", strikeOf{has: []SeatID{1}, defense: near(0), at: []int{0, 0, 0}},
			[]string{"1 defends 1", "defend", "act"}, []SeatID{0, 2}, []SeatID{1}},
		{"for anybody, wherever", strikeOf{has: []SeatID{2}, defense: near(Unlimited), at: []int{0, -1, 2}},
			[]string{"2 defends 0", "suffer", "2 defends 1", "defend", "act"}, []SeatID{0, 2}, []SeatID{1}},
		{"for all near, itself too", strikeOf{has: []SeatID{1}, defense: Defense{Near: 2, All: true}, at: []int{3, 1, 2}},
			[]string{"1 defends 1", "defend", "act"}, []SeatID{0}, []SeatID{1, 2}},
		{"for all near, but not those too far", strikeOf{has: []SeatID{1}, defense: Defense{Near: 2, All: true}, at: []int{0, 1, 3}},
			[]string{"1 defends 0", "defend", "act"}, []SeatID{2}, []SeatID{0, 1}},
		{"for all near that have not been hit", strikeOf{has: []SeatID{2}, defense: Defense{Near: 2, All: true}, at: []int{1, 2, 1}},
			[]string{"2 defends 0", "suffer", "2 defends 1", "defend", "act"}, []SeatID{0}, []SeatID{1, 2}},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.o.seats, c.o.who = 3, All
			g := newStriking(t, c.o)
			hit, avoided := hits(g.goes(c.steps...))
			if !slices.Equal(hit, c.hit) || !slices.Equal(avoided, c.avoided) {
				t.Errorf("hit were %v and %v have avoided it, want %v and %v", hit, avoided, c.hit, c.avoided)
			}
		})
	}
}

// TestOneDefenseInAnAttack checks that a seat with two Defenses is not asked again in an Attack in
// which it has used one (R-DEF-02).
func TestOneDefenseInAnAttack(t *testing.T) {
	g := newStriking(t, strikeOf{seats: 2, who: All, has: []SeatID{1, 1}, defense: Defense{Near: 2}, at: []int{0, 0}})
	hit, avoided := hits(g.goes("1 defends 0", "defend", "act"))
	if !slices.Equal(hit, []SeatID{1}) || !slices.Equal(avoided, []SeatID{0}) || g.s.Len(g.s.Zone(Hand, 1)) != 1 {
		t.Errorf("hit were %v, %v have avoided it", hit, avoided)
	}
}

// TestSilentVictims checks that a silent seat in the attacker's space is hit as the rules say and
// is asked nothing, and that another seat's Defense can protect it (R-SOL-03, R-SOL-06).
func TestSilentVictims(t *testing.T) {
	for _, c := range []struct {
		name   string
		o      strikeOf
		steps  []string
		tokens int // of seat 0
		struck int // how often the silent seat is
	}{
		{"in its space", strikeOf{at: []int{0, 2}, villain: 2}, []string{"act"}, 1, 1},
		{"elsewhere", strikeOf{at: []int{2, 0}, villain: 2}, []string{"act"}, 1, 0},
		{"off the ring", strikeOf{at: []int{2, -1}, villain: 2}, []string{"act"}, 1, 0},
		{"protected", strikeOf{at: []int{1, 2}, villain: 2, has: []SeatID{0}, defense: Defense{Near: 2}},
			[]string{"0 defends 0", "suffer", "0 defends 1", "defend", "act"}, 1, 0},
		{"the order chosen", strikeOf{at: []int{1, 2}, villain: 2, has: []SeatID{0}, defense: Defense{Near: 2}, chosen: true},
			[]string{"0 chooses of 0 1", "1", "0 defends 1", "suffer", "0 defends 0", "defend", "act"}, 0, 1},
		{"no player, so not anybody's to protect", strikeOf{at: []int{1, 2}, villain: 2, has: []SeatID{0}, defense: Defense{Near: Unlimited}},
			[]string{"0 defends 0", "suffer", "act"}, 1, 1},
		{"too far to be protected", strikeOf{at: []int{0, 2}, villain: 2, has: []SeatID{0}, defense: Defense{Near: 2}},
			[]string{"0 defends 0", "defend", "act"}, 0, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.o.seats, c.o.silent, c.o.who = 1, 1, All
			g := newStriking(t, c.o)
			for _, e := range g.goes(c.steps...) {
				if e.Kind == AttackHit && e.Seat == 1 && c.struck == 0 {
					t.Error("the silent seat is told to be hit")
				}
			}
			if got, struck := g.s.Number(VPTokens, 0), g.s.Number(clock, NoSeat); got != c.tokens || struck != c.struck || g.s.Number(VPTokens, 1) != 0 {
				t.Errorf("seat 0 has %d tokens, the silent one is struck %d times; want %d and %d", got, struck, c.tokens, c.struck)
			}
		})
	}
	g := newStriking(t, strikeOf{seats: 1, silent: 1, who: Silents, at: []int{0, 2}, villain: 4})
	if hit, _ := hits(g.goes("act")); !slices.Equal(hit, []SeatID{1}) || g.s.Number(clock, NoSeat) != 1 {
		t.Errorf("an Attack on the silent seats has hit %v", hit)
	}
}

// TestStrikeOfNobody checks that a card makes no Attack if it has none, has left, or reaches no
// seat.
func TestStrikeOfNobody(t *testing.T) {
	for name, set := range map[string]func(g *striking){
		"nobody":         func(g *striking) { g.lib.Code[g.lib.Faces[g.s.cards[g.source].Face].Play+1].Who = Nobody },
		"no Attack":      func(g *striking) { g.lib.Faces[g.s.cards[g.villain].Face].Attack = 0 },
		"no card to ask": func(g *striking) { (&machine{State: g.s}).shift(g.villain, 0, onTop, VerbDestroy, 0) },
	} {
		t.Run(name, func(t *testing.T) {
			g := newStriking(t, strikeOf{seats: 2, who: All})
			set(g)
			events := g.goes("act")
			for _, e := range events {
				if e.Kind == AttackMade {
					t.Error("an Attack is made")
				}
			}
			if g.s.Number(VPTokens, 0)+g.s.Number(VPTokens, 1) != 0 {
				t.Error("somebody is hit")
			}
		})
	}
	// The hits of an earlier Attack do not count for this one.
	g := newStriking(t, strikeOf{seats: 2, who: Nobody})
	m := machine{State: g.s}
	f := m.begin(0, NoCard, 0, 0)
	f.It, f.Victims, f.Safe = g.villain, 0b11, 0b01
	if m.strike(&Op{Code: OpStrike, Who: Nobody}, f); f.Victims != 0 || f.Safe != 0 {
		t.Errorf("nobody is attacked: attacked were %b, and %b have avoided it", f.Victims, f.Safe)
	}
}

// TestStrikesRememberTheirOwn checks that the cards one Attack of a text remembers are not
// remembered by the next.
func TestStrikesRememberTheirOwn(t *testing.T) {
	k := newKit(t)
	fresh := k.filter(Filter{New: true})
	street := []FaceID{0, 0}
	for i := range street { // the first leaves two cards in hand, the second one
		left := uint8(2 - i)
		hit := k.prog(Op{Code: OpPick, Verb: VerbKeep, From: Set(Hand), Filter: fresh, Min: left, Max: left},
			Op{Code: OpAll, Verb: VerbDiscard, Dest: Dest{Place: Discard}, From: Set(Hand), Filter: fresh})
		k.lib.Attacks = append(k.lib.Attacks, Attack{On: You, Apart: true, Hit: hit})
		street[i] = k.face(Face{Name: fmt.Sprint("Villain ", i), Types: Villain, Attack: AttackID(i + 1)})
	}
	plain := k.face(Face{Name: "Plain"})
	each := k.prog(Op{Code: OpStrike})
	attacks := k.face(Face{Name: "Attacks", Play: k.prog(
		Op{Code: OpAll, Verb: VerbKeep, From: Set(streets)}, Op{Code: OpForEach, Filter: k.filter(Filter{Types: Villain}), To: each})})
	b := k.table(2)
	c := b.Add(attacks, b.Zone(Hand, 0))
	for range 4 {
		b.Add(plain, b.Zone(Hand, 0))
	}
	for space, f := range street {
		b.Add(f, b.ZoneAt(streets, NoSeat, space))
	}
	s := b.Resume(0, 0)
	k.play(s, c)
	for left, n := range []int{4, 4, 2} { // two of four, then one of two
		if got := s.Len(s.Zone(Hand, 0)); got != n || s.Pending().Kind != DecidePick {
			t.Fatalf("before answer %d there are %d cards in hand, want %d:\n%v", left, got, n, s)
		}
		k.take(s, func(o Option) bool { return o.Kind == OptCard })
	}
	if got := s.Len(s.Zone(Hand, 0)); got != 1 || s.Pending().Kind != DecideTurn || len(s.held) != 0 {
		t.Errorf("%d cards are left in hand, %d are remembered:\n%v", got, len(s.held), s)
	}
}
