package engine

import (
	"fmt"
	"slices"
	"testing"
)

// typed is a game of seat 0 with a text that adds types to its next card.
type typed struct {
	*kit
	next, added NumberID
	villains    FilterID
	s           *State
	hand        map[string]CardID // the cards of seat 0's hand, by name
}

// newTyped lays out the game. Namer adds Villain to the next card, Also Equipment; Discards discards Plain;
// Leaves destroys itself.
func newTyped(t *testing.T) *typed {
	t.Helper()
	k := &typed{kit: newKit(t), hand: map[string]CardID{}}
	k.lib.Numbers = append(k.lib.Numbers, Number{Name: "next types", Of: OfTurn, Max: 1<<15 - 1, Types: true}, Number{Name: "types", Of: OfCard, Max: 1<<15 - 1, Types: true})
	k.added = NumberID(len(k.lib.Numbers) - 1)
	k.next = k.added - 1
	k.villains = k.filter(Filter{Types: Villain})
	named := k.filter(Filter{Name: NameID(len(k.lib.Names))})
	k.face(Face{Name: "Plain", Types: Hero})
	k.face(Face{Name: "Discards", Types: Hero, Play: k.prog(Op{Code: OpAll, From: Set(Hand), Filter: named, Verb: VerbDiscard, Dest: Dest{Place: Discard}})})
	k.face(Face{Name: "Leaves", Types: Hero, Play: k.prog(Op{Code: OpThis, Verb: VerbDestroy})})
	k.lib.Rows = slices.Clone(k.lib.Rows)
	b := k.table(2)
	for f := range FaceID(len(k.lib.Faces)) {
		k.hand[k.lib.Faces[f].Name] = b.Add(f, b.Zone(Hand, 0))
	}
	b.Add(0, b.Zone(Hand, 1))
	k.s = b.Resume(0, 0)
	return k
}

// name adds types to the next card.
func (k *typed) name(types Types) { (&machine{State: k.s}).change(k.next, 0, int(types)) }

