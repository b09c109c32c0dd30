package table

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/sets/rebirth"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// answersTo plays a game without a table until an answer leads to a wanted event, and returns the
// answers before it and that answer.
func answersTo(t *testing.T, plan match.Plan, wanted func(*match.Match, engine.Event) bool) (before []engine.Option, last engine.Option) {
	t.Helper()
	m, people := testgame.Match(t, plan), testgame.NewRandom(plan.Seed)
	for heard := 0; !m.Over(); {
		if s := m.ToAct(); m.Person(s) && !m.View(s).Alike() {
			if err := m.Answer(people.Decide(m.View(s))); err != nil {
				t.Fatal(err)
			}
		} else if _, err := m.Step(); err != nil {
			t.Fatal(err)
		}
		var events []engine.Event
		events, heard = m.Events(0, heard)
		for _, e := range events {
			if wanted(m, e) {
				log := m.Log()[:m.Given()]
				return log[:len(log)-1], log[len(log)-1]
			}
		}
	}
	return nil, last
}

// before returns a table right before an answer.
func before(t *testing.T, plan match.Plan, speed ui.Speed, answers []engine.Option) *Table {
	t.Helper()
	tb := testTable(t, plan)
	tb.Settings, tb.shown = &ui.Settings{Speed: speed, Quiet: true}, true
	tb.scene.Settings = tb.Settings
	for _, o := range answers {
		if err := tb.Match.Answer(engine.Answer{Seq: tb.Match.View(o.Seat).Pending().Seq, Option: o}); err != nil {
			t.Fatal(err)
		}
	}
	tb.Refresh()
	return tb
}

// TestLossIsShown checks at the fastest and the usual speed that a page shows what the rules of the
// game take from the viewer: the Threat Level that makes each player discard their best card.
func TestLossIsShown(t *testing.T) {
	for seed := uint64(1); seed < 40; seed++ {
		plan := match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "random"), Seed: seed}
		answers, last := answersTo(t, plan, func(m *match.Match, e engine.Event) bool {
			v := m.View(0)
			return e.Kind == engine.CardMoved && e.Verb == engine.VerbDiscard && e.Source != engine.NoCard && v.Face(e.Source).Name == "Level 2" && board.WhereOf(v, e.From) == board.At(engine.Hand, 0)
		})
		if answers == nil || last.Seat != 0 || last.Kind != engine.OptEnd {
			continue
		}
		for _, speed := range []ui.Speed{ui.Instant, ui.Normal} {
			tb := before(t, plan, speed, answers)
			tb.give(last)
			found := false
			for _, k := range tb.pages.blows() {
				found = found || k.source.Name == "Level 2" && strings.Contains(strings.Join(k.lines, " "), "You discarded") && len(k.cards) > 0
			}
			if !found {
				t.Errorf("seed %d, speed %v: the loss is not shown: %+v", seed, speed, tb.pages.blows())
			}
		}
		return
	}
	t.Fatal("no Level takes a card at the end of the viewer's turn")
}

// TestLastLook checks that the table stays for a moment after the last blow of a game, at the fastest
// speed too, and says why it is over. Space ends the moment. Without people there is none.
func TestLastLook(t *testing.T) {
	for _, plan := range []match.Plan{{Seats: testgame.Seats("Ana", "random"), Options: testgame.Five, Seed: 3}, {Mode: "rebirth", Seats: testgame.Seats("Ana", "random"), Seed: 3}} {
		answers, last := answersTo(t, plan, func(_ *match.Match, e engine.Event) bool { return e.Kind == engine.GameEnded })
		over := 0
		play := func() *Table {
			over = 0
			tb := before(t, plan, ui.Instant, answers)
			if tb.Over = func() { over++ }; tb.ask.mine {
				tb.give(last)
			} else if err := tb.step(1); err != nil {
				t.Fatal(err)
			}
			tb.pages.drop()
			return tb
		}
		tb := play()
		wait := func(seconds float64) {
			if err := tb.advance(seconds); err != nil {
				t.Fatal(err)
			}
		}
		if wait(0.5 * lastLook); over > 0 {
			t.Error("the result comes right after the last blow")
		}
		if want := grammar.Capital(card.Reason(tb.view().Over())) + "."; tb.ask.title != "GAME OVER" || tb.ask.words != want {
			t.Errorf("the prompt says %q, %q", tb.ask.title, tb.ask.words)
		}
		if wait(lastLook); over != 1 {
			t.Error("the result does not come")
		}
		tb = play()
		if tb.hurry(); over > 0 {
			t.Error("the result comes before the next tick")
		}
		if wait(ui.Tick); over != 1 {
			t.Error("Space does not end the moment")
		}
	}
	tb, over := testTable(t, match.Plan{Seats: testgame.Seats("random", "random"), Options: testgame.Five, Seed: 3}), 0
	tb.Over, tb.shown = func() { over++ }, true
	for !tb.Match.Over() {
		if _, err := tb.Match.Step(); err != nil {
			t.Fatal(err)
		}
	}
	tb.endGame()
	if err := tb.advance(ui.Tick); err != nil || over != 1 {
		t.Errorf("a game of computers waits: %v", err)
	}
}

