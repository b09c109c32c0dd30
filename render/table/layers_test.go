package table

import (
	"slices"
	"testing"

	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// layerNames lists the layers of the stack, lowest first.
var layerNames = []string{"recap", "note", "stage", "flourishes", "log", "moment", "hit", "splash", "pile", "curtain", "sights", "menu", "dialog", "reader", "rules"}

// openers open a layer on a table with a playable card. The stage and the note have tables of their
// own.
var openers = map[string]func(tb *Table){
	"log":    func(tb *Table) { tb.toggleLog() },
	"hit":    func(tb *Table) { tb.pages = pages{leaf: leaf{struck: struck{source: &tb.Faces[0], title: "HIT"}}} },
	"splash": func(tb *Table) { tb.pages = pages{leaf: leaf{splash: splash{face: &tb.Faces[0]}}} },
	"pile":   func(tb *Table) { tb.browseSeat(1) },
	"curtain": func(tb *Table) {
		tb.log.close() // an open log is one that was opened over the curtain
		tb.curtain.raise(func() { tb.curtain.up = false }, ui.Button{}, tb.menuButton())
	},
	"menu":   func(tb *Table) { tb.pause.show(tb) },
	"dialog": func(tb *Table) { tb.dialog.Show("Really?", "", "YES", "NO", func() {}) },
	"reader": func(tb *Table) { tb.zoom.Pin(&tb.Faces[0]) },
	"rules":  func(tb *Table) { tb.readRules() },
}

// onLogX and onLogY are a position on the log and on every layer that covers the whole table.
const onLogX, onLogY = 1500, 560

// shownOf reports whether a layer of a table is shown.
func (t *Table) shownOf(name string) bool {
	for i, l := range t.layers.Layers() {
		if layerNames[i] == name {
			return l.Shown()
		}
	}
	return false
}

// closeAll closes all layers except the stage.
func (t *Table) closeAll() {
	t.layers = t.stack()
	t.zoom.Close()
	t.pause.close()
	t.dialog.Close()
	t.browser.Close()
	t.book.Close()
	t.log.close()
	t.recap.close()
	t.pages, t.curtain.up = pages{}, false
}

// TestPairsOfLayers checks that of two layers over the table only the upper one gets clicks, keys,
// and the wheel, and that the match gets none. Escape closes the upper layer and leaves the lower
// one.
func TestPairsOfLayers(t *testing.T) {
	question, onQuestion := asked(t, optional)
	turn, onTurn, _, _ := playable(t)
	pairs := 0
	for low, lower := range layerNames {
		for _, upper := range layerNames[low+1:] {
			if openers[upper] == nil || openers[lower] == nil && lower != "stage" {
				continue
			}
			t.Run(lower+" and "+upper, func(t *testing.T) {
				tb, h := turn, onTurn
				if lower == "stage" {
					tb, h = question, onQuestion
				}
				for i := range uitest.Events {
					e := &uitest.Events[i]
					tb.closeAll()
					if lower != "stage" {
						openers[lower](tb)
					}
					openers[upper](tb)
					tb.Settings.Speed, tb.shown = ui.Normal, true // at instant speed there would be no page
					if !tb.shownOf(lower) || !tb.shownOf(upper) {
						t.Skipf("opening %s closes %s", upper, lower)
					}
					pairs++
					reach := uitest.Watch(&tb.layers, e)
					given, asked := tb.Match.Given(), tb.ask.seq
					e.Do(t, h, onLogX, onLogY)
					if want := []int{slices.Index(layerNames, upper)}; !slices.Equal(reach.Used, want) || !slices.Equal(reach.Got, want) {
						t.Errorf("%s reaches layers %d, and %d use it, want only %d, %s", e.Name, reach.Got, reach.Used, want, upper)
					}
					if tb.Match.Given() != given || tb.ask.seq != asked {
						t.Errorf("%s answers a question through %s", e.Name, upper)
					}
					if !tb.shownOf(lower) {
						t.Errorf("%s on %s closes %s below it", e.Name, upper, lower)
					}
					if e.Hold == ui.HoldKeys && upper != "curtain" && tb.shownOf(upper) {
						t.Errorf("Escape does not close %s", upper)
					}
				}
			})
		}
	}
	if pairs < 60 {
		t.Errorf("%d pairs were tried: most layers close each other", pairs)
	}
}

// TestNoteHoldsItsBox checks that a note on the map takes the clicks in its box and leaves all
// others to the board.
func TestNoteHoldsItsBox(t *testing.T) {
	tb := townTable(t, 2, 1)
	people := testgame.NewRandom(1)
	n := noteLayer{tb}
	for tries := 0; !n.Shown(); tries++ {
		if tb.board.Step(tb.now(), 0); n.Shown() {
			break
		}
		if err := tb.stepFor(people); err != nil || tries == 100 {
			t.Fatalf("no note is shown (%v)", err)
		}
	}
	box := noteBox(tb)
	x, y := box.Middle()
	if !n.Holds(&ui.Pointer{X: x, Y: y}).Has(ui.HoldPointer) {
		t.Error("a click in the box of a note goes through it")
	}
	if held := n.Holds(&ui.Pointer{X: x, Y: box.Y - 200}); held != 0 {
		t.Errorf("a note holds %b beside its box", held)
	}
	tb.hover = 1
	tb.zoom.Face = &tb.Faces[0]
	n.Update(&ui.Pointer{X: x, Y: y})
	if tb.hover != 0 || tb.zoom.Shown() {
		t.Errorf("with the pointer on a note spot %d is under it, and a card is enlarged: %v", tb.hover, tb.zoom.Shown())
	}
	tb.drag = tb.sprites.list[0]
	if held := n.Holds(&ui.Pointer{X: x, Y: y}); held != 0 {
		t.Errorf("a note holds %b of a drag over it", held)
	}
}

// TestReleasedTableRests checks that a table that is released during its own tick, as by a quick
// load, no longer lets computer players act.
func TestReleasedTableRests(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("random", "random"), Seed: 1})
	h := handsOn(tb)
	tb.shown, tb.wait = true, 0
	if h.Tick(t); tb.Match.Given() == 0 {
		t.Fatal("no computer player acts: nothing is tested")
	}
	given := tb.Match.Given()
	tb.Release()
	tb.shown, tb.wait = true, 0
	if h.Tick(t); tb.Match.Given() != given {
		t.Errorf("%d answers are given at a table that was released", tb.Match.Given()-given)
	}
}

// TestQuestionsAreOnTop checks that no layer covers a question that the program asks.
func TestQuestionsAreOnTop(t *testing.T) {
	for name, open := range map[string]func(tb *Table){"reader": openers["reader"], "rules": openers["rules"]} {
		tb, _, _, _ := playable(t)
		open(tb)
		tb.Ask("Load it?", "", "LOAD", "STAY", func() {})
		if !tb.dialog.Shown() || tb.shownOf(name) {
			t.Errorf("the layer %s covers a question", name)
		}
	}
}

// TestEveryLayerIsNamed checks that layerNames matches the stack.
func TestEveryLayerIsNamed(t *testing.T) {
	tb, _, _, _ := playable(t)
	if n := len(tb.layers.Layers()); n != len(layerNames) {
		t.Fatalf("the stack has %d layers, and the test names %d", n, len(layerNames))
	}
	for i, name := range layerNames {
		if open := openers[name]; open != nil {
			tb, _, _, _ := playable(t)
			if open(tb); !tb.layers.Layers()[i].Shown() {
				t.Errorf("layer %d is not %s", i, name)
			}
		}
	}
}
