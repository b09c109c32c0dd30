package engine

import (
	"fmt"
	"slices"
	"testing"
)

// round returns a kit whose ring has the given number of spaces and a goal every stride spaces.
func round(t *testing.T, spaces, stride int) *kit {
	t.Helper()
	k := newKit(t)
	k.lib.Rows = slices.Clone(k.lib.Rows)
	for i := range k.lib.Rows {
		if r := &k.lib.Rows[i]; r.Place == ring || r.Place == streets {
			r.Count, r.Stride = uint8(spaces), uint8(stride)
		}
	}
	return k
}

// TestGroupsOfARing checks which seats the words for seats on the ring mean, including silent
// seats.
func TestGroupsOfARing(t *testing.T) {
	k := newKit(t)
	k.lib.Silent[3] = 1
	piece := k.face(Face{Name: "Standee", Piece: true})
	b := k.table(3)
	for seat, space := range map[SeatID]int{0: 0, 1: 0, 3: 0} { // seat 2 is off the ring
		b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, space)), seat)
	}
	m := machine{State: b.Resume(0, 0)}
	f := m.frame(0)
	f.Victims, f.Safe = 0b1110, 0b0010
	off := f
	off.Actor = 2
	for _, c := range []struct {
		who  Who
		f    Frame
		want Seats
	}{
		{All, f, 0b0111}, {Foes, f, 0b0110}, {Others, f, 0b0110}, {Standees, f, 0b1011}, {Nearby, f, 0b1010}, {Silents, f, 0b1000}, {Nobody, f, 0},
		{Standees, off, 0b1011}, {Nearby, off, 0}, {Hits, f, 0b1100}, {NextHit, f, 0b0100}, {NextHit, off, 0b0100},
	} {
		t.Run(fmt.Sprintf("%v of seat %d", c.who, c.f.Actor), func(t *testing.T) {
			if got := m.group(c.who, &c.f); got != c.want {
				t.Errorf("%v of seat %d: seats %04b, want %04b", c.who, c.f.Actor, got, c.want)
			}
		})
	}
	m.walkTo(m.standee(1), m.board.ZoneAt(ring, NoSeat, 1), 1, 1)
	if got := m.group(Nearby, &f); got != 0b1000 {
		t.Errorf("seat 1 has gone: near are %04b", got)
	}
	again, err := Decode(k.lib, m.AppendBinary(nil))
	if err != nil || again.Space(0) != 0 || again.Space(1) != 1 || again.Space(2) != -1 || again.Space(3) != 0 {
		t.Errorf("read back the standees are elsewhere, error %v", err)
	}
}

// TestClockwise checks that the next seat of a group is found from every seat, first among the
// players in turn order, then among the silent seats.
func TestClockwise(t *testing.T) {
	for _, c := range []struct{ players, silent int }{{1, 1}, {2, 1}, {3, 2}, {4, 0}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			k := newKit(t)
			k.lib.Silent[c.players] = uint8(c.silent)
			b := k.table(c.players)
			s := b.Resume(0, 0)
			for from := range SeatID(c.players + c.silent) {
				order := []SeatID{from}
				seat := s.Next(from)
				for range c.players {
					order = append(order, seat)
					seat = s.Next(seat)
				}
				for silent := range SeatID(c.silent) {
					order = append(order, SeatID(c.players)+silent)
				}
				for group := range Seats(1 << (c.players + c.silent)) {
					want := NoSeat
					if i := slices.IndexFunc(order, group.Has); i >= 0 {
						want = order[i]
					}
					if got := s.clockwise(from, group); got != want {
						t.Fatalf("%d players, %d silent: of %b the first from seat %d is %d, want %d", c.players, c.silent, group, from, got, want)
					}
					f := Frame{Actor: from, Left: group}
					if got := (&machine{State: s}).nextOf(&f); got != want {
						t.Fatalf("%d players, %d silent: of %b the turn from seat %d on is that of %d, want %d", c.players, c.silent, group, from, got, want)
					}
				}
			}
		})
	}
}

