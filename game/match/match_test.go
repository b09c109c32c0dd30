package match_test

import (
	"fmt"
	"math/bits"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// game returns a game for three seats; the first ones are computer players.
func game(t *testing.T, computers int, seed uint64) *mode.Game {
	t.Helper()
	p := match.Plan{Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}, {Name: "Cy"}}, Seed: seed}
	for i := range computers {
		p.Seats[i].Player = "random"
	}
	return testgame.Build(t, catalog.Shipped, p)
}

// TestSparedIsTold checks that a hunt's log names players whom a First Appearance spares (V-005.4).
func TestSparedIsTold(t *testing.T) {
	told := 0
	for seed := range uint64(6) {
		p := match.Plan{Variants: []string{"hunt"}, Seats: []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}}, Seed: seed + 1}
		m := testgame.Match(t, catalog.Shipped, p, testgame.Randoms)
		finish(t, m)
		lines := m.Chronicle(engine.NoSeat).Lines()
		events, _ := m.Events(engine.NoSeat, 0)
		for _, e := range events {
			if e.Kind != engine.AttackMade || e.N == 0 {
				continue
			}
			told++
			who := m.Seat(engine.SeatID(bits.TrailingZeros16(uint16(e.N)))).Name
			if !slices.ContainsFunc(lines, func(l match.Line) bool { return strings.Contains(l.Text, " attacked each player except "+who+", ") }) {
				t.Errorf("seed %d: that %s is spared is not told", p.Seed, who)
			}
		}
	}
	if told == 0 {
		t.Error("nobody was spared")
	}
}

func table(t *testing.T, computers int, seed uint64) *match.Match {
	t.Helper()
	m, err := match.New(game(t, computers, seed), testgame.Randoms)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func finish(t *testing.T, m *match.Match) {
	t.Helper()
	for !m.Over() {
		if ok, err := m.Step(); err != nil || !ok {
			t.Fatalf("the table stopped: %v %v", ok, err)
		}
	}
}

// TestOutcome checks that the outcome can be read only after the game is over.
func TestOutcome(t *testing.T) {
	m := table(t, 3, 5)
	read := func(g *mode.Game, s *engine.State) string { return fmt.Sprint(g.Plan.Seed, s.Over() != engine.NotOver) }
	if got, err := match.Outcome(m, read); english.Error(t, err) == nil || got != "" {
		t.Errorf("of a game that goes on %q is told", got)
	}
	finish(t, m)
	if got, err := match.Outcome(m, read); err != nil || got != "5 true" {
		t.Errorf("it has come to %q, %v", got, err)
	}
}

// TestReplay checks that the Plan, written and read back, and the answers give the whole game.
func TestReplay(t *testing.T) {
	m := table(t, 3, 5)
	finish(t, m)
	p, err := mode.ParsePlan(m.Plan().String())
	if err != nil {
		t.Fatal(err)
	}
	g := testgame.Build(t, catalog.Shipped, p)
	again, err := match.Replay(g, testgame.Randoms, m.Record())
	if err != nil {
		t.Fatal(err)
	}
	if again.Hash() != m.Hash() {
		t.Errorf("a replay ended with hash %x, the game with %x", again.Hash(), m.Hash())
	}
	bad := m.Record()
	bad.Answers[7] = engine.Option{Kind: engine.OptLabel, N: 99}
	if _, err := match.Replay(g, testgame.Randoms, bad); english.Error(t, err) == nil || !strings.Contains(err.Error(), "answer 8 of") {
		t.Errorf("a wrong answer in a replay: got error %v", err)
	}
	other := testgame.Build(t, catalog.Shipped, match.Plan{Seats: p.Seats, Profile: "tournament", Seed: p.Seed})
	if _, err := match.Replay(other, testgame.Randoms, m.Record()); english.Error(t, err) == nil || !strings.Contains(err.Error(), "cards or rules have changed") {
		t.Errorf("a record of another profile's cards: got error %v", err)
	}
}

// TestStopsForPeople checks that the table waits for a person's answer.
func TestStopsForPeople(t *testing.T) {
	m := table(t, 2, 8) // Cy is a person
	for !m.Over() {
		ok, err := m.Step()
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			if !m.Person(m.ToAct()) {
				t.Fatal("the table waits for a computer")
			}
			break
		}
	}
	if m.Over() {
		t.Fatal("a game with a person went on without them")
	}
	before := m.Hash()
	if err := m.Answer(engine.Answer{Seq: 12345}); english.Error(t, err) == nil {
		t.Error("an answer to no question was taken")
	}
	if m.Hash() != before {
		t.Error("a refused answer changed the game")
	}
}

