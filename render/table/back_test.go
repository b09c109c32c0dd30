package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	rules "lineup/game/mode/standard"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
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

// TestMoments checks the page of every log line of a game: it names the turn, shows the line among
// the lines around it, and its button undoes exactly the lines it marks and counts. Where it cannot
// go back, it says why.
func TestMoments(t *testing.T) {
	for _, names := range [][]string{{"Ana", "buyer"}, {"Ana", "Bob"}} {
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
				continue
			}
			back++
			choice := tb.Match.Log()[m.to]
			m.buttons.List[0].Do()
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
}

// ended returns a match that is over.
func ended(t *testing.T) *match.Match {
	t.Helper()
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 11, Options: testgame.Five})
	if err := tb.PlayOut(testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	return tb.Match
}

// TestReplay checks that a replay can be moved with buttons, keys, and the bar, shows all views,
// and can start a game from the middle.
func TestReplay(t *testing.T) {
	m := ended(t)
	last := m.Hash()
	m.GoTo(0)
	from, closed, shared, results := -1, 0, 0, 0
	tb := New(Options{
		Match: m, Board: boardOf(m), Colors: colorsOf(m), Faces: testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces, Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant},
		Watch: &Watch{Title: "a game", PlayOn: func(n int) { from = n }, Close: func() { closed++ }, Share: func(Sight) { shared++ }, Result: func() { results++ }},
	})
	h := handsOn(tb)
	r := tb.replay
	h.Button(t, &r.buttons, ">")
	h.Button(t, &r.buttons, ">")
	h.Press(t, ebiten.KeyRight)
	if m.Given() != 3 {
		t.Fatalf("three steps lead to %d", m.Given())
	}
	h.Button(t, &r.buttons, "<")
	h.Button(t, &r.buttons, ">>")
	if m.Given() != m.Turns()[1].At {
		t.Errorf("the next turn begins at %d, shown is %d", m.Turns()[1].At, m.Given())
	}
	h.Button(t, &r.buttons, "<<")
	if m.Given() != m.Turns()[0].At {
		t.Errorf("a turn back leads to %d", m.Given())
	}
	h.Button(t, &r.buttons, ">|")
	if m.Given() != m.Length() {
		t.Errorf("the end is at %d, shown is %d", m.Length(), m.Given())
	}
	h.Button(t, &r.buttons, "|<")
	if m.Given() != 0 {
		t.Errorf("the start is shown as %d", m.Given())
	}
	if r.speed != ui.Normal {
		t.Errorf("after a game at once a replay begins at %v", r.speed)
	}
	if h.Button(t, &r.buttons, "1X"); r.speed != ui.Fast || tb.Settings.Speed != ui.Instant {
		t.Errorf("a replay at %v makes games play at %v", r.speed, tb.Settings.Speed)
	}
	r.speed = ui.Instant
	tb.placeButtons()
	x, y := r.place(tb, m.Length()/2), r.bar(tb).Y+5
	h.Drag(t, r.bar(tb).X, y, x, y)
	if d := m.Given() - m.Length()/2; d < -1 || d > 1 {
		t.Errorf("the bar was dragged to the middle, shown is %d of %d", m.Given(), m.Length())
	}
	middle := m.Given()
	var seen []string
	for i := range 4 {
		h.Button(t, &tb.buttons, "VIEW: "+r.sightWords(tb, r.At))
		seen = append(seen, r.sights.buttons.List[i].Label)
		h.Button(t, &r.sights.buttons, seen[i])
		if got := r.sightWords(tb, r.At); got != seen[i] || r.sights.shown {
			t.Errorf("%s of the list shows the view %s", seen[i], got)
		}
	}
	if want := []string{"ANA", "ROBO 1", "SPECTATOR", "ALL CARDS"}; !slices.Equal(seen, want) {
		t.Errorf("the eyes are %v, want %v", seen, want)
	}
	h.Button(t, &tb.buttons, "VIEW: ALL CARDS")
	if h.Press(t, ebiten.KeyEscape); r.sights.shown {
		t.Error("Escape does not close the list of the views")
	}
	if m.Given() != middle {
		t.Error("other eyes see another point")
	}
	h.Button(t, &tb.buttons, "LOG")
	h.Tick(t)
	h.Click(t, logInside.X+60, logInside.Y+logPitch*1.5)
	if m.Given() != middle {
		t.Errorf("a click on the log leads from %d to %d", middle, m.Given())
	}
	h.Button(t, &tb.log.moment.buttons, "GO TO HERE")
	if m.Given() >= middle {
		t.Errorf("GO TO HERE leads from %d to %d", middle, m.Given())
	}
	h.Press(t, ebiten.KeyL)
	h.Press(t, ebiten.KeySpace)
	for n := 0; r.playing; n++ {
		h.Tick(t)
		if n > 10*m.Length() {
			t.Fatal("playing does not end")
		}
	}
	if h.Press(t, ebiten.KeySpace); r.playing {
		t.Error("at the end a replay plays on")
	}
	if m.Given() != m.Length() || m.Hash() != last {
		t.Error("played to the end, it is another end")
	}
	if h.Button(t, &tb.buttons, "RESULT"); results != 1 {
		t.Errorf("RESULT shows the result %d times", results)
	}
	tb.left = false
	if h.Press(t, ebiten.KeyEnter); results != 2 {
		t.Errorf("Enter at the end shows the result %d times", results-1)
	}
	tb.left = false
	h.Press(t, ebiten.KeyHome)
	h.Press(t, ebiten.KeyPageDown)
	at := m.Given()
	h.Button(t, &tb.buttons, "PLAY FROM HERE")
	if from != at || at == 0 {
		t.Errorf("it is played on from %d, shown was %d", from, at)
	}
	tb.left = false
	h.Button(t, &tb.buttons, "SHARE")
	tb.left = false
	h.Button(t, &tb.buttons, "CLOSE")
	if closed != 1 || shared != 1 {
		t.Errorf("CLOSE leads back %d times, SHARE shares %d times", closed, shared)
	}
}