// TestSilentSeatsChooseNobody checks that the active seat makes the choices of a silent seat, and
// that the choosing ends (R-SOL-03).
func TestSilentSeatsChooseNobody(t *testing.T) {
	k := newKit(t)
	k.lib.Silent[2] = 1
	each := k.prog(Op{Code: OpTarget, Who: All})
	c := k.face(Face{Name: "Card", Play: k.prog(Op{Code: OpEach, Who: Silents, To: each})})
	b := k.table(2)
	card := b.Add(c, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	k.play(s, card)
	if d := s.Pending(); d.Kind != DecideSeat || d.Seat != 0 || len(d.Options) != 2 || d.Options[1].Seat != 0 {
		t.Errorf("asked is %+v", d)
	}
}

// spans returns a game with one street card at hand and another as the source of a text. The
// standee of seat 0 is in the given space.
func spans(t *testing.T, spaces, standee, it, source int, op Op) *machine {
	t.Helper()
	k := round(t, spaces, 0)
	op.Code = OpSpace
	prog := k.prog(op, Op{Code: OpShow})
	f, piece := k.face(Face{Name: "Card"}), k.face(Face{Name: "Standee", Piece: true})
	b := k.table(2)
	b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, standee)), 0)
	lay := func(space int) CardID {
		if space < 0 {
			return b.Add(f, b.Zone(Hand, 1))
		}
		return b.Add(f, b.ZoneAt(streets, NoSeat, space))
	}
	at, from := lay(it), lay(source)
	s := b.Resume(0, 0)
	s.ask = nothing
	m := &machine{State: s}
	g := m.begin(prog, from, 0, 0)
	g.It, g.Space = at, 3 // a space this text has chosen before: number 2
	m.run()
	return m
}

// TestSpans checks which spaces a text lets a player choose, and when nothing is asked.
func TestSpans(t *testing.T) {
	near := func(n, beyond uint8, around Around) Op {
		return Op{Span: SpanNear, Near: n, Beyond: beyond, Around: around, Min: 1}
	}
	for _, c := range []struct {
		name                        string
		spaces, standee, it, source int
		op                          Op
		want                        []int16 // on offer; -1 is to choose none
	}{
		{"any", 5, 0, 1, 1, Op{Span: SpanAny, Min: 1}, []int16{0, 1, 2, 3, 4}},
		{"any or none", 5, 0, 1, 1, Op{Span: SpanAny}, []int16{0, 1, 2, 3, 4, -1}},
		{"near", 5, 0, 1, 1, near(2, 0, Standee), []int16{0, 1, 4}},
		{"near but not here", 5, 0, 1, 1, near(2, 1, Standee), []int16{1, 4}},
		{"two steps away", 6, 0, 1, 1, near(3, 2, Standee), []int16{2, 4}},
		{"near it", 5, 0, 3, 1, near(2, 1, ItsSpace), []int16{2, 4}},
		{"near the space", 5, 0, 3, 1, near(2, 1, TheSpace), []int16{1, 3}},
		{"near a card that lies at no space", 5, 0, -1, 1, near(2, 1, ItsSpace), nil},
		{"toward the source, one way", 5, 0, 2, 0, Op{Span: SpanToward, Min: 1}, nil},
		{"toward the source, both ways as long", 6, 0, 3, 0, Op{Span: SpanToward, Min: 1}, []int16{2, 4}},
		{"toward the source, from the first space", 6, 0, 0, 3, Op{Span: SpanToward, Min: 1}, []int16{1, 5}},
		{"toward the source, being there", 6, 0, 3, 3, Op{Span: SpanToward, Min: 1}, nil},
		{"toward the source, which lies at no space", 6, 0, 3, -1, Op{Span: SpanToward, Min: 1}, nil},
		{"its", 5, 0, 3, 1, Op{Span: SpanIts}, nil},
		{"one's own", 5, 4, 3, 1, Op{Span: SpanOwn}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := spans(t, c.spaces, c.standee, c.it, c.source, c.op)
			var got []int16
			for _, o := range m.ask.Options {
				if m.ask.Kind == DecideSpace {
					n := o.N
					if o.Kind == OptDone {
						n = -1
					}
					got = append(got, n)
				}
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("on offer are %v, want %v", got, c.want)
			}
		})
	}
}

