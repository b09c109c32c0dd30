package table

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	standardmode "lineup/game/mode/standard"
	"lineup/render/art"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// This file tests that the table knows nothing that its viewer may not know. A game in which
// everything hidden from the viewer was dealt again must give the same table, field by field, with
// everything open on it that can be opened.

// bothSets and allSets are the names of the games of the standard mode with two sets and with all, beside the ids
// of the modes.
const bothSets, allSets = "both-sets", "all-sets"

// hiddenGames returns the games of a mode to look at, by its id: all numbers of players, with each of the
// variants and with none, in a mixed order.
func hiddenGames(t *testing.T, name string) (out []match.Plan) {
	t.Helper()
	usual := match.Plan{Mode: name}
	switch name {
	case bothSets:
		usual.Mode, usual.Sets, usual.Options = standardmode.ID, []string{"base", "heroes_unite"}, testgame.Five
	case allSets:
		usual.Mode, usual.Options = standardmode.ID, testgame.Five
	case standardmode.ID:
		usual.Options = testgame.Five
	}
	m, err := catalog.Tested.Mode(usual.Mode)
	if err != nil {
		t.Fatal(err)
	}
	if name == allSets {
		usual.Sets = m.All()
	}
	words := []string{""}
	for _, v := range m.Variants {
		words = append(words, v.Word)
	}
	for _, word := range words {
		for players := m.Seats.Min; players <= m.Seats.Max; players++ {
			plan := usual
			if plan.Seats = testgame.Seats(slices.Repeat([]string{"random"}, players)...); word != "" {
				plan.Variants = []string{word}
			}
			if players == 3 && name == standardmode.ID {
				plan.Heroes = mode.DealTwo
			}
			if _, err := catalog.Tested.Build(plan); err == nil { // some variants need other players or sets
				out = append(out, plan)
			}
		}
	}
	r := rand.New(rand.NewPCG(1, 1))
	r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// hiddenGame returns the nth of games to look at. The viewer plays in each of the seats against computers
// that answer at random.
func hiddenGame(games []match.Plan, n int) match.Plan {
	plan := games[n%len(games)]
	names := slices.Repeat([]string{"random"}, len(plan.Seats))
	names[(n+n/len(games))%len(names)] = "Ana"
	plan.Seats, plan.Seed = testgame.Seats(names...), uint64(21+n)
	if scenarios := plan; plan.Mode == rebirth.ID {
		scenarios.Options = mode.Options{{Name: rebirth.ScenarioOption, Value: fmt.Sprint(1 + n%len(rebirth.Scenarios))}}
		if _, err := catalog.Tested.Build(scenarios); err == nil {
			return scenarios
		}
	}
	return plan
}

var (
	// lookEvery is the interval of answers at which a viewer looks, because looking at all of them
	// takes minutes. Each game begins with a different answer.
	lookEvery = flag.Int("look-every", 97, "in tests of what is hidden, a viewer looks at every `N`th answer of a game")
	// lookStates is the number of states a viewer looks at in each mode. There are as many games as it takes.
	lookStates = flag.Int("look-states", 30, "in tests of what is hidden, a viewer looks at `N` states of each mode")
)

// TestNothingHiddenIsInTheTable checks in random games of every mode that the table of a player, or an
// onlooker, equals that of another world they cannot tell from theirs: what can be reached by keys, in what
// order, its names and sentences, what the narrator says, and what is heard. It must stay equal after the
// same answer in both, if that shows the viewer nothing new.
func TestNothingHiddenIsInTheTable(t *testing.T) {
	names := []string{bothSets, allSets}
	for _, m := range catalog.Tested.Modes() {
		names = append(names, m.ID)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			games, n, fewest := hiddenGames(t, name), 0, 6
			if name == allSets { // these games are long
				fewest = 2
			}
			var all watcher
			var plan match.Plan
			t.Cleanup(func() {
				if t.Failed() {
					t.Logf("that was in the game %v", plan)
				}
			})
			for ; all.looks < *lookStates || n < fewest; n++ {
				plan = hiddenGame(games, n)
				w := watcher{canvas: ui.NewCanvas(), chance: engine.NewRNG(plan.Seed, engine.StreamChance)}
				w.watch(t, plan, n)
				all.looks, all.steps, all.tones, all.lines = all.looks+w.looks, all.steps+w.steps, all.tones+w.tones, all.lines+w.lines
			}
			t.Logf("%d states of %d games (%d kinds) were compared, and %d steps with %d sounds and %d lines of the narrator",
				all.looks, n, len(games), all.steps, all.tones, all.lines)
			if least := *lookStates / 5; all.looks < *lookStates || all.steps < least || all.tones < least || all.lines < least {
				t.Error("there are too few to tell anything")
			}
		})
	}
}