// TestReplayEyes checks that a seat's view in a replay shows only what that seat sees, and that the
// open view shows everything.
func TestReplayEyes(t *testing.T) {
	m := ended(t)
	m.GoTo(m.Turns()[5].At)
	tb := New(Options{Match: m, Board: boardOf(m), Colors: colorsOf(m), Faces: testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces, Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}, Watch: &Watch{}})
	r := tb.replay
	for _, at := range []Sight{{Eyes: 0}, {Eyes: 1}, {Eyes: engine.NoSeat}, {Eyes: engine.NoSeat, Open: true}} {
		r.see(tb, at)
		name := r.sightWords(tb, at)
		hand := board.At(engine.Hand, 1)
		switch open := hand.Seen(tb.view()); {
		case at.Open != open && at.Eyes != 1, at.Eyes == 1 && !open && hand.Count(tb.view()) > 0:
			t.Errorf("through the eyes %q the second hand is seen: %v", name, open)
		}
		if hidden := len(tb.layout.Backs) > 0; hidden != (at.Eyes == engine.NoSeat && !at.Open) {
			t.Errorf("through the eyes %q the near hand lies face down: %v", name, hidden)
		}
		for _, p := range tb.panels {
			if len(p.Open) > 0 != at.Open || at.Open && len(p.Open) != p.Hand {
				t.Errorf("through the eyes %q the panel of %s shows %d of %d cards", name, p.Name, len(p.Open), p.Hand)
			}
		}
	}
}

// TestReplayAtOnce checks that at the speed AT ONCE a replay still shows each answer for a while.
func TestReplayAtOnce(t *testing.T) {
	m := ended(t)
	m.GoTo(0)
	tb := New(Options{Match: m, Board: boardOf(m), Colors: colorsOf(m), Faces: testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces, Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}, Watch: &Watch{}})
	h := handsOn(tb)
	tb.setSpeed(ui.Instant)
	h.Button(t, &tb.replay.buttons, "PLAY")
	const seconds = 2
	for range int(seconds / ui.Tick) {
		h.Tick(t)
	}
	if got, most := m.Given(), int(seconds/ui.Fastest.Beat())+1; got < most/2 || got > most {
		t.Errorf("in %d seconds %d answers are shown, want at most %d and about as many", seconds, got, most)
	}
}