// TestNamedTypes checks which card gets the types that wait for the next one, and that they end when it
// moves, at the latest at the end of the turn.
func TestNamedTypes(t *testing.T) {
	played := func(k *typed) int { // Villains played this turn
		f := k.s.frame(0)
		return k.s.bounded(&Count{Of: CardsPlayed, Filter: k.villains}, &f)
	}
	t.Run("played", func(t *testing.T) {
		k := newTyped(t)
		k.name(Villain)
		k.name(Equipment)
		k.play(k.s, k.hand["Plain"])
		k.s = k.again(k.s)
		plain := k.hand["Plain"]
		if got := k.s.Types(plain); got != Hero|Villain|Equipment || k.s.Number(k.next, 0) != 0 || played(k) != 1 {
			t.Errorf("it has the types %b, %b wait, and %d Villains are played", got, k.s.Number(k.next, 0), played(k))
		}
		k.play(k.s, k.hand["Leaves"])
		if played(k) != 1 {
			t.Error("the second card has the types as well")
		}
		// Played again, it keeps them. Elsewhere it has not, but the play had.
		m := machine{State: k.s}
		m.playHere(plain, 0, InPlay)
		m.askNothing()
		if m.run(); m.Types(plain) != Hero|Villain|Equipment {
			t.Errorf("played again, it has the types %b", m.Types(plain))
		}
		m.shift(plain, m.Zone(Hand, 0), onTop, VerbPut, 0)
		if m.Types(plain) != Hero || played(k) != 1 || m.cards[plain].Bits&Changed != 0 {
			t.Errorf("in hand it has the types %b, and %d Villains are played", m.Types(plain), played(k))
		}
		if err := m.pose(); err != nil {
			t.Fatal(err)
		}
		k.check(k.s)
	})
	t.Run("discarded", func(t *testing.T) {
		k := newTyped(t)
		k.name(Villain)
		k.play(k.s, k.hand["Discards"]) // the card it discards comes before it
		k.s = k.again(k.s)
		plain := k.hand["Plain"]
		if k.s.Types(plain) != Hero|Villain || k.s.Types(k.hand["Discards"]) != Hero || played(k) != 0 {
			t.Errorf("the card discarded has the types %b, the one that discards %b", k.s.Types(plain), k.s.Types(k.hand["Discards"]))
		}
		(&machine{State: k.s}).shift(plain, k.s.Zone(Deck, 0), onTop, VerbPut, 0)
		if k.s.Types(plain) != Hero || k.s.On(plain, k.added) != 0 {
			t.Errorf("in the deck it has the types %b", k.s.Types(plain))
		}
		if err := k.s.pose(); err != nil {
			t.Fatal(err)
		}
		k.check(k.s)
	})
	t.Run("gone at once", func(t *testing.T) {
		k := newTyped(t)
		k.name(Villain)
		k.play(k.s, k.hand["Leaves"])
		if k.s.Types(k.hand["Leaves"]) != Hero || played(k) != 1 || len(k.s.tokens) > 0 {
			t.Errorf("it has the types %b, and %d Villains are played", k.s.Types(k.hand["Leaves"]), played(k))
		}
		k.check(k.again(k.s))
	})
	t.Run("the end of the turn", func(t *testing.T) {
		for _, names := range [][]string{{"Plain"}, {"Discards"}} {
			k := newTyped(t)
			k.name(Villain)
			k.play(k.s, k.hand[names[0]])
			k.name(Equipment) // for no card
			k.take(k.s, func(o Option) bool { return o.Kind == OptEnd })
			for name, c := range k.hand {
				if k.s.Types(c) != Hero || k.s.cards[c].Bits&Changed != 0 {
					t.Errorf("%v: in the next turn %s has the types %b", names, name, k.s.Types(c))
				}
			}
			if len(k.s.tokens) > 0 || k.s.Number(k.next, 0) != 0 || k.s.Number(k.next, 1) != 0 {
				t.Errorf("%v: numbers stay: %v", names, k.s.tokens)
			}
		}
	})
	t.Run("whose card", func(t *testing.T) {
		for name, change := range map[string]func(m *machine){
			"another player's": func(*machine) {},
			"at the end":       func(m *machine) { m.turn().Ending = true },
			"nobody's turn":    func(m *machine) { m.turn().Active = NoSeat },
		} {
			k := newTyped(t)
			k.name(Villain)
			m := machine{State: k.s}
			seat := SeatID(0)
			if name == "another player's" {
				seat = 1
			}
			change(&m)
			if m.nameTypes(k.hand["Plain"], nil, seat); m.Types(k.hand["Plain"]) != Hero {
				t.Errorf("%s: it has the types %b", name, m.Types(k.hand["Plain"]))
			}
		}
	})
	t.Run("a new deck", func(t *testing.T) {
		k := newTyped(t)
		k.name(Villain)
		k.play(k.s, k.hand["Discards"])
		m := machine{State: k.s}
		plain := k.hand["Plain"]
		if !m.refill(0) || m.Types(plain) != Hero || m.addedTypes(plain) != 0 || len(m.tokens) > 0 || m.cards[plain].Zone != m.Zone(Deck, 0) {
			t.Errorf("in the new deck it has the types %b, and numbers %v", m.Types(plain), m.tokens)
		}
		if err := m.pose(); err != nil {
			t.Fatal(err)
		}
		k.check(k.s)
	})
}

