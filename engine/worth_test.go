package engine

import (
	"fmt"
	"testing"
)

// TestWorth checks VP rules at each of their bounds (C-130), with cards that count and cards that
// do not (C-129, C-133).
func TestWorth(t *testing.T) {
	k := newKit(t)
	plain := k.face(Face{Name: "Plain", VP: 2})
	heroes := k.filter(Filter{Types: Hero})
	stars := []struct {
		rule VPRule
		want []int // with 0, 1, 2 and 3 other Heroes
	}{
		{VPRule{Filter: heroes, Each: 2}, []int{2, 4, 6, 8}},
		{VPRule{Filter: heroes, Each: 2, Others: true}, []int{0, 2, 4, 6}},
		{VPRule{Filter: heroes, Each: 3, Per: 2}, []int{0, 3, 3, 6}},
		{VPRule{Filter: heroes, Each: 5, Need: 2, Others: true}, []int{0, 0, 5, 5}},
		{VPRule{Filter: heroes, Each: 5, Need: 2}, []int{0, 5, 5, 5}},
		{VPRule{Filter: heroes, Each: 2, Names: true}, []int{2, 4, 4, 4}},
		{VPRule{Filter: heroes, Each: -3, From: 8, Others: true}, []int{8, 5, 2, 0}},
		{VPRule{Filter: heroes, Each: -3, From: 8, Spared: 2}, []int{8, 8, 5, 2}},
	}
	var faces []FaceID
	for i, c := range stars {
		faces = append(faces, k.face(Face{Name: fmt.Sprint("Star ", i), Types: Hero, Points: c.rule}))
	}
	hero := k.face(Face{Name: "Hero", Types: Hero})
	for i, c := range stars {
		t.Run(fmt.Sprint("Star ", i), func(t *testing.T) {
			for n, want := range c.want {
				b := k.table(2)
				k.lib.Code = k.lib.Code[:1] // the next table writes its turn again
				star := b.Add(faces[i], b.Zone(Deck, 0))
				for _, p := range []Place{Hand, Discard, InPlay}[:n] {
					b.Add(hero, b.Zone(p, 0))
				}
				// The seat owns none of these.
				b.Add(hero, b.Zone(under, 0))
				b.Add(hero, b.Zone(Heroes, 0))
				b.Add(hero, b.Zone(Hand, 1))
				b.Give(b.Add(hero, b.Zone(InPlay, 0)), 1) // borrowed from the other
				two := b.Add(plain, b.Zone(Hand, 0))
				b.lay()
				s := b.s
				if got := s.Worth(0, star); got != want {
					t.Errorf("%+v with %d Heroes beside it is worth %d, want %d", c.rule, n, got, want)
				}
				if got := s.Worth(0, two); got != 2 {
					t.Errorf("a card of 2 is worth %d", got)
				}
			}
		})
	}
}

// TestWorthInPlaces checks that a VP rule with places counts the cards there, no matter which seat owns them, and no
// others.
func TestWorthInPlaces(t *testing.T) {
	for _, c := range []struct {
		rule VPRule
		want int
	}{
		{VPRule{Each: 1, In: Set(under)}, 3},
		{VPRule{Each: 2, Names: true, In: Set(under)}, 4},
		{VPRule{Each: 1, In: Set(under, Heroes)}, 4},
		{VPRule{Each: 1, In: Set(InPlay)}, 0},
	} {
		t.Run(fmt.Sprintf("%+v", c.rule), func(t *testing.T) {
			k := newKit(t)
			star := k.face(Face{Name: "Star", Points: c.rule})
			one, two := k.face(Face{Name: "One"}), k.face(Face{Name: "Two"})
			b := k.table(2)
			it := b.Add(star, b.Zone(Deck, 0))
			for _, f := range []FaceID{one, one, two} {
				b.Add(f, b.Zone(under, 0))
			}
			b.Add(two, b.Zone(Heroes, 0))
			b.Add(one, b.Zone(Hand, 0))
			b.Add(star, b.Zone(under, 1))
			b.lay()
			if got := b.s.Worth(0, it); got != c.want {
				t.Errorf("worth %d, want %d", got, c.want)
			}
		})
	}
}