// TestPictureOfScenes checks that a replay and an onlooker's table can be drawn.
func TestPictureOfScenes(t *testing.T) {
	looptest.NeedDisplay(t)
	m := ended(t)
	m.GoTo(40)
	faces := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces
	picture := ebiten.NewImage(1280, 720)
	for _, o := range []Options{{Watch: &Watch{Title: "x"}}, {Onlooker: true}} {
		o.Match, o.Board, o.Colors, o.Faces, o.Canvas, o.Settings = m, boardOf(m), colorsOf(m), faces, ui.NewCanvas(), &ui.Settings{}
		tb := New(o)
		o.Canvas.Begin(picture)
		tb.Draw(o.Canvas)
		if tb.ask.mine || tb.curtain.up {
			t.Error("somebody is asked at a table nobody plays at")
		}
	}
}

// TestReplayOfComputers checks that a replay between computer players is seen from the active
// player's seat.
func TestReplayOfComputers(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("buyer", "buyer"), Seed: 11, Options: testgame.Five})
	if err := tb.PlayOut(testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	watched := New(Options{Match: tb.Match, Board: boardOf(tb.Match), Colors: colorsOf(tb.Match), Faces: tb.Faces, Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}, Watch: &Watch{}})
	watched.replay.At.Eyes = engine.NoSeat
	for _, turn := range tb.Match.Turns()[1:6] {
		watched.replay.goTo(watched, turn.At)
		if seat := watched.view().Turn().Seat; watched.near != seat {
			t.Errorf("in the turn of seat %d the table is seen from seat %d", seat, watched.near)
		}
	}
}

