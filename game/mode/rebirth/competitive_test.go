package rebirth_test

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
)

// rivals returns a plan of a competitive game.
func rivals(seats int, seed uint64) mode.Plan {
	p := people(seats, seed)
	p.Variants = []string{rebirth.Competitive}
	return p
}

// paired puts the seats of a plan into two teams.
func paired(p mode.Plan) mode.Plan {
	for i := range p.Seats {
		p.Seats[i].Team = []string{"red", "blue"}[i%2]
	}
	return p
}

// TestCompetitiveSetUp checks that the first Line-Up has no Villain, each stack after the first has
// two Super-Villains, and two or three of the five Locations are on each side (R-CPT-03, R-CPT-04,
// R-SET-07).
func TestCompetitiveSetUp(t *testing.T) {
	sent := false
	tiles := map[string]bool{}
	for seed := range uint64(80) {
		_, s := deal(t, rivals(2+int(seed%3), seed))
		for slot := range 5 {
			z := at(s, card.LineUp, 2*slot+1)
			if s.Len(z) != 1 || s.Face(s.Top(z)).Types&engine.Villain != 0 || s.Card(s.Top(z)).Known != engine.Everyone {
				t.Errorf("seed %d: in slot %d lie %v", seed, slot+1, names(s, z))
			}
		}
		deck := s.Cards(s.Zone(card.MainDeck, engine.NoSeat))
		if len(deck) != 92-5 {
			t.Fatalf("seed %d: %d cards in the main deck", seed, len(deck))
		}
		from := 17 - 5
		for i, end := range []int{from, from + 19, from + 38, from + 57, from + 75} {
			first, supers := max(end-19, 0), 0
			if i == 4 {
				first = end - 18
			}
			for _, c := range deck[first:end] {
				if s.Face(c).SuperVillain {
					supers++
				}
			}
			if want := min(2*i, 2); supers != want {
				t.Errorf("seed %d: %d Super-Villains in stack %d, want %d", seed, supers, i+1, want)
			}
		}
		for _, c := range deck {
			if s.Card(c).Known != 0 {
				t.Errorf("seed %d: %s in the main deck is known", seed, s.Face(c).Name)
			}
		}
		regulars := 0
		for _, c := range deck[:from] {
			if s.Face(c).Types&engine.Villain != 0 {
				regulars++
			}
		}
		sent = sent || regulars == 1
		b := 0
		for i := range 5 {
			for _, name := range names(s, at(s, card.Tiles, 2*i)) {
				tiles[name] = true
				if strings.HasSuffix(name, " B") {
					b++
				}
			}
		}
		if b != 2 && b != 3 {
			t.Errorf("seed %d: %d Locations on side B", seed, b)
		}
		if s.Pending().Seat != 0 || s.Turn().Seat != 0 || s.Turn().Number != 1 {
			t.Errorf("seed %d: seat %d is asked in turn %d of seat %d", seed, s.Pending().Seat, s.Turn().Number, s.Turn().Seat)
		}
		if n := s.Len(s.Zone(engine.Rules, engine.NoSeat)); n != 1 {
			t.Errorf("seed %d: %d rules lie there, want those of the city alone", seed, n)
		}
		for seat := range engine.SeatID(s.Seats()) {
			for _, c := range s.Cards(s.Zone(engine.Hand, seat)) {
				if s.Card(c).Known != seat.Only() {
					t.Errorf("seed %d: a card of the hand of seat %d is known to others", seed, seat)
				}
			}
		}
	}
	if !sent || len(tiles) != 14 {
		t.Errorf("80 deals have laid %d of the 14 sides; a Villain stays in the first stack: %v", len(tiles), sent)
	}
}

// TestSignaturesAgreedOn checks that Signature cards replace Punches in each starting deck.
func TestSignaturesAgreedOn(t *testing.T) {
	for n := range 4 {
		p := rivals(4, 7)
		p.Options = p.Options.WithNumber(rebirth.SignaturesOption, n)
		g, s := deal(t, p)
		for seat := range engine.SeatID(4) {
			own, all := 0, slices.Concat(s.Cards(s.Zone(engine.Hand, seat)), s.Cards(s.Zone(engine.Deck, seat)))
			for _, c := range all {
				if g.Book.Card(s.Card(c).Face).Of != "" {
					own++
				}
			}
			if own != n || len(all) != 10 {
				t.Errorf("signatures=%d: seat %d has %d in %d cards", n, seat, own, len(all))
			}
		}
	}
}