// TestSpaceOfATextGoesOn checks that the text keeps the space that was chosen or found, and has
// none if there was none to choose.
func TestSpaceOfATextGoesOn(t *testing.T) {
	for _, c := range []struct {
		name                        string
		spaces, standee, it, source int
		op                          Op
		want                        uint8 // plus 1
	}{
		{"toward", 5, 0, 2, 0, Op{Span: SpanToward, Min: 1}, 2},
		{"its", 5, 0, 3, 1, Op{Span: SpanIts}, 4},
		{"one's own", 5, 4, 3, 1, Op{Span: SpanOwn}, 5},
		{"that of a card at no space", 5, 0, -1, 1, Op{Span: SpanIts}, 0},
		{"none there is", 6, 0, 3, 3, Op{Span: SpanToward, Min: 1}, 0},
		{"toward what lies at no space", 6, 0, 3, -1, Op{Span: SpanToward, Min: 1}, 0},
		{"toward, from no space", 6, 0, -1, 1, Op{Span: SpanToward, Min: 1}, 0},
		{"any, the second", 5, 0, 3, 3, Op{Span: SpanAny, Min: 1}, 2},
		{"none", 5, 0, 3, 3, Op{Span: SpanAny}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := round(t, c.spaces, 0)
			c.op.Code = OpSpace
			clocks := k.count(Count{Of: CardsIn, From: Set(streets), Near: 1, Around: TheSpace})
			prog := k.prog(c.op, Op{Code: OpNumber, Number: clock, N: 1, Count: clocks})
			f, piece := k.face(Face{Name: "Card"}), k.face(Face{Name: "Standee", Piece: true})
			b := k.table(2)
			b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, c.standee)), 0)
			first := map[int]CardID{-1: b.Add(f, b.Zone(Hand, 1))}
			for space := range c.spaces {
				for range space + 1 { // the number of cards shows which space is meant
					first[space] = b.Add(f, b.ZoneAt(streets, NoSeat, space))
				}
			}
			s := b.Resume(0, 0)
			s.ask = nothing
			m := &machine{State: s}
			g := m.begin(prog, first[c.source], 0, 0)
			g.It = first[c.it]
			m.run()
			if s.ask.Kind == DecideSpace {
				o := s.ask.Options[1]
				if c.op.Min == 0 {
					o = s.ask.Options[len(s.ask.Options)-1]
				}
				if err := s.Apply(Answer{Seq: s.ask.Seq, Option: o}, nil); err != nil {
					t.Fatal(err)
				}
			}
			if got := s.Number(clock, NoSeat); got != int(c.want) {
				t.Errorf("the space of the text is that of %d cards, want %d", got, c.want)
			}
		})
	}
}

