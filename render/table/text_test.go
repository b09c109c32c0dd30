package table

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"

	"lineup/game/match"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/board/standard"
	"lineup/render/looptest"
	"lineup/render/table/question"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// words returns the lines written on a table in a window.
func words(tb *Table, f ui.Fit) []ui.PageLine {
	return tb.Canvas.Read(f.Width, f.Height, nil, tb.Draw).Lines
}

// busyTable returns a table during a game of five, with long names and many cards in
// play.
func busyTable(t *testing.T, long bool) *Table {
	t.Helper()
	name := uitest.WidestName()
	tb := testTable(t, match.Plan{Seats: testgame.Seats(name, "buyer", "buyer", "buyer", "random"), Seed: 5})
	if long {
		for i := range tb.Faces {
			if tb.Faces[i].Oversized() {
				tb.Faces[i].Name = longer(tb.Faces[i].Name)
			}
		}
	}
	if err := tb.playUntil(tb.busy, testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	return tb
}

// lengthen makes the words of a table two fifths longer.
func lengthen(tb *Table) {
	for i := range tb.layout.Labels {
		tb.layout.Labels[i].Words = longer(tb.layout.Labels[i].Words)
	}
	for i := range tb.panels {
		tb.panels[i].Trophies = 3
		tb.panels[i].Name = "MAXIMILIANUS"
	}
	q := &tb.ask
	q.words, q.title = longer(q.words), "MAXIMILIANUS"
	q.text = q.title + q.words
	for i := range tb.buttons.List {
		tb.buttons.List[i].Label = longer(tb.buttons.List[i].Label)
	}
}

// readAt holds all windows, and some of them at other scales.
var readAt = []struct {
	window [2]int
	set    ui.Settings
}{
	{uitest.Windows[0], ui.Settings{}}, {uitest.Windows[1], ui.Settings{}}, {uitest.Windows[2], ui.Settings{}}, {uitest.Windows[3], ui.Settings{}},
	{uitest.Windows[4], ui.Settings{}}, {uitest.Windows[5], ui.Settings{}}, {uitest.Windows[1], ui.Settings{Scale: 0.8}},
	{uitest.Windows[1], ui.Settings{Scale: 0.8, TextScale: 2}}, {uitest.Windows[0], ui.Settings{TextScale: 1.5}},
	{uitest.Windows[0], ui.Settings{TextFace: pen.OpenDyslexic}}, {uitest.Windows[1], ui.Settings{TextFace: pen.OpenDyslexic, TextScale: 1.5}},
	{[2]int{1600, 900}, ui.Settings{}}, {[2]int{1600, 900}, ui.Settings{Scale: 0.8}},
}

// TestWordsCanBeRead checks busy tables in windows of all sizes, with usual and two fifths longer
// words: no letters are too small or too narrow, none are cut off by the window, and no words
// overlap.
func TestWordsCanBeRead(t *testing.T) {
	looptest.NeedDisplay(t)
	defer pen.UseFace(pen.Lato)
	for _, long := range []bool{false, true} {
		tb := busyTable(t, long)
		for _, at := range readAt {
			tb.Canvas.Settings = &at.set
			f := at.set.Fit(at.window[0], at.window[1])
			pen.UseFace(f.TextFace)
			tb.Canvas.Fit = f
			tb.sync(false)
			if long {
				lengthen(tb)
			}
			lines := words(tb, f)
			if len(lines) < 40 {
				t.Fatalf("%s: only %d lines are written", uitest.FitName(f), len(lines))
			}
			name := uitest.FitName(f)
			if long {
				name += ", longer"
			}
			for i, w := range lines {
				checkWords(t, name, tb, w)
				for _, o := range lines[:i] {
					if o.Part == w.Part && o.Part != "seat" && o.Part != "prompt" || o.Part == "power number" {
						continue // drawn as one picture with its own test
					}
					if w.X0 < o.X1-1 && o.X0 < w.X1-1 && w.Y0 < o.Y1-1 && o.Y0 < w.Y1-1 {
						t.Errorf("%s: %q of %q lies over %q of %q", name, w.Text, w.Part, o.Text, o.Part)
					}
				}
			}
			for _, b := range tb.buttons.List {
				checkButton(t, name, tb, b)
			}
		}
	}
}

// checkWords checks that a line can be read.
func checkWords(t *testing.T, name string, tb *Table, w ui.PageLine) {
	t.Helper()
	f := tb.Canvas.Fit
	least := f.MinRules() * f.Unit
	if w.Part == "prompt" {
		least = f.MinPrompt() * f.Unit
	}
	if w.Part == "villain" && len(w.Text) < 3 {
		least = 0 // the number in a star
	}
	if w.Style.Size < least-0.3 {
		t.Errorf("%s: %q of %q has letters of %.1f pixels, least are %.1f", name, w.Text, w.Part, w.Style.Size, least)
	}
	if w.Squeeze < board.MinSqueeze*pen.Narrow(w.Style.Font)-0.005 && w.Part != "villain" { // the villain's name has its own test
		t.Errorf("%s: %q of %q is squeezed to %.2f", name, w.Text, w.Part, w.Squeeze)
	}
	if w.X0 < -0.5 || w.Y0 < -0.5 || w.X1 > float64(f.Width)+0.5 || w.Y1 > float64(f.Height)+0.5 {
		t.Errorf("%s: %q of %q is cut off by the window: %.0f..%.0f, %.0f..%.0f", name, w.Text, w.Part, w.X0, w.X1, w.Y0, w.Y1)
	}
	if strings.HasSuffix(w.Text, "...") && w.Part != "caption" {
		t.Errorf("%s: %q of %q is not whole", name, w.Text, w.Part)
	}
}

// checkButton checks that the words of a button can be read and fit on it.
func checkButton(t *testing.T, name string, tb *Table, b ui.Button) {
	t.Helper()
	f := tb.Canvas.Fit
	wide, high := b.Box.W, b.Box.H
	pen.Read(f.Unit, func(w pen.Written) {
		if w.Squeeze < board.MinSqueeze || w.Style.Size < f.MinRules()*f.Unit-0.3 || w.X0 < 0 || w.X1 > wide*f.Unit || w.Y0 < 0 || w.Y1 > high*f.Unit {
			t.Errorf("%s: %q on a button has letters of %.1f, squeezed to %.2f, at %.0f..%.0f of %.0f", name, w.Text, w.Style.Size, w.Squeeze, w.X0, w.X1, wide*f.Unit)
		}
	}, func(p pen.Pen) {
		chrome.DrawButton(p, wide, high, chrome.ButtonLook{Label: b.Label, Key: tb.Canvas.Glyph(b.Act), Icon: b.Icon, Ground: chrome.BlueSteel, Size: b.Size, Min: f.MinRules()})
	})
}

// TestReplayButtons checks that the buttons of a replay can be read and clicked, and cover nothing.
func TestReplayButtons(t *testing.T) {
	tb := New(Options{
		Match: ended(t), Board: standard.New, Faces: testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1}).Faces, Canvas: ui.NewCanvas(),
		Settings: &ui.Settings{Speed: ui.Instant}, Watch: &Watch{Share: func(Sight) {}},
	})
	defer pen.UseFace(pen.Lato)
	for _, at := range readAt {
		tb.Canvas.Fit = at.set.Fit(at.window[0], at.window[1])
		pen.UseFace(tb.Canvas.TextFace)
		tb.sync(false)
		g := &tb.layout.Geometry
		if low := g.Banner.Y + g.Banner.H; g.Played.Y < low+8 { // of the tray around cards from earlier turns
			t.Errorf("%s: the cards in play begin at %g, the bar ends at %g", uitest.FitName(tb.Canvas.Fit), g.Played.Y, low)
		}
		places := map[string]ui.Box{"bar": tb.replay.bar(tb), "captions": g.Captions}
		for _, b := range append(slices.Clone(tb.replay.buttons.List), tb.buttons.List...) {
			places[b.Label] = b.Box
			uitest.AtLeast(t, b.Label, g.Unit, b.Box)
			checkButton(t, uitest.FitName(tb.Canvas.Fit), tb, b)
			if !b.Box.Within(g.Banner) && !b.Box.Within(g.Room) {
				t.Errorf("%q lies outside the window", b.Label)
			}
		}
		uitest.Apart(t, places)
	}
}

