package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui/uitest"
)

// mine waits until the person is asked in the open part of their turn.
func mine(t *testing.T, tb *Table, h *uitest.Hands) {
	t.Helper()
	for n := 0; !tb.ask.mine || tb.ask.kind != engine.DecideTurn; n++ {
		if tb.curtain.up {
			tb.handOver()
		} else if tb.ask.mine {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
		} else {
			h.Tick(t)
		}
		if n > 1000 {
			t.Fatal("the person is never asked")
		}
	}
}

// play clicks the first card that can be played.
func play(t *testing.T, tb *Table, h *uitest.Hands) {
	t.Helper()
	o, ok := tb.ask.find(engine.OptPlay)
	x, y, found := tb.find(o)
	if !ok || !found {
		t.Fatal("there is no card to play")
	}
	h.Click(t, x, y)
}

// TestUndoByMouse checks undo and redo with buttons and keys, and that each reports the change to
// the program.
func TestUndoByMouse(t *testing.T) {
	told := 0
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	tb.Changed = func() { told++ }
	h := handsOn(tb)
	mine(t, tb, h)
	begun := tb.Match.Hash()
	play(t, tb, h)
	play(t, tb, h)
	now, given := tb.Match.Hash(), tb.Match.Given()
	for _, way := range []struct {
		name       string
		back, redo func()
	}{
		{"the buttons", func() { h.Button(t, &tb.buttons, "UNDO") }, func() { h.Button(t, &tb.buttons, "REDO") }},
		{"the keys", func() { h.Ctrl = true; h.Press(t, ebiten.KeyZ); h.Ctrl = false }, func() { h.Ctrl = true; h.Press(t, ebiten.KeyY); h.Ctrl = false }},
		{"shift", func() { h.Shift = true; h.Press(t, ebiten.KeyBackspace); h.Shift = false }, func() {
			h.Ctrl, h.Shift = true, true
			h.Press(t, ebiten.KeyZ)
			h.Ctrl, h.Shift = false, false
		}},
	} {
		before := told
		for range 3 {
			way.back()
		}
		if tb.Match.Hash() != begun || !tb.ask.mine {
			t.Fatalf("%s take back to %d of %d", way.name, tb.Match.Given(), given)
		}
		for range 3 {
			way.redo()
		}
		if tb.Match.Hash() != now || tb.Match.Given() != given {
			t.Fatalf("%s take forward to %d of %d", way.name, tb.Match.Given(), given)
		}
		if told != before+4 {
			t.Errorf("with %s the program was told %d times, want 4", way.name, told-before)
		}
	}
	h.Press(t, ebiten.KeyEscape)
	h.Button(t, &tb.pause.form.Buttons, "RESTART TURN")
	if tb.Match.Hash() != begun {
		t.Error("the turn was not started again")
	}
	if b := tb.buttons.List[1]; b.Label != "UNDO" || !b.Off {
		t.Errorf("with nothing to take back the button is %+v", b)
	}
}

// TestUnfair checks that an undo past hidden information asks first and is marked, and is refused
// with several people.
func TestUnfair(t *testing.T) {
	for _, alone := range []bool{true, false} {
		second := "Bob"
		if alone {
			second = "buyer"
		}
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", second), Seed: 4})
		h := handsOn(tb)
		mine(t, tb, h)
		first := tb.Match.Hash()
		end, _ := tb.ask.find(engine.OptEnd)
		tb.give(end)
		mine(t, tb, h)
		given := tb.Match.Given()
		h.Press(t, ebiten.KeyBackspace)
		if !alone {
			if tb.Match.Given() != given || tb.dialog.Shown() || !strings.HasPrefix(tb.effects.banner, "Can't undo: ") {
				t.Errorf("among several persons it is taken back, or not said why not: %q", tb.effects.banner)
			}
			if b := tb.buttons.List[1]; !b.Off {
				t.Error("the button can be used")
			}
			continue
		}
		if tb.Match.Given() != given || !tb.dialog.Shown() {
			t.Fatal("nobody was asked before it was taken back")
		}
		if says := fmt.Sprintf("%+v", tb.dialog); !strings.Contains(says, "Undo the end of your turn?") || !strings.Contains(says, "Robo 1's turn is undone too. Robo 1 has had a turn since then, so this game gets the tag UNDONE in SAVED GAMES.") {
			t.Errorf("the question does not say what is undone: %s", says)
		}
		if tip, want := tb.buttons.List[1].Tip, "Undoes the end of your turn and Robo 1's turn (Ctrl+Z)"; tip != want {
			t.Errorf("the button says %q, want %q", tip, want)
		}
		h.Button(t, &tb.dialog.Buttons, "UNDO")
		if tb.Match.Hash() != first || len(tb.Match.Record().Beyond) != 1 {
			t.Errorf("taken back to %d, marked %v", tb.Match.Given(), tb.Match.Record().Beyond)
		}
	}
}

