package table

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/board/town"
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

// townWindows holds the window sizes the map is laid out for.
var townWindows = [][2]int{{1280, 720}, {1920, 1080}, {3440, 1440}, {3840, 2160}, {1920, 1200}}

// townFits returns those windows, with usual sentences and with larger ones.
func townFits() (out []ui.Fit) {
	for _, w := range townWindows {
		for _, text := range [...]float64{1, 1.2, 1.5, 2} {
			out = append(out, (&ui.Settings{TextScale: text}).Fit(w[0], w[1]))
		}
	}
	return out
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
	if _, there := t.lays.Offer(o); there || o.Kind == engine.OptEnd || o.Kind == engine.OptDone {
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

// TestStepsAreTaken checks that a click on a highlighted space moves the viewer's standee there.
func TestStepsAreTaken(t *testing.T) {
	tb := townTable(t, 2, 5)
	h := handsOn(tb)
	people := testgame.NewRandom(9)
	taken := 0
	for n := 0; !tb.Match.Over() && n < 900 && taken < 5; n++ {
		b := tb.lays.(*town.Board)
		open := -1
		for i := range b.Map.Spaces {
			if s := &b.Map.Spaces[i]; s.Open && s.Step.Kind == engine.OptStep && tb.ask.mine && tb.board.SpotAt(s.Tag().Middle()) == 0 {
				open = i
			}
		}
		if open >= 0 {
			x, y := b.Map.Spaces[open].Tag().Middle()
			h.Click(t, x, y)
			if at := tb.view().Space(0); at != open {
				t.Fatalf("a click on space %d leaves the standee at %d", open, at)
			}
			taken++
			continue
		}
		if err := tb.stepFor(people); err != nil {
			t.Fatal(err)
		}
	}
	if taken == 0 {
		t.Error("nothing was walked")
	}
}

// TestHelpIsTaken checks that an Assist another seat can give is in its panel and that a click
// gives it. The turn does not pass.
func TestHelpIsTaken(t *testing.T) {
	for seed := uint64(1); seed < 40; seed++ {
		tb := townTable(t, 3, seed)
		h := handsOn(tb)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 400; n++ {
			b := tb.lays.(*town.Board)
			if at := tb.ask; at.mine && at.kind == engine.DecideTurn {
				for _, o := range b.Map.Offers {
					if o.Seat == tb.eyes {
						continue
					}
					before, seat := len(tb.Match.Log()), tb.Match.ToAct()
					h.Click(t, o.Box.X+o.Box.W/2, o.Box.Y+o.Box.H/2)
					log := tb.Match.Log()
					if len(log) <= before || log[before] != o.Option || tb.view().Turn().Seat != seat {
						t.Fatalf("a click on the help of seat %d gave %v", o.Seat, log[before:])
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
		for _, f := range townFits() {
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

// TestReachIsShown checks that pointing at a card in the hand shows the targets it can choose when
// played, none beyond its Range.
func TestReachIsShown(t *testing.T) {
	shown := 0
	for seed := uint64(1); seed < 12 && shown < 5; seed++ {
		tb := townTable(t, 2, seed)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 500; n++ {
			hover := 0
			for i, s := range tb.board.Spots {
				if o, lit := tb.ask.option(s.Card); lit && tb.ask.mine && o.Kind == engine.OptPlay && art.RangeOf(&tb.Faces[s.Face]) >= 0 && s.Place == engine.Hand {
					hover = i + 1
				}
			}
			if hover == 0 {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				continue
			}
			b, v := tb.lays.(*town.Board), tb.view()
			tb.setHover(hover)
			b.Step(tb.now(), 0)
			got, o := b.Reach, tb.ask.lit[tb.board.Spots[hover-1].Card]
			for _, c := range got.Targets {
				if at := v.SpaceOf(c); at >= 0 && v.Board().Steps(card.Spaces, got.From, at) > got.Range {
					t.Errorf("%s reaches %d spaces, and aims at space %d from %d", v.Face(o.Card).Name, got.Range, at, got.From)
				}
			}
			known := map[engine.CardID]bool{}
			for _, s := range tb.board.Spots {
				known[s.Card] = true
			}
			tb.give(o)
			if d := tb.view().Pending(); d.Seat == tb.eyes && d.Kind != engine.DecideTurn {
				for _, after := range d.Options {
					if c := after.Card; c != engine.NoCard && known[c] && !slices.Contains(got.Targets, c) {
						t.Errorf("card %d can be chosen, and was not shown", c)
					}
				}
				shown += len(got.Targets)
			}
		}
	}
	if shown < 5 {
		t.Errorf("only %d could be aimed at: too few to have been tested", shown)
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

// TestMapComesToRest checks that the map's idle motion stops some seconds after the last input and
// never starts with reduced motion.
func TestMapComesToRest(t *testing.T) {
	tb := townTable(t, 2, 3)
	if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn && tb.view().Space(tb.eyes) >= 0 }, testgame.NewRandom(3)); err != nil {
		t.Fatal(err)
	}
	b := tb.lays.(*town.Board)
	lively := func(idle float64) bool {
		tb.idle = idle
		b.Step(tb.now(), 0.1)
		return tb.boardMoves()
	}
	tb.Settings.Speed = ui.Normal
	if !lively(0) || !lively(town.IdleTime-0.1) {
		t.Error("nothing moves on the map while somebody is there")
	}
	if lively(town.IdleTime) {
		t.Error("the map moves though nobody is there")
	}
	tb.Settings.ReduceMotion = true
	if lively(0) {
		t.Error("with reduced motion something moves by itself")
	}
}

// TestWholeTexts checks that pointing at a Level, a tile, a plate, or the goal shows its whole
// text.
func TestWholeTexts(t *testing.T) {
	tb := townTableOf(t, 4, 2, 1) // has tiles on Levels and beside them
	if err := tb.playUntil(func() bool { return !tb.ask.up }, testgame.NewRandom(1)); err != nil {
		t.Fatal(err)
	}
	read := map[string]bool{}
	for _, k := range tb.lays.(*town.Board).Map.Shapes() {
		for _, part := range [...]float64{0.25, 0.75} {
			if f := tb.faceAt(k.Box.X+k.Box.W*part, k.Box.Y+k.Box.H/2); f != nil {
				read[f.Name] = true
			}
		}
		if name := tb.view().Face(k.Card).Name; !read[name] {
			t.Errorf("%s is nowhere to be read", name)
		}
	}
	for _, name := range []string{"Grand Opening", "Level 0", "Threat D", "Threat H", "Level 5"} {
		if !read[name] {
			t.Errorf("%s is nowhere to be read", name)
		}
	}
}

// TestOneColourASeat checks that a seat has the same color on the map, in its panel, in the prompt,
// and on the curtain, and that no two seats share one.
func TestOneColourASeat(t *testing.T) {
	tb := townTable(t, 4, 2)
	if err := tb.playUntil(func() bool { return len(tb.lays.(*town.Board).Map.Standees) > 3 && tb.ask.mine }, testgame.NewRandom(2)); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for i := range tb.lays.(*town.Board).Map.Standees {
		s := &tb.lays.(*town.Board).Map.Standees[i]
		if s.Seat == engine.NoSeat {
			continue
		}
		if got := tb.seatColour(s.Seat); got != s.Look.Colour {
			t.Errorf("seat %d is %v on the map, and else %v", s.Seat, s.Look.Colour, got)
		}
		seen[fmt.Sprint(s.Look.Colour)] = true
	}
	if len(seen) != 4 {
		t.Errorf("%d seats have a colour of their own, want 4", len(seen))
	}
	if ground, _ := promptGround(tb.seatColour(0)); ground != tb.seatColour(0) {
		t.Errorf("the sign of the prompt is %v, and the seat %v", ground, tb.seatColour(0))
	}
	tb.raiseCurtain()
	if want := tb.seatColour(tb.Match.ToAct()); tb.curtain.colour != want {
		t.Errorf("the curtain is %v, and the seat %v", tb.curtain.colour, want)
	}
}

// TestTownStirs checks that some things move in the city while a person looks, but at most 30
// besides the signs over heroes.
func TestTownStirs(t *testing.T) {
	looptest.NeedDisplay(t)
	for seats := 1; seats <= 4; seats++ {
		tb := townTable(t, seats, uint64(seats))
		people, moved := testgame.NewRandom(uint64(seats)), 0
		tb.Canvas.Begin(ebiten.NewImage(1920, 1080))
		tb.Canvas.Art.AtOnce = true
		tb.sync(false)
		for n := 0; !tb.Match.Over() && n < 200; n++ {
			b := tb.lays.(*town.Board)
			if got := b.Map.Stirring(); got > 30 || !b.Map.Lively() {
				t.Fatalf("%d seats, step %d: %d things move", seats, n, got)
			}
			moved = max(moved, b.Map.Stirring())
			if n%40 == 0 {
				before := tb.Canvas.Quads
				b.Map.DrawIdle(tb.Canvas, b.Look, 1.3)
				if got := tb.Canvas.Quads - before; got > 30+2*seats {
					t.Errorf("%d seats, step %d: what moves takes %d pictures", seats, n, got)
				}
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
		if moved < 6 {
			t.Errorf("%d seats: at most %d things moved", seats, moved)
		}
	}
}

// TestPlayedNamesAreWhole checks that the name of each card in play on the map is either fully
// visible or fully covered.
func TestPlayedNamesAreWhole(t *testing.T) {
	tb := testTable(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats("buyer", "buyer"), Seed: 2})
	name := func(s *board.Spot) ui.Box {
		b := s.Bounds()
		return ui.BoxAt(b.X, b.Y+0.66*b.H, b.W, 0.18*b.H)
	}
	most := 0
	for n := 0; n < 400 && !tb.Match.Over(); n++ {
		if _, err := tb.Match.Step(); err != nil {
			t.Fatal(err)
		}
		tb.Refresh()
		b := tb.lays.(*town.Board)
		played := b.SpotsIn(engine.InPlay)
		most = max(most, len(played))
		for i, s := range played {
			for _, over := range played[i+1:] {
				if n, o := name(s), over.Bounds(); o.Overlaps(n) && len(played) <= 6 && (o.Y > n.Y || o.Y+o.H < n.Y+n.H || math.Abs(o.X-n.X) > 0.01) {
					t.Fatalf("of %d cards in play one at %v cuts the name of another at %v", len(played), o, n)
				}
			}
		}
	}
	if most < 5 {
		t.Errorf("only %d cards were in play", most)
	}
}

// TestDefeatsAreTold checks that the map announces the defeat of a Super-Villain in words, with the
// number defeated.
func TestDefeatsAreTold(t *testing.T) {
	tb := townTable(t, 2, 3)
	hero := tb.self.Hero
	tb.bringDown(tb.view().Cards(tb.view().Zone(engine.Heroes, tb.eyes))[0])
	if want := strings.ToUpper(hero.Name) + " IS DEFEATED: 0 OF 5"; tb.effects.banner != want {
		t.Errorf("it tells %q, want %q", tb.effects.banner, want)
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
				if !strings.HasPrefix(q.words, name+": ") {
					t.Errorf("%s asks: %q", name, q.words)
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