// TestPromptGrows checks that the prompt's letters grow with the text size.
func TestPromptGrows(t *testing.T) {
	usual, _ := promptStyle((&ui.Settings{}).Fit(1920, 1080))
	large, _ := promptStyle((&ui.Settings{TextScale: 1.3}).Fit(1920, 1080))
	if usual.Size != 25 || math.Abs(large.Size-32.5) > 0.01 {
		t.Errorf("the prompt has letters of %g, and of %g enlarged by 1.3", usual.Size, large.Size)
	}
}

// TestGroundsOfWords checks that words on the table and on stages contrast with their background.
func TestGroundsOfWords(t *testing.T) {
	type pair struct{ words, ground color.NRGBA }
	pairs := map[string]pair{
		"the prompt": {pen.Paper, chrome.Bar}, "what is beside it": {pen.Mist, chrome.Bar}, "the ribbon": {pen.Ink, pen.CanDo},
		"another's ribbon": {pen.Ink, pen.Mist}, "a tag": {pen.Ink, pen.CanDo}, "a fresh caption": {pen.Ink, captionGround(true)},
		"an old caption": {pen.Ink, captionGround(false)},
		"the balloon":    {pen.Ink, pen.Chosen}, "POWER": {pen.Ink, pen.CanDo}, "what is missing": {pen.Paper, shortGround},
		"a stage": {pen.Paper, pen.Ink}, "a stage's count": {pen.Ink, pen.Chosen}, "notes": {pen.SoftPaper, chrome.Slate},
		"notes, dim": {pen.Mix(pen.SoftPaper, pen.Mist, 0.8), chrome.Slate}, "the number of a hand": {pen.Ink, pen.CanDo},
		"a label on the roof": {pen.Paper, pen.RGB(0x26335c)}, "a label that opens": {pen.Chosen, pen.RGB(0x26335c)},
	}
	for seat := range 5 {
		c := pen.Standard.Seat(seat).Paper
		mark := town.Seat(pen.Standard, seat).Dark
		for i, of := range []color.NRGBA{c, mark} {
			ground, dark := promptGround(of)
			name := pen.Paper
			if dark {
				name = pen.Ink
			}
			pairs[fmt.Sprint("seat in the prompt ", seat, i)] = pair{name, ground}
		}
	}
	for name, ground := range map[string]color.NRGBA{"END TURN": chrome.RedEnd, "a button": chrome.BlueSteel, "a dim button": chrome.BlueDim, "a big button": chrome.BlueBig} {
		pairs[name] = pair{pen.Paper, chrome.Readable(ground)}
	}
	for tone := range tones {
		pairs[fmt.Sprint("answer ", question.Tone(tone))] = pair{pen.Paper, chrome.Readable(tones[tone].button)}
	}
	for name, p := range pairs {
		if c := pen.Contrast(p.words, p.ground); c < 4.5 {
			t.Errorf("%s: a contrast of %.2f, want 4.5", name, c)
		}
	}
}

// longer returns a text two fifths longer, made of the same letters.
func longer(s string) string {
	n := (len(s)*2 + 4) / 5
	if n == 0 {
		return s
	}
	more := strings.Trim(s[:min(n, len(s))], " ")
	return s + strings.Repeat("e", n-len(more)) + more
}