// TestGoTo checks that a card moves to the space of the text with everything on it, and that
// nothing happens without a space or if it is already there.
func TestGoTo(t *testing.T) {
	for _, c := range []struct {
		from  int // -1 is a hand
		space uint8
		want  int
		steps int16
	}{{0, 2, 1, 1}, {0, 5, 4, 1}, {0, 4, 3, 2}, {0, 0, 0, 0}, {2, 3, 2, 0}, {-1, 2, -1, 0}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			k := newKit(t)
			f := k.face(Face{Name: "Card"})
			b := k.table(2)
			z := b.Zone(Hand, 1)
			if c.from >= 0 {
				z = b.ZoneAt(streets, NoSeat, c.from)
			}
			card := b.Add(f, z)
			b.Lay(marks, card, 2)
			s := b.Resume(0, 0)
			m := machine{State: s, ev: &Events{}}
			g := m.begin(0, NoCard, 0, 0)
			g.Space = c.space
			before := s.cards[card]
			m.do(VerbGo, Dest{}, card, g)
			if got := s.spaceOf(card); got != c.want || s.cards[card].Stay != before.Stay || s.On(card, marks) != 2 {
				t.Errorf("from %d to space %d it went to %d, with %d marks", c.from, int(c.space)-1, got, s.On(card, marks))
			}
			if c.steps == 0 && len(m.ev.List) > 0 || c.steps > 0 && (len(m.ev.List) != 1 || m.ev.List[0].Kind != PieceWalked || m.ev.List[0].N != c.steps) {
				t.Errorf("from %d to space %d: told of %+v", c.from, int(c.space)-1, m.ev.List)
			}
		})
	}
}

// TestWalkHeldHalfWay checks that a card that moves several spaces stops in the first one where it
// is held, including the space it starts in (R-CLR-13).
func TestWalkHeldHalfWay(t *testing.T) {
	for standee, want := range map[int]int{-1: 3, 0: 0, 1: 1, 2: 2, 3: 3, 4: 3} {
		t.Run(fmt.Sprint("standee at ", standee), func(t *testing.T) {
			k := round(t, 8, 0)
			with := k.count(Count{Of: PiecesWithIt})
			k.lib.Changes = append(k.lib.Changes, Change{Asked: AskWalks, Layer: Sets, Whose: All, From: Set(Rules), N: 3},
				Change{Asked: AskHolds, Layer: Sets, Whose: All, From: Set(Rules), N: 1, OnlyIf: with})
			walker, piece := k.face(Face{Name: "Walker", Goal: 5}), k.face(Face{Name: "Standee", Piece: true})
			rule := k.face(Face{Name: "Rule", Changes: []ChangeID{1, 2}})
			b := k.table(2)
			b.Add(rule, b.Zone(Rules, NoSeat))
			card := b.Add(walker, b.ZoneAt(streets, NoSeat, 0))
			if standee >= 0 {
				b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, standee)), 1)
			}
			s := b.Resume(0, 0)
			m := machine{State: s, ev: &Events{}}
			m.walkOn(card, 0)
			if got := s.spaceOf(card); got != want || len(m.ev.List) != want {
				t.Errorf("a standee at %d: it has walked to space %d in %d steps, want %d", standee, got, len(m.ev.List), want)
			}
		})
	}
	// A card does not move past its goal.
	k := round(t, 8, 0)
	k.lib.Changes = append(k.lib.Changes, Change{Asked: AskWalks, Layer: Sets, Whose: All, From: Set(Rules), N: 3})
	walker, rule := k.face(Face{Name: "Walker", Goal: 2}), k.face(Face{Name: "Rule", Changes: []ChangeID{1}})
	b := k.table(2)
	b.Add(rule, b.Zone(Rules, NoSeat))
	card := b.Add(walker, b.ZoneAt(streets, NoSeat, 0))
	m := machine{State: b.Resume(0, 0)}
	if m.walkOn(card, 0); m.spaceOf(card) != 1 {
		t.Errorf("with 3 steps to its goal in space 1 it has walked to space %d", m.spaceOf(card))
	}
}

