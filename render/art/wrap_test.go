package art

import (
	"slices"
	"strings"
	"testing"
)

// square measures every letter as half its size wide, heavy ones a little wider.
func square(w word, size float64) float64 {
	n := float64(len([]rune(w.text))) * size / 2
	if w.heavy {
		n *= 1.1
	}
	return n
}

func TestFlowKeepsOutOfHoles(t *testing.T) {
	c := column{
		box:   area{10, 10, 200, 100},
		holes: []area{{0, 60, 50, 60}, {160, 70, 60, 60}},
	}
	p := paragraphsOf(strings.Repeat("word and more words ", 12))
	for size := 8.0; size < 20; size++ {
		s := flow(p, c, size, square)
		if len(s.words) == 0 {
			t.Fatalf("size %g: no words", size)
		}
		checkClear(t, s, c)
	}
}

// checkClear fails if a line box leaves the column or meets one of its holes.
func checkClear(t *testing.T, s setting, c column) {
	t.Helper()
	for _, w := range s.words {
		line := area{w.x, w.y - lineAbove*s.size, w.w, (lineAbove + lineBelow) * s.size}
		if line.x < c.box.x-1e-6 || line.x+line.w > c.box.x+c.box.w+1e-6 ||
			line.y < c.box.y-1e-6 || line.y+line.h > c.box.y+c.box.h+1e-6 {
			t.Errorf("size %g: %q at %v leaves the column %v", s.size, w.text, line, c.box)
		}
		for _, h := range c.holes {
			if line.meets(h) {
				t.Errorf("size %g: %q at %v meets the hole %v", s.size, w.text, line, h)
			}
		}
	}
}

func TestSettleTakesTheLargestSizeThatFits(t *testing.T) {
	c := column{box: area{0, 0, 100, 60}}
	short := settle(paragraphsOf("Draw a card."), c, 17, 13, square)
	if !short.whole || short.size != 17 {
		t.Errorf("short text: size %g, whole %v; want 17, true", short.size, short.whole)
	}
	middle := settle(paragraphsOf("Draw a card, then discard a card, then draw a card."), c, 17, 8, square)
	if !middle.whole || middle.size >= 17 || middle.size < 8 {
		t.Errorf("middling text: size %g, whole %v; want less than 17, true", middle.size, middle.whole)
	}
	long := settle(paragraphsOf(strings.Repeat("all of this is far too long ", 9)), c, 17, 13, square)
	if long.whole || long.size != 13 {
		t.Errorf("long text: size %g, whole %v; want 13, false", long.size, long.whole)
	}
	if last := long.words[len(long.words)-1].text; !strings.HasSuffix(last, "…") {
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
		for _, w := range paragraphsOf(c.text)[0] {
			if w.heavy {
				w.text = "*" + w.text
			}
			out = append(out, w.text)
		}
		if got := strings.Join(out, " "); got != c.want {
			t.Errorf("%q is marked %q, want %q", c.text, got, c.want)
		}
	}
	if got := len(paragraphsOf("one\n\ntwo")); got != 2 {
		t.Errorf("%d paragraphs, want 2", got)
	}
}

func TestPowerOf(t *testing.T) {
	for text, want := range map[string]string{
		"+2 Power": "+2", "+3 Power. Draw.": "+3", "Draw a card.": "", "Power +2": "", "": "",
	} {
		if got := powerOf(text); got != want {
			t.Errorf("%q gives %q, want %q", text, got, want)
		}
	}
}
