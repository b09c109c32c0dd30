package match_test

import (
	"fmt"
	"hash/fnv"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/game/testgame"
)

const (
	shortGame = 350  // decisions
	wholeGame = 5000 // enough for a game of five Super-Villains to end
)

// gamePlans returns the setups of the games that TestGames plays, and how many decisions of each.
func gamePlans(t *testing.T) (plans []mode.Plan, decisions []int) {
	names := []string{"Ana", "Bob", "Cog", "Dot", "Eve"}
	add := func(most int, p mode.Plan, seats int) {
		for i := range seats {
			seat := mode.Seat{Name: names[i]}
			if slices.Contains(p.Variants, standard.Teams) {
				seat.Team = [...]string{"red", "blue"}[i%2]
			}
			p.Seats = append(p.Seats, seat)
		}
		p.Seed = uint64(len(plans) + 1)
		plans, decisions = append(plans, p), append(decisions, most)
	}
	few := mode.Options{}.WithNumber(standard.Villains, 5)
	all := []string{"base", "heroes_unite", "forever_evil", "teen_titans", "crossover_1", "crossover_2", "crossover_5", "crossover_6", "crisis_1"}
	for _, id := range all[:4] {
		add(wholeGame, mode.Plan{Sets: []string{id}, Options: few}, 2)
		add(shortGame, mode.Plan{Sets: []string{id}, Profile: "tournament"}, 3)
		add(shortGame, mode.Plan{Sets: []string{id}, Heroes: mode.DealTwo}, 4)
	}
	for _, id := range all[4:] {
		stack := mode.Options{}.With(standard.Stack, standard.StackWord(id))
		add(wholeGame, mode.Plan{Sets: []string{"base", id}, Options: stack}, 2)
		add(shortGame, mode.Plan{Sets: []string{"teen_titans", id}}, 5)
	}
	for seats := 2; seats <= 5; seats++ {
		add(shortGame, mode.Plan{Sets: all}, seats)
	}
	add(wholeGame, mode.Plan{Sets: all, Options: few}, 2)
	for _, v := range catalog.Tested.Modes()[0].Variants {
		p := mode.Plan{Sets: all[:2], Variants: []string{v.Word}}
		m, err := catalog.Tested.Edited(p)
		if err != nil {
			t.Fatal(err)
		}
		add(shortGame, p, min(max(3, m.Seats.Min), m.Seats.Max))
	}
	for scenario := 1; scenario <= len(rebirth.Scenarios); scenario++ {
		o := mode.Options{}.WithNumber(rebirth.ScenarioOption, scenario)
		add(shortGame, mode.Plan{Mode: "rebirth", Options: o}, 1+scenario%4)
		add(shortGame, mode.Plan{Mode: "rebirth", Options: o, Variants: []string{rebirth.ImpossibleWord}}, 1+(scenario+2)%4)
	}
	add(shortGame, mode.Plan{Mode: "rebirth", Variants: []string{rebirth.Competitive}}, 2)
	add(shortGame, mode.Plan{Mode: "rebirth", Variants: []string{rebirth.Competitive}}, 4)
	add(shortGame, mode.Plan{Mode: "rebirth", Sets: []string{"rebirth", "heroes_unite"}}, 3)
	for seats := 2; seats <= 5; seats++ {
		add(shortGame, mode.Plan{Mode: "trial"}, seats)
	}
	add(shortGame, mode.Plan{Mode: "trial", Variants: []string{"open-hands"}}, 3)
	return plans, decisions
}

// TestGames plays games of every mode, set, variant, and Scenario with random answers and compares them with
// the recorded ones: everything that seats see, are asked, and read in their logs. The golden file has a number
// for each turn. A change to a rule, a card, or a sentence changes the games that meet it from that turn on; no
// other change may. After a wanted change: go test -run TestGames -update.
func TestGames(t *testing.T) {
	plans, decisions := gamePlans(t)
	games := make([]string, len(plans))
	t.Run("all", func(t *testing.T) {
		for i, p := range plans {
			t.Run(fmt.Sprint(i+1), func(t *testing.T) {
				t.Parallel()
				games[i] = retold(t, p, decisions[i])
			})
		}
	})
	if t.Failed() {
		return
	}
	testgame.Golden(t, filepath.Join("testdata", "games.golden"), strings.Join(games, "\n"), *update)
}

// retold plays a game and returns its Plan and a line for each turn: how many decisions it had, and the digest
// of what was seen.
func retold(t *testing.T, p mode.Plan, most int) string {
	t.Helper()
	m := testgame.Match(t, catalog.Tested, p, testgame.Nobody)
	r := reteller{Match: m, chance: engine.NewRNG(p.Seed, engine.StreamChance)}
	fmt.Fprintf(&r.out, "%s\n", m.Plan())
	for seat := engine.NoSeat; int(seat) < len(p.Seats); seat++ {
		r.logs = append(r.logs, m.Chronicle(seat))
	}
	r.read = make([]int, len(r.logs))
	for n := 0; n < most && !m.Over(); n++ {
		if turn := m.View(engine.NoSeat).Turn().Number; turn != r.turn {
			r.finish()
			r.turn = turn
			r.table()
		}
		r.question()
		legal := m.Legal()
		a := legal[r.chance.Intn(len(legal))]
		if a.Option.Kind == engine.OptEnd || a.Option.Kind == engine.OptStep { // prefer to play and buy
			a = legal[r.chance.Intn(len(legal))]
		}
		if err := m.Answer(a); err != nil {
			t.Fatal(err)
		}
		r.decisions++
		r.news()
	}
	r.table()
	fmt.Fprintf(&r.seen, "%+v\n", m.Score())
	r.finish()
	return r.out.String()
}