// TestEveryGoalWalksOn checks that a card with every goal as its own moves clockwise from any
// space, and that a hold stops VerbWalk but not VerbStep (R-ALL-03, R-ALL-05, AMB-09).
func TestEveryGoalWalksOn(t *testing.T) {
	for at := range 6 {
		for _, verb := range []Verb{VerbWalk, VerbStep} {
			for _, held := range []bool{false, true} {
				k := round(t, 6, 2)
				k.lib.Changes = append(k.lib.Changes, Change{Asked: AskHolds, Layer: Sets, Whose: All, From: Set(Rules), N: 1})
				walker, rule := k.face(Face{Name: "Walker", Goal: EveryGoal}), k.face(Face{Name: "Rule", Changes: []ChangeID{1}})
				b := k.table(2)
				if held {
					b.Add(rule, b.Zone(Rules, NoSeat))
				}
				card := b.Add(walker, b.ZoneAt(streets, NoSeat, at))
				m := machine{State: b.Resume(0, 0)}
				if got := m.atGoal(card); got != (at%2 == 0) {
					t.Errorf("at space %d it is at its goal: %v", at, got)
				}
				m.do(verb, Dest{}, card, m.begin(0, NoCard, 0, 0))
				want := (at + 1) % 6
				if held && verb == VerbWalk {
					want = at
				}
				if got := m.spaceOf(card); got != want {
					t.Errorf("%v from space %d, held %v: it is at %d, want %d", verb, at, held, got, want)
				}
			}
		}
	}
}

// TestRingArithmetic checks the distances, directions and goals of rings with an odd and an even
// number of spaces (R-RNG-05, R-RNG-06, R-VIL-08).
func TestRingArithmetic(t *testing.T) {
	for _, n := range []int{5, 10} {
		k := round(t, n, 2)
		b, err := NewBoard(1, k.lib.Rows)
		if err != nil {
			t.Fatal(err)
		}
		for from := range n {
			for to := range n {
				up, down := (to-from+n)%n, (from-to+n)%n
				if got := b.Steps(streets, from, to); got != min(up, down) {
					t.Errorf("of %d spaces %d and %d are %d steps apart", n, from, to, got)
				}
				if got := b.Opposite(streets, from, to); got != (up == down && up > 0) {
					t.Errorf("of %d spaces %d and %d lie opposite: %v", n, from, to, got)
				}
				want := (from + 1) % n
				if up > down {
					want = (from + n - 1) % n
				}
				if got := b.Toward(streets, from, to); from != to && got != want {
					t.Errorf("of %d spaces from %d toward %d the next is %d, want %d", n, from, to, got, want)
				}
			}
			if got := b.IsGoal(streets, from); got != (from%2 == 0) {
				t.Errorf("space %d is a goal: %v", from, got)
			}
			if !b.IsGoal(lines, from) {
				t.Error("where goals do not lie apart a space is none")
			}
		}
	}
}

