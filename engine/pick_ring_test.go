package engine

import (
	"fmt"
	"slices"
	"testing"
)

// TestWhichCardsNear checks that an instruction takes only cards within its distances, counted from
// where it says, and with Tops only the top card of each pile.
func TestWhichCardsNear(t *testing.T) {
	k := round(t, 6, 0)
	f, piece := k.face(Face{Name: "Card"}), k.face(Face{Name: "Standee", Piece: true})
	b := k.table(2)
	b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, 1)), 0)
	var cards []CardID // two in each street, by space
	for space := range 6 {
		for range 2 {
			cards = append(cards, b.Add(f, b.ZoneAt(streets, NoSeat, space)))
		}
	}
	hand := b.Add(f, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	for _, c := range []struct {
		name  string
		op    Op
		frame Frame
		want  []int // their spaces, once for each card
	}{
		{"all", Op{}, Frame{}, []int{0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5}},
		{"tops", Op{Tops: true}, Frame{}, []int{0, 1, 2, 3, 4, 5}},
		{"here", Op{Near: 1}, Frame{}, []int{1, 1}},
		{"near", Op{Near: 2}, Frame{}, []int{0, 0, 1, 1, 2, 2}},
		{"the tops near", Op{Near: 2, Tops: true}, Frame{}, []int{0, 1, 2}},
		{"near, but not here", Op{Near: 2, Beyond: 1}, Frame{}, []int{0, 0, 2, 2}},
		{"anywhere but here", Op{Beyond: 1}, Frame{}, []int{0, 0, 2, 2, 3, 3, 4, 4, 5, 5}},
		{"far away", Op{Beyond: 3}, Frame{}, []int{4, 4}},
		{"beside the card at hand", Op{Near: 1, Around: ItsSpace}, Frame{It: cards[8]}, []int{4, 4}},
		{"beside a card at no space", Op{Near: 1, Around: ItsSpace}, Frame{It: hand}, nil},
		{"in the space of the text", Op{Near: 1, Around: TheSpace}, Frame{Space: 4}, []int{3, 3}},
		{"in the space of a text without", Op{Near: 9, Around: TheSpace}, Frame{}, nil},
		{"of a seat without a standee", Op{Near: 9}, Frame{Actor: 1}, nil},
		{"not beside a seat without a standee", Op{Beyond: 1}, Frame{Actor: 1}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.op.From = Set(streets)
			var got []int
			m := machine{State: s}
			m.eachCandidate(&c.op, &c.frame, func(card CardID) bool {
				got = append(got, s.spaceOf(card))
				return true
			})
			if !slices.Equal(got, c.want) {
				t.Errorf("cards of the spaces %v, want %v", got, c.want)
			}
		})
	}
}

// picking returns a game in which seat 0 plays a card that discards from its hand. The cards of the
// hand have the given costs and printed Power.
func picking(t *testing.T, op Op, cost, power []int) (*kit, *State) {
	t.Helper()
	k := newKit(t)
	op.Code, op.From, op.Verb, op.Dest = OpPick, Set(Hand), VerbDiscard, Dest{Place: Discard}
	played := k.face(Face{Name: "Played", Play: k.prog(op)})
	var faces []FaceID
	for i := range cost {
		faces = append(faces, k.face(Face{Name: string(rune('A' + i)), Cost: int8(cost[i]), Power: int8(power[i])}))
	}
	b := k.table(2)
	c := b.Add(played, b.Zone(Hand, 0))
	for _, f := range faces {
		b.Add(f, b.Zone(Hand, 0))
	}
	s := b.Resume(0, 0)
	k.play(s, c)
	return k, s
}

// offers returns the names of the cards the open question offers, with a dash for choosing none.
func offers(s *State) (out string) {
	if s.Pending().Kind != DecidePick {
		return ""
	}
	for _, o := range s.Pending().Options {
		if o.Kind == OptDone {
			out += "-"
		} else {
			out += s.Face(o.Card).Name
		}
	}
	return out
}

// TestDearest checks that a player chooses among the highest-cost cards if several are tied.
func TestDearest(t *testing.T) {
	for _, c := range []struct {
		cost []int
		want string // on offer, or "" if nothing is asked
		left int
	}{{[]int{1, 4, 4, 2}, "BC", 3}, {[]int{1, 4, 3}, "", 2}, {[]int{0, 0, 0}, "ABC", 2}, {nil, "", 0}} {
		t.Run(fmt.Sprint(c.cost), func(t *testing.T) {
			k, s := picking(t, Op{Min: 1, Max: 1, Best: true}, c.cost, make([]int, len(c.cost)))
			if got := offers(s); got != c.want {
				t.Errorf("of the costs %v on offer are %q, want %q", c.cost, got, c.want)
			}
			if c.want != "" {
				k.take(s, func(o Option) bool { return o.Kind == OptCard })
			}
			if got := s.Len(s.Zone(Hand, 0)); got != c.left || s.Pending().Kind != DecideTurn {
				t.Errorf("of the costs %v %d cards are left, want %d", c.cost, got, c.left)
			}
		})
	}
}

