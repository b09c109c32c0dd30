package engine

import (
	"fmt"
	"slices"
	"testing"
)

// TestSides checks that seats with the same team number are partners, who are not foes and help
// only each other. Without a team number, all seats help each other and all others are foes.
func TestSides(t *testing.T) {
	for _, c := range []struct {
		teams  [4]int
		seat   SeatID
		side   Seats
		foes   Seats
		helped SeatID // a seat that it can help, or itself
		cannot SeatID // a seat that it cannot help
	}{
		{[4]int{1, 2, 1, 2}, 0, 0b0101, 0b1010, 2, 1},
		{[4]int{1, 2, 1, 2}, 3, 0b1010, 0b0101, 1, 0},
		{[4]int{0, 0, 0, 0}, 1, 0b0010, 0b1101, 1, 2},
		{[4]int{1, 1, 0, 0}, 2, 0b0100, 0b1011, 2, 3},
	} {
		t.Run(fmt.Sprintf("teams %v, seat %d", c.teams, c.seat), func(t *testing.T) {
			k := newKit(t)
			k.lib.Numbers = append(append([]Number{}, k.lib.Numbers...), Number{Name: "team", Of: OfSeat, Max: 9, Team: true})
			id := NumberID(len(k.lib.Numbers) - 1)
			b := k.table(4)
			for seat, n := range c.teams {
				b.Set(id, SeatID(seat), n)
			}
			s := b.Resume(0, 0)
			if got := s.Side(c.seat); got != c.side || s.View(0).Side(c.seat) != got {
				t.Errorf("%v: the side of seat %d is %b, want %b", c.teams, c.seat, got, c.side)
			}
			if got := (&machine{State: s}).group(Team, &Frame{Actor: c.seat}); got != c.side {
				t.Errorf("%v: the team of seat %d is %b, want %b", c.teams, c.seat, got, c.side)
			}
			if got := s.foes(c.seat); got != c.foes {
				t.Errorf("%v: the foes of seat %d are %b, want %b", c.teams, c.seat, got, c.foes)
			}
			if !s.helps(c.seat, c.helped) || s.helps(c.seat, c.cannot) {
				t.Errorf("%v: seat %d helps %d: %v, and %d: %v", c.teams, c.seat, c.helped, s.helps(c.seat, c.helped), c.cannot, s.helps(c.seat, c.cannot))
			}
		})
	}
	s := newKit(t).table(3).Resume(0, 0)
	if s.Side(1) != 0b010 || s.foes(1) != 0b101 || !s.helps(1, 2) {
		t.Errorf("without teams: side %b, foes %b, helps %v", s.Side(1), s.foes(1), s.helps(1, 2))
	}
}

// teamNumber adds the number that says who are partners, with the other fields of n.
func teamNumber(k *kit, n Number) NumberID {
	n.Name, n.Of, n.Max, n.Team = "team", OfSeat, 9, true
	k.lib.Numbers = append(append([]Number{}, k.lib.Numbers...), n)
	return NumberID(len(k.lib.Numbers) - 1)
}

