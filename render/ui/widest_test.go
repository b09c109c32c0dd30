package ui

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/looptest"
)

// TestFieldLetters checks that a field takes exactly the letters that the fonts have, joins accents,
// and says why it does not take another letter.
func TestFieldLetters(t *testing.T) {
	for _, c := range []struct{ typed, want, why string }{
		{"!", "Robin!", ""},
		{"e\u0301", "Robiné", ""},
		{"\u0301", "Robiń", ""},
		{"\u0332", "Robin", "A name can't contain that accent on that letter."},
		{"Ж", "RobinЖ", ""},
		{"\u00a0", "Robin ", ""},
		{"\u3000", "Robin ", ""},
		{"李", "Robin", "The game's fonts don't have Chinese letters: use Latin, Greek, or Cyrillic letters."},
		{"ד", "Robin", "The game's fonts don't have Hebrew letters: use Latin, Greek, or Cyrillic letters."},
		{"🦇", "Robin", "The game's fonts don't have that symbol: use letters, digits, and punctuation."},
		{"\u202e", "Robin", "A name can't contain invisible characters."},
		{"\n\x7f\uf700", "Robin", ""},
		{"12345", "Robin123", "There is room for 8 letters."},
		{"ЖЖЖ", "RobinЖЖ", "There is room for 7 letters."}, // 9 bytes
	} {
		h := &typist{f: &Field{Box: BoxAt(0, 0, 400, 50), Text: "Robin", Max: 8, Bytes: 10, Focus: true}}
		h.write(c.typed)
		if h.f.Text != c.want || h.f.why != c.why {
			t.Errorf("%q leaves %q, and it says %q; want %q, %q", c.typed, h.f.Text, h.f.why, c.want, c.why)
		}
		if h.key(ebiten.KeyHome, false, false); h.f.why != "" {
			t.Errorf("%q: the next key leaves %q", c.typed, h.f.why)
		}
	}
}

// TestFieldComposes checks that text that an input method composes is shown at the caret, with its
// place for the method's window, and becomes part of the field only once it is chosen.
func TestFieldComposes(t *testing.T) {
	looptest.NeedDisplay(t)
	c := NewCanvas()
	c.Begin(ebiten.NewImage(1920, 1080))
	h := &typist{f: &Field{Box: BoxAt(300, 200, 400, 50), Text: "Robin", Max: 24, Focus: true}}
	h.key(ebiten.KeyLeft, false, false)
	h.f.Draw(c)
	at := h.f.caretBox().X
	h.tick(Reading{Composing: "né李"})
	h.f.Draw(c)
	if text, _ := h.f.shown(); text != "Robiné?n" || h.f.Text != "Robin" {
		t.Errorf("composing shows %q, and the text is %q", text, h.f.Text)
	}
	if now := h.f.caretBox().X; now <= at {
		t.Errorf("the caret is at %g, it was at %g", now, at)
	}
	h.tick(Reading{Runes: []rune("né")})
	if text, _ := h.f.shown(); text != "Robinén" || h.f.Text != text {
		t.Errorf("chosen, the text is %q, and %q is shown", h.f.Text, text)
	}
	h.tick(Reading{})
	if h.p.caret.Min.Y != 200 || h.p.caret.Min.X < 300 || h.p.caret.Max.X > 700 {
		t.Errorf("the input method is told that the caret is at %v", *h.p.caret)
	}
	h.f.Focus = false
	h.tick(Reading{})
	if h.tick(Reading{}); !h.p.caret.Empty() {
		t.Errorf("without a field the caret is at %v", *h.p.caret)
	}
}

// TestFieldScrolls checks that the letters of a long name never leave its field, and that the caret is
// always in it.
func TestFieldScrolls(t *testing.T) {
	looptest.NeedDisplay(t)
	c := NewCanvas()
	h := &typist{f: &Field{Box: BoxAt(100, 100, 200, 66), Max: 24, Focus: true}}
	check := func(what string) {
		t.Helper()
		page := c.Read(1280, 720, nil, func(c *Canvas) { h.f.Draw(c) })
		box := c.inPixels(h.f.Box)
		for _, l := range page.Lines {
			box := Box{box.X * page.Unit / c.Unit, box.Y, box.W * page.Unit / c.Unit, box.H}
			if l.X0 < box.X || l.X1 > box.X+box.W {
				t.Errorf("%s: %q reaches from %.0f to %.0f, and the field from %.0f to %.0f", what, l.Text, l.X0, l.X1, box.X, box.X+box.W)
			}
		}
		if at := h.f.caretBox(); h.f.Focus && (at.X < h.f.Box.X || at.X > h.f.Box.X+h.f.Box.W) {
			t.Errorf("%s: the caret is at %.0f", what, at.X)
		}
	}
	for range 24 {
		h.write("W")
		check("typed")
	}
	for range 24 {
		h.key(ebiten.KeyLeft, false, false)
		check("back")
	}
	h.key(ebiten.KeyEnd, true, false)
	check("selected")
	h.f.Focus = false
	check("left")
}

