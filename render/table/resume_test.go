package table

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// again returns a table of a saved game, as after a restart.
func again(t *testing.T, tb *Table, saved match.Saved) *Table {
	t.Helper()
	m, note, err := match.Restore(tb.Match.Game(), func(string, uint64) (match.Decider, error) { return testgame.Buyer{}, nil }, saved)
	if err != nil || note != "" {
		t.Fatalf("the saved game says %q: %v", note, err)
	}
	nothing := func() {}
	return New(Options{
		Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Normal},
		Over: nothing, ToTitle: nothing, Quit: nothing,
	})
}

// TestRestartDuringAPage checks that a game whose program is killed while the page of a
// Super-Villain is up shows after a restart everything that was not seen: that page, each Attack
// that hit, and what a Level took. Once they are closed, the next restart shows none of them.
func TestRestartDuringAPage(t *testing.T) {
	pages, attacks, levels := 0, 0, 0
	for seed := range uint64(4) {
		tb := townTable(t, 1+int(seed%2), seed+1)
		tb.shown = true
		var saved match.Saved
		tb.Changed = func() { saved = tb.Match.Saved() }
		h, stand := handsOn(tb), greedy(t)
		for n := 0; n < 2500 && !tb.Match.Over(); n++ {
			tb.Settings = &ui.Settings{Speed: ui.Instant, Quiet: true}
			tb.scene.Settings = tb.Settings
			for tb.pages.up() || !tb.ask.mine && !tb.Match.Over() {
				tb.pages.drop()
				if tb.help.on {
					tb.help.decline(tb) // it waits for an answer
				}
				h.Tick(t)
			}
			if tb.Match.Over() {
				break
			}
			o := stand.Decide(tb.view()).Option
			tb.Settings = &ui.Settings{Speed: ui.Normal, Quiet: true}
			tb.scene.Settings = tb.Settings
			tb.markSeen()
			events, _ := tb.Match.Events(tb.eyes, 0)
			from := len(events)
			if tb.give(o); !tb.pages.entrance() || tb.Match.Over() {
				tb.pages.drop()
				continue
			}
			wantFaces, wantTitles := []string{}, []string{}
			events, _ = tb.Match.Events(tb.eyes, 0)
			v, asks, last := tb.view(), engine.NoCard, engine.NoCard
			if tb.ask.mine {
				asks = v.Pending().Source
			}
			for _, e := range events[from:] {
				switch {
				case tb.enters(e), e.Kind == engine.VillainFell && v.Face(e.Card).SuperVillain:
					wantFaces = append(wantFaces, v.Face(e.Card).Name)
				case e.Kind == engine.AttackHit && e.Seat == tb.eyes && e.Source != asks:
					wantTitles = append(wantTitles, v.Face(e.Source).Name+" HITS YOU")
				case e.Kind == engine.CardMoved && e.Source != engine.NoCard && e.Source != asks && e.Source != last && e.Verb == engine.VerbDiscard && strings.HasPrefix(v.Face(e.Source).Name, "Level"):
					wantTitles = append(wantTitles, v.Face(e.Source).Name+" AFFECTS YOU")
					last = e.Source
				}
			}
			killed := again(t, tb, saved)
			hands := handsOn(killed)
			killed.shown = true
			var after match.Saved
			killed.Changed = func() { after = killed.Match.Saved() }
			var faces, titles []string
			for killed.pages.up() {
				if killed.pages.splash.up() {
					faces = append(faces, killed.pages.splash.face.Name)
					pages++
				} else {
					titles = append(titles, killed.pages.struck.title)
					if len(killed.pages.struck.lines) == 0 {
						t.Errorf("the page %q says nothing", killed.pages.struck.title)
					}
					if strings.HasPrefix(killed.pages.struck.title, "Level") {
						levels++
					} else {
						attacks++
					}
				}
				hands.Click(t, 5, 5)
			}
			if !slices.Equal(faces, wantFaces) || !slices.Equal(titles, wantTitles) {
				t.Fatalf("seed %d: after a restart the pages are %q and %q, want %q and %q", seed, faces, titles, wantFaces, wantTitles)
			}
			if n, ok := killed.Match.SeenBy(killed.eyes); !ok || n != killed.Match.Given() || after.Seen == nil {
				t.Fatalf("once everything is seen, %d of %d answers are known to be: %v", n, killed.Match.Given(), ok)
			}
			if third := again(t, tb, after); third.pages.up() {
				t.Fatal("the next restart shows again what was seen")
			}
			tb.pages.drop()
		}
	}
	if pages < 10 || attacks < 2 || levels < 1 {
		t.Errorf("only %d pages, %d Attacks and %d Levels were shown", pages, attacks, levels)
	}
}

// TestPurchasesStayAfterARestart checks that the panels of the seats show the same last purchases after
// a restart.
func TestPurchasesStayAfterARestart(t *testing.T) {
	shown := 0
	for _, plan := range []match.Plan{{Seats: testgame.Seats("Ana", "buyer", "buyer")}, {Seats: testgame.Seats("Ana", "buyer"), Variants: []string{"hidden"}}} {
		plan.Seed = 3
		tb := testTable(t, plan)
		for n := 0; n < 300 && !tb.Match.Over(); n++ {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			if n%40 > 0 {
				continue
			}
			back := again(t, tb, tb.Match.Saved())
			for s := range engine.SeatID(tb.view().Seats()) {
				var was, is []string
				for _, f := range tb.boughtBy(s) {
					was = append(was, f.Name)
				}
				for _, f := range back.boughtBy(s) {
					is = append(is, f.Name)
				}
				want := 0
				events, _ := back.Match.Events(back.eyes, 0)
				for _, e := range events {
					if e.Kind == engine.CardBought && e.Seat == s && e.Card != engine.NoCard {
						want = min(want+1, maxBought)
					}
				}
				if !slices.Equal(was, is) || len(is) != want {
					t.Fatalf("%v: before a restart %q, after it %q, of %d", plan, was, is, want)
				}
				shown += len(is)
			}
		}
	}
	if shown < 20 {
		t.Errorf("only %d purchases are shown", shown)
	}
}
