package rebirth_test

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/game/testgame"
)

// most is a number of questions that no game reaches.
const most = 20_000

// play answers at random until the game is over. At every question it calls each and checks the
// game's invariants, the question posed again, and the game read back.
func play(t *testing.T, s *engine.State, seed uint64, each func(*engine.State)) (asked int) {
	t.Helper()
	r := engine.NewRNG(seed, engine.StreamChance)
	var buf []byte
	for n := 0; ; n++ {
		if err := s.Check(); err != nil {
			t.Fatalf("seed %d, question %d: %v\n%v", seed, n, err, s)
		}
		if err := s.CheckPosed(); err != nil {
			t.Fatalf("seed %d, question %d: %v\n%v", seed, n, err, s)
		}
		buf = s.AppendBinary(buf[:0])
		again, err := engine.Decode(s.Library(), buf)
		if err != nil {
			t.Fatalf("seed %d, question %d: %v\n%v", seed, n, err, s)
		}
		if again.Hash() != s.Hash() || !bytes.Equal(again.AppendBinary(nil), buf) {
			t.Fatalf("seed %d, question %d: read back it is another game\n%v", seed, n, s)
		}
		if s.Over() != engine.NotOver {
			return n
		}
		if n > most {
			t.Fatalf("seed %d does not end\n%v", seed, s)
		}
		if each != nil {
			each(s)
		}
		d := s.Pending()
		if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[r.Intn(len(d.Options))]}, nil); err != nil {
			t.Fatalf("seed %d, question %d: %v\n%v", seed, n, err, s)
		}
	}
}

// plan returns a game of one to four seats in one of the Scenarios, with and without hidden hands,
// guests, and harder Super-Villains, and with heroes dealt in each way.
func plan(seed uint64) mode.Plan {
	p := people(1+int(seed%4), seed)
	p.Options = p.Options.With(rebirth.ScenarioOption, strconv.Itoa(1+int(seed/4)%len(rebirth.Scenarios)))
	if seed%7 == 0 {
		p.Options = p.Options.With(rebirth.GuestsOption, "all")
	}
	if seed%11 == 0 {
		p.Variants = append(p.Variants, "impossible")
	}
	if seed%3 == 0 {
		p.Heroes = mode.DealTwo
	}
	if seed%5 == 0 {
		p.Variants = append(p.Variants, "closed-hands")
	}
	return p
}

// TestRandomGames checks that games of every size end, won by all players or by none, and that each
// kind of question in the mode comes up.
func TestRandomGames(t *testing.T) {
	asked, offered, over := map[engine.DecisionKind]bool{}, map[engine.OptionKind]bool{}, map[engine.Reason]int{}
	for seed := range uint64(48) {
		g, s := deal(t, plan(seed))
		play(t, s, seed, func(s *engine.State) {
			d := s.Pending()
			asked[d.Kind] = true
			for _, o := range d.Options {
				offered[o.Kind] = true
			}
		})
		over[s.Over()]++
		score := g.Count(s)
		want := 0
		if s.Over() == card.TeamWon {
			want = s.Seats()
		}
		if len(score.Winners) != want || len(score.Accounts) != s.Seats() {
			t.Errorf("seed %d, over for reason %d: counted as %+v", seed, s.Over(), score)
		}
	}
	for why, n := range over {
		if why != card.TeamWon && why != card.ClockOut && why != card.TeamLost {
			t.Errorf("%d games ended for the reason %q", n, card.Reason(why))
		}
	}
	never := map[engine.DecisionKind]bool{engine.NoDecision: true, engine.DecideOther: true, // no player is asked these
		engine.DecidePile: true, engine.DecideName: true, engine.DecideOrder: true} // no place has several piles, no text names a card, and no player has two abilities for one moment
	for k := range engine.NumDecisions {
		if asked[k] == never[k] {
			t.Errorf("asked a question of the kind %q: %v", k, asked[k])
		}
	}
	notOffered := map[engine.OptionKind]bool{engine.OptPile: true, engine.OptName: true, engine.OptReveal: true, engine.OptTrigger: true}
	for k := range engine.NumOptions {
		if offered[k] == notOffered[k] {
			t.Errorf("on offer an answer of the kind %q: %v", k, offered[k])
		}
	}
}

// TestSameSeedSameGame checks that only equal seeds and answers give equal games.
func TestSameSeedSameGame(t *testing.T) {
	seen := map[uint64]uint64{}
	for seed := range uint64(8) {
		var hash [2]uint64
		for i := range hash {
			_, s := deal(t, plan(seed))
			r := engine.NewRNG(seed, engine.StreamChance)
			for n := 0; s.Over() == engine.NotOver; n++ {
				if d := s.Pending(); n > most {
					t.Fatal("it does not end")
				} else if err := s.Apply(engine.Answer{Seq: d.Seq, Option: d.Options[r.Intn(len(d.Options))]}, nil); err != nil {
					t.Fatal(err)
				}
			}
			hash[i] = s.Hash()
		}
		if hash[0] != hash[1] {
			t.Errorf("seed %d makes two games", seed)
		}
		if other, twice := seen[hash[0]]; twice {
			t.Errorf("seeds %d and %d make one game", other, seed)
		}
		seen[hash[0]] = seed
	}
}

// city is a game laid out by hand during a turn of seat 0, with standees and Line-Up cards at given
// spaces.
type city struct {
	g *mode.Game
	b *engine.Builder
}

func newCity(t testing.TB, seats int, at ...int) *city {
	t.Helper()
	return cityOf(t, mode.Plan{Mode: "rebirth", Seats: mode.People(seats)}, at...)
}

