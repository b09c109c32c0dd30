package engine

import (
	"fmt"
	"testing"
)

// TestChangesOfACopiedText checks that a card with a copied text makes the changes of that text and
// not its own.
func TestChangesOfACopiedText(t *testing.T) {
	k := newAsks(t, false, Change{Asked: AskCost, Layer: Adds, Whose: All, N: 1})
	s := k.s
	m := machine{State: s}
	k.play(s, k.mine)
	s.plays[0].Text = s.cards[k.source].Face
	for _, c := range []struct {
		bits CardBits
		want int
	}{{0, 3}, {Changed, 4}} {
		t.Run(fmt.Sprintf("marked %b", c.bits), func(t *testing.T) {
			s.cards[k.mine].Bits = c.bits
			s.findStanding()
			if got := s.CostOf(k.foes); got != c.want {
				t.Errorf("marked %b: a card for 2 costs %d, want %d", c.bits, got, c.want)
			}
		})
	}
	m.shift(k.source, s.Zone(Discard, 0), onTop, VerbPut, 0)
	if got := s.CostOf(k.foes); got != 3 {
		t.Errorf("with the copy alone a card for 2 costs %d", got)
	}
}

// TestTextsThatChanged checks that filters test a card with a copied text by the traits of that
// text, by its own cost and by the types its play added.
func TestTextsThatChanged(t *testing.T) {
	k := newKit(t)
	plain := k.face(Face{Name: "Plain", Types: Hero, Cost: 2})
	attack := k.face(Face{Name: "Attack", Types: Villain, Cost: 6, Traits: HasAttack})
	filters := map[string]FilterID{
		"an Attack": k.filter(Filter{Traits: HasAttack}), "cost 6": k.filter(Filter{MinCost: 6}),
		"a Hero": k.filter(Filter{Types: Hero}), "a Villain": k.filter(Filter{Types: Villain}), "a Location": k.filter(Filter{Types: Location}),
	}
	b := k.table(2)
	c := b.Add(plain, b.Zone(InPlay, 0))
	b.Played(c)
	s := b.Resume(0, 0)
	s.plays[0].Text, s.plays[0].Adds = attack, Location
	for _, now := range []struct {
		bits CardBits
		want map[string]bool
	}{
		{0, map[string]bool{"a Hero": true}},
		{Changed, map[string]bool{"a Hero": true, "an Attack": true, "a Location": true}},
	} {
		t.Run(fmt.Sprintf("marked %b", now.bits), func(t *testing.T) {
			s.cards[c].Bits = now.bits
			if got := s.Types(c)&Location != 0; got != now.want["a Location"] {
				t.Errorf("marked %b the card has the types %b", now.bits, s.Types(c))
			}
			for name, id := range filters {
				if got := s.fits(id, c, NoCard, nil); got != now.want[name] {
					t.Errorf("marked %b the card is %s: %v", now.bits, name, got)
				}
			}
		})
	}
	// Without a current play the card is as printed.
	s.plays = nil
	if s.text(c).Name != "Plain" || s.Types(c) != Hero {
		t.Errorf("without its play the card has the text of %s and the types %b", s.text(c).Name, s.Types(c))
	}
}

// TestKeptHeroesAreNoted checks that the changes in force are noted in the order of the heroes, also after a seat
// has chosen the last of those it was dealt.
func TestKeptHeroesAreNoted(t *testing.T) {
	k := newKit(t)
	k.setup = []Op{{Code: OpKeep, N: 2, Dest: Dest{Place: Destroyed}}, {Code: OpStarter}}
	var heroes []FaceID
	for i := range 3 {
		k.lib.Changes = append(k.lib.Changes, Change{Asked: AskHandSize, Layer: Adds, N: int16(i + 1), From: Set(Heroes)})
		heroes = append(heroes, k.face(Face{Name: string(rune('A' + i)), SuperHero: true, Changes: []ChangeID{ChangeID(i + 1)}}))
	}
	b := k.table(1)
	for _, h := range heroes {
		b.Add(h, b.Zone(Heroes, 0))
	}
	s := b.Deal(nil)
	for s.Pending().Kind == DecideHero {
		last := s.Pending().Options[len(s.Pending().Options)-1].Card
		k.take(s, func(o Option) bool { return o.Card == last })
		k.check(s)
	}
	if s.Len(s.Zone(Heroes, 0)) != 2 || len(s.inForce) != 2 {
		t.Errorf("two of three heroes are kept: %v", s)
	}
}
