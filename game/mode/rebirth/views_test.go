package rebirth_test

import (
	"fmt"
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
)

// foresee returns the events that the asked seat foresees for the first option that yes accepts.
func foresee(t *testing.T, s *engine.State, yes func(engine.Option) bool) []engine.Foreseen {
	t.Helper()
	with := make([]*engine.State, 16)
	for i := range with {
		with[i] = new(engine.State)
	}
	chance := engine.NewRNG(7, engine.StreamChance)
	for _, o := range s.Pending().Options {
		if !yes(o) {
			continue
		}
		before := s.Hash()
		out, err := s.View(s.Pending().Seat).Foresee(engine.Answer{Seq: s.Pending().Seq, Option: o}, with, &chance)
		if err != nil {
			t.Fatal(err)
		}
		if s.Hash() != before {
			t.Fatal("foreseeing changed the game")
		}
		return out
	}
	t.Fatalf("nothing of the kind is on offer:\n%v", s)
	return nil
}

// TestForeseeTheEndOfATurn checks that the move of a Villain one step from its Destination is sure
// if no Character is near, and that a held Villain has none. The card that enters next and its
// effects are not sure.
func TestForeseeTheEndOfATurn(t *testing.T) {
	for _, held := range []bool{false, true} {
		there := 5
		if held {
			there = 1
		}
		c := newCity(t, 2, 5, there)
		bane := c.lay(1, "Bane")[0]
		c.give(card.Hand, 1, "Super Speed") // it can avoid the Attack
		c.give(card.MainDeck, engine.NoSeat, "Sinestro", "Punch", "Run", "Flight", "Bane", "Blast")
		c.b.Shuffle(c.b.Zone(card.MainDeck, engine.NoSeat), engine.StreamMain)
		s := c.b.Resume(0, 0)
		walks, threats, enters := 0, 0, 0
		for _, e := range foresee(t, s, ends) {
			switch {
			case e.Kind == engine.PieceWalked && e.Card == bane:
				walks++
				if !e.Sure || e.From != at(s, card.LineUp, 1) || e.To != at(s, card.LineUp, 0) {
					t.Errorf("Bane's walk is foreseen as %+v", e)
				}
			case e.Kind == engine.NumberChanged && e.Number == set.Threat.ID, e.Kind == engine.AttackMade && !held:
				threats++
				if e.Sure {
					t.Errorf("what depends on the card that enters is sure: %+v", e)
				}
			case e.Kind == engine.CardMoved && e.From == s.Zone(card.MainDeck, engine.NoSeat):
				enters++
				if e.Card != engine.NoCard || e.To != at(s, card.LineUp, 1) && !held {
					t.Errorf("what enters is foreseen as %+v", e)
				}
			}
		}
		if want := 1; !held && walks != want || held && walks != 0 || enters == 0 && !held {
			t.Errorf("held %v: Bane is foreseen to walk %d times, %d cards to enter", held, walks, enters)
		}
	}
}

// TestForeseeWhatIsSure checks that everything is sure if nothing unknown is involved, and that the
// events are those foreseen.
func TestForeseeWhatIsSure(t *testing.T) {
	c := newCity(t, 2, 5, 5)
	c.lay(3, "Cheetah") // Destination 3, at space 4
	s := c.b.Resume(0, 0)
	foreseen := foresee(t, s, ends)
	came := take(t, s, ends)
	if len(foreseen) != len(came) {
		t.Fatalf("%d events are foreseen, %d have come", len(foreseen), len(came))
	}
	for i, e := range foreseen {
		if !e.Sure || e.Kind != came[i].Kind || e.Seat != came[i].Seat || e.From != came[i].From || e.To != came[i].To {
			t.Errorf("foreseen was %+v, what came is %+v", e, came[i])
		}
	}
}