// reteller follows a match.
type reteller struct {
	*match.Match
	chance    engine.RNG
	logs      []*match.Chronicle // of the onlooker and each seat
	read      []int              // lines of each log up to now
	turn      uint16
	decisions int
	dealt     engine.State
	seen, out strings.Builder // of the current turn; the lines up to now
}

// finish ends a turn's line.
func (r *reteller) finish() {
	if r.decisions == 0 {
		return
	}
	h := fnv.New32a()
	h.Write([]byte(r.seen.String()))
	fmt.Fprintf(&r.out, "turn %d, %d decisions: %08x\n", r.turn, r.decisions, h.Sum32())
	r.seen.Reset()
	r.decisions = 0
}

// news adds the new lines of all logs.
func (r *reteller) news() {
	for i, c := range r.logs {
		lines := c.Lines()
		for _, l := range lines[max(0, r.read[i]-1):] { // the last one may have changed
			fmt.Fprintf(&r.seen, "%d %+v\n", i, l)
		}
		r.read[i] = len(lines)
	}
}

// question adds what the open question asks, what its answers lead to as far as the asked seat can know, and
// what another seat reads of it.
func (r *reteller) question() {
	asked := r.ToAct()
	v := r.View(asked)
	q := r.Question(v)
	fmt.Fprintf(&r.seen, "%+v\n%+v\n", q, r.Question(r.View(v.Next(asked))))
	total, limited := v.Total()
	twice, begun := v.Doubled()
	end, ends := v.End()
	fmt.Fprintln(&r.seen, v.Alike(), v.AtHand(), v.AttackBegins(), v.Awaits(), v.Chosen(), twice, begun, end, ends, v.Kept(), v.Ordered(),
		v.Power(), v.Receiver(), v.Repeats(), v.Saves(), v.Struck(), total, limited, v.Waits())
	for _, s := range v.Why() {
		fmt.Fprint(&r.seen, s.Source, s.Actor, s.User, " ")
	}
	chance := engine.NewRNG(uint64(r.decisions), engine.StreamDie)
	toll, known := v.Toll(&r.dealt, &chance)
	fmt.Fprintln(&r.seen, toll, known, v.Onward(&r.dealt, &chance))
	if r.decisions%4 == 0 {
		a := r.Legal()[0]
		var other engine.State
		foreseen, err := v.Foresee(a, []*engine.State{&r.dealt, &other}, &chance)
		fmt.Fprintln(&r.seen, v.Targets(a, &r.dealt, &chance), foreseen, err)
		prospect, ok := v.Prospect(v.Pending().Options[:min(3, len(v.Pending().Options))], &r.dealt, &chance)
		fmt.Fprintln(&r.seen, prospect, ok)
	}
	for _, o := range v.Pending().Options {
		fmt.Fprint(&r.seen, v.SetOff(o), " ")
		if c := o.Card; c != engine.NoCard {
			zone, at, offered := v.Offered(c)
			fmt.Fprintln(&r.seen, v.Swing(c), v.Bar(c), v.Makes(c), v.BoughtAlike(c), zone, at, offered)
		}
	}
}

// table adds the table as the asked seat and an onlooker see it.
func (r *reteller) table() {
	fmt.Fprintln(&r.seen, r.Standing(), r.Outcome())
	for _, seat := range []engine.SeatID{engine.NoSeat, max(r.ToAct(), 0)} {
		v := r.View(seat)
		fmt.Fprintln(&r.seen, v.Turn(), v.Over(), v.LineUpSize(), v.Plays(), v.Gains())
		if r.Plan().Mode == "rebirth" {
			fmt.Fprintln(&r.seen, rebirth.Warnings(v), rebirth.Ending(v), rebirth.Damage(v))
		}
		for s := range engine.SeatID(v.Seats()) {
			fmt.Fprintln(&r.seen, v.Side(s), v.Space(s), v.Next(s), v.Beside(s, true), v.Beside(s, false), v.Leaving(s), v.Left(s))
			for id := range v.Library().Numbers {
				fmt.Fprint(&r.seen, v.Number(engine.NumberID(id), s), " ")
			}
		}
		for z := range v.Board().Zones() {
			z := engine.ZoneID(z)
			fmt.Fprintln(&r.seen, v.Cards(z), v.Count(z), v.Up(z), v.Holder(z), v.Place(z))
			if v.Count(z) > 0 {
				fmt.Fprintln(&r.seen, v.Parts(z), v.Peek(z, 0))
			}
		}
		for c := engine.CardID(1); int(c) <= r.NumCards(); c++ {
			if !v.Sees(c) {
				continue
			}
			until, seats := v.Barring(c)
			fmt.Fprintln(&r.seen, v.Face(c).Name, v.Cost(c), v.CostChanges(c), v.Worth(c), v.Types(c), v.Quarters(c), v.PlayedNow(c), v.AtGoal(c),
				v.Goal(c), v.Keeping(c), v.SpaceOf(c), until, seats, v.ZoneOf(c))
			if r.Plan().Mode == "rebirth" {
				fmt.Fprintln(&r.seen, v.Range(c, max(seat, 0)))
			}
		}
	}
}
