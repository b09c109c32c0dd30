package uitest

import (
	"fmt"
	"iter"
	"math"
	"slices"
	"strings"
	"sync"
	"testing"

	"lineup/game/english"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// TestWindow is a window and its settings.
type TestWindow struct {
	Width, Height int
	Settings      ui.Settings
}

// String returns the name of the window in tests.
func (s TestWindow) String() string {
	f := s.Settings.Fit(s.Width, s.Height)
	return FitName(f)
}

// Screens ranges over the windows that every screen is laid out for, in every scale and text size, and
// over some with the second text face. It includes equal fits only once.
func Screens() iter.Seq2[int, TestWindow] { return inFaces(ScreenList(), TestWindow.face) }

func (s TestWindow) face() pen.Face { return s.Settings.TextFace }

// ScreenList returns the windows of Screens. UseFace sets the typeface of one.
func ScreenList() []TestWindow {
	var out []TestWindow
	seen := map[ui.Fit]bool{}
	for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {3440, 1440}} {
		for _, scale := range []float64{ui.MinScale, 0.9, 1, 1.5, ui.MaxScale} {
			for _, text := range []float64{ui.MinTextScale, 1.5, ui.MaxTextScale} {
				s := TestWindow{w[0], w[1], ui.Settings{Speed: ui.Instant, Scale: scale, TextScale: text}}
				if f := s.Settings.Fit(s.Width, s.Height); !seen[f] {
					seen[f] = true
					out = append(out, s)
				}
			}
		}
	}
	for _, w := range [][2]int{{960, 540}, {1000, 600}} { // small ones
		for _, text := range []float64{ui.MinTextScale, 1.5, ui.MaxTextScale} {
			out = append(out, TestWindow{w[0], w[1], ui.Settings{Speed: ui.Instant, Scale: 1, TextScale: text}})
		}
	}
	return slices.Concat(out, columns(), otherFace(), narrated())
}

// narrated returns a window with the narrator's line.
func narrated() []TestWindow {
	return []TestWindow{{1280, 720, ui.Settings{Speed: ui.Instant, Scale: 1, TextScale: ui.MinTextScale, Narration: ui.NarratorLine}}}
}

// otherFace returns windows with the second text face.
func otherFace() (out []TestWindow) {
	for _, w := range [][2]int{{1280, 720}, {1920, 1080}} {
		for _, text := range []float64{ui.MinTextScale, 1.5} {
			out = append(out, TestWindow{w[0], w[1], ui.Settings{Speed: ui.Instant, Scale: 1, TextScale: text, TextFace: pen.OpenDyslexic}})
		}
	}
	return out
}

// Columns ranges over the tall windows, where every screen is in one column.
func Columns() iter.Seq2[int, TestWindow] { return inFaces(columns(), TestWindow.face) }

func columns() (out []TestWindow) {
	for _, w := range [][2]int{{1080, 1200}, {800, 1200}, {1080, 1920}} {
		for _, text := range []float64{ui.MinTextScale, 1.5, ui.MaxTextScale} {
			out = append(out, TestWindow{w[0], w[1], ui.Settings{Speed: ui.Instant, Scale: 1, TextScale: text}})
		}
	}
	return out
}

// TextScales are sizes of text, from the usual to the largest.
var TextScales = []float64{1, 1.25, 1.5, 2}

// longerBy is the filler for longer words. No real text contains it.
const longerBy = "ø"

// Longer returns a text with every word two fifths longer, except words of one letter. It leaves
// longer words as they are, so a text broken into lines stays the same.
func Longer(s string) string {
	if s == "" {
		return s
	}
	var out strings.Builder
	for i, word := range strings.Split(s, " ") {
		if i > 0 {
			out.WriteByte(' ')
		}
		letters := 0
		for _, r := range word {
			if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
				letters++
			}
		}
		more := longerBy
		if strings.ToUpper(word) == word {
			more = strings.ToUpper(longerBy)
		}
		if strings.Contains(word, longerBy) || strings.Contains(word, strings.ToUpper(longerBy)) {
			letters = 0
		}
		end := strings.TrimRight(word, ".,:;!?\"')")
		out.WriteString(end)
		out.WriteString(strings.Repeat(more, (letters*4+5)/10))
		out.WriteString(word[len(end):])
	}
	return out.String()
}

