package engine

import (
	"slices"
	"testing"
)

// TestNaming checks that a text asks for the name of a card, in the game or not, once for each name and
// without heroes, and that its cards of that name are those it takes, also from the cards it has shown.
func TestNaming(t *testing.T) {
	k := newKit(t)
	plain, other := k.face(Face{Name: "Plain"}), k.face(Face{Name: "Other"})
	hero := k.face(Face{Name: "Hero", SuperHero: true})
	k.face(Face{Name: "Unused"})
	called := k.filter(Filter{Called: true})
	text := k.face(Face{Name: "Text", Play: k.prog(
		Op{Code: OpName},
		Op{Code: OpTop, From: Set(Deck), N: 3, Seen: Shown},
		Op{Code: OpAll, Held: true, Filter: called, Verb: VerbPut, Dest: Dest{Place: Hand, Under: true}})})
	b := k.table(2)
	c := b.Add(text, b.Zone(Hand, 0))
	for _, f := range []FaceID{plain, other, plain, plain} {
		b.Add(f, b.Zone(Deck, 0))
	}
	b.Add(hero, b.Zone(Heroes, 0))
	s := b.Resume(0, 0)
	k.play(s, c)
	d := s.Pending()
	var names []string
	for _, o := range d.Options {
		names = append(names, s.lib.Names[o.N])
	}
	if d.Kind != DecideName || !slices.Equal(names, []string{"Plain", "Other", "Unused", "Text"}) {
		t.Fatalf("a text that names a card asks %v of %q", d.Kind, names)
	}
	events := k.take(s, func(o Option) bool { return s.lib.Names[o.N] == "Plain" })
	if got := s.Len(s.Zone(Hand, 0)); got != 2 || s.Len(s.Zone(Deck, 0)) != 2 {
		t.Errorf("of three cards %d with the name are in hand, and %d are left in the deck", got, s.Len(s.Zone(Deck, 0)))
	}
	if !slices.ContainsFunc(events, func(e Event) bool { return e.Kind == CardNamed && s.lib.Names[e.N] == "Plain" && e.Seat == 0 }) {
		t.Errorf("no event tells the name: %v", events)
	}
}

