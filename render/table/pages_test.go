package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// titles returns what the pages show, in their order. Mild ones are left out.
func (p pages) titles() (out []string) {
	for ; p.up(); p.close() {
		switch {
		case p.splash.up() && p.splash.fell:
			out = append(out, p.splash.face.Name+" falls")
		case p.splash.up():
			out = append(out, p.splash.face.Name+" enters")
		case !p.struck.mild:
			out = append(out, p.struck.title)
		}
	}
	return out
}

// happened returns what has happened to a viewer from an event on that may have a page, in the words of titles.
func (t *Table) happened(eyes engine.SeatID, from int) (out []string) {
	v := t.Match.View(eyes)
	name := func(c engine.CardID) string {
		if f := t.faceOf(v, c); f != nil {
			return f.Name
		}
		return t.faceInLog(c).Name
	}
	events, _ := t.Match.Events(eyes, from)
	for _, e := range events {
		switch {
		case e.Kind == engine.VillainFell:
			out = append(out, name(e.Card)+" falls")
		case t.enters(e):
			out = append(out, name(e.Card)+" enters")
		case e.Kind == engine.AttackHit && e.Seat == eyes:
			out = append(out, name(e.Source)+" HITS YOU")
		}
	}
	return out
}

// inTurn reports whether some words are among others, in the same order.
func inTurn(some, all []string) bool {
	for _, w := range all {
		if len(some) > 0 && some[0] == w {
			some = some[1:]
		}
	}
	return len(some) == 0
}

// TestPagesAreInOrder checks in games of all kinds that the pages of entries, defeats and hits come in the
// order in which all that has happened: after an answer at the usual speed and at once, after a skip with
// Space, when the device is passed on, and after a restart.
func TestPagesAreInOrder(t *testing.T) {
	hitFirst, entryFirst := map[string]int{}, map[string]int{}
	count := func(way string, titles []string) {
		for i := 1; i < len(titles); i++ {
			switch a, b := titles[i-1], titles[i]; {
			case strings.HasSuffix(a, " HITS YOU") && strings.HasSuffix(b, " enters"):
				hitFirst[way]++
			case strings.HasSuffix(a, " enters") && strings.HasSuffix(b, " HITS YOU"):
				entryFirst[way]++
			}
		}
	}
	for way, plan := range map[string]match.Plan{
		"answer":  {Mode: "rebirth", Seats: testgame.Seats("Ana")},
		"at once": {Mode: "rebirth", Seats: testgame.Seats("Ana", "random")},
		"skip":    {Mode: "rebirth", Seats: testgame.Seats("Ana", "random", "buyer")},
		"curtain": {Sets: []string{"base", "heroes_unite"}, Seats: testgame.Seats("Ana", "Bob", "buyer"), Options: testgame.Five},
	} {
		for seed := uint64(1); seed <= 40 && (hitFirst[way] == 0 || entryFirst[way] == 0); seed++ {
			plan.Seed = seed
			tb := testTable(t, plan)
			tb.Settings, tb.shown = &ui.Settings{Speed: ui.Normal, Quiet: true}, true
			if way == "at once" || way == "curtain" {
				tb.Settings.Speed = ui.Instant
			}
			tb.scene.Settings = tb.Settings
			var saved match.Saved
			tb.Changed = func() { saved = tb.Match.Saved() }
			h := handsOn(tb)
			for n := 0; n < 600 && !tb.Match.Over(); n++ {
				eyes := tb.eyes
				_, from := tb.Match.Events(eyes, 1<<30)
				switch {
				case tb.curtain.up:
					if from, eyes = 0, tb.Match.ToAct(); tb.logs[eyes] != nil {
						from = tb.logs[eyes].Seen()
					}
					tb.handOver()
				case tb.ask.mine:
					tb.give(testgame.Best(tb.view(), tb.ask.options))
				case tb.help.on:
					tb.help.decline(tb)
				default:
					tb.finish()
					h.Press(t, ebiten.KeySpace)
				}
				if !tb.pages.up() || tb.eyes != eyes {
					continue
				}
				got, want := tb.pages.titles(), tb.happened(eyes, from)
				if !inTurn(got, want) {
					t.Fatalf("%s, seed %d: the pages are %q, and %q has happened", way, seed, got, want)
				}
				if count(way, got); len(got) > 1 && way != "curtain" {
					if back := again(t, tb, saved); !slices.Equal(back.pages.titles(), got) {
						t.Errorf("%s, seed %d: after a restart the pages are %q, and were %q", way, seed, back.pages.titles(), got)
					}
					count("restart", got)
				}
				clickThrough(t, tb, h)
			}
		}
	}
	for _, way := range []string{"answer", "at once", "skip", "curtain", "restart"} {
		if hitFirst[way] == 0 || entryFirst[way] == 0 {
			t.Errorf("%s: %d hits before an entrance and %d after one: too few to have been tested", way, hitFirst[way], entryFirst[way])
		}
	}
}

// clickThrough clicks the pages of a table away, and checks that each click closes just one.
func clickThrough(t *testing.T, tb *Table, h *uitest.Hands) {
	t.Helper()
	for tb.pages.up() {
		follow, eyes := len(tb.pages.waiting), tb.eyes
		if tb.pages.splash.up() == tb.pages.struck.up() {
			t.Fatal("two pages are up")
		}
		if h.Click(t, 5, 5); follow > 0 && tb.eyes == eyes && len(tb.pages.waiting) != follow-1 {
			t.Fatalf("of %d pages that follow, a click leaves %d", follow, len(tb.pages.waiting))
		}
	}
}
