package rebirth_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	set "lineup/game/sets/rebirth"
	"lineup/game/testgame"
)

// deal builds and deals the game of a plan.
func deal(t testing.TB, p mode.Plan) (*mode.Game, *engine.State) {
	t.Helper()
	p.Mode = "rebirth"
	return testgame.Deal(t, catalog.Shipped, p)
}

// people returns a plan for a number of seats.
func people(seats int, seed uint64) mode.Plan {
	return mode.Plan{Seats: mode.People(seats), Seed: seed}
}

// names returns the names of the cards in a zone, top first.
func names(s *engine.State, z engine.ZoneID) []string {
	out := []string{}
	for _, c := range s.Cards(z) {
		out = append(out, s.Face(c).Name)
	}
	return out
}

// at returns the zone of a place at a space or Level.
func at(s *engine.State, p engine.Place, i int) engine.ZoneID {
	return s.Board().ZoneAt(p, engine.NoSeat, i)
}

// TestStacks checks that the main deck is dealt into five stacks, the first with no Super-Villain
// and each other one with two, and that its first five cards are in the slots in order (R-STK-01 to
// R-STK-07).
func TestStacks(t *testing.T) {
	for seed := range uint64(40) {
		g, s := deal(t, people(1+int(seed%4), seed))
		var cards []engine.CardID
		for slot := range 5 {
			z := at(s, card.LineUp, 2*slot+1)
			if s.Len(z) != 1 || s.Card(s.Top(z)).Down() || s.Card(s.Top(z)).Known != engine.Everyone {
				t.Fatalf("seed %d: in slot %d lie %v", seed, slot+1, names(s, z))
			}
			cards = append(cards, s.Top(z))
			if z := at(s, card.LineUp, 2*slot); s.Len(z) != 0 {
				t.Errorf("seed %d: on Location %d lie %v", seed, slot+1, names(s, z))
			}
		}
		cards = append(cards, s.Cards(s.Zone(card.MainDeck, engine.NoSeat))...)
		copies := map[engine.FaceID]int{}
		for _, c := range cards {
			copies[s.Card(c).Face]++
		}
		for f, n := range copies {
			if c := g.Book.Card(f); n != c.Copies || !c.MainDeck() && c.Kind != card.SuperVillain {
				t.Errorf("seed %d: %d of %s, a %v, are in the stacks", seed, n, c.Name, c.Kind)
			}
		}
		if len(cards) != 84+8 {
			t.Fatalf("seed %d: the stacks have %d cards", seed, len(cards))
		}
		first := 0
		for stack, size := range []int{17, 19, 19, 19, 18} {
			supers := 0
			for _, c := range cards[first : first+size] {
				if s.Face(c).SuperVillain {
					supers++
				}
			}
			if want := min(2*stack, 2); supers != want {
				t.Errorf("seed %d: stack %d has %d Super-Villains, want %d", seed, stack+1, supers, want)
			}
			first += size
		}
		if known := s.View(0).Peek(s.Zone(card.MainDeck, engine.NoSeat), 0); known != engine.NoCard {
			t.Errorf("seed %d: the top card of the main deck is known", seed)
		}
	}
}

// TestStacksAreShuffled checks that Super-Villains can be anywhere in their stacks, and that the
// slots differ from seed to seed.
func TestStacksAreShuffled(t *testing.T) {
	where, slots := map[int]bool{}, map[string]bool{}
	for seed := range uint64(60) {
		_, s := deal(t, people(2, seed))
		for i, c := range s.Cards(s.Zone(card.MainDeck, engine.NoSeat)) {
			if s.Face(c).SuperVillain {
				where[i] = true
			}
		}
		slots[fmt.Sprint(names(s, at(s, card.LineUp, 1)), names(s, at(s, card.LineUp, 3)))] = true
	}
	// 480 Super-Villains share 75 places, so each place has almost certainly had one.
	if len(where) < 70 || where[11] || len(slots) < 50 {
		t.Errorf("Super-Villains lay at %d places of the deck, below the first 12: %v; the slots were filled in %d ways", len(where), !where[11], len(slots))
	}
}

