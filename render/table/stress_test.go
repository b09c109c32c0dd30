package table

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestNothingLeft checks that END TURN gets a pulsing light, and the prompt's words for it their
// color, exactly when no card can be played or bought to any use.
func TestNothingLeft(t *testing.T) {
	looptest.NeedDisplay(t)
	tb, _ := moving(t, 4)
	tb.Canvas.Fit = tb.Settings.Fit(1280, 720)
	tb.Refresh()
	seen := map[bool]int{}
	for n := 0; n < 60 && !tb.Match.Over(); n++ {
		if !tb.ask.mine || tb.ask.kind != engine.DecideTurn {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
			continue
		}
		left := false
		v := tb.view()
		for _, o := range v.Pending().Options {
			switch o.Kind {
			case engine.OptPlay:
				f := v.Face(o.Card)
				left = left || f.Play != 0 || f.Ongoing
			case engine.OptBuy:
				left = left || v.Power() > 0
			case engine.OptEnd:
			default:
				left = true
			}
		}
		if tb.ask.finished == left || (tb.ask.stress == "end your turn") == left || pen.TintOf(tb.ask.words, tb.ask.stress, pen.CanDo) == nil {
			t.Fatalf("with more to do (%v) the turn is finished: %v, and %q stresses %q", left, tb.ask.finished, tb.ask.words, tb.ask.stress)
		}
		if seen[left]++; seen[left] == 1 {
			tb.breath = board.Breath{Depth: 1}
			bright := light(tb)
			if tb.breath.Clock = pulseTime / 2; (bright > 0) == left || !left && light(tb) > bright/2 {
				t.Errorf("with more to do (%v), the light of END TURN has brightness %d and then %d", left, bright, light(tb))
			}
		}
		if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("turns with more to do, and without: %v", seen)
	}
}

// light returns how bright the light behind END TURN is.
func light(tb *Table) int {
	picture := ebiten.NewImage(1280, 720)
	defer picture.Deallocate()
	tb.Canvas.Begin(picture)
	tb.drawFinished(tb.Canvas)
	out := image.NewRGBA(image.Rect(0, 0, 1280, 720))
	picture.ReadPixels(out.Pix)
	sum := 0
	for _, v := range out.Pix {
		sum += int(v)
	}
	return sum
}

// TestNamesHaveSeatColors checks that the names of seats in captions and in the log have their
// seats' colors, light or dark enough to be read.
func TestNamesHaveSeatColors(t *testing.T) {
	tb, _ := moving(t, 4)
	for range 60 {
		if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	tb.describeNews()
	tb.layLog()
	seats := map[engine.SeatID]bool{}
	for i, l := range tb.logs[tb.eyes].lines {
		for _, ground := range []color.NRGBA{captionGround(true), captionGround(false), ui.WellGround} {
			for _, n := range tb.namesIn(l, ground) {
				if pen.Contrast(n.Colour, ground) < 4.5 {
					t.Errorf("%q has a name of color %v on %v", l.Text, n.Colour, ground)
				}
			}
		}
		for _, n := range l.Names {
			seats[n.Seat] = true
			want := pen.Tint{From: n.From, To: n.To, Colour: letters(tb.seatLook(n.Seat), ui.WellGround)}
			if first := &tb.log.lines[tb.log.first[i]]; n.From == 0 && (len(first.tints) == 0 || first.tints[0] != want) {
				t.Errorf("%q is tinted %v, want %v first", l.Text, first.tints, want)
			}
		}
	}
	if len(seats) < 3 {
		t.Errorf("only the seats %v were named", seats)
	}
	for _, n := range tb.news {
		if len(n.lines) > 0 && strings.HasPrefix(n.lines[0], "You ") && len(n.tints[0]) == 0 {
			t.Errorf("the caption %q is not tinted", n.lines)
		}
	}
}

// TestSkipCanBeRead checks that the button that skips shows its label and its key side by side.
func TestSkipCanBeRead(t *testing.T) {
	looptest.NeedDisplay(t)
	tb, _ := moving(t, 4)
	for n := 0; tb.ask.mine && n < 400; n++ {
		if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
	}
	for _, size := range [][2]int{{1280, 720}, {1760, 990}, {1920, 1080}, {800, 1200}} {
		tb.Canvas.Fit = tb.Settings.Fit(size[0], size[1])
		tb.Refresh()
		var label, key *ui.PageLine
		page := tb.Canvas.Read(size[0], size[1], nil, tb.Draw)
		for i := range page.Lines {
			switch l := &page.Lines[i]; l.Text {
			case "SKIP":
				label = l
			case "SPACE":
				key = l
			}
		}
		switch {
		case label == nil || label.Squeeze < 0.8:
			t.Errorf("%v: the button that skips is written as %+v", size, label)
		case key == nil || key.Box().Overlaps(label.Box()):
			t.Errorf("%v: its key is written as %+v, over or without %+v", size, key, label)
		}
	}
}

// TestHelpIsLeft checks that a turn with nothing left but the help of a partner does not count as
// finished, and that the prompt says whom to ask.
func TestHelpIsLeft(t *testing.T) {
	seen := map[bool]int{}
	for seed := uint64(1); seed <= 8 && (seen[true] < 6 || seen[false] < 6); seed++ {
		tb := townTable(t, 2, seed)
		stand := greedy(t)
		for n := 0; n < 600 && !tb.Match.Over(); n++ {
			if tb.ask.mine && tb.ask.kind == engine.DecideTurn && len(tb.ask.options) == 1 && tb.wasted() == "" {
				help := tb.aid() != ""
				seen[help]++
				if tb.ask.finished == help || strings.HasPrefix(tb.ask.words, "Ask Robo 1 for help") != help {
					t.Fatalf("seed %d: with help left (%v) the turn is finished: %v, and the prompt is %q", seed, help, tb.ask.finished, tb.ask.words)
				}
			}
			if err := tb.stepFor(stand); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[true] < 3 || seen[false] < 3 {
		t.Errorf("turns with only help left, and with nothing: %v", seen)
	}
}