// TestPartnersDefend checks that each seat may use one Defense for itself or its partner, is asked
// for whom only if it could be either, and that all Defenses come before the first hit (V-002.8,
// V-002.9).
func TestPartnersDefend(t *testing.T) {
	newGame := func(change func(*Attack), shields ...SeatID) (*attacked, NumberID) {
		k := newKit(t)
		team := teamNumber(k, Number{Shields: true})
		a := Attack{On: Foes, Hit: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})}
		if change != nil {
			change(&a)
		}
		k.lib.Attacks = append(k.lib.Attacks, a)
		reward := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 10})
		shield := k.face(Face{Name: "Shield", Defenses: []Defense{{From: Set(Hand), Pay: VerbDiscard, Then: reward}}})
		avoided := k.trigger(Trigger{On: OnAvoid, From: Set(Heroes), InTurn: All, Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 20})})
		hero := k.face(Face{Name: "Hero", Triggers: []TriggerID{avoided}})
		attacks := k.face(Face{Name: "Attacks", Play: k.prog(Op{Code: OpAttack, N: 1})})
		b := k.table(4)
		for seat := range SeatID(4) {
			b.Set(team, seat, 1+int(seat)%2)
		}
		g := &attacked{kit: k}
		g.source = b.Add(attacks, b.Zone(Hand, 0))
		b.Add(hero, b.Zone(Heroes, 3))
		for _, seat := range shields {
			g.shields[seat] = b.Add(shield, b.Zone(Hand, seat))
		}
		g.s = b.Resume(0, 0)
		g.play(g.s, g.source)
		return g, team
	}
	defends := func(g *attacked, seat SeatID, whom ...SeatID) {
		t.Helper()
		if d := g.s.Pending(); d.Kind != DecideDefend || d.Seat != seat {
			t.Fatalf("asked: %+v; want a Defense of seat %d", d, seat)
		}
		g.answer(OptDefend)
		for _, v := range whom {
			if d := g.s.Pending(); d.Kind != DecideSeat || d.Seat != seat || len(d.Options) != 2 {
				t.Fatalf("asked: %+v; want seat %d to say whom it protects", d, seat)
			}
			if again, err := Decode(g.lib, g.s.AppendBinary(nil)); err != nil || again.CheckPosed() != nil {
				t.Fatalf("read back in the middle: %v", err)
			}
			g.take(g.s, func(o Option) bool { return o.Kind == OptSeat && SeatID(o.N) == v })
		}
	}
	g, _ := newGame(nil, 1)
	defends(g, 1, 3)
	if got := g.tokens(); got != [4]int{0, 11, 0, 0} {
		t.Errorf("seat 1 has protected its partner: tokens %v", got)
	}
	g, _ = newGame(nil, 1, 3)
	defends(g, 1, 1)
	defends(g, 3) // it is not asked, because only itself is left
	if got := g.tokens(); got != [4]int{0, 10, 0, 30} {
		t.Errorf("both have protected themselves, and seat 3 has heard it: tokens %v", got)
	}
	g, _ = newGame(nil, 1, 1, 3)
	defends(g, 1, 1)
	m := machine{State: g.s}
	if f, a := m.top(), &g.lib.Attacks[1]; m.canAvoid(f, 1, 3, a) || !m.canAvoid(f, 3, 3, a) {
		t.Error("a seat that has used its Defense for this Attack could use another, or one that has not could use none (C-056)")
	}
	g, _ = newGame(nil, 3)
	defends(g, 3, 1)
	if got := g.tokens(); got != [4]int{0, 0, 0, 31} {
		t.Errorf("who uses a Defense has avoided the Attack, whomever it protects (N-11): tokens %v", got)
	}
	g, _ = newGame(func(a *Attack) { a.On, a.Alone = Left, true }, 3)
	if got := g.tokens(); got != [4]int{0, 1, 0, 0} || g.s.Pending().Kind != DecideTurn {
		t.Errorf("a partner defends nobody whom the Attack alone is on: tokens %v:\n%v", got, g.s)
	}
	g, _ = newGame(func(a *Attack) { a.Apart = true }, 3)
	defends(g, 3, 1)
	if got := g.tokens(); got != [4]int{0, 0, 0, 31} {
		t.Errorf("partners decide about all before anybody suffers (N-8): tokens %v", got)
	}
	// A damaged game with a wrong chosen Defense is refused.
	g, _ = newGame(nil, 1)
	g.answer(OptDefend)
	g.s.stack[len(g.s.stack)-1].Taken = 7
	if g.s.Check() == nil {
		t.Errorf("a Defense that the card does not have is let pass")
	}
	g, _ = newGame(nil, 1)
	g.answer(OptDefend)
	g.s.stack[len(g.s.stack)-1].Safe = 0b1000 // it can be for only one seat now
	if g.s.Check() == nil {
		t.Errorf("a Defense that one alone can be meant by is asked for whom, and let pass")
	}
}

// TestGained checks that the rules act on a card gained in one's own turn before the triggers of
// the gain, but not if it goes elsewhere or is gained in another seat's turn (V-002.4).
func TestGained(t *testing.T) {
	k := newKit(t)
	team := teamNumber(k, Number{})
	k.lib.Gained = k.prog(Op{Code: OpIt, Verb: VerbPass, Dest: Dest{Place: Discard, Of: Partner}})
	onGain := k.trigger(Trigger{On: OnGainThis, Prog: k.prog(Op{Code: OpIt, Verb: VerbPut, Dest: Dest{Place: Deck}}), AboutIt: true})
	ware := k.face(Face{Name: "Ware", Triggers: []TriggerID{onGain}})
	toHand := k.face(Face{Name: "To hand", Play: k.prog(Op{Code: OpAll, Verb: VerbGain, From: Set(stack), Dest: Dest{Place: Hand}})})
	toPile := k.face(Face{Name: "To pile", Play: k.prog(Op{Code: OpAll, Verb: VerbGain, From: Set(stack), Dest: Dest{Place: Discard}})})
	foes := k.prog(Op{Code: OpAll, Verb: VerbGain, From: Set(stack), Dest: Dest{Place: Discard}})
	toFoe := k.face(Face{Name: "To foe", Play: k.prog(Op{Code: OpEach, Who: Left, To: foes})})
	k.table(4) // the Library is finished
	for _, c := range []struct {
		name  string
		card  FaceID
		place Place
		seat  SeatID
	}{{"gained", toPile, Deck, 2}, {"gained to hand", toHand, Hand, 0}, {"gained by another", toFoe, Deck, 1}} {
		t.Run(c.name, func(t *testing.T) {
			b, err := Build(k.lib, 4, 1)
			if err != nil {
				t.Fatal(err)
			}
			for seat := range SeatID(4) {
				b.Set(team, seat, 1+int(seat)%2)
			}
			played := b.Add(c.card, b.Zone(Hand, 0))
			w := b.Add(ware, b.Zone(stack, NoSeat))
			s := b.Resume(0, 0)
			k.play(s, played)
			if got := s.Card(w); got.Zone != s.Zone(c.place, c.seat) || got.Owner != c.seat {
				t.Errorf("the card lies in zone %d and is seat %d's, want zone %d of seat %d", got.Zone, got.Owner, s.Zone(c.place, c.seat), c.seat)
			}
		})
	}
}