// TestEnough checks that cards with printed Power are chosen one by one until the total is enough,
// and that cards without Power cannot be chosen.
func TestEnough(t *testing.T) {
	for _, c := range []struct {
		power []int
		steps []string // what is on offer, and which is taken
		left  int
	}{
		{[]int{1, 1, 1}, []string{"ABC", "A", "BC", "C"}, 1},
		{[]int{2, 1, 0}, []string{"AB", "A"}, 2},
		{[]int{2, 1, 0}, []string{"AB", "B"}, 1}, // then A alone is left, and must go
		{[]int{3, 0, 0}, nil, 2},
		{[]int{1, 0, 0}, nil, 2}, // all there is
		{[]int{0, 0, 0}, nil, 3},
	} {
		t.Run(fmt.Sprintf("%v, taken %v", c.power, c.steps), func(t *testing.T) {
			k, s := picking(t, Op{Max: Unlimited, Min: 1, Enough: 2}, make([]int, len(c.power)), c.power)
			for i := 0; i < len(c.steps); i += 2 {
				if got := offers(s); got != c.steps[i] {
					t.Fatalf("of the Power %v on offer are %q, want %q", c.power, got, c.steps[i])
				}
				k.take(s, func(o Option) bool { return o.Kind == OptCard && s.Face(o.Card).Name == c.steps[i+1] })
			}
			if got := s.Len(s.Zone(Hand, 0)); got != c.left || s.Pending().Kind != DecideTurn {
				t.Errorf("of the Power %v, answered %v, %d cards are left, want %d:\n%v", c.power, c.steps, got, c.left, s)
			}
		})
	}
}

// TestEnoughMade checks that with Makes the Power that cards would make counts, not the one they print: by the
// conditions that hold, without what their player may decline or must choose.
func TestEnoughMade(t *testing.T) {
	k := newKit(t)
	power := func(n int16) Op { return Op{Code: OpNumber, Number: Power, N: n} }
	other := k.prog(power(9))
	hand, none := k.count(Count{Of: CardsIn, From: Set(Hand)}), k.count(Count{Of: CardsIn, From: Set(Deck)})
	faces := map[string]struct {
		ops  []Op
		want int
	}{
		"nothing":            {[]Op{{Code: OpShow}}, 0},
		"two":                {[]Op{power(2)}, 2},
		"three in two parts": {[]Op{power(1), {Code: OpDraw, N: 1}, power(2)}, 3},
		"for each card":      {[]Op{{Code: OpNumber, Number: Power, N: 1, Count: hand}}, 11},
		"for none":           {[]Op{{Code: OpNumber, Number: Power, N: 3, Count: none}}, 0},
		"if so":              {[]Op{{Code: OpIf, Count: hand, Min: 1, Max: Unlimited, To: 2}, power(2), power(1)}, 3},
		"if not":             {[]Op{{Code: OpIf, Count: none, Min: 1, Max: Unlimited, To: 2}, power(2), power(1)}, 1},
		"if too many":        {[]Op{{Code: OpIf, Count: hand, Max: 2, To: 2}, power(2), power(1)}, 1},
		"an offer":           {[]Op{power(1), {Code: OpMay, To: 3}, power(2)}, 1},
		"a jump":             {[]Op{{Code: OpJump, To: 2}, power(2), power(1)}, 1},
		"a loop":             {[]Op{power(1), {Code: OpJump, To: 0}}, 1},
		"a choice":           {[]Op{power(1), {Code: OpChoose, N: 2}, {Code: OpLabel, N: 0, To: 4}, {Code: OpLabel, N: 1, To: 4}, power(2)}, 1},
		"less":               {[]Op{power(-2)}, 0},
		"another's":          {[]Op{{Code: OpNumber, Number: Power, N: 2, Who: Target}}, 0},
		"another number":     {[]Op{{Code: OpNumber, Number: VPTokens, N: 2}}, 0},
		"in a part":          {[]Op{{Code: OpEach, Who: You, To: other}}, 0},
	}
	of := map[string]FaceID{}
	for name, f := range faces {
		of[name] = k.face(Face{Name: name, Power: 5, Play: k.prog(f.ops...)})
	}
	played := k.face(Face{Name: "Played", Play: k.prog(Op{Code: OpPick, Verb: VerbDiscard, From: Set(Hand), Dest: Dest{Place: Discard}, Max: Unlimited, Min: 1, Enough: 3, Makes: true})})
	b := k.table(2)
	c := b.Add(played, b.Zone(Hand, 0))
	cards := map[string]CardID{}
	for _, name := range []string{"two", "if not", "an offer", "a choice", "nothing", "another's", "in a part", "for none", "less", "a loop"} {
		cards[name] = b.Add(of[name], b.Zone(Hand, 0))
	}
	for name := range faces {
		if cards[name] == NoCard {
			cards[name] = b.Add(of[name], b.Zone(Discard, 0))
		}
	}
	s := b.Resume(0, 0)
	for name, f := range faces {
		if got := s.wouldMake(cards[name], 0); got != f.want {
			t.Errorf("%s: it would make %d, want %d", name, got, f.want)
		}
		if got := s.makes(&Op{}, cards[name], 0); got != 5 {
			t.Errorf("%s: it prints %d", name, got)
		}
	}
	// The card that is played leaves the hand, but no card of the hand asks for its size.
	k.play(s, c)
	for _, step := range []struct {
		offered []string
		take    string
	}{
		{[]string{"two", "if not", "an offer", "a choice", "a loop", "another's", "for none", "in a part", "less", "nothing"}, "an offer"},
		{[]string{"two", "if not", "a choice", "a loop", "another's", "for none", "in a part", "less", "nothing"}, "two"},
	} {
		var got []string
		for _, o := range s.Pending().Options {
			got = append(got, s.Face(o.Card).Name)
		}
		slices.Sort(got)
		if slices.Sort(step.offered); !slices.Equal(got, step.offered) {
			t.Fatalf("offered are %v, want %v", got, step.offered)
		}
		s = k.again(s)
		k.take(s, func(o Option) bool { return o.Card == cards[step.take] })
	}
	if s.Pending().Kind != DecideTurn || s.Len(s.Zone(Hand, 0)) != 8 {
		t.Errorf("after 3 Power the choice goes on:\n%v", s)
	}
}