// TestCity checks that the five Locations of Scenario 1 are in random order, on their sides, that
// those on side B have five equal Basic cards, and that the rest are out of the game (R-SET-04 to
// R-SET-07).
func TestCity(t *testing.T) {
	orders := map[string]bool{}
	for seed := range uint64(20) {
		_, s := deal(t, people(2, seed))
		var tiles []string
		for i := range 10 {
			if n := s.Len(at(s, card.Tiles, i)); n != (i+1)%2 {
				t.Fatalf("at space %d lie %d tiles", i, n)
			}
			basics := names(s, at(s, card.Basics, i))
			if s.Len(at(s, card.Ruins, i)) != 0 {
				t.Errorf("at space %d lies a ruin", i)
			}
			if i%2 != 0 {
				if len(basics) > 0 {
					t.Errorf("in a slot lie the Basic cards %v", basics)
				}
				continue
			}
			tile := s.Top(at(s, card.Tiles, i))
			name := s.Face(tile).Name
			tiles = append(tiles, name)
			location, b := strings.CutSuffix(name, " B")
			switch {
			case !b && len(basics) > 0:
				t.Errorf("on %s lie %v", name, basics)
			case b && !slices.Equal(basics, slices.Repeat([]string{set.BasicOf(location)}, 5)):
				t.Errorf("on %s lie %v", name, basics)
			}
			if s.On(tile, set.Damage.ID) != 0 {
				t.Errorf("%s is damaged", name)
			}
		}
		orders[fmt.Sprint(tiles)] = true
		slices.Sort(tiles)
		if want := []string{"Arkham Asylum A", "Batcave B", "City Hall B", "Daily Planet A", "Police Station B"}; !slices.Equal(tiles, want) {
			t.Errorf("seed %d: the city is %v, want %v", seed, tiles, want)
		}
		out := names(s, s.Zone(card.OutOfGame, engine.NoSeat))
		if slices.Sort(out); !slices.Equal(out, []string{"Bank A", "S.T.A.R. Labs A"}) {
			t.Errorf("out of the game are %v", out)
		}
		if rules := names(s, s.Zone(engine.Rules, engine.NoSeat)); !slices.Equal(rules, []string{"The City", "First Night Out"}) {
			t.Errorf("in force are %v", rules)
		}
		if n := s.Len(s.Zone(card.Weaknesses, engine.NoSeat)); n != 15 {
			t.Errorf("the Weakness stack has %d cards", n)
		}
	}
	if len(orders) < 15 {
		t.Errorf("of 20 cities %d are laid out differently", len(orders))
	}
}

// TestTrack checks that the Threat is at 0, that each Level has its text, and that the tile of
// Scenario 1 is added to Level 2 for one or two players (R-SET-01 to R-SET-03, R-THR-16).
func TestTrack(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		_, s := deal(t, people(seats, 3))
		for level := range set.LastLevel + 1 {
			want := []string{fmt.Sprintf("Level %d", level)}
			if level == 2 && seats <= 2 {
				want = append(want, "Threat A")
			}
			if got := names(s, at(s, card.Track, level)); !slices.Equal(got, want) {
				t.Errorf("%d seats: Level %d has %v, want %v", seats, level, got, want)
			}
		}
		for _, id := range []card.Counter{set.Threat, set.Clock, set.Defeated, set.AllyHit} {
			if n := s.Number(id.ID, engine.NoSeat); n != 0 {
				t.Errorf("%d seats: %s begins at %d", seats, id.Name, n)
			}
		}
	}
}