// TestRescueIsShown checks that a page and the recap show the viewer what kept an Attack from hitting
// them if it was another player's card.
func TestRescueIsShown(t *testing.T) {
	for seed := uint64(1); seed < 40; seed++ {
		plan := match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "random"), Seed: seed}
		rescue := engine.Event{}
		answers, last := answersTo(t, plan, func(m *match.Match, e engine.Event) bool {
			rescue = e
			return saved(e, 0)
		})
		if answers == nil {
			continue
		}
		tb := before(t, plan, ui.Normal, answers)
		now := tb.seenNow()
		if err := tb.Match.Answer(engine.Answer{Seq: tb.Match.View(last.Seat).Pending().Seq, Option: last}); err != nil {
			t.Fatal(err)
		}
		tb.showNews(tb.newsSince(now), now, true)
		name := tb.view().Face(rescue.Source).Name
		want := tb.name(1) + " used " + tb.view().Face(rescue.Card).Name + ": you avoided " + name + "'s Attack"
		if k := tb.pages.struck; k.title != name+" MISSES YOU" || !slices.Contains(k.lines, want) {
			t.Errorf("seed %d: the page says %q, %q, want %q", seed, k.title, k.lines, want)
		}
		lines := tb.takeLines(tb.eyes).lines
		if l := lines[slices.IndexFunc(lines, func(l match.Line) bool { return l.Text == want })]; !slices.Contains(kindsOf(tb, l, 1, 0), didSave) || slices.Contains(kindsOf(tb, l, 0, 1), didSave) {
			t.Errorf("seed %d: the recap does not count %q as a rescue", seed, l.Text)
		}
		return
	}
	t.Fatal("no card of a partner keeps an Attack from the viewer")
}

// TestLevelIsExplained checks at tables of one to three seats, at the fastest or the usual speed, that a
// page shows the card that Threat Level 2 takes from the viewer in whosever turn, unless they choose it: after
// the page of the Super-Villain that raised the Threat, with that as its cause.
func TestLevelIsExplained(t *testing.T) {
	for i, names := range [][]string{{"Ana"}, {"Ana", "buyer"}, {"Ana", "Ben"}, {"Ana", "buyer", "buyer"}} {
		speed := []ui.Speed{ui.Normal, ui.Instant}[i%2]
		lost, own, behind := 0, 0, 0
		for seed := uint64(1); seed < 30 && (lost < 3 || own == 0 || behind == 0); seed++ {
			tb := before(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats(names...), Seed: seed}, speed, nil)
			for !tb.Match.Over() && tb.Match.View(engine.NoSeat).Number(rebirth.Threat.ID, engine.NoSeat) < 3 {
				eyes, asks := tb.eyes, tb.view().Pending().Source
				_, from := tb.Match.Events(eyes, 1<<30)
				switch {
				case tb.curtain.up:
					tb.curtain.up = false
					tb.handOver()
				case tb.ask.mine:
					tb.give(testgame.Best(tb.view(), tb.ask.options))
				default:
					if err := tb.step(1); err != nil {
						t.Fatal(err)
					}
				}
				page := tb.pages.entrance()
				var shown *struck
				for _, k := range tb.pages.blows() {
					if k.source.Name == "Level 2" {
						shown = &k
					}
				}
				tb.pages.drop()
				events, _ := tb.Match.Events(tb.eyes, from)
				v, took := tb.view(), engine.NoCard
				for _, e := range events {
					if ruled(v, e, tb.eyes) && v.Face(e.Source).Name == "Level 2" && e.Source != asks {
						took = e.Card
					}
				}
				if took == engine.NoCard || tb.eyes != eyes {
					continue
				}
				if lost++; v.Turn().Seat == tb.eyes {
					own++
				}
				if page {
					behind++
				}
				name := v.Face(took).Name
				switch {
				case shown == nil:
					t.Errorf("%v, seed %d, speed %v: nothing shows that Level 2 took %s", names, seed, speed, name)
					continue
				case len(shown.cards) != 1 || shown.cards[0].Name != name:
					t.Errorf("%v, seed %d, speed %v: the page shows %d cards, want %s", names, seed, speed, len(shown.cards), name)
				}
				all := strings.Join(shown.lines, "|")
				enters, rises, loses := strings.Index(all, " entered "), strings.Index(all, "|The Threat rose"), strings.Index(all, "|You discarded "+name)
				if len(tb.playing()) > 1 {
					loses = strings.Index(all, "discarded "+name)
				}
				if enters < 0 || rises < enters || loses < rises {
					t.Errorf("%v, seed %d, speed %v: the page says %q", names, seed, speed, shown.lines)
				}
			}
			tb.Release()
		}
		if lost == 0 || own == 0 || behind == 0 {
			t.Errorf("%v at speed %v: Level 2 took %d cards, %d in the viewer's turn, and %d behind a page", names, speed, lost, own, behind)
		}
	}
}