// watcher compares the tables of one game.
type watcher struct {
	faces        []art.Face
	canvas       *ui.Canvas
	chance       engine.RNG
	looks, steps int // compared so far
	tones, lines int // heard, and said by the narrator, in those steps
	eyes         engine.SeatID
	sees         map[string]bool // by the current viewer, since their turn at the device began
}

// mostAnswers is the number of answers after which a viewer leaves a game. Games of the trial mode may have
// fifty thousand.
const mostAnswers = 4000

func (w *watcher) watch(t *testing.T, plan match.Plan, first int) {
	m := testgame.Match(t, plan)
	w.faces = art.Faces(m.Book())
	stand := testgame.NewRandom(plan.Seed)
	viewers := []engine.SeatID{engine.NoSeat, 0}
	for !m.Person(viewers[1]) {
		viewers[1]++
	}
	for n := 0; !m.Over() && n < mostAnswers; n++ {
		if n%*lookEvery == first%*lookEvery {
			w.look(t, n, viewers[min(1, n / *lookEvery % 4)], m, stand)
			continue
		}
		answer(t, m, stand)
	}
}

// answer gives the answer of the asked player.
func answer(t *testing.T, m *match.Match, person *testgame.Random) {
	t.Helper()
	going, err := m.Step()
	if err == nil && !going {
		err = m.Answer(person.Decide(m.View(m.ToAct())))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// look compares a seat's tables in two worlds and gives the same answer in both. If the viewer then
// sees the same in both, the motion, flourishes, and words must be the same too.
func (w *watcher) look(t *testing.T, n int, seat engine.SeatID, m *match.Match, person *testgame.Random) {
	t.Helper()
	other := m.Apart()
	one, two := w.table(m, seat), w.table(other, seat)
	reach := [2]*Table{w.table(m, seat), w.table(other, seat)} // drawing keeps pictures in a table
	if !other.Redeal(m, seat, &w.chance) {
		answer(t, m, person)
		return
	}
	one.Refresh()
	two.Refresh()
	where := fmt.Sprintf("before answer %d, to seat %d", n, seat)
	mustReachTheSame(t, where, reach[0], reach[1])
	mustEqual(t, fmt.Sprintf("before answer %d, the table of seat %d", n, seat), openAll(one), openAll(two))
	w.looks++
	marks := [...]seenMark{one.seenNow(), two.seenNow()}
	one.Happened(true) // it listens from now on
	two.Happened(true)
	seq, asked := m.View(engine.NoSeat).Pending().Seq, m.ToAct()
	// A person is not asked if all answers are equivalent, and everyone sees that the game goes on without them. So
	// whether they have a choice is not hidden: the curtain comes or stays away, and the log can go back to the question
	// or not. A computer player always answers by itself, which must look the same.
	if m.Person(asked) && m.View(asked).Alike() != other.View(asked).Alike() {
		answer(t, m, person)
		return
	}
	answer(t, m, person)
	if other.Answer(engine.Answer{Seq: seq, Option: m.Log()[m.Given()-1]}) != nil || sight(m.View(seat), m.NumCards()) != sight(other.View(seat), m.NumCards()) {
		return // hidden cards mattered and were revealed
	}
	was, _ := m.Events(seat, marks[0].events)
	is, _ := other.Events(seat, marks[1].events)
	if !slices.Equal(was, is) {
		return // and so do public events
	}
	// A card may be seen and hidden again in one step, as a discarded card that is shuffled back into its deck. Then the
	// views are equal afterward, but the viewer has seen another card in the other world, which the log may name. This
	// leaves out no leak: an event has a card only for a seat that saw it (see engine.Event.For), and a card that was
	// never seen is NoCard in both worlds.
	for _, e := range was {
		if m.FaceOf(e.Card) != other.FaceOf(e.Card) || m.FaceOf(e.Source) != other.FaceOf(e.Source) {
			return
		}
	}
	var heard [2]soundLog
	var says [2][]string
	for i, tb := range []*Table{one, two} {
		tb.look()
		tb.sync(true)
		w.canvas.Sounds = &heard[i]
		tb.sound(marks[i])
		w.canvas.Sounds = nil
		tb.showNews(tb.newsSince(marks[i]), marks[i], true)
		says[i] = tb.Happened(true)
	}
	if !slices.Equal(says[0], says[1]) {
		t.Fatalf("after answer %d, the narrator says %q to seat %d, and in another world %q", n, says[0], seat, says[1])
	}
	mustEqual(t, fmt.Sprintf("after answer %d, what seat %d is shown of it", n, seat), one, two)
	mustEqual(t, fmt.Sprintf("after answer %d, what seat %d hears of it", n, seat), heard[0], heard[1])
	w.tones, w.lines = w.tones+len(heard[0]), w.lines+len(says[0])
	w.steps++
}

// mustReachTheSame checks that the frame that keys move finds the same targets in the same order on two
// tables, with the same names and sentences, and that the narrator has the same to say.
func mustReachTheSame(t *testing.T, where string, one, two *Table) {
	t.Helper()
	var pages [2][]string
	for i, tb := range []*Table{one, two} {
		tb.Refresh()
		for _, k := range tb.Canvas.Read(1280, 720, nil, tb.Draw).Targets {
			pages[i] = append(pages[i], fmt.Sprintf("%.1f %T %s", k.Box, k.Group, k.Spoken()))
		}
		pages[i] = append(pages[i], tb.Happened(true)...)
	}
	for i, is := range pages[0] {
		if i >= len(pages[1]) || pages[1][i] != is {
			t.Fatalf("%s: target %d is %s, and in another world %s", where, i, is, pages[1][min(i, len(pages[1])-1)])
		}
	}
	if len(pages[0]) != len(pages[1]) || len(pages[0]) < 5 {
		t.Fatalf("%s: there are %d targets, and in another world %d", where, len(pages[0]), len(pages[1]))
	}
}

// TestSharedTableForgets checks in games on a shared device that the table holds no card its
// current viewer does not see, and while the curtain is up none that is not public.
func TestSharedTableForgets(t *testing.T) {
	for _, plan := range []match.Plan{
		{Seats: testgame.Seats("Ana", "Bob", "random"), Seed: 21, Options: testgame.Five},
		{Mode: "trial", Seats: testgame.Seats("Ana", "Bob", "Cy"), Seed: 22},
	} {
		m := testgame.Match(t, plan)
		w := watcher{canvas: ui.NewCanvas(), faces: art.Faces(m.Book()), eyes: engine.NoSeat}
		tb := New(w.options(m))
		stand := testgame.NewRandom(plan.Seed)
		for n := 0; !m.Over(); n++ {
			tb.look()
			tb.sync(true)
			w.mustSee(t, n, tb, tb.eyes != w.eyes || n%15 == 0)
			if tb.curtain.up {
				tb.handOver()
				w.mustSee(t, n, tb, true)
			}
			// What is opened now must be closed for the next viewer.
			if s := tb.layout.Spots; n%3 == 0 && len(s) > 0 {
				tb.zoom.Pin(&tb.Faces[s[len(s)-1].Face])
			}
			if n%16 == 0 && tb.eyes != engine.NoSeat {
				tb.browseSeat(tb.eyes)
				tb.log.open = true
				tb.layLog()
			}
			tb.sprites.snap()
			answer(t, m, stand)
		}
	}
}

// mustSee checks that the viewer sees, or has seen in this turn at the device, every card the table
// holds. Unless all is set it only notes what they see.
func (w *watcher) mustSee(t *testing.T, n int, tb *Table, all bool) {
	t.Helper()
	if tb.curtain.up && tb.eyes != engine.NoSeat {
		t.Fatalf("before answer %d, seat %d looks while the curtain is up", n, tb.eyes)
	}
	sees := map[string]bool{}
	v := tb.view()
	for c := engine.CardID(1); int(c) <= tb.Match.NumCards(); c++ {
		if f := v.Face(c); f != nil {
			sees[f.Name] = true
		}
	}
	for _, l := range tb.logs[tb.eyes].lines { // the log's readers know the card, wherever it is now
		if l.Card != engine.NoCard && strings.Contains(l.Text, w.faces[l.Face].Name) {
			sees[w.faces[l.Face].Name] = true
		}
	}
	if w.eyes == tb.eyes {
		maps.Copy(sees, w.sees)
	} else if tb.log.open {
		t.Fatalf("before answer %d, the log of seat %d lies open to seat %d", n, w.eyes, tb.eyes)
	}
	w.eyes, w.sees = tb.eyes, sees
	if !all {
		return
	}
	for face, path := range modelFaces(tb) {
		if !sees[face] {
			t.Fatalf("before answer %d, the shared table holds %s at %s, which seat %d does not see", n, face, path, tb.eyes)
		}
	}
}

func (w *watcher) options(m *match.Match) Options {
	nothing := func() {}
	return Options{Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: w.faces, Canvas: w.canvas, Settings: &ui.Settings{Speed: ui.Normal}, Over: nothing, ToTitle: nothing, Quit: nothing}
}

// table returns the table of a match for its only person, or for an onlooker.
func (w *watcher) table(m *match.Match, seat engine.SeatID) *Table {
	o := w.options(m)
	o.Onlooker = seat == engine.NoSeat
	return New(o)
}

// opened is a table with everything that was seen when all of it was opened.
type opened struct {
	table    *Table
	browsers []ui.Browser
	hovered  []*art.Face
	words    []string
	stages   []openQuestion
}

// openAll opens and closes everything on a table that can be opened.
func openAll(tb *Table) opened {
	o := opened{table: tb}
	for _, l := range tb.layout.Labels {
		if l.Opens {
			tb.browse(l.Words, l.Where)
			o.browsers = append(o.browsers, tb.browser)
		}
	}
	for s := range tb.Match.Plan().Seats {
		tb.browseSeat(engine.SeatID(s))
		o.browsers = append(o.browsers, tb.browser)
	}
	tb.browser = ui.Browser{}
	for i, s := range tb.layout.Spots {
		tb.setHover(i + 1)
		o.hovered = append(o.hovered, tb.faceAt(s.Pose.X, s.Pose.Y))
		o.words = append(o.words, fmt.Sprint(tb.shortTold, tb.now().Foretold(tb.layout.Spots).Power))
	}
	tb.setHover(0)
	tb.sprites.snap()
	if up := tb.ask.up; tb.ask.mine && (up || tb.ask.more.Answers != nil) {
		if !up {
			tb.showMore()
		}
		for i := range tb.ask.asked.Answers {
			tb.ask.ticked, tb.ask.points = []int{i}, i+1
			tb.layStage()
			o.stages = append(o.stages, tb.ask)
		}
		tb.ask.ticked, tb.ask.points, tb.ask.up = nil, 0, up
	}
	if tb.ask.mine {
		o.words = append(o.words, tb.wasted())
	}
	tb.pause.lay(tb)
	tb.log.open = true
	lines := tb.logs[tb.eyes].lines
	tb.log.lay(lines[max(0, len(lines)-latestLines):], tb.faceOfLine, tb.namesInLog, tb.Canvas)
	return o
}

// sight returns everything a view shows of a game with a number of cards.
func sight(v engine.View, cards int) string {
	d := v.Pending()
	out := fmt.Sprintf("%+v %+v %v %v %+v %+v %v\n", d, v.Turn(), v.Over(), v.LineUpSize(), v.Plays(), v.Gains(), v.Alike())
	for z := range v.Board().Zones() {
		out += fmt.Sprint(v.Count(engine.ZoneID(z)), v.Up(engine.ZoneID(z)), ":")
		for i := range v.Count(engine.ZoneID(z)) {
			out += fmt.Sprint(v.Peek(engine.ZoneID(z), i), " ")
		}
	}
	for c := engine.CardID(1); int(c) <= cards; c++ {
		if v.Sees(c) {
			out += fmt.Sprintf("%d %+v %d\n", c, v.Card(c), v.Cost(c))
		}
	}
	for id := range v.Library().Numbers {
		for s := range engine.SeatID(v.Seats()) {
			out += fmt.Sprint(v.Number(engine.NumberID(id), s), " ")
		}
	}
	return out
}