// worlds deals copies of a game for a seat and checks that each keeps what the seat knows.
func worlds(t *testing.T, s *engine.State, seat engine.SeatID, n int, yes func(w *engine.State)) {
	t.Helper()
	chance := engine.NewRNG(11, engine.StreamChance)
	var w engine.State
	for range n {
		if !s.View(seat).Deal(&w, &chance) {
			continue
		}
		if err := w.Check(); err != nil {
			t.Fatal(err)
		}
		for z := range engine.ZoneID(s.Board().Zones()) {
			if w.Len(z) != s.Len(z) {
				t.Fatalf("zone %d has %d cards, in a world dealt %d", z, s.Len(z), w.Len(z))
			}
			for i, c := range s.Cards(z) {
				if s.Card(c).Known.Has(seat) && (w.Cards(z)[i] != c || w.Card(c) != s.Card(c)) {
					t.Fatalf("seat %d knows %s at place %d of zone %d; in a world dealt there is %s", seat, s.Face(c).Name, i, z, w.Face(w.Cards(z)[i]).Name)
				}
			}
		}
		if yes != nil {
			yes(&w)
		}
	}
}

// supers returns the number of Super-Villains in each stack of the rest of the main deck. The last
// stack is at the bottom.
func supers(s *engine.State) (out [5]int) {
	cards := s.Cards(s.Zone(card.MainDeck, engine.NoSeat))
	last := len(cards)
	for stack := 4; stack >= 0; stack-- {
		first := max(last-[]int{17, 19, 19, 19, 18}[stack], 0)
		for _, c := range cards[first:last] {
			if s.Face(c).SuperVillain {
				out[stack]++
			}
		}
		last = first
	}
	return out
}

// TestDealKeepsStacks checks that dealt worlds keep unseen Super-Villains in their known stacks,
// but anywhere in them and any of those not seen yet (R-STK-05, R-STK-06).
func TestDealKeepsStacks(t *testing.T) {
	_, s := deal(t, people(2, 6))
	r := engine.NewRNG(1, engine.StreamChance)
	for turn := uint16(0); s.Turn().Number < 30 && s.Over() == engine.NotOver; {
		if s.Turn().Number > turn && s.Pending().Kind == engine.DecideTurn {
			turn = s.Turn().Number
			want, places, which := supers(s), map[string]bool{}, map[string]bool{}
			worlds(t, s, s.Pending().Seat, 40, func(w *engine.State) {
				if got := supers(w); got != want {
					t.Fatalf("turn %d: the stacks have %v Super-Villains, in a world dealt %v", turn, want, got)
				}
				at, who := "", ""
				for i, c := range w.Cards(w.Zone(card.MainDeck, engine.NoSeat)) {
					if w.Face(c).SuperVillain {
						at, who = at+fmt.Sprint(i, " "), who+w.Face(c).Name
					}
				}
				places[at], which[who] = true, true
			})
			if left := want[0] + want[1] + want[2] + want[3] + want[4]; left > 1 && (len(places) < 10 || len(which) < 2) {
				t.Errorf("turn %d: in 40 worlds %d Super-Villains lie in %d ways, and are %d", turn, left, len(places), len(which))
			}
		}
		d := s.Pending()
		o := d.Options[r.Intn(len(d.Options))]
		for _, end := range d.Options {
			if end.Kind == engine.OptEnd {
				o = end
			}
		}
		answer(t, s, o)
	}
	if s.Turn().Number < 20 {
		t.Errorf("it was over in turn %d: it proves little", s.Turn().Number)
	}
}

// TestDealKeepsPacks checks that dealt worlds of every Scenario keep the numbers of cards and Super-Villains
// in each stack, whatever its pack has added there, and the pack's event in its stack.
func TestDealKeepsPacks(t *testing.T) {
	for n := 1; n <= len(rebirth.Scenarios); n++ {
		_, s := deal(t, number(n, 2, 5))
		z := s.Zone(card.MainDeck, engine.NoSeat)
		event := func(s *engine.State) int {
			for i, c := range s.Cards(z) {
				if s.Face(c).Name == "Party Trick" {
					return int(s.Card(s.Cards(z)[i]).Slot)
				}
			}
			return 0
		}
		want := s.View(0).Parts(z)
		worlds(t, s, 0, 40, func(w *engine.State) {
			if got := w.View(0).Parts(z); !slices.Equal(got, want) {
				t.Errorf("Scenario %d: the stacks have %v cards, in a world dealt %v", n, want, got)
			}
			if event(w) != event(s) {
				t.Errorf("Scenario %d: the event is in part %d, in a world dealt in %d", n, event(s), event(w))
			}
		})
	}
}

