package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/render/art"
	"lineup/render/art/pen"
	arttown "lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// townTable returns a Rebirth table with a number of seats, the first of them a person's.
func townTable(t testing.TB, seats int, seed uint64) *Table {
	t.Helper()
	return townTableOf(t, 1, seats, seed)
}

// townTableOf is like townTable but for a given Scenario.
func townTableOf(t testing.TB, scenario, seats int, seed uint64) *Table {
	t.Helper()
	names := []string{"Ana", "random", "random", "random"}[:seats]
	return testTable(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats(names...), Seed: seed, Options: match.Plan{}.Options.WithNumber(rebirth.ScenarioOption, scenario)})
}

// TestTownIsPlayed checks in whole games on the map that the table shows every question and that
// every answer of a person can be given.
func TestTownIsPlayed(t *testing.T) {
	for seed := range uint64(len(rebirth.Scenarios)) {
		tb := townTableOf(t, 1+int(seed), 1+int(seed%4), seed+1)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 1500; n++ {
			if err := tb.Check(); err != nil {
				t.Fatalf("seed %d, step %d: %v", seed, n, err)
			}
			if tb.ask.mine && !tb.ask.up {
				for _, o := range tb.ask.options {
					if !tb.reachable(o) {
						t.Fatalf("seed %d, step %d: nothing answers %+v of %q", seed, n, o, tb.ask.words)
					}
				}
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// reachable reports whether an answer can be given on the table.
func (t *Table) reachable(o engine.Option) bool {
	if _, there := t.board.Offer(o); there || o.Kind == engine.OptEnd || o.Kind == engine.OptDone {
		return true
	}
	if lit, ok := t.ask.option(o.Card); ok && lit == o {
		return true
	}
	for _, r := range t.ask.more.Answers {
		if r.Option == o {
			return true
		}
	}
	return t.answerLabel(t.view(), o) != ""
}

// TestStepsAreTaken checks that a click on the Move to a space, or on the plate of a Location,
// moves the viewer's standee there.
func TestStepsAreTaken(t *testing.T) {
	tb := townTable(t, 2, 5)
	h := handsOn(tb)
	people := testgame.NewRandom(9)
	tags, plates := 0, 0
	for n := 0; !tb.Match.Over() && n < 900 && (tags < 5 || plates < 5); n++ {
		var step engine.Option
		var at ui.Box
		for _, o := range tb.ask.options {
			tag, ok := tb.board.Offer(o)
			if !ok || o.Kind != engine.OptStep {
				continue
			}
			if plate, ok := tb.plateIn(int(o.N)); ok && plates < tags {
				step, at = o, plate
			} else if tb.layout.SpotAt(tag.Middle()) == 0 {
				step, at = o, tag
			}
		}
		if at.W == 0 {
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			continue
		}
		x, y := at.Middle()
		if tb.layout.SpotAt(x, y) == 0 {
			tags++
		} else {
			plates++
		}
		h.Click(t, x, y)
		if at := tb.view().Space(0); at != int(step.N) {
			t.Fatalf("a click for %+v leaves the standee at %d", step, at)
		}
	}
	if tags == 0 || plates == 0 {
		t.Errorf("%d spaces and %d plates were clicked", tags, plates)
	}
}

// plateIn returns the plate of the Location in a space. Ok is false if a click on it would do
// something else than a step there, or if something covers it.
func (t *Table) plateIn(space int) (plate ui.Box, ok bool) {
	for i, s := range t.layout.Spots {
		if s.Place == card.Tiles && s.Plate.W > 0 && t.view().SpaceOf(s.Card) == space {
			_, lit := t.ask.option(s.Card)
			return s.Plate, !lit && t.layout.SpotAt(s.Plate.Middle()) == i+1
		}
	}
	return ui.Box{}, false
}

// TestHelpIsTaken checks that an Assist another seat can give is in its panel and that a click
// gives it. The turn does not pass.
func TestHelpIsTaken(t *testing.T) {
	for seed := uint64(1); seed < 40; seed++ {
		tb := townTable(t, 3, seed)
		h := handsOn(tb)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 400; n++ {
			for s := range engine.SeatID(3) {
				if !tb.ask.mine || tb.ask.kind != engine.DecideTurn || s == tb.eyes {
					continue
				}
				for _, o := range tb.Match.View(s).Pending().Options {
					if o.Kind != engine.OptPlay || o.Seat != s {
						continue
					}
					at, ok := tb.board.Offer(o)
					if panel, _ := tb.layout.Foe(s); !ok || !at.Within(panel) {
						t.Fatalf("the help of seat %d is not in its panel: %+v", s, o)
					}
					before, seat := len(tb.Match.Log()), tb.Match.ToAct()
					h.Click(t, at.X+at.W/2, at.Y+at.H/2)
					log := tb.Match.Log()
					if len(log) <= before || log[before] != o || tb.view().Turn().Seat != seat {
						t.Fatalf("a click on the help of seat %d gave %v", s, log[before:])
					}
					return
				}
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Error("no help was ever offered")
}

// TestTownWordsCanBeRead checks the map in windows of all sizes: no letters are too small or too
// narrow, and none are cut off by the window.
func TestTownWordsCanBeRead(t *testing.T) {
	looptest.NeedDisplay(t)
	for seats := 1; seats <= 4; seats++ {
		tb := townTableOf(t, 2*seats, seats, uint64(seats)) // with tokens of later Scenarios
		people := testgame.NewRandom(uint64(seats))
		if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn && tb.view().Turn().Number > 9 }, people); err != nil {
			t.Fatal(err)
		}
		for _, f := range uitest.TextFits() {
			tb.Canvas.Settings = &ui.Settings{TextScale: f.TextScale, TextFace: f.TextFace}
			tb.Canvas.Fit = f
			tb.sync(false)
			lines := words(tb, f)
			if len(lines) < 60 {
				t.Fatalf("%s: only %d lines are written", uitest.FitName(f), len(lines))
			}
			for _, l := range lines {
				checkWords(t, fmt.Sprint(uitest.FitName(f), ", ", seats, " seats"), tb, l)
			}
		}
	}
}

// TestTurnIsPlayedOut checks that the events at the end of a turn are shown before computer players
// continue, unless a click ends them. With reduced motion they are shown at once.
func TestTurnIsPlayedOut(t *testing.T) {
	for _, plain := range []bool{false, true} {
		tb := townTable(t, 2, 3)
		people := testgame.NewRandom(3)
		played := 0
		for n := 0; !tb.Match.Over() && n < 700 && played < 4; n++ {
			end, ok := tb.ask.find(engine.OptEnd)
			if !ok || !tb.ask.mine {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				continue
			}
			tb.Settings.Speed, tb.Settings.ReduceMotion = ui.Normal, plain
			tb.give(end)
			if tb.awaits() == plain && (plain || tb.view().Pending().Kind == engine.DecideTurn) {
				t.Fatalf("reduced motion %v: what happened is waited for: %v", plain, tb.awaits())
			}
			if tb.awaits() {
				before := len(tb.Match.Log())
				tb.shown, tb.wait, tb.ask.mine = true, 0, false
				if err := tb.advance(0.01); err != nil || len(tb.Match.Log()) != before {
					t.Fatalf("a computer player goes on before all is shown: %v", err)
				}
				tb.finish()
				if tb.awaits() {
					t.Fatal("what happened goes on after it was ended")
				}
			}
			played++
			tb.Settings.Speed = ui.Instant
			tb.Refresh()
		}
		if played < 4 {
			t.Errorf("only %d turns ended", played)
		}
	}
}

// TestOneColorForEachSeat checks that a seat has the same color as its standee in its panel, in the
// prompt, and on the curtain, and that no two seats share one.
func TestOneColorForEachSeat(t *testing.T) {
	tb := townTable(t, 4, 2)
	if err := tb.playUntil(func() bool { return tb.ask.mine }, testgame.NewRandom(2)); err != nil {
		t.Fatal(err)
	}
	seen := map[pen.Seat]bool{}
	for s := range engine.SeatID(4) {
		got := tb.now().Host.Look(s)
		if want := arttown.Seat(pen.Standard, int(s)); got != want {
			t.Errorf("the standee of seat %d is %v, and else it is %v", s, want, got)
		}
		seen[got] = true
	}
	if len(seen) != 4 {
		t.Errorf("%d seats have a colour of their own, want 4", len(seen))
	}
	if ground, _ := promptGround(tb.seatLook(0).Paper); ground != tb.seatLook(0).Paper {
		t.Errorf("the sign of the prompt is %v, and the seat %v", ground, tb.seatLook(0))
	}
	tb.raiseCurtain()
	if want := tb.Match.ToAct(); tb.curtain.seat != want {
		t.Errorf("the curtain is %v, and the seat %v", tb.curtain.seat, want)
	}
}

// milestones plays a game on the map and returns the pages and announcements of all entries and
// defeats, in words.
func milestones(t *testing.T, seats int, seed uint64, check func(tb *Table, events []engine.Event, i int, m board.Moment)) {
	t.Helper()
	tb := townTable(t, seats, seed)
	seen := 0
	err := tb.playUntil(func() bool {
		events, n := tb.Match.Events(tb.eyes, 0)
		for i, e := range events[min(seen, n):] {
			switch i += min(seen, n); {
			case tb.enters(e):
				check(tb, events, i, tb.layout.Entrance(events, i))
			case e.Kind == engine.VillainFell:
				check(tb, events, i, tb.layout.Defeat(events, i))
			}
		}
		seen = n
		return false
	}, greedy(t))
	if err != nil {
		t.Fatal(err)
	}
}

// greedy returns a computer player that defeats Villains.
func greedy(t *testing.T) match.Decider {
	t.Helper()
	d, err := ai.New("greedy", 1)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestMilestonesOfTheCity checks the pages of the map. That of an entry names its cause, its slot,
// the Threat, and how many were defeated. That of a Super-Villain's defeat names who and the count.
// A regular Villain's defeat is announced without a count, which it does not change.
func TestMilestonesOfTheCity(t *testing.T) {
	entries, defeats, regulars := 0, 0, 0
	for seed := range uint64(3) {
		threat, fallen := 0, 0
		milestones(t, 1+int(seed%2), seed+1, func(tb *Table, events []engine.Event, i int, m board.Moment) {
			v, e := tb.view(), events[i]
			face := v.Face(e.Card)
			switch {
			case e.Kind != engine.VillainFell:
				entries++
				threat = min(threat+1, 5)
				_, _, at := v.Board().At(e.To)
				turn := engine.NoSeat
				for _, before := range events[:i] {
					if before.Kind == engine.TurnBegan {
						turn = before.Seat
					}
				}
				whose := "your"
				if turn != tb.eyes {
					whose = tb.name(turn) + "'s"
				}
				want := []string{strings.ToUpper(match.SpaceName(v, at)), fmt.Sprint("THREAT ", threat), fmt.Sprintf("%d OF 5 DEFEATED", fallen)}
				if !m.Page || !slices.Equal(m.Tags, want) {
					t.Errorf("%s enters with %v, want %v", face.Name, m.Tags, want)
				}
				if !strings.Contains(m.News, whose+" turn.") && !strings.Contains(m.News, " added it to the Line-Up.") {
					t.Errorf("%s enters in the turn of %s, and the page says %q", face.Name, whose, m.News)
				}
			case face.SuperVillain:
				defeats++
				fallen++
				if want := fmt.Sprintf("%d OF 5 DEFEATED", fallen); !m.Page || !slices.Equal(m.Tags, []string{want}) || !strings.HasSuffix(m.News, " defeated "+face.Name+".") {
					t.Errorf("the page of the defeat says %q and %v, want %q", m.News, m.Tags, want)
				}
			default:
				regulars++
				if want := strings.ToUpper(face.Name) + " IS DEFEATED"; m.Page || m.News != want {
					t.Errorf("a regular Villain's defeat is %+v, want only %q", m, want)
				}
			}
		})
	}
	if entries < 5 || defeats < 1 || regulars < 3 {
		t.Errorf("only %d entries, %d defeats, and %d of regular Villains were seen", entries, defeats, regulars)
	}
}

// TestDefeatHasAPage checks that the defeat of a Super-Villain in the city opens a page that waits
// for a click, at the fastest speed as well, and that of a regular Villain does not.
func TestDefeatHasAPage(t *testing.T) {
	tb := townTable(t, 1, 2)
	tb.shown = true
	h, stand := handsOn(tb), greedy(t)
	super, regular := 0, 0
	for n := 0; n < 4000 && (super == 0 || regular < 2) && !tb.Match.Over(); n++ {
		tb.Settings = &ui.Settings{Speed: ui.Instant}
		if !tb.ask.mine {
			h.Tick(t)
			continue
		}
		v := tb.view()
		o := stand.Decide(v).Option
		if o.Kind != engine.OptBuy || v.Types(o.Card)&engine.Villain == 0 {
			tb.give(o)
			continue
		}
		tb.pages.drop()
		face := tb.faceOf(v, o.Card)
		if v.Face(o.Card).SuperVillain {
			given := tb.Match.Given()
			if tb.give(o); !tb.pages.splash.fell || tb.pages.splash.face != face {
				t.Fatalf("the defeat of %s has no page at the fastest speed", face.Name)
			}
			tb.pages.drop()
			tb.goBack(given)
		}
		tb.Settings = &ui.Settings{Speed: ui.Normal}
		tb.give(o)
		if !v.Face(o.Card).SuperVillain {
			regular++
			if tb.pages.splash.up() || tb.effects.banner == "" {
				t.Errorf("for the regular Villain %s a page is open: %v, and the banner is %q", face.Name, tb.pages.splash.up(), tb.effects.banner)
			}
			continue
		}
		super++
		if !tb.pages.splash.up() || !tb.pages.splash.fell || tb.pages.splash.face != face {
			t.Fatalf("the defeat of %s has no page", face.Name)
		}
		tb.effects.banner = ""
		if h.Click(t, 5, 5); tb.pages.splash.up() {
			t.Error("a click does not close the page of a defeat")
		}
	}
	if super == 0 || regular == 0 {
		t.Errorf("%d Super-Villains and %d regular Villains were defeated", super, regular)
	}
}

// TestLastDefeatHasNoReward checks that the page of a defeat that ends the game leaves out the Reward,
// which is not given.
func TestLastDefeatHasNoReward(t *testing.T) {
	tb := townTable(t, 1, 2)
	i := slices.IndexFunc(tb.Faces, func(f art.Face) bool { return strings.Contains(f.Text, "Reward:") })
	for _, last := range []bool{false, true} {
		tb.showSplash(leaf{splash: splash{face: &tb.Faces[i], fell: true, last: last}})
		tb.pages.splash.still()
		page := tb.Canvas.Read(1280, 720, nil, tb.Draw)
		shown := slices.ContainsFunc(page.Lines, func(l ui.PageLine) bool { return l.Part == "splash reward" })
		if shown == last {
			t.Errorf("the game is over: %v, and the Reward is shown: %v", last, shown)
		}
		tb.pages.drop()
	}
}

// TestEndOfTurnWarnsOfOtherSpaces checks that ending the turn warns if the Power left buys something
// in a space that the Move left reaches, or if there is a free ability, and not otherwise. An ability that
// only gives Power counts if that buys something.
func TestEndOfTurnWarnsOfOtherSpaces(t *testing.T) {
	warned, silent, free, super, useless := 0, 0, 0, 0, 0
	for seed := range uint64(8) {
		tb := townTable(t, 2, seed+1)
		err := tb.playUntil(func() bool {
			if !tb.ask.mine || tb.ask.kind != engine.DecideTurn {
				return false
			}
			v := tb.view()
			want := false
			for _, o := range tb.ask.options {
				if o.Kind == engine.OptPlay || o.Kind == engine.OptBuy {
					return false // these warn of their own
				}
				if o.Kind != engine.OptStep || v.Card(o.Card).Owner != tb.near {
					continue
				}
				for _, p := range []engine.Place{card.LineUp, card.Basics} {
					for _, c := range v.Cards(v.Board().ZoneAt(p, engine.NoSeat, int(o.N))) {
						want = want || v.Cost(c) > 0 && v.Cost(c) <= v.Power()
					}
				}
			}
			if got := tb.wasted(); want != strings.HasPrefix(got, "You still have ") || want && !strings.Contains(got, " Move, enough for ") {
				t.Errorf("with %d Power, END TURN says %q, and something can be bought elsewhere: %v", v.Power(), got, want)
			}
			i := slices.IndexFunc(tb.ask.options, func(o engine.Option) bool { return o.Kind == engine.OptUse && gratis(v, o) })
			if i >= 0 && !want && v.Face(tb.ask.options[i].Card).Name == "Superman" { // he only gives Power
				name, given := "You can still use Superman.", tb.Match.Given()
				said := tb.wasted()
				tb.give(tb.ask.options[i])
				buys := strings.HasPrefix(tb.wasted(), "You still have ")
				if tb.goBack(given); buys {
					super++
				} else {
					useless++
					name = ""
				}
				if said != name {
					t.Errorf("END TURN says %q, and Superman's Power can buy something: %v", said, buys)
				}
				return false
			}
			if got := tb.wasted(); !want && i < 0 && got != "" || !want && i >= 0 && got != "You can still use "+v.Face(tb.ask.options[i].Card).Name+"." {
				t.Errorf("END TURN says %q, and there is a free ability: %v", got, i >= 0)
			}
			if i >= 0 && !want {
				free++
			}
			if want {
				warned++
			} else {
				silent++
			}
			return warned > 3 && silent > 3 && super > 0 && useless > 0
		}, testgame.NewRandom(seed))
		if err != nil {
			t.Fatal(err)
		}
	}
	if warned == 0 || silent == 0 || free+super == 0 || useless == 0 {
		t.Errorf("it warns %d times and not %d times, and of %d free abilities; Superman buys something %d times and nothing %d times", warned, silent, free, super, useless)
	}
}

// TestWhoAsksOnTheMap checks that a question answered on the map names the card that asks.
func TestWhoAsksOnTheMap(t *testing.T) {
	found := false
	for seed := uint64(1); seed < 12 && !found; seed++ {
		tb := townTable(t, 2, seed)
		err := tb.playUntil(func() bool {
			q := &tb.ask
			if q.mine && q.asked.Source != engine.NoCard && q.kind != engine.DecideTurn && tb.onBoard() {
				name := tb.faceOf(tb.view(), q.asked.Source).Name
				if !strings.Contains(q.words, name) || !strings.Contains(q.words, q.asked.Says) {
					t.Errorf("%s asks: %q for %q", name, q.words, q.asked.Says)
				}
				found = true
			}
			return found
		}, testgame.NewRandom(seed))
		if err != nil && !found {
			t.Log(err) // the game ended before one was asked
		}
	}
	if !found {
		t.Error("nothing was asked on the map")
	}
}

// TestMarksGoWithTheirVillain checks that the signs of an Attack go when its Villain is defeated,
// and that those of others and of Attacks that are not shown yet stay.
func TestMarksGoWithTheirVillain(t *testing.T) {
	tb := townTable(t, 2, 3)
	hero := tb.view().Cards(tb.view().Zone(engine.Heroes, tb.eyes))[0]
	tb.effects.strikes = []strike{{source: hero, age: 0.5}, {source: hero, age: -0.1}, {source: hero + 1, age: 0.5}}
	tb.effects.bringDown(hero, nil)
	if left := tb.effects.strikes; len(left) != 2 || left[0].age > 0 || left[1].source != hero+1 {
		t.Errorf("these signs are left: %+v", left)
	}
}

// TestNumberKeysChooseOnTheMap checks that each player and each button of a question on the map has
// a number key, that the map shows the number, and that the key gives that answer. Questions of
// Attacks are asked on the map too.
func TestNumberKeysChooseOnTheMap(t *testing.T) {
	looptest.NeedDisplay(t)
	kinds := map[string]int{}
	for seed := uint64(1); seed < 60 && len(kinds) < 4; seed++ {
		tb := townTableOf(t, 1+int(seed%8), 3, seed)
		h, people := handsOn(tb), testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 400; n++ {
			q := &tb.ask
			seats := q.mine && q.kind == engine.DecideSeat
			if seats && q.up {
				t.Fatalf("a stage asks for a player: %q", q.title)
			}
			_, leaves := q.find(engine.OptDone)
			if !seats && !(q.mine && !q.up && leaves && q.kind == engine.DecideSpace) {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				continue
			}
			kind, want, k := "a button", engine.Option{}, len(q.keys)+1
			if want, _ = q.find(engine.OptDone); seats {
				if len(q.keys) != len(q.options) {
					t.Fatalf("%d of %d players have a key", len(q.keys), len(q.options))
				}
				if k, kind = 1+n%len(q.keys), "a player"; tb.view().Pending().At == 0 {
					kind = "an Attack"
				} else if tb.view().Turn().Number == 0 {
					kind = "the first player"
				}
				want = q.keys[k-1]
				if panel, ok := tb.board.Offer(want); !ok || !showsNumber(tb, panel, k) {
					t.Errorf("the panel of seat %d does not show the key %d", want.N, k)
				}
			}
			before := len(tb.Match.Log())
			h.Press(t, ebiten.KeyDigit1+ebiten.Key(k-1))
			if log := tb.Match.Log(); len(log) <= before || log[before] != want {
				t.Fatalf("%s: the key %d gives %v, want %v", kind, k, log[before:], want)
			}
			kinds[kind]++
		}
	}
	if len(kinds) < 4 {
		t.Errorf("only %v were asked", kinds)
	}
}

// showsNumber reports whether a number is written in a box of the table.
func showsNumber(tb *Table, in ui.Box, n int) bool {
	p := tb.Canvas.Read(tb.Canvas.Width, tb.Canvas.Height, nil, tb.Draw)
	in = ui.BoxAt(in.X*tb.Canvas.Unit+tb.Canvas.Left, in.Y*tb.Canvas.Unit+tb.Canvas.Top, in.W*tb.Canvas.Unit, in.H*tb.Canvas.Unit)
	return slices.ContainsFunc(p.Lines, func(l ui.PageLine) bool { return l.Text == fmt.Sprint(n) && l.Box().Within(in) })
}

// TestTipOfThePromptSparesTheHand checks that the tip of a question on the map covers no card of the hand
// and no answer, and that it says nothing that the prompt says, and of a Villain only its Attack.
func TestTipOfThePromptSparesTheHand(t *testing.T) {
	looptest.NeedDisplay(t)
	tips, answers := 0, 0
	for seed := uint64(1); seed < 20 && tips < 4; seed++ {
		tb := townTable(t, 3, seed)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 300 && tips < 4; n++ {
			tb.pages.drop()
			hand := tb.view().Count(tb.view().Zone(engine.Hand, tb.eyes))
			if !tb.ask.mine || tb.ask.up || tb.ask.whole == tb.ask.words || hand == 0 || tb.ask.kind == engine.DecideTurn {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				continue
			}
			c, b := tb.Canvas, tb.layout.Prompt
			read := func(tip bool) []ui.PageLine {
				return c.Read(c.Width, c.Height, nil, func(c *ui.Canvas) {
					if tb.Draw(c); tip {
						c.DrawTip()
					}
				}).Lines
			}
			c.PointAt(0, 0)
			rest := read(false)
			c.PointAt(b.X+b.W/3, b.Y+b.H/2)
			told := slices.DeleteFunc(read(true), func(l ui.PageLine) bool {
				return slices.ContainsFunc(rest, func(o ui.PageLine) bool { return o.Text == l.Text && o.Box() == l.Box() })
			})
			if len(told) == 0 {
				t.Fatalf("%q has no tip", tb.ask.words)
			}
			tips++
			all := ""
			for _, l := range told {
				all += l.Text + " "
				covers := func(at ui.Box) bool {
					return l.Box().Overlaps(ui.BoxAt(at.X*c.Unit+c.Left, at.Y*c.Unit+c.Top, at.W*c.Unit, at.H*c.Unit))
				}
				for i := range tb.layout.Spots {
					if s := &tb.layout.Spots[i]; s.Place == engine.Hand && covers(s.Pose.Bounds()) {
						t.Errorf("the tip of %q covers a card of the hand with %q", tb.ask.words, l.Text)
					}
				}
				for _, o := range tb.ask.options {
					if at, ok := tb.board.Offer(o); ok {
						if answers++; covers(at) {
							t.Errorf("the tip of %q covers the answer %+v with %q", tb.ask.words, o, l.Text)
						}
					}
				}
			}
			if strings.Contains(all, tb.ask.words) || strings.Contains(all, "Reward:") || strings.Contains(all, "Destination:") {
				t.Errorf("the tip of %q says %q", tb.ask.words, all)
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if tips < 4 || answers < 4 {
		t.Errorf("only %d tips, with %d answers on the board", tips, answers)
	}
}
