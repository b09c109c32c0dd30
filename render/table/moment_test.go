package table

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestMoments checks the page of every log line of a game: it names the turn, shows the line among
// the lines around it, and its button undoes exactly the lines it marks and counts. Where it cannot
// go back, it says why.
func TestMoments(t *testing.T) {
	told := map[string]bool{}
	for _, names := range [][]string{{"Ana", "buyer"}, {"Ana", "Bob"}, {"Ana", "Bob", "buyer"}} {
		tb := testTable(t, match.Plan{Seats: testgame.Seats(names...), Seed: 7})
		for range 70 {
			if tb.curtain.up {
				tb.handOver()
			}
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
		}
		for !tb.ask.mine {
			if tb.curtain.up {
				tb.handOver()
				continue
			}
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
		}
		tb.toggleLog()
		tb.layLog()
		given, all := tb.Match.Given(), slices.Clone(tb.logs[tb.eyes].lines)
		usual := tb.Canvas.Fit
		tb.Canvas.Fit = (&ui.Settings{TextScale: 2}).Fit(1920, 1080)
		for of := range all {
			if tb.showMoment(of); !tb.log.moment.fits(tb.Canvas) {
				t.Errorf("text 200 %%: the page of %q cuts off %q", all[of].Text, tb.log.moment.lines)
			}
		}
		tb.Canvas.Fit = usual
		back, stuck := 0, 0
		h := handsOn(tb)
		for of := range all {
			tb.showMoment(of)
			m := tb.log.moment
			if m.lines[m.at] != all[of].Text || len(m.lines) > 2*momentBefore+momentAfter+6 || of > 0 && m.title == "" {
				t.Fatalf("the page of %q is %+v", all[of].Text, m)
			}
			if m.buttons.List[0].Off {
				if stuck++; m.note == "" || m.buttons.List[0].Why == "" || m.undone < len(m.lines) {
					t.Errorf("the page of %q does not say why it cannot go back: %+v", all[of].Text, m)
				}
				if seat := all[of].Seat; seat != engine.NoSeat && !tb.Match.Person(seat) && strings.HasPrefix(m.note, "Can't undo: "+tb.name(seat)) {
					t.Errorf("of %q, a line of that turn, is said %q", all[of].Text, m.note)
				}
				told[m.note] = true
				continue
			}
			back++
			choice := tb.Match.Log()[m.to]
			asks := tb.undoesOthers(m.to)
			if m.buttons.List[0].Do(); tb.dialog.Shown() != asks || asks && tb.Match.Given() != given {
				t.Errorf("%q undoes another person's choice: %v, and it asks first: %v", all[of].Text, asks, tb.dialog.Shown())
			}
			if asks {
				h.Button(t, &tb.dialog.Buttons, "UNDO")
			}
			left := len(tb.takeLines(tb.eyes).lines)
			begins := all[of].Turn && all[of].Seat == tb.eyes && left > of
			if tb.Match.Given() > all[of].Answer && all[of].Answer >= 0 && !begins {
				t.Errorf("%q is not undone", all[of].Text)
			}
			if begins && (tb.view().Turn().Seat != tb.eyes || left > of+2) {
				t.Errorf("%q leads to the line %q", all[of].Text, all[left-1].Text)
			}
			if here := m.buttons.List[0].Label == "GO BACK TO HERE"; here != (left == of || begins) {
				t.Errorf("the button of %q says %q, and %q is undone first", all[of].Text, m.buttons.List[0].Label, all[left].Text)
			}
			if left > 0 && m.undone > 0 && m.lines[m.undone-1] != all[left-1].Text || m.lines[m.undone] != all[left].Text {
				t.Errorf("%q: the page marks %q from %d on, undone is from %q on", all[of].Text, m.lines, m.undone, all[left].Text)
			}
			n := len(all) - left
			if choice.Kind != engine.OptEnd {
				n--
			}
			others := slices.ContainsFunc(all[left:], func(l match.Line) bool { return l.Turn && l.Seat != tb.eyes })
			if n > 1 && !others && !strings.Contains(m.note, "and the "+fmt.Sprint(n)+" log lines after it.") || others && !strings.Contains(m.note, "'s turn.") && !strings.Contains(m.note, " turns of other players.") {
				t.Errorf("%q: %d lines are undone: %q", all[of].Text, n, m.note)
			}
			tb.Match.GoTo(given)
			tb.look()
			if tb.curtain.up {
				tb.handOver()
			}
			tb.sync(false)
			tb.toggleLog()
			if !tb.log.open {
				tb.toggleLog()
			}
			tb.layLog()
		}
		if back < 2 || names[1] == "Bob" && stuck < 50 || names[1] == "buyer" && back < 50 {
			t.Errorf("%v: from %d lines of %d it can go back, from %d it cannot", names, back, len(all), stuck)
		}
	}
	if want := "The last choice before this line was the end of your turn. It can't be undone: Robo 2 has had a turn since then."; !told[want] {
		t.Errorf("never said was %q, but %v", want, slices.Sorted(maps.Keys(told)))
	}
}
