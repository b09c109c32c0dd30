package standard_test

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/sets"
)

// TestDeal checks that the table is laid out as in the rulebook (C-013 to C-020).
func TestDeal(t *testing.T) {
	p := mode.Plan{Seats: mode.People(4), Seed: 3}
	p.Seats[0].Heroes, p.Seats[2].Heroes = []string{"Batman"}, []string{"The Flash"}
	_, s := begin(t, p)
	none := engine.NoSeat
	for _, c := range []struct {
		what string
		zone engine.ZoneID
		want int
	}{
		{"Line-Up", s.Zone(card.LineUp, none), 5},
		{"main deck", s.Zone(card.MainDeck, none), 114 - 5},
		{"Kicks", s.Zone(card.Kicks, none), 16},
		{"Weaknesses", s.Zone(card.Weaknesses, none), 20},
		{"Super-Villains", s.Zone(card.Villains, none), 8},
		{"box", s.Zone(card.OutOfGame, none), 4},
		{"hand", s.Zone(engine.Hand, 3), 5},
		{"deck", s.Zone(engine.Deck, 3), 5},
		{"hero", s.Zone(engine.Heroes, 1), 1},
	} {
		t.Run(c.what, func(t *testing.T) {
			if got := s.Len(c.zone); got != c.want {
				t.Errorf("got %d cards, want %d", got, c.want)
			}
		})
	}
	if got := s.Face(s.Up(s.Zone(card.Villains, none))).Name; got != "Ra's Al Ghul" {
		t.Errorf("%s lies on top of the stack", got)
	}
	if got := s.Turn().Active; got != 2 {
		t.Errorf("seat %d starts, not The Flash's (C-019)", got)
	}
	for i, c := range s.Cards(s.Zone(card.Villains, none)) {
		if s.Card(c).Down() != (i > 0) {
			t.Errorf("Super-Villain %d lies face down: %v", i, s.Card(c).Down())
		}
	}
}

// TestKeepOne checks that each seat with two dealt heroes chooses one (C-012).
func TestKeepOne(t *testing.T) {
	_, s := begin(t, mode.Plan{Seats: mode.People(2), Seed: 1, Heroes: mode.DealTwo})
	for seat := range engine.SeatID(2) {
		d := s.Pending()
		if d.Kind != engine.DecideHero || d.Seat != seat || len(d.Options) != 2 {
			t.Fatalf("seat %d is not asked for its hero: %+v", seat, d)
		}
		kept := d.Options[1].Card
		if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[1]}, nil); err != nil {
			t.Fatal(err)
		}
		if h := s.Cards(s.Zone(engine.Heroes, seat)); len(h) != 1 || h[0] != kept {
			t.Errorf("seat %d kept %v, chose %d", seat, h, kept)
		}
	}
	if d := s.Pending(); d.Kind != engine.DecideTurn {
		t.Errorf("the first turn does not follow: %+v", d)
	}
}

// TestKeepTwo checks that a player with two heroes, dealt two for each, chooses both.
func TestKeepTwo(t *testing.T) {
	_, s := begin(t, mode.Plan{Seats: mode.People(2), Seed: 1, Heroes: mode.DealTwo, Variants: []string{standard.TwoHeroes}, Sets: []string{"base", "heroes_unite"}})
	for seat := range engine.SeatID(2) {
		var kept []engine.CardID
		for n := 4; n > 2; n-- {
			d := s.Pending()
			if d.Kind != engine.DecideHero || d.Seat != seat || len(d.Options) != n {
				t.Fatalf("seat %d is not asked for a hero of %d: %+v", seat, n, d)
			}
			kept = append(kept, d.Options[n-1].Card)
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[n-1]}, nil); err != nil {
				t.Fatal(err)
			}
		}
		if h := s.Cards(s.Zone(engine.Heroes, seat)); !slices.Equal(h, kept) {
			t.Errorf("seat %d kept %v, chose %v", seat, h, kept)
		}
	}
	if d := s.Pending(); d.Kind != engine.DecideTurn {
		t.Errorf("the first turn does not follow: %+v", d)
	}
}

