package typeset

import (
	"slices"
	"strings"
	"testing"

	"lineup/render/art/pen"
)

// square returns half the size per letter, and a little more for heavy letters.
func square(w Word) float64 {
	n := float64(len([]rune(w.Text))) / 2
	if w.Heavy {
		n *= 1.1
	}
	return n
}

// plain returns words in a form to compare: signs in braces, heavy words with a star, and a bar
// after each sentence.
func plain(p []Word) string {
	var out []string
	for _, w := range p {
		s := ""
		switch w.Sign {
		case Power, Move:
			s = "{" + []string{"p", "m"}[w.Sign-Power] + w.Value + "}"
		case Draw:
			s = "{" + strings.Repeat("d", w.Count) + "}"
		case Shield, Claw, Ring, Aim, More:
			s = "{" + []string{"s", "c", "r", "a", "…"}[w.Sign-Shield] + "}"
		case NoSign:
		}
		if w.Heavy {
			s += "*"
		}
		s += w.Text
		if w.Last {
			s += "|"
		}
		out = append(out, s)
	}
	return strings.Join(out, " ")
}

func TestSignsStandForWords(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"+2 Power.", "{p+2}|"},
		{"+2 Power. Draw a card.", "{p+2}.| {d}Draw a card.|"},
		{"+2 Power. +1 Move. If so, draw.", "{p+2}.| {m+1}.| If so, draw.|"},
		{"If so, draw. +2 Power.", "If so, draw.| {p+2}.|"},
		{"If so, +5 Power. Otherwise, +2 Power.", "If so, {p+5}.| Otherwise, {p+2}.|"},
		{"+1 Power for each foe.", "{p+1} for each foe.|"},
		{"+1 Power. +3 Move.", "{p+1}| {m+3}|"},
		{"If there is one, +2 Power. Otherwise, none.", "If there is one, {p+2}.| Otherwise, none.|"},
		{"You may pay 1 Power: +2 Move.", "You may pay 1 Power: {m+2}.|"},
		{"+Power equal to its cost.", "+Power equal to its cost.|"},
		{"+1 Power for each (maximum +3).", "{p+1} for each (maximum +3).|"},
		{"Each player draws two cards.", "Each player {dd}draws two cards.|"},
		{"Then draw five cards, or draw it.", "Then {ddd}draw five cards, or draw it.|"},
		{"draw one more card", "{d}draw one more card|"},
		{"Attack: Each foe loses.", "{c}*Attack: Each foe loses.|"},
		{"Attack, on no one's turn: Lose.", "{c}*Attack, *on *no *one's *turn: Lose.|"},
		{"Defense: Discard this.", "{s}*Defense: Discard this.|"},
		{"Ongoing: +1 Power.", "{r}*Ongoing: {p+1}.|"},
		{"Stack Ongoing: +1 Power.", "{r}*Stack *Ongoing: {p+1}.|"},
		{"Defense (Range 2): Discard this.", "{s}*Defense *(Range *2): Discard this.|"},
		{"Assist (Range 2): It works.", "{a}*Assist *(Range *2): It works.|"},
		{"First Appearance Attack: Each foe.", "{c}*First *Appearance *Attack: Each foe.|"},
		{"When defeated: Each foe.", "*When *defeated: Each foe.|"},
		{"Reward: You win. You do.", "*Reward: You win.| You do.|"},
		{"Go to S.T.A.R. Labs now.", "Go to S.T.A.R. Labs now.|"},
		{"When you play it, +1 purchase.", "When you play it, +1 purchase.|"},
	} {
		t.Run(c.text, func(t *testing.T) {
			if got := plain(Paragraphs(c.text)[0]); got != c.want {
				t.Errorf("%q is set as %q, want %q", c.text, got, c.want)
			}
		})
	}
	if got := len(Paragraphs("one\n\ntwo")); got != 2 {
		t.Errorf("%d paragraphs, want 2", got)
	}
}

func TestGains(t *testing.T) {
	for text, want := range map[string]string{
		"+2 Power.": "{p+2}", "+3 Power. Draw.": "{p+3}", "+1 Power. +2 Move. Then stop.": "{p+1} {m+2}",
		"Draw two cards. Discard one.": "{dd}", "If so, +2 Power.": "", "+1 Power for each foe.": "", "": "", "No effect.": "",
		"Attack: Lose.": "{c}", "Ongoing: Win.": "{r}",
	} {
		t.Run(text, func(t *testing.T) {
			if got := plain(Gains(text)); got != want {
				t.Errorf("%q gives %q, want %q", text, got, want)
			}
		})
	}
}

