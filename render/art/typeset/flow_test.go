package typeset

import (
	"slices"
	"strings"
	"testing"

	"lineup/render/art/pen"
)

// square measures every letter as half its size wide, heavy ones a little wider.
func square(w Word, size float64) float64 {
	n := float64(len([]rune(w.Text))) * size / 2
	if w.Heavy {
		n *= 1.1
	}
	return n
}

func TestFlowKeepsOutOfHoles(t *testing.T) {
	c := Column{
		Box:   pen.AreaAt(10, 10, 200, 100),
		Holes: []pen.Area{pen.AreaAt(0, 60, 50, 60), pen.AreaAt(160, 70, 60, 60)},
	}
	p := Paragraphs(strings.Repeat("word and more words ", 12))
	for size := 8.0; size < 20; size++ {
		s := Flow(p, c, size, square)
		if len(s.Words) == 0 {
			t.Fatalf("size %g: no words", size)
		}
		checkClear(t, s, c)
	}
}

// checkClear fails if a line box leaves the column or meets one of its holes.
func checkClear(t *testing.T, s Setting, c Column) {
	t.Helper()
	for _, w := range s.Words {
		line := pen.AreaAt(w.X, w.Y-lineAbove*s.Size, w.W, (lineAbove+lineBelow)*s.Size)
		if line.X < c.Box.X-1e-6 || line.X+line.W > c.Box.X+c.Box.W+1e-6 ||
			line.Y < c.Box.Y-1e-6 || line.Y+line.H > c.Box.Y+c.Box.H+1e-6 {
			t.Errorf("size %g: %q at %v leaves the column %v", s.Size, w.Text, line, c.Box)
		}
		for _, h := range c.Holes {
			if line.Meets(h) {
				t.Errorf("size %g: %q at %v meets the hole %v", s.Size, w.Text, line, h)
			}
		}
	}
}

func TestSettleTakesTheLargestSizeThatFits(t *testing.T) {
	c := Column{Box: pen.AreaAt(0, 0, 100, 60)}
	short := Settle(Paragraphs("Draw a card."), c, 17, 13, square)
	if !short.Whole || short.Size != 17 {
		t.Errorf("short text: size %g, whole %v; want 17, true", short.Size, short.Whole)
	}
	middle := Settle(Paragraphs("Draw a card, then discard a card, then draw a card."), c, 17, 8, square)
	if !middle.Whole || middle.Size >= 17 || middle.Size < 8 {
		t.Errorf("middling text: size %g, whole %v; want less than 17, true", middle.Size, middle.Whole)
	}
	long := Settle(Paragraphs(strings.Repeat("all of this is far too long ", 9)), c, 17, 13, square)
	if long.Whole || long.Size != 13 {
		t.Errorf("long text: size %g, whole %v; want 13, false", long.Size, long.Whole)
	}
	if last := long.Words[len(long.Words)-1].Text; !strings.HasSuffix(last, "…") {
		t.Errorf("long text ends in %q, want an ellipsis", last)
	}
	checkClear(t, long, c)
}

func TestWrap(t *testing.T) {
	letters := func(s string) float64 { return float64(len(s)) }
	for _, c := range []struct {
		text  string
		width float64
		want  []string
	}{
		{"one two three", 7, []string{"one two", "three"}},
		{"one\ntwo", 20, []string{"one", "two"}},
		{"unbreakable is long", 5, []string{"unbreakable", "is", "long"}},
		{"", 5, []string{""}},
	} {
		if got := wrapBy(c.text, c.width, letters); !slices.Equal(got, c.want) {
			t.Errorf("%q at %g: %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

func TestMarkup(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"+2 Power. Draw a card.", "*+2 *Power. Draw a card."},
		{"You may gain +1 Power if so.", "You may gain +1 Power if so."},
		{"Draw a card. +3 Power", "Draw a card. *+3 *Power"},
		{"Attack: Each foe loses.", "*Attack: Each foe loses."},
		{"Defense: You may discard this.", "*Defense: You may discard this."},
		{"Ongoing: +1 Power each turn.", "*Ongoing: *+1 *Power each turn."},
		{"First Appearance—Attack: Each foe.", "*First *Appearance—Attack: Each foe."},
		{"First Appearance Attack: Each foe.", "*First *Appearance *Attack: Each foe."},
	} {
		var out []string
		for _, w := range Paragraphs(c.text)[0] {
			if w.Heavy {
				w.Text = "*" + w.Text
			}
			out = append(out, w.Text)
		}
		if got := strings.Join(out, " "); got != c.want {
			t.Errorf("%q is marked %q, want %q", c.text, got, c.want)
		}
	}
	if got := len(Paragraphs("one\n\ntwo")); got != 2 {
		t.Errorf("%d paragraphs, want 2", got)
	}
}

func TestPowerOf(t *testing.T) {
	for text, want := range map[string]string{
		"+2 Power": "+2", "+3 Power. Draw.": "+3", "Draw a card.": "", "Power +2": "", "": "",
	} {
		if got := PowerOf(text); got != want {
			t.Errorf("%q gives %q, want %q", text, got, want)
		}
	}
}
