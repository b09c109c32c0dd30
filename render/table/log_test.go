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
)

// TestLogIsLaidAhead checks that the closed log is laid out a few lines a tick, so that little is
// left to do when it opens, that closing it keeps that, and that the result is that of laying it out
// at once. A window of another size lays it out again, and a viewer who leaves takes it along.
func TestLogIsLaidAhead(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "Bob", "buyer"), Seed: 7})
	h := handsOn(tb)
	for n := 0; n < 80 || !tb.ask.mine; n++ {
		if tb.curtain.up {
			tb.handOver()
		}
		if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	lines := len(tb.logs[tb.eyes].lines)
	ahead := func(when string) {
		t.Helper()
		for n := 0; n < lines && len(tb.log.first) < lines; n++ {
			before := len(tb.log.first)
			if h.Tick(t); len(tb.log.first) > before+linesAhead {
				t.Fatalf("%s: a tick lays out %d lines", when, len(tb.log.first)-before)
			}
		}
		if len(tb.log.first) != lines {
			t.Fatalf("%s: %d of %d lines are laid out", when, len(tb.log.first), lines)
		}
		laid := tb.log.logText
		tb.log.logText = logText{}
		tb.layLog()
		if !slices.EqualFunc(laid.lines, tb.log.lines, func(a, b logLine) bool { return a.words == b.words && a.down == b.down && a.of == b.of }) || laid.high != tb.log.high {
			t.Errorf("%s: laid out ahead, the log is %+v, at once %+v", when, laid, tb.log.logText)
		}
	}
	if lines < 3*linesAhead {
		t.Fatalf("the log has only %d lines", lines)
	}
	ahead("a game goes on")
	h.Press(t, ebiten.KeyL)
	if h.Press(t, ebiten.KeyL); tb.log.open || len(tb.log.first) != lines {
		t.Errorf("after it was open, %d of %d lines are laid out", len(tb.log.first), lines)
	}
	tb.Canvas.Fit = ui.FitInto(1920, 1080)
	h.Tick(t)
	if n := len(tb.log.first); n > linesAhead {
		t.Errorf("the first tick of another window lays out %d lines", n)
	}
	ahead("another window")
	if tb.forget(); len(tb.log.lines) > 0 {
		t.Error("the next viewer gets the log of the last one")
	}
}

// TestLogLinesAreWhole checks that the log shows each line whole or not at all, however far it is
// scrolled, that the latest caption is shortened only if it has no room even in the place of two, and
// that the others are never shortened.
func TestLogLinesAreWhole(t *testing.T) {
	long := 0
	for _, mode := range []string{"", "rebirth"} {
		for _, scale := range []float64{1, 2} {
			tb := testTable(t, match.Plan{Mode: mode, Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 7})
			tb.Settings.TextScale = scale
			fit := tb.Settings.Fit(1280, 720)
			tb.Canvas.Fit = fit
			stand := testgame.NewRandom(3)
			for range 150 {
				if err := tb.stepFor(stand); err != nil {
					t.Fatal(err)
				}
				if len(tb.news) == 0 {
					continue
				}
				n := &tb.news[0]
				if n.high > captionHeight {
					long++
				}
				for k, o := range tb.news {
					if cut := strings.HasSuffix(o.lines[len(o.lines)-1], "..."); cut && (k > 0 || o.high+o.style.Size*captionStep <= tb.layout.Captions.H) {
						t.Errorf("%q, text %.0f: caption %d %q is cut off", mode, scale, k, o.lines)
					}
				}
			}
			tb.toggleLog()
			tb.layLog()
			for scroll := 0.0; scroll < min(tb.log.most(), 600); scroll += 17 {
				tb.log.scroll = scroll
				page := tb.Canvas.Read(1280, 720, nil, func(c *ui.Canvas) { tb.layLog(); tb.log.draw(c) })
				shown := map[string]bool{}
				for _, l := range page.Lines {
					shown[l.Text] = true
				}
				for of, first := range tb.log.first {
					end := len(tb.log.lines)
					if of+1 < len(tb.log.first) {
						end = tb.log.first[of+1]
					}
					if e := tb.log.entry(of); !e.Within(tb.log.inside()) {
						continue
					}
					for _, part := range tb.log.lines[first:end] {
						if !shown[part.words] {
							t.Fatalf("%q, text %.0f, scrolled by %.0f: %q is not shown", mode, scale, scroll, part.words)
						}
					}
				}
				for _, l := range tb.log.lines {
					if e := tb.log.entry(l.of); e.H < tb.log.inside().H && !e.Within(tb.log.inside().Grown(2)) && e.Overlaps(tb.log.inside()) && shown[l.words] && once(tb.log.lines, l.words) {
						t.Fatalf("%q, text %.0f, scrolled by %.0f: only %q of a line is shown", mode, scale, scroll, l.words)
					}
				}
			}
		}
	}
	if long == 0 {
		t.Error("no caption was ever long")
	}
}

// once reports whether words are in only one line of the log.
func once(lines []logLine, words string) bool {
	n := 0
	for i := range lines {
		if lines[i].words == words {
			n++
		}
	}
	return n == 1
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

// TestCaptionsUseTheirRoom checks that a caption takes no more room than its lines, so that one of three
// lines leaves room for others.
func TestCaptionsUseTheirRoom(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 7})
	tb.Canvas.Fit = tb.Settings.Fit(1280, 720)
	tb.sync(false)
	line := func(text string) match.Line {
		return match.Line{Kind: engine.CardMoved, Card: engine.NoCard, Text: text}
	}
	const two, three = "Robo gained Orange Lantern Power Ring", "Ana played Orange Lantern Power Ring and drew three cards from their deck"
	for _, texts := range [][]string{{two, three}, {three, three}, {"Robo drew a card", two, "Robo drew a card"}, {two, two}} {
		var lines []match.Line
		for _, text := range texts {
			lines = append(lines, line(text))
		}
		tb.logs[tb.eyes].lines = lines
		tb.describeNews()
		high, counts := -captionGap, []int{}
		for _, n := range tb.news {
			high += n.high + captionGap
			counts = append(counts, len(n.lines))
		}
		if len(tb.news) != len(texts) || high > tb.layout.Captions.H {
			t.Errorf("of %q, captions of %v lines are shown, %.0f high in a room of %.0f", texts, counts, high, tb.layout.Captions.H)
		}
		if texts[len(texts)-1] == three && counts[0] != 3 {
			t.Errorf("%q has %d lines: the test needs three", three, counts[0])
		}
	}
}