// minSqueeze is the least width of letters, as a part of their normal width or the narrow one of a wide typeface.
const minSqueeze = 0.78

// LayoutRules is the rules for a page.
type LayoutRules struct {
	// Min returns the smallest size of letters, in pixels. Nil means that of menus and questions.
	Min func(p *ui.Page, l *ui.PageLine) float64
	// Free are the parts whose lines may cross the edge of their ground or other lines. Pictures
	// are those whose letters are part of a picture and need not be readable.
	Free, Pictures map[string]bool
	// Wordless allows a screen that is only a picture.
	Wordless bool
	// Narrow returns the reason why a target may be narrower than 44 pixels, or "" if none.
	Narrow func(t *ui.PageTarget) string
}

// Check checks the rules of every page: letters are in the window, large enough and not squeezed,
// nothing covers them, and they stay on their ground. Shortened text can be read in full. Click
// targets are large enough and apart. No text is stilted.
func (k *LayoutRules) Check(t testing.TB, name string, p *ui.Page) {
	t.Helper()
	defer pen.UseFace(pen.UsedFace())
	pen.UseFace(p.TextFace)
	if len(p.Lines) == 0 && !k.Wordless {
		t.Errorf("%s: nothing is written", name)
	}
	window := ui.BoxAt(0, 0, float64(p.Width), float64(p.Height-p.Foot)).Grown(0.5)
	for i := range p.Lines {
		l := &p.Lines[i]
		if k.Pictures[l.Part] {
			continue
		}
		for _, text := range []string{l.Text, l.Whole} {
			if found := stilted(text); found != "" {
				t.Errorf("%s: %q is stilted in %q", name, found, text)
			}
		}
		b := l.Box()
		in := window
		if l.Seen.W > 0 {
			if !b.Overlaps(l.Seen) {
				continue // it is scrolled away
			}
			in = l.Seen.Grown(1)
			if b.Y+b.H > in.Y+in.H {
				in.H = b.Y + b.H - in.Y + 0.1 // a list continues below; the sum may be rounded
			}
		}
		if !b.Within(in) {
			t.Errorf("%s: %s is cut off: %.0f of %.0f", name, wordsOf(l), b, in)
		}
		k.checkLetters(t, name, p, l)
		if l.Seen.W > 0 {
			b = b.Cut(l.Seen)
		}
		if k.Free[l.Part] {
			continue
		}
		on := -1 // index of its ground, the last one drawn under it
		for i := range p.Grounds {
			if g := &p.Grounds[i]; g.Under(l) && b.Within(g.Box.Grown(1.5)) {
				on = i
			}
		}
		for i := range p.Grounds {
			switch g := &p.Grounds[i]; {
			case !b.Overlaps(g.Box):
			case !g.Under(l):
				t.Errorf("%s: %s is partly under a %s: %.0f, %.0f", name, wordsOf(l), g.What, b, g.Box)
			case i > on:
				t.Errorf("%s: %s sticks out of a %s: %.0f, %.0f", name, wordsOf(l), g.What, b, g.Box)
			}
		}
		for j := range p.Lines[:i] {
			o := &p.Lines[j]
			if !k.Free[o.Part] && !k.Pictures[o.Part] && b.Grown(-0.6).Overlaps(o.Box().Grown(-0.6)) && (o.Seen.W == 0 || o.Box().Overlaps(o.Seen)) {
				t.Errorf("%s: %s is over %s: %.0f, %.0f", name, wordsOf(l), wordsOf(o), b, o.Box())
			}
		}
	}
	k.checkTargets(t, name, p, window)
}

// judged has what is stilted in each text that was checked. Most texts are on many pages.
var judged sync.Map