// TestForgetting checks that a text can take cards again that it has forgotten.
func TestForgetting(t *testing.T) {
	for _, forget := range []bool{false, true} {
		k := newKit(t)
		fresh := k.filter(Filter{New: true})
		ops := []Op{{Code: OpAll, Verb: VerbKeep, From: Set(Hand)}, {Code: OpShow}, {Code: OpAll, Verb: VerbDiscard, From: Set(Hand), Filter: fresh, Dest: Dest{Place: Discard}}}
		if forget {
			ops[1] = Op{Code: OpForget}
		}
		played, f := k.face(Face{Name: "Played", Play: k.prog(ops...)}), k.face(Face{Name: "Card"})
		b := k.table(2)
		c := b.Add(played, b.Zone(Hand, 0))
		for range 3 {
			b.Add(f, b.Zone(Hand, 0))
		}
		s := b.Resume(0, 0)
		k.play(s, c)
		want := 3
		if forget {
			want = 0
		}
		if got := s.Len(s.Zone(Hand, 0)); got != want {
			t.Errorf("forgotten %v: %d cards are left in hand, want %d", forget, got, want)
		}
	}
}

// TestHandedOutTo checks that cards set aside for seats go to the named place of those seats
// (R-CLR-05).
func TestHandedOutTo(t *testing.T) {
	for _, c := range []struct {
		to   Place
		safe Seats
		want [4]int // cards there
	}{
		{Discard, 0, [4]int{1, 1, 1, 0}}, {Hand, 0, [4]int{1, 1, 1, 0}},
		{Discard, 0b010, [4]int{1, 0, 1, 0}}, // a seat that avoided it is skipped
		{Discard, 0b110, [4]int{1, 0, 0, 0}}, // alone, it keeps its own
	} {
		t.Run(fmt.Sprintf("place %d, safe %b", c.to, c.safe), func(t *testing.T) {
			k := newKit(t)
			each := k.prog(Op{Code: OpAll, Verb: VerbAside, From: Set(InPlay), Dest: Dest{Of: NextHit}})
			prog := k.prog(Op{Code: OpEach, Who: Hits, To: each}, Op{Code: OpHand, Dest: Dest{Place: c.to}})
			f := k.face(Face{Name: "Card"})
			b := k.table(3)
			for seat := range SeatID(3) {
				if !c.safe.Has(seat) {
					b.Add(f, b.Zone(InPlay, seat))
				}
			}
			s := b.Resume(0, 0)
			s.ask = nothing
			m := machine{State: s}
			g := m.begin(prog, NoCard, 0, 0)
			g.Victims, g.Safe = 0b111, c.safe
			m.run()
			for seat := range SeatID(3) {
				if got := s.Len(s.Zone(c.to, seat)); got != c.want[seat] {
					t.Errorf("place %d, avoided by %b: seat %d has been given %d cards, want %d", c.to, c.safe, seat, got, c.want[seat])
				}
			}
			if got := s.Len(s.Zone(SetAside, NoSeat)); got != 0 {
				t.Errorf("%d cards are still set aside", got)
			}
		})
	}
}