// TestLeaveForGood checks that the menu lets the active player leave the game after a question. The
// others play on, and the player who left scores nothing.
func TestLeaveForGood(t *testing.T) {
	tb := testTable(t, match.Plan{Variants: []string{rules.Leaving}, Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	for _, b := range tb.ask.answers.List {
		if strings.Contains(strings.ToLower(b.Label), "leave") {
			t.Errorf("the table offers %q beside the acts of a turn", b.Label)
		}
	}
	h.Press(t, ebiten.KeyEscape)
	h.Button(t, &tb.pause.form.Buttons, "LEAVE GAME")
	h.Button(t, &tb.dialog.Buttons, "CANCEL")
	if tb.Match.View(0).Leaving(0) {
		t.Fatal("who stays leaves")
	}
	h.Press(t, ebiten.KeyEscape)
	h.Button(t, &tb.pause.form.Buttons, "LEAVE GAME")
	h.Button(t, &tb.dialog.Buttons, "LEAVE")
	for range 3 {
		h.Tick(t)
	}
	if v := tb.Match.View(0); !v.Left(0) || v.Count(v.Zone(engine.Heroes, 0)) != 0 {
		t.Fatal("who leaves stays")
	}
	if err := tb.PlayOut(testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	score := tb.Match.Score()
	if !tb.Match.Over() || score.Accounts[0].Total != 0 || slices.Contains(score.Winners, 0) || len(score.Winners) == 0 {
		t.Errorf("after one has left the game ends with %+v, won by %v", score.Accounts[0], score.Winners)
	}
}

// TestTurnClock checks that the turn clock runs while the player can act, stops while the menu is
// open, and restarts each turn. Without a turn time it does not run.
func TestTurnClock(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	ticks := func(n int) float64 {
		before := tb.clock.spent
		for range n {
			h.Tick(t)
		}
		return tb.clock.spent - before
	}
	if ran := ticks(60); ran != 0 {
		t.Errorf("without a clock it ran for %.2f s", ran)
	}
	tb.Settings.TurnTime = turnTimes[1]
	if ran := ticks(120); ran < 1.9 || ran > 2.1 {
		t.Errorf("in two seconds of a turn it ran for %.2f s", ran)
	}
	h.Press(t, ebiten.KeyEscape)
	if ran := ticks(60); ran != 0 {
		t.Errorf("with the menu open it ran for %.2f s", ran)
	}
	h.Press(t, ebiten.KeyEscape)
	turn := tb.Match.View(0).Turn().Number
	for tb.Match.View(0).Turn().Number == turn {
		if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	mine(t, tb, h)
	if h.Tick(t); tb.clock.spent > 1 || tb.clock.turn != int(tb.Match.View(0).Turn().Number) {
		t.Errorf("in turn %d the clock stands at %.2f s of turn %d", tb.Match.View(0).Turn().Number, tb.clock.spent, tb.clock.turn)
	}
	for _, f := range uitest.Fits() {
		tb.Canvas.Fit = f
		tb.sync(false)
		if b := tb.clockBox(); b.Overlaps(tb.layout.Captions) || !b.Within(tb.layout.EndTurn) {
			t.Errorf("%s: the clock is at %v, the log at %v", uitest.FitName(f), b, tb.layout.Captions)
		}
		words := tb.Canvas.TextWidth("END TURN", ui.Display(58, pen.Paper))
		if left := tb.layout.EndTurn.X + (tb.layout.EndTurn.W-words)/2; tb.clockBox().X+tb.clockBox().W > left {
			t.Errorf("%s: the clock reaches the words END TURN, which begin at %.0f", uitest.FitName(f), left)
		}
	}
	if got := clockWords(125.9); got != "2:05" {
		t.Errorf("125.9 seconds are %q", got)
	}
}

// TestTurnClockAfterRestart checks that the time of a turn goes on after a restart, both if the
// program is killed in the middle of a long turn and if the player leaves the table, and that the
// next turn begins at zero.
func TestTurnClockAfterRestart(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	var saved match.Saved
	saves := 0
	tb.Changed = func() { saved, saves = tb.Match.Saved(), saves+1 }
	wait := func(tb *Table, h *uitest.Hands, seconds float64) {
		for range int(seconds / ui.Tick) {
			h.Tick(t)
		}
	}
	if wait(tb, h, 30); saves != 0 {
		t.Errorf("without a clock the game is saved %d times", saves)
	}
	tb.Settings.TurnTime = turnTimes[1]
	if wait(tb, h, 25); saves != 2 {
		t.Errorf("in 25 seconds of a turn the game is saved %d times", saves)
	}
	turn := tb.Match.View(0).Turn().Number
	restarted := func(want float64) (*Table, *uitest.Hands) {
		t.Helper()
		tb := again(t, tb, saved)
		tb.Settings = &ui.Settings{Speed: ui.Instant, TurnTime: turnTimes[1]}
		h := handsOn(tb)
		mine(t, tb, h)
		if got := tb.clock.spent; tb.Match.View(0).Turn().Number != turn || got < want-0.5 || got > want+0.5 {
			t.Errorf("after a restart in turn %d the clock is at %.2f s of turn %d, want %.0f s", turn, got, tb.clock.turn, want)
		}
		return tb, h
	}
	killed, kh := restarted(20)
	if wait(killed, kh, 2); killed.clock.spent < 21.5 || killed.clock.spent > 22.5 {
		t.Errorf("two seconds later it is at %.2f s", killed.clock.spent)
	}
	for killed.Match.View(0).Turn().Number == turn {
		if err := killed.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	mine(t, killed, kh)
	if kh.Tick(t); killed.clock.spent > 1 {
		t.Errorf("the next turn begins at %.2f s", killed.clock.spent)
	}
	h.Press(t, ebiten.KeyEscape)
	tb.leaving(func() {}, "", "")
	restarted(25)
}

// TestNote checks that NOTE in the log adds the viewer's note as a line.
func TestNote(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	h.Press(t, ebiten.KeyL)
	h.Button(t, &tb.log.buttons, "NOTE")
	h.Type(t, "two Kicks left")
	h.Press(t, ebiten.KeyEnter)
	h.Tick(t)
	if l := tb.logs[0].lines; l[len(l)-1].Text != "Note: two Kicks left" || tb.dialog.Shown() || !tb.log.open {
		t.Errorf("the log ends with %q", l[len(l)-1].Text)
	}
}

// TestOneIsLeft checks that after all other people have left, the curtain stays down and the last
// person sees the table.
func TestOneIsLeft(t *testing.T) {
	tb := testTable(t, match.Plan{Variants: []string{rules.Leaving}, Seats: testgame.Seats("Ana", "Ben", "buyer"), Seed: 4})
	h := handsOn(tb)
	mine(t, tb, h)
	left := tb.eyes
	h.Press(t, ebiten.KeyEscape)
	h.Button(t, &tb.pause.form.Buttons, "LEAVE GAME")
	h.Button(t, &tb.dialog.Buttons, "LEAVE")
	for n := 0; n < 200 && !tb.Match.Over(); n++ {
		if tb.curtain.up || tb.eyes == left {
			t.Fatalf("after %d answers the curtain is up: %v, and seat %d looks", n, tb.curtain.up, tb.eyes)
		}
		if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	if got := tb.playing(); len(got) != 1 || got[0] == left {
		t.Errorf("%v are playing", got)
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
	tb.struck, tb.splash = struck{}, splash{}
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
