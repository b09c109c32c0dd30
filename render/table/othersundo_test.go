package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/testgame"
)

// TestUndoOfAnotherAsks checks that an undo of another person's choice asks first and names that person, with
// UNDO and from the page of a log line, and that the device then goes back to them.
func TestUndoOfAnotherAsks(t *testing.T) {
	asked, byLog := 0, 0
	for seed := uint64(1); seed < 60 && (asked < 2 || byLog < 2); seed++ {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Sets: []string{"heroes_unite"}, Seed: seed})
		h := handsOn(tb)
		for n := 0; n < 600 && !tb.Match.Over(); n++ {
			tb.pages.drop()
			if tb.curtain.up {
				tb.curtain.ready()
				continue
			}
			if !tb.ask.mine {
				h.Tick(t)
				continue
			}
			to := tb.Match.StepBack()
			if to >= 0 && tb.Match.Fair(to) && tb.Match.Log()[to].Seat != tb.eyes && tb.view().Pending().Kind != engine.DecideTurn {
				undoer, by, given := tb.eyes, tb.Match.Log()[to].Seat, tb.Match.Given()
				questions := func(way string) {
					t.Helper()
					if says := fmt.Sprintf("%+v", tb.dialog); tb.Match.Given() != given || !tb.dialog.Shown() || !strings.Contains(says, "That is "+tb.name(by)+"'s choice. The device goes back to "+tb.name(by)+".") {
						t.Fatalf("seed %d: with %s, the choice of %s is undone without a question: %s", seed, way, tb.name(by), says)
					}
				}
				if of := tb.lineTo(to); of >= 0 {
					tb.toggleLog()
					tb.layLog()
					tb.showMoment(of)
					tb.log.moment.buttons.List[0].Do()
					questions("the log")
					h.Button(t, &tb.dialog.Buttons, "CANCEL")
					if !tb.log.moment.shown || tb.Match.Given() != given {
						t.Errorf("seed %d: CANCEL does not lead back to the page of the line", seed)
					}
					if byLog++; byLog%2 == 1 {
						tb.log.moment.buttons.List[0].Do()
					} else {
						tb.log.close()
					}
				}
				if !tb.dialog.Shown() {
					tb.stepBack()
				}
				questions("UNDO")
				h.Button(t, &tb.dialog.Buttons, "UNDO")
				if tb.Match.Given() != to || !tb.curtain.up || tb.Match.ToAct() != by {
					t.Fatalf("seed %d: after the undo the device does not go back to %s", seed, tb.name(by))
				}
				again := "Choose again."
				if tb.Match.View(by).Pending().Kind == engine.DecideTurn {
					again = "Back to your turn."
				}
				if want := tb.name(undoer) + " undid your last choice. " + again; tb.curtain.reason != want {
					t.Errorf("seed %d: the curtain says %q, want %q", seed, tb.curtain.reason, want)
				}
				tb.curtain.ready()
				if tb.undoneWords(by) != "" {
					t.Errorf("seed %d: once the device is passed on, the undo is no news", seed)
				}
				asked++
				break
			}
			tb.give(testgame.Best(tb.view(), tb.ask.options))
		}
	}
	if asked < 2 || byLog < 2 {
		t.Errorf("only %d undos of another person's choice, and %d with the log", asked, byLog)
	}
}

// lineTo returns the index of the log line whose page leads to a point, or -1 if there is none.
func (t *Table) lineTo(to int) int {
	return slices.IndexFunc(t.takeLines(t.eyes).lines, func(l match.Line) bool {
		at, why := t.wayBack(l)
		return at == to && why == ""
	})
}

// TestUndoneIsSaid checks at a table that has agreed to any undo that the next curtain of a person says how many
// choices of theirs another one has undone on the way back to an own choice, unless these are redone, and
// only once.
func TestUndoneIsSaid(t *testing.T) {
	one, several, redone, logged := 0, 0, 0, 0
	for seed := uint64(1); seed < 40 && (one == 0 || several == 0 || redone == 0 || logged == 0); seed++ {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob"), Sets: []string{"heroes_unite"}, TakeBackAny: true, Seed: seed})
		h, people := handsOn(tb), testgame.NewRandom(seed)
		want := map[engine.SeatID]string{}
		for n := 0; n < 500 && !tb.Match.Over(); n++ {
			tb.pages.drop()
			if tb.curtain.up {
				seat := tb.Match.ToAct()
				if said := strings.Contains(tb.curtain.reason, " undid your last "); said != (want[seat] != "") || said && !strings.HasPrefix(tb.curtain.reason, want[seat]) {
					t.Fatalf("seed %d: the curtain says %q, want %q", seed, tb.curtain.reason, want[seat])
				}
				delete(want, seat)
				tb.curtain.ready()
				continue
			}
			if !tb.ask.mine {
				h.Tick(t)
				continue
			}
			other, to := 1-tb.eyes, tb.Match.Given()
			for back := 0; back < 12 && to > 0; back++ {
				to--
			}
			for to < tb.Match.Given() && (tb.Match.Log()[to].Seat != tb.eyes || tb.Match.BackTo(to) != to) {
				to++
			}
			if k := tb.Match.Choices(other, to, tb.Match.Given()); n%25 == 24 && k > 0 && len(want) == 0 {
				eyes, given := tb.eyes, tb.Match.Given()
				if of := tb.lineTo(to); of >= 0 {
					tb.toggleLog()
					tb.layLog()
					tb.showMoment(of)
					tb.log.moment.buttons.List[0].Do()
					if says := fmt.Sprintf("%+v", tb.dialog); tb.Match.Given() != given || !strings.Contains(says, tb.name(other)+" has ") {
						t.Fatalf("seed %d: from the log, choices of %s are undone without a question: %q", seed, tb.name(other), says)
					}
					logged++
					h.Button(t, &tb.dialog.Buttons, "UNDO")
				} else {
					tb.goBack(to)
				}
				if n%2 == 0 {
					for tb.Match.Given() < given {
						tb.redo()
					}
					if redone++; tb.undoneWords(other) != "" {
						t.Errorf("seed %d: a redone undo is news", seed)
					}
					continue
				}
				if want[other] = tb.name(eyes) + " undid your last choice. "; k > 1 {
					want[other] = fmt.Sprintf("%s undid your last %s choices. ", tb.name(eyes), grammar.Spelled(k))
					several++
				} else {
					one++
				}
				continue
			}
			tb.give(people.Decide(tb.view()).Option)
		}
	}
	if one == 0 || several == 0 || redone == 0 || logged == 0 {
		t.Errorf("%d undos of one choice, %d of several, %d that were redone, and %d from the log: too few to have been tested", one, several, redone, logged)
	}
}
