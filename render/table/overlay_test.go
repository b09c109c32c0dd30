package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// playable returns a table with a playable card in the hand, and its position.
func playable(t *testing.T) (tb *Table, h *uitest.Hands, x, y float64) {
	t.Helper()
	tb = testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	h = handsOn(tb)
	mine(t, tb, h)
	o, _ := tb.ask.find(engine.OptPlay)
	x, y, ok := tb.find(o)
	if !ok {
		t.Fatal("there is no card to play")
	}
	return tb, h, x, y
}

// overlays opens everything that can cover the table.
var overlays = map[string]func(tb *Table){
	"an enlarged card": func(tb *Table) { tb.zoom.Pin(&tb.Faces[0]) },
	"the menu":         func(tb *Table) { tb.pause.show(tb) },
	"a dialog":         func(tb *Table) { tb.dialog.Show("Really?", "", "YES", "NO", func() {}) },
	"the browser":      func(tb *Table) { tb.browseSeat(1) },
	"the rules":        func(tb *Table) { tb.readRules() },
	"the log":          func(tb *Table) { tb.toggleLog() },
	"an Attack":        func(tb *Table) { tb.pages = pages{leaf: leaf{struck: struck{source: &tb.Faces[0], title: "HIT"}}} },
	"the curtain":      func(tb *Table) { tb.curtain.raise(func() { tb.curtain.up = false }, ui.Button{}, tb.menuButton()) },
}

// covered reports whether anything covers the table.
func (t *Table) covered() bool {
	return t.zoom.Pinned || t.pause.open || t.dialog.Shown() || t.browser.Shown() || t.book.Shown() || t.log.open || t.pages.struck.up() || t.curtain.up
}

// TestOverlaysKeepTheirPress checks that a press that began on an overlay clicks and drags nothing
// below, even if the overlay closes first.
func TestOverlaysKeepTheirPress(t *testing.T) {
	for name, open := range overlays {
		for _, way := range []string{"closed by the press", "closed by a key while it lasts", "closed, and dragged up", "opened while it lasts"} {
			tb, h, x, y := playable(t)
			if name == "the log" {
				// The log is beside the hand, so put a card under it.
				i := tb.layout.SpotAt(x, y) - 1
				tb.layout.Spots[i].Pose = ui.PoseAt(logInside.X+100, logInside.Y+400, 200)
				tb.layout.Spots = append(tb.layout.Spots, tb.layout.Spots[i])
				x, y = tb.layout.Spots[i].Pose.X, tb.layout.Spots[i].Pose.Y
				tb.countShort(tb.view())
			}
			before := len(tb.Match.Log())
			shut := func() {
				for _, k := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyEscape, ebiten.KeySpace, ebiten.KeyEnter} {
					if tb.covered() {
						h.Press(t, k)
					}
				}
				if tb.covered() {
					t.Errorf("%s cannot be closed by a key", name)
				}
			}
			press := func() {
				h.Move(x, y)
				h.Tick(t)
				h.Left = true
				h.Tick(t)
			}
			switch way {
			case "opened while it lasts":
				press()
				open(tb)
				h.Tick(t)
			case "closed by the press":
				open(tb)
				press()
				h.Left = false
				h.Tick(t)
				if tb.covered() {
					continue // a press beside it does not close it
				}
			case "closed, and dragged up":
				open(tb)
				press()
				shut()
				h.Move(x-60, 300)
				h.Tick(t)
			default:
				open(tb)
				press()
				shut()
			}
			h.Left = false
			h.Tick(t)
			shut()
			h.Tick(t)
			if n := len(tb.Match.Log()); n != before || tb.drag != nil {
				t.Errorf("%s, %s: %d answers were given, dragged is %v", name, way, n-before, tb.drag)
			}
			if h.Click(t, x, y); len(tb.Match.Log()) == before {
				t.Errorf("%s, %s: the next click plays nothing", name, way)
			}
		}
	}
}

// TestDragEndsUnderOverlay checks that a dragged card returns when an overlay opens.
func TestDragEndsUnderOverlay(t *testing.T) {
	tb, h, x, y := playable(t)
	before := len(tb.Match.Log())
	h.Move(x, y)
	h.Tick(t)
	h.Left = true
	h.Tick(t)
	h.Move(x, 300)
	h.Tick(t)
	h.Tick(t)
	if tb.drag == nil {
		t.Fatal("the card is not dragged")
	}
	tb.zoom.Pin(&tb.Faces[0])
	h.Tick(t)
	h.Left = false
	h.Tick(t)
	h.Press(t, ebiten.KeyEscape)
	h.Tick(t)
	if n := len(tb.Match.Log()); n != before || tb.drag != nil {
		t.Errorf("the card was played (%d answers), or is still dragged: %v", n-before, tb.drag != nil)
	}
}

// TestReaderLeavesChoicesFree checks that a card enlarged from the log covers neither the choices
// nor the log.
func TestReaderLeavesChoicesFree(t *testing.T) {
	for _, on := range []bool{true, false} {
		tb, h, _, _ := playable(t)
		if on {
			tb, h = asked(t, several)
		}
		tb.toggleLog()
		h.Tick(t)
		for i := range tb.log.lines {
			tb.log.lines[i].face = &tb.Faces[1]
		}
		shown := false
		for y := logInside.Y + 5; y < logInside.Y+logInside.H && !shown; y += logPitch {
			for _, x := range []float64{logInside.X + 20, logInside.X + 300} {
				h.Move(x, y)
				for range int(0.4 / ui.Tick) {
					h.Tick(t)
				}
				if !tb.zoom.Hovers() {
					continue
				}
				shown = true
				if tb.ask.up && (tb.zoom.At.Overlaps(tb.ask.stage.Area) || tb.zoom.At.Overlaps(tb.ask.stage.Source.Box)) || tb.zoom.At.Overlaps(logBox) {
					t.Errorf("with a stage up: %v, a card of the log is shown at %v", on, tb.zoom.At)
				}
			}
		}
		if !shown {
			t.Error("no card of the log is shown enlarged")
		}
	}
}

// TestCaptionsOpenTheLog checks that a click on the captions opens the log.
func TestCaptionsOpenTheLog(t *testing.T) {
	tb, h, x, y := playable(t)
	h.Click(t, x, y)
	if len(tb.news) == 0 {
		t.Fatal("a card was played, and there is no caption")
	}
	b := tb.layout.Captions
	h.Click(t, b.X+30, b.Y+20)
	if !tb.log.open {
		t.Error("a click on the captions does not open the log")
	}
}

// TestKeysWorkBesideTheLog checks that with the log open the number keys play cards wherever the
// pointer is, and that Esc closes only the log.
func TestKeysWorkBesideTheLog(t *testing.T) {
	for _, x := range []float64{logInside.X + 200, 300} {
		tb, h, _, _ := playable(t)
		tb.toggleLog()
		h.Move(x, logInside.Y+300)
		h.Tick(t)
		before := len(tb.Match.Log())
		if h.Press(t, ebiten.KeyDigit1); len(tb.Match.Log()) != before+1 || !tb.log.open {
			t.Errorf("with the pointer at %.0f, 1 gives %d answers, the log is open: %v", x, len(tb.Match.Log())-before, tb.log.open)
		}
		if h.Press(t, ebiten.KeyEscape); tb.log.open || tb.pause.open {
			t.Errorf("after Esc the log is open: %v, the menu: %v", tb.log.open, tb.pause.open)
		}
	}
}