// TestDecks checks that each player has a different Super Hero and ten cards, five of them in hand,
// that standees start beside the board, and that a solo player has an ally without cards (R-HRO-01,
// R-HRO-02, R-SET-10, R-FST-01, R-SOL-02).
func TestDecks(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		_, s := deal(t, people(seats, 8))
		figures := seats
		if seats == 1 {
			figures++
		}
		heroes := map[string]bool{}
		for seat := range engine.SeatID(figures) {
			hero := names(s, s.Zone(engine.Heroes, seat))
			if len(hero) != 1 || heroes[hero[0]] {
				t.Errorf("%d seats: seat %d is %v", seats, seat, hero)
			}
			heroes[hero[0]] = true
			reserve := s.Cards(s.Zone(card.Reserve, seat))
			if len(reserve) != 1 || s.Face(reserve[0]).Name != "Standee" || s.Card(reserve[0]).Owner != seat || s.Space(seat) != -1 {
				t.Errorf("%d seats: beside the board of seat %d wait %v", seats, seat, reserve)
			}
			hand, deck := names(s, s.Zone(card.Hand, seat)), names(s, s.Zone(card.Deck, seat))
			if int(seat) == seats { // the ally
				if len(hand)+len(deck)+s.Len(s.Zone(card.OnHero, seat)) != 0 {
					t.Errorf("the ally has the cards %v and %v", hand, deck)
				}
				continue
			}
			all := append(slices.Clone(hand), deck...)
			slices.Sort(all)
			want := append([]string{"Helping Hand"}, append(slices.Repeat([]string{"Punch"}, 6), "Run", "Run", "Run")...)
			if len(hand) != 5 || !slices.Equal(all, want) || s.Len(s.Zone(card.DiscardPile, seat)) != 0 {
				t.Errorf("%d seats: seat %d has %v in hand and %v in its deck", seats, seat, hand, deck)
			}
		}
	}
	shuffled := map[string]bool{}
	for seed := range uint64(10) {
		_, s := deal(t, people(2, seed))
		shuffled[fmt.Sprint(names(s, s.Zone(card.Hand, 0)))] = true
	}
	if len(shuffled) < 5 {
		t.Errorf("of 10 first hands %d are different", len(shuffled))
	}
}

// TestHeroes checks that heroes can be named, the second one for the ally, and that two are dealt
// and one kept if the Plan says so.
func TestHeroes(t *testing.T) {
	p := people(1, 4)
	p.Seats[0].Heroes = []string{"The Flash", "Cyborg"}
	_, s := deal(t, p)
	if one, ally := names(s, s.Zone(engine.Heroes, 0)), names(s, s.Zone(engine.Heroes, 1)); one[0] != "The Flash" || ally[0] != "Cyborg" {
		t.Errorf("named were The Flash and Cyborg; they are %v and %v", one, ally)
	}
	for seed := range uint64(10) {
		p := people(3, seed)
		p.Seats[1].Heroes = []string{"Batman"}
		_, s := deal(t, p)
		for seat, want := range map[engine.SeatID]bool{0: false, 1: true, 2: false} {
			if got := names(s, s.Zone(engine.Heroes, seat)); (got[0] == "Batman") != want {
				t.Errorf("seat 1 is to be Batman: seat %d is %v", seat, got)
			}
		}
	}
	p = people(4, 4)
	p.Heroes = mode.DealTwo
	_, s = deal(t, p)
	for seat := range engine.SeatID(4) {
		d := s.Pending()
		if d.Kind != engine.DecideHero || d.Seat != seat || len(d.Options) != 2 {
			t.Fatalf("asked is %+v; want seat %d to keep one of two heroes", d, seat)
		}
		keep, drop := d.Options[1].Card, d.Options[0].Card
		answer(t, s, d.Options[1])
		if s.Card(keep).Zone != s.Zone(engine.Heroes, seat) || s.Card(drop).Zone != s.Zone(card.OutOfGame, engine.NoSeat) {
			t.Errorf("seat %d has kept the wrong hero", seat)
		}
	}
}