// TestCompetitivePlans checks which Plans are refused and in which field.
func TestCompetitivePlans(t *testing.T) {
	team := func(seats int, labels ...string) mode.Plan {
		p := rivals(seats, 1)
		for i, l := range labels {
			p.Seats[i].Team = l
		}
		return p
	}
	scenario, closed, together := rivals(2, 1), rivals(2, 1), paired(people(4, 1))
	scenario.Options = scenario.Options.With(rebirth.ScenarioOption, "3")
	closed.Variants = append(closed.Variants, "closed-hands")
	for _, c := range []struct {
		plan  mode.Plan
		field string // "" if the plan can be played
	}{
		{rivals(1, 1), "seats"}, {rivals(2, 1), ""}, {rivals(4, 1), ""}, {team(4, "a", "b", "b", "a"), ""},
		{team(4, "a", "a", "a", "b"), "seats"}, {team(4, "a", "a"), "seats"}, {team(3, "a", "a", "b"), "seats"}, {team(2, "a", "b"), "seats"},
		{scenario, "scenario"}, {closed, "variant"}, {together, "seats"},
	} {
		t.Run(c.plan.String(), func(t *testing.T) {
			c.plan.Mode = rebirth.ID
			_, err := catalog.Shipped.Build(c.plan)
			var field string
			if f, ok := err.(*mode.FieldError); ok {
				field = f.Field
			}
			if field != c.field || (err != nil) != (c.field != "") {
				t.Errorf("%v: %v, want a fault of %q", c.plan, err, c.field)
			}
		})
	}
}

// TestCompetitiveGamesEnd plays random games and checks that each ends for one of the three
// reasons, that all defeated Villains are in the players' piles, and that the most points win.
func TestCompetitiveGamesEnd(t *testing.T) {
	over := map[engine.Reason]int{}
	for seed := range uint64(60) {
		p := rivals(2+int(seed%3), seed)
		if seed%6 == 5 {
			p = paired(p)
		}
		if seed%6 == 4 {
			p = rivals(2, seed)
		}
		g, s := deal(t, p)
		chance := engine.NewRNG(seed, engine.StreamChance)
		for n := 0; s.Over() == engine.NotOver; n++ {
			if n > 20000 {
				t.Fatalf("seed %d: the game does not end", seed)
			}
			d := s.Pending()
			o := d.Options[chance.Intn(len(d.Options))]
			for _, buy := range d.Options { // defeat Villains
				if buy.Kind == engine.OptBuy && s.Face(buy.Card).Types&engine.Villain != 0 {
					o = buy
				}
			}
			if err := s.Apply(engine.Answer{Seq: d.Seq, Option: o}, nil); err != nil {
				t.Fatal(err)
			}
		}
		over[s.Over()]++
		score := g.Count(s)
		supers := 0
		for _, a := range score.Accounts {
			supers += a.Villains
		}
		if supers != s.Number(set.Defeated.ID, engine.NoSeat) || s.Over() == card.EnoughFell != (supers == set.ToWin) {
			t.Errorf("seed %d: %d Super-Villains lie in piles, %d are counted, and it is over as %s", seed, supers, s.Number(set.Defeated.ID, engine.NoSeat), card.Reason(s.Over()))
		}
		best := -1000
		side := func(seat engine.SeatID) int {
			sum := 0
			for _, a := range score.Accounts {
				if s.Side(seat).Has(a.Seat) {
					sum += a.Total
				}
			}
			return sum
		}
		for _, a := range score.Accounts {
			best = max(best, side(a.Seat))
		}
		for _, w := range score.Winners {
			if side(w) != best {
				t.Errorf("seed %d: seat %d wins with %d points, the best are %d", seed, w, side(w), best)
			}
		}
		if seed%6 == 5 && len(score.Winners)%2 != 0 {
			t.Errorf("seed %d: partners do not win together: %v", seed, score.Winners)
		}
	}
	if over[card.ClockOut] == 0 || len(over) > 3 {
		t.Errorf("games are over as %v", over)
	}
}