// TestLines checks that the log says everything once, names no card hidden from the reader, and
// reads the same piece by piece as at the end.
func TestLines(t *testing.T) {
	m := table(t, 3, 11)
	finish(t, m)
	all := m.Chronicle(engine.NoSeat).Lines()
	if len(all) == 0 {
		t.Fatal("nothing was told")
	}
	var text strings.Builder
	for _, l := range all {
		if strings.TrimSpace(l.Text) == "" {
			t.Error("an empty line")
		}
		text.WriteString(l.Text + "\n")
	}
	for _, want := range []string{"Turn 1: ", "played Punch (+1 Power)", " bought ", " drew ", "entered the Line-Up", "The game is over"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("no line says %q", want)
		}
	}
	if again := piecemeal(t, m); !reflect.DeepEqual(again, all) {
		t.Error("a log read after every answer says other things than one read at the end")
	}
	drawn, told := 0, 0
	board := m.View(engine.NoSeat).Board()
	events, _ := m.Events(engine.NoSeat, 0)
	for _, e := range events {
		from, _, _ := board.At(e.From)
		to, _, _ := board.At(e.To)
		if e.Kind == engine.CardMoved && from == engine.Deck && to == engine.Hand {
			drawn++
			if e.Card != engine.NoCard { // all players saw it put on the deck
				told++
			}
		}
	}
	if drawn == 0 || told > drawn/10 {
		t.Errorf("an onlooker is told which cards were drawn %d of %d times", told, drawn)
	}
}

// TestLogSaysYou checks that a log calls its reader "you" and never by name, and that it calls nobody
// so for an onlooker.
func TestLogSaysYou(t *testing.T) {
	for _, p := range []match.Plan{{}, {Variants: []string{"hunt"}}, {Mode: "rebirth"}, {Sets: []string{"base", "heroes_unite"}}} {
		t.Run(p.String(), func(t *testing.T) {
			for seed := range uint64(3) {
				p.Seed, p.Seats = seed+1, []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}}
				m := testgame.Match(t, catalog.Shipped, p, testgame.Randoms)
				finish(t, m)
				public := m.Chronicle(engine.NoSeat).Lines()
				for seat, name := range []string{"Ana", "Bob"} {
					yours := 0
					for _, l := range m.Chronicle(engine.SeatID(seat)).Lines() {
						if you.MatchString(l.Text) {
							yours++
						}
						if strings.Contains(l.Text, name) {
							t.Fatalf("%s reads %q", name, l.Text)
						}
					}
					if yours < 50 {
						t.Errorf("%s reads only %d lines about themself", name, yours)
					}
				}
				for _, l := range public {
					if you.MatchString(l.Text) {
						t.Fatalf("an onlooker reads %q", l.Text)
					}
				}
			}
		})
	}
}

// you matches the words for the reader of a log. The labels of a card say "your" to any player.
var you = regexp.MustCompile(`^Your?\b|\byou(rself)?\b`)

// piecemeal replays a match and reads its log after every answer.
func piecemeal(t *testing.T, m *match.Match) []match.Line {
	t.Helper()
	again, err := match.New(game(t, 0, m.Plan().Seed), nil)
	if err != nil {
		t.Fatal(err)
	}
	log := again.Chronicle(engine.NoSeat)
	for _, o := range m.Log() {
		if err := again.Answer(engine.Answer{Seq: again.View(engine.NoSeat).Pending().Seq, Option: o}); err != nil {
			t.Fatal(err)
		}
		log.Lines()
	}
	return log.Lines()
}

// TestNamesInLines checks that each line of a log knows where it names a seat, no matter which seat reads it.
func TestNamesInLines(t *testing.T) {
	m := testgame.Match(t, catalog.Shipped, match.Plan{Seats: []mode.Seat{{Name: "James"}, {Name: "Robin"}, {Name: "Zoë"}}, Seed: 7}, testgame.Randoms)
	for range 4000 {
		d := m.View(engine.NoSeat).Pending()
		if d.Kind == engine.NoDecision {
			break
		}
		if err := m.Answer(engine.Answer{Seq: d.Seq, Option: m.View(d.Seat).Pending().Options[0]}); err != nil {
			t.Fatal(err)
		}
	}
	named := map[string]int{}
	for _, l := range m.Chronicle(1).Lines() {
		if strings.ContainsFunc(l.Text, func(r rune) bool { return r >= '\uE000' && r <= '\uF8FF' }) {
			t.Fatalf("%q holds a mark", l.Text)
		}
		end := 0
		for _, n := range l.Names {
			if n.From < end || n.To <= n.From || n.To > len(l.Text) {
				t.Fatalf("%q has names %v", l.Text, l.Names)
			}
			end = n.To
			words := map[engine.SeatID][]string{0: {"James", "James's", "James'"}, 1: {"You", "you", "Your", "your"}, 2: {"Zoë", "Zoë's"}}[n.Seat]
			if !slices.Contains(words, l.Text[n.From:n.To]) {
				t.Errorf("%q calls seat %d %q", l.Text, n.Seat, l.Text[n.From:n.To])
			}
			named[l.Text[n.From:n.To]]++
		}
		if first, _, _ := strings.Cut(l.Text, " "); slices.Contains([]string{"James", "You", "Zoë"}, first) && (len(l.Names) == 0 || l.Names[0].From != 0) {
			t.Errorf("%q has names %v", l.Text, l.Names)
		}
	}
	if named["You"] < 10 || named["James"] < 10 || named["Zoë"] < 10 {
		t.Errorf("the log names %v", named)
	}
}