// TestNamingNothing checks that a text goes on if no card can be named, as in a game of heroes alone.
func TestNamingNothing(t *testing.T) {
	k := newKit(t)
	text := k.face(Face{Name: "Text", SuperHero: true, Play: k.prog(Op{Code: OpName}, Op{Code: OpNumber, Number: Power, N: 1})})
	for i := range k.lib.Faces {
		k.lib.Faces[i].SuperHero = true
	}
	b := k.table(2)
	c := b.Add(text, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	k.play(s, c)
	if d := s.Pending(); d.Kind != DecideTurn || s.power() != 1 {
		t.Errorf("a text without a card to name asks %v of %d options and gives %d Power", d.Kind, len(d.Options), s.power())
	}
}

// TestUnlike checks that no two cards of a choice share their cost or their name if its instruction says
// so, and that it asks only where there is a choice.
func TestUnlike(t *testing.T) {
	for _, c := range []struct {
		unlike Unlike
		cards  []string // in hand: a name, with its cost as the last byte
		most   int      // cards that the first answers discard
		asks   bool
	}{
		{UnlikeNothing, []string{"A1", "A1"}, 2, false},
		{UnlikeCost, []string{"A1", "B1"}, 1, true},
		{UnlikeCost, []string{"A1", "B2"}, 2, false},
		{UnlikeCost, []string{"A1", "B1", "C2"}, 2, true},
		{UnlikeName, []string{"A1", "A1"}, 1, false},
		{UnlikeName, []string{"A1", "B1"}, 2, false},
		{UnlikeName, []string{"A1", "A1", "B1"}, 2, true},
		{UnlikeTypes, []string{"A1", "B1"}, 1, true}, // a card without a new type is left out
		{UnlikeTypes, []string{"A1", "C1"}, 2, false},
		{UnlikeTypes, []string{"A1", "D1"}, 2, true}, // D has A's type and another
		{UnlikeTypes, []string{"D1", "A1", "E1"}, 2, true},
	} {
		k := newKit(t)
		text := k.face(Face{Name: "Text", Play: k.prog(Op{Code: OpPick, From: Set(Hand), Verb: VerbDiscard, Dest: Dest{Place: Discard}, Min: 2, Max: 2, Unlike: c.unlike})})
		faces := map[string]FaceID{}
		for _, name := range c.cards {
			if _, ok := faces[name]; !ok {
				types := map[byte]Types{'A': Hero, 'B': Hero, 'C': Villain, 'D': Hero | Villain, 'E': Villain | Equipment}[name[0]]
				faces[name] = k.face(Face{Name: name[:1], Cost: int8(name[1] - '0'), Types: types})
			}
		}
		b := k.table(2)
		card := b.Add(text, b.Zone(Hand, 0))
		for _, name := range c.cards {
			b.Add(faces[name], b.Zone(Hand, 0))
		}
		s := b.Resume(0, 0)
		k.play(s, card)
		if asks := s.Pending().Kind == DecidePick; asks != c.asks {
			t.Errorf("%v of %v: it asks: %v", c.unlike, c.cards, asks)
		}
		for s.Pending().Kind == DecidePick {
			k.take(s, func(o Option) bool { return o.Kind == OptCard })
		}
		if got := s.Len(s.Zone(Discard, 0)); got != c.most {
			t.Errorf("%v of %v: %d are discarded, want %d", c.unlike, c.cards, got, c.most)
		}
	}
}

// TestSmallWords checks instructions that differ from others in one flag: a draw that the text
// remembers, an end-of-turn effect of the card at hand, and a program with each seat as the target.
func TestSmallWords(t *testing.T) {
	k := newKit(t)
	plain := k.face(Face{Name: "Plain"})
	aside := k.prog(Op{Code: OpThis, Verb: VerbPut, Dest: Dest{Place: Discard}})
	token := k.prog(Op{Code: OpNumber, Number: VPTokens, Who: Target, N: 2}, Op{Code: OpNumber, Number: VPTokens, N: 1})
	text := k.face(Face{Name: "Text", Play: k.prog(
		Op{Code: OpDraw, N: 2, Held: true},
		Op{Code: OpAll, Held: true, Verb: VerbDiscard, Dest: Dest{Place: Discard}},
		Op{Code: OpTop, From: Set(Deck)},
		Op{Code: OpLater, To: aside, Pair: true},
		Op{Code: OpEach, Who: Foes, To: token, Pair: true})})
	b := k.table(3)
	c := b.Add(text, b.Zone(Hand, 0))
	for range 2 {
		b.Add(plain, b.Zone(Hand, 0))
	}
	for range 4 {
		b.Add(plain, b.Zone(Deck, 0))
	}
	s := b.Resume(0, 0)
	k.play(s, c)
	if hand, discard := s.Len(s.Zone(Hand, 0)), s.Len(s.Zone(Discard, 0)); hand != 2 || discard != 2 {
		t.Errorf("after it has discarded the two cards drawn, %d cards are in hand and %d discarded", hand, discard)
	}
	if got := [3]int{s.Number(VPTokens, 0), s.Number(VPTokens, 1), s.Number(VPTokens, 2)}; got != [3]int{2, 2, 2} {
		t.Errorf("with each foe as the target the seats have %v tokens, want 2 each", got)
	}
	top := s.Cards(s.Zone(Deck, 0))[0]
	k.take(s, func(o Option) bool { return o.Kind == OptEnd })
	if place, _, _ := s.board.At(s.cards[top].Zone); place != Discard {
		t.Errorf("the card at hand is at %d at the end of the turn", place)
	}
}

// TestDiscardsAreHeard checks that a trigger hears a discard from its player's hand, but not one from
// elsewhere, and that such discards are counted only where a text counts them.
func TestDiscardsAreHeard(t *testing.T) {
	for _, counted := range []bool{true, false} {
		k := newKit(t)
		plain := k.face(Face{Name: "Plain"})
		discard := Dest{Place: Discard}
		hero := k.face(Face{Name: "Hero", SuperHero: true, Triggers: []TriggerID{k.trigger(Trigger{On: OnDiscard, From: Set(Heroes),
			Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})}})
		text := k.face(Face{Name: "Text", Play: k.prog(
			Op{Code: OpAll, From: Set(Hand), Verb: VerbDiscard, Dest: discard},
			Op{Code: OpTop, From: Set(Deck)}, Op{Code: OpIt, Verb: VerbDiscard, Dest: discard})})
		if counted {
			k.count(Count{Of: Discarded})
		}
		b := k.table(2)
		c := b.Add(text, b.Zone(Hand, 0))
		for range 3 {
			b.Add(plain, b.Zone(Hand, 0))
		}
		b.Add(plain, b.Zone(Deck, 0))
		b.Add(hero, b.Zone(Heroes, 0))
		s := b.Resume(0, 0)
		k.play(s, c)
		if got := s.Number(VPTokens, 0); got != 3 {
			t.Errorf("of three discards from hand and one from the deck %d are heard", got)
		}
		if got := s.turns[0].N[discards]; (got == 3) != counted || got != 0 && !counted {
			t.Errorf("counted %v: the turn has %d discards", counted, got)
		}
	}
}