// TestDealLeavesWhatIsKnown checks that dealt worlds keep what a seat knows and depend on nothing
// else, at every question of mixed games with public and hidden hands.
func TestDealLeavesWhatIsKnown(t *testing.T) {
	for seed := range uint64(10) {
		_, s := mixed(t, seed)
		r := engine.NewRNG(seed, engine.StreamChance)
		for n := 0; s.Over() == engine.NotOver && n < 400; n++ {
			if n%7 == 0 {
				for seat := engine.NoSeat; int(seat) < s.Seats(); seat++ {
					worlds(t, s, seat, 1, nil)
					other, one, two := engine.NewRNG(uint64(n), engine.StreamDie), engine.NewRNG(9, engine.StreamDie), engine.NewRNG(9, engine.StreamDie)
					var w, a, b engine.State
					if s.View(seat).Deal(&w, &other) && s.View(seat).Deal(&a, &one) && w.View(seat).Deal(&b, &two) && a.Hash() != b.Hash() {
						t.Fatalf("seed %d: with equal chance seat %d is dealt different worlds, as the truth is different\n%v", seed, seat, s)
					}
				}
			}
			answer(t, s, eager(s, &r))
		}
	}
}

// TestDealOfWhatAnotherHasSeen checks that a player who looked at the top of the main deck and put
// it back knows it, while for the others it can be any card of its stack.
func TestDealOfWhatAnotherHasSeen(t *testing.T) {
	for name, looks := range map[string]func(t *testing.T, s *engine.State){
		"Detective Work": func(t *testing.T, s *engine.State) {
			take(t, s, func(o engine.Option) bool { return o.Kind == engine.OptCard })
		},
		"Tomorrow's Headline": func(t *testing.T, s *engine.State) {
			take(t, s, func(o engine.Option) bool { return o.Kind == engine.OptYes })
		},
		"Lois Lane": nil,
	} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(3) {
				c := newCity(t, 2, 0, 5)
				c.give(card.Hand, 0, name)
				deck := c.b.Zone(card.MainDeck, engine.NoSeat)
				plain := c.give(card.MainDeck, engine.NoSeat, "Blast", "Flight", "Bane", "Cyborg", "Jetpack", "Vibration")
				supers := c.give(card.MainDeck, engine.NoSeat, "Doomsday", "Sinestro", "Amazo", "Lex Luthor", "Despero", "General Zod")
				for range seed {
					c.b.Chance().Next()
				}
				c.b.ShufflePart(deck, 0, len(plain)+len(supers), engine.StreamSetup)
				c.b.Alike(plain)
				c.b.Alike(supers)
				s := c.b.Resume(0, 0)
				take(t, s, func(o engine.Option) bool { return o.Kind == engine.OptPlay })
				if looks != nil {
					looks(t, s)
				}
				seen := [3]map[string]bool{{}, {}, {}}
				count := func(w *engine.State) {
					for i := range seen {
						c := w.Cards(deck)[i]
						seen[i][w.Face(c).Name] = true
					}
				}
				worlds(t, s, 1, 200, count)
				for i := range seen {
					if len(seen[i]) < 10 {
						t.Errorf("%s, seed %d: to the other seat card %d from the top can only be one of %v", name, seed, i, seen[i])
					}
					seen[i] = map[string]bool{}
				}
				worlds(t, s, 0, 200, count)
				sure := 0
				for i := range seen {
					if len(seen[i]) == 1 {
						sure++
					}
				}
				want := 1
				if name == "Detective Work" {
					want = 2
				}
				if sure != want {
					t.Errorf("%s, seed %d: of the top three cards %d are known to who looked, want %d: %v", name, seed, sure, want, seen)
				}
			}
		})
	}
}

// TestDealClosedHands checks that other players' hidden hands are dealt again and a player's own is
// not.
func TestDealClosedHands(t *testing.T) {
	p := people(2, 5)
	p.Variants = []string{"closed-hands"}
	_, s := deal(t, p)
	own, other := map[string]bool{}, map[string]bool{}
	worlds(t, s, 0, 60, func(w *engine.State) {
		own[fmt.Sprint(names(w, w.Zone(card.Hand, 0)))] = true
		other[fmt.Sprint(names(w, w.Zone(card.Hand, 1)))] = true
	})
	if len(own) != 1 || len(other) < 5 {
		t.Errorf("in 60 worlds one's own hand is %d ways, the other's %d", len(own), len(other))
	}
}