// TestLongestText draws text of any length in every way, in every place of the window. Nothing that is
// drawn may reach beyond the window, and tips and reasons stay whole inside it.
func TestLongestText(t *testing.T) {
	looptest.NeedDisplay(t)
	long := map[string]string{
		"a word of 1,000 letters": strings.Repeat("W", 1000), "a word of 100,000 letters": strings.Repeat("W", 100_000), "500 lines": strings.Repeat("李W\n", 500),
	}
	screen := ebiten.NewImage(960, 540)
	st, title := Body(26, pen.Paper), Display(60, pen.Paper)
	for name, words := range long {
		line := strings.ReplaceAll(words, "\n", " ")
		for what, draw := range map[string]func(c *Canvas){
			"text":      func(c *Canvas) { c.Text(line, 400, 300, st, pen.Left) },
			"title":     func(c *Canvas) { c.Text(line, 0, 300, title, pen.Left) },
			"line":      func(c *Canvas) { c.Line(line, 400, 300, 500, 60, st, pen.Left) },
			"paragraph": func(c *Canvas) { c.Paragraph(words, 400, 300, 500, 32, 4, st, pen.Left) },
			"column": func(c *Canvas) {
				c.Column([]string{words, words}, BoxAt(100, 100, 400, 300), 32, func(int) pen.Style { return st }, pen.Left)
			},
			"label":   func(c *Canvas) { c.Label(line, 400, 300, 500, title, pen.Left) },
			"heading": func(c *Canvas) { c.Heading(line, 100, 100, 900) },
			"shout": func(c *Canvas) {
				c.Shout(line, 960, 300, 900, title, pen.Centre, chrome.Edge{Colour: pen.Ink, Width: 9})
			},
			"reason": func(c *Canvas) {
				b := Buttons{}
				b.Add(Button{Box: BoxAt(900, 900, 300, 66), Label: "START", Off: true, Why: words})
				b.told = 1
				b.Draw(c)
			},
			"dialog": func(c *Canvas) {
				var d Dialog
				d.Show(line, line, "YES", "NO", func() {})
				d.Draw(c)
			},
			"field": func(c *Canvas) {
				(&Field{Box: BoxAt(100, 100, 300, 66), Text: brief(line, 300), Max: 1 << 20, Focus: true}).Draw(c)
			},
			"unasked": func(c *Canvas) {
				(&Field{Box: BoxAt(100, 100, 300, 66), Text: brief(line, 300), Hint: line, Max: 1 << 20}).Draw(c)
			},
			"sheet": func(c *Canvas) {
				var s Sheet
				s.Show("REPORT", []string{brief(words, 3000)}, Button{Label: "CANCEL", Do: func() {}})
				s.Draw(c)
			},
			"tip":  func(c *Canvas) { c.Offer(words, BoxAt(1800, 20, 200, 60)) },
			"said": func(c *Canvas) { c.Say(words, BoxAt(0, 1000, 200, 66)) },
		} {
			t.Run(what+" of "+name, func(t *testing.T) {
				for _, text := range []float64{1, 2} {
					c := NewCanvas()
					c.Settings = &Settings{TextScale: text}
					do := func(c *Canvas) {
						c.PointAt(1850, 40)
						draw(c)
						c.DrawTip()
					}
					window := BoxAt(0, 0, 960, 540)
					for _, l := range c.Read(960, 540, nil, do).Lines {
						if l.X1-l.X0 > window.W+1 {
							t.Errorf("a line is %.0f pixels wide in a window of %.0f", l.X1-l.X0, window.W)
						}
						if whole := what == "tip" || what == "said" || what == "reason"; whole && l.Part == "" && !l.Box().Within(window) {
							t.Errorf("%.30q is at %.0f", l.Text, l.Box())
						}
					}
					if text == 1 {
						c.Begin(screen)
						do(c)
					}
				}
			})
		}
	}
}