// TestLogEnglish checks that no line of a log is stilted, in any mode.
func TestLogEnglish(t *testing.T) {
	for i, plan := range slices.Concat([]match.Plan{
		{Sets: []string{"base", "heroes_unite"}},
		{Sets: []string{"base", "heroes_unite"}, Variants: []string{"hidden", "hunt"}},
		{Mode: "rebirth"},
		{Mode: "rebirth", Options: mode.Options{{Name: "scenario", Value: "8"}}},
	}, newerPlans) {
		plan.Seed = uint64(5 + i)
		games := 1
		if i < 4 {
			games = 3
		}
		t.Run(plan.String(), func(t *testing.T) {
			for range games {
				plan.Seed += 10
				plan.Seats = []mode.Seat{{Name: "Ana", Player: "random"}, {Name: "Bob", Player: "random"}, {Name: "Cleo", Player: "random"}}
				m := testgame.Match(t, catalog.Shipped, plan, testgame.Randoms)
				finish(t, m)
				for _, seat := range []engine.SeatID{engine.NoSeat, 0} {
					for _, l := range m.Chronicle(seat).Lines() {
						if found := english.Stilted(l.Text); found != "" {
							t.Errorf("%q is stilted in %q", found, l.Text)
						}
					}
				}
			}
		})
	}
}

// TestUnseenIsCounted checks that hidden cards that are moved together share one line of the log,
// and that cards the rules lay out are moved by no player.
func TestUnseenIsCounted(t *testing.T) {
	m := testgame.Match(t, catalog.Shipped, match.Plan{Variants: []string{"hidden"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}, Seed: 3}, testgame.Randoms)
	lines := m.Chronicle(0).Lines()
	if want := "12 cards went into the main deck"; lines[0].Text != want || strings.Contains(lines[1].Text, "main deck") {
		t.Errorf("the log begins with %q and %q, want %q once", lines[0].Text, lines[1].Text, want)
	}
	put := engine.Event{Kind: engine.CardMoved, Verb: engine.VerbPut, Seat: 1, Source: 1, To: m.View(0).Zone(card.MainDeck, engine.NoSeat)}
	for n, want := range []string{"Ana put a card back into the main deck", "Ana put 2 cards back into the main deck"} {
		got := match.Write(slices.Repeat([]engine.Event{put}, n+1), m.View(0), m.Book(), func(engine.SeatID) string { return "Ana" })
		if len(got) != 1 || got[0].Text != want {
			t.Errorf("of %d cards is said %+v, want %q", n+1, got, want)
		}
	}
}

// TestPlayers checks that computer players are made by kind, each with its own random seed, and
// that the error for one that cannot be made names its seat.
func TestPlayers(t *testing.T) {
	seeds := map[uint64]string{}
	note := func(kind string, seed uint64) (match.Decider, error) {
		if seeds[seed] != "" {
			t.Errorf("%s is made with seed %d, as another was", kind, seed)
		}
		seeds[seed] = kind
		return testgame.Randoms(kind, seed)
	}
	m, err := match.New(game(t, 2, 5), note)
	if err != nil {
		t.Fatal(err)
	}
	if len(seeds) != 2 || m.Person(0) || m.Person(1) || !m.Person(2) || m.Person(engine.NoSeat) {
		t.Errorf("players were made for seeds %v", seeds)
	}
	if s := m.Seat(1); s.Name != "Bob" || s.Player != "random" {
		t.Errorf("seat 1 is %+v", s)
	}
	nobody := func(kind string, _ uint64) (match.Decider, error) {
		return nil, fmt.Errorf("no player %q", kind)
	}
	if _, err := match.New(game(t, 1, 5), nobody); english.Error(t, err) == nil || err.Error() != `seats: Ana: no player "random"` {
		t.Errorf("got error %v", err)
	}
}

// TestTeam checks that each seat of two teams gets its team and its number in that team, and that a
// player who plays alone or with all others has no team.
func TestTeam(t *testing.T) {
	seats := func(n int) (out []mode.Seat) {
		for i := range n {
			out = append(out, mode.Seat{Name: fmt.Sprint("Seat ", i+1)})
		}
		return out
	}
	for _, c := range []struct {
		plan match.Plan
		want string
	}{
		{match.Plan{Seats: seats(4), Variants: []string{"teams"}}, "[0 0 true] [1 0 true] [0 1 true] [1 1 true]"},
		{match.Plan{Seats: seats(3)}, "[0 0 false] [1 0 false] [2 0 false]"},
		{match.Plan{Mode: "rebirth", Seats: seats(2)}, "[0 0 false] [1 0 false]"},
	} {
		t.Run(c.plan.String(), func(t *testing.T) {
			m := testgame.Match(t, catalog.Shipped, c.plan, testgame.Randoms)
			var got []string
			for seat := range engine.SeatID(len(c.plan.Seats)) {
				team, member, ok := m.Team(seat)
				got = append(got, fmt.Sprintf("[%d %d %t]", team, member, ok))
			}
			if s := strings.Join(got, " "); s != c.want {
				t.Errorf("%v: the teams are %s, want %s", c.plan, s, c.want)
			}
		})
	}
}
