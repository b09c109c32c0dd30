package table

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/looptest"
	"lineup/render/table/question"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestNotesAreClosed checks in whole games that a note covers none of the table's buttons, that a
// click closes it and answers nothing, and that it is remembered.
func TestNotesAreClosed(t *testing.T) {
	closed := 0
	for seed := uint64(1); seed <= 3; seed += uint64(looptest.Every(2)) {
		tb := townTable(t, 1+int(seed%3), seed)
		people := testgame.NewRandom(seed)
		h := handsOn(tb)
		for n := 0; !tb.Match.Over() && n < 1500; n++ {
			for tb.ask.mine { // at instant speed computer players would play on meanwhile
				known := tb.Settings.Explained
				if tb.board.Step(tb.now(), 0); !tb.layout.Note.Shown() {
					break
				}
				if tb.Settings.Explained == known {
					t.Fatalf("seed %d: a note is shown, and only %s is remembered", seed, known)
				}
				note := noteBox(tb)
				for _, list := range [...]ui.Buttons{tb.buttons, tb.ask.answers} {
					for _, b := range list.List {
						if b.Box.Overlaps(note) {
							t.Errorf("seed %d: a note covers the button %s", seed, b.Label)
						}
					}
				}
				before := len(tb.Match.Log())
				if closed%2 == 0 {
					h.Click(t, note.X+40, note.Y+20)
				} else {
					h.Press(t, ebiten.KeyEscape)
				}
				if tb.layout.Note.Shown() || len(tb.Match.Log()) != before || tb.pause.open {
					t.Fatalf("seed %d: a click on a note, or Escape, leaves it, gives an answer, or opens the menu: %s", seed, tb.Settings.Explained)
				}
				closed++
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if closed < 40/looptest.Every(2) {
		t.Errorf("only %d notes were closed: too few to have been tested", closed)
	}
}

// noteBox returns the box in which the note of a table's board takes the pointer, to a few units.
func noteBox(tb *Table) (box ui.Box) {
	const step = 4.0
	room := tb.Canvas.Room()
	for y := room.Y; y < room.Y+room.H; y += step {
		for x := room.X; x < room.X+room.W; x += step {
			if at := (ui.Box{X: x, Y: y, W: step, H: step}); !tb.layout.Note.Holds(&ui.Pointer{X: x, Y: y}).Has(ui.HoldPointer) {
				continue
			} else if box.W == 0 {
				box = at
			} else {
				box = box.Joined(at)
			}
		}
	}
	return box
}

// TestNothingIsExplained checks that no note is shown if notes are off, in other Scenarios, or to
// onlookers.
func TestNothingIsExplained(t *testing.T) {
	quiet := townTable(t, 2, 1)
	quiet.Settings.Quiet = true
	later := townTableOf(t, 2, 2, 1)
	nobody := testTable(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats("random", "random"), Seed: 1})
	for name, tb := range map[string]*Table{"turned off": quiet, "Scenario 2": later, "no person": nobody} {
		people := testgame.NewRandom(1)
		for range 60 {
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
			tb.board.Step(tb.now(), 0.01)
			if tb.layout.Note.Shown() || tb.Settings.Explained != "" {
				t.Fatalf("%s: %q is explained", name, tb.Settings.Explained)
			}
		}
	}
}

// TestEscLeavesTheBoard checks that Esc declines a question on the map that can be declined, and
// opens the menu otherwise.
func TestEscLeavesTheBoard(t *testing.T) {
	for seed := uint64(1); seed < 20; seed++ {
		tb := townTable(t, 2, seed)
		h := handsOn(tb)
		if tb.playUntil(func() bool {
			_, done := tb.ask.find(engine.OptDone)
			return done && tb.ask.mine && tb.ask.kind != engine.DecideTurn && tb.onBoard()
		}, testgame.NewRandom(seed)) != nil {
			continue // the game ended before one was asked
		}
		given := tb.Match.Given()
		h.Press(t, ebiten.KeyEscape)
		if log := tb.Match.Log(); len(log) <= given || log[given].Kind != engine.OptDone || tb.pause.open {
			t.Errorf("seed %d: Esc gave %v, and the menu is open: %v", seed, log[given:], tb.pause.open)
		}
		return
	}
	t.Error("nothing was asked on the map that can be left")
}

// TestFirstAttackExplainsDefenses checks that the first question about an Attack that a Defense can avoid
// says what a Defense does, in any window, and that a later one does not, nor one after the note on the
// map, nor with notes off.
func TestFirstAttackExplainsDefenses(t *testing.T) {
	looptest.NeedDisplay(t)
	const words = "You have a Defense card, which can avoid this Attack."
	first, later, known, quiet := 0, 0, 0, 0
	for seed := uint64(1); seed <= 8; seed++ {
		tb := townTable(t, 2, seed)
		switch seed % 4 {
		case 0:
			tb.Settings.Quiet = true
		case 1:
			tb.Settings.Explain("defense")
		}
		people := testgame.Buyer{}
		explained, asked := seed%4 < 2, 0
		for n := 0; !tb.Match.Over() && n < 900 && asked < 3; n++ {
			if !tb.ask.mine || tb.ask.kind != engine.DecideDefend {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if _, ok := tb.ask.find(engine.OptDefend); !ok {
				t.Fatalf("seed %d: an Attack is asked about without a Defense", seed)
			}
			for i := range 4 {
				w := [][2]int{{1280, 720}, {1920, 1080}}[i%2]
				tb.Canvas.Fit = (&ui.Settings{TextScale: 1 + float64(i/2)}).Fit(w[0], w[1])
				tb.sync(false)
				if got := strings.Contains(tb.ask.asked.Says, words); got == explained {
					t.Errorf("seed %d: a question says %q, and Defenses were explained: %v", seed, tb.ask.asked.Says, explained)
				}
				for _, l := range tb.ask.stage.Balloon.Says {
					if !l.Box().Within(tb.ask.stage.Balloon.Box) {
						t.Errorf("seed %d: %q is outside its balloon", seed, l.Text)
					}
				}
				if says := tb.ask.stage.Balloon.Says; !explained && !strings.Contains(joined(says), "avoid this Attack") {
					t.Errorf("seed %d: the balloon says %q", seed, joined(says))
				}
			}
			switch {
			case !explained:
				first++
			case seed%4 == 0:
				quiet++
			case seed%4 == 1:
				known++
			default:
				later++
			}
			tb.give(people.Decide(tb.view()).Option)
			if !explained && !tb.Settings.Knows("defense") {
				t.Errorf("seed %d: Defenses are explained, and it is not remembered", seed)
			}
			explained = true
			asked++
		}
	}
	if first < 3 || later == 0 || known == 0 || quiet == 0 {
		t.Errorf("%d first questions, %d later ones, %d after the note, and %d without notes", first, later, known, quiet)
	}
}

// joined returns lines as one text.
func joined(lines []question.Line) string {
	var all []string
	for _, l := range lines {
		all = append(all, l.Text)
	}
	return strings.Join(all, " ")
}

// TestRefusalIsOverTheNote checks that the words about a refused click are drawn over a note on the map.
func TestRefusalIsOverTheNote(t *testing.T) {
	tested := 0
	for seed := uint64(1); seed <= 4; seed++ {
		tb := townTable(t, 1, seed)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 100; n++ {
			if tb.board.Step(tb.now(), 0); tb.ask.mine && tb.layout.Note.Shown() && tb.canTouch() {
				for i := range tb.short {
					if tb.short[i] <= 0 {
						continue
					}
					tb.setHover(i + 1)
					tb.refuse()
					_, words := tb.told()
					at, note := -1, -1
					page := tb.Canvas.Read(1280, 720, nil, tb.Draw)
					for k := range page.Lines {
						switch l := &page.Lines[k]; {
						case l.Text == words:
							at = k
						case l.Part == "note":
							note = k
						}
					}
					if note < 0 {
						break
					}
					if tested++; at < note {
						t.Fatalf("seed %d: %q is line %d, below line %d of a note", seed, words, at, note)
					}
					break
				}
				tb.setHover(0)
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if tested < 3 {
		t.Errorf("only %d notes were tested", tested)
	}
}