// TestUndoByLog checks that a click on a log line shows its card and what going back to it undoes,
// and changes nothing, and that the button goes back to before the line.
func TestUndoByLog(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	begun := tb.Match.Hash()
	play(t, tb, h)
	play(t, tb, h)
	now := tb.Match.Hash()
	h.Press(t, ebiten.KeyL)
	h.Tick(t)
	lines := tb.logs[0].lines
	at := slices.IndexFunc(lines, func(l match.Line) bool { return strings.HasPrefix(l.Text, "You played") })
	_, y := tb.log.entry(at).Middle()
	click := func() *moment {
		t.Helper()
		h.Click(t, logInside.X+60, y)
		if tb.Match.Hash() != now || tb.dialog.Shown() {
			t.Fatalf("a click on %q goes back to %d", lines[at].Text, tb.Match.Given())
		}
		if m := &tb.log.moment; !m.shown || m.face == nil || m.face.Name != tb.view().Face(lines[at].Card).Name || m.lines[m.at] != lines[at].Text || m.at < m.undone {
			t.Fatalf("a click on %q shows %+v", lines[at].Text, m)
		}
		return &tb.log.moment
	}
	if want := fmt.Sprintf("This undoes %q and the log line after it.", lines[at].Text); click().note != want {
		t.Errorf("the page says %q, want %q", tb.log.moment.note, want)
	}
	h.Press(t, ebiten.KeyDigit1)
	h.Press(t, ebiten.KeyE)
	if h.Press(t, ebiten.KeyEscape); tb.log.moment.shown || !tb.log.open || tb.Match.Hash() != now || tb.dialog.Shown() {
		t.Fatal("Escape does not close the page alone, or a key did something behind it")
	}
	click()
	h.Button(t, &tb.log.moment.buttons, "CLOSE")
	if tb.log.moment.shown || tb.Match.Hash() != now {
		t.Fatal("CLOSE does not just close the page")
	}
	click()
	h.Button(t, &tb.log.moment.buttons, "GO BACK TO HERE")
	if tb.Match.Hash() != begun || tb.log.moment.shown {
		t.Fatalf("the button on %q goes back to %d", lines[at].Text, tb.Match.Given())
	}
	h.Tick(t)
	if n := len(tb.logs[0].lines); n != at || len(tb.log.first) != n {
		t.Errorf("the log has %d lines, %d of them set; want %d", n, len(tb.log.first), at)
	}
}

// TestUndoLastCard checks that UNDO LAST CARD is off, and its key does nothing, as long as nothing has
// been played or bought in the turn, although UNDO leads on to the turn before.
func TestUndoLastCard(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	play(t, tb, h)
	if why := tb.noCardBack(); why != "" {
		t.Errorf("after a card, none can be undone: %q", why)
	}
	o, ok := tb.ask.find(engine.OptEnd)
	if !ok {
		t.Fatal("the turn cannot be ended")
	}
	tb.give(o)
	mine(t, tb, h)
	given := tb.Match.Given()
	tb.pages.drop()
	if tb.cardBack(); tb.Match.Given() != given || tb.dialog.Shown() || tb.effects.banner != "Nothing has been played or bought this turn" {
		t.Errorf("at the beginning of a turn, a card can be undone, or it says %q", tb.effects.banner)
	}
	if tb.stepBack(); !tb.dialog.Shown() {
		t.Error("UNDO does not lead to the turn before")
	}
}

// TestUndoWords checks what the pages say that an undo does, for the end of a turn and for other choices.
func TestUndoWords(t *testing.T) {
	for _, c := range []struct {
		u    undoing
		want string
	}{
		{undoing{what: "the end of your turn", end: true, after: 10, turns: []string{"Robo"}}, "This undoes the end of your turn and Robo's turn."},
		{undoing{what: `"You went on patrol"`, line: true}, `This undoes "You went on patrol".`},
		{undoing{what: `"You went on patrol"`, line: true, after: 1}, `This undoes "You went on patrol" and the log line after it.`},
		{undoing{what: `"You went on patrol"`, line: true, after: 3}, `This undoes "You went on patrol" and the 3 log lines after it.`},
		{undoing{what: "your last choice", after: 30, turns: []string{"Bob", "Robo"}}, "This undoes your last choice, all that followed in that turn, and 2 turns of other players."},
	} {
		if got := c.u.note(); got != c.want {
			t.Errorf("the words are %q, want %q", got, c.want)
		}
	}
}