// lower returns the lowest point of a word.
func lower(w Placed) float64 {
	if w.tall() {
		return w.Y + tallFoot*w.Size
	}
	return w.Y + descent*w.Size
}

func TestFlowStaysInItsBox(t *testing.T) {
	box := pen.AreaAt(10, 20, 200, 100)
	text := "+2 Power.\nDefense: Discard this card, and then +3 Power. Draw a card. " + strings.Repeat("More of it follows. ", 9)
	for size := 8.0; size < 40; size++ {
		s := Fit(Paragraphs(text), Column{Box: box}, size, square)
		for _, w := range s.Words {
			if w.X < box.X-1e-6 || w.X+w.W > box.X+box.W+1e-6 || w.Y-w.Size < box.Y-0.4*size || lower(w) > box.Y+box.H+1e-6 {
				t.Errorf("size %g: %q at %g, %g, %g wide, leaves the box", size, w.Text, w.X, w.Y, w.W)
			}
		}
		last := s.Words[len(s.Words)-1]
		if s.Whole == (last.Sign == More) {
			t.Errorf("size %g: whole is %v and the last word is %+v", size, s.Whole, last.Word)
		}
		free := box.Y + box.H - s.Bottom
		if n := len(s.Words); !s.Whole && n > 1 && !s.Words[n-2].Last && free > lineStep*size+tallStep*size {
			t.Errorf("size %g: the text is cut within a sentence, behind %q, with %.0f left", size, s.Words[n-2].Text, free)
		}
		if !s.Whole && free > (lineStep+lineBreak+tallStep+Large+largeAbove)*size {
			t.Errorf("size %g: the text is cut with %.0f left", size, free)
		}
	}
}

func TestGainsAloneAreLarge(t *testing.T) {
	box := pen.AreaAt(0, 0, 300, 300)
	s := Flow(Paragraphs("+2 Power. +1 Move.\n+1 Power. Draw."), Column{Box: box}, 10, square)
	for i, want := range []float64{10 * Large, 10 * Large, 10, 10} {
		if got := s.Words[i].Size; got != want {
			t.Errorf("word %d has size %g, want %g", i, got, want)
		}
	}
	if a, b := s.Words[1], s.Words[2]; lower(a) > b.Y-0.75*b.Size {
		t.Errorf("the line below the large signs begins at %g, in the signs, which reach to %g", b.Y-0.75*b.Size, lower(a))
	}
}

func TestFitCutsBySentences(t *testing.T) {
	p := Paragraphs("One two three.\nFour five. Six seven eight nine ten.")
	box := pen.AreaAt(0, 0, 100, 28)
	s := Fit(p, Column{Box: box}, 10, square)
	if s.Whole || s.Sentences != 2 {
		t.Errorf("%d sentences are shown, whole is %v; want 2, false", s.Sentences, s.Whole)
	}
	for n, want := range []string{"{…}", "One two three.| {…}", "One two three.| Four five.| {…}"} {
		var all []Word
		for _, p := range Cut(p, n) {
			all = append(all, p...)
		}
		if got := plain(all); got != want {
			t.Errorf("cut to %d: %q, want %q", n, got, want)
		}
	}
}

func TestNotchIsKeptFree(t *testing.T) {
	c := Column{Box: pen.AreaAt(0, 0, 200, 300), Notch: pen.AreaAt(150, -20, 50, 30)}
	for _, text := range []string{"word and more words of it", "or you gain again +2 Power and +3 Power"} {
		for size := 8.0; size < 20; size++ {
			s := Flow(Paragraphs(text), c, size, square)
			for _, w := range s.Words {
				if w.Y-w.head()*size < 10 && w.X+w.W > 150 {
					t.Errorf("size %g: %q %q at %g, %g, is in the notch", size, w.Value, w.Text, w.X, w.Y)
				}
			}
		}
	}
}