func stilted(text string) string {
	found, known := judged.Load(text)
	if !known {
		found, _ = judged.LoadOrStore(text, english.Stilted(text))
	}
	return found.(string)
}

func wordsOf(l *ui.PageLine) string {
	if l.Part == "" {
		return fmt.Sprintf("%q", l.Text)
	}
	return fmt.Sprintf("%q of a %s", l.Text, l.Part)
}

func (k *LayoutRules) checkLetters(t testing.TB, name string, p *ui.Page, l *ui.PageLine) {
	t.Helper()
	least := p.MinPrompt() * p.Unit
	if k.Min != nil {
		least = k.Min(p, l)
	}
	if l.Style.Size < least-0.3 {
		t.Errorf("%s: %s has letters of %.1f pixels, least are %.1f", name, wordsOf(l), l.Style.Size, least)
	}
	if l.Squeeze < minSqueeze*pen.Narrow(l.Style.Font) && !k.Free[l.Part] {
		t.Errorf("%s: %s is squeezed to %.2f", name, wordsOf(l), l.Squeeze)
	}
	if want := ui.MinMenu * p.TextScale * p.Unit; l.Part == "" && l.Style.Font != pen.Display && l.Style.Size < want-0.6*p.Unit-0.5 && l.Whole == "" {
		t.Errorf("%s: %s has letters of %.1f pixels, and can nowhere be read with %.1f", name, wordsOf(l), l.Style.Size, want)
	}
	if strings.HasSuffix(l.Text, "...") && l.Whole == "" {
		t.Errorf("%s: %s can nowhere be read whole", name, wordsOf(l))
	}
}

// leastTarget returns the least width and height of a click target in pixels: 44, and less in windows
// that are smaller than 1280 by 720.
func leastTarget(unit float64) float64 { return 44 * math.Min(1, unit*ui.StageHeight/720) }

func (k *LayoutRules) checkTargets(t testing.TB, name string, p *ui.Page, window ui.Box) {
	t.Helper()
	minTarget := leastTarget(p.Unit)
	for i := range p.Targets {
		a := &p.Targets[i]
		if a.Loose {
			continue
		}
		if a.Seen.W > 0 && !a.Box.Overlaps(a.Seen) {
			continue
		}
		if a.Box.H < minTarget-0.1 || a.Box.W < minTarget-0.1 && (k.Narrow == nil || k.Narrow(a) == "") {
			t.Errorf("%s: %q is %.0f by %.0f pixels: too small to be clicked", name, a.What, a.Box.W, a.Box.H)
		}
		if a.Seen.W == 0 && !a.Box.Within(window.Grown(1)) {
			t.Errorf("%s: %q is outside the window: %.0f", name, a.What, a.Box)
		}
		for j := range p.Targets[:i] {
			o := &p.Targets[j]
			if o.Loose {
				continue
			}
			slabA, slabO := slab(a), slab(o)
			if slabA.Grown(-0.6).Overlaps(slabO) {
				t.Errorf("%s: %q is over %q: %.0f, %.0f", name, a.What, o.What, slabA, slabO)
			}
		}
	}
}

// slab returns the visible box of a target, with the side below it.
func slab(t *ui.PageTarget) ui.Box {
	b := t.Box
	b.H += t.Foot
	if t.Seen.W > 0 {
		b = b.Cut(t.Seen)
	}
	return b
}

// Walk reads a screen in every window, with its own texts and longer ones, and checks every page.
// Lay prepares the screen for the fit of the canvas.
func (k *LayoutRules) Walk(t testing.TB, name string, c *ui.Canvas, lay func(), draw func(*ui.Canvas)) {
	t.Helper()
	was := c.Settings
	defer func() { c.Settings = was }()
	for _, s := range Screens() {
		set := s.Settings
		c.Settings = &set
		c.Fit = set.Fit(s.Width, s.Height)
		lay()
		for _, says := range []func(string) string{nil, Longer} {
			at := name + ", " + s.String()
			if says != nil {
				at += ", longer"
			}
			k.Check(t, at, c.Read(s.Width, s.Height, says, draw))
		}
	}
}