// TestDamagedGain checks that Check refuses an unfinished gain that names a gain that does not
// exist.
func TestDamagedGain(t *testing.T) {
	k := newKit(t)
	team := teamNumber(k, Number{})
	k.lib.Gained = k.prog(Op{Code: OpMay}, Op{Code: OpIt, Verb: VerbPass, Dest: Dest{Place: Discard, Of: Partner}})
	ware := k.face(Face{Name: "Ware"})
	gains := k.face(Face{Name: "Gains", Play: k.prog(Op{Code: OpAll, Verb: VerbGain, From: Set(stack), Dest: Dest{Place: Discard}})})
	b := k.table(4)
	for seat := range SeatID(4) {
		b.Set(team, seat, 1+int(seat)%2)
	}
	played := b.Add(gains, b.Zone(Hand, 0))
	b.Add(ware, b.Zone(stack, NoSeat))
	s := b.Resume(0, 0)
	k.play(s, played)
	at := slices.IndexFunc(s.stack, func(f Frame) bool { return f.Proc == ProcGain })
	if s.Pending().Kind != DecideMay || at < 0 || s.Check() != nil {
		t.Fatalf("asked: %+v: %v", s.Pending(), s.Check())
	}
	for _, n := range []int16{0, 2, -1} {
		if s.stack[at].Limit = n; s.Check() == nil {
			t.Errorf("gain number %d of one is let pass", n)
		}
	}
}

// TestHunt checks that an offer about foes' cards takes its price only if its program does
// (V-005.2, V-005.3).
func TestHunt(t *testing.T) {
	for _, shielded := range []bool{false, true} {
		k := newKit(t)
		k.lib.Attacks = append(k.lib.Attacks, Attack{On: Keeper, Alone: true})
		hit := k.count(Count{Of: Victims})
		super := k.filter(Filter{Super: true})
		then := k.prog(Op{Code: OpAttack, N: 1}, Op{Code: OpIf, Count: hit, Min: 1, Max: Unlimited, To: 3}, Op{Code: OpIt, Verb: VerbBuy})
		k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptBuy, From: Set(Discard), Foes: true, Later: true, Filter: super,
			Price: Price{Number: Power, Cost: true}, Then: then, Max: Unlimited})
		villain := k.face(Face{Name: "Villain", SuperVillain: true, Cost: 4})
		shield := k.face(Face{Name: "Shield", Defenses: []Defense{{From: Set(Hand), Pay: VerbDiscard}}})
		plain := k.face(Face{Name: "Plain"})
		b := k.table(3)
		prey := b.Add(villain, b.Zone(Discard, 1))
		b.Add(villain, b.Zone(Discard, 0)) // the seat's own card is not prey
		b.Add(plain, b.Zone(Discard, 2))
		for _, seat := range []SeatID{0, 2} {
			b.Add(shield, b.Zone(Hand, seat)) // these seats are not asked
		}
		if shielded {
			b.Add(shield, b.Zone(Hand, 1))
		}
		s := b.Resume(0, 5)
		offered := 0
		for _, o := range s.Pending().Options {
			if o.Kind == OptBuy {
				offered++
			}
		}
		if offered != 1 {
			t.Fatalf("%d cards are offered, want the one of a foe", offered)
		}
		k.take(s, func(o Option) bool { return o.Kind == OptBuy && o.Card == prey })
		if shielded {
			if d := s.Pending(); d.Kind != DecideDefend || d.Seat != 1 || s.Number(Power, 0) != 5 {
				t.Fatalf("asked: %+v with %d Power", d, s.Number(Power, 0))
			}
			k.take(s, func(o Option) bool { return o.Kind == OptDefend })
			if s.Card(prey).Zone != s.Zone(Discard, 1) || s.Number(Power, 0) != 5 || s.Number(LastDefeat, 0) != 0 {
				t.Errorf("avoided: the card lies in zone %d, there are %d Power", s.Card(prey).Zone, s.Number(Power, 0))
			}
			continue
		}
		if s.Card(prey).Zone != s.Zone(Discard, 0) || s.Card(prey).Owner != 0 || s.Number(Power, 0) != 1 || s.Number(LastDefeat, 0) != 1 {
			t.Errorf("hunted: the card is %+v, there are %d Power", s.Card(prey), s.Number(Power, 0))
		}
	}
}