func TestWrap(t *testing.T) {
	letters := func(s string) float64 { return float64(len(s)) }
	for _, c := range []struct {
		text  string
		width float64
		want  []string
	}{
		{"a longer\n\nunbreakable\nword", 5, []string{"a", "longe", "r", "", "unbre", "akabl", "e", "word"}},
		{strings.Repeat("x", 1000) + " y", 400, []string{strings.Repeat("x", 400), strings.Repeat("x", 400), strings.Repeat("x", 200) + " y"}},
		{"éé", 1, []string{"é", "é"}},
		{"one two three", 7, []string{"one two", "three"}},
		{"one\ntwo", 20, []string{"one", "two"}},
		{"unbreakable is long", 5, []string{"unbre", "akabl", "e is", "long"}},
		{"", 5, []string{""}},
		{"You moved to Slot 5", 17, []string{"You moved to", "Slot 5"}},
		{"You moved to Slot 15, then on", 18, []string{"You moved to", "Slot 15, then on"}},
		{"Ana played Kick (+1 Power)", 19, []string{"Ana played Kick", "(+1 Power)"}},
		{"a Kick (+1 Power, +2 Move)", 18, []string{"a Kick (+1 Power,", "+2 Move)"}},
		{"Robo bought Heat Vision for 2 Power", 30, []string{"Robo bought Heat Vision for", "2 Power"}},
		{"Bob reshuffled 29 cards into their deck", 19, []string{"Bob reshuffled", "29 cards into their", "deck"}},
		{"You lose (12 VP in all)", 14, []string{"You lose", "(12 VP in all)"}},
		{"Draw 2 cards", 6, []string{"Draw 2", "cards"}}, // no room for both
		{"Draw 2 cards", 8, []string{"Draw", "2 cards"}},
		{"Then Slot 5 was hit", 11, []string{"Then Slot 5", "was hit"}},
		{"a cost of 5 or less", 11, []string{"a cost of 5", "or less"}},
		{"Pay 5 Power", 6, []string{"Pay 5", "Power"}},
		{"go to 5 or 6", 6, []string{"go to", "5 or 6"}},
		{"+1 Power", 5, []string{"+1", "Power"}}, // no room for both
		{"in Slot 5", 4, []string{"in", "Slot", "5"}},
	} {
		t.Run(c.text, func(t *testing.T) {
			if got := wrapBy(c.text, c.width, true, 9, letters); !slices.Equal(got, c.want) {
				t.Errorf("%q at %g: %q, want %q", c.text, c.width, got, c.want)
			}
		})
	}
	if got, want := wrapBy("one two three\n\nfour", 3, true, 3, letters), []string{"one", "two", "thr"}; !slices.Equal(got, want) {
		t.Errorf("the first lines are %q, want %q", got, want)
	}
	if got, want := wrapBy("unbreakable is long", 5, false, 9, letters), []string{"unbreakable", "is", "long"}; !slices.Equal(got, want) {
		t.Errorf("whole words are set as %q, want %q", got, want)
	}
	if got, want := wrapBy("at Slot 5", 5, false, 9, letters), []string{"at", "Slot", "5"}; !slices.Equal(got, want) {
		t.Errorf("a number without room for its word is set as %q, want %q", got, want)
	}
}

// TestFlowWhole checks that FlowWhole lays out text that fits as Flow does, reports text that does
// not fit, and that measured words are laid out as others.
func TestFlowWhole(t *testing.T) {
	text := "+2 Power.\nDefense: Discard this card, and then +3 Power. Draw a card. An unbreakably-long-word ends it."
	fitting, cut := 0, 0
	for size := 4.0; size < 40; size++ {
		c := Column{Box: pen.AreaAt(10, 20, 200, 100), Notch: pen.AreaAt(160, 0, 50, 40)}
		want := Flow(Paragraphs(text), c, size, square)
		got, ok := FlowWhole(Measured(Paragraphs(text), square), c, size, square)
		if ok != want.Whole || got.Whole != want.Whole {
			t.Errorf("size %g: whole is %v and %v, want %v", size, ok, got.Whole, want.Whole)
		}
		if !ok {
			cut++
			continue
		}
		fitting++
		same := func(a, b Placed) bool {
			a.wide, b.wide = 0, 0
			return a == b
		}
		if !slices.EqualFunc(got.Words, want.Words, same) || got.Bottom != want.Bottom || got.Sentences != want.Sentences {
			t.Errorf("size %g: text that fits is laid out as %v, want %v", size, got, want)
		}
	}
	if fitting < 3 || cut < 3 {
		t.Errorf("%d sizes fit and %d do not; the test sees too little", fitting, cut)
	}
}
