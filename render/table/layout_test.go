package table

import (
	"fmt"
	"testing"

	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/board/standard"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// tableLayout returns the layout rules of a table. Questions and layers over the table have letters
// as large as in menus, everything else as large as in rules.
func tableLayout(tb *Table) *uitest.LayoutRules {
	return &uitest.LayoutRules{
		Free: map[string]bool{"shout": true, "splash text": true, "splash news": true, "splash name": true, "splash stamp": true, "splash tags": true, "announcement": true},
		Min: func(p *ui.Page, l *ui.PageLine) float64 {
			if l.Part == "prompt" || tb.dialog.Shown() || tb.pause.open || tb.book.Shown() {
				return p.MinPrompt() * p.Unit
			}
			return p.MinRules() * p.Unit
		},
	}
}

// TestOverTheTable checks all layers over a table against the layout rules of screens, in windows
// of all sizes and scales, with usual and longer texts.
func TestOverTheTable(t *testing.T) {
	tb := busyTable(t, false)
	walk := func(name string, open, end func()) {
		t.Helper()
		open()
		tableLayout(tb).Walk(t, name, tb.Canvas, func() { tb.sync(false) }, tb.Draw)
		end()
	}
	none := func() {}
	walk("the menu", func() { tb.pause.show(tb) }, tb.pause.close)
	walk("a question before it is left", func() {
		tb.Ask("The game is kept nowhere: the folder it belongs to cannot be written to.", "Exit to the title?", "EXIT", "CANCEL", none)
	}, tb.dialog.Close)
	walk("a name", func() { tb.SaveAs = func(string) {}; tb.askName() }, tb.dialog.Close)
	walk("a seat that is looked through", func() { tb.browseSeat(1) }, tb.browser.Close)
	walk("the rules", func() { tb.readRules() }, tb.book.Close)
	walk("the log", tb.toggleLog, tb.log.close)
	lines := tb.logs[tb.eyes].lines
	for _, of := range []int{0, len(lines) / 2, len(lines) - 1} {
		walk(fmt.Sprint("log line ", of), func() { tb.toggleLog(); tb.layLog(); tb.showMoment(of) }, tb.log.close)
	}
	walk("an announcement", func() { tb.effects.announce("SPEED 0.5X") }, none)
	for _, n := range []int{1, 3, 6} {
		walk(fmt.Sprint("an Attack that has cost ", n), func() {
			tb.pages.struck = struck{source: &tb.Faces[tb.layout.Spots[0].Face], title: "The Anti-Monitor HITS YOU", age: 9}
			for i := range n {
				tb.pages.struck.lines = append(tb.pages.struck.lines, fmt.Sprintf("Maximilianus put Vulnerability and %d more cards on top of their deck, in an order of their own", i+2))
			}
		}, tb.pages.drop)
	}
	tb.Settings = &ui.Settings{Speed: ui.Instant}
	for i := range tb.Faces {
		if f := &tb.Faces[i]; f.Arrival != "" {
			walk("the entrance of "+f.Name, func() { tb.pages.splash = splash{face: f} }, tb.pages.drop)
		}
	}
	f := &tb.Faces[tb.view().Card(tb.layout.Villain).Face]
	tags := board.Moment{News: "MAXIMILIANUS defeated The Anti-Monitor.", Tags: []string{"SLOT 3", "THREAT 5", "4 OF 5 DEFEATED"}}
	walk("an entrance with tags", func() { tb.showSplash(leaf{splash: splash{face: f, Moment: tags}}) }, tb.pages.drop)
	walk("a defeat", func() {
		tb.showSplash(leaf{splash: splash{face: f, Moment: board.Moment{News: tags.News, Tags: tags.Tags[2:]}, fell: true}})
	}, tb.pages.drop)
}

// TestReplayLayout checks a replay against the same rules.
func TestReplayLayout(t *testing.T) {
	tb := New(Options{
		Match: ended(t), Board: standard.New, Faces: testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces, Canvas: ui.NewCanvas(),
		Settings: &ui.Settings{Speed: ui.Instant}, Watch: &Watch{Title: "The longest evening that there ever was", Share: func(Sight) {}},
	})
	tableLayout(tb).Walk(t, "a replay", tb.Canvas, func() { tb.sync(false) }, tb.Draw)
}