// TestAppear checks that a First Appearance during a turn belongs to no seat, begins with the next
// seat, does not reach seats the rules spare, and that the turn continues after it (N-21, V-005.4).
func TestAppear(t *testing.T) {
	k := newKit(t)
	k.lib.Numbers = append(append([]Number{}, k.lib.Numbers...), Number{Name: "spared", Of: OfSeat, Max: 1, Spares: true})
	spares := NumberID(len(k.lib.Numbers) - 1)
	k.lib.Attacks = append(k.lib.Attacks, Attack{On: All, Hit: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1}, Op{Code: OpNumber, Number: Power, N: 5})})
	villain := k.face(Face{Name: "Villain", Arrival: k.prog(Op{Code: OpAttack, N: 1})})
	shield := k.face(Face{Name: "Shield", Defenses: []Defense{{From: Set(Hand), Pay: VerbDiscard}}})
	calls := k.face(Face{Name: "Calls", Play: k.prog(Op{Code: OpTop, From: Set(lines)}, Op{Code: OpAppear}, Op{Code: OpNumber, Number: Power, N: 1})})
	b := k.table(3)
	played := b.Add(calls, b.Zone(Hand, 0))
	b.Add(villain, b.Zone(lines, NoSeat))
	for _, seat := range []SeatID{0, 1} {
		b.Add(shield, b.Zone(Hand, seat))
	}
	b.Set(spares, 2, 1)
	s := b.Resume(0, 0)
	k.play(s, played)
	if d := s.Pending(); d.Kind != DecideDefend || d.Seat != 1 || s.Turn().Active != NoSeat {
		t.Fatalf("asked: %+v, active %d", d, s.Turn().Active)
	}
	k.take(s, func(o Option) bool { return o.Kind == OptDefend })
	if d := s.Pending(); d.Kind != DecideDefend || d.Seat != 0 {
		t.Fatalf("asked: %+v", d)
	}
	k.take(s, func(o Option) bool { return o.Kind == OptSuffer })
	if s.Number(VPTokens, 0) != 1 || s.Number(VPTokens, 1) != 0 || s.Number(VPTokens, 2) != 0 || s.Number(Power, 0) != 1 || s.Turn().Active != 0 {
		t.Errorf("after it: %v", s)
	}
}

// TestPutBack checks that a card put back is among the top cards of the pile at an unknown
// position, even if all seats knew the card before.
func TestPutBack(t *testing.T) {
	k := newKit(t)
	plain, back := k.face(Face{Name: "Plain"}), k.face(Face{Name: "Back"})
	k.table(2) // the Library is finished
	where := map[int]bool{}
	for seed := range uint64(40) {
		b, err := Build(k.lib, 2, seed)
		if err != nil {
			t.Fatal(err)
		}
		pile, from := b.Zone(Deck, 0), b.Zone([]Place{SetAside, Destroyed}[seed%2], NoSeat)
		for range 6 {
			b.Add(plain, pile)
		}
		b.Add(back, from)
		if f := b.Face(from); f == nil || f.Name != "Back" {
			t.Fatalf("the face there is %+v", f)
		}
		b.PutBack(from, pile, 4, StreamMain)
		s := b.Resume(0, 0)
		for i, c := range s.Cards(pile) {
			if s.Face(c).Name != "Back" {
				continue
			}
			where[i] = true
			if s.Card(c).Known != 0 {
				t.Errorf("seed %d: the card put back is known to %b", seed, s.Card(c).Known)
			}
		}
		if s.Len(pile) != 7 || s.Len(from) != 0 {
			t.Errorf("seed %d: %d cards in the pile, %d left", seed, s.Len(pile), s.Len(from))
		}
	}
	if len(where) != 4 || where[4] {
		t.Errorf("it has lain at %v", where)
	}
}