// TestLineUpSize checks that the Line-Up has the size in the Plan (V-009).
func TestLineUpSize(t *testing.T) {
	_, s := begin(t, mode.Plan{Seats: mode.People(2), Options: mode.Options{{Name: "line_up_size", Value: "6"}}})
	if got := s.Len(s.Zone(card.LineUp, engine.NoSeat)); got != 6 {
		t.Errorf("%d cards in a Line-Up of 6", got)
	}
}

// TestPromo checks that the hero not in the base game is dealt, or offered in a draft, only if heroes are chosen or
// the base game has too few.
func TestPromo(t *testing.T) {
	dealt := func(p mode.Plan) (n int) {
		for seed := range uint64(60) {
			p.Seed = seed
			g, s := begin(t, p)
			for seat := range engine.SeatID(s.Seats()) {
				for _, h := range s.Cards(s.Zone(engine.Heroes, seat)) {
					if g.Book.Card(s.Card(h).Face).Promo {
						n++
					}
				}
			}
		}
		return n
	}
	if n := dealt(mode.Plan{Seats: mode.People(5)}); n != 0 {
		t.Errorf("dealt %d times at random", n)
	}
	if n := dealt(mode.Plan{Seats: mode.People(4), Heroes: mode.DealTwo}); n != 60 {
		t.Errorf("dealt %d times in 60 games that need all heroes", n)
	}
	if n := dealt(mode.Plan{Seats: mode.People(2), Heroes: mode.Chosen}); n == 0 || n == 60 {
		t.Errorf("dealt %d times in 60 games of chosen heroes", n)
	}
	for seats, want := range map[int]int{3: 0, 4: 60} {
		if n := dealt(mode.Plan{Seats: mode.People(seats), Variants: []string{standard.Draft}}); n != want {
			t.Errorf("offered %d times in 60 drafts of %d players, want %d", n, seats, want)
		}
	}
}

// TestCannotBeDealt checks that a shortage of cards is found before the game.
func TestCannotBeDealt(t *testing.T) {
	_, err := catalog.Build(mode.Plan{Seats: mode.People(5), Heroes: mode.DealTwo})
	if english.Error(t, err) == nil || err.Error() != "heroes: not enough Super Heroes: 5 players need 2 each (10), and only 8 can be dealt" {
		t.Errorf("two of eight heroes to each of five: %v", err)
	}
}

// TestStarters checks the errors for too few Starters or Super-Villains.
func TestStarters(t *testing.T) {
	for want, change := range map[string]func(*card.Card){
		"sets: 2 starting decks need 14 Punch; there are 7": func(c *card.Card) {
			if c.Name == "Punch" {
				c.Copies = 7
			}
		},
		"sets: a starting deck needs one Starter with an effect and one without: the sets have 0 and 1": func(c *card.Card) {
			if c.Name == "Punch" {
				c.Kind = card.Kick
			}
		},
		"sets: a starting deck needs one Starter with an effect and one without: the sets have 1 and 0": func(c *card.Card) {
			if c.Name == "Vulnerability" {
				c.Kind = card.Kick
			}
		},
		"villains: a stack of 8 needs an opener, at most one per set, and 8 Super-Villains in all: the sets have 0 that can open and 12 others": func(c *card.Card) {
			c.Opens = false
		},
		"villains: a stack of 8 needs an opener, at most one per set, and 8 Super-Villains in all: the sets have 12 that can open and 0 others": func(c *card.Card) {
			c.Opens = c.Kind == card.SuperVillain
		},
		"villains: a stack of 8 needs an opener, at most one per set, and 8 Super-Villains in all: the sets have 1 that can open and 6 others": func(c *card.Card) {
			if c.Kind == card.SuperVillain && !c.Opens && (c.Cost == 8 || c.Cost == 10) {
				c.Kind = card.Kick
			}
		},
	} {
		t.Run(want, func(t *testing.T) {
			box := sets.All()[0]
			box.Cards = slices.Clone(box.Cards)
			for i := range box.Cards {
				change(&box.Cards[i])
			}
			c := mode.NewCatalog([]mode.Mode{standard.Mode()}, []card.Set{box})
			if _, err := c.Build(mode.Plan{Seats: mode.People(2)}); english.Error(t, err) == nil || err.Error() != want {
				t.Errorf("got error %v, want %s", err, want)
			}
		})
	}
}