// cityOf is like newCity for a plan.
func cityOf(t testing.TB, p mode.Plan, at ...int) *city {
	t.Helper()
	seats := len(p.Seats)
	g := testgame.Build(t, catalog.Shipped, p)
	b, err := engine.Build(g.Book.Library(), seats, 1)
	if err != nil {
		t.Fatal(err)
	}
	c := &city{g, b}
	rebirth.LayRules(b, g, nil)
	rebirth.LayLocations(b, g, rebirth.Scenarios[0].Locations(), nil, nil, nil)
	rebirth.LayWeaknesses(b, g, 15, 0)
	rebirth.LayStandees(b, g, at)
	return c
}

// lay puts cards in the Line-Up at a space.
func (c *city) lay(space int, names ...string) (out []engine.CardID) {
	for _, name := range names {
		out = append(out, c.b.Add(find(c.g, name), c.b.ZoneAt(card.LineUp, engine.NoSeat, space)))
	}
	return out
}

// give puts cards into a place of a seat or of the table.
func (c *city) give(p engine.Place, seat engine.SeatID, names ...string) (out []engine.CardID) {
	for _, name := range names {
		out = append(out, c.b.Add(find(c.g, name), c.b.Zone(p, seat)))
	}
	return out
}

// take answers with the first option that yes accepts.
func take(t testing.TB, s *engine.State, yes func(engine.Option) bool) []engine.Event {
	t.Helper()
	for _, o := range s.Pending().Options {
		if yes(o) {
			return answer(t, s, o)
		}
	}
	t.Fatalf("nothing of the kind is on offer:\n%v", s)
	return nil
}

// buys returns a test for the purchase or defeat of a card.
func buys(c engine.CardID) func(engine.Option) bool {
	return func(o engine.Option) bool { return o.Kind == engine.OptBuy && o.Card == c }
}

func ends(o engine.Option) bool { return o.Kind == engine.OptEnd }

// TestWin checks that the fifth defeated Super-Villain wins the game immediately and that its
// Reward is skipped (R-WIN-01, and see readings.md).
func TestWin(t *testing.T) {
	for before, won := range map[int]bool{3: false, 4: true} {
		t.Run(fmt.Sprint(before, " defeated"), func(t *testing.T) {
			c := newCity(t, 2, 3, 5)
			doomsday := c.lay(3, "Doomsday")[0]
			c.give(card.Deck, 0, "Punch")
			c.b.Set(set.Defeated.ID, engine.NoSeat, before)
			s := c.b.Resume(0, 8)
			take(t, s, buys(doomsday))
			if s.Number(set.Defeated.ID, engine.NoSeat) != before+1 || s.Card(doomsday).Zone != s.Zone(engine.Destroyed, engine.NoSeat) {
				t.Errorf("after %d: %d are defeated", before, s.Number(set.Defeated.ID, engine.NoSeat))
			}
			drawn := s.Len(s.Zone(card.Hand, 0))
			winners := c.g.Count(s).Winners
			if won && (s.Over() != card.TeamWon || len(winners) != 2 || drawn != 0) || !won && (s.Over() != engine.NotOver || len(winners) != 0 || drawn != 1) {
				t.Errorf("after %d: over %d, won by %v, drawn %d", before, s.Over(), winners, drawn)
			}
		})
	}
}

// TestClock checks that Level 5 starts the end clock for the active player, that it advances at the
// start of their turns, and that the game is lost after its last box (R-THR-10 to R-THR-13).
func TestClock(t *testing.T) {
	c := newCity(t, 2, 0, 5)
	c.give(card.MainDeck, engine.NoSeat, "Doomsday", "Punch")
	c.b.Set(set.Threat.ID, engine.NoSeat, 4)
	s := c.b.Resume(0, 0)
	take(t, s, ends) // Doomsday enters in the turn of seat 1
	if s.Number(set.Threat.ID, engine.NoSeat) != 5 || s.Number(set.Clock.ID, engine.NoSeat) != 1 || s.Number(set.ClockBy.ID, 1) != 1 || s.Number(set.ClockBy.ID, 0) != 0 {
		t.Fatalf("Threat %d, Clock %d", s.Number(set.Threat.ID, engine.NoSeat), s.Number(set.Clock.ID, engine.NoSeat))
	}
	for turn, want := range []int{1, 2, 2, 3, 3} {
		if s.Over() != engine.NotOver {
			t.Fatalf("after %d turns it is over", turn)
		}
		take(t, s, ends)
		if got := s.Number(set.Clock.ID, engine.NoSeat); got != want {
			t.Errorf("in turn %d from then the clock is at %d, want %d", turn+1, got, want)
		}
	}
	take(t, s, ends) // a fourth turn of seat 1 would begin
	if s.Over() != card.ClockOut || len(c.g.Count(s).Winners) != 0 {
		t.Errorf("the clock has run out: over %d, won by %v", s.Over(), c.g.Count(s).Winners)
	}
}

// TestLongestGame checks that a game in which nothing moves the Threat is lost after the number of
// turns on the rules page, which calls that a house rule.
func TestLongestGame(t *testing.T) {
	c := newCity(t, 2, 0, 5) // with an empty main deck
	s := c.b.Resume(0, 0)
	turns := 0
	for ; s.Over() == engine.NotOver; turns++ {
		if turns > 1000 {
			t.Fatal("it does not end")
		}
		take(t, s, ends)
	}
	if s.Over() != card.ClockOut {
		t.Errorf("after %d turns it is over for the reason %q", turns, card.Reason(s.Over()))
	}
	want := fmt.Sprintf("As a house rule, time also runs out after %d turns.", turns)
	for _, p := range c.g.Mode.Pages {
		for _, says := range p.Says {
			if says.Head == "The longest game" && slices.Equal(says.Says, []string{want}) {
				return
			}
		}
	}
	t.Errorf("no page says %q", want)
}