// TestAdding checks that each added card goes to the space with the fewest cards that is not a
// goal, to the first if tied. The rules act on it before the next card, and an empty deck adds
// nothing (R-TRN-04 to R-TRN-06, AMB-02, AMB-07).
func TestAdding(t *testing.T) {
	for _, c := range []struct {
		lie  []int // by space: 1, 3 and 5 are slots
		deck int
		n    int16
		want []int // where the cards go
	}{
		{[]int{0, 0, 0, 0, 0, 0}, 4, 1, []int{1}},
		{[]int{0, 1, 0, 0, 0, 0}, 4, 1, []int{3}},
		{[]int{0, 2, 0, 1, 0, 1}, 4, 1, []int{3}},
		{[]int{0, 2, 0, 2, 0, 1}, 4, 3, []int{5, 1, 3}},
		{[]int{5, 1, 5, 1, 5, 1}, 4, 2, []int{1, 3}},
		{[]int{0, 0, 0, 0, 0, 0}, 1, 3, []int{1}},
		{[]int{0, 0, 0, 0, 0, 0}, 0, 3, nil},
	} {
		t.Run(fmt.Sprintf("%v, deck of %d, %d", c.lie, c.deck, c.n), func(t *testing.T) {
			k := round(t, 6, 2)
			first := k.trigger(Trigger{On: OnEnter, How: RulesFirst, From: Set(Rules), Whose: All, InTurn: All, Prog: k.prog(Op{Code: OpNumber, Number: clock, N: 1})})
			after := k.trigger(Trigger{On: OnEnter, How: InOrder, From: Set(Rules), Whose: All, InTurn: All, Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
			f, rule := k.face(Face{Name: "Card"}), k.face(Face{Name: "Rule", Triggers: []TriggerID{first, after}})
			adds := k.face(Face{Name: "Adds", Play: k.prog(Op{Code: OpAdd, N: c.n, From: Set(stack), Dest: Dest{Place: streets}})})
			b := k.table(2)
			b.Add(rule, b.Zone(Rules, NoSeat))
			for space, n := range c.lie {
				for range n {
					b.Add(f, b.ZoneAt(streets, NoSeat, space))
				}
			}
			for range c.deck {
				b.Add(f, b.Zone(stack, NoSeat))
			}
			card := b.Add(adds, b.Zone(Hand, 0))
			s := b.Resume(0, 0)
			var went []int
			told := ""
			for _, e := range k.play(s, card) {
				switch {
				case e.Kind == CardMoved && e.From == s.Zone(stack, NoSeat):
					_, _, at := s.board.At(e.To)
					went = append(went, at)
					told += "enters "
				case e.Kind == NumberChanged:
					told += s.lib.Numbers[e.Number].Name + " "
				}
			}
			want := ""
			for range c.want {
				want += "enters clock "
			}
			for range c.want {
				want += "VP tokens "
			}
			if !slices.Equal(went, c.want) || told != want {
				t.Errorf("%d cards of %d are added to %v at %v: %s", c.n, c.deck, c.lie, went, told)
			}
		})
	}
}

// TestTokensOnTheRing checks that a number is read from and laid on the top card of a place at the
// space of a text.
func TestTokensOnTheRing(t *testing.T) {
	for space := range uint8(3) {
		k := newKit(t)
		there := k.count(Count{Of: CardsOn, Number: marks, From: Set(streets), Around: TheSpace})
		f := k.face(Face{Name: "Card"})
		b := k.table(2)
		top := b.Add(f, b.ZoneAt(streets, NoSeat, 0))
		b.Add(f, b.ZoneAt(streets, NoSeat, 0))
		s := b.Resume(0, 0)
		m := machine{State: s}
		g := m.begin(0, NoCard, 0, 0)
		g.Space = space // none, that of the cards, another
		m.addNumber(&Op{Code: OpNumber, Number: marks, N: 2, From: Set(streets), Around: TheSpace}, g)
		want := 0
		if space == 1 {
			want = 2
		}
		if got := s.count(there, g); got != want || s.On(top, marks) != want {
			t.Errorf("with the space %d: %d marks lie there, %d on the top card, want %d", int(space)-1, got, s.On(top, marks), want)
		}
	}
}

// TestWhoseWalk checks that a standee's move is reported for its own seat, and a card's move for
// the seat that moves it. A card outside the ring is at no goal.
func TestWhoseWalk(t *testing.T) {
	k := newKit(t)
	villain, piece := k.face(Face{Name: "Villain", Types: Villain, Goal: 1}), k.face(Face{Name: "Standee", Piece: true})
	b := k.table(2)
	mine, card := b.Add(piece, b.ZoneAt(ring, NoSeat, 0)), b.Add(villain, b.ZoneAt(streets, NoSeat, 0))
	held := b.Add(villain, b.Zone(Hand, 1))
	b.Give(mine, 1)
	m := machine{State: b.Resume(0, 0), ev: &Events{}}
	if !m.atGoal(card) || m.atGoal(held) || m.menaces(held, 0) {
		t.Errorf("at its goal is the card in the street: %v, that in a hand: %v", m.atGoal(card), m.atGoal(held))
	}
	for c, want := range map[CardID]SeatID{mine: 1, card: 0} {
		m.ev.List = nil
		f := m.begin(0, NoCard, 0, 0)
		f.Space = 2
		m.goTo(c, f)
		if len(m.ev.List) != 1 || m.ev.List[0].Seat != want {
			t.Errorf("the walk of card %d is told as %+v, want that of seat %d", c, m.ev.List, want)
		}
	}
}
