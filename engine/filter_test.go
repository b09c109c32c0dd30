package engine

import (
	"reflect"
	"testing"
)

// TestFilters tries every field of a Filter on both sides of its bound.
func TestFilters(t *testing.T) {
	k := newKit(t)
	hero := k.face(Face{Name: "Hero", Types: Hero | Equipment, Cost: 4, VP: 2, Traits: HasAttack | HasDefense, Families: 2, SuperVillain: true, Goal: 3})
	free := k.face(Face{Name: "Free", Types: Villain, Cost: 0, VP: -1, Traits: HasAttack | HasMove, Families: 1, Goal: EveryGoal})
	standee := k.face(Face{Name: "Standee", Piece: true})
	odd := k.face(Face{Name: "Odd", Types: Hero, Cost: 5, Points: VPRule{Each: 1}})
	b := k.table(2)
	z := b.Zone(InPlay, 0)
	cards := map[FaceID]CardID{hero: b.Add(hero, z), free: b.Add(free, z), odd: b.Add(odd, z)}
	b.Give(b.Add(standee, b.ZoneAt(ring, NoSeat, 1)), 0)
	start := b.Resume(0, 0)
	// lay puts cards in the streets of these spaces.
	lay := func(spaces map[FaceID]int) func(*State, *Frame) {
		return func(s *State, _ *Frame) {
			for f, space := range spaces {
				(&machine{State: s}).shift(cards[f], s.board.ZoneAt(streets, NoSeat, space), onTop, VerbPut, 0)
			}
		}
	}
	name := func(f FaceID) NameID { return k.lib.Faces[f].ID }
	tried := map[string]bool{}
	for _, c := range []struct {
		field   string
		q       Filter
		yes, no []FaceID
		set     func(*State, *Frame)
		this    []FaceID // the source, if any
		others  []Filter // those that q names, from number 2
	}{
		{field: "Types", q: Filter{Types: Equipment | Villain}, yes: []FaceID{hero, free}, no: []FaceID{odd}},
		{field: "Not", q: Filter{Not: Equipment | Villain}, yes: []FaceID{odd}, no: []FaceID{hero, free}},
		{field: "Traits", q: Filter{Traits: HasAttack | HasDefense}, yes: []FaceID{hero}, no: []FaceID{free, odd}},
		{field: "Traits", q: Filter{Traits: HasMove}, yes: []FaceID{free}, no: []FaceID{hero, odd}},
		{field: "Families", q: Filter{Families: 3}, yes: []FaceID{hero, free}, no: []FaceID{odd}},
		{field: "Families", q: Filter{Families: 1}, yes: []FaceID{free}, no: []FaceID{hero, odd}},
		{field: "MinCost", q: Filter{MinCost: 4}, yes: []FaceID{hero, odd}, no: []FaceID{free}},
		{field: "MinCost", q: Filter{MinCost: 5}, yes: []FaceID{odd}, no: []FaceID{hero}},
		{field: "MaxCost", q: Filter{MaxCost: 4}, yes: []FaceID{hero, free}, no: []FaceID{odd}},
		{field: "MaxCost", q: Filter{MaxCost: 3}, yes: []FaceID{free}, no: []FaceID{hero}},
		{field: "Free", q: Filter{Free: true}, yes: []FaceID{free}, no: []FaceID{hero, odd}},
		{field: "Odd", q: Filter{Odd: true}, yes: []FaceID{odd}, no: []FaceID{hero, free}},
		{field: "Even", q: Filter{Even: true}, yes: []FaceID{hero, free}, no: []FaceID{odd}},
		{field: "Super", q: Filter{Super: true}, yes: []FaceID{hero}, no: []FaceID{free, odd}},
		{field: "Name", q: Filter{Name: name(free)}, yes: []FaceID{free}, no: []FaceID{hero, odd}},
		{field: "OrName", q: Filter{Name: name(free), OrName: name(odd)}, yes: []FaceID{free, odd}, no: []FaceID{hero}},
		{field: "NotName", q: Filter{NotName: name(free)}, yes: []FaceID{hero, odd}, no: []FaceID{free}},
		{field: "NotThis", q: Filter{NotThis: true}, yes: []FaceID{hero, odd}, no: []FaceID{free}, this: []FaceID{free}},
		{field: "This", q: Filter{This: true}, yes: []FaceID{free}, no: []FaceID{hero, odd}, this: []FaceID{free}},
		{field: "This", q: Filter{This: true}, no: []FaceID{free, hero, odd}}, // a text of no card
		{field: "Twin", q: Filter{Twin: true}, no: []FaceID{free, hero, odd}},
		{field: "Twin", q: Filter{Twin: true}, yes: []FaceID{hero, free}, no: []FaceID{odd}, set: func(s *State, _ *Frame) {
			s.cards[cards[free]].Face = hero
		}},
		{field: "Twin", q: Filter{Twin: true}, no: []FaceID{hero, free}, set: func(s *State, _ *Frame) {
			s.cards[cards[free]].Face = hero
			(&machine{State: s}).shift(cards[free], s.Zone(Hand, 0), onTop, VerbPut, 0) // it is elsewhere
		}},
		{field: "AlsoIn", q: Filter{AlsoIn: Set(InPlay)}, no: []FaceID{free, hero, odd}}, // a card is not its own namesake
		{field: "AlsoIn", q: Filter{AlsoIn: Set(Hand, lines)}, yes: []FaceID{hero}, no: []FaceID{free, odd}, set: func(s *State, _ *Frame) {
			s.cards[cards[free]].Face = hero
			(&machine{State: s}).shift(cards[free], s.Zone(Hand, 0), onTop, VerbPut, 0)
		}},
		{field: "AlsoIn", q: Filter{AlsoIn: Set(Hand, lines)}, yes: []FaceID{hero}, no: []FaceID{free, odd}, set: func(s *State, f *Frame) {
			s.cards[cards[free]].Face = hero
			(&machine{State: s}).shift(cards[free], s.Zone(lines, NoSeat), onTop, VerbPut, 0)
			f.Actor = 1
		}},
		{field: "AlsoIn", q: Filter{AlsoIn: Set(Hand, lines)}, no: []FaceID{hero, free, odd}, set: func(s *State, f *Frame) {
			s.cards[cards[free]].Face = hero
			(&machine{State: s}).shift(cards[free], s.Zone(Hand, 0), onTop, VerbPut, 0)
			f.Actor = 1 // the text is for another seat
		}},
		{field: "Played", q: Filter{Played: true}, yes: []FaceID{hero}, no: []FaceID{free, odd}, set: func(s *State, _ *Frame) {
			for f, bits := range map[FaceID]PlayBits{hero: Done, free: 0, odd: Done | Earlier} {
				s.plays = append(s.plays, Play{Card: cards[f], Stay: s.cards[cards[f]].Stay, Bits: bits})
			}
		}},
		{field: "Obtained", q: Filter{Obtained: true}, yes: []FaceID{hero}, no: []FaceID{free, odd}, set: func(s *State, _ *Frame) {
			s.gains = append(s.gains, Gain{Card: cards[hero], Seat: 0}, Gain{Card: cards[free], Seat: 1})
		}},
		{field: "Obtained", q: Filter{Obtained: true}, no: []FaceID{hero}, set: func(s *State, _ *Frame) {
			s.gains = append(s.gains, Gain{Card: cards[hero], Seat: 0})
			s.cards[cards[hero]].Known = 1 // no other seat knows where it went
		}},
		{field: "FaceUp", q: Filter{FaceUp: true}, yes: []FaceID{hero, odd}, no: []FaceID{free}, set: func(s *State, _ *Frame) {
			s.cards[cards[free]].Bits |= FaceDown
		}},
		{field: "Held", q: Filter{Held: true}, yes: []FaceID{hero}, no: []FaceID{free, odd}, set: func(s *State, _ *Frame) {
			s.held = append(s.held, Held{Card: cards[hero], Stay: s.cards[cards[hero]].Stay}, Held{Card: cards[free], Stay: 77})
		}},
		{field: "New", q: Filter{New: true}, yes: []FaceID{free, odd}, no: []FaceID{hero}, set: func(s *State, _ *Frame) {
			s.held = append(s.held, Held{Card: cards[hero], Stay: s.cards[cards[hero]].Stay}, Held{Card: cards[free], Stay: 77})
		}},
		{field: "Mine", q: Filter{Mine: true}, yes: []FaceID{hero, odd}, no: []FaceID{free}, set: func(s *State, _ *Frame) {
			s.cards[cards[free]].Owner = 1
		}},
		{field: "Roams", q: Filter{Roams: true}, yes: []FaceID{free}, no: []FaceID{hero, odd}},
		{field: "AtGoal", q: Filter{AtGoal: true}, yes: []FaceID{hero, free}, no: []FaceID{odd}, set: lay(map[FaceID]int{hero: 2, free: 4, odd: 2})},
		{field: "AtGoal", q: Filter{AtGoal: true}, yes: []FaceID{free}, no: []FaceID{hero, odd}, set: lay(map[FaceID]int{hero: 3, free: 2})},
		{field: "Menaces", q: Filter{Menaces: true}, yes: []FaceID{hero, odd}, set: lay(map[FaceID]int{hero: 2, odd: 1})},
		{field: "Menaces", q: Filter{Menaces: true}, yes: []FaceID{hero, free}, no: []FaceID{odd}, set: lay(map[FaceID]int{hero: 1, free: 3, odd: 0})},
		{field: "Menaces", q: Filter{Menaces: true}, yes: []FaceID{hero}, no: []FaceID{odd}, // seat 1 has no standee
			set: func(s *State, f *Frame) { lay(map[FaceID]int{hero: 2, odd: 1})(s, f); f.Actor = 1 }},
		{field: "Bears", q: Filter{Bears: marks}, yes: []FaceID{hero}, no: []FaceID{free, odd}, set: func(s *State, _ *Frame) {
			s.tokens = append(s.tokens, Token{Card: cards[hero], Of: marks, N: 1})
		}},
		{field: "Bare", q: Filter{Bare: marks}, yes: []FaceID{free, odd}, no: []FaceID{hero}, set: func(s *State, _ *Frame) {
			s.tokens = append(s.tokens, Token{Card: cards[hero], Of: marks, N: 1}, Token{Card: cards[odd], Of: marks + 1, N: 1})
		}},
		{field: "Bare", q: Filter{Bare: marks}, yes: []FaceID{hero, free, odd}},
		{field: "OfHero", q: Filter{OfHero: true}, yes: []FaceID{free}, no: []FaceID{hero, odd}, set: func(s *State, _ *Frame) {
			k.lib.Faces[free].Signed, k.lib.Faces[odd].Signed = name(hero), name(free)
			(&machine{State: s}).shift(cards[hero], s.Zone(Heroes, 0), onTop, VerbPut, 0)
		}},
		{field: "OfHero", q: Filter{OfHero: true}, no: []FaceID{free, hero, odd}, set: func(s *State, f *Frame) {
			(&machine{State: s}).shift(cards[hero], s.Zone(Heroes, 0), onTop, VerbPut, 0)
			f.Actor = 1 // it has another hero
		}},
		{field: "AtMostIt", q: Filter{AtMostIt: true}, yes: []FaceID{hero, free}, no: []FaceID{odd}, set: func(_ *State, f *Frame) { f.It = cards[hero] }},
		{field: "AtMostIt", q: Filter{AtMostIt: true}, no: []FaceID{hero, free, odd}}, // the text has no card at hand
		{field: "Called", q: Filter{Called: true}, yes: []FaceID{free}, no: []FaceID{hero, odd}, set: func(s *State, _ *Frame) {
			f := (&machine{State: s}).begin(0, NoCard, 0, 0)
			f.Left = Seats(name(free))
		}},
		{field: "LikeIt", q: Filter{LikeIt: true}, yes: []FaceID{hero, odd}, no: []FaceID{free}, set: func(_ *State, f *Frame) { f.It = cards[hero] }},
		{field: "LikeIt", q: Filter{LikeIt: true}, no: []FaceID{hero, free, odd}}, // the text has no card at hand
		{field: "CostsIt", q: Filter{CostsIt: true}, yes: []FaceID{hero}, no: []FaceID{free, odd}, set: func(_ *State, f *Frame) { f.It = cards[hero] }},
		{field: "CostsIt", q: Filter{CostsIt: true}, no: []FaceID{hero, free, odd}}, // the text has no card at hand
		{field: "NotMine", q: Filter{NotMine: true}, yes: []FaceID{free, odd}, no: []FaceID{hero}, set: func(s *State, _ *Frame) {
			s.cards[cards[free]].Owner, s.cards[cards[odd]].Owner = 1, NoSeat
		}},
		{field: "Repeats", q: Filter{Repeats: true}, yes: []FaceID{hero}, no: []FaceID{free, odd}, set: func(s *State, _ *Frame) {
			s.plays = append(s.plays, Play{Face: hero, Text: odd, Bits: Done}, Play{Face: free, By: 1, Bits: Done}, Play{Face: odd, Bits: Done | Earlier})
		}},
		{field: "Repeats", q: Filter{Repeats: true}, no: []FaceID{hero, free, odd}, set: func(s *State, _ *Frame) {
			s.plays = append(s.plays, Play{Face: hero}) // it is still resolving
		}},
		{field: "ByVP", q: Filter{MinVP: 9, MaxVP: 9}, yes: []FaceID{hero, free, odd}},
		{field: "ByVP", q: Filter{ByVP: true}, no: []FaceID{hero, free, odd}}, // only 0
		{field: "MinVP", q: Filter{ByVP: true, MinVP: 2, MaxVP: 9}, yes: []FaceID{hero, odd}, no: []FaceID{free}},
		{field: "MinVP", q: Filter{ByVP: true, MinVP: asteriskVP, MaxVP: 9}, yes: []FaceID{odd}, no: []FaceID{hero, free}},
		{field: "MinVP", q: Filter{ByVP: true, MinVP: asteriskVP + 1, MaxVP: 9}, no: []FaceID{hero, free, odd}},
		{field: "MaxVP", q: Filter{ByVP: true, MinVP: -9, MaxVP: 2}, yes: []FaceID{hero, free}, no: []FaceID{odd}},
		{field: "MaxVP", q: Filter{ByVP: true, MinVP: -1, MaxVP: 1}, yes: []FaceID{free}, no: []FaceID{hero, odd}},
		{field: "In", q: Filter{In: Set(InPlay, Deck)}, yes: []FaceID{free, odd}, no: []FaceID{hero}, set: func(s *State, _ *Frame) {
			(&machine{State: s}).shift(cards[hero], s.Zone(Hand, 0), onTop, VerbPut, 0)
		}},
		{field: "Either", q: Filter{Either: 2, Or: 3}, others: []Filter{{Types: Villain}, {MinCost: 5}}, yes: []FaceID{free, odd}, no: []FaceID{hero}},
		{field: "Or", q: Filter{Either: 2, Or: 3}, others: []Filter{{Types: Hero, In: Set(Hand)}, {Even: true, In: Set(InPlay)}}, yes: []FaceID{hero, odd}, no: []FaceID{free},
			set: func(s *State, _ *Frame) {
				for _, f := range []FaceID{free, odd} {
					(&machine{State: s}).shift(cards[f], s.Zone(Hand, 0), onTop, VerbPut, 0)
				}
			}},
		{field: "Or", q: Filter{Either: 2, Or: 3}, others: []Filter{{Types: Villain}, {Name: name(odd)}}, yes: []FaceID{free, odd}, no: []FaceID{hero},
			set: func(s *State, _ *Frame) { s.altering = askedOfFilters }}, // nothing goes by the print
	} {
		t.Run(c.field, func(t *testing.T) {
			tried[c.field] = true
			s := start.Copy()
			k.lib.Filters = append([]Filter{{}, c.q}, c.others...)
			k.lib.fitting = newFitting(k.lib)
			f := s.frame(0)
			if c.set != nil {
				c.set(s, &f)
			}
			this := NoCard
			for _, f := range c.this {
				this = cards[f]
			}
			check := func(faces []FaceID, want bool) {
				for _, face := range faces {
					if got := s.fits(1, cards[face], this, &f); got != want {
						t.Errorf("%+v: %s fits: %v", c.q, k.lib.Faces[face].Name, got)
					}
					if !s.fits(0, cards[face], this, &f) {
						t.Error("a card does not fit no filter at all")
					}
				}
			}
			check(c.yes, true)
			check(c.no, false)
			if fits := s.fits(1, cards[hero], this, nil); fits && (c.q.Held || c.q.Mine || c.q.Menaces || c.q.AtMostIt || c.q.LikeIt || c.q.CostsIt || c.q.NotMine || c.q.Repeats || c.q.AlsoIn != 0) || !fits && c.q.New {
				t.Errorf("%+v: without a text a card fits: %v", c.q, fits)
			}
		})
	}
	for _, field := range reflect.VisibleFields(reflect.TypeFor[Filter]()) {
		if !tried[field.Name] {
			t.Errorf("the field %s of a Filter is not tried", field.Name)
		}
	}
}