// answer gives one answer and checks the game's invariants.
func answer(t testing.TB, s *engine.State, o engine.Option) []engine.Event {
	t.Helper()
	var ev engine.Events
	if err := s.Apply(engine.Answer{Seq: s.Pending().Seq, Option: o}, &ev); err != nil {
		t.Fatalf("%v\n%v", err, s)
	}
	if err := s.Check(); err != nil {
		t.Fatalf("%v\n%v", err, s)
	}
	if err := s.CheckPosed(); err != nil {
		t.Fatalf("%v\n%v", err, s)
	}
	return ev.List
}

// TestStarter checks that the first person at the table chooses the first player and that a solo
// player is not asked. The Character is placed first, and nothing attacks, moves, or enters in the
// first turn of the game (R-SET-11, R-FST-02, R-TRN-11).
func TestStarter(t *testing.T) {
	for _, c := range []struct {
		players []string
		asked   engine.SeatID
	}{
		{[]string{"", "", ""}, 0}, {[]string{"greedy", "", ""}, 1}, {[]string{"greedy", "random", ""}, 2}, {[]string{"greedy", "greedy", "greedy"}, 0},
	} {
		t.Run(fmt.Sprintf("%q", c.players), func(t *testing.T) {
			p := people(3, 2)
			for i, player := range c.players {
				p.Seats[i].Player = player
			}
			_, s := deal(t, p)
			d := s.Pending()
			if d.Kind != engine.DecideSeat || d.Seat != c.asked || len(d.Options) != 3 {
				t.Errorf("with the players %q asked is %+v, want seat %d", c.players, d, c.asked)
			}
			answer(t, s, d.Options[2])
			if s.Turn().Seat != 2 || s.TurnOrder(2) != 0 || s.TurnOrder(0) != 1 {
				t.Errorf("seat 2 was to start, it is the turn of seat %d", s.Turn().Seat)
			}
			placing(t, s, 2)
		})
	}
	_, s := deal(t, people(1, 2))
	placing(t, s, 0)
	for seat := range engine.SeatID(2) {
		if s.Space(seat) != 4 {
			t.Errorf("alone, the standee of seat %d is at space %d: the ally comes along", seat, s.Space(seat))
		}
	}
}

// placing answers where a seat's Character begins and checks the rest of the start of its first
// turn.
func placing(t *testing.T, s *engine.State, seat engine.SeatID) {
	t.Helper()
	d := s.Pending()
	if d.Kind != engine.DecideSpace || d.Seat != seat || len(d.Options) != 10 {
		t.Fatalf("asked is %+v; want seat %d to choose among 10 spaces", d, seat)
	}
	before := s.Len(s.Zone(card.MainDeck, engine.NoSeat))
	for _, e := range answer(t, s, d.Options[4]) {
		if e.Kind == engine.AttackMade || e.Kind == engine.PieceWalked {
			t.Errorf("in the first turn of the game there is %v", e.Kind)
		}
	}
	if got := s.Len(s.Zone(card.MainDeck, engine.NoSeat)); s.Space(seat) != 4 || s.Pending().Kind != engine.DecideTurn || got != before {
		t.Errorf("seat %d stands at %d, %d cards have entered:\n%v", seat, s.Space(seat), before-got, s)
	}
}

// TestHands checks that the team sees all hands except with the variant for hidden hands.
func TestHands(t *testing.T) {
	for _, closed := range []bool{false, true} {
		p := people(3, 5)
		if closed {
			p.Variants = []string{"closed-hands"}
		}
		_, s := deal(t, p)
		for seat := range engine.SeatID(3) {
			for viewer := engine.NoSeat; viewer < 3; viewer++ {
				want := !closed || viewer == seat
				for _, c := range s.Cards(s.Zone(card.Hand, seat)) {
					if got := s.View(viewer).Sees(c); got != want {
						t.Fatalf("closed hands %v: seat %d sees a card in the hand of seat %d: %v", closed, viewer, seat, got)
					}
				}
				if s.View(viewer).Sees(s.Top(s.Zone(card.Deck, seat))) {
					t.Errorf("seat %d sees the deck of seat %d", viewer, seat)
				}
			}
		}
	}
}