// TestEveryName checks that a card has every name wherever a text asks for one, that it is unlike all other
// cards, and that both end where no seat owns it.
func TestEveryName(t *testing.T) {
	k := newKit(t)
	every := k.face(Face{Name: "Every", Types: Hero, AnyName: true})
	rose := k.face(Face{Name: "Rose", Types: Hero, Families: 1})
	copies := k.face(Face{Name: "Copies", Types: Hero})
	heroes := k.filter(Filter{Types: Hero})
	roses, notRoses := k.filter(Filter{Name: k.lib.Faces[rose].ID}), k.filter(Filter{NotName: k.lib.Faces[rose].ID})
	copiers := k.filter(Filter{Name: k.lib.Faces[copies].ID, OrName: k.lib.Faces[copies].ID})
	family, called := k.filter(Filter{Families: 1}), k.filter(Filter{Called: true})
	for _, names := range []bool{true, false} {
		k.face(Face{Name: fmt.Sprint("Star ", names), Points: VPRule{Filter: heroes, Each: 1, Names: names}})
	}
	t1 := k.trigger(Trigger{On: OnPlay, NewName: true, Whose: You, From: Set(Heroes), Prog: k.prog(Op{Code: OpShow})})
	hears := k.face(Face{Name: "Hears", Triggers: []TriggerID{t1}})
	b := k.table(2)
	add := func(f FaceID, p Place) CardID { return b.Add(f, b.Zone(p, 0)) }
	one, two := add(every, Discard), add(every, Discard)
	r1, r2 := add(rose, Discard), add(rose, Discard)
	in := []CardID{add(every, InPlay), add(every, InPlay), add(rose, InPlay), add(rose, InPlay), add(copies, InPlay)}
	free := b.Add(every, b.ZoneAt(lines, NoSeat, 0))
	star, eachStar := add(every+3, Hand), add(every+4, Hand)
	add(hears, Heroes)
	s := b.Resume(0, 0)
	m := machine{State: s}
	f := s.frame(0)
	t.Run("filters", func(t *testing.T) {
		g := m.begin(0, NoCard, 0, 0)
		g.Left = Seats(k.lib.Faces[rose].ID)
		for id, name := range map[FilterID]string{roses: "a name", copiers: "another name", family: "a family", called: "the name called"} {
			if !m.fits(id, one, NoCard, &f) || m.fits(id, free, NoCard, &f) {
				t.Errorf("%s: it fits %v, and in the Line-Up %v", name, m.fits(id, one, NoCard, &f), m.fits(id, free, NoCard, &f))
			}
		}
		if m.fits(notRoses, one, NoCard, &f) || !m.fits(notRoses, free, NoCard, &f) {
			t.Error("another name than that")
		}
		m.stack = m.stack[:len(m.stack)-1]
	})
	t.Run("names", func(t *testing.T) {
		for a, same := range map[[2]CardID]bool{{one, two}: false, {one, r1}: false, {r1, r2}: true, {one, free}: false} {
			if m.sameName(a[0], a[1]) != same || m.sameName(a[1], a[0]) != same {
				t.Errorf("cards %v have the same name: %v", a, !same)
			}
		}
	})
	t.Run("names played", func(t *testing.T) {
		defer func(plays []Play) { s.plays = plays }(s.plays)
		for face, want := range map[FaceID][3]bool{every: {true, true, false}, rose: {true, true, false}, copies: {true, false, false}} {
			s.plays = []Play{{Face: face, Text: face, Bits: Done}}
			if face == every {
				want[2] = true
			}
			for i, c := range []CardID{one, r1, in[4]} {
				if want := want[i] || face == copies && i == 2; s.repeats(c, 0) != want {
					t.Errorf("after %s, %s has the name of a card played: %v", s.lib.Faces[face].Name, s.Face(c).Name, !want)
				}
			}
		}
		// A play with the text of such a card has every name, too.
		s.plays = []Play{{Face: copies, Text: every, Bits: Done}}
		if !s.repeats(r1, 0) || s.repeats(r1, 1) {
			t.Error("a copied text does not give every name, or gives it to another seat")
		}
	})
	t.Run("counts", func(t *testing.T) {
		for _, c := range []struct {
			q    Count
			it   CardID
			want int
		}{
			{Count{Of: DifferentIn, From: Set(Discard), Filter: heroes}, NoCard, 3},
			{Count{Of: NamesSeen, From: Set(Discard), Filter: heroes}, NoCard, 3},
			{Count{Of: CardsIn, From: Set(Discard), Filter: roses}, NoCard, 4},
			{Count{Of: Namesakes, From: Set(Discard)}, r1, 2},
			{Count{Of: Namesakes, From: Set(Discard)}, one, 0},
			{Count{Of: NamesPlayed, Filter: heroes}, NoCard, 0},
		} {
			f := f
			f.It = c.it
			if got := m.bounded(&c.q, &f); got != c.want {
				t.Errorf("%v: %d, want %d", c.q.Of, got, c.want)
			}
		}
		if got, each := m.Worth(0, star), m.Worth(0, eachStar); got != 6 || each != 9 {
			t.Errorf("a card for each name is worth %d, one for each card %d", got, each)
		}
	})
	t.Run("choices", func(t *testing.T) {
		op := Op{Code: OpPick, Min: 1, Max: 4, From: Set(Discard), Unlike: UnlikeName}
		for _, c := range []struct {
			offered []CardID
			names   int
			unlike  bool
		}{{[]CardID{one, two, r1}, 3, true}, {[]CardID{one, r1, r2}, 2, false}} {
			m.options = m.options[:0]
			for _, o := range c.offered {
				m.options = append(m.options, Option{Kind: OptCard, Card: o})
			}
			if m.namesOffered() != c.names || m.allUnlike(&op) != c.unlike {
				t.Errorf("%v: %d names, all unlike %v", c.offered, m.namesOffered(), m.allUnlike(&op))
			}
		}
		g := m.begin(0, NoCard, 0, 0)
		m.hold(one, NoSeat)
		m.hold(r1, NoSeat)
		g.Taken = 2
		if m.clashes(&op, g, two) || !m.clashes(&op, g, r2) {
			t.Error("two cards with every name cannot both be taken, or two of one name can")
		}
		m.held, m.stack = m.held[:0], m.stack[:len(m.stack)-1]
	})
	t.Run("plays", func(t *testing.T) {
		plays := func(cards ...CardID) {
			m.plays = m.plays[:0]
			for _, c := range cards {
				m.plays = append(m.plays, Play{Card: c, Stay: m.cards[c].Stay, Face: m.cards[c].Face, Text: m.cards[c].Face, Bits: Done})
			}
		}
		for _, c := range []struct {
			name  string
			cards []CardID
			want  int
			heard bool // the last of them is the first of its name
		}{
			{"two of one name", []CardID{in[2], in[3]}, 1, false},
			{"two with every name", []CardID{in[0], in[1]}, 2, true},
			{"one with every name twice", []CardID{in[0], in[0]}, 2, true},
			{"one with every name and another", []CardID{in[0], in[2]}, 2, true},
			{"another and one with every name", []CardID{in[2], in[0]}, 2, true},
		} {
			plays(c.cards...)
			m.waiting = m.waiting[:0]
			m.hear(OnPlay, 0, c.cards[len(c.cards)-1])
			if got := m.bounded(&Count{Of: NamesPlayed}, &f); got != c.want || len(m.waiting) == 1 != c.heard {
				t.Errorf("%s: %d names are played, want %d, and the last is new: %v", c.name, got, c.want, len(m.waiting) == 1)
			}
		}
		// A card that has left counts by its play.
		plays(in[0])
		m.shift(in[0], m.Zone(lines, NoSeat), onTop, VerbPut, 0)
		if got := m.bounded(&Count{Of: NamesPlayed, Filter: roses}, &f); got != 1 || m.fits(roses, in[0], NoCard, &f) {
			t.Errorf("%d Roses are played, and it is one in the Line-Up: %v", got, m.fits(roses, in[0], NoCard, &f))
		}
		// A copy of the text has every name too.
		plays(in[4])
		m.plays[0].Text = every
		m.cards[in[4]].Bits |= Changed
		if !m.fits(roses, in[4], NoCard, &f) || m.bounded(&Count{Of: NamesPlayed, Filter: roses}, &f) != 1 || m.sameName(in[4], in[4]) {
			t.Error("a card with the text has not every name")
		}
		m.plays[0].Text = copies
		if m.fits(roses, in[4], NoCard, &f) {
			t.Error("a card without the text has every name")
		}
	})
}
