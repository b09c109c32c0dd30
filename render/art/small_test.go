package art

import (
	"strings"
	"testing"

	"lineup/render/art/typeset"
)

// words returns the letters of paragraphs.
func words(paragraphs [][]typeset.Word) string {
	var out []string
	for _, p := range paragraphs {
		for _, w := range p {
			out = append(out, w.Text)
		}
	}
	return strings.Join(out, " ")
}

// TestSmallCardsKeepTheOrder checks that the foot of a small card has no draw on which its text depends,
// and that draws on which nothing depends are not in the text.
func TestSmallCardsKeepTheOrder(t *testing.T) {
	ordered := map[string]bool{}
	for _, f := range printed() {
		if f.Oversized() {
			continue
		}
		text, drawn := strings.ToLower(words(typeset.AfterGains(f.Text))), false
		for _, w := range typeset.BesideText(f.Text) {
			drawn = drawn || w.Sign == typeset.Draw
		}
		first, _, _ := strings.Cut(f.Text, "\n")
		_, after, _ := strings.Cut(strings.ToLower(first), "draw ")
		depends := strings.Contains(after, "discard a") || strings.Contains(after, "discard two") || strings.Contains(after, "your hand") || strings.Contains(after, "your deck")
		if drawn && depends {
			t.Errorf("%s draws in its foot, and its text is %q", f.Name, text)
		}
		if strings.HasPrefix(text, "draw ") {
			each := strings.HasPrefix(after, "a card for each ") // the foot has no sign for that
			if ordered[f.Name] = true; !depends && !each || drawn {
				t.Errorf("%s draws in its text, in its foot %v: %q", f.Name, drawn, text)
			}
		}
	}
	for _, name := range []string{"The Penguin", "Mongul", "Power Battery", "Connected"} {
		if !ordered[name] {
			t.Errorf("%s does not begin with its draw", name)
		}
	}
	if ordered["Batcomputer"] || ordered["Kid Flash"] {
		t.Error("draws on which nothing depends are in the text")
	}
}

// TestSmallLocationsSayWhatTheyDo checks that a small card spends no lines on saying that it stays in play,
// has the sign for it, and shows a rule of its own in a Line-Up of five and in the hand.
func TestSmallLocationsSayWhatTheyDo(t *testing.T) {
	stay := 0
	for _, f := range printed() {
		if !strings.Contains(f.Text, "Ongoing: This card stays in play.") {
			continue
		}
		stay++
		if text := words(typeset.AfterGains(f.Text)); strings.Contains(text, "stays in play") {
			t.Errorf("small, %s says %q", f.Name, text)
		}
		ring := false
		for _, g := range layGains(f, false, 0.5) {
			ring = ring || g.sign.Sign == typeset.Ring
		}
		if !ring {
			t.Errorf("%s has no sign that it stays in play", f.Name)
		}
		for _, width := range []int{118, 136} {
			s := Press{Min: MinRules}
			g, small := s.look(f, width, 1)
			if small {
				name, _ := smallName(f.shown(), 1)
				g.text, _ = s.smallRules(f, float64(width)/CardWidth, len(name.lines))
			}
			shown := ""
			for _, w := range g.text.Words {
				shown += w.Text + " "
			}
			if len(strings.Fields(shown)) < 5 || strings.Contains(shown, "stays in play") {
				t.Errorf("%d pixels wide, %s shows %q", width, f.Name, shown)
			}
		}
		if g := (Press{}).arrange(f, 1); !strings.Contains(words(g.text.Shown), "stays in play") && !g.text.Whole {
			t.Errorf("large, %s does not say that it stays in play", f.Name)
		}
	}
	if stay < 3 { // the others say what works while they are in play
		t.Errorf("only %d cards stay in play", stay)
	}
	if lone := "Ongoing: This card stays in play."; words(typeset.AfterGains(lone)) != lone || typeset.Brief(lone) != lone {
		t.Error("a card that only stays in play says nothing")
	}
}

// TestSmallCardsSayThatThereIsMore checks that a small card without its text has the sign or the dots that
// there is more after its other signs, in every width, and that signs do not become too small for it.
func TestSmallCardsSayThatThereIsMore(t *testing.T) {
	for _, f := range printed() {
		if f.Oversized() || len(typeset.AfterGains(f.Text)) == 0 {
			continue
		}
		for _, width := range []float64{60, 86, 104} {
			unit := width / CardWidth
			row := layGains(f, true, unit)
			last := row[len(row)-1]
			if last.sign.Sign != typeset.More && last.sign.Sign != typeset.Dots {
				t.Errorf("%.0f pixels wide, %s does not say that there is more", width, f.Name)
			}
			if len(row) < 4 && last.size*unit < 6*width/60 {
				t.Errorf("%.0f pixels wide, %s has signs of %.1f pixels", width, f.Name, last.size*unit)
			}
		}
	}
}
